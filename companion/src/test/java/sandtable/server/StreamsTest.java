package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.ByteArrayOutputStream;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import sandtable.table.Seat;

class StreamsTest {
    @Test
    @DisplayName("a stream whose frame can't be made ends, and the log says where, not what only one seat may know")
    void failing() throws Exception {
        Logger logger = (Logger) LoggerFactory.getLogger(Streams.class);
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        logger.addAppender(log);
        Supplier<StreamClient.Event> fails = () -> {
            throw new IllegalStateException("swordfish", new IllegalArgumentException("swordfish"));
        };
        try (Streams streams = new Streams()) {
            CompletableFuture<Void> finished = streams.serve(
                    new Streams.Whose("t1", new Seat("ann"), "device"), new ByteArrayOutputStream(), fails, fails);
            finished.get(10, TimeUnit.SECONDS);
            assertThat(streams.size()).isZero();
        } finally {
            logger.detachAppender(log);
        }
        assertThat(log.list).singleElement().satisfies(event -> {
            assertThat(event.getFormattedMessage())
                    .contains("IllegalStateException", "IllegalArgumentException", "StreamsTest")
                    .doesNotContain("swordfish");
            assertThat(event.getThrowableProxy()).isNull();
        });
    }
}

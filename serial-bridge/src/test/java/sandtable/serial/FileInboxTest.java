package sandtable.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sandtable.serial.TrayInbox.Batch;
import sandtable.serial.TrayInbox.Kept;

@DisplayName("An inbox in a file")
class FileInboxTest {
    private static final String DIE = "$ROL,4,90214,17,4,rwb,white,?,0*2FF2";
    private static final String END = "$END,5,90260,17,2*4030";
    private static final TrayRoll ROLL = new TrayRoll(
            "tray 1",
            "51C2",
            17,
            TrayRoll.Status.ASK,
            Optional.of("incomplete"),
            List.of(new TrayDie("4", "rwb", "white", "?", 0)),
            List.of(DIE, END));

    @TempDir
    Path folder;

    @Test
    void remembers_all_after_it_was_opened_again() throws Exception {
        try (FileInbox inbox = open()) {
            inbox.keep(new Batch("tray 1", "51C2", List.of(new Kept("51C2", 4, DIE, true)), List.of()));
            inbox.keep(new Batch("tray 2", "1", List.of(new Kept("1", 9, "$X,9*E1B5", true)), List.of()));
        }
        try (FileInbox again = open()) {
            assertThat(again.recall("tray 1", "51C2").awaiting()).containsExactly(new Kept("51C2", 4, DIE, true));
            again.keep(new Batch("tray 1", "51C2", List.of(new Kept("51C2", 5, END, false)), List.of(ROLL)));
        }
        assertThat(FileInbox.read(file())).containsExactly(ROLL);
        try (FileInbox last = open()) {
            assertThat(last.recall("tray 1", "51C2").lastSeq()).hasValue(5);
            assertThat(last.recall("tray 1", "51C2").awaiting()).isEmpty();
            assertThat(last.recall("tray 2", "1").awaiting()).hasSize(1);
        }
    }

    @Test
    void leaves_out_a_batch_that_was_cut_off() throws Exception {
        try (FileInbox inbox = open()) {
            inbox.keep(new Batch("tray 1", "51C2", List.of(new Kept("51C2", 4, DIE, true)), List.of()));
        }
        Files.writeString(file(), "batch tray%201 51C2\nkept 5 settled " + END, StandardOpenOption.APPEND);
        try (FileInbox again = open()) {
            assertThat(again.recall("tray 1", "51C2").lastSeq()).hasValue(4);
            again.keep(new Batch("tray 1", "51C2", List.of(new Kept("51C2", 5, END, false)), List.of(ROLL)));
        }
        assertThat(FileInbox.read(file())).containsExactly(ROLL);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "buy milk\nbuy dice\n",
                "batch 3 of the paint is here\nbatch 4 is not\n",
                "the story has an\nend\n",
                "the\nend\nand its sequel",
                "batch tray%201 51C2\nkept what was left\nend\n",
                "batch tray%201 51C2\nroll over\nend\n",
                "batch tray%201 51C2\nroll tray%201 51C2 17 MAYBE - $END,5*0000\nend\n",
            })
    void leaves_a_file_alone_that_holds_something_else(String text) throws Exception {
        Files.writeString(file(), text);

        assertThatThrownBy(this::open)
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("inbox is no file of `tray watch --keep`; name another");
        assertThat(Files.readString(file())).isEqualTo(text);
    }

    private Path file() {
        return folder.resolve("inbox");
    }

    private FileInbox open() throws Exception {
        return new FileInbox(file());
    }
}

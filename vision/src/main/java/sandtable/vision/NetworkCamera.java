package sandtable.vision;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * A camera on the network: an endless MJPEG answer (multipart/x-mixed-replace), or an address that gives one JPEG each time
 * it is asked. In a stream the pictures are cut out by their own start and end marks, because cameras differ in how they
 * write the parts' headers.
 */
final class NetworkCamera implements Camera {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int SPOILT = 5;
    private static final int LARGEST = 20_000_000;
    private final HttpClient client;
    private final URI address;
    private final long start = System.nanoTime();
    private final Optional<InputStream> stream;
    private volatile boolean closed;

    private NetworkCamera(HttpClient client, URI address, Optional<InputStream> stream) {
        this.client = client;
        this.address = address;
        this.stream = stream;
    }

    static NetworkCamera open(String source) throws CameraException {
        URI address;
        try {
            address = URI.create(source);
            if (address.getHost() == null) {
                throw new IllegalArgumentException("it names no machine");
            }
        } catch (IllegalArgumentException e) {
            throw new CameraException("\"" + source + "\" is no address (" + e.getMessage() + ").", e);
        }
        HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
        HttpResponse<InputStream> answer = ask(client, address);
        boolean endless = answer.headers()
                .firstValue("content-type")
                .orElse("")
                .toLowerCase(Locale.ROOT)
                .startsWith("multipart/");
        if (endless) {
            return new NetworkCamera(client, address, Optional.of(new BufferedInputStream(answer.body(), 1 << 16)));
        }
        try {
            answer.body().close();
        } catch (IOException e) {
            throw silent(address, e);
        }
        return new NetworkCamera(client, address, Optional.empty());
    }

    private static HttpResponse<InputStream> ask(HttpClient client, URI address) throws CameraException {
        try {
            HttpRequest request =
                    HttpRequest.newBuilder(address).timeout(PATIENCE).build();
            HttpResponse<InputStream> answer = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
            if (answer.statusCode() != 200) {
                answer.body().close();
                throw new CameraException("The camera at " + address.getHost() + " answers " + answer.statusCode()
                        + ". Check the address.");
            }
            return answer;
        } catch (IOException e) {
            throw silent(address, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw silent(address, e);
        }
    }

    private static CameraException silent(URI address, Exception cause) {
        return new CameraException(
                "The camera at " + address.getHost() + " does not answer. Is it on, and on this network?", cause);
    }

    @Override
    public Optional<Frame> next() throws CameraException {
        for (int spoilt = 0; !closed; spoilt++) {
            try {
                return Optional.of(Frame.of(picture(), (System.nanoTime() - start) / 1e6));
            } catch (UnreadablePictureException e) {
                // On a bad line single pictures arrive damaged.
                if (spoilt == SPOILT) {
                    throw new CameraException("The camera at " + address.getHost() + ": " + e.getMessage(), e);
                }
            } catch (IOException e) {
                if (!closed) {
                    throw silent(address, e);
                }
            }
        }
        return Optional.empty();
    }

    private byte[] picture() throws IOException, CameraException {
        if (stream.isEmpty()) {
            try (InputStream body = ask(client, address).body()) {
                return body.readNBytes(LARGEST);
            }
        }
        return cut(stream.get()).orElseThrow(() -> new IOException("the stream ended"));
    }

    /** The next picture of a stream, from its start mark FF D8 FF to its end mark FF D9. */
    static Optional<byte[]> cut(InputStream in) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream(1 << 16);
        int before = -1;
        int last = -1;
        boolean inside = false;
        int b;
        while ((b = in.read()) >= 0) {
            if (inside) {
                out.write(b);
                if (last == 0xFF && b == 0xD9) {
                    return Optional.of(out.toByteArray());
                }
                if (out.size() > LARGEST) {
                    throw new IOException("a picture without end");
                }
            } else if (before == 0xFF && last == 0xD8 && b == 0xFF) {
                inside = true;
                out.write(0xFF);
                out.write(0xD8);
                out.write(0xFF);
            }
            before = last;
            last = b;
        }
        return Optional.empty();
    }

    @Override
    public void close() {
        closed = true;
        if (stream.isPresent()) {
            try {
                stream.get().close();
            } catch (IOException e) {
                // It is being given up anyway.
                return;
            }
        }
    }
}

package sandtable.vision.camera;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import sandtable.vision.UnreadablePictureException;

/**
 * A camera on the network: an endless MJPEG answer (multipart/x-mixed-replace), or an address that gives one JPEG each time
 * it is asked. In a stream the pictures are cut out by their own start and end marks, because cameras differ in how they
 * write the parts' headers. A name and a password in its address are sent with each question. What is told of a camera never repeats its address, which may hold a name and a password.
 */
final class NetworkCamera implements Camera {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int UNKNOWN_USER = 401;
    private static final int MOST_PORT = 65_535;
    private static final int SPOILT = 5;
    private static final int LARGEST = 20_000_000;
    private final HttpClient client;
    private final URI address;
    private final long start = System.nanoTime();
    private final boolean endless;
    private volatile InputStream body;
    private volatile boolean closed;

    /** @param body the endless answer; else one that was read, and others are asked for */
    private NetworkCamera(HttpClient client, URI address, boolean endless, InputStream body) {
        this.client = client;
        this.address = address;
        this.endless = endless;
        this.body = body;
    }

    static NetworkCamera open(String source) throws CameraException {
        URI address = address(source);
        HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
        HttpResponse<InputStream> answer = ask(client, address);
        boolean endless = answer.headers()
                .firstValue("content-type")
                .orElse("")
                .toLowerCase(Locale.ROOT)
                .startsWith("multipart/");
        if (endless) {
            return new NetworkCamera(client, address, true, new BufferedInputStream(answer.body(), 1 << 16));
        }
        try {
            answer.body().close();
        } catch (IOException e) {
            throw silent(address, e);
        }
        return new NetworkCamera(client, address, false, answer.body());
    }

    private static URI address(String source) throws CameraException {
        try {
            URI address = new URI(source);
            if (address.getHost() != null && address.getPort() <= MOST_PORT) {
                return address;
            }
        } catch (URISyntaxException e) {
            // It quotes the address, so nothing of it goes on.
        }
        throw new CameraException("The camera's address is not written as addresses are. It has the form"
                + " http://192.168.1.5/video; a sign in its name or password that is no letter or digit is written as"
                + " % and two digits, % itself as %25.");
    }

    private static HttpResponse<InputStream> ask(HttpClient client, URI address) throws CameraException {
        try {
            HttpRequest.Builder request = HttpRequest.newBuilder(address).timeout(PATIENCE);
            if (address.getUserInfo() != null) {
                request.header("Authorization", basic(address.getUserInfo()));
            }
            HttpResponse<InputStream> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
            if (answer.statusCode() != 200) {
                answer.body().close();
                throw new CameraException("The camera at " + address.getHost() + " answers " + answer.statusCode()
                        + ". "
                        + (answer.statusCode() == UNKNOWN_USER
                                ? "Its address needs the right name and password, http://NAME:PASSWORD@192.168.1.5/video,"
                                        + " and the camera has to take them the way that is called Basic."
                                : "Check the address."));
            }
            return answer;
        } catch (IOException e) {
            throw silent(address, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw silent(address, e);
        }
    }

    /** What a name, a colon and a password are sent as (RFC 7617). */
    private static String basic(String user) {
        return "Basic " + Base64.getEncoder().encodeToString(user.getBytes(StandardCharsets.UTF_8));
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
        if (endless) {
            return patiently(in -> cut(in).orElseThrow(() -> new IOException("the stream ended")));
        }
        try (InputStream picture = ask(client, address).body()) {
            body = picture;
            return patiently(in -> in.readNBytes(LARGEST));
        }
    }

    private interface Read {
        byte[] from(InputStream in) throws IOException;
    }

    /** A camera that is unplugged leaves its line open and says nothing: after a while what waits for it is told to stop. */
    private byte[] patiently(Read read) throws IOException {
        CompletableFuture<Void> late = CompletableFuture.runAsync(
                this::giveUp, CompletableFuture.delayedExecutor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
        try {
            if (closed) {
                throw new IOException("closed");
            }
            return read.from(body);
        } finally {
            late.cancel(false);
        }
    }

    /** Who waits for more of an answer that is closed gets an error. */
    private void giveUp() {
        try {
            body.close();
        } catch (IOException e) {
            // It is being given up anyway.
            return;
        }
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
        giveUp();
    }
}

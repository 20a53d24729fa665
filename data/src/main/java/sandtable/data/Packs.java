package sandtable.data;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds and reads packs: those that come with the product and those that an owner put into a folder, whose files win. Safe for several
 * threads.
 */
public final class Packs {
    private static final String SHIPPED = "sandtable/packs/";

    static final ObjectMapper YAML = JsonMapper.builder(new YAMLFactory())
            .addModule(new Jdk8Module())
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();

    private final Optional<Path> folder;
    private final List<String> shippedIds = lines(SHIPPED + "index.txt");
    /** Those that were read. They don't change while the product runs. */
    private final Map<String, Pack> shipped = new ConcurrentHashMap<>();
    /** An owner's packs that were read, by file: he may change it at any time. */
    private final Map<Path, Owned> owned = new ConcurrentHashMap<>();

    private record Owned(byte[] file, Pack pack) {}

    private Packs(Optional<Path> folder) {
        this.folder = folder;
    }

    /** The packs that come with the product. */
    public static Packs shipped() {
        return new Packs(Optional.empty());
    }

    /** The shipped packs, and an owner's {@code ID.yaml} files in a folder, which need not exist. */
    public static Packs with(Path folder) {
        return new Packs(Optional.of(folder));
    }

    /** The ids of all packs, games' and cards', in the order of the index, the owner's last. */
    public List<String> ids() {
        List<String> ids = new ArrayList<>(shippedIds);
        folder.filter(Files::isDirectory).ifPresent(own -> {
            try (var files = Files.list(own)) {
                files.map(file -> file.getFileName().toString())
                        .filter(name -> name.endsWith(".yaml"))
                        .map(name -> name.substring(0, name.length() - ".yaml".length()))
                        .filter(id -> !ids.contains(id))
                        .sorted()
                        .forEach(ids::add);
            } catch (IOException e) {
                throw new PackException("The folder of packs " + own + " can't be read: " + e.getMessage(), e);
            }
        });
        return List.copyOf(ids);
    }

    /**
     * Reads a pack whole, or gives it as it was read before if its file is still the same.
     *
     * @throws PackException if there is none of that id, or its file is broken: it says where
     */
    public Pack load(String id) {
        if (!id.matches("[a-z0-9][a-z0-9-]*") || !ids().contains(id)) {
            throw new PackException("There is no pack '" + id + "'. There are: " + String.join(", ", ids()) + ".");
        }
        return folder.map(path -> path.resolve(id + ".yaml"))
                .filter(Files::isRegularFile)
                .map(file -> owned(id, file))
                .orElseGet(() -> shipped.computeIfAbsent(id, Packs::shipped));
    }

    private static Pack shipped(String id) {
        String name = id + ".yaml";
        try (InputStream in = resource(SHIPPED + name)) {
            return read(id, name, in.readAllBytes());
        } catch (IOException e) {
            throw unreadable(name, e);
        }
    }

    private Pack owned(String id, Path file) {
        byte[] now;
        try {
            now = Files.readAllBytes(file);
        } catch (IOException e) {
            throw unreadable(file.toString(), e);
        }
        Owned before = owned.get(file);
        if (before != null && Arrays.equals(before.file(), now)) {
            return before.pack();
        }
        Pack pack = read(id, file.toString(), now);
        owned.put(file, new Owned(now, pack));
        return pack;
    }

    private static Pack read(String id, String name, byte[] file) {
        try {
            Pack pack = YAML.readValue(file, Pack.class);
            if (!pack.id().equals(id)) {
                throw new PackException("The pack file " + name + " says that its id is '" + pack.id()
                        + "'. Name the file " + pack.id() + ".yaml, or mend the id.");
            }
            return pack;
        } catch (JsonProcessingException e) {
            throw PackException.broken(name, e);
        } catch (IOException e) {
            throw unreadable(name, e);
        }
    }

    private static PackException unreadable(String name, IOException e) {
        return new PackException("The pack file " + name + " can't be read: " + e.getMessage(), e);
    }

    /**
     * A pack's content as the game's own records.
     *
     * @throws PackException if the content doesn't fit: it says where
     */
    public static <T> T content(Pack pack, Class<T> type) {
        try {
            return YAML.treeToValue(pack.content(), type);
        } catch (JsonProcessingException e) {
            throw PackException.broken(pack.id() + ".yaml, content", e);
        }
    }

    static List<String> lines(String resource) {
        try (InputStream in = resource(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new PackException("The list " + resource + " can't be read: " + e.getMessage(), e);
        }
    }

    static InputStream resource(String name) throws IOException {
        InputStream in = Packs.class.getClassLoader().getResourceAsStream(name);
        if (in == null) {
            throw new IOException(name + " is missing from the product");
        }
        return in;
    }
}

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
import java.util.List;
import java.util.Optional;

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
        List<String> ids = new ArrayList<>(lines(SHIPPED + "index.txt"));
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
     * Reads a pack whole.
     *
     * @throws PackException if there is none of that id, or its file is broken: it says where
     */
    public Pack load(String id) {
        if (!id.matches("[a-z0-9][a-z0-9-]*") || !ids().contains(id)) {
            throw new PackException("There is no pack '" + id + "'. There are: " + String.join(", ", ids()) + ".");
        }
        Optional<Path> own = folder.map(path -> path.resolve(id + ".yaml")).filter(Files::isRegularFile);
        String name = own.map(Path::toString).orElse(id + ".yaml");
        try (InputStream in = own.isPresent() ? Files.newInputStream(own.get()) : resource(SHIPPED + id + ".yaml")) {
            Pack pack = YAML.readValue(in, Pack.class);
            if (!pack.id().equals(id)) {
                throw new PackException("The pack file " + name + " says that its id is '" + pack.id()
                        + "'. Name the file " + pack.id() + ".yaml, or mend the id.");
            }
            return pack;
        } catch (JsonProcessingException e) {
            throw PackException.broken(name, e);
        } catch (IOException e) {
            throw new PackException("The pack file " + name + " can't be read: " + e.getMessage(), e);
        }
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

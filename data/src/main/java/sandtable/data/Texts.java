package sandtable.data;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The sentences of one language by key. Their templates are worded by the companion: {@code {name}} stands for an argument,
 * {@code {n|Soldier|Soldiers}} for the first form where n is 1 and else for the second. Safe for several threads.
 */
public final class Texts {
    /** The languages there are; the first is the fallback. */
    public static final List<String> LANGUAGES = List.of("en", "de");

    private final Map<String, String> templates;

    private Texts(Map<String, String> templates) {
        this.templates = Map.copyOf(templates);
    }

    /**
     * All texts of a language.
     *
     * @throws PackException if a file is broken or a key stands twice
     */
    public static Texts of(String language) {
        Map<String, String> templates = new LinkedHashMap<>();
        for (String name : Packs.lines("sandtable/texts/index.txt")) {
            String file = name + "." + language + ".yaml";
            try (InputStream in = Packs.resource("sandtable/texts/" + file)) {
                Map<String, String> read = Packs.YAML.readValue(in, new TypeReference<Map<String, String>>() {});
                read.forEach((key, template) -> {
                    if (templates.put(key, template) != null) {
                        throw new PackException(
                                "The text '" + key + "' stands twice; the second time in " + file + ".");
                    }
                });
            } catch (JsonProcessingException e) {
                throw PackException.broken(file, e);
            } catch (IOException e) {
                throw new PackException("The texts " + file + " can't be read: " + e.getMessage(), e);
            }
        }
        return new Texts(templates);
    }

    public Optional<String> template(String key) {
        return Optional.ofNullable(templates.get(key));
    }

    public Set<String> keys() {
        return templates.keySet();
    }
}

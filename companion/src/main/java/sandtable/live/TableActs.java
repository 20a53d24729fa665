package sandtable.live;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.ArrayList;
import java.util.List;

/** The names of acts, as they stand in {@code type}. */
final class TableActs {
    private static final List<String> NAMES = namesOf(TableAct.class);

    private TableActs() {}

    static List<String> names() {
        return NAMES;
    }

    static List<String> namesOf(Class<?> sealed) {
        List<String> names = new ArrayList<>();
        if (sealed.isSealed()) {
            for (Class<?> permitted : sealed.getPermittedSubclasses()) {
                names.addAll(namesOf(permitted));
            }
        } else {
            JsonTypeName name = sealed.getAnnotation(JsonTypeName.class);
            if (name != null) {
                names.add(name.value());
            }
        }
        return List.copyOf(names);
    }
}

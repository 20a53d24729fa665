package sandtable.data;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import java.util.stream.Collectors;

/** A pack is missing or broken. The message says which file, where in it, and what is wrong. */
public final class PackException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public PackException(String message) {
        super(message);
    }

    PackException(String message, Throwable cause) {
        super(message, cause);
    }

    static PackException broken(String name, JsonProcessingException e) {
        JsonLocation at = e.getLocation();
        String line = at == null || at.getLineNr() <= 0 ? "" : ", line " + at.getLineNr();
        String path = e instanceof JsonMappingException mapping
                        && !mapping.getPath().isEmpty()
                ? ", at "
                        + mapping.getPath().stream()
                                .map(ref ->
                                        ref.getFieldName() == null ? "[" + ref.getIndex() + "]" : ref.getFieldName())
                                .collect(Collectors.joining("."))
                : "";
        String what = e.getOriginalMessage().lines().findFirst().orElse("it is not valid YAML");
        return new PackException(
                "The pack file " + name + " is broken" + line + path + ": " + what
                        + ". Nothing of it was used; mend it and try again.",
                e);
    }
}

package sandtable.wire;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sandtable.data.Texts;
import sandtable.table.Sum;
import sandtable.table.Text;

/** Words texts in one language. Safe for several threads. */
public final class Wording {
    private static final Pattern SLOT = Pattern.compile("\\{([A-Za-z][A-Za-z0-9]*)(?:\\|([^|}]*)\\|([^|}]*))?}");
    private static final Map<String, Wording> LOADED = new ConcurrentHashMap<>();

    private final String language;
    private final Texts texts;
    private final Optional<Wording> fallback;

    private Wording(String language) {
        this.language = language;
        this.texts = Texts.of(language);
        String first = Texts.LANGUAGES.get(0);
        this.fallback = language.equals(first) ? Optional.empty() : Optional.of(in(first));
    }

    /** The wording of a language; of English where there is none of that language. */
    public static Wording in(String language) {
        String known = Texts.LANGUAGES.contains(language) ? language : Texts.LANGUAGES.get(0);
        Wording loaded = LOADED.get(known);
        if (loaded == null) {
            loaded = new Wording(known);
            LOADED.put(known, loaded);
        }
        return loaded;
    }

    public String language() {
        return language;
    }

    /** The text in words; a key that no language knows is shown as it is, so that nothing is hidden. */
    public String say(Text text) {
        Optional<String> template = texts.template(text.key());
        if (template.isEmpty()) {
            return fallback.map(other -> other.say(text)).orElse(text.key());
        }
        Matcher slots = SLOT.matcher(template.get());
        StringBuilder words = new StringBuilder();
        while (slots.find()) {
            Object arg = text.args().get(slots.group(1));
            String filled = arg == null
                    ? slots.group()
                    : slots.group(2) == null
                            ? say(arg)
                            : arg.equals(1) || arg.equals(-1) ? slots.group(2) : slots.group(3);
            slots.appendReplacement(words, Matcher.quoteReplacement(filled));
        }
        return slots.appendTail(words).toString();
    }

    private String say(Object arg) {
        if (arg instanceof Text text) {
            return say(text);
        }
        if (arg instanceof Sum sum) {
            return say(sum);
        }
        return arg instanceof Integer number ? signed(number) : arg.toString();
    }

    private String say(Sum sum) {
        String parts = sum.terms().stream()
                .map(term -> (term.value() < 0 ? "− " : "+ ") + Math.abs(term.value()) + " (" + say(term.label()) + ")")
                .collect(Collectors.joining(" "));
        String start = parts.startsWith("+ ") ? parts.substring(2) : parts.replaceFirst("^− ", "−");
        return start + " = " + signed(sum.result());
    }

    /** With a real minus sign. */
    private static String signed(int number) {
        return number < 0 ? "−" + -(long) number : Integer.toString(number);
    }
}

package sandtable.check;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sandtable.check.Checked.Answered;
import sandtable.check.Checked.Refused;
import sandtable.data.Pack;
import sandtable.data.PackException;
import sandtable.data.Packs;
import sandtable.game.dday.check.AssaultCheck;
import sandtable.game.dday.check.DefCheck;
import sandtable.game.dday.check.TallyCheck;
import sandtable.game.rivet.check.AttackCheck;
import sandtable.table.Because;
import sandtable.table.Check;
import sandtable.table.Text;
import sandtable.wire.Json;
import sandtable.wire.Wording;

/** Every kind of what-if question there is. Safe for several threads. */
public final class Checks {
    private static final List<Check<?>> ALL =
            List.of(new TallyCheck(), new DefCheck(), new AssaultCheck(), new AttackCheck());
    private static final ObjectMapper QUESTIONS = Json.journal()
            .copy()
            .disable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .setDefaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL));

    private final Packs packs;
    private final Map<String, Check<?>> kinds = new LinkedHashMap<>();

    private Checks(Packs packs) {
        this.packs = packs;
        ALL.forEach(check -> kinds.put(check.kind(), check));
    }

    /** All checks over these packs. */
    public static Checks over(Packs packs) {
        return new Checks(packs);
    }

    /** The kinds, in the order in which they are listed. */
    public Set<String> kinds() {
        return java.util.Collections.unmodifiableSet(kinds.keySet());
    }

    /**
     * Answers a question given as JSON text, or refuses it whole.
     *
     * @param language {@code en} or {@code de}
     */
    public Checked check(String kind, String question, String language) {
        Wording wording = Wording.in(language);
        try {
            return check(kind, QUESTIONS.readTree(question), language);
        } catch (JsonProcessingException e) {
            return refused(422, wording, Text.of("check.not-json", "where", Mistake.line(e)));
        }
    }

    /** Answers a question, or refuses it whole. */
    public Checked check(String kind, JsonNode question, String language) {
        Wording wording = Wording.in(language);
        Check<?> check = kinds.get(kind);
        if (check == null) {
            return refused(404, wording, Text.of("check.kind", "kind", kind, "known", String.join(", ", kinds())));
        }
        return answer(check, question, wording);
    }

    private <Q> Checked answer(Check<Q> check, JsonNode json, Wording wording) {
        if (!json.isObject()) {
            return refused(422, wording, Text.of("check.not-object"));
        }
        try {
            Q question = QUESTIONS.treeToValue(json, check.question());
            Pack pack = packs.load(check.pack(question));
            if (!pack.game().equals(check.game())) {
                return refused(422, wording, Text.of("check.other-game", "pack", pack.id(), "kind", check.kind()));
            }
            Check.Answer answer = check.answer(pack, question);
            if (answer instanceof Check.Answer.Ruled ruled) {
                return new Answered(worded(pack, ruled, wording));
            }
            return refused(422, wording, ((Check.Answer.Refused) answer).reason());
        } catch (JsonProcessingException e) {
            return refused(422, wording, Mistake.in(e));
        } catch (PackException e) {
            return refused(422, wording, Text.literal(String.valueOf(e.getMessage())));
        }
    }

    private static ObjectNode worded(Pack pack, Check.Answer.Ruled ruled, Wording wording) {
        ObjectMapper mapper = Json.worded(wording);
        ObjectNode answer = mapper.valueToTree(ruled.result());
        ArrayNode because = answer.putArray("because");
        for (Because reason : ruled.because()) {
            because.add(reason(pack, reason, wording));
        }
        answer.set("assumed", mapper.valueToTree(ruled.assumed()));
        return answer;
    }

    private static ObjectNode reason(Pack pack, Because reason, Wording wording) {
        ObjectNode node = Json.journal().createObjectNode();
        node.put("text", wording.say(reason.text()));
        node.put("rule", reason.rule());
        Pack.Rule rule = pack.rules().get(reason.rule());
        if (rule == null) {
            throw new PackException("The pack " + pack.id() + " has no rule '" + reason.rule()
                    + "'. Add it with a citation to its rules.");
        }
        List<String> cited =
                rule.citations().stream().map(citation -> cite(pack, citation)).toList();
        node.put("citation", cited.get(0));
        node.set("citations", Json.journal().valueToTree(cited));
        return node;
    }

    private static String cite(Pack pack, Pack.Citation citation) {
        Pack.Book book = pack.books().get(citation.book());
        String title = book == null ? citation.book() : book.title() + ", " + book.edition();
        return title + ": " + citation.place();
    }

    private static Refused refused(int status, Wording wording, Text reason) {
        ObjectNode problem = Json.journal().createObjectNode();
        problem.put("type", "about:blank");
        problem.put("title", wording.say(Text.of(status == 404 ? "check.title-unknown" : "check.title-refused")));
        problem.put("status", status);
        problem.put("detail", wording.say(reason));
        return new Refused(status, problem);
    }
}

package sandtable.game.rivet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sandtable.data.Packs;
import sandtable.game.rivet.act.RivetAct;
import sandtable.game.rivet.effect.RivetEffect;
import sandtable.game.rivet.state.State;
import sandtable.table.Chance;
import sandtable.table.Choice;
import sandtable.table.Deed;
import sandtable.table.Entry;
import sandtable.table.Played;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Setup;
import sandtable.table.Text;
import sandtable.wire.Json;
import sandtable.wire.Wording;

/** A table of Rivet Wars in memory: acts go in as JSON, entries are written and read back, and folded as the table folds them. */
final class Evening {
    static final Seat BISMARK = new Seat("bismark");
    static final Seat ALLIES = new Seat("allies");
    static final RivetGame GAME = new RivetGame();
    private static final ObjectMapper JSON = Json.knowing(Json.journal(), RivetAct.class, RivetEffect.class);
    private static final Packs PACKS = Packs.shipped();

    private final String secret;
    private final Played<State, RivetAct, RivetEffect> played = new Played<>(State.NOTHING);
    private final List<Entry<RivetAct, RivetEffect>> entries = new ArrayList<>();

    private Evening(Setup setup, String secret) {
        this.secret = secret;
        Ruling<RivetEffect> opened = GAME.open(setup, chance(1));
        assertThat(opened).as("%s", opened).isInstanceOf(Ruling.Accepted.class);
        add(Seat.DISPLAY, new Deed.Opened<>(), (Ruling.Accepted<RivetEffect>) opened);
    }

    static Setup setup(String mission, int players, Map<String, String> options, Map<String, Object> facts) {
        return new Setup(
                PACKS.load("rivet-wars-eastern-front"),
                PACKS.load("rivet-training"),
                mission,
                players,
                Set.of(),
                options,
                facts);
    }

    static Evening of(Setup setup, String secret) {
        return new Evening(setup, secret);
    }

    /** Two players, scores and dice, with so many objectives; the app deals the training cards. */
    static Evening of(String mission, int objectives) {
        return of(setup(mission, 2, Map.of(), Map.of("objectives." + mission, objectives)), "evening");
    }

    State state() {
        return played.state();
    }

    Played<State, RivetAct, RivetEffect> played() {
        return played;
    }

    List<Entry<RivetAct, RivetEffect>> entries() {
        return List.copyOf(entries);
    }

    List<Choice> choices(Seat seat) {
        return GAME.choices(played.state(), seat);
    }

    Optional<Choice> choice(Seat seat, String id) {
        return choices(seat).stream().filter(choice -> choice.id().equals(id)).findFirst();
    }

    /** The seat that the table waits for first. */
    Seat waiting() {
        return GAME.waiting(state()).get(0).seat();
    }

    /** Does an act given as JSON; it must be accepted. */
    Evening act(Seat seat, String json) {
        Ruling<RivetEffect> ruling = rule(seat, json);
        assertThat(ruling).as(() -> seat + " " + json + ": " + refusal(ruling)).isInstanceOf(Ruling.Accepted.class);
        add(seat, new Deed.Done<>(read(json)), (Ruling.Accepted<RivetEffect>) ruling);
        return this;
    }

    /** Does an act, takes it back where that may be, and does it again: to the same state. */
    Evening twice(Seat seat, String json) {
        act(seat, json);
        if (mayTakeBackLast(seat)) {
            State after = state();
            takeBack(seat);
            assertThat(state()).isNotEqualTo(after);
            act(seat, json);
            assertThat(state()).as("%s done again", json).isEqualTo(after);
        }
        return this;
    }

    /** Like {@link #act}, for the seat that the table waits for. */
    Evening act(String json) {
        return act(waiting(), json);
    }

    Ruling<RivetEffect> rule(Seat seat, String json) {
        return GAME.rule(state(), seat, read(json), chance(played.position() + 1));
    }

    /** Why an act is refused: the rule's id. */
    String refused(Seat seat, String json) {
        Ruling<RivetEffect> ruling = rule(seat, json);
        assertThat(ruling).isInstanceOf(Ruling.Refused.class);
        assertThat(Wording.in("en").say(((Ruling.Refused<RivetEffect>) ruling).reason()))
                .doesNotContain("{")
                .doesNotStartWith("rivet.");
        return ((Ruling.Refused<RivetEffect>) ruling).rule();
    }

    Evening happened(Seat seat, String json) {
        Ruling<RivetEffect> ruling = GAME.recordAsHappened(state(), seat, read(json), chance(played.position() + 1));
        assertThat(ruling).as(() -> refusal(ruling)).isInstanceOf(Ruling.Accepted.class);
        add(seat, new Deed.Happened<>(read(json), "so it was"), (Ruling.Accepted<RivetEffect>) ruling);
        return this;
    }

    Evening takeBack(Seat seat) {
        long struck = played.mayTakeBack(seat).orElseThrow().position();
        add(seat, new Deed.TakenBack<>(struck), new Ruling.Accepted<>(Text.literal("back"), List.of(), List.of()));
        return this;
    }

    boolean mayTakeBackLast(Seat seat) {
        return played.mayTakeBack(seat)
                .filter(entry -> entry.position() == played.position())
                .isPresent();
    }

    Entry<RivetAct, RivetEffect> last() {
        return entries.get(entries.size() - 1);
    }

    /** The last entry's reasons in English. */
    List<String> why() {
        return last().because().stream()
                .map(because -> Wording.in("en").say(because.text()))
                .toList();
    }

    List<String> rules() {
        return last().because().stream().map(because -> because.rule()).toList();
    }

    int points(Seat seat) {
        return state().player(seat).points();
    }

    static String filled(Choice choice, Map<String, JsonNode> fields) {
        ObjectNode act = JSON.valueToTree(choice.act());
        fields.forEach(act::set);
        return act.toString();
    }

    private RivetAct read(String json) {
        try {
            return JSON.readValue(json, RivetAct.class);
        } catch (JsonProcessingException e) {
            throw new AssertionError(json, e);
        }
    }

    /** Through JSON and back, as the journal does. */
    private void add(Seat by, Deed<RivetAct> deed, Ruling.Accepted<RivetEffect> accepted) {
        List<RivetEffect> effects = new ArrayList<>();
        for (RivetEffect effect : accepted.effects()) {
            try {
                effects.add(JSON.readValue(JSON.writeValueAsString(effect), RivetEffect.class));
            } catch (JsonProcessingException e) {
                throw new AssertionError(effect.toString(), e);
            }
        }
        assertThat(effects).isEqualTo(accepted.effects());
        Entry<RivetAct, RivetEffect> entry = new Entry<>(played.position() + 1, by, deed, effects, accepted);
        entries.add(entry);
        played.add(entry);
    }

    private static String refusal(Ruling<RivetEffect> ruling) {
        return ruling instanceof Ruling.Refused<RivetEffect> refused
                ? refused.rule() + ": " + Wording.in("en").say(refused.reason())
                : "";
    }

    Chance chance(long position) {
        return new Chance() {
            @Override
            public byte[] bytes(String purpose) {
                return sha256(secret + "/" + position + "/" + purpose);
            }

            @Override
            public byte[] entropy() {
                return sha256("entropy/" + position);
            }
        };
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}

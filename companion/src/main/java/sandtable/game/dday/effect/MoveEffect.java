package sandtable.game.dday.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Set;
import sandtable.game.dday.state.Path;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Where Units are, and what is learned of the map. */
public sealed interface MoveEffect extends DdayEffect {

    @JsonTypeName("moved")
    record Moved(Seat seat, String to, boolean finalBunker) implements MoveEffect {
        @Override
        public State on(State state) {
            Post there = state.post(seat).to(to);
            return state.with(seat, finalBunker ? there.with(Post.Status.IN_BUNKER) : there)
                    .changeMarks(seat, marks -> marks.move());
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.moved", seat, "sector", to);
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }
    }

    /** Where a Unit stands turned out to be the final Bunker. */
    @JsonTypeName("bunker-entered")
    record BunkerEntered(Seat seat) implements MoveEffect {
        @Override
        public State on(State state) {
            return state.with(seat, state.post(seat).with(Post.Status.IN_BUNKER));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.bunker-entered", seat);
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }
    }

    @JsonTypeName("stayed")
    record Stayed(Seat seat) implements MoveEffect {
        @Override
        public State on(State state) {
            return state.changeMarks(seat, marks -> marks.move());
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.stayed", seat);
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }
    }

    /** The Unit marker is turned to its next face. */
    @JsonTypeName("marker-turned")
    record MarkerTurned(Seat seat) implements MoveEffect {
        @Override
        public State on(State state) {
            return state.with(seat, state.post(seat).turn());
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.marker-turned", seat);
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }
    }

    @JsonTypeName("wiped-out")
    record WipedOut(Seat seat) implements MoveEffect {
        @Override
        public State on(State state) {
            return state.with(seat, state.post(seat).with(Post.Status.LOST));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.wiped-out", seat);
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** It holds a Bunker, in a game without a German. */
    @JsonTypeName("bunker-taken")
    record BunkerTaken(Seat seat) implements MoveEffect {
        @Override
        public State on(State state) {
            return state.with(seat, state.post(seat).with(Post.Status.SAFE));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.bunker-taken", seat);
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** An MGF is removed for good. */
    @JsonTypeName("mgf-silenced")
    record MgfSilenced(String sector) implements MoveEffect {
        @Override
        public State on(State state) {
            return state.changeField(field -> field.silence(sector));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.mgf-silenced", "sector", sector);
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** What is printed in a Sector was told to the app. */
    @JsonTypeName("sector-learned")
    record SectorLearned(Seat by, Sector sector) implements MoveEffect {
        @Override
        public State on(State state) {
            boolean other = state.map()
                    .sector(sector.id())
                    .filter(known -> known.finalBunker() != sector.finalBunker())
                    .isPresent();
            State after = state.with(state.map().with(sector));
            return other ? standing(after) : after;
        }

        /** It was taken for the final Bunker and is none, or the reverse: the Units there stand in it, or not. */
        private State standing(State state) {
            State after = state;
            for (Seat unit : state.units()) {
                if (state.post(unit).sector().equals(sector.id())) {
                    Post.Status status = sector.finalBunker() ? Post.Status.IN_BUNKER : Post.Status.ON_MAP;
                    after = after.with(unit, after.post(unit).with(status));
                }
            }
            return after;
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.sector-learned", "sector", sector.id(), "def", sector.def());
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** A border was crossed that the map didn't know. */
    @JsonTypeName("path-learned")
    record PathLearned(Seat by, Path path) implements MoveEffect {
        @Override
        public State on(State state) {
            return state.with(state.map().with(path));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.path-learned", "from", path.from(), "to", path.to());
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }
}

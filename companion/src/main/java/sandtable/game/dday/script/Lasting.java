package sandtable.game.dday.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.card.Ability;
import sandtable.game.dday.card.Block;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.card.RuleBlock;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.effect.ConditionEffect;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.effect.DeckEffect;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Cards that change the rules as long as they are in play: keeps those changes in step with where the cards are. */
public final class Lasting {
    private Lasting() {}

    /** What follows from an effect that moved a card. */
    public static void after(Draft draft, DdayEffect effect) {
        if (effect instanceof CardEffect card) {
            moved(draft, card);
        } else if (effect instanceof DeckEffect.CardDrawn drawn) {
            begin(draft, drawn.seat(), drawn.card());
        } else if (effect instanceof DeckEffect.CardDiscarded discarded) {
            end(draft, discarded.card());
        } else if (effect instanceof ConditionEffect.ConditionOver over) {
            end(draft, over.card());
        } else if (effect instanceof ConditionEffect.ConditionRevealed revealed) {
            revealed(draft, revealed.card());
        }
    }

    private static void moved(Draft draft, CardEffect effect) {
        if (effect instanceof CardEffect.Rallied rallied) {
            begin(draft, rallied.seat(), rallied.card());
        } else if (effect instanceof CardEffect.Found found) {
            begin(draft, found.seat(), found.card());
        } else if (effect instanceof CardEffect.Joined joined) {
            begin(draft, joined.seat(), joined.card());
        } else if (effect instanceof CardEffect.CardGiven given) {
            end(draft, given.card());
            begin(draft, given.to(), given.card());
        } else if (effect instanceof CardEffect.CardUsed used) {
            end(draft, used.card());
        } else if (effect instanceof CardEffect.Returned returned) {
            end(draft, returned.card());
        } else if (effect instanceof CardEffect.CardGone gone) {
            end(draft, gone.card());
        }
    }

    /** The ordinary Battle Condition counts first and the Weather after it: Battle Conditions, Persistent Weather. */
    private static void revealed(Draft draft, String card) {
        Optional<String> weather = draft.state().field().weather();
        begin(draft, State.GERMAN, card);
        boolean both = !changes(draft.state(), card).isEmpty();
        weather.filter(other -> both && !other.equals(card)).ifPresent(other -> {
            end(draft, other);
            begin(draft, State.GERMAN, other);
        });
    }

    private static void begin(Draft draft, Seat own, String card) {
        List<RuleBlock.Change> changes = changes(draft.state(), card);
        for (RuleBlock.Change change : changes) {
            List<Seat> seats = Targets.candidates(draft.state(), own, change.who());
            if (!seats.isEmpty()) {
                draft.add(new TableEffect.Modified(
                        own,
                        new Modifier(
                                card, change.what(), seats, List.of(), change.amount(), Modifier.Until.END_OF_GAME)));
            }
        }
    }

    private static void end(Draft draft, String card) {
        boolean lasts = !changes(draft.state(), card).isEmpty()
                && draft.state().modifiers().stream()
                        .anyMatch(modifier -> modifier.source().equals(card));
        if (lasts) {
            draft.add(new TableEffect.ModifiersEnded(card));
        }
    }

    private static List<RuleBlock.Change> changes(State state, String id) {
        List<Ability> abilities = state.rules().card(id).map(Card::abilities).orElse(List.of());
        List<RuleBlock.Change> changes = new ArrayList<>();
        for (Ability ability : abilities) {
            if (ability.trigger() == Ability.Trigger.WHILE) {
                for (Block block : ability.does()) {
                    if (block instanceof RuleBlock.Change change) {
                        changes.add(change);
                    }
                }
            }
        }
        return changes;
    }
}

package sandtable.serial;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Throws six dice again and again on an emulated board of bays, and remembers what lay there. On one thread. */
public final class ThrownDice {
    private static final List<String> FACES = List.of("soldier", "two-soldiers", "star", "courage", "tools", "skull");

    private final EmulatedBoard board;
    private final Random random;
    private final List<List<String>> thrown = new ArrayList<>();

    /** Nothing is thrown yet. */
    public ThrownDice(EmulatedBoard board, long seed) {
        this.board = board;
        this.random = new Random(seed);
    }

    /** Lifts all dice and lays them down again; the board reports the roll its settling time later. */
    public void throwAll() throws IOException {
        for (int bay = 1; bay <= 6; bay++) {
            board.lift(bay);
        }
        board.pass(40);
        List<String> faces = new ArrayList<>();
        for (int bay = 1; bay <= 6; bay++) {
            int face = 1 + random.nextInt(6);
            board.lay(bay, face);
            faces.add(FACES.get(face - 1));
        }
        thrown.add(faces);
    }

    /** How many rolls were thrown. */
    public int count() {
        return thrown.size();
    }

    /** The faces of every roll in the order of the bays; the tray numbers its rolls from 1. */
    public List<List<String>> thrown() {
        return List.copyOf(thrown);
    }

    /** Compares what was journalled with what was thrown; the tray numbers its rolls from 1. */
    Comparison compare(List<TrayRoll> journalled) {
        Map<Integer, Integer> times = new HashMap<>();
        int misread = 0;
        for (TrayRoll roll : journalled) {
            times.merge(roll.roll(), 1, Integer::sum);
            List<String> faces = roll.dice().stream().map(TrayDie::face).toList();
            boolean right = roll.roll() >= 1
                    && roll.roll() <= thrown.size()
                    && faces.equals(thrown.get(roll.roll() - 1))
                    && roll.status() == TrayRoll.Status.SURE;
            misread += right ? 0 : 1;
        }
        int lost = 0;
        for (int roll = 1; roll <= thrown.size(); roll++) {
            lost += times.containsKey(roll) ? 0 : 1;
        }
        int doubled = times.values().stream().mapToInt(n -> n - 1).sum();
        return new Comparison(thrown.size(), lost, doubled, misread);
    }

    /** How many rolls were thrown, and what became of them. */
    record Comparison(int thrown, int lost, int doubled, int misread) {
        boolean clean() {
            return lost == 0 && doubled == 0 && misread == 0;
        }
    }
}

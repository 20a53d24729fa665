package sandtable.vision.scene;

import static sandtable.vision.scene.Shapes.box;

import java.awt.geom.Area;
import java.util.List;

/** Shapes on a grid of twelve by twelve squares. */
final class BlockShapes {
    private static final int GRID = 12;

    private static final List<String> SOLDIER = List.of(
            "....####....",
            "...######...",
            "..########..",
            "....####....",
            "....####....",
            "..........##",
            "..#######.##",
            ".##########.",
            ".##.####.##.",
            "....####....",
            "...##..##...",
            "..###..###..");
    private static final List<String> TWO = List.of(
            "............",
            "..##....##..",
            ".####..####.",
            "######.#####",
            "..##....##..",
            "............",
            ".####..####.",
            "############",
            "#.##.##.##.#",
            "..##....##..",
            ".#..#..#..#.",
            "##..#..#..##");
    private static final List<String> STAR = List.of(
            ".....##.....",
            ".....##.....",
            "....####....",
            "....####....",
            "############",
            ".##########.",
            "..########..",
            "...######...",
            "..########..",
            "..####.###..",
            ".###....###.",
            ".##......##.");
    private static final List<String> COURAGE = List.of(
            "##........##",
            "###......###",
            ".###....###.",
            "..###..###..",
            "...######...",
            "....####....",
            "...######...",
            "..##....##..",
            "..#..##..#..",
            "..#..##..#..",
            "..##....##..",
            "...######...");
    private static final List<String> TOOLS = List.of(
            "...#####....",
            "..########..",
            "......#####.",
            ".......####.",
            "......######",
            ".....###.###",
            "....###..###",
            "...###....##",
            "..###.....##",
            ".###......##",
            "###........#",
            "##..........");
    private static final List<String> SKULL = List.of(
            "..########..",
            ".##########.",
            "############",
            "############",
            "##...##...##",
            "##...##...##",
            "#####..#####",
            ".####..####.",
            "..########..",
            "..#.#..#.#..",
            "..#.#..#.#..",
            "............");
    private static final List<String> ANCHOR = List.of(
            "....####....",
            "....#..#....",
            "....####....",
            ".....##.....",
            "..########..",
            ".....##.....",
            ".....##.....",
            "#....##....#",
            "##...##...##",
            "###..##..###",
            ".##########.",
            "...######...");
    private static final List<String> MOON = List.of(
            "....#####...",
            "..####......",
            ".####.....#.",
            ".###.....###",
            "####......#.",
            "####........",
            "####........",
            "####.......#",
            ".####.....##",
            ".##########.",
            "..########..",
            "....#####...");

    private BlockShapes() {}

    static Area shape(String face) {
        List<String> rows = switch (face) {
            case "soldier" -> SOLDIER;
            case "two-soldiers" -> TWO;
            case "star" -> STAR;
            case "courage" -> COURAGE;
            case "tools" -> TOOLS;
            case "skull" -> SKULL;
            case "anchor" -> ANCHOR;
            case "moon" -> MOON;
            default -> throw new IllegalArgumentException("no such face: " + face);
        };
        double step = 2.0 / GRID;
        Area all = new Area();
        for (int y = 0; y < GRID; y++) {
            for (int x = 0; x < GRID; x++) {
                if (rows.get(y).charAt(x) == '#') {
                    all.add(box(-1 + x * step, -1 + y * step, step, step));
                }
            }
        }
        return all;
    }
}

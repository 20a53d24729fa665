package sandtable;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.Serializable;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.Timer;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.vision.picture.PlainJpeg;
import sandtable.vision.picture.WholeFile;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.set.DiceSet;
import sandtable.vision.tray.Cloth;
import sandtable.vision.tray.PrintedMat;
import sandtable.vision.tray.Tray;

/** What each package may know: the right columns of docs/architecture.md. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ArchitectureTest {
    private static final String[] PURE = {"sandtable.table..", "sandtable.game..", "sandtable.deck.."};

    /** What a pure package may use of the JDK: values and arithmetic. */
    private static final DescribedPredicate<JavaClass> PLAIN_JAVA = resideInAnyPackage(
                    "java.lang",
                    "java.lang.annotation",
                    "java.lang.invoke",
                    "java.lang.runtime",
                    "java.math",
                    "java.nio",
                    "java.nio.charset",
                    "java.text",
                    "java.util",
                    "java.util.function",
                    "java.util.regex",
                    "java.util.stream",
                    "javax.crypto..")
            .or(type(MessageDigest.class))
            .or(type(NoSuchAlgorithmException.class))
            .or(type(InvalidKeyException.class))
            .or(type(Key.class))
            .or(type(Serializable.class))
            .and(DescribedPredicate.not(type(Thread.class)
                    .or(type(ThreadLocal.class))
                    .or(type(Process.class))
                    .or(type(ProcessBuilder.class))
                    .or(type(Runtime.class))
                    .or(type(Random.class))
                    .or(type(Timer.class))
                    .or(type(Date.class))
                    .or(type(Scanner.class))))
            .as("plain Java");

    private static final DescribedPredicate<JavaClass> ANNOTATIONS =
            resideInAnyPackage("org.jspecify.annotations", "com.fasterxml.jackson.annotation");

    /** A pack's content is a JSON tree, which is a value; what reads and writes JSON stays outside. */
    private static final DescribedPredicate<JavaClass> PACK_CONTENT =
            resideInAnyPackage("com.fasterxml.jackson.databind.node").or(type(JsonNode.class));

    /** What the companion may use of vision; how dice are read stays in there. */
    private static final DescribedPredicate<JavaClass> DOORS_OF_VISION = resideInAnyPackage(
                    "sandtable.vision", "sandtable.vision.enrol", "sandtable.vision.camera", "sandtable.vision.bench")
            .or(belongToAnyOf(
                    DiceReader.class,
                    DiceSet.class,
                    Tray.class,
                    Cloth.class,
                    PrintedMat.class,
                    PlainJpeg.class,
                    WholeFile.class,
                    Level.class,
                    Part.class))
            .as("doors of vision");

    private static JavaClasses all;

    @BeforeAll
    static void readClasses() {
        all = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("sandtable");
    }

    @Test
    void the_table_knows_plain_Java_and_packs() {
        classes()
                .that()
                .resideInAPackage("sandtable.table..")
                .should()
                .onlyDependOnClassesThat(
                        PLAIN_JAVA.or(ANNOTATIONS).or(resideInAnyPackage("sandtable.table..", "sandtable.data..")))
                .check(all);
    }

    @Test
    void decks_know_plain_Java_and_the_table() {
        classes()
                .that()
                .resideInAPackage("sandtable.deck..")
                .should()
                .onlyDependOnClassesThat(
                        PLAIN_JAVA.or(ANNOTATIONS).or(resideInAnyPackage("sandtable.deck..", "sandtable.table..")))
                .check(all);
    }

    @Test
    void games_know_plain_Java_the_table_decks_and_packs() {
        classes()
                .that()
                .resideInAPackage("sandtable.game..")
                .should()
                .onlyDependOnClassesThat(PLAIN_JAVA
                        .or(ANNOTATIONS)
                        .or(PACK_CONTENT)
                        .or(resideInAnyPackage(
                                "sandtable.game..", "sandtable.table..", "sandtable.deck..", "sandtable.data..")))
                .check(all);
    }

    @Test
    void what_is_pure_asks_no_clock_and_rolls_no_dice() {
        noClasses()
                .that()
                .resideInAnyPackage(PURE)
                .should()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(StrictMath.class, "random")
                .orShould()
                .callMethod(UUID.class, "randomUUID")
                .orShould()
                .callMethod(Collections.class, "shuffle", List.class)
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "getenv", String.class)
                .orShould()
                .callMethod(System.class, "getProperty", String.class)
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(all);
    }

    @Test
    void games_do_not_know_each_other() {
        slices().matching("sandtable.game.(*)..")
                .should()
                .notDependOnEachOther()
                .check(all);
    }

    @Test
    void only_the_journal_knows_SQL() {
        onlyIn("sandtable.journal..", "java.sql..", "javax.sql..", "org.jdbi..", "com.zaxxer..", "org.flywaydb..");
        onlyIn("sandtable.journal..", "org.sqlite..", "org.postgresql..");
    }

    @Test
    void the_journal_knows_no_other_package() {
        noClasses()
                .that()
                .resideInAPackage("sandtable.journal..")
                .should()
                .dependOnClassesThat(resideInAnyPackage("sandtable..")
                        .and(DescribedPredicate.not(resideInAnyPackage("sandtable.journal.."))))
                .check(all);
    }

    @Test
    void only_the_server_knows_HTTP() {
        onlyIn("sandtable.server..", "io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..", "okhttp3..");
    }

    /** The journal for its export, because it knows no other package; the modules below know no wire. */
    @Test
    void only_the_wire_and_the_journal_set_Jackson_up() {
        noClasses()
                .that()
                .resideInAPackage("sandtable..")
                .and()
                .resideOutsideOfPackages(
                        "sandtable.wire..", "sandtable.journal..", "sandtable.data..", "sandtable.vision..")
                .should()
                .callConstructor(ObjectMapper.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(JsonMapper.class)
                .check(all);
    }

    @Test
    void only_dice_and_commands_know_cameras_and_trays() {
        noClasses()
                .that()
                .resideInAPackage("sandtable..")
                .and()
                .resideOutsideOfPackages(
                        "sandtable.dice..",
                        "sandtable.cli..",
                        "sandtable.bench..",
                        "sandtable.vision..",
                        "sandtable.serial..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("sandtable.vision..", "sandtable.serial..", "org.opencv..", "com.fazecast..")
                .check(all);
    }

    @Test
    void the_companion_uses_the_doors_of_vision() {
        noClasses()
                .that()
                .resideOutsideOfPackage("sandtable.vision..")
                .should()
                .dependOnClassesThat(resideInAnyPackage("sandtable.vision..").and(not(DOORS_OF_VISION)))
                .check(all);
    }

    @Test
    void packages_of_vision_do_not_know_each_other_in_circles() {
        slices().matching("sandtable.vision.(*)..").should().beFreeOfCycles().check(all);
    }

    /** What vision says knows nothing, and is known by all of it. */
    @Test
    void packages_of_vision_know_what_they_are_made_of() {
        inVision("sandtable.vision");
        inVision("sandtable.vision.picture");
        inVision("sandtable.vision.square", "picture");
        inVision("sandtable.vision.symbol", "picture", "square");
        inVision("sandtable.vision.tray", "picture", "square");
        inVision("sandtable.vision.set", "picture", "square", "symbol", "tray");
        inVision("sandtable.vision.pips", "picture");
        inVision("sandtable.vision.read", "picture", "square", "symbol", "tray", "set", "pips");
        inVision("sandtable.vision.enrol", "picture", "square", "symbol", "tray", "set", "read");
        inVision("sandtable.vision.camera", "picture", "read");
        inVision("sandtable.vision.scene", "picture");
        inVision("sandtable.vision.bench", "picture", "tray", "set", "read", "enrol", "camera", "scene");
    }

    private static void inVision(String room, String... known) {
        String[] allowed = Stream.concat(
                        Stream.of("sandtable.vision", room), Stream.of(known).map(name -> "sandtable.vision." + name))
                .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage(room)
                .should()
                .dependOnClassesThat(resideInAnyPackage("sandtable.vision..").and(not(resideInAnyPackage(allowed))))
                .check(all);
    }

    @Test
    void running_tables_know_no_single_game_no_dice_and_no_server() {
        noClasses()
                .that()
                .resideInAnyPackage("sandtable.live..", "sandtable.wire..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("sandtable.game..", "sandtable.dice..", "sandtable.server..", "sandtable.cli..")
                .check(all);
    }

    @Test
    void commands_are_known_by_nobody_and_the_server_only_by_them() {
        noClasses()
                .that()
                .resideOutsideOfPackage("sandtable.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("sandtable.cli..")
                .check(all);
        noClasses()
                .that()
                .resideOutsideOfPackages("sandtable.cli..", "sandtable.server..", "sandtable.bench..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("sandtable.server..")
                .check(all);
    }

    @Test
    void packages_do_not_know_each_other_in_circles() {
        slices().matching("sandtable.(*)..").should().beFreeOfCycles().check(all);
    }

    private static void onlyIn(String room, String... libraries) {
        noClasses()
                .that()
                .resideInAPackage("sandtable..")
                .and()
                .resideOutsideOfPackage(room)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(libraries)
                .check(all);
    }
}

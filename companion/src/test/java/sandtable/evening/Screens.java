package sandtable.evening;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A real browser with one context a device, and pictures of what each shows in {@code target/evening}. */
final class Screens implements AutoCloseable {
    static final Path CHROMIUM = Path.of("/usr/bin/chromium");
    private static final Path PICTURES = Path.of("target", "evening");

    private static final Path SPILLS = Path.of("src", "test", "resources", "evening", "spills.js");

    private final Playwright playwright;
    private final Browser browser;
    private final List<String> errors = new ArrayList<>();
    private final String spills;

    Screens() throws IOException {
        spills = Files.readString(SPILLS);
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(CHROMIUM)
                        .setArgs(List.of(
                                "--no-sandbox",
                                "--disable-gpu",
                                "--disable-quic",
                                "--disable-background-networking",
                                "--disable-component-update",
                                "--disable-sync")));
    }

    static boolean possible() {
        return Files.isExecutable(CHROMIUM);
    }

    /** A device of this size; what goes wrong in its pages is noted. */
    Page device(int width, int height, String language) {
        BrowserContext context = browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setLocale(language)
                .setReducedMotion(com.microsoft.playwright.options.ReducedMotion.REDUCE));
        Page page = context.newPage();
        page.setDefaultTimeout(30_000);
        page.onPageError(error -> errors.add(page.url() + ": " + error));
        return page;
    }

    /** A device of this width that has joined a seat and shows how its sources stand. */
    Page joined(String url, Tables.Opened table, String seat, int width, String language) {
        Page page = device(width, 844, language);
        page.navigate(url + "/join#token=" + table.tokens().get(seat));
        page.locator("st-line-status").first().waitFor();
        return page;
    }

    /** Takes a picture of the page; what runs out of its column there is noted with what goes wrong. */
    void picture(Page page, String name) {
        ((List<?>) page.evaluate(spills)).forEach(spill -> errors.add(name + ": " + spill));
        page.screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(name + ".png")));
    }

    /** The same in the dark and in daylight. */
    void both(Page page, String name) {
        picture(page, name);
        page.evaluate("document.documentElement.dataset.theme = 'light'");
        picture(page, name + "-light");
        page.evaluate("document.documentElement.dataset.theme = 'dark'");
    }

    /** What went wrong in the pages so far. */
    List<String> errors() {
        return List.copyOf(errors);
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}

"""A page shows a banner in the windows of usual devices, too."""
from browser import BrowserTest, bannerkit, spec, states

OWN = "viewport: { width: 400, height: 300 }\n"
BREAKPOINTS = ("breakpoints:\n  - { minWidth: 1000, viewport: { height: 200 }, indicator: pill }\n"
               "  - { minWidth: 768, layout: { cellWidthMultiplier: 0.5, align: start, axis: vertical }, focus: 1.2 }\n")
SCENARIOS = "scenarios:\n  - { name: s, duration: 5s, viewport: { width: 1440, height: 500 } }\n  - { name: t, duration: 5s, viewport: { width: 320 } }\n"


class Devices(BrowserTest):
    def names(self, page):
        return page.evaluate("[...document.querySelectorAll('#window optgroup')].map(group => [group.label, [...group.children].map(option => option.text)])")

    def test_a_file_with_one_window_has_those_of_devices(self):
        page = self.preview(self.write(OWN + spec()))
        self.assertTrue(page.locator("#window").is_visible())
        self.assertEqual(self.names(page), [
            ["This file", ["400 × 300 (its own)"]],
            ["Devices", ["320 × 300 (small phone)", "360 × 300 (phone)", "390 × 300 (phone)", "430 × 300 (large phone)",
                         "768 × 300 (tablet)", "1024 × 300 (large tablet)", "1440 × 300 (desktop)"]]])
        self.assertQuiet()

    def test_what_the_file_has_is_not_repeated(self):
        page = self.preview(self.write("viewport: { width: 390, height: 300 }\n" + BREAKPOINTS + SCENARIOS + spec("none")))
        self.assertEqual(self.names(page), [
            ["This file", ["390 × 300 (its own)", "768 × 300", "1000 × 200", "1440 × 500", "320 × 300"]],
            ["Devices", ["360 × 300 (phone)", "430 × 300 (large phone)", "1024 × 200 (large tablet)", "1440 × 200 (desktop)"]]])

    def test_in_each_window_it_plays_as_the_command_does(self):
        instants = [0, 900_000, 1_800_000, 2_000_000, 4_321_000, 60_000_000]
        for more in ("", BREAKPOINTS):
            banner = self.write(OWN + more + spec("scalingDots", more="paging: { startPage: 2 }\n").replace("paging: { loop: infinite }\n", ""))
            page = self.preview(banner)
            sizes = page.evaluate("bannerkit.page.banner.views.map(view => view.viewport)")
            self.assertGreaterEqual(len(sizes), 8)
            for index, size in list(enumerate(sizes))[::-1]:
                page.select_option("#window", str(index))
                seen = page.evaluate("times => times.map(time => bannerkit.timeline.state(time).trim())", instants)
                self.assertEqual(seen, states(banner, instants, *(["--viewport", f"{size['width']:g}"] if index else [])), size)
                self.stop(page, 2)
                width, height = page.evaluate("""() => ['cards', 'viewport'].map(id => document.getElementById(id).getBoundingClientRect())
                    .map((box, index) => index ? box.height / bannerkit.page.scale : box.width / bannerkit.page.scale)""")
                self.assertAlmostEqual(width, size["width"], delta=0.5)
                self.assertAlmostEqual(height, page.evaluate("bannerkit.page.banner.wholeHeight"), delta=2)
            page.context.close()
        self.assertQuiet()

    def test_a_window_that_was_asked_for_is_the_first(self):
        banner = self.write(OWN + BREAKPOINTS + spec())
        bannerkit("preview", banner, "--viewport", "900", "-o", self.folder / "page.html")
        page = self.open(self.folder / "page.html")
        self.assertEqual(self.names(page)[0][1], ["900 × 300 (its own)", "768 × 300", "1000 × 200"])
        page.select_option("#window", label="430 × 300 (large phone)")
        self.assertEqual([page.evaluate("bannerkit.timeline.state(2100000).trim()")], states(banner, [2_100_000], "--viewport", 430))

    def test_a_window_is_in_the_address_by_its_size(self):
        banner = self.write(OWN + spec())
        page = self.preview(banner)
        self.stop(page, 1)
        page.select_option("#window", label="768 × 300 (tablet)")
        self.assertIn("window=768x300", page.url)
        page.evaluate("bannerkit.player.act('next')")
        self.assertIn("    viewport: { width: 768, height: 300 }\n", page.locator("#recording").text_content())
        # A window that comes into the file before it does not change what the address means.
        bannerkit("preview", self.write(OWN + spec(more="breakpoints: [{ minWidth: 500, focus: 1.3 }]\n")), "-o", self.folder / "page.html")
        page.reload()
        self.until(page, "!!(window.bannerkit && window.bannerkit.ready)")
        self.assertEqual(page.locator("#window option:checked").text_content(), "768 × 300 (tablet)")
        for words in ("window=768", "window=768x", "window=1e9x300", "window=__proto__", "window="):
            other = self.open(self.folder / "page.html", hash="t=1&" + words)
            self.assertEqual(other.locator("#window").input_value(), "0", words)
            other.context.close()
        self.assertQuiet()

    def test_many_items_are_in_the_page_once(self):
        for count in (3, 3000):
            items = "\n".join(f"  - {{ id: i{n}, duration: {n + 2}s }}" for n in range(count))
            banner = self.write(f"timer: 2s\n{BREAKPOINTS}items:\n{items}\n")
            bannerkit("preview", banner, "-o", self.folder / "page.html")
            data = (self.folder / "page.html").read_text().partition('id="banner">')[2].partition("</script>")[0]
            windows = data.partition('"views":[')[2].partition('],"items"')[0]
            self.assertLess(len(windows) - len(windows.partition('"changed"')[0]), 2000)

    def test_thumbnails_and_changes_have_only_the_files_windows(self):
        (self.folder / "specs").mkdir()
        old = self.write(OWN + spec(), "specs/a.banner.yaml")
        new = self.write(OWN + spec("pill"), "specs/b.banner.yaml")
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out")
        bannerkit("preview", "--diff", old, new, "-o", self.folder / "change.html")
        for path, expected in (("out/index.html", False), ("change.html", False), ("out/a.html", True)):
            self.assertEqual('"device":' in (self.folder / path).read_text(), expected, path)

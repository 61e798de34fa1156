"""The address says what one looks at: it comes back after a reload, and hostile ones do nothing."""
from browser import BrowserTest, bannerkit, spec

BANNER = "timer: 2s\nbreakpoints: [{ minWidth: 700, layout: { cellWidthMultiplier: 0.5 } }]\nitems: [a, b, c]\n"


class Addresses(BrowserTest):
    def look(self, page):
        return page.evaluate("[bannerkit.player.time, bannerkit.player.inputs, bannerkit.player.speed, bannerkit.page.view, "
                             "bannerkit.page.reducesMotion, document.documentElement.dataset.theme]")

    def test_a_page_comes_back_as_it_was(self):
        page = self.preview(self.write(BANNER))
        page.select_option("#window", "1")
        self.reveal(page, "#theme").click()
        page.select_option("#speed", "0.5")
        for seconds, name in ((1, "next"), (2.25, "hide")):
            self.stop(page, seconds)
            page.evaluate("name => bannerkit.player.act(name)", name)
        self.stop(page, 3.125)
        self.reveal(page, "#reduced").check()
        before = self.look(page)
        self.assertEqual((before[0], len(before[1])), (3_125_000, 2))
        page.reload()
        self.until(page, "!!(window.bannerkit && window.bannerkit.ready)")
        self.assertEqual(self.look(page), before)
        self.assertFalse(page.evaluate("bannerkit.player.isPlaying"))
        self.assertQuiet()

    def test_an_address_that_makes_no_sense_does_nothing(self):
        path = self.folder / "page.html"
        bannerkit("preview", self.write(BANNER), "-o", path)
        words = "t=NaN&speed=1e9&window=-3&theme=<b>&inputs=1,2;x,3,0,0,0;1e30,3,0,0,0;5,99,0,0,0;-1,3,0,0,0;2000000,3,0,0,0"
        page = self.context().new_page()
        page.on("pageerror", lambda error: self.noise.append(str(error)))
        page.goto(path.as_uri() + "#" + words)
        self.until(page, "!!(window.bannerkit && window.bannerkit.ready)")
        page.evaluate("bannerkit.player.stop(0)")
        self.assertEqual(self.look(page), [0, [[2_000_000, 3, 0, 0, 0]], 1, 0, False, "auto"])
        self.assertQuiet()

    def test_a_frame_is_a_sixtieth_of_a_second(self):
        page = self.preview(self.write(BANNER))
        self.stop(page, 1)
        times = []
        for key in (">", ">", "<"):
            page.keyboard.press(key)
            times.append(page.evaluate("bannerkit.player.time"))
        self.assertEqual([round(time) for time in times], [1_016_667, 1_033_333, 1_016_667])

    def test_a_gallery_keeps_its_search(self):
        (self.folder / "specs").mkdir()
        for name, style in (("a", "pill"), ("b", "dots")):
            self.write(f"name: {name}\n" + spec(style), f"specs/{name}.banner.yaml")
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out")
        page = self.open(self.folder / "out" / "index.html")
        page.fill("#search", "a.banner")
        page.select_option("#order", "name")
        page.reload()
        self.until(page, "!!(window.bannerkit && window.bannerkit.ready)")
        self.assertEqual(page.locator(".tile .name").all_text_contents(), ["a"])
        self.assertEqual([page.locator(f"#{name}").input_value() for name in ("search", "order")], ["a.banner", "name"])
        self.assertQuiet()

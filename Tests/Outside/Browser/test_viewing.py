"""How one looks at a page: its size, a stretch again and again, and a wheel or a trackpad on the lanes."""
from browser import BrowserTest, bannerkit, spec

SHORT = "timer: 2s\nitems: [a, b, c]\n"
LOOK = "[bannerkit.page.lanes.start, bannerkit.page.lanes.span]"


class Viewing(BrowserTest):
    def wheel(self, page, part, along, across=0, *, pinches=False):
        page.evaluate("""([part, along, across, pinches]) => {
          const canvas = document.getElementById('lanes');
          const box = canvas.getBoundingClientRect();
          const event = new WheelEvent('wheel', {deltaX: along, deltaY: across, ctrlKey: pinches, clientX: box.x + box.width * part, bubbles: true, cancelable: true});
          canvas.dispatchEvent(event);
          window.wasTaken = event.defaultPrevented;
        }""", [part, along, across, pinches])
        return page.evaluate(f"[...{LOOK}, window.wasTaken]")

    def test_at_its_own_size_a_point_is_a_pixel(self):
        page = self.preview(self.write("viewport: { width: 300, height: 200 }\n" + SHORT))
        self.stop(page, 0.5)
        self.assertGreater(page.locator("#viewport").bounding_box()["width"], 301)
        self.reveal(page, "#size").select_option("own")
        self.assertEqual(page.locator("#viewport").bounding_box()["width"], 300)
        self.assertIn("size=own", page.url)

    def test_a_banner_wider_than_the_stage_scrolls_in_it(self):
        page = self.preview(self.write("viewport: { width: 1000, height: 200 }\n" + SHORT), viewport={"width": 390, "height": 800})
        self.reveal(page, "#size").select_option("own")
        self.assertEqual(page.locator("#viewport").bounding_box()["width"], 1000)
        self.assertEqual(page.evaluate("[document.documentElement.scrollWidth <= innerWidth, document.getElementById('stage').scrollWidth > 900]"), [True, True])
        page.evaluate("document.getElementById('stage').scrollLeft = 0")
        self.assertGreaterEqual(page.locator("#viewport").bounding_box()["x"], 0, "its beginning can be reached")

    def test_the_page_of_a_change_shows_both_at_their_own_size(self):
        for width, is_wide in ((1400, True), (300, False)):
            old = self.write(f"viewport: {{ width: {width}, height: 100 }}\n" + SHORT, "old.yaml")
            new = self.write(old.read_text().replace("2s", "3s"), "new.yaml")
            bannerkit("preview", "--diff", old, new, "-o", self.folder / "change.html")
            page = self.open(self.folder / "change.html", viewport={"width": 1280, "height": 800})
            self.stop(page, 1)
            fitting = page.locator("#before .ground").bounding_box()["width"]
            self.assertNotIn(fitting, (0, width))
            self.reveal(page, "#size").select_option("own")
            self.assertIn("size=own", page.url)
            page.reload()
            self.until(page, "!!(window.bannerkit && window.bannerkit.ready)")
            for side in ("before", "after"):
                self.assertEqual(page.locator(f"#{side} .ground").bounding_box()["width"], width)
                self.assertEqual(page.evaluate(f"(pane => [pane.scrollWidth > pane.clientWidth, pane.tabIndex])(document.querySelector('#{side} .pane'))"), [is_wide, 0 if is_wide else -1])
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 1280)
            page.evaluate("document.querySelector('#before .pane').scrollLeft = 100")
            self.until(page, f"document.querySelector('#after .pane').scrollLeft === {100 if is_wide else 0}")
            self.reveal(page, "#size").select_option("fit")
            self.assertEqual(page.locator("#before .ground").bounding_box()["width"], fitting)
            self.assertNotIn("size", page.url)
        self.assertQuiet()

    def test_a_loop_plays_what_the_lanes_show(self):
        page = self.preview(self.write(SHORT))
        page.select_option("#speed", "5")
        page.evaluate("bannerkit.page.lanes.span = 3e6; bannerkit.player.stop(4e6); bannerkit.page.lanes.start = 3e6")
        self.reveal(page, "#loop").check()
        # In every frame, until it has begun again three times.
        times = page.evaluate("""() => new Promise(done => {
          const times = [];
          const look = () => {
            times.push(bannerkit.player.time);
            if (times.filter((time, place) => time < times[place - 1]).length < 3) requestAnimationFrame(look); else done(times);
          };
          bannerkit.player.playing = true;
          look();
        })""")
        self.assertTrue(all(3e6 <= time < 6e6 for time in times), times)
        self.reveal(page, "#loop").uncheck()
        self.until(page, "bannerkit.player.time > 7e6")

    def test_an_address_has_the_loop(self):
        page = self.preview(self.write(SHORT))
        self.stop(page, 1)
        self.reveal(page, "#loop").check()
        page.reload()
        self.until(page, "!!(window.bannerkit && window.bannerkit.ready)")
        self.assertTrue(page.locator("#loop").is_checked())

    def test_sideways_moves_the_lanes_and_the_time_stays(self):
        page = self.preview(self.write(SHORT))
        self.stop(page, 1)
        width = page.evaluate("bannerkit.page.lanes.width")
        start, span, taken = self.wheel(page, 0.5, width / 2)
        self.assertEqual((start, span, taken), (span / 2, span, True))
        self.drawn(page)
        self.assertEqual(page.evaluate("[bannerkit.player.time, getComputedStyle(document.getElementById('playhead')).visibility]"), [1e6, "hidden"])
        self.assertEqual(self.wheel(page, 0.5, -10 * width)[0], 0, "not before the beginning")
        self.assertEqual(self.wheel(page, 0.5, 0, 100)[2], False, "up and down scrolls the page")
        # What is played comes back into sight.
        self.wheel(page, 0.5, 3 * width)
        page.evaluate("bannerkit.player.playing = true")
        self.until(page, "bannerkit.page.lanes.start <= bannerkit.player.time && bannerkit.player.time < bannerkit.page.lanes.end")

    def test_a_pinch_zooms_around_the_pointer(self):
        page = self.preview(self.write(SHORT))
        self.stop(page, 1)
        _, span = page.evaluate(LOOK)
        start, closer, taken = self.wheel(page, 0.75, 0, -100, pinches=True)
        self.assertEqual((closer, taken), (span / 2, True))
        self.assertAlmostEqual(start + closer * 0.75, span * 0.75, delta=1)
        for _ in range(60):
            self.wheel(page, 0.75, 0, -100, pinches=True)
        self.assertEqual(page.evaluate("bannerkit.page.lanes.span"), 500_000)

    def test_the_same_on_the_page_of_a_change(self):
        old, new = self.write(SHORT, "old.yaml"), self.write(SHORT.replace("2s", "3s"), "new.yaml")
        bannerkit("preview", "--diff", old, new, "-o", self.folder / "change.html")
        page = self.open(self.folder / "change.html")
        page.evaluate("bannerkit.page = bannerkit.comparison")
        self.stop(page, 1)
        width = page.evaluate("bannerkit.page.lanes.width")
        start, span, _ = self.wheel(page, 0.5, width / 2)
        self.assertEqual(start, span / 2)
        self.wheel(page, 0.5, -width)
        page.select_option("#speed", "20")
        self.reveal(page, "#loop").check()
        times = page.evaluate("""() => new Promise(done => {
          const times = [];
          const look = () => {
            times.push(bannerkit.player.time);
            if (times.length < 40) requestAnimationFrame(look); else done(times);
          };
          bannerkit.comparison.playing = true;
          look();
        })""")
        self.assertTrue(all(time < span for time in times), times)

    def test_the_frames_of_a_strip_are_as_wide_as_240_points_and_have_a_line(self):
        for words, width, frames in ((("--every", "1s", "--for", "3s"), 240, 4), (("--at", "1s"), 390, 1)):
            path = self.folder / "a.svg"
            bannerkit("preview", self.write(spec("pill")), "-f", "svg", *words, "-o", path)
            page = self.open(path, ready=False)
            boxes = page.evaluate("[...document.querySelectorAll('svg > g > rect[stroke]')].map(line => line.getBBox().width)")
            self.assertEqual(boxes, [width - 1] * frames)
            seen = page.evaluate("document.querySelector('svg > g > g').getBoundingClientRect().width")
            self.assertGreaterEqual(seen, width - 1)
            # GitHub shows a picture beside a word in 700 pixels.
            whole, size = page.evaluate("[document.documentElement.viewBox.baseVal.width, document.querySelector('svg > g > text')?.getAttribute('font-size')]")
            self.assertGreaterEqual(float(size) * min(1, 700 / whole), 11)

"""The animated SVG shows at its instants what the engine says; sampled in the browser."""
import re
import xml.etree.ElementTree as xml

from browser import EXAMPLES, STYLES, BrowserTest, bannerkit, load_json, spec, states

ALLOWED = {"svg", "title", "desc", "defs", "clipPath", "linearGradient", "stop", "g", "rect", "use", "text", "image",
           "animate", "animateTransform"}


class Drawings(BrowserTest):
    def drawing(self, banner, *words):
        path = self.folder / "a.svg"
        bannerkit("preview", banner, "-f", "svg", *words, "-o", path)
        for element in xml.parse(path).iter():
            self.assertIn(element.tag.removeprefix("{http://www.w3.org/2000/svg}"), ALLOWED)
        return self.open(path, ready=False)

    def assertSame(self, banner, width, stride, mirrored=False, scenario=None, axis="x"):
        page = self.drawing(banner, *(["--scenario", scenario] if scenario else []))
        start, end = map(float, re.match(r"([\d.]+) s to ([\d.]+) s", page.locator("desc").text_content()).groups())
        # Between two samples of 1/60 s a curve is drawn as a line.
        instants = [round((start + (end - start) * part / 20) * 1e6 + 3_210) for part in range(20)]
        more = ["--scenario", scenario, "--for", "9000h"] if scenario else []
        for t, state in zip(instants, load_json(states(banner, instants, *more))):
            seen = page.evaluate(
                """time => {
                  const svg = document.documentElement;
                  svg.pauseAnimations();
                  svg.setCurrentTime(time);
                  const matrix = svg.querySelector("[clip-path] > g").transform.animVal.getItem(0).matrix;
                  const marks = [...svg.querySelectorAll('svg > g:last-of-type rect')].map(mark =>
                    [mark.x.animVal.value, mark.width.animVal.value, +getComputedStyle(mark).fillOpacity]);
                  return {x: matrix.e, y: matrix.f, marks};
                }""", t / 1e6 - start)
            position = (width / 2 - seen[axis]) / stride * (-1 if mirrored else 1)
            count = len(banner.read_text().split("- { id:")) - 1 or 3
            distance = abs(position - state["position"]) % count
            self.assertLess(min(distance, count - distance), 0.02, f"{banner.name} at {t}")
            indicator = state.get("indicator", {})
            if indicator.get("style") == "scrollBar":
                visible = [mark for mark in seen["marks"] if abs(mark[1] - indicator["width"]) < 0.01]
                self.assertAlmostEqual(visible[0][2], indicator["alpha"] * 1, delta=0.05)
            if indicator.get("style") == "pill":
                widths = sorted(mark[1] for mark in seen["marks"])[-2:]
                for width_, expected in zip(widths, sorted(indicator["widths"])):
                    self.assertAlmostEqual(width_, expected, delta=0.4)
        self.assertQuiet()
        page.context.close()

    def test_every_example_moves_as_the_engine_says(self):
        sizes = {"s1-morphing-pill": (375, 375), "s2-scroll-bar": (390, 293), "s3-card-banner": (390, 293),
                 "stories": (390, 402), "news-ticker": (44, 44)}
        for banner in EXAMPLES:
            with self.subTest(banner.name):
                axis = "y" if "axis: vertical" in banner.read_text() else "x"
                self.assertSame(banner, *sizes.get(banner.name.split(".")[0], (390, 390)), axis=axis)

    def test_every_indicator_style_moves_as_the_engine_says(self):
        for style in STYLES:
            with self.subTest(style):
                self.assertSame(self.write(spec(style, "rewind")), 390, 243)

    def test_a_scenarios_drags_are_drawn_too(self):
        banner = next(path for path in EXAMPLES if path.name.startswith("s1"))
        self.assertSame(banner, 375, 375, scenario="the pill follows the finger")

    def test_from_right_to_left(self):
        banner = self.write(spec().replace("spacing: 9", "spacing: 9, direction: rightToLeft"))
        self.assertSame(banner, 390, 243, mirrored=True)

    def test_a_strip_has_a_frame_for_every_instant(self):
        page = self.drawing(self.write(spec("fraction")), "--every", "500ms", "--for", "2s", "--at", "1.25s")
        times = [text for text in page.locator("svg > g > text").all_text_contents() if text.endswith(" s")]
        self.assertEqual(times, ["0 s", "0.5 s", "1 s", "1.25 s", "1.5 s", "2 s"])
        self.assertEqual(page.locator("animate, animateTransform").count(), 0)

    def test_hostile_text_stays_text(self):
        texts = ["</text><script>alert(1)</script>", "]]><bkcanary/>", "<!DOCTYPE x>", "\\uFFFE\\uFFFF", "javascript:alert(1)"]
        items = "".join(f'  - {{ id: i{n}, title: "{text}" }}\n' for n, text in enumerate(texts))
        page = self.drawing(self.write(f'name: "{texts[0]}"\ntimer: 1s\nitems:\n{items}'))
        self.assertIn("<script>", page.locator("title").text_content())
        self.assertQuiet()

"""The animated SVG shows at its instants what the engine says; sampled in the browser."""
import json
import pathlib
import random
import re
import subprocess
import sys
import xml.etree.ElementTree as xml

from browser import EXAMPLES, IS_FULL, STYLES, BrowserTest, bannerkit, load_json, spec, states

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Agreement"))
import specs  # noqa: E402

ALLOWED = {"svg", "title", "desc", "defs", "clipPath", "linearGradient", "stop", "g", "rect", "use", "text", "image",
           "animate", "animateTransform", "style"}


class Drawings(BrowserTest):
    def drawing(self, banner, *words, **options):
        path = self.folder / "a.svg"
        bannerkit("preview", banner, "-f", "svg", *words, "-o", path)
        for element in xml.parse(path).iter():
            self.assertIn(element.tag.removeprefix("{http://www.w3.org/2000/svg}"), ALLOWED)
        return self.open(path, ready=False, **options)

    def assertSame(self, banner, width, stride, axis="x", mirrored=False, scenario=None):
        page = self.drawing(banner, *(["--scenario", scenario] if scenario else []))
        start, end = map(float, re.match(r"([\d.]+) s to ([\d.]+) s", page.locator("desc").text_content()).groups())
        instants = [round((start + (end - start) * part / 20) * 1e6 + 3_210) for part in range(20)]
        more = ["--scenario", scenario, "--for", "9000h"] if scenario else []
        for t, state in zip(instants, load_json(states(banner, instants, *more))):
            seen = page.evaluate(
                """time => {
                  const svg = document.documentElement;
                  svg.pauseAnimations();
                  svg.setCurrentTime(time);
                  const matrix = svg.querySelector(".moving [clip-path] > g").transform.animVal.getItem(0).matrix;
                  const marks = [...svg.querySelectorAll('.moving > g:last-of-type rect')].map(mark =>
                    [mark.x.animVal.value, mark.width.animVal.value, +getComputedStyle(mark).fillOpacity]);
                  return {x: matrix.e, y: matrix.f, marks};
                }""", t / 1e6 - start)
            position = (width / 2 - seen[axis]) / stride * (-1 if mirrored else 1)
            count = len(banner.read_text().split("- { id:")) - 1 or 3
            distance = abs(position - state["offset"] / stride) % count
            points = min(distance, count - distance) * stride
            self.assertLess(points, 0.05 if state["phase"] == "resting" else 1, f"{banner.name} at {t}")
            indicator = state.get("indicator", {})
            if indicator.get("style") == "scrollBar":
                near = 1 if "growth" in banner.read_text() else 0.01
                visible = [mark for mark in seen["marks"] if abs(mark[1] - indicator["width"]) < near]
                opaque = int((re.findall(r"currentColor: \"#.{6}(..)\"", banner.read_text()) or ["FF"])[0], 16) / 255
                self.assertAlmostEqual(visible[-1][2], indicator["alpha"] * opaque, delta=0.05)
            if indicator.get("style") == "pill":
                widths = sorted(mark[1] for mark in seen["marks"])[-2:]
                for width_, expected in zip(widths, sorted(indicator["widths"])):
                    self.assertAlmostEqual(width_, expected, delta=1)
        self.assertQuiet()
        page.context.close()

    def test_every_example_moves_as_the_engine_says(self):
        sizes = {"home": (480, 480), "s1-morphing-pill": (375, 375), "s2-scroll-bar": (156, 123.2), "s3-card-banner": (390, 293), "stories": (390, 402), "products": (187.2, 199.2),
                 "news-ticker": (390, 336)}
        for banner in EXAMPLES:
            with self.subTest(banner.name):
                self.assertSame(banner, *sizes.get(banner.name.split(".")[0], (390, 390)))

    def test_every_indicator_style_moves_as_the_engine_says(self):
        for style in STYLES:
            with self.subTest(style):
                self.assertSame(self.write(spec(style, "rewind")), 390, 243)

    def test_a_thumb_grows_as_the_engine_says_also_for_longer_than_its_page_is_shown(self):
        for growth in ("500ms", "4s", "{ duration: 2s, easing: [0.3, -0.5, 0.6, 1.6] }"):
            with self.subTest(growth):
                text = spec("scrollBar", "rewind").replace("hidesAfter: 500ms", f"thumb: [50, 80, 20], growth: {growth}")
                self.assertSame(self.write(text), 390, 243)

    def moving(self, rng):
        """A random banner that turns its pages by sliding, as it is written out."""
        while True:
            path = self.write(specs.text_of(specs.Specs(rng).sound(), rng))
            ran = subprocess.run(["bannerkit", "resolve", str(path)], capture_output=True, text=True)
            banner = json.loads(ran.stdout) if ran.returncode == 0 else {}
            if "timer" in banner and banner["x-resolved"].get("cycle") and banner["transition"]["effect"] == "slide":
                return path, banner

    def test_random_banners_are_where_the_engine_says(self):
        """At 10 instants of each: to 0.05 points at rest, and to 1 in motion."""
        rng = random.Random(34)
        for number in range(50 if IS_FULL else 5):
            path, banner = self.moving(rng)
            page = self.drawing(path)
            start, end = map(float, re.match(r"([\d.]+) s to ([\d.]+) s", page.locator("desc").text_content()).groups())
            geometry, layout = banner["x-resolved"]["geometry"], banner["layout"]
            is_vertical = layout["axis"] == "vertical"
            instants = [round((start + rng.random() * (end - start)) * 1e6) for _ in range(10)]
            for t, state in zip(instants, load_json(states(path, instants))):
                seen = page.evaluate("""([time, isVertical]) => {
                  const svg = document.documentElement;
                  svg.pauseAnimations();
                  svg.setCurrentTime(time);
                  const {e, f} = svg.querySelector('.moving [clip-path] > g').transform.animVal.getItem(0).matrix;
                  return isVertical ? f - svg.querySelector('#window rect').y.baseVal.value : e;
                }""", [t / 1e6 - start, is_vertical])
                middle = geometry["inset"] + geometry["cellHeight" if is_vertical else "cellWidth"] / 2 - state["offset"]
                if layout["direction"] == "rightToLeft" and not is_vertical:
                    middle = banner["viewport"]["width"] - middle
                away = abs(seen - middle)
                if banner["paging"]["loop"] == "infinite":
                    around = len(banner["items"]) * geometry["stride"]
                    away = min(away % around, around - away % around)
                self.assertLess(away, 0.05 if state["phase"] == "resting" else 1, f"banner {number} at {t}:\n{path.read_text()}")
            page.context.close()
        self.assertQuiet()

    def test_a_scenarios_drags_are_drawn_too(self):
        banner = next(path for path in EXAMPLES if path.name.startswith("s1"))
        self.assertSame(banner, 375, 375, scenario="the pill follows the finger")

    def test_wide_cards(self):
        self.assertSame(self.write(spec().replace("layout:", "viewport: { width: 2000, height: 300 }\nlayout:")), 2000, 1209)

    def test_from_right_to_left(self):
        banner = self.write(spec().replace("spacing: 9", "spacing: 9, direction: rightToLeft"))
        self.assertSame(banner, 390, 243, mirrored=True)

    def test_cards_that_fade_are_as_opaque_as_the_engine_says(self):
        banner = self.write("transition: { effect: fade, duration: 800ms }\ntimer: 2s\nitems: [a, b, c]\n")
        page = self.drawing(banner)
        start, end = map(float, re.match(r"([\d.]+) s to ([\d.]+) s", page.locator("desc").text_content()).groups())
        instants = [round((start + (end - start) * part / 40) * 1e6 + 3_210) for part in range(40)]
        for t, state in zip(instants, load_json(states(banner, instants))):
            seen = page.evaluate("""time => {
              const svg = document.documentElement;
              svg.pauseAnimations();
              svg.setCurrentTime(time);
              return [...svg.querySelectorAll('.moving [clip-path] > g > g')].map(card => +getComputedStyle(card).opacity);
            }""", t / 1e6 - start)
            for number, opacity in enumerate(seen):
                self.assertAlmostEqual(opacity, state["opacities"].get(str(number), 0), delta=0.04, msg=f"card {number} at {t}")
        self.assertQuiet()

    def test_marks_are_beside_the_cards_or_on_them(self):
        # Where the dots are, and how high the drawing is; the window is 200 points high, a strip of dots 32.
        for where, (top, height, window) in {
                "": (212, 232, 0), "edge: top": (12, 232, 32), "placement: over": (180, 200, 0),
                "placement: over, edge: top": (12, 200, 0)}.items():
            banner = self.write("viewport: { width: 300, height: 200 }\ntimer: 1s\nitems: [a, b]\n"
                                f"indicator: {{ style: dots, size: 8{', ' if where else ''}{where} }}\n")
            page = self.drawing(banner)
            seen = page.evaluate("""() => {
              const top = element => element.getBoundingClientRect().top;
              return [top(document.querySelector('.moving > g:last-of-type rect')),
                document.documentElement.viewBox.baseVal.height, top(document.querySelector('.moving [clip-path] use'))];
            }""")
            self.assertEqual([round(number, 2) for number in seen], [top, height, window], where)

    def test_a_strip_has_a_frame_for_every_instant(self):
        page = self.drawing(self.write(spec("fraction")), "--every", "500ms", "--for", "2s", "--at", "1.25s")
        times = [text for text in page.locator("svg > g > text").all_text_contents() if text.endswith(" s")]
        self.assertEqual(times, ["0 s", "0.5 s", "1 s", "1.25 s", "1.5 s", "2 s"])
        self.assertEqual(page.locator("animate, animateTransform").count(), 0)

    def test_at_every_instant_one_fraction_is_shown(self):
        for loop in ("infinite", "rewind", "none"):
            page = self.drawing(self.write(spec("fraction", loop, count=5)))
            self.assertEqual(page.evaluate("document.querySelectorAll('.moving text animate').length") > 1, True)
            sums = page.evaluate("""() => {
              const svg = document.documentElement;
              svg.pauseAnimations();
              const end = parseFloat(svg.querySelector('animate').getAttribute('dur'));
              return [...Array(200).keys()].map(part => {
                svg.setCurrentTime(end * part / 200);
                return [...svg.querySelectorAll('.moving > g > text')].reduce((sum, text) => sum + +getComputedStyle(text).opacity, 0);
              });
            }""")
            self.assertEqual(set(sums), {1}, loop)

    def test_who_asks_for_less_motion_sees_a_still_picture(self):
        banner = self.write(spec("pill"))
        shown = """() => ['.moving', '.still'].map(name => getComputedStyle(document.querySelector(name)).display !== 'none')"""
        self.assertEqual(self.drawing(banner).evaluate(shown), [True, False])
        page = self.drawing(banner, reduced_motion="reduce")
        self.assertEqual(page.evaluate(shown), [False, True])
        self.assertEqual(page.locator(".still animate, .still animateTransform").count(), 0)
        self.assertGreater(page.locator(".still use").count(), 0)

    def test_text_from_right_to_left_begins_at_the_right(self):
        page = self.drawing(self.write("items: [{ id: a, title: שלום, subtitle: Latin }]\n"))
        ends = page.evaluate("""() => [...document.querySelectorAll('#c0 text')].map(text => {
          const box = text.getBBox();
          return [box.x, box.x + box.width];
        })""")
        # The card is 390 points wide, its margin a fifteenth of that.
        self.assertAlmostEqual(ends[0][1], 169, delta=2)
        self.assertAlmostEqual(ends[1][0], -169, delta=2)

    def test_hostile_text_stays_text(self):
        texts = ["</text><script>alert(1)</script>", "]]><bkcanary/>", "<!DOCTYPE x>", "\\uFFFE\\uFFFF", "javascript:alert(1)"]
        items = "".join(f'  - {{ id: i{n}, title: "{text}" }}\n' for n, text in enumerate(texts))
        page = self.drawing(self.write(f'name: "{texts[0]}"\ntimer: 1s\nitems:\n{items}'))
        self.assertIn("<script>", page.locator("title").text_content())
        self.assertQuiet()

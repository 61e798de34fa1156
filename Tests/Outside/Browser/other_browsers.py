"""Firefox and WebKit load and play the pages: the engine's states, what is drawn, the pointer and the keyboard.

`make browsers` runs this; it is no part of `make test`, because the browsers are large.
"""
import json
import pathlib
import random
import shutil
import tempfile
import time
import unittest

from browser import EXAMPLES, STYLES, bannerkit, load_json, pixels, spec, states
from drivers import Firefox, WebKit
from element import WATCH, assert_as_simulated, replayed, served
from test_every_page import TARGETS
from test_screen import CONTROLS, SHOP

LEFT, RIGHT, PERIOD, HOME = "\ue012", "\ue014", ".", "\ue011"
ROW = "layout: { align: start, cellWidthMultiplier: 0.3, spacing: 10 }\n"
RULES = [
    "timer: { interval: 700ms, startsPaused: true }", "timer: { interval: 700ms, atEnd: finish }\npaging: { loop: none }",
    "timer: { interval: 700ms, afterInteraction: hold }", "timer: { interval: 700ms, afterInteraction: resume }",
    "timer: { drift: 90 }\npaging: { snap: none }", "timer: { drift: 40, direction: backward }\npaging: { snap: none }",
    "paging: { flickVelocity: 400, dragThreshold: 0.2 }", "paging: { drag: false }", "paging: { order: shuffled }",
    ROW + "paging: { group: 2, loop: none }", ROW + "timer: 900ms\npaging: { group: fit, loop: rewind }", ROW + "paging: { flush: true, loop: rewind }"]
COLORS = "items: [{ id: a, color: '#cc0000' }, { id: b, color: '#00aa00' }, { id: c, color: '#0000cc' }]\n"


class Pages:
    """What every browser must do; a class below names the browser."""

    @classmethod
    def setUpClass(cls):
        cls.browser = cls.driver()
        cls.addClassCleanup(cls.browser.close)

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="bannerkit-"))
        self.addCleanup(shutil.rmtree, self.folder, True)

    def write(self, text, name="a.banner.yaml"):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def open(self, path):
        self.browser.go(path.as_uri())
        self.until("!!(window.bannerkit && window.bannerkit.ready)")

    def preview(self, banner):
        page = self.folder / "page.html"
        bannerkit("preview", banner, "-o", page)
        self.open(page)

    def look(self, expression, *values):
        return self.browser.run("return " + expression, *values)

    def until(self, condition, seconds=20):
        for _ in range(seconds * 20):
            if self.look(condition):
                return
            time.sleep(0.05)
        self.fail(f"never so: {condition}")

    def resize(self, width, height):
        """A window with this much room for a page."""
        outer = [1280, 1000]
        self.browser.resize(*outer)
        for _ in range(100):
            time.sleep(0.05)
            inner = self.look("[innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            outer = [was + want - seen for was, want, seen in zip(outer, (width, height), inner)]
            self.browser.resize(*outer)
            time.sleep(0.2)
        self.fail(f"the window cannot have {width} × {height}: {inner}")

    def stop(self, seconds):
        self.browser.run("bannerkit.player.stop(arguments[0])", round(seconds * 1e6))
        self.until("(bannerkit.page || bannerkit.comparison).drawn === bannerkit.player.time")

    def test_the_banner_fills_one_screen_and_a_failure_is_opened(self):
        self.addCleanup(self.browser.resize, 1280, 1000)
        self.preview(self.write(SHOP))
        self.resize(1440, 900)
        self.open(self.folder / "page.html")
        share, beyond, controls = self.look(f"""(({{width, height}}) => [width * height / (1440 * 900),
          [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
          {CONTROLS}.length])(document.getElementById('viewport').getBoundingClientRect())""")
        self.assertGreaterEqual(share, 0.3)
        self.assertLessEqual(max(beyond), 0, "nothing scrolls")
        self.assertLessEqual(controls, 18)
        self.assertEqual(self.look("[bannerkit.player.time, bannerkit.player.isPlaying, document.querySelector('.chip').textContent]"),
                         [6e6, False, "✗ 1 failing scenario"])
        self.assertIn("expected New arrivals at 6s, saw Members save more", self.look("document.querySelector('#scenario-list > .failed').textContent"))
        told = self.look("""(lanes => {
          const {x, y, width} = lanes.getBoundingClientRect();
          lanes.dispatchEvent(new PointerEvent('pointermove', {clientX: x + width * 12e6 / bannerkit.page.lanes.span, clientY: y + 60, pointerType: 'mouse'}));
          const hover = document.getElementById('hover');
          return [...hover.querySelectorAll(':scope > b, :scope > span, strong')].map(part => part.textContent);
        })(document.getElementById('lanes'))""")
        self.assertEqual(told, ["Gift cards", "Gift cards", "9.80 s – 13.80 s · timer"])
        self.resize(1024, 768)
        self.assertLessEqual(self.look("Math.max(...['header.top', '.below', '.bench > .transport', '.tabs'].map(name => document.querySelector(name).offsetHeight))"), 52)

    def test_on_a_narrow_window_a_thumb_hits_everything(self):
        self.addCleanup(self.browser.resize, 1280, 1000)
        self.preview(self.write(SHOP))
        self.resize(560, 900)
        self.assertLessEqual(self.look("document.documentElement.scrollWidth"), 560)
        self.assertLessEqual(self.look("document.getElementById('viewport').getBoundingClientRect().top"), 120)
        self.browser.run("document.getElementById('more').showPopover()")
        self.assertEqual([target for target in self.look(TARGETS) if min(target[1:]) < 43.9], [])

    def test_a_change_is_on_one_screen(self):
        self.addCleanup(self.browser.resize, 1280, 1000)
        old, new = self.write("timer: 2s\n" + COLORS, "old.yaml"), self.write("timer: 2500ms\n" + COLORS, "new.yaml")
        bannerkit("preview", "--diff", old, new, "-o", self.folder / "change.html")
        self.resize(1440, 900)
        self.open(self.folder / "change.html")
        self.stop(0)
        self.assertLessEqual(self.look("document.documentElement.scrollHeight"), 900)
        times = []
        for button in ("step-on", "step-on", "step-back"):
            self.browser.run(f"document.getElementById('{button}').click()")
            times.append(self.look("bannerkit.player.time"))
        self.assertEqual(times, [2e6, 2.5e6, 2e6])
        tops = self.look("['before', 'after'].map(id => document.querySelector(`#${id} .ground`).getBoundingClientRect().top)")
        self.assertEqual(tops[0], tops[1])

    def test_a_playground_dims_what_is_broken_and_shows_pictures(self):
        bannerkit("playground", "-o", self.folder / "play.html")
        self.open(self.folder / "play.html")
        frame = "document.querySelector('iframe:not(.coming)')"
        self.until(f"!!{frame}?.contentDocument.querySelector('#cards img')")
        self.browser.run("bannerkit.editor.text = 'timmer: 2s\\nitems: [a, b]\\n'")
        self.until(f"{frame}.contentWindow.bannerkit?.page.banner.count === 2 && +getComputedStyle({frame}).opacity < 0.5")
        self.browser.run("document.getElementById('mend').click()")
        self.until(f"bannerkit.editor.text === 'timer: 2s\\nitems: [a, b]\\n' && +getComputedStyle({frame}).opacity === 1")

    def test_every_example_plays_as_the_engine_says(self):
        for banner in EXAMPLES:
            with self.subTest(banner.name):
                self.preview(banner)
                instants = [0, 1_234_567, 2_000_000, 7_654_321, 3_600_000_000]
                # Neither the pointer of another test nor the day of this one counts.
                self.browser.run("bannerkit.player.playing = false; bannerkit.player.put([], null, null)")
                seen = self.look("arguments[0].map(time => bannerkit.timeline.state(time))", instants)
                self.assertEqual([line.strip() for line in seen], states(banner, instants))

    def test_what_is_drawn_is_where_the_engine_says(self):
        for style in STYLES:
            with self.subTest(style):
                self.preview(self.write(spec(style)))
                for seconds in (0.5, 1.8, 2.0, 4.1):
                    self.stop(seconds)
                    far = self.look("""(() => {
                      const {cells, marks} = bannerkit.timeline.frame(bannerkit.player.time);
                      const place = element => { const at = new DOMMatrix(getComputedStyle(element).transform); return [at.e, at.f]; };
                      const {stage} = bannerkit.page;
                      const sorted = places => places.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
                      const drawn = sorted([...stage.cards.shown.values()].map(place));
                      const pairs = [...sorted(cells.map(([, , x, y]) => [x, y])).map((said, number) => [drawn[number], said]),
                        ...marks.map(([key, x, y]) => [place(stage.marks.marks.get(key)), [x, y]])];
                      return [pairs.length, Math.max(...pairs.map(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1])))];
                    })()""")
                    self.assertGreater(far[0], 0)
                    self.assertLess(far[1], 0.01)

    def test_pixels(self):
        self.preview(self.write("timer: 2s\n" + COLORS))
        for seconds, channel in ((0.5, 0), (2.8, 1), (4.8, 2)):
            self.stop(seconds)
            x, y = self.look("(box => [box.x + box.width / 2, box.y + box.height / 3])(document.getElementById('cards').getBoundingClientRect())")
            rows = pixels(self.browser.screenshot())
            scale = len(rows[0]) / self.look("innerWidth")
            seen = rows[int(y * scale)][int(x * scale)]
            self.assertEqual(max(range(3), key=lambda place: seen[place]), channel, f"{seconds}: {seen}")
            self.assertGreater(max(seen) - sorted(seen)[1], 80, seen)

    def test_the_edges_of_what_is_enlarged_are_sharp(self):
        # A card with a layer of its own is drawn once and then enlarged, in WebKit: its words are blurred.
        self.preview(self.write("viewport: { width: 200, height: 120 }\nitems: [{ id: a, title: IIIIII, color: '#000000' }]\n"))
        self.stop(0)
        self.assertGreater(self.look("bannerkit.page.scale"), 1.4)
        x, y, width, height = self.look("(box => [box.x, box.y, box.width, box.height])(document.querySelector('#cards strong').getBoundingClientRect())")
        rows = pixels(self.browser.screenshot())
        scale = len(rows[0]) / self.look("innerWidth")
        part = [max(pixel) for row in rows[int(y * scale):int((y + height) * scale)] for pixel in row[int(x * scale):int((x + width / 2) * scale)]]
        between = sum(40 < value < 215 for value in part) / sum(value >= 215 for value in part)
        self.assertLess(between, 0.8, "pixels that are neither black nor white, for each white one")

    def test_it_plays_and_the_lanes_are_drawn(self):
        self.preview(self.write("timer: 2s\nindicator: pill\n" + COLORS))
        if not self.look("bannerkit.player.isPlaying"):
            self.browser.run("document.getElementById('play').click()")
        start = self.look("bannerkit.player.time")
        self.until(f"bannerkit.player.time > {start} + 500000")
        colors = self.look("""(() => {
          const canvas = document.getElementById('lanes');
          const row = canvas.getContext('2d').getImageData(0, 32 + 17, canvas.width, 1).data;
          return new Set([...Array(canvas.width).keys()].map(x => row.slice(x * 4, x * 4 + 3).join())).size;
        })()""")
        self.assertGreater(colors, 3)

    def test_a_drag_turns_the_page_and_is_recorded(self):
        self.preview(self.write(COLORS))
        self.stop(1)
        box = self.look("(box => [box.x, box.y, box.width, box.height])(document.getElementById('cards').getBoundingClientRect())")
        middle = round(box[1] + box[3] / 2)
        self.browser.drag((round(box[0] + box[2] * 0.8), middle), (round(box[0] + box[2] * 0.2), middle))
        self.until("document.getElementById('now-page').textContent === '2 of 3' && bannerkit.page.frame.phase === 'resting'")
        self.assertEqual(len(self.look("bannerkit.player.inputs")), 1)
        self.assertIn("drag: { by: -", self.look("document.getElementById('recording').textContent"))

    def test_the_keyboard_turns_pages_and_goes_from_event_to_event(self):
        self.preview(self.write("timer: 2s\n" + COLORS))
        self.stop(0.5)
        self.browser.run("document.getElementById('cards').focus()")
        self.browser.key(PERIOD)
        self.assertEqual(self.look("bannerkit.player.time"), 2_000_000)
        self.browser.key(RIGHT)
        self.assertEqual(len(self.look("bannerkit.player.inputs")), 1)

    def test_stage_clock_and_lanes_fit(self):
        self.preview(self.write(spec()))
        width, inner = self.look("[document.documentElement.scrollWidth, innerWidth]")
        self.assertLessEqual(width, inner)
        boxes = self.look("['viewport', 'lanes'].map(id => (box => [box.top, box.bottom])(document.getElementById(id).getBoundingClientRect()))")
        self.assertLess(boxes[0][1], boxes[1][0])
        self.assertLessEqual(boxes[1][1], self.look("innerHeight"))

    def test_before_and_after(self):
        old = self.write("timer: 2s\n" + COLORS, "old.yaml")
        new = self.write("timer: 2500ms\n" + COLORS, "new.yaml")
        bannerkit("preview", "--diff", old, new, "-o", self.folder / "change.html")
        self.open(self.folder / "change.html")
        for seconds in (0.5, 2.2, 4.5):
            self.stop(seconds)
            expected = [load_json(states(path, [round(seconds * 1e6)]))[0]["item"] for path in (old, new)]
            self.assertEqual(self.look("['before', 'after'].map(id => document.querySelector(`#${id} .item`).textContent)"), expected)
        self.browser.run("document.querySelectorAll('#differences .moment')[1].click()")
        self.assertEqual(self.look("bannerkit.player.time"), 2_500_000)

    def test_a_gallery_and_a_page_that_shares_its_engine(self):
        (self.folder / "specs").mkdir()
        for name in ("first", "second"):
            self.write(f"name: {name}\ntimer: 1s\n" + COLORS, f"specs/{name}.banner.yaml")
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out")
        self.open(self.folder / "out" / "index.html")
        self.assertEqual(self.look("[...document.querySelectorAll('.tile .name')].map(name => name.textContent)"), ["first", "second"])
        cards = "[...document.querySelectorAll('.tile [part~=card]')].map(card => card.style.transform).join()"
        still = self.look(cards)
        self.until(f"{cards} !== {json.dumps(still)}")
        self.browser.run("document.querySelector('.tile a').click()")
        self.until("location.pathname.endsWith('first.html') && !!(window.bannerkit && bannerkit.ready)")
        self.assertEqual(self.look("getComputedStyle(document.getElementById('alone')).display"), "none")

    def visit(self, text):
        """A page with the element, from a server with a strict policy."""
        shutil.rmtree(self.folder / "out", True)
        banner = self.write(text)
        bannerkit("build", banner, "-o", self.folder / "out")
        (self.folder / "out/watch.js").write_text(WATCH)
        html = self.folder / "out/a.html"
        html.write_text(html.read_text().replace("<title>", '<script src="watch.js"></script><title>', 1))
        self.browser.go(f"{served(self, self.folder / 'out')}/a.html")
        self.until("!!document.querySelector('banner-kit[live]')")
        return banner

    def kit(self, words):
        return self.look(f"(() => {{ const kit = document.querySelector('banner-kit'), root = kit.shadowRoot; return {words}; }})()")

    def test_the_element_is_where_simulate_says_at_random_instants(self):
        rng = random.Random(3)
        for style in STYLES:
            with self.subTest(style):
                banner = self.visit(spec(style))
                # Above it, so that nothing hovers.
                self.browser.run("document.body.style.paddingTop = '200px'")
                for _ in range(6):
                    time.sleep(rng.random() * 0.5)
                    assert_as_simulated(self, banner, self.kit)

    def test_the_element_goes_on_when_its_page_comes_back(self):
        self.visit("name: a\ntimer: 1s\nitems: [a, b, c]\n")
        # Above it, so that nothing hovers.
        self.browser.run("document.body.style.paddingTop = '200px'; window.isMine = true;")
        (self.folder / "out/other.html").write_text("<!doctype html><title>other</title>")
        self.browser.run("location.href = 'other.html'")
        self.until("document.title === 'other'")
        time.sleep(2.5)
        self.browser.run("history.back()")
        self.until("!!document.querySelector('banner-kit[live]')")
        self.assertTrue(self.look("!!window.isMine"), "the page was kept")
        told = self.look("told.length")
        hide, show = self.kit("kit.scenario().inputs")
        self.assertEqual((list(hide)[1], list(show)[1], self.kit("kit.state.timer")), ("hide", "show", "running"))
        self.assertGreater(show["at"] - hide["at"], 2)
        self.assertLess(told, 4, "it did not go on meanwhile")
        self.until(f"told.length > {told}")

    def walk(self, text, rng, item):
        """Six inputs by chance to an element, whose recording is played again with equal events."""
        banner = self.visit(text)
        x, y, width, height = self.kit("(box => [box.x, box.y, box.width, box.height])(kit.getBoundingClientRect())")
        at = [(round(x + width * part), round(y + height / 3)) for part in (0.3, 0.7)]
        for act in rng.sample(["next()", "previous()", f"select('{item}')", "pause()", "resume()", LEFT, RIGHT, HOME, "drag", "drag"], 6):
            if act == "drag":
                self.browser.drag(*rng.sample(at, 2))
            elif "(" in act:
                self.kit(f"kit.{act}")
            else:
                self.kit("root.querySelector('[part=window]').focus()")
                self.browser.key(act)
            time.sleep(rng.random() * 0.5)
        told, played, _ = replayed(self, banner, *self.kit("[kit.scenario(), told, kit.state.time]"))
        self.assertEqual(told, played)

    def test_a_walk_through_the_element_is_played_again_with_equal_events(self):
        rng = random.Random(4)
        for style in STYLES:
            with self.subTest(style):
                self.walk(spec(style, rng.choice(["none", "rewind", "infinite"])), rng, "item-3")

    def test_a_walk_with_each_rule_of_timers_hands_orders_and_groups_is_played_again(self):
        rng = random.Random(5)
        for keys in RULES:
            with self.subTest(keys):
                self.walk(f"name: a\n{keys}\ntransition: 200ms\nitems: [a, b, c, d, e, f, g]\n", rng, "e")


class InFirefox(Pages, unittest.TestCase):
    driver = Firefox


class InWebKit(Pages, unittest.TestCase):
    driver = WebKit

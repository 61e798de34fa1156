"""The engine in the page is the engine of the command line."""
import yaml
from browser import EXAMPLES, STYLES, BrowserTest, bannerkit, load_json, pairs, spec, states

YEAR = 31_536_000_000_000
INSTANTS = [0, 1, 33_333, 150_000, 999_999, 1_000_000, 1_150_001, 1_300_000, 2_000_000, 2_150_000, 2_299_999, 3_456_789,
            4_050_000, 5_999_999, 6_300_001, 7_654_321, 59_123_457, 3_600_000_100, YEAR, YEAR + 123_456]


def weighted(loop, weights):
    items = "".join(f"  - {{ id: item-{n}, weight: {weight} }}\n" for n, weight in enumerate(weights.split(", ")))
    return f"paging: {{ loop: {loop} }}\ntimer: 700ms\nitems:\n{items}"


class Engine(BrowserTest):
    def assertSame(self, banner, scenarios=()):
        """The states are those of the command line, also in these scenarios, each a number and a name."""
        page = self.preview(banner, hash="start=none")
        inPage = page.evaluate("times => { bannerkit.player.load([]); return times.map(t => bannerkit.timeline.state(t).trim()) }", INSTANTS)
        self.assertEqual(inPage, states(banner, INSTANTS))
        for index, name in scenarios:
            inPage = page.evaluate(
                """([index, times]) => {
                  bannerkit.player.load(bannerkit.player.banner.scenarios[index].inputs);
                  return times.map(t => bannerkit.timeline.state(t).trim());
                }""", [index, INSTANTS])
            self.assertEqual(inPage, states(banner, INSTANTS, "--scenario", name, "--for", "9000h"), name)
            events = page.evaluate("bannerkit.timeline.eventLines(0, bannerkit.player.banner.scenarios[%d].duration)" % index)
            native = bannerkit("simulate", banner, "--scenario", name, "--events", "all", "-f", "ndjson").splitlines()
            self.assertEqual(events.splitlines(), native[:-1], "all but the end")
        self.assertQuiet()
        page.context.close()

    def test_every_example_has_the_states_of_the_command_line_at_twenty_instants(self):
        self.assertEqual(len(INSTANTS), 20)
        self.assertGreater(len(EXAMPLES), 5)
        for banner in EXAMPLES:
            with self.subTest(banner.name):
                scenarios = yaml.safe_load(banner.read_text()).get("scenarios", [])
                # A date, a window and less motion are not inputs: they come with the choice of a scenario.
                own = {"start", "viewport", "reducedMotion"}
                self.assertSame(banner, [(i, s["name"]) for i, s in enumerate(scenarios) if not own & set(s)])

    def test_every_indicator_style_has_the_states_of_the_command_line(self):
        for style, loop in pairs(STYLES, ("infinite", "rewind", "none")):
            with self.subTest(f"{style} {loop}"):
                self.assertSame(self.write(spec(style, loop)))

    def test_items_that_differ_in_weight_have_the_turns_of_the_command_line(self):
        for loop in pairs(("infinite", "rewind"), ("1, 2, 3, 1", "7, 1, 1, 1", "1000, 1, 999, 500")):
            with self.subTest(loop):
                self.assertSame(self.write(weighted(*loop)))

    def test_what_is_drawn_is_what_the_engine_says(self):
        page = self.preview(self.write(spec("pill")))
        for seconds, index in [(0.5, 0), (1.25, 1), (1.4, 1), (2.35, 2)]:
            self.stop(page, seconds)
            state = page.evaluate("JSON.parse(bannerkit.timeline.state(bannerkit.player.time))")
            slide = page.locator("#cards [part~=current]")
            self.assertEqual(slide.get_attribute("aria-label"), f"{index + 1} of 7")
            # The window is 390 points wide, a card 234, so a card at rest begins at 78; the stride is 243.
            box, window = slide.bounding_box(), page.locator("#cards").bounding_box()
            scale = window["width"] / 390
            middle = (box["x"] + box["width"] / 2 - window["x"]) / scale
            self.assertAlmostEqual(middle, 195 + (index - state["position"]) * 243, delta=0.6)
            widths = page.evaluate("[...document.querySelectorAll('#strip [part~=mark]')].map(mark => parseFloat(mark.style.width))")
            pill = state["indicator"]
            expected = [6.0] * 7
            for dot, width in zip(pill["pair"], pill["widths"]):
                expected[dot] = width
            self.assertEqual([round(width, 3) for width in widths], [round(width, 3) for width in expected])
        self.assertQuiet()


class Recording(BrowserTest):
    def replay(self, page, banner):
        """What was recorded, pasted into the file and played by the command line: the same events."""
        scenario = page.locator("#recording").text_content()
        pasted = self.write(banner.read_text() + scenario, "pasted.banner.yaml")
        native = bannerkit("simulate", pasted, "--scenario", "recorded in the preview", "--events", "all", "-f", "ndjson")
        lines = native.splitlines()
        end = load_json(lines)[-1]
        self.assertEqual(end["event"], "end")
        shown = page.evaluate("end => bannerkit.timeline.eventLines(0, end)", round(end["t"] * 1e6))
        self.assertEqual(shown.splitlines(), lines[:-1])
        return load_json(lines)

    def drag(self, page, by, steps=8):
        box = page.locator("#cards").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, steps + 1):
            page.mouse.move(x + by * step / steps, y)
            self.drawn(page)
        page.mouse.up()

    def test_a_drag_in_the_page_replays_to_the_same_events(self):
        banner = self.write(spec("pill"))
        page = self.preview(banner)
        self.until(page, "bannerkit.player.time > 2e5")
        # Over half a page: on a busy machine the finger has no velocity.
        self.drag(page, -360)
        self.until(page, "bannerkit.page.frame.phase === 'resting'")
        self.drag(page, 150)
        self.drawn(page)
        page.keyboard.press("ArrowRight")
        self.until(page, "bannerkit.player.time > bannerkit.player.inputs.at(-1)[0] + 5e4")
        self.stop(page, page.evaluate("bannerkit.player.time") / 1e6)
        events = self.replay(page, banner)
        drags = [event for event in events if event["event"] in ("dragBegin", "dragEnd")]
        self.assertEqual([event["event"] for event in drags], ["dragBegin", "dragEnd"] * 2)
        self.assertIn("drag", [event.get("cause") for event in events])
        self.assertIn("next", [event.get("cause") for event in events])
        self.assertQuiet()

    def test_a_walk_through_items_that_differ_in_weight_replays_to_the_same_events(self):
        banner = self.write(weighted("infinite", "1, 2, 3, 1"))
        page = self.preview(banner)
        self.until(page, "bannerkit.player.time > 1.5e6")
        # Over half a page: on a busy machine the finger has no velocity.
        self.drag(page, -360)
        self.until(page, "bannerkit.player.time > 3.5e6")
        page.keyboard.press("ArrowRight")
        self.stop(page, 7)
        events = self.replay(page, banner)
        causes = [event.get("cause") for event in events if event["event"] == "change"]
        self.assertTrue({"timer", "drag", "next"} <= set(causes), causes)
        self.assertQuiet()

    def test_a_finger_on_a_touch_screen_drags_too(self):
        banner = self.write(spec("dots", "none"))
        page = self.preview(banner, has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
        self.stop(page, 0.2)
        box = page.locator("#cards").bounding_box()
        x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2
        touch = page.context.new_cdp_session(page)
        point = lambda dx: [{"x": x + dx, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point(0)})
        for step in range(1, 9):
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": point(-25 * step)})
            self.drawn(page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.until(page, "bannerkit.player.inputs.length === 1")
        events = self.replay(page, banner)
        self.assertIn("drag", [event.get("cause") for event in events])

    def test_under_the_finger_the_content_is_where_the_replay_has_it(self):
        page = self.preview(self.write(spec("pill", "rewind")))
        self.stop(page, 0.5)
        box = page.locator("#cards").bounding_box()
        x, y = box["x"] + 100, box["y"] + 50
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 10, y)
        page.mouse.move(x + 90, y)
        self.drawn(page)
        held = page.evaluate("(() => { const p = bannerkit.player; p.tick(performance.now()); "
                             "return bannerkit.timeline.frame(p.time) })()")
        self.assertEqual(held["phase"], "dragging")
        self.assertLess(held["position"], 0, "past the first edge, as a rubber band")
        page.mouse.up()
        at, _, by, over, _ = page.evaluate("bannerkit.player.inputs[0]")
        released = page.evaluate("time => JSON.parse(bannerkit.timeline.state(time))", at + over)
        self.assertAlmostEqual(released["position"], held["position"], places=5)

    def test_buttons_dots_and_hiding_are_recorded_and_replay(self):
        banner = self.write(spec("dots", count=5))
        page = self.preview(banner)
        self.stop(page, 0.4)
        page.locator("#rotation").click()
        self.stop(page, 0.6)
        page.locator("#hide").click()
        self.stop(page, 0.9)
        page.locator("#hide").click()
        self.stop(page, 1)
        page.locator("#rotation").click()
        self.stop(page, 1.2)
        mark = page.locator("#strip [part~=mark]").nth(3).bounding_box()
        page.mouse.click(mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2)
        self.stop(page, 2.5)
        page.locator("#cards").click()
        kinds = [event["event"] for event in self.replay(page, banner)]
        for kind in ("pause", "hide", "show", "resume", "open"):
            self.assertIn(kind, kinds)
        self.assertIn("select: item-3", page.locator("#recording").text_content())

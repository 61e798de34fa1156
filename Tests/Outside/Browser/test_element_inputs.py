"""What a viewer does to the element, and what the element does while nobody looks."""
import json
import random

from browser import STYLES, bannerkit, spec
from element import COUNTED, ElementTest, assert_as_simulated

BANNER = """name: a
timer: 1000s
transition: 100ms
paging: { loop: none }
layout: { cellWidthMultiplier: 0.6, spacing: 10 }
controls: { arrows: true }
items: [a, b, c, d]
"""
LOOP = BANNER.replace("loop: none", "loop: infinite")
DATES = "name: a\nitems: [{ id: day, when: { from: 2026-11-27, until: 2026-11-27 } }, { id: rest, when: otherwise }]\n"


class Inputs(ElementTest):
    def test_every_style_is_where_simulate_says_at_random_instants(self):
        rng = random.Random(5)
        for style in STYLES:
            with self.subTest(style):
                self.build(spec(style))
                page = self.visit()
                for _ in range(6):
                    page.wait_for_timeout(rng.random() * 500)
                    assert_as_simulated(self, self.banner, lambda words: self.kit(page, words))
                page.context.close()

    def test_a_drag_begins_four_pixels_along_the_axis_and_is_said_in_numbers_of_a_file(self):
        for axis, touched in (("horizontal", "pan-y pinch-zoom"), ("vertical", "pan-x pinch-zoom")):
            self.build(BANNER.replace("layout: {", f"layout: {{ axis: {axis},"))
            page = self.visit()
            self.assertEqual(self.kit(page, "getComputedStyle(root.querySelector('[part=window]')).touchAction"), touched)
            x, y = self.middle(page)

            def move(along, across=0):
                page.mouse.move(*((x + along, y + across) if axis == "horizontal" else (x + across, y + along)))

            move(0)
            page.mouse.down()
            for step in (-1, -2, -3):
                move(step, across=20)
            self.assertEqual(self.state(page)["phase"], "resting")
            move(-4)
            self.assertEqual(self.state(page)["phase"], "dragging")
            # The way counts from there.
            move(-14.126)
            self.until(page, "document.querySelector('banner-kit').state.position > 0")
            self.assertAlmostEqual(self.state(page)["position"], 10.13 / ((613 * 0.6 if axis == "horizontal" else 300) + 10), delta=0.002)
            # The pointer leaves under the drag; that is said when it is over.
            move(-200)
            page.mouse.move(5, 880)
            self.drawn(page)
            self.assertEqual(self.said(page), [{"hover": True}])
            page.mouse.up()
            self.until(page, "document.querySelector('banner-kit').state.phase === 'resting'")
            hover, drag, leave = self.kit(page, "kit.scenario().inputs")
            self.assertEqual((list(hover)[1], list(leave)[1]), ("hover", "leave"))
            by, over, velocity = drag["drag"].values()
            self.assertEqual((by, over, velocity), (round(by, 2), round(over, 6), int(velocity)))
            self.assertEqual(*self.replay(page)[:2])
            page.context.close()

    def test_hiding_and_other_inputs_take_the_content_out_of_the_finger(self):
        self.build(BANNER)
        for act in ("kit.next()", "document.body.style.paddingTop = '3000px'", "root.querySelector('.next').click()"):
            with self.subTest(act):
                page = self.visit()
                x, y = self.middle(page)
                page.mouse.move(x, y)
                page.mouse.down()
                for step in (4, 54, 104):
                    page.mouse.move(x - step, y)
                self.kit(page, act)
                self.until(page, "document.querySelector('banner-kit').scenario().inputs.some(said => said.drag)")
                page.evaluate("document.body.style.paddingTop = 0")
                page.mouse.up()
                self.rested(page)
                self.assertEqual([said for said in self.said(page) if "tap" in said], [])
                self.assertEqual(*self.replay(page)[:2])
                page.context.close()

    def test_a_wheel_turns_a_page_for_each_gesture_along_the_axis(self):
        self.build(LOOP)
        page = self.visit()
        page.mouse.move(*self.middle(page))
        turns = lambda: [list(said)[0] for said in self.said(page) if "hover" not in said]
        # Each happens when it says, so that what belongs together does not follow from how long the machine takes.
        wheel = """([at, x, y, more]) => {
          const event = new WheelEvent('wheel', {deltaX: x, deltaY: y, bubbles: true, cancelable: true, composed: true, ...more});
          Object.defineProperty(event, 'timeStamp', {value: at});
          document.querySelector('banner-kit').shadowRoot.querySelector('[part=window]').dispatchEvent(event);
          return event.defaultPrevented; }"""
        for at, way, more, is_taken, said in (
                (0, (29, 0), {}, True, []), (149, (1, 0), {}, True, ["next"]), (298, (90, 0), {}, True, ["next"]),
                (300, (5, 9), {}, False, ["next"]), (300, (90, 0), {"ctrlKey": True}, False, ["next"]),
                # After 150 ms it is another; lines of 16 points.
                (448, (-2, 0), {"deltaMode": 1}, True, ["next", "previous"]), (597, (-90, 0), {}, True, ["next", "previous"])):
            self.assertEqual((page.evaluate(wheel, [at, *way, more]), turns()), (is_taken, said), f"{way} {more}")
        self.build(LOOP.replace("layout: {", "layout: { axis: vertical,"))
        page = self.visit()
        self.assertEqual([page.evaluate(wheel, [0, *way, {}]) for way in ((0, 90), (90, 0))], [False, False])
        self.assertEqual(self.said(page), [])

    def test_keys_are_those_of_the_axis_unless_others_have_them(self):
        html = self.build(LOOP) / "a.html"
        html.write_text("\n".join('<div slot="a"><input id="field"><p contenteditable id="text">x</p><button id="own">x</button></div>' if 'slot="a"' in line else line
                                  for line in html.read_text().splitlines()))
        page = self.visit()
        turns = lambda: [said for said in self.said(page) if "focusIn" not in said and "focusOut" not in said]
        for place in ("field", "text"):
            page.evaluate(f"document.getElementById('{place}').focus()")
            for key in ("ArrowRight", "End"):
                page.keyboard.press(key)
        self.kit(page, "kit.querySelector('#own').addEventListener('keydown', event => event.preventDefault(), {once: true})")
        page.evaluate("document.getElementById('own').focus()")
        for key in ("ArrowRight", "Shift+ArrowRight", "Control+ArrowRight", "Alt+End", "ArrowDown", "x"):
            page.keyboard.press(key)
        self.assertEqual(turns(), [])
        for key in ("ArrowRight", "ArrowLeft", "End", "Home"):
            page.keyboard.press(key)
        self.assertEqual(turns(), [{"next": True}, {"previous": True}, {"select": "d"}, {"select": "a"}])
        self.build(LOOP.replace("layout: {", "layout: { direction: rightToLeft,"))
        page = self.visit()
        self.kit(page, "root.querySelector('[part=window]').focus()")
        page.keyboard.press("ArrowLeft")
        self.assertEqual(turns(), [{"next": True}])

    def test_dots_are_hit_and_what_is_said_follows_who_turned_the_page(self):
        self.build(LOOP.replace("1000s", "1500ms").replace("[a, b, c, d]", "[{ id: a, duration: 1000s }, b, { id: c, duration: 1000s }, d]"))
        page = self.visit()
        live = "root.querySelector('[part=window]').getAttribute('aria-live')"
        self.assertEqual(self.kit(page, live), "off")
        x, y, width, height = self.kit(page, "(({x, y, width, height}) => [x, y, width, height])(root.querySelectorAll('[part~=dot]')[2].getBoundingClientRect())")
        page.mouse.click(x + width / 2, y + height + 6)
        page.mouse.move(2, 890)
        self.assertEqual(self.said(page)[-2:], [{"select": "c"}, {"leave": True}])
        self.assertEqual(self.kit(page, live), "polite")
        self.assertEqual(self.kit(page, "[...root.querySelectorAll('[part~=dot]')].map(dot => dot.getAttribute('aria-current'))"), [None, None, "true", None])
        page.set_viewport_size({"width": 500, "height": 900})
        self.until(page, "document.querySelector('banner-kit').clientWidth < 500")
        self.drawn(page)
        self.assertEqual(self.kit(page, live), "polite", "also in another window")
        self.kit(page, "kit.select('b')")
        self.assertEqual(self.kit(page, live), "polite")
        self.until(page, "told.at(-1)[3] === null && told.at(-2)[3] === 'timer'")
        self.assertEqual(self.kit(page, live), "off")

    def test_a_recording_ends_with_what_no_scenario_says(self):
        self.build(LOOP)
        page = self.visit()
        count = "for (let n = 0; n < 1000; n++) kit.pause();"
        self.assertEqual(self.kit(page, f"(() => {{ {count} return kit.scenario().inputs.length; }})()"), 1000)
        self.assertIsNone(self.kit(page, "(kit.resume(), kit.scenario())"))
        page = self.visit()
        self.kit(page, "kit.banner = kit.banner")
        self.until(page, "document.querySelector('banner-kit').scenario() === null")


class Unseen(ElementTest):
    def test_it_waits_while_its_browser_keeps_the_page_or_its_tab_is_hidden(self):
        # Chromium without a window keeps no pages; `other_browsers.py` goes away and back.
        self.build(LOOP.replace("1000s", "300ms"))
        for away, back in (("new PageTransitionEvent('pagehide', {persisted: true})", "new PageTransitionEvent('pageshow', {persisted: true})"),
                           ("(hidden = true, new Event('visibilitychange'))", "(hidden = false, new Event('visibilitychange'))")):
            page = self.visit()
            page.evaluate("window.hidden = false; Object.defineProperty(document, 'hidden', {get: () => hidden}); 0")
            page.evaluate(f"(event => (event.type[0] === 'p' ? window : document).dispatchEvent(event))({away})")
            self.assertEqual(self.said(page), [{"hide": True}])
            page.evaluate("told.length = 0; 0")
            page.wait_for_timeout(1000)
            self.assertEqual(page.evaluate("told"), [])
            page.evaluate(f"(event => (event.type[0] === 'p' ? window : document).dispatchEvent(event))({back})")
            self.assertEqual((self.said(page), self.state(page)["timer"]), ([{"hide": True}, {"show": True}], "running"))
            self.until(page, "told.length > 3")
            page.context.close()

    def test_what_happened_out_of_sight_is_told_once(self):
        self.build(LOOP.replace("1000s", "{ interval: 300ms, whenHidden: ignore }"))
        page = self.visit()
        page.evaluate("document.body.style.paddingTop = '3000px'")
        self.until(page, "document.querySelector('banner-kit').scenario().inputs.length === 1")
        page.evaluate("told.length = 0")
        page.wait_for_timeout(2000)
        self.assertEqual(page.evaluate("told"), [])
        page.evaluate("document.body.style.paddingTop = 0")
        self.until(page, "document.querySelector('banner-kit').scenario().inputs.length === 2")
        told, (scenario, state) = page.evaluate("told.slice(0, 2)"), self.kit(page, "[kit.scenario(), kit.state]")
        self.assertEqual([event[0] for event in told[:1]], ["change"])
        shown = scenario["inputs"][1]["at"]
        file = self.write(json.dumps(json.loads(bannerkit("resolve", self.banner)) | {"scenarios": [scenario]}), "recorded.banner.json")
        lines = map(json.loads, bannerkit("simulate", file, "--scenario", "recorded", "--events", "change").splitlines())
        changes = [line for line in lines if line["event"] == "change" and line["t"] <= shown]
        self.assertGreater(len(changes), 4)
        self.assertEqual((changes[-1]["t"], changes[-1]["item"]), (told[0][1], told[0][2]))

    def test_the_clock_is_read_again_each_minute_and_when_it_is_shown(self):
        self.build(DATES, "--start", "2026-11-27", "--for", "3d")
        for is_hidden in (False, True):
            page = self.visit_at("2026-11-27T10:00:00Z")
            self.assertEqual(self.kit(page, "[kit.state.item, kit.scenario().start]"), ["day", "2026-11-27T10:00:00Z"])
            if is_hidden:
                page.evaluate("document.body.style.paddingTop = '3000px'")
                self.until(page, "document.querySelector('banner-kit').scenario().inputs.length === 1")
            page.clock.set_system_time("2026-11-28T10:00:00Z")
            if is_hidden:
                page.evaluate("document.body.style.paddingTop = 0")
            else:
                # Once the clock was set, `run_for` lets no time pass.
                page.clock.fast_forward(61_000)
            self.until(page, "document.querySelector('banner-kit').scenario() === null")
            self.assertEqual(self.state(page)["item"], "rest")
            page.context.close()

    def test_a_far_change_is_waited_for_without_haste(self):
        self.build("name: a\nitems: [{ id: day, when: { from: 2026-11-27, until: 2027-01-27 } }, { id: rest, when: otherwise }]\n", "--start", "2026-11-27")
        page = self.visit_at("2026-11-28T10:00:00Z")
        page.clock.run_for(1000)
        page.evaluate(COUNTED)
        page.clock.run_for(600_000)
        # Once a minute, because a clock can be set.
        self.assertIn(page.evaluate("asked"), range(9, 12))

    def test_it_is_taken_out_of_the_page_and_put_back(self):
        self.build(LOOP)
        page = self.visit()
        self.kit(page, "(window.kit = kit, kit.remove())")
        self.until(page, "kit.scenario().inputs.length === 1")
        page.evaluate("document.body.append(kit)")
        self.until(page, "kit.scenario().inputs.length === 2")
        self.assertEqual([list(said) for said in self.said(page)], [["hide"], ["show"]])
        self.assertEqual(self.kit(page, "root.querySelectorAll('section').length"), 1)

"""The element takes its list over where it is, plays what the program plays, and does what a shop's page needs."""
import itertools
import json
import random
import subprocess
import time

from axe_playwright_python.sync_playwright import Axe

from browser import IS_FULL, STYLES, bannerkit, spec
from element import COUNTED, ElementTest, unhurried

OWN = """name: a
timer: 1000s
layout: { cellWidthMultiplier: 0.4, spacing: 10 }
transition: 200ms
items: [{ id: a, title: Alpha, link: /a, x-campaign: 7 }, { id: b, title: Beta, link: /b }]
"""
SHELF = """name: a
paging: { loop: none }
layout: { cellWidthMultiplier: 0.3, spacing: 10, align: start }
items: [{ id: a, link: "#a" }, { id: b, link: "#b" }, { id: c }, { id: d }, { id: e, link: "myapp://e" }]
"""
WINDOWS = """name: a
timer: 5s
layout: { cellWidthMultiplier: 0.8, spacing: 10 }
breakpoints: [{ minWidth: 500, viewport: { height: 200 }, layout: { cellWidthMultiplier: 0.5 } }]
items: [a, b, c]
"""
STRICTER = "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
CELLS = {"center": "", "start": "align: start, ", "vertical": "axis: vertical, ", "mirrored": "direction: rightToLeft, "}


def variants():
    """Each style with and without a loop; in a sample every second, each style, each loop and each place of the cards."""
    kinds = list(zip(itertools.product(STYLES, ["none", "infinite"]), itertools.cycle(CELLS)))
    for number, ((style, loop), place) in enumerate(kinds):
        if not IS_FULL and number % 2 != (number // 2 + number // 4) % 2:
            continue
        yield f"{style} {loop} {place}", spec(style, loop).replace("layout: {", "layout: { " + CELLS[place])
    # Some items come more often than others.
    for loop in ("rewind", "infinite") if IS_FULL else ("rewind",):
        yield f"weights {loop}", spec(loop=loop).replace("id: item-2,", "id: item-2, weight: 3,").replace("id: item-5,", "id: item-5, weight: 2,")


class Element(ElementTest):
    def test_its_script_is_small(self):
        out = self.build("items: [a]")
        # (file, bytes compressed)
        for file, most in (("banner-kit.js", 15_000), ("banner-kit.wasm", 42_000), ("banner-kit.inline.js", 57_000)):
            content = (out / file).read_bytes()
            packed = subprocess.run(["gzip", "-9"], input=content, capture_output=True, check=True).stdout
            with self.subTest(file, bytes=len(packed)):
                self.assertLessEqual(len(packed), most)
                self.assertNotIn(b"import ", content)

    def test_it_takes_the_list_over_and_nothing_moves(self):
        for name, text in variants():
            with self.subTest(name):
                self.build(unhurried(text))
                boxes = []
                for script in (False, True):
                    page = self.visit(script=script, live=script)
                    self.drawn(page)
                    boxes.append(page.evaluate("""() => {
                        const kit = document.querySelector('banner-kit');
                        const card = kit.shadowRoot?.querySelector('[part~=current]') ?? kit.querySelector('[slot=item-0]');
                        return [kit, card].map(element => element.getBoundingClientRect().toJSON());
                    }"""))
                    self.assertEqual(page.evaluate("shift"), 0)
                    page.context.close()
                (list_box, list_card), (box, card) = boxes
                for side in ("x", "y", "width", "height"):
                    self.assertAlmostEqual(list_box[side], box[side], delta=0.01)
                for start, size in (("x", "width"), ("y", "height")):
                    self.assertAlmostEqual(list_card[start] + list_card[size] / 2, card[start] + card[size] / 2, delta=1)
        self.assertEqual({text for text in self.noise if "ERR_FAILED" not in text}, set())

    def test_walks_are_played_again_with_equal_events(self):
        rng = random.Random(2)
        for name, text in variants():
            with self.subTest(name):
                self.build(text + "controls: { arrows: true, pause: true }\n")
                page = self.visit()
                vertical = "vertical" in name
                for _ in range(5):
                    self.walk(page, rng, vertical)
                page.mouse.move(2, 890)
                told, played, file = self.replay(page)
                self.assertEqual(told, played)
                state = self.state(page)
                expected = json.loads(bannerkit("simulate", file, "--scenario", "recorded", "--at", f"{state['time']:.6f}"))
                self.assertAlmostEqual(state["position"], expected["position"], delta=1e-5)
                self.assertEqual([state["page"], state["phase"], state["timer"]], [expected["page"], expected["phase"], expected["timer"]["state"]])
                page.context.close()
        self.assertQuiet()

    def walk(self, page, rng, vertical):
        x, y = self.middle(page)
        act = rng.choice(["next", "previous", "select", "key", "drag", "drag", "held", "pause", "resume", "hover"])
        if act in ("next", "previous", "pause", "resume"):
            self.kit(page, f"kit.{act}()")
        elif act == "select":
            self.kit(page, f"kit.select('item-{rng.randrange(7)}')")
        elif act == "key":
            self.kit(page, "root.querySelector('[part=window]').focus()")
            page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]))
        elif act == "hover":
            page.mouse.move(2, 890)
            page.mouse.move(x, y)
        else:
            way = rng.choice([-200, -60, 40, 150])
            page.mouse.move(x, y)
            page.mouse.down()
            for step in range(1, 6):
                page.mouse.move(x + (0 if vertical else way * step / 5), y + (way * step / 5 if vertical else 0))
                page.wait_for_timeout(rng.choice([0, 20]))
            if act == "held":
                # Another input takes the content out of the finger.
                self.kit(page, "kit.next()")
            page.mouse.up()
        page.wait_for_timeout(rng.choice([0, 100, 400]))

    def test_axe_finds_nothing_in_the_list_and_in_the_element(self):
        for number, style in enumerate(STYLES):
            for buttons, scheme, script in itertools.product(("", "controls: { arrows: true, pause: true }\n"), ("light", "dark"), (False, True)):
                # In a sample each style once as a list and once as an element, with each of the others.
                if not IS_FULL and ((number + script) % 2, number // 2 % 2) != (buttons != "", scheme == "dark"):
                    continue
                self.build(spec(style) + buttons)
                page = self.visit(script=script, live=script, policy=None, color_scheme=scheme)
                found = [violation["id"] for violation in Axe().run(page).response["violations"]]
                self.assertEqual(set(found), set(), f"{style} {buttons} {scheme}")
                page.context.close()

    def test_what_the_author_writes_is_the_card_and_a_second_card_is_a_copy(self):
        html = self.build(OWN) / "a.html"
        own = '<div slot="a" id="mine"><button id="inner">Buy</button></div>'
        html.write_text("\n".join(own if 'slot="a"' in line else line for line in html.read_text().splitlines()))
        page = self.visit()
        cards = self.kit(page, "[...root.querySelectorAll('[part~=card]')].map(card => [card.dataset.item, card.inert, card.querySelector('slot').assignedElements().map(child => [child.localName, child.id, child.hasAttribute('copy')])])")
        self.assertIn(["a", False, [["div", "mine", False]]], cards)
        self.assertEqual(len([card for card in cards if card[0] == "b" and card[1]]), 2)
        self.assertEqual(self.kit(page, "kit.querySelectorAll('[copy] [id], [copy][id]').length"), 0)
        colors = self.kit(page, "[...kit.children].filter(child => /^b( |$)/.test(child.slot)).map(child => getComputedStyle(child).getPropertyValue('--bk-card'))")
        self.assertEqual((len(colors), len(set(colors))), (2, 1), f"a copy has its card's color: {colors}")
        # The keyboard leaves the card before it cannot be reached.
        page.evaluate("document.getElementById('inner').focus()")
        self.kit(page, "kit.next()")
        self.until(page, "(({activeElement: at}) => at?.part.contains('window'))(document.querySelector('banner-kit').shadowRoot)")

    def test_clicks(self):
        self.build(OWN)
        page = self.visit()
        self.kit(page, "(kit.pause(), kit.addEventListener('banner-open', event => event.preventDefault()))")
        page.mouse.click(*self.middle(page, "current"))
        self.until(page, "told.length > 0")
        self.assertEqual([event[:3:2] for event in page.evaluate("told")], [["open", "a"]])
        self.assertEqual(page.url, "https://shop.test/a.html")
        x, y, width, _ = self.box(page, "current")
        page.mouse.click(x + width + 20, y + 20)
        self.until(page, "told.at(-1)[0] === 'settle'")
        self.assertEqual([event[::3] for event in page.evaluate("told")][1:], [["change", "select"], ["settle", None]])
        # After a drag there is no click.
        page.mouse.move(*self.middle(page, "current"))
        page.mouse.down()
        for step in range(1, 6):
            page.mouse.move(self.middle(page)[0] - 9 * step, self.middle(page)[1])
        page.mouse.up()
        self.rested(page)
        self.assertEqual([event for event in page.evaluate("told") if event[0] == "open"][1:], [])
        page = self.visit()
        self.kit(page, "kit.pause()")
        page.mouse.click(*self.middle(page, "current"))
        page.wait_for_url("https://shop.test/a")

    def test_cards_of_a_shelf_are_live_where_they_are_whole(self):
        self.build(SHELF)
        page = self.visit()
        self.assertEqual(self.kit(page, "[...root.querySelectorAll('[part~=card]')].filter(card => !card.inert).map(card => card.dataset.item).sort()"), ["a", "b", "c"])
        page.mouse.click(300, 100)
        page.wait_for_url("**/a.html#b")
        # The address is known before the card's page begins to move.
        self.until(page, "(({item, phase}) => item === 'b' && phase === 'resting')(document.querySelector('banner-kit').state)")
        self.assertEqual(self.kit(page, "!!kit.querySelector('[slot=e] a')"), False)

    def test_a_wheel_a_finger_and_a_finger_that_is_taken_away(self):
        self.build(unhurried(WINDOWS))
        page = self.visit(has_touch=True)
        x, y = self.middle(page)
        page.mouse.move(x, y)
        screen = page.context.new_cdp_session(page)
        # When each happened is said, so that it does not follow from how long the machine takes to pass them on.
        start = time.time()

        def wheel(at, across, down):
            screen.send("Input.dispatchMouseEvent", {
                "type": "mouseWheel", "x": x, "y": y, "deltaX": across, "deltaY": down, "timestamp": start + at})

        def touch(at, kind, *points):
            screen.send("Input.dispatchTouchEvent", {
                "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points], "timestamp": start + at})

        for at, way, item in ((1, (0, 40), "a"), (2, (20, 0), "b")):
            # A gesture is one page, however far it goes.
            for step in range(3):
                wheel(at + 0.05 * step, *way)
            self.until(page, f"document.querySelector('banner-kit').state.item === '{item}'")
            self.rested(page)
        self.assertEqual([list(said)[0] for said in self.said(page)], ["hover", "next"])
        # More than half a page.
        for at, end, item in ((3, "touchEnd", "c"), (4, "touchCancel", "c")):
            touch(at, "touchStart", (x, y))
            for step in range(1, 8):
                touch(at + 0.016 * step, "touchMove", (x - 30 * step, y))
            touch(at + 0.016 * 8, end)
            self.until(page, f"document.querySelector('banner-kit').scenario().inputs.filter(said => said.drag).length === {at - 2}")
            self.rested(page)
            self.assertEqual(self.state(page)["item"], item, end)
        told, played, _ = self.replay(page)
        self.assertEqual(told, played)
        self.assertEqual([list(said)[1] for said in self.kit(page, "kit.scenario().inputs")].count("drag"), 2)

    def test_it_sleeps(self):
        # Until its timer turns a page.
        self.build(unhurried(WINDOWS))
        page = self.visit()
        self.drawn(page)
        page.evaluate(COUNTED)
        page.wait_for_timeout(1500)
        self.assertEqual(page.evaluate("asked"), 0)
        # And while nobody sees it, even then.
        self.build(WINDOWS)
        page = self.visit()
        page.evaluate("document.body.style.paddingTop = '3000px'")
        self.until(page, "document.querySelector('banner-kit').scenario().inputs.length > 0")
        page.evaluate(COUNTED + "; told.length = 0")
        page.wait_for_timeout(5000)
        self.assertEqual(page.evaluate("[asked, told.length]"), [0, 0])
        self.assertEqual([list(said)[1] for said in self.kit(page, "kit.scenario().inputs")], ["hide"])

    def test_windows_less_motion_and_another_banner(self):
        self.build(unhurried(WINDOWS))
        page = self.visit(width=480)
        height = "kit.getBoundingClientRect().height"
        self.assertEqual(self.kit(page, height), 331)
        page.set_viewport_size({"width": 700, "height": 900})
        self.until(page, "document.querySelector('banner-kit').getBoundingClientRect().height === 231")
        page.emulate_media(reduced_motion="reduce")
        self.until(page, "document.querySelector('banner-kit').state.timer === 'stopped'")
        self.assertIsNone(self.kit(page, "kit.scenario()"))
        page.emulate_media(reduced_motion="no-preference")
        self.until(page, "document.querySelector('banner-kit').state.timer === 'running'")
        self.kit(page, "kit.select('b')")
        self.kit(page, "(() => { const banner = structuredClone(kit.banner); banner.items.reverse(); banner.items.push({id: 'z', weight: 1}); kit.banner = banner; })()")
        self.until(page, "document.querySelector('banner-kit').state.count === 4")
        self.assertEqual(self.state(page)["item"], "b")
        self.kit(page, "(() => { kit.banner = {version: 2}; })()")
        self.until(page, "told.at(-1)?.[0] === 'error'")

    def test_dates(self):
        self.build("name: a\nitems: [{ id: day, when: { from: 2026-11-27, until: 2026-11-27 } }, { id: rest, when: otherwise }]\n",
                   "--start", "2026-11-27", "--for", "3d")
        for moment, before, after, errors in (("2026-11-27T23:59:55Z", "day", "rest", 0), ("2026-11-20T00:00:00Z", "day", "day", 1), ("2027-01-01T00:00:00Z", "rest", "rest", 1)):
            with self.subTest(moment):
                page = self.visit_at(moment)
                self.assertEqual(self.state(page)["item"], before)
                page.clock.run_for(8000)
                self.assertEqual(self.state(page)["item"], after)
                self.assertEqual(page.evaluate("told.filter(([kind]) => kind === 'error').length"), errors)
                page.context.close()

    def test_without_webassembly_it_stays_the_list(self):
        self.build(WINDOWS)
        page = self.visit(live=False, policy=STRICTER)
        self.until(page, "told.length > 0")
        self.assertEqual(self.kit(page, "[kit.hasAttribute('live'), kit.getAttribute('tabindex'), kit.getAttribute('role'), kit.state.phase]"), [False, "0", "region", "list"])

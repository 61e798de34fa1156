"""The element with content that moves all the time («What a banner means», Drift)."""
import json
import random

from browser import bannerkit
from element import COUNTED, ElementTest

TICKER = """name: a
viewport: { width: 390, height: 80 }
layout: { cellWidthMultiplier: 0.4, spacing: 10 }
timer: { drift: 90 }
paging: { snap: none }
indicator: pill
controls: { pause: true }
items: [a, b, c, d, e]
"""
BUTTON = "root.querySelector('[part~=pause]')"


class Drift(ElementTest):
    def assert_as_simulated(self, page):
        """State and cards are where the program says."""
        state, cards, width = self.kit(page, """[kit.state, [...root.querySelectorAll('[part~=card]')].map(card =>
            [card.dataset.item, new DOMMatrix(card.style.transform).e + parseFloat(card.style.width) / 2]), kit.clientWidth]""")
        said = json.loads(bannerkit("simulate", self.banner, "--viewport", width, "--at", f"{state['time']:.6f}", "--for", "9h"))
        self.assertEqual((state["phase"], state["item"]), (said["phase"], said["item"]))
        self.assertAlmostEqual(state["position"], said["position"], places=5)
        for item, middle in cards:
            turns = ("abcde".index(item) - said["position"] + 2.5) % 5 - 2.5
            self.assertAlmostEqual(middle, width / 2 + turns * (width * 0.4 + 10), delta=0.5)

    def test_it_is_at_random_instants_where_simulate_says(self):
        rng = random.Random(66)
        for direction in ("forward", "backward"):
            self.build(TICKER.replace("drift: 90", f"drift: 90, direction: {direction}"))
            page = self.visit()
            for _ in range(6):
                page.wait_for_timeout(rng.random() * 700)
                self.assert_as_simulated(page)
            page.context.close()

    def test_it_moves_in_every_frame_and_asks_for_none_while_it_stands(self):
        self.build(TICKER)
        page = self.visit()
        places = page.evaluate("""async () => {
            const places = [];
            while (places.length < 12) {
              await new Promise(requestAnimationFrame);
              places.push(document.querySelector('banner-kit').state.position);
            }
            return places;
          }""")
        self.assertGreater(len(set(places)), 9, places)
        page.mouse.move(*self.middle(page))
        self.until(page, "document.querySelector('banner-kit').state.phase === 'resting'")
        at = self.state(page)["position"]
        page.evaluate(COUNTED)
        page.wait_for_timeout(400)
        self.assertEqual((page.evaluate("asked"), self.state(page)["position"]), (0, at))
        page.mouse.move(5, 880)
        self.until(page, "document.querySelector('banner-kit').state.phase === 'drifting'")
        self.assertLess((self.state(page)["position"] - at) % 5, 1)
        self.assertEqual(*self.replay(page)[:2])

    def test_cards_are_layers_of_their_own_while_they_drift(self):
        for more, layers in (("", {"drifting": "transform", "resting": "auto"}), ("focus: 1.2\n", {"drifting": "auto", "resting": "auto"})):
            self.build(TICKER + more)
            page = self.visit()
            for phase, move in (("drifting", None), ("resting", self.middle(page))):
                if move:
                    page.mouse.move(*move)
                self.until(page, f"document.querySelector('banner-kit').state.phase === '{phase}'")
                self.drawn(page)
                self.assertEqual(self.kit(page, "getComputedStyle(root.querySelector('[part~=card]')).willChange"), layers[phase])
            page.context.close()

    def test_the_button_holds_it_where_it_is_and_lets_it_go_on(self):
        self.build(TICKER)
        page = self.visit()
        self.kit(page, f"{BUTTON}.click()")
        self.until(page, "document.querySelector('banner-kit').state.phase === 'resting'")
        state = self.state(page)
        self.assertEqual((state["timer"], state["canResume"]), ("suspended", True))
        self.kit(page, f"{BUTTON}.click()")
        self.until(page, "document.querySelector('banner-kit').state.phase === 'drifting'")

    def test_with_less_motion_it_stands_until_the_viewer_asks_for_more(self):
        self.build(TICKER)
        page = self.visit(reduced_motion="reduce")
        page.wait_for_timeout(300)
        state = self.state(page)
        self.assertEqual((state["phase"], state["position"], state["canResume"]), ("resting", 0, True))
        self.kit(page, f"{BUTTON}.click()")
        self.until(page, "document.querySelector('banner-kit').state.position > 0")
        self.assertEqual(self.state(page)["phase"], "drifting")

    def test_a_finger_catches_it_and_it_drifts_on_from_there(self):
        self.build(TICKER)
        page = self.visit()
        x, y = self.middle(page)
        page.mouse.move(x, y)
        page.mouse.down()
        for step in (4, 34, 64):
            page.mouse.move(x - step, y)
        self.until(page, "document.querySelector('banner-kit').state.phase === 'dragging'")
        page.mouse.up()
        page.mouse.move(5, 880)
        self.until(page, "document.querySelector('banner-kit').state.phase === 'drifting'")
        self.assertEqual(*self.replay(page)[:2])

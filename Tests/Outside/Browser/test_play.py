"""Play, the end, hands that do nothing, mirrored marks and a random order: in the element and in a page."""
import json

from browser import BrowserTest, bannerkit
from element import ElementTest, replayed

STOPS = """name: a
timer: { interval: 1000s, afterInteraction: stop }
transition: 100ms
controls: { pause: true, arrows: true }
items: [a, b, c]
"""
STORY = "name: a\ntimer: { interval: 400ms, atEnd: finish }\ntransition: 100ms\npaging: { loop: none }\ncontrols: { pause: true }\nitems: [a, b]\n"
MIXED = "name: a\npaging: { order: shuffled }\ntransition: 100ms\ncontrols: { arrows: true }\nitems: [a, b, c, d, e]\n"
LABEL = "root.querySelector('.rotation').getAttribute('aria-label')"


class Element(ElementTest):
    def test_the_pause_button_is_play_where_it_would_play(self):
        self.build(STOPS)
        page = self.visit()
        seen = [(self.state(page)["timer"], self.kit(page, LABEL))]
        for button in ("next", "rotation", "rotation"):
            self.kit(page, f"root.querySelector('.{button}').click()")
            self.drawn(page)
            self.rested(page)
            self.drawn(page)
            seen.append((self.state(page)["timer"], self.kit(page, LABEL)))
        self.assertEqual(seen, [("running", "Pause"), ("stopped", "Play"), ("running", "Pause"), ("suspended", "Play")])
        self.assertEqual(self.said(page), [{"next": True}, {"resume": True}, {"pause": True}])

    def test_at_the_end_of_a_story_there_is_no_button_that_does_nothing(self):
        self.build(STORY)
        page = self.visit()
        page.evaluate("addEventListener('banner-finished', ({detail}) => told.push(['finished', detail.time, detail.id, null, null]))")
        self.until(page, "told.some(([kind]) => kind === 'finished')")
        self.until(page, "document.querySelector('banner-kit').state.timer === 'stopped'")
        self.drawn(page)
        self.assertEqual(self.kit(page, "[kit.state.item, kit.state.canResume, root.querySelector('.rotation').hidden]"), ["b", False, True])
        self.kit(page, "kit.previous()")
        self.drawn(page)
        self.rested(page)
        self.drawn(page)
        self.assertEqual(self.kit(page, f"[kit.state.canResume, root.querySelector('.rotation').hidden, {LABEL}]"), [True, False, "Play"])

    def test_fingers_leave_a_banner_alone_that_is_not_dragged(self):
        self.build("name: a\npaging: { drag: false }\nitems: [a, b]\n")
        page = self.visit()
        self.assertEqual(self.kit(page, "getComputedStyle(root.querySelector('[part=window]')).touchAction"), "auto")
        x, y = self.middle(page)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 200, y, steps=5)
        page.mouse.up()
        self.drawn(page)
        # A mouse that is released on the card it was pressed on has clicked it.
        self.assertEqual((self.state(page)["phase"], self.state(page)["page"], self.said(page)), ("resting", 0, [{"hover": True}, {"tap": True}]))

    def test_dots_are_mirrored_and_hit_where_they_are(self):
        self.build("name: a\nlayout: { direction: rightToLeft }\ntransition: 100ms\nitems: [a, b, c]\n")
        page = self.visit()
        boxes = self.kit(page, "[...root.querySelectorAll('button[part~=mark]')].map(mark => mark.getBoundingClientRect().x)")
        self.assertEqual(boxes, sorted(boxes, reverse=True))
        self.kit(page, "root.querySelectorAll('button[part~=mark]')[2].click()")
        self.drawn(page)
        self.rested(page)
        self.assertEqual(self.state(page)["item"], "c")

    def test_an_order_is_that_of_the_seed_and_a_walk_plays_again(self):
        self.build(MIXED)
        html = self.folder / "out/a.html"
        html.write_text(html.read_text().replace("<banner-kit ", '<banner-kit seed="7" ', 1))
        page = self.visit()
        items = [self.state(page)["item"]]
        for _ in range(4):
            self.kit(page, "root.querySelector('.next').click()")
            self.drawn(page)
            self.rested(page)
            items.append(self.state(page)["item"])
        self.assertEqual(items, ["d", "e", "c", "a", "b"])
        shown = self.kit(page, "[...root.querySelectorAll('[part~=card][aria-hidden=false], [part~=card]:not([inert])')].map(card => card.dataset.item)")
        self.assertIn("b", shown)
        self.kit(page, "kit.select('c')")
        self.drawn(page)
        self.rested(page)
        scenario, told, time = page.evaluate("(() => { const kit = document.querySelector('banner-kit'); return [kit.scenario(), told, kit.state.time]; })()")
        self.assertEqual(scenario["seed"], 7)
        live, played, _ = replayed(self, self.banner, scenario, told, time)
        self.assertEqual([event[2:] for event in live], [event[2:] for event in played])

    def test_without_a_seed_each_view_has_its_own_order(self):
        self.build(MIXED.replace("[a, b, c, d, e]", json.dumps([f"i{number}" for number in range(40)])))
        first = {self.state(self.visit())["item"] for _ in range(4)}
        self.assertGreater(len(first), 1)


class Page(BrowserTest):
    def test_the_button_of_a_page_is_play_where_it_would_play(self):
        page = self.preview(self.write(STOPS))
        label = "document.getElementById('rotation').ariaLabel"
        self.stop(page, 0.5)
        seen = [page.evaluate(label)]
        page.evaluate("bannerkit.player.act('next')")
        self.stop(page, 1.5)
        seen.append(page.evaluate(label))
        page.evaluate("document.getElementById('rotation').click()")
        self.stop(page, 2.5)
        seen.append(page.evaluate(label))
        self.assertEqual(seen, [f"{word} automatic slide show" for word in ("Stop", "Start", "Stop")])

    def test_a_page_has_the_seed_of_the_option_and_another_one_that_is_typed(self):
        banner = self.write(MIXED)
        bannerkit("preview", banner, "-o", self.folder / "page.html", "--seed", "7")
        page = self.open(self.folder / "page.html")
        self.stop(page, 0)
        name = "document.getElementById('now-item').textContent"
        self.assertEqual((page.evaluate(name), page.input_value("#seed")), ("d", "7"))
        page.evaluate("""document.getElementById('seed').value = 8;
          document.getElementById('seed').dispatchEvent(new Event('change'))""")
        self.stop(page, 0)
        wanted = json.loads(bannerkit("simulate", banner, "--seed", "8", "--at", "0s"))["item"]
        self.assertEqual(page.evaluate(name), wanted)
        self.assertIn("seed: 8", page.evaluate("bannerkit.page.conditionLines().join()"))
        page = self.preview(self.write("items: [a, b]\n", "plain.banner.yaml"))
        self.assertTrue(page.evaluate("document.getElementById('seed').parentElement.hidden"))

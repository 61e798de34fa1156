"""Pages of several cards: in the element, in a page, and in three windows."""
import json
import shutil

from browser import BrowserTest, ROOT
from element import ElementTest, replayed

ROW = """name: a
viewport: { width: 320, height: 120 }
layout: { cellWidthMultiplier: 0.3125, spacing: 10, align: start }
transition: 100ms
paging: { group: 3, loop: none }
controls: { arrows: true }
items: [a, b, c, { id: d, link: '#d' }, { id: e, link: '#e' }, f, g]
"""


class Element(ElementTest):
    def shown(self, page):
        """The cards that are whole, in the order of the page."""
        return self.kit(page, """[...root.querySelectorAll('[part~=card]')].filter(card => {
          const [own, all] = [card.getBoundingClientRect(), root.querySelector('[part=window]').getBoundingClientRect()];
          return own.left >= all.left - 1 && own.right <= all.right + 1; }).map(card => card.dataset.item)""")

    def test_arrows_dots_and_taps_go_by_page_and_a_walk_plays_again(self):
        self.build(ROW)
        page = self.visit(width=320)
        self.assertEqual(self.kit(page, "root.querySelectorAll('button[part~=mark]').length"), 3)
        self.assertEqual(self.shown(page), ["a", "b", "c"])
        self.kit(page, "root.querySelector('.next').click()")
        self.drawn(page)
        self.rested(page)
        self.drawn(page)
        self.assertEqual(self.shown(page), ["d", "e", "f"])
        self.assertEqual((self.state(page)["page"], self.state(page)["item"], self.state(page)["count"]), (1, "d", 3))
        self.assertEqual(self.kit(page, "root.querySelector('[part~=current]').ariaLabel"), "4 of 7")
        # Each card of the page is opened where it is.
        page.evaluate("addEventListener('banner-open', event => event.preventDefault())")
        self.kit(page, "root.querySelector('[data-item=e]').click()")
        self.kit(page, "root.querySelectorAll('button[part~=mark]')[2].click()")
        self.drawn(page)
        self.rested(page)
        self.drawn(page)
        self.assertEqual(self.shown(page), ["e", "f", "g"])
        self.kit(page, "kit.select('b')")
        self.drawn(page)
        self.rested(page)
        self.assertEqual(self.state(page)["item"], "a")
        self.assertEqual(self.said(page), [{"next": True}, {"tap": "e"}, {"select": "g"}, {"select": "b"}])
        scenario, told, time = page.evaluate("(() => { const kit = document.querySelector('banner-kit'); return [kit.scenario(), told, kit.state.time]; })()")
        live, played, _ = replayed(self, self.banner, scenario, told, time)
        self.assertEqual([event[2:] for event in live], [event[2:] for event in played])

    def test_a_finger_that_is_taken_away_in_the_last_gap_goes_back(self):
        self.build(ROW)
        page = self.visit(width=320)
        self.kit(page, "root.querySelector('.next').click()")
        self.drawn(page)
        self.rested(page)
        x, y = self.middle(page)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 40, y, steps=5)
        self.kit(page, "kit.finger.lose()")
        self.rested(page)
        self.assertEqual(self.state(page)["page"], 1)

    def test_another_window_has_other_pages_with_the_card_that_was_first(self):
        shutil.copytree(ROOT / "Examples/pictures", self.folder / "pictures")
        self.build((ROOT / "Examples/products.banner.yaml").read_text())
        page = self.visit("products", width=390)
        self.kit(page, "kit.select('beach')")
        self.drawn(page)
        self.rested(page)
        self.assertEqual((self.state(page)["count"], self.state(page)["item"]), (4, "beach"))
        for width, count in ((768, 3), (1200, 2), (390, 4)):
            first = self.state(page)["item"]
            page.evaluate(f"document.querySelector('banner-kit').style.width = '{width}px'")
            self.until(page, f"document.querySelector('banner-kit').state.count === {count}")
            self.drawn(page)
            self.assertIn(first, self.shown(page))


class Page(BrowserTest):
    def test_buttons_and_events_go_by_page(self):
        banner = self.write(ROW)
        page = self.preview(banner)
        self.stop(page, 0)
        name = "[document.getElementById('now-item').textContent, document.getElementById('now-page').textContent]"
        seen = [page.evaluate(name)]
        page.evaluate("bannerkit.page.choose(2)")
        self.stop(page, 1.5)
        seen.append(page.evaluate(name))
        page.evaluate("bannerkit.page.tap(4)")
        self.assertEqual(seen, [["a", "1 of 3"], ["g", "3 of 3"]])
        self.assertIn("tap: e", page.evaluate("document.getElementById('recording').textContent"))
        self.assertEqual(json.loads(page.evaluate("bannerkit.timeline.state(2e6)"))["item"], "g")

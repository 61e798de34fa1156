"""The list before the element's script, its looks, and what a page reads of the element and tells it."""
import json

from browser import spec
from element import ElementTest, unhurried

WINDOWS = """name: a
timer: 1000s
layout: { cellWidthMultiplier: 0.8, spacing: 10 }
breakpoints: [{ minWidth: 500, viewport: { height: 200 }, layout: { cellWidthMultiplier: 0.5, spacing: 20 } }]
items: [{ id: a, title: Alpha, subtitle: first, link: /a }, b, c, d]
"""
# What stands for a page's own styles, and what it makes of a part.
PARTS = {"card": "outline-width", "current": "outline-offset", "title": "word-spacing", "subtitle": "word-spacing", "window": "border-top-width",
         "indicator": "border-top-width", "mark": "outline-width", "dot": "outline-offset", "thumb": "outline-offset", "button": "outline-width"}
PLACES = """[kit, ...kit.querySelectorAll('[slot]')].map(node => {
  const {x, y, width, height} = node.getBoundingClientRect();
  return [x, y, width, height];
})"""


class List(ElementTest):
    def places(self, page):
        """The list's cards in its box, which is the last of four."""
        (left, top, width, height), *cards = self.kit(page, PLACES)
        return [[x - left, y - top, wide, high] for x, y, wide, high in cards], (width, height)

    def assertPlaces(self, seen, expected):
        for card, place in zip(seen, expected, strict=True):
            for number, wanted in zip(card, place):
                self.assertAlmostEqual(number, wanted, delta=1)

    def test_its_cards_have_their_sizes_gap_and_inset_in_each_window(self):
        self.build(WINDOWS)
        for width, card, gap, height in ((400, 320, 10, 300), (700, 350, 20, 200)):
            # A page's margins are 16 wide.
            page = self.visit(script=False, live=False, width=width + 16)
            cards, box = self.places(page)
            self.assertPlaces(cards, [((width - card) / 2 + place * (card + gap), 0, card, height) for place in range(4)])
            # The strip's room is free.
            self.assertEqual(box, (width, height + 31))
            # It snaps to a card, and the last one can be in the middle.
            for scrolled, start in ((card + gap + 30, 1), (9999, 3)):
                self.kit(page, f"kit.scrollTo({{left: {scrolled}, behavior: 'instant'}})")
                self.until(page, f"Math.abs(document.querySelector('[slot={'abcd'[start]}]').getBoundingClientRect().x - {8 + (width - card) / 2}) <= 1")
            page.context.close()
        # The window is the element's, not the page's.
        page = self.visit(script=False, live=False, width=700)
        page.evaluate("document.querySelector('banner-kit').parentElement.style.width = '400px'")
        self.assertPlaces(self.places(page)[0][:1], [(40, 0, 320, 300)])

    def test_a_vertical_list_scrolls_down_and_keeps_its_first_height(self):
        self.build(WINDOWS.replace("layout: {", "layout: { axis: vertical, cellHeightMultiplier: 0.5,", 1))
        page = self.visit(script=False, live=False, width=716)
        self.assertEqual(self.places(page)[1], (700, 331))
        page = self.visit(script=False, live=False, width=416)
        cards, box = self.places(page)
        self.assertEqual(box, (400, 331))
        self.assertPlaces(cards[:2], [(40, 75, 320, 150), (40, 235, 320, 150)])
        self.kit(page, "kit.scrollTo({top: 170, behavior: 'instant'})")
        self.until(page, "Math.abs(document.querySelector('[slot=b]').getBoundingClientRect().y - 83) <= 1")

    def test_it_begins_at_the_start_page_and_is_taken_over_there(self):
        for more in ("", ", direction: rightToLeft", ", align: start"):
            with self.subTest(more):
                self.build(unhurried(spec(more="")).replace("loop: infinite", "loop: none, startPage: 3").replace("spacing: 9", "spacing: 9" + more))
                middles = []
                for script in (False, True):
                    page = self.visit(script=script, live=script)
                    self.drawn(page)
                    middles.append(self.kit(page, "(({x, width}) => x + width / 2)((root?.querySelector('[part~=current]') ?? kit.querySelector('[slot=item-3]')).getBoundingClientRect())"))
                    self.assertEqual(page.evaluate("shift"), 0)
                    page.context.close()
                self.assertAlmostEqual(*middles, delta=1)
                self.assertTrue(0 < middles[0] < 613)

    def test_it_says_each_item_in_order_and_the_element_takes_what_only_it_needs(self):
        self.write("<svg xmlns='http://www.w3.org/2000/svg'/>", "p.svg")
        self.build(WINDOWS.replace("b, c", '{ id: b, image: p.svg, alt: "a <b>" }, c'))
        said = """[...kit.children].filter(child => child.slot).map(child => [child.localName, child.slot, child.querySelector('a')?.getAttribute('href') ?? null,
          child.querySelector('img')?.alt ?? null, child.textContent])"""
        own = "['role', 'aria-label', 'tabindex'].map(name => kit.getAttribute(name))"
        page = self.visit(script=False, live=False)
        self.assertEqual(self.kit(page, said), [["article", "a", "/a", None, "Alphafirst"], ["article", "b", None, "a <b>", ""],
                                               ["article", "c", None, None, "c"], ["article", "d", None, None, "d"]])
        self.assertEqual(self.kit(page, own), ["region", "a", "0"])
        self.assertEqual(self.kit(page, "getComputedStyle(kit).scrollbarWidth"), "none")
        page = self.visit(live=False, java_script_enabled=False)
        self.assertEqual(page.evaluate("getComputedStyle(document.querySelector('banner-kit')).scrollbarWidth"), "auto")
        self.assertEqual(self.kit(self.visit(), own), [None, None, None])

    def test_texts_follow_the_pages_direction_and_cards_the_banners(self):
        html = self.build(unhurried(spec(count=4, loop="none"))) / "a.html"
        html.write_text(html.read_text().replace('lang="en"', 'lang="en" dir="rtl"'))
        for script in (False, True):
            page = self.visit(script=script, live=script)
            self.drawn(page)
            self.assertEqual(page.evaluate("shift"), 0)
            first, second = ("kit.querySelector('[slot=item-%d]').getBoundingClientRect().x" % number for number in (0, 1))
            self.assertTrue(self.kit(page, f"{first} < {second}"), "the next card is to the right")
            self.assertEqual(self.kit(page, "getComputedStyle(kit.querySelector('[slot]')).direction"), "rtl")


class Looks(ElementTest):
    def test_parts_and_properties_are_styled_from_the_page(self):
        styles = "".join(f"banner-kit::part({part}) {{ {name}: 3px; outline-style: solid; border-style: solid; }}\n" for part, name in PARTS.items())
        styles += "div, span, strong, button { letter-spacing: 7px; opacity: .5; }\n"
        styles += "banner-kit { --banner-font: monospace; --banner-ink: rgb(1, 2, 3); --banner-button: rgb(4, 5, 6); --banner-sign: rgb(7, 8, 9); --banner-focus: rgb(10, 11, 12); }\n"
        for indicator, missing in (("dots", {"thumb"}), ("scrollBar", {"dot"})):
            html = self.build(WINDOWS + f"indicator: {indicator}\ncontrols: {{ arrows: true, pause: true }}\n") / "a.html"
            (self.folder / "out/page.css").write_text(styles)
            lines = [line for line in html.read_text().splitlines() if "<article" not in line]
            html.write_text("\n".join(lines).replace("<title>", '<link rel="stylesheet" href="page.css"><title>', 1))
            page = self.visit()
            style = "getComputedStyle(root.querySelector('[part~=%s]')).%s"
            found = self.kit(page, "[%s].map(([part, name]) => [part, root.querySelector(`[part~=${part}]`)]).filter(([, node]) => !node).map(([part]) => part)"
                             % ", ".join(json.dumps([part, name]) for part, name in PARTS.items()))
            self.assertEqual(set(found), missing)
            for part in set(PARTS) - missing:
                self.assertEqual(self.kit(page, style % (part, f"getPropertyValue('{PARTS[part]}')")), "3px", part)
            self.assertEqual([self.kit(page, style % pair) for pair in (("title", "fontFamily"), ("title", "color"), ("button", "backgroundColor"), ("button", "color"))],
                             ["monospace", "rgb(1, 2, 3)", "rgb(4, 5, 6)", "rgb(7, 8, 9)"])
            # The page's styles of elements do not come in, and nothing comes out.
            self.assertEqual(self.kit(page, style % ("card", "letterSpacing")), "normal")
            self.assertEqual(page.evaluate("[document.adoptedStyleSheets.length, document.styleSheets.length]"), [0, 2])
            self.assertTrue(self.kit(page, "[...root.querySelectorAll('[part=indicator] > *')].every(shape => shape.part.contains('mark'))"))
            page.keyboard.press("Tab")
            self.kit(page, "root.querySelector('[part=window]').focus()")
            self.assertEqual(self.kit(page, style % ("window", "outlineColor")), "rgb(10, 11, 12)")
            page.context.close()


class Told(ElementTest):
    def test_a_second_copy_changes_nothing_and_nothing_else_is_asked_for(self):
        html = self.build(WINDOWS) / "a.html"
        html.write_text(html.read_text() + '<script type="module" src="./banner-kit.js?second"></script>')
        page = self.visit()
        self.drawn(page)
        [module] = [address.partition("test/")[2] for address in self.asked if ".wasm" in address]
        self.assertEqual([address.partition("test/")[2] for address in self.asked], ["a.html", "a.css", "banner-kit.js", "banner-kit.js?second", module])
        self.assertEqual(self.kit(page, "root.querySelectorAll('section').length"), 1)
        self.assertQuiet()

    def test_faults_are_an_event_and_a_message_and_the_list_stays(self):
        html = self.build(WINDOWS) / "a.html"
        text = html.read_text()
        body = text[text.index("<template data-banner>"):text.index("</banner-kit>")]
        banner = json.loads((self.folder / "out/a.banner.json").read_text())
        for name, changes in {"version": {"version": 2}, "windows": {"x-resolved": {}}}.items():
            (self.folder / f"out/{name}.banner.json").write_text(json.dumps(banner | changes))
        (self.folder / "out/broken.banner.json").write_text("{")
        for name, words in {"version": "version 2", "windows": "bannerkit build", "gone": "404", "broken": "JSON"}.items():
            with self.subTest(name):
                html.write_text(text.replace(body, "").replace("<banner-kit", f'<banner-kit src="{name}.banner.json"'))
                self.noise.clear()
                page = self.visit(live=False)
                self.until(page, "told.length > 0")
                self.assertEqual([event[0] for event in page.evaluate("told")], ["error"])
                self.assertIn(words, page.evaluate("told[0][4]"))
                self.assertEqual(len([address for address in self.asked if address.endswith(f"/{name}.banner.json")]), 1)
                self.assertTrue(any("banner-kit a: " in line for line in self.noise), self.noise)
                self.assertEqual(self.kit(page, "[kit.hasAttribute('live'), kit.state.phase, kit.scenario(), kit.getAttribute('tabindex')]"), [False, "list", None, "0"])
                # A later address is taken.
                self.kit(page, "kit.setAttribute('src', 'a.banner.json')")
                self.until(page, "!!document.querySelector('banner-kit[live]')")
                page.context.close()

    def test_the_banner_goes_on_if_another_cannot_be_played(self):
        self.build(WINDOWS)
        page = self.visit()
        self.kit(page, "(kit.pause(), kit.select('b'))")
        self.until(page, "told.at(-1)?.[0] === 'settle'")
        for change, words in {"banner.version = 2": "version 2", "banner.items = []": "bannerkit build", "banner.items[1] = null": "null",
                              "banner['x-resolved'].windows = []": "undefined", "banner['x-resolved'].windows.forEach(it => { it.viewport.height = NaN; })": "the engine cannot read",
                              "banner['x-resolved'].sets = [[0, ['gone']]]": "undefined"}.items():
            with self.subTest(change):
                page.evaluate("told.length = 0")
                self.kit(page, f"(() => {{ const banner = structuredClone(kit.banner); {change}; kit.banner = banner; }})()")
                self.until(page, "told.length > 0")
                self.assertEqual([event[0] for event in page.evaluate("told")], ["error"])
                self.assertIn(words, page.evaluate("told[0][4]"))
                self.assertEqual(self.kit(page, "[kit.state.item, kit.state.count, kit.banner.items.map(({id}) => id), kit.banner.version]"), ["b", 4, ["a", "b", "c", "d"], 1])
        self.assertEqual(self.said(page), [{"pause": True}, {"select": "b"}])

    def test_attributes_stop_the_timer_and_movements(self):
        self.build(WINDOWS)
        page = self.visit()
        timer = lambda: self.state(page)["timer"]
        for name, value, during in (("autoplay", "off", "none"), ("reduced-motion", "", "stopped")):
            self.assertEqual(timer(), "running")
            self.kit(page, f"kit.setAttribute('{name}', '{value}')")
            self.assertEqual(timer(), during)
            moves = self.kit(page, """new Promise(done => {
              const phases = [];
              const look = left => {
                phases.push(kit.state.phase);
                left ? requestAnimationFrame(() => look(left - 1)) : done(phases.includes('moving'));
              };
              kit.next();
              look(9);
            })""")
            self.assertEqual(moves, name == "autoplay")
            self.kit(page, f"kit.removeAttribute('{name}')")
            self.until(page, "document.querySelector('banner-kit').state.phase === 'resting'")
        self.assertIsNone(self.kit(page, "kit.scenario()"))

    def test_events_have_the_item_with_its_own_data(self):
        self.build(WINDOWS.replace("link: /a }", "link: /a, x-campaign: 7 }"))
        page = self.visit()
        seen = self.kit(page, """(() => {
          const seen = [];
          addEventListener('banner-open', event => { event.preventDefault(); seen.push([event.cancelable, event.composed, event.detail]); });
          const card = root.querySelector('[part~=current]');
          kit.querySelector('[slot=a] a').click();
          return seen;
        })()""")
        [[cancelable, composed, detail]] = seen
        self.assertEqual((cancelable, composed, detail["page"], detail["id"], detail["link"], detail["item"]["x-campaign"]), (True, True, 0, "a", "/a", 7))
        [at] = [said["at"] for said in self.kit(page, "kit.scenario().inputs") if "tap" in said]
        self.assertAlmostEqual(detail["time"], at, places=6)
        self.kit(page, "kit.select('c')")
        self.until(page, "told.at(-1)[0] === 'settle'")
        [_, (kind, began, item, cause, _), (_, ended, *_)] = page.evaluate("told")
        self.assertEqual((kind, item, cause, round(ended - began, 6)), ("change", "c", "select", 0.3))

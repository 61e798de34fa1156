"""The element in pages that others write: their rules, paper, pictures, words, targets, properties, routers and turned boxes."""
import itertools
import json
import re

from browser import bannerkit, pixels
from element import ElementTest, unhurried

CARDS = """name: a
timer: 1000s
controls: { arrows: true, pause: true }
items:
  - { id: a, title: Alpha, subtitle: first, link: "#a" }
  - { id: b, title: Beta, subtitle: second, image: p/b.svg, alt: b }
  - { id: c, title: Gamma, color: "#EEDD88" }
"""
# What style sheets of others say of all elements.
RULES = {
    "Pico": "article { margin: 1rem 0; padding: 2rem; border-radius: 9px; background: #fff; box-shadow: 0 0 9px #000; } a { color: #0172ad; text-decoration: underline 3px; }",
    "Simple.css": "article { border: 1px solid; padding: 1rem; margin-bottom: 1rem; } main { font-size: 1.4rem; line-height: 1.5; } img { max-width: 100%; height: auto; border-radius: 5px; }",
    "MVP": "article { margin: 1rem; } a { color: #118bee; font-weight: bold; display: inline-block; } a:hover { filter: brightness(2); } strong, small { margin: 9px; }",
    "Bootstrap": "small { font-size: .875em; } strong { font-weight: bolder; } img { vertical-align: middle; } a { color: rgba(13, 110, 253, 1); }",
    "Tailwind's preflight": "main *, main ::before, main ::after { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0; } img { display: block; max-width: 100%; height: auto; } strong { font-weight: bolder; }",
    "MkDocs Material": ".page a { color: red; word-break: break-word; } .page img { max-width: 100%; height: auto; } .page article { margin: 1em 0; }",
    "signs after links": "main a::after { content: ' ↗'; } a::before { content: '→'; } strong::before { content: '*'; } article::after { content: 'end'; display: block; }",
    "what is inherited": "main { letter-spacing: 3px; word-spacing: 9px; text-transform: uppercase; text-align: center; line-height: 3; font-style: italic; text-indent: 2em; white-space: nowrap; text-shadow: 1px 1px red; color: red; }",
    "ids and important": "#page article a { color: red !important; padding: 9px !important; } #page strong { font-size: 60px !important; display: block !important; } #page img { width: 20px !important; position: static !important; }",
    "directions and first lines": "main * { unicode-bidi: bidi-override; direction: rtl; } main *::first-line { color: red; font-size: 50px; } main *::first-letter { font-size: 90px; }",
    "names that others use": ":root, main { --card: red; --ink: #111; --lift: -2px; --scrim: 0.9; --under: 90px; --unit: 30px; --room: 3px; }",
    "spans and divs": "main span { color: red; padding: 0; background: #fff; position: static; } main div { opacity: .5; } main * { outline: 1px solid red; }",
}
SIZES = {"desktop": 1000, "tablet": 613, "phone": 360}


class Foreign(ElementTest):
    def page_with(self, style="", body="", text=CARDS, **options):
        """The banner's page, with a page's own rules, which come last."""
        (self.folder / "p").mkdir(exist_ok=True)
        self.write("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 30'><rect width='40' height='30' fill='#336'/></svg>", "p/b.svg")
        html = self.build(text) / "a.html"
        (self.folder / "out/page.css").write_text(style)
        html.write_text(html.read_text().replace("<main>", f"<main id=page class=page>{body}", 1) + '<link rel="stylesheet" href="page.css">')
        return self.visit(**options)

    def shot(self, page):
        self.drawn(page)
        box = page.locator("banner-kit").bounding_box()
        return page.screenshot(clip=box, animations="disabled")

    def test_no_rule_of_the_page_reaches_a_card(self):
        for script, item in itertools.product((False, True), "ab"):
            text = unhurried(CARDS + f"paging: {{ startPage: {item} }}\n")
            plain = self.page_with(text=text, script=script, live=script)
            wanted = self.shot(plain)
            plain.context.close()
            for name, style in RULES.items():
                with self.subTest(f"{name}, {item}, {'element' if script else 'list'}"):
                    page = self.page_with(style, text=text, script=script, live=script)
                    seen = self.shot(page)
                    self.assertTrue(seen == wanted, "a card looks as on a page without rules")
                    page.context.close()

    def test_hidden_and_untouchable_parents_and_windows_stay_so(self):
        page = self.page_with("main { visibility: hidden; pointer-events: none; }")
        card = "getComputedStyle(kit.querySelector('article')).%s"
        self.assertEqual([self.kit(page, card % name) for name in ("visibility", "pointerEvents")], ["hidden", "none"])

    def test_on_paper_cards_keep_their_colours_and_buttons_stay_away(self):
        for script in (False, True):
            page = self.page_with(script=script, live=script)
            page.emulate_media(media="print")
            self.drawn(page)
            self.assertEqual(self.kit(page, "getComputedStyle(kit.querySelector('article')).printColorAdjust"), "exact")
            if script:
                self.assertEqual(self.kit(page, "[...root.querySelectorAll('[part~=button]')].filter(button => button.checkVisibility()).length"), 0)
                self.assertEqual(self.kit(page, "getComputedStyle(root.querySelector('[part~=mark]')).printColorAdjust"), "exact")
            page.context.close()

    def test_pictures_come_one_showing_ahead_and_have_their_sizes(self):
        items = "".join(f"  - {{ id: i{number}, image: p/{number}.svg, alt: x }}\n" for number in range(6))
        text = "name: a\ntimer: 1000s\ntransition: 100ms\nitems:\n" + items
        (self.folder / "p").mkdir()
        for number in range(6):
            self.write(f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {40 + number} 30'/>", f"p/{number}.svg")
        page = self.page_with(text=text)
        asked = lambda: sorted(address[-5] for address in self.asked if address.endswith(".svg") and "/p/" in address)
        pictures = re.findall("<img[^>]* width=([^>]*) draggable", (self.folder / "out/a.html").read_text())
        self.assertEqual(pictures, ['"40" height="30" fetchpriority="high"'] + [f'"{40 + number}" height="30" loading="lazy"' for number in range(1, 6)])
        page.wait_for_timeout(300)
        # The browser fetches the third, too: it is near in the list.
        self.assertEqual(asked(), ["0", "1", "2"])
        self.kit(page, "kit.select('i2')")
        self.until(page, "document.querySelector('banner-kit').state.item === 'i2' && document.querySelector('banner-kit').state.phase === 'resting'")
        page.wait_for_timeout(300)
        self.assertEqual(asked(), ["0", "1", "2", "3"])
        self.assertLess(self.asked.index("https://shop.test/p/0.svg"), self.asked.index("https://shop.test/banner-kit.js") + 2)

    def test_a_card_that_the_page_draws_needs_no_picture(self):
        page = self.page_with(text=CARDS.replace("id: a, title: Alpha", "id: a, image: p/b.svg, alt: a"), live=False, script=False)
        html = self.folder / "out/a.html"
        html.write_text("\n".join('<b slot="a">own</b>' if 'slot="a"' in line else line for line in html.read_text().splitlines() if 'slot="b"' not in line))
        page.context.close()
        self.asked = []
        page = self.visit()
        self.drawn(page)
        self.assertEqual(self.kit(page, "root.querySelectorAll('[data-item=a] img').length"), 0)
        # It is there as soon as the page takes its own card away.
        self.kit(page, "kit.querySelector('[slot=a]').remove()")
        self.until(page, "document.querySelector('banner-kit').shadowRoot.querySelectorAll('[data-item=a] img').length === 1")

    def test_own_cards_need_no_picture_when_pages_turn(self):
        items = "".join(f"  - {{ id: i{number}, image: p/b.svg, alt: x }}\n" for number in range(2))
        self.page_with(text="name: a\ntransition: 50ms\nitems:\n" + items, script=False, live=False).context.close()
        html = self.folder / "out/a.html"
        html.write_text(re.sub("<article.*?slot=(\\S+)>.*</article>", r"<b slot=\1>own</b>", html.read_text()))
        page = self.visit()
        for number in range(3):
            self.kit(page, "kit.next()")
            self.until(page, f"document.querySelector('banner-kit').state.item === 'i{(number + 1) % 2}'")
            self.rested(page)
        self.assertEqual([address for address in self.asked if address.endswith(".svg")], [])

    def test_a_router_that_sets_every_address_again_changes_nothing(self):
        self.page_with()
        (self.folder / "out/own.html").write_text(
            "<!doctype html><title>own</title><banner-kit name='a' src='a.banner.json'></banner-kit><script>"
            "for (const kit of document.querySelectorAll('[src]')) kit.src = kit.src;</script><script type='module' src='banner-kit.js'></script>")
        page = self.visit("own", policy=None)
        self.assertEqual(self.kit(page, "[kit.src, kit.state.count]"), ["a.banner.json", 3])

    def test_the_focus_is_seen_on_cards_and_on_their_window(self):
        for script, image in itertools.product((False, True), (False, True)):
            text = CARDS + ("paging: { startPage: b }\n" if image else "")
            page = self.page_with(text=text.replace("image: p/b.svg", "image: p/b.svg, link: '#b'"), script=script, live=script)
            plain = self.shot(page)
            seen = {}
            page.keyboard.press("Tab")
            for name, words in {"link": "kit.querySelector('[slot=%s] a')" % ("b" if image else "a"), **({"window": "root.querySelector('[part=window]')"} if script else {})}.items():
                self.kit(page, f"{words}.focus({{focusVisible: true}})")
                seen[name] = sum(one != other for one, other in zip(itertools.chain(*(row[:] for row in pixels(self.shot(page)))), itertools.chain(*(row[:] for row in pixels(plain)))))
            self.assertTrue(all(count > 1000 for count in seen.values()), f"{seen} {script} {image}")
            page.context.close()

    def test_another_banner_keeps_cards_buttons_and_what_has_the_focus(self):
        page = self.page_with()
        self.kit(page, "root.querySelector('.next').focus()")
        self.kit(page, """(() => {
          const banner = structuredClone(kit.banner);
          banner.items[2].id = 'next';
          kit.querySelector('[slot=c]').slot = 'next';
          kit.banner = banner;
          kit.select('next');
        })()""")
        self.until(page, "document.querySelector('banner-kit').shadowRoot.querySelector('[data-item=next] slot')?.assignedElements()[0]?.localName === 'article'")
        self.assertEqual(self.kit(page, "root.activeElement?.getAttribute('part')"), "window")
        # One card has no slider, and the focus stays in the banner.
        page = self.page_with()
        self.kit(page, "root.querySelector('[role=slider]').focus()")
        self.kit(page, "kit.banner = {...structuredClone(kit.banner), items: [structuredClone(kit.banner.items[0])]}")
        self.drawn(page)
        self.assertEqual(self.kit(page, "[root.querySelector('[role=slider]').hidden, root.activeElement?.getAttribute('part')]"), [True, "window"])

    def test_odd_words_stop_nothing(self):
        page = self.page_with()
        for words in ("null", "undefined", "{next: 5, card: '{card} {card} $&'}", "{next: ''}"):
            page.evaluate(f"import('./banner-kit.js').then(({{BannerKit}}) => {{ BannerKit.words = {words}; }})")
            self.kit(page, "kit.next()")
            self.rested(page)
        self.assertQuiet()

    def test_words_are_the_pages(self):
        page = self.page_with(text=CARDS + "indicator: { style: dots, size: 10, spacing: 20 }\n")
        labels = "['section', '.previous', '.next', '.rotation', '[part~=dot]', '[part~=card]'].map(name => root.querySelector(name).getAttribute('aria-label'))"
        roles = "['section', '[part~=card]'].map(name => root.querySelector(name).getAttribute('aria-roledescription'))"
        self.assertEqual(self.kit(page, labels), ["a", "Previous", "Next", "Pause", "Go to card 1", "1 of 3"])
        self.assertEqual(self.kit(page, roles), ["carousel", "slide"])
        page.evaluate("""import('./banner-kit.js').then(({BannerKit}) => {
          BannerKit.words = {carousel: 'Karussell', slide: 'Karte', previous: 'Zurück', next: 'Weiter', pause: 'Anhalten', dot: 'Zu Karte {card}', card: '{card} von {count}'};
        })""")
        self.assertEqual(self.kit(page, labels), ["a", "Zurück", "Weiter", "Anhalten", "Zu Karte 1", "1 von 3"])
        self.assertEqual(self.kit(page, roles), ["Karussell", "Karte"])
        self.kit(page, "(kit.setAttribute('label-next', '다음'), kit.pause())")
        self.drawn(page)
        self.assertEqual(self.kit(page, labels)[2:4], ["다음", "Play"])

    def test_a_page_has_a_language_a_heading_and_a_main(self):
        out = self.build(CARDS.replace("image: p/b.svg, alt: b", "color: '#336'"), "--lang", "ko")
        self.assertRegex((out / "a.html").read_text(), r'(?s)<html lang="ko">.*<main>.*<h1 [^>]*>a</h1>.*</main>')
        out = self.build(CARDS.replace("image: p/b.svg, alt: b", "color: '#336'"), "--lang", "pt-BR", "--fragment")
        self.assertTrue((out / "a.html").read_text().startswith('<div lang="pt-BR">\n'))
        for wrong in ("ko_KR", "", "k", "한국어", "ko-", '"'):
            bannerkit("build", self.banner, "-o", self.folder / "out", "--lang", wrong, code=2)

    def test_targets_of_dots_have_room_or_are_one_slider(self):
        for style, is_slider in (("dots", True), ("pill", True), ("scalingDots", True), ("{ style: dots, size: 8, spacing: 16 }", False), ("fraction", None)):
            with self.subTest(style):
                page = self.page_with(text=CARDS + f"indicator: {style}\n")
                reached = self.kit(page, "[...root.querySelectorAll('[part~=dot]')].filter(dot => dot.tabIndex === 0 && !dot.ariaHidden).map(dot => { const {x, width} = dot.getBoundingClientRect(); return x + width / 2; })")
                self.assertTrue(all(b - a >= 24 for a, b in itertools.pairwise(reached)), reached)
                self.assertEqual(len(reached), 3 if is_slider is False else 0)
                self.assertEqual(self.kit(page, "root.querySelector('[role=slider]').checkVisibility()"), bool(is_slider))
                if not is_slider:
                    page.context.close()
                    continue
                _, _, width, height = self.box(page, "slider")
                self.assertTrue(width >= 24 and height >= 24, (width, height))
                value = "['aria-valuemin', 'aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map(name => root.querySelector('[role=slider]').getAttribute(name))"
                self.assertEqual(self.kit(page, value), ["1", "1", "3", "1 of 3"])
                self.kit(page, "root.querySelector('[role=slider]').focus()")
                page.keyboard.press("ArrowRight")
                self.until(page, "document.querySelector('banner-kit').state.item === 'b'")
                self.assertEqual(self.kit(page, value), ["1", "2", "3", "2 of 3"])
                # Both pairs of arrow keys, and nothing without a place.
                page.keyboard.press("ArrowDown")
                self.until(page, "document.querySelector('banner-kit').state.item === 'a'")
                page.keyboard.press("ArrowUp")
                self.until(page, "document.querySelector('banner-kit').state.item === 'b'")
                self.rested(page)
                self.kit(page, "root.querySelector('[role=slider]').click()")
                self.drawn(page)
                self.assertEqual(self.state(page)["item"], "b")
                x, y, width, height = self.box(page, "slider")
                page.mouse.click(x + width - 3, y + 3)
                self.until(page, "document.querySelector('banner-kit').state.item === 'c'")
                self.assertEqual(self.kit(page, value), ["1", "3", "3", "3 of 3"])
                page.context.close()

    def test_arrows_are_seen_on_every_ground(self):
        def light(rgb):
            red, green, blue = (value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4 for value in (part / 255 for part in rgb))
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue

        for color in ("#FFFFFF", "#000000", "#808080", "#FFFF00", "#FF0000"):
            page = self.page_with(text=f"name: a\ncontrols: {{ arrows: true }}\nitems: [{{ id: a, color: '{color}' }}, b]\n")
            x, y, width, height = self.box(page, "next")
            rows = pixels(page.screenshot(clip={"x": x, "y": y, "width": width, "height": height}))
            lights = [light(pixel) for row in rows[10:26] for pixel in row[10:26]]
            self.assertGreaterEqual((max(lights) + 0.05) / (min(lights) + 0.05), 3, color)
            page.context.close()

    def test_properties_and_attributes_are_the_same(self):
        page = self.page_with()
        own = "['src', 'autoplay', 'seed', 'reducedMotion'].map(name => kit[name])"
        attributes = "['src', 'autoplay', 'seed', 'reduced-motion'].map(name => kit.getAttribute(name))"
        self.assertEqual(self.kit(page, f"[{own}, {attributes}]"), [[None, True, None, False], [None] * 4])
        self.kit(page, "Object.assign(kit, {autoplay: false, seed: 7, reducedMotion: true})")
        self.assertEqual(self.kit(page, f"[{own}, {attributes}]"), [[None, False, 7, True], [None, "off", "7", ""]])
        self.kit(page, "(kit.setAttribute('seed', '8'), Object.assign(kit, {autoplay: true, reducedMotion: false}))")
        self.assertEqual(self.kit(page, f"[{own}, {attributes}]"), [[None, True, 8, False], [None, None, "8", None]])
        # Frameworks set what an attribute would have, before the element is defined, too.
        page = self.page_with(script=False, live=False, policy=None)
        self.kit(page, "Object.assign(kit, {autoplay: 'off', seed: '9', src: 'a.banner.json'})")
        (self.folder / "out/later.js").write_bytes((self.folder / "out/banner-kit.js").read_bytes())
        page.add_script_tag(url="https://shop.test/later.js", type="module")
        self.until(page, "!!document.querySelector('banner-kit[live]')")
        self.assertEqual(self.kit(page, f"[{own}, {attributes}, kit.state.timer]"), [["a.banner.json", False, 9, False], ["a.banner.json", "off", "9", None], "none"])

    def test_the_largest_seed_plays(self):
        html = self.build("name: a\nitems: [a, b]\n") / "a.html"
        html.write_text(html.read_text().replace("<banner-kit ", '<banner-kit seed="9007199254740991" ', 1))
        self.assertEqual(self.kit(self.visit(), "[kit.seed, kit.state.phase]"), [9007199254740991, "resting"])

    def test_ready_is_an_event_and_a_promise(self):
        page = self.page_with(live=False)
        self.assertEqual(page.evaluate("document.querySelector('banner-kit').ready.then(kit => [kit.state.phase, kit.hasAttribute('live')])"), ["resting", True])
        told = page.evaluate("""import('./banner-kit.js').then(({BannerKit}) => new Promise(done => {
          const kit = new BannerKit();
          kit.addEventListener('banner-ready', event => done([event.bubbles, event.detail, kit.state.phase]));
          kit.banner = document.querySelector('banner-kit').banner;
          document.body.append(kit);
        }))""")
        self.assertEqual(told, [True, None, "resting"])

    def test_a_page_has_its_own_buttons(self):
        own = "".join(f"<button slot='{name}'>{name}!</button>" for name in ("previous", "next", "pause"))
        page = self.page_with(live=False, script=False)
        html = self.folder / "out/a.html"
        html.write_text(html.read_text().replace("<template", own + "<template"))
        # Before the script runs they do nothing, and are not there.
        page.reload()
        self.assertEqual(self.kit(page, "[...kit.querySelectorAll('button')].filter(button => button.checkVisibility()).length"), 0)
        page = self.visit()
        shown = "[...kit.querySelectorAll('button'), ...root.querySelectorAll('.controls button')].filter(button => button.checkVisibility()).map(button => button.textContent)"
        self.assertEqual(self.kit(page, shown), ["previous!", "next!", "pause!"])
        self.assertEqual(self.kit(page, "['previous', 'next', 'pause'].map(name => root.querySelectorAll(`[part~=button][part~=${name}]`).length)"), [1, 1, 1])
        page.get_by_text("next!").click()
        page.get_by_text("pause!").click()
        self.assertEqual([said for said in self.said(page) if not {"hover", "leave"} & set(said)], [{"next": True}, {"pause": True}])
        # An item with such an id goes before a button.
        page = self.page_with(text=CARDS.replace("id: c", "id: next"))
        self.assertEqual(self.kit(page, "(kit.select('next'), [...root.querySelectorAll('slot[name=next]')].map(slot => slot.parentNode.getAttribute('part')))"), [])
        self.until(page, "document.querySelector('banner-kit').shadowRoot.querySelector('[data-item=next] slot')?.assignedElements()[0]?.localName === 'article'")

    def test_no_script_of_the_page_is_data(self):
        self.page_with()
        html = (self.folder / "out/a.html").read_text()
        self.assertEqual(re.findall("<script[^>]*>", html), ['<script type="module" src="./banner-kit.js">'])
        texts = CARDS.replace("title: Alpha", 'title: "</template><b>&amp; &lt;"')
        page = self.page_with(text=texts)
        self.assertEqual(self.kit(page, "kit.banner.items[0].title"), "</template><b>&amp; &lt;")

    def test_the_height_is_known_before_the_banner_comes(self):
        self.page_with()
        (self.folder / "out/own.html").write_text(
            "<!doctype html><title>own</title><link rel='stylesheet' href='a.css'><banner-kit name='a' src='a.banner.json'></banner-kit><p>after</p>"
            "<script type='module' src='banner-kit.js'></script>")
        heights = []
        for script in (False, True):
            page = self.visit("own", script=script, live=script)
            self.drawn(page)
            heights.append(self.kit(page, "kit.offsetHeight"))
            self.assertEqual(page.evaluate("shift"), 0)
        self.assertEqual(heights, [331, 331])

    def test_below_turned_and_scaled_boxes_a_drag_goes_the_right_way(self):
        for turn, (dx, dy) in {"rotate(90deg)": (0, -1), "rotate(180deg)": (1, 0), "rotate(-90deg) scale(.5)": (0, 1), "scaleX(-1)": (1, 0), "scale(.5)": (-1, 0)}.items():
            with self.subTest(turn):
                page = self.page_with(f"main {{ transform: {turn}; margin: 200px; width: 400px; }}", width=900)
                x, y = self.middle(page)
                page.mouse.move(x, y)
                page.mouse.down()
                for step in range(1, 9):
                    page.mouse.move(x + dx * step * 10, y + dy * step * 10)
                position = self.state(page)["position"]
                by = 70 / 400 * (2 if ".5" in turn else 1)
                self.assertAlmostEqual(position, by, delta=0.001)
                page.mouse.up()
                self.rested(page)
                self.assertLess(self.said(page)[-1]["drag"]["by"], 0)
                # A touch along the cards is the banner's, wherever they point.
                page.mouse.move(1, 1)
                page.mouse.move(x, y)
                self.assertEqual(self.kit(page, "getComputedStyle(root.querySelector('[part=window]')).touchAction"),
                                 "pan-x pinch-zoom" if "90" in turn else "pan-y pinch-zoom")
                page.context.close()

"""The element by keyboard and as a screen reader says it, for each pattern; and banners that mean harm."""
from element import ElementTest
from test_page import PAYLOADS

ITEMS = "items: [{ id: a, title: Alpha, link: /a }, { id: b, title: Beta, link: /b }]\n"
# What a banner has; where Tab goes from the link before it; and what a screen reader says between the links before and after it.
BOTH, DOTS = "timer: 1000s\ncontrols: { arrows: true, pause: true }\n", ["slider Card"]
PICKERS = ["Card"]
FIRST = ["group 1 of 2", "article", "link Alpha"]
WALKS = {
    "timer: 1000s\n": (["window", "/a", *PICKERS], ["group", *FIRST, *DOTS]),
    BOTH: (["Play", "Previous", "Next", "window", "/a", *PICKERS], ["button Play", "button Previous", "button Next", "group", *FIRST, *DOTS]),
    "layout: { axis: vertical }\ncontrols: { arrows: true }\n": (
        ["Previous", "Next", "window", "/a", *PICKERS], ["button Previous", "button Next", "group", *FIRST, *DOTS]),
    # Dots whose targets have room are buttons.
    "indicator: { style: dots, size: 8, spacing: 16 }\n": (
        ["window", "/a", "Go to card 1", "Go to card 2"], ["group", *FIRST, "button Go to card 1", "button Go to card 2"]),
    # Stories: no dots to press.
    "indicator: timerBar\ntimer: 1000s\ncontrols: { pause: true }\npaging: { loop: none }\n": (
        ["Play", "window", "/a"], ["button Play", "group", *FIRST]),
    "indicator: none\n": (["window", "/a"], ["group", *FIRST]),
    # Cards of a shelf that are whole are said in their order, and reached in it.
    "layout: { align: start, cellWidthMultiplier: 0.4 }\npaging: { loop: none }\n": (
        ["window", "/a", "/b", *PICKERS], ["group", *FIRST, "group 2 of 2", "article", "link Beta", *DOTS]),
}


class Walks(ElementTest):
    def visit_between(self, text, **more):
        """The element between two links, and what is asked about."""
        html = self.build("name: home\n" + text, name="home", **more) / "home.html"
        html.write_text(html.read_text().replace("<banner-kit", '<a href="#" id="before">before</a><banner-kit', 1) + '<a href="#" id="after">after</a>')
        return self.visit("home")

    def focused(self, page):
        """The name of what has the focus, when the element has drawn what that changes."""
        return page.evaluate("""(async () => {
          await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
          let at = document.activeElement;
          while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
          return at.id || at.getAttribute('aria-label') || at.getAttribute('href') || at.getAttribute('part') || at.localName;
        })()""")

    def said(self, page):
        nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        by, out = {node["nodeId"]: node for node in nodes}, []

        def go(node):
            role, name = node.get("role", {}).get("value"), node.get("name", {}).get("value", "")
            if not node.get("ignored") and role not in ("StaticText", "InlineTextBox", "RootWebArea", "generic", "strong"):
                out.append(f"{role} {name}".strip())
            for child in node.get("childIds", []):
                go(by[child])

        go(nodes[0])
        return out

    def test_the_keyboard_and_a_screen_reader_go_through_each_pattern(self):
        for text, (order, said) in WALKS.items():
            with self.subTest(text):
                page = self.visit_between(text + ITEMS)
                page.evaluate("document.getElementById('before').focus()")
                reached = []
                while len(reached) <= len(order) and reached[-1:] != ["after"]:
                    page.keyboard.press("Tab")
                    reached.append(self.focused(page))
                self.assertEqual(reached, [*order, "after"])
                self.assertEqual(self.said(page), ["main", "heading home", "link before", "region home", *said, "link after"])
                # The next card is said, and nothing of the first any more.
                page.keyboard.press("Shift+Tab")
                self.kit(page, "root.querySelector('[part=window]').focus()")
                page.keyboard.press("ArrowDown" if "vertical" in text else "ArrowRight")
                self.until(page, "document.querySelector('banner-kit').state.item === 'b' && document.querySelector('banner-kit').state.phase === 'resting'")
                self.assertEqual(self.kit(page, "root.querySelector('[part=window]').getAttribute('aria-live')"), "polite")
                if "start" not in text:
                    self.assertEqual([words for words in self.said(page) if words.startswith(("link", "group "))],
                                     ["link before", "group 2 of 2", "link Beta", "link after"])
                page.context.close()
        self.assertQuiet()

    def test_the_buttons_are_pressed_with_the_keyboard(self):
        page = self.visit_between(BOTH + ITEMS)
        page.evaluate("document.getElementById('before').focus()")
        for key, name in (("Tab", "Play"), ("Enter", "Pause"), ("Space", "Play")):
            page.keyboard.press(key)
            self.until(page, f"document.querySelector('banner-kit').shadowRoot.querySelector('.rotation').getAttribute('aria-label') === '{name}'")
            self.assertEqual(self.focused(page), name)
        for item in "ba":
            page.keyboard.press("Tab")
            page.keyboard.press("Tab") if item == "b" else page.keyboard.press("Shift+Tab") or page.keyboard.press("Shift+Tab")
            page.keyboard.press("Enter")
            self.until(page, f"document.querySelector('banner-kit').state.item === '{item}'")


class Hostile(ElementTest):
    """Whatever a banner says, no script of it runs, it stays in its box, and the rest of the page can be used."""

    def assertContained(self, page, item=None):
        self.drawn(page)
        inside = page.evaluate("""() => {
          const kit = document.querySelector('banner-kit'), box = kit.getBoundingClientRect();
          const after = document.createElement('button');
          document.body.style.margin = 0;
          after.style.cssText = 'display: block; width: 200px; height: 40px; border: 0; padding: 0';
          kit.after(after);
          after.scrollIntoView({block: 'center'});
          const {x, y} = after.getBoundingClientRect();
          const hit = [[5, 1], [100, 20]].every(([right, down]) => document.elementFromPoint(x + right, y + down) === after);
          after.remove();
          const own = kit.querySelectorAll('bkcanary, script:not([type]), [bkattr], [onerror], [onload]').length;
          return [hit, own, document.documentElement.scrollWidth <= innerWidth, getComputedStyle(kit).contain.includes('paint') || !kit.hasAttribute('live')];
        }""")
        self.assertEqual(inside, [True, 0, True, True])
        self.assertEqual([text for text in self.noise if "404" not in text and "ERR_" not in text and "banner-kit" not in text], [])

    def test_texts_are_texts(self):
        items = "".join(f'  - {{ id: "i{n}", title: "{text}", subtitle: "{text}", alt: "{text}" }}\n' for n, text in enumerate(PAYLOADS))
        self.build(f'name: a\ndescription: "{PAYLOADS[4]}"\nitems:\n{items}')
        for script in (False, True):
            page = self.visit(script=script, live=script)
            self.assertEqual(page.evaluate("document.querySelectorAll('[slot] strong')[8].textContent"), PAYLOADS[8])
            self.assertContained(page)

    def test_links_that_are_scripts_are_not_followed(self):
        self.build("name: a\nitems: [{ id: a, link: /a }]\n")
        for link, is_followed in {"javascript:alert(1)": False, "JaVaScRiPt:alert(1)": False, " javascript:alert(1)": False, "java\nscript:alert(1)": False,
                                  "data:text/html,<script>alert(1)</script>": False, "\u0001javascript:alert(1)": False, "vbscript:x": False,
                                  "/a": True, "#a:b": True, "tel:1": True, "https://shop.test/": True}.items():
            with self.subTest(link):
                page = self.visit()
                page.evaluate("""link => {
                  const kit = document.querySelector('banner-kit');
                  kit.replaceChildren();
                  kit.banner = {...kit.banner, items: [{id: 'x', weight: 1, link}]};
                }""", link)
                self.until(page, "document.querySelector('banner-kit').state.item === 'x'")
                self.assertEqual(self.kit(page, "!!root.querySelector('a')"), is_followed)
                page.context.close()
        self.assertQuiet()

    def test_sizes_pictures_and_numbers_of_items(self):
        pictures = {"huge.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9000000" height="9000000"/>', "gone.svg": "<svg/>"}
        for name, picture in pictures.items():
            self.write(picture, name)
        many = "items: [" + ", ".join(f"i{n}" for n in range(10_000)) + "]\n"
        for name, text in {
            "pictures": "items: [{ id: a, image: huge.svg, alt: huge }, { id: b, image: gone.svg, alt: gone }]\n",
            "low": "viewport: { width: 390, height: 1 }\nitems: [{ id: a, title: A long title }, b]\n",
            "high": "viewport: { width: 390, height: 9000 }\nitems: [a, b]\n",
            "small cells": "layout: { cellWidthMultiplier: 0.01, cellHeightMultiplier: 0.01 }\nitems: [a, b, c]\n",
            "words": f"items: [{{ id: a, title: {'W' * 200}, subtitle: {'M' * 200} }}, b]\n",
            "10,000 items": many,
        }.items():
            for script in (False, True):
                with self.subTest(name, script=script):
                    (self.build("name: a\n" + text) / "gone.svg").unlink(missing_ok=True)
                    page = self.visit(script=script, live=script)
                    self.assertContained(page)
                    if script:
                        second = self.kit(page, "(kit.next(), kit.banner.items[1].id)")
                        self.until(page, f"document.querySelector('banner-kit').state.item === '{second}'")
                    else:
                        page.evaluate("document.querySelector('banner-kit').scrollBy({left: 1e5, behavior: 'instant'})")
                        self.assertGreater(self.kit(page, "kit.scrollLeft"), 0)
                    page.context.close()

    def test_no_items(self):
        self.build("name: a\nitems: [{ id: day, when: { from: 2026-11-28, until: 2026-11-29 } }]\n", "--start", "2026-11-27", "--for", "9d")
        page = self.visit_at("2026-11-27T12:00:00Z")
        page.clock.resume()
        self.assertContained(page)
        self.assertEqual(self.kit(page, "(kit.next(), kit.select('day'), [kit.state.count, kit.state.item, root.querySelectorAll('[part~=card]').length])"), [0, None, 0])

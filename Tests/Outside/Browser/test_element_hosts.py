"""How the element gets its banner in pages that others write: as a property, by its address, from Markdown; and what is left of it."""
import json

import markdown
from markdown_it import MarkdownIt

from element import ElementTest, unhurried

TEXT = """name: a
timer: 1000s
items: [{ id: a, title: "Alpha\\n\\nof two lines", image: p.svg, link: more/a.html }, { id: b, title: "<b>", link: /b }, { id: c, link: "#c" }]
"""
PICTURE = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/>"
PLACED = "[...document.querySelectorAll('banner-kit [slot]')].map(card => [card.querySelector('img')?.getAttribute('src') ?? null, card.querySelector('a')?.getAttribute('href') ?? null])"
ADDRESSES = "[...root.querySelectorAll('[part~=card] a, [part~=card] img')].map(node => node.href ?? node.src).sort()"


class Hosts(ElementTest):
    def serve(self, html, text=TEXT, *words):
        """A page of one's own beside what `build` wrote, and the banner."""
        self.write(PICTURE, "p.svg")
        out = self.build(text, *words)
        (out / "own.html").write_text(f"<!doctype html><title>own</title>{html}")
        return json.loads((out / "a.banner.json").read_text())

    def own(self, live=True):
        return self.visit("own", live=live, policy=None)

    def kits(self, page, words="kit => kit.state.item"):
        return page.evaluate(f"[...document.querySelectorAll('banner-kit')].map({words})")

    def test_a_property_counts_before_the_element_is_defined_or_in_the_page(self):
        banner = self.serve("<banner-kit></banner-kit>")
        page = self.own(live=False)
        # A framework sets it on what it has just made; the script comes later.
        page.evaluate("banner => { document.querySelector('banner-kit').banner = banner; }", banner)
        page.add_script_tag(url="https://shop.test/banner-kit.js", type="module")
        self.until(page, "!!document.querySelector('banner-kit[live]')")
        page.evaluate("""banner => {
          const kit = document.createElement('banner-kit');
          kit.banner = banner;
          window.isSame = kit.banner === banner;
          document.body.append(kit);
        }""", dict(banner, items=banner["items"][1:]))
        self.until(page, "document.querySelectorAll('banner-kit[live]').length === 2")
        self.assertEqual(self.kits(page), ["a", "b"])
        self.assertEqual(page.evaluate("[isSame, told.length]"), [True, 0])
        self.assertQuiet()

    def test_what_cannot_be_played_is_said(self):
        banner = self.serve("<script type='module' src='banner-kit.js'></script>")
        page = self.own(live=False)
        nothing = "no banner: set the property `banner` or the attribute `src`, or put its JSON inside"
        for given, said in ((None, nothing), (0, nothing), ({"version": 1}, "the banner was not written by `bannerkit build`"),
                            (dict(banner, version=2), "version 2 of a banner is not known")):
            page.evaluate("""async given => {
              await customElements.whenDefined('banner-kit');
              const kit = document.createElement('banner-kit');
              if (given !== null) kit.banner = given;
              document.body.append(kit);
            }""", given)
            self.until(page, "told.length > 0")
            self.assertEqual([event[::4] for event in page.evaluate("told.splice(0)")], [["error", said]])
        # Who has nothing at first can be given one later, and a property goes before an address.
        page.evaluate("banner => { const kit = document.querySelector('banner-kit'); kit.setAttribute('src', 'none.json'); kit.banner = banner; }", banner)
        self.until(page, "!!document.querySelector('banner-kit[live]')")
        self.assertEqual(page.evaluate("told"), [])

    def test_what_follows_while_the_page_is_read_counts(self):
        self.serve("")
        out = self.folder / "out"
        json_text = (out / "a.banner.json").read_text().replace("<", "\\u003c")
        (out / "own.html").write_text("<!doctype html><script type='module' async>" + (out / "banner-kit.inline.js").read_text().replace("</script", "<\\/script") + "</script>"
                                      f"<banner-kit><p slot=a>own</p>{'<!-- -->' * 20_000}<script type='application/json'>{json_text}</script></banner-kit>")
        page = self.own()
        self.assertEqual(page.evaluate("told"), [])

    def test_removed_elements_are_freed_and_one_that_moves_goes_on(self):
        banner = self.serve("<script type='module' src='banner-kit.js'></script>")
        page = self.own(live=False)
        screen = page.context.new_cdp_session(page)
        screen.send("Performance.enable")

        def listeners():
            screen.send("HeapProfiler.collectGarbage")
            return next(metric["value"] for metric in screen.send("Performance.getMetrics")["metrics"] if metric["name"] == "JSEventListeners")

        add = """async ([banner, count]) => {
          await customElements.whenDefined('banner-kit');
          window.kits ??= [];
          for (let number = 0; number < count; number++) {
            const kit = document.createElement('banner-kit');
            kit.banner = banner;
            document.body.prepend(kit);
            kits.push(new WeakRef(kit));
            while (!kit.hasAttribute('live')) await new Promise(done => setTimeout(done));
          }
          await new Promise(done => setTimeout(done, 100));
          document.querySelectorAll('banner-kit').forEach(kit => kit.remove());
          await new Promise(done => setTimeout(done, 100));
        }"""
        page.evaluate(add, [banner, 2])
        before = listeners()
        page.evaluate(add, [banner, 20])
        self.assertEqual((listeners(), page.evaluate("kits.filter(kit => kit.deref()).length")), (before, 0))
        page.evaluate("""async banner => {
          const kit = document.createElement('banner-kit');
          kit.banner = banner;
          document.body.append(kit);
          while (!kit.hasAttribute('live')) await new Promise(done => setTimeout(done));
          kit.next();
          document.body.append(document.createElement('div'));
          document.body.lastChild.append(kit);
        }""", banner)
        self.until(page, "(({item, timer, phase}) => item === 'b' && timer === 'running' && phase === 'resting')(document.querySelector('banner-kit').state)")
        page.set_viewport_size({"width": 444, "height": 900})
        self.until(page, "document.querySelector('banner-kit').shadowRoot.querySelector('[part~=current]').clientWidth === 444 - 16")

    def test_pictures_and_links_at_an_address_are_beside_the_json(self):
        self.serve("<base href='/deep/'><banner-kit src='../sub/a.banner.json'></banner-kit><script type='module' src='../banner-kit.js'></script>")
        out = self.folder / "out"
        (out / "sub").mkdir()
        for name in ("a.banner.json", "p.svg"):
            (out / name).rename(out / "sub" / name)
        page = self.own()
        shop = "https://shop.test/"
        self.assertEqual(self.kit(page, ADDRESSES), [shop + "sub/more/a.html", shop + "sub/p.svg"])
        self.kit(page, "kit.next()")
        self.until(page, "(({item, phase}) => item === 'b' && phase === 'resting')(document.querySelector('banner-kit').state)")
        self.assertEqual(self.kit(page, "[...root.querySelectorAll('[part~=current] a')].map(a => a.href)"), [shop + "b"])
        self.kit(page, "kit.next()")
        self.until(page, "(({item, phase}) => item === 'c' && phase === 'resting')(document.querySelector('banner-kit').state)")
        self.assertEqual(self.kit(page, "[...root.querySelectorAll('[part~=current] a')].map(a => a.getAttribute('href'))"), ["#c"])

    def test_a_fragment_is_one_block_of_markdown_and_plays(self):
        self.serve("", TEXT, "--fragment")
        fragment = (self.folder / "out/a.html").read_text()
        for name, render in (("CommonMark", MarkdownIt("commonmark").render), ("Python-Markdown", markdown.markdown)):
            with self.subTest(name):
                html = render(f"# A page\n\nBefore.\n\n{fragment}\nAfter.\n")
                self.assertIn(fragment.strip(), html)
                (self.folder / "out/own.html").write_text(f"<!doctype html><title>own</title>{html}")
                page = self.own()
                self.assertEqual((self.kits(page), self.kit(page, "kit.querySelector('strong').textContent")), (["a"], "Alpha\n\nof two lines"))
                page.context.close()

    def test_a_fragment_finds_its_folder_from_other_places_with_scripts_and_without(self):
        for base, picture in (("/", "/p.svg"), ("https://shop.test/", "https://shop.test/p.svg"), ("../x/..", "../x/../p.svg")):
            self.serve("", TEXT, "--fragment", "--base", base)
            out = self.folder / "out"
            (out / "deep").mkdir(exist_ok=True)
            whole, bare = [(out / f"a{ending}.html").read_text() for ending in ("", ".fragment")]
            self.assertEqual((whole.count("<script"), bare.count("<script")), (1, 0))
            self.assertEqual([line for line in whole.splitlines() if "<script" not in line], bare.splitlines())
            script = whole.splitlines()[-2]
            for html in (whole, f"{bare}{script}"):
                (out / "deep/own.html").write_text(f"<!doctype html><title>own</title>{html}")
                page = self.visit("deep/own", policy=None)
                self.assertEqual(page.evaluate(PLACED), [[picture, picture.replace("p.svg", "more/a.html")], [None, "/b"], [None, "#c"]])
                self.assertEqual(self.kit(page, "kit.querySelector('img').naturalWidth"), 4)
                self.assertEqual(self.kit(page, "kit.banner.items[0].image"), "https://shop.test/p.svg")
                page.context.close()
        self.assertEqual({text for text in self.noise}, set())

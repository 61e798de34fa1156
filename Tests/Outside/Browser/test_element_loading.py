"""When `<banner-kit>` loads its module, from where, and what is there until then: the list."""
import gzip

from element import TYPES, ElementTest

BANNER = "name: a\ntimer: 1000s\nviewport: { height: 200 }\nitems:\n  - { id: a, title: Alpha, image: p.svg, alt: a }\n" + "".join(
    f"  - {{ id: {name}, title: {name} }}\n" for name in "bcde")
PICTURE = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/>\n"


class Loading(ElementTest):
    def page_with(self, before="", after="", block=None, **options):
        """The page of a banner, with words before and after its block, or with other words as its block."""
        (self.folder / "p.svg").write_text(PICTURE)
        out = self.build(BANNER, "--fragment")
        html = (out / "a.html").read_text()
        (out / "own.html").write_text(f"<!doctype html><html lang='en'><title>own</title><body style='margin: 0'>{before}{(block or '{}').replace('{}', html)}{after}")
        return self.visit("own", live=False, policy=None, **options)

    def modules(self):
        """How often the module was asked for."""
        return sum(".wasm" in address for address in self.asked)

    def plays(self, page, which="banner-kit"):
        self.until(page, f"[...document.querySelectorAll('{which}')].every(kit => kit.hasAttribute('live'))")

    def waits(self, page):
        """Whether the list is what there is, however long one waits."""
        page.wait_for_timeout(400)
        return page.evaluate("[...document.querySelectorAll('banner-kit:not([live])')].map(kit => [kit.state.phase, kit.shadowRoot, kit.querySelectorAll('article').length])")

    def test_the_module_comes_when_the_list_is_near_and_once(self):
        page = self.page_with("<p style='height: 3000px'>", block="{}{}")
        self.assertEqual((self.waits(page), self.modules(), self.asked[-1].rpartition("/")[2]), ([["list", None, 5]] * 2, 0, "banner-kit.js"))
        # The list scrolls, and is reached by keys.
        page.evaluate("document.querySelector('banner-kit').scrollLeft = 600")
        self.until(page, "document.querySelector('banner-kit').scrollLeft > 300")
        page.evaluate("scrollTo(0, 1500)")
        self.plays(page)
        self.assertEqual(self.modules(), 1)
        self.assertQuiet()

    def test_in_a_closed_panel_it_begins_when_one_opens_it(self):
        page = self.page_with("<details><summary>More</summary>", "</details>")
        self.assertEqual((self.waits(page), self.modules()), ([["list", None, 5]], 0))
        page.locator("summary").click()
        self.plays(page)
        page = self.page_with("<div style='display: none'>", "</div>")
        self.assertEqual(self.waits(page), [["list", None, 5]])
        page.evaluate("document.querySelector('div').style.display = ''")
        self.plays(page)
        self.assertQuiet()

    def test_what_happens_while_it_waits_counts(self):
        page = self.page_with("<p style='height: 3000px'>")
        page.evaluate("""async () => {
          const kit = document.querySelector('banner-kit');
          window.readied = [];
          kit.ready.then(() => readied.push('promise'));
          addEventListener('banner-ready', () => readied.push('event'));
          const banner = await (await fetch('a.banner.json')).json();
          // Another place, another address, and a property that goes before it.
          const parent = kit.parentNode;
          kit.remove();
          parent.append(kit);
          kit.src = 'none.json';
          kit.next();
          kit.banner = {...banner, items: banner.items.slice(0, 3)};
        }""")
        self.assertEqual((self.waits(page), page.evaluate("readied"), self.modules()), ([["list", None, 5]], [], 0))
        page.evaluate("document.querySelector('banner-kit').scrollIntoView()")
        self.plays(page)
        self.until(page, "readied.length === 2")
        self.assertEqual(page.evaluate("[readied.sort(), told, document.querySelector('banner-kit').state.count]"), [["event", "promise"], [], 3])
        self.assertFalse(any("none.json" in address for address in self.asked))
        # One that is gone before it is near asks for nothing.
        page = self.page_with("<p style='height: 3000px'>")
        page.evaluate("document.querySelector('banner-kit').remove(); scrollTo(0, 3000)")
        self.assertEqual((self.waits(page), self.modules()), ([], 0))

    def test_what_is_printed_while_it_waits_is_the_list(self):
        page = self.page_with("<p style='height: 3000px'>")
        page.emulate_media(media="print")
        self.assertEqual(self.waits(page), [["list", None, 5]])
        self.assertEqual(page.locator("article strong").first.text_content(), "Alpha")
        self.assertTrue(page.locator("article").first.is_visible())

    def test_a_module_that_does_not_come_leaves_the_list_and_the_next_element_tries_again(self):
        self.page_with().context.close()
        file = self.folder / "out/banner-kit.wasm"
        module = file.read_bytes()
        for bytes in (None, module[:-1] + b"\0", b""):
            file.unlink() if bytes is None else file.write_bytes(bytes)
            page = self.visit("own", live=False)
            self.until(page, "told.length > 0")
            [[kind, *_, message]] = page.evaluate("told.splice(0)")
            with self.subTest(bytes=bytes and len(bytes), message=message):
                self.assertEqual((kind, message), ("error", "Failed to fetch"))
                self.assertEqual(self.waits(page), [["list", None, 5]])
                file.write_bytes(module)
                page.evaluate("document.body.append(document.querySelector('banner-kit').cloneNode(true))")
                self.plays(page, "body > banner-kit")
                self.assertEqual(page.evaluate("told"), [])
            page.context.close()

    def test_a_server_that_does_not_know_its_type_is_enough(self):
        known = TYPES["wasm"]
        self.addCleanup(TYPES.update, wasm=known)
        for type in ("application/octet-stream", "text/plain; charset=utf-8", known):
            with self.subTest(type):
                TYPES["wasm"] = type
                page = self.page_with()
                self.plays(page)
                self.assertEqual((self.modules(), page.evaluate("told")), (1, []))
        self.assertQuiet()

    def test_a_page_of_one_file_has_the_module_in_it(self):
        out = self.build(BANNER.replace("image: p.svg, ", ""))
        html = (out / "a.html").read_text()
        for file in ("a.css", "banner-kit.inline.js"):
            text = (out / file).read_text()
            self.assertNotIn("import.meta", text)
            for tag in (f'<link rel="stylesheet" href="./{file}">', '<script type="module" src="./banner-kit.js"></script>'):
                if tag.split()[0] == ("<link" if file == "a.css" else "<script"):
                    html = html.replace(tag, f"<style>{text}</style>" if file == "a.css" else f"<script type='module'>{text}</script>")
        page = self.open(self.write(html, "one.html"), ready=False)
        self.plays(page)
        self.assertEqual(page.evaluate("document.querySelector('banner-kit').state.phase"), "resting")
        self.assertQuiet()

    def test_little_is_needed_before_the_first_picture(self):
        out = self.build("name: a\ntimer: 4s\nindicator: pill\ncontrols: { arrows: true, pause: true }\nitems:\n" + "".join(
            f"  - {{ id: item-{n}, title: Item {n}, subtitle: What it says below, link: /item/{n}, image: https://shop.test/{n}.jpg, alt: A picture }}\n" for n in range(10)))
        sizes = {file: len(gzip.compress((out / file).read_bytes(), 9)) for file in ("a.html", "a.css", "banner-kit.js", "banner-kit.wasm")}
        self.assertLess(sizes["a.html"] + sizes["a.css"], 14_000, sizes)
        self.assertLess(sizes["banner-kit.js"], 20_000, sizes)

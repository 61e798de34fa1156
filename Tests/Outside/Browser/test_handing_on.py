"""What leads from one page to another, or to another person: the playground, a link, and a frame."""
import json

from browser import BrowserTest, bannerkit
from playground import PlaygroundTest

BANNER = "name: 여름\ntimer: 2s\nitems: [{ id: a, image: photo.svg }, { id: b, title: Beta }]\n"
BROKEN = "items: [a, b\n"
PICTURE = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>"
COPIED = "Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => { window.copied = text; }}})"
# What the visible frame shows of its items.
SHOWN = "[...document.querySelector('iframe:not(.coming)').contentDocument.querySelectorAll('#cards [part~=card]')].map(card => " \
        "[card.dataset.item, !!card.querySelector('img'), card.querySelector('em')?.textContent ?? ''])"


def shows(item, words=""):
    """A condition: the picture of an item is shown, or words in its place."""
    return f"({SHOWN}).some(card => card.join() === {json.dumps(f'{item},{json.dumps(not words)},{words}')})"


class HandingOn(BrowserTest):
    def test_edit_leads_to_the_playground_with_the_text_and_the_pictures(self):
        (self.folder / "ads").mkdir()
        self.write(BANNER, "ads/a.banner.yaml")
        self.write(PICTURE, "ads/photo.svg")
        self.write(BROKEN, "ads/b.banner.yaml")
        self.write("items: [a]\n", "ads/playground.banner.yaml")
        bannerkit("preview", self.folder / "ads", "-o", self.folder / "out", code=1)
        for name, text in (("a", BANNER), ("b", BROKEN)):
            page = self.open(self.folder / "out" / f"{name}.html", ready=False)
            self.until(page, "document.getElementById('edit')?.hash.startsWith('#text=')")
            page.locator("#edit").click()
            self.until(page, "location.pathname.endsWith('/playground.html') && !!window.bannerkit?.ready")
            self.assertEqual(page.locator("#text").input_value(), text)
            if name == "a":
                self.until(page, "!!document.querySelector('iframe:not(.coming)')")
                self.until(page, shows("a"))
        self.assertTrue((self.folder / "out" / "playground-2.html").exists(), "the page of the banner with that name")
        alone = self.preview(self.folder / "ads" / "a.banner.yaml")
        self.assertEqual(alone.locator("#edit").count(), 0, "a page alone has no playground beside it")

    def test_a_link_and_a_frame_have_the_instant_the_scenario_and_the_window(self):
        banner = self.write("name: a \"b\"\ntimer: 2s\nitems: [a, b, c]\nscenarios: [{ name: s, duration: 9s, inputs: [{ at: 1s, next: true }] }]\n")
        page = self.preview(banner, script=COPIED)
        page.select_option("#scenario", "0")
        page.locator("#sizes button", has_text="Tablet").click()
        self.stop(page, 3.5)
        place = f"{page.url.split('#')[0]}#window=768x300&t=3.5&scenario=0"
        for button, text in (("copy-link", place), ("embed", place.replace("&", "&amp;"))):
            self.reveal(page, "#" + button).click()
            self.until(page, "!!window.copied")
            copied = page.evaluate("(text => { window.copied = ''; return text; })(window.copied)")
            if button == "embed":
                self.assertEqual(copied, f'<iframe src="{text}" title="a &quot;b&quot;" width="1200" height="900"></iframe>')
            else:
                self.assertEqual(copied, text)
        other = self.open(self.folder / "page.html", hash=place.split("#")[1])
        self.assertEqual(other.evaluate("[bannerkit.player.time, bannerkit.player.scenario, bannerkit.page.banner.viewport.width]"), [3.5e6, "0", 768])


class Playgrounds(PlaygroundTest):
    def test_pictures_of_the_examples_and_of_the_files_are_shown(self):
        page = self.play()
        frame = self.shown(page)
        self.until(page, shows("summer-sale"))
        self.until(frame, "bannerkit.page.stage.ground.querySelector('img')?.complete")
        page.context.close()
        self.write(PICTURE, "photo.svg")
        page = self.play(self.write(BANNER))
        self.shown(page)
        self.until(page, shows("a"))
        self.set(page, BANNER.replace("photo", "other"))
        self.until(page, shows("a", "picture not shown: other.svg"))
        self.assertQuiet()

    def test_a_broken_text_dims_the_banner_and_a_fixed_one_plays_under_it(self):
        page = self.play(self.write("timer: 2s\nitems: [a, b]\n"))
        self.shown(page)
        opacity = "+getComputedStyle(document.querySelector('iframe:not(.coming)')).opacity"
        self.assertEqual(page.evaluate(opacity), 1)
        for text, words, count in (("timer: 2s\nitems: [a, b\n", "The last valid banner", 2), ("timmer: 2s\nitems: [a, b, c]\n", "With the safe fixes", 3)):
            self.set(page, text)
            self.until(page, f"document.querySelector('iframe:not(.coming)').contentWindow.bannerkit?.page.banner.count === {count}")
            self.until(page, f"document.getElementById('stale').textContent === {json.dumps(words)}")
            self.assertLess(page.evaluate(opacity), 0.5)
        page.locator("#mend").click()
        self.until(page, f"{opacity} === 1 && document.getElementById('stale').hidden")
        self.assertEqual(page.locator("#text").input_value(), "timer: 2s\nitems: [a, b, c]\n")

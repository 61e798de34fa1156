"""The shop of Examples, built by its one command, and the code that the page «On a web site» shows."""
import json
import re
import subprocess

from axe_playwright_python.sync_playwright import Axe

from browser import ROOT, bannerkit
from element import ElementTest, unhurried

SHOP = ROOT / "Examples/shop"
GUIDE = ROOT / "Sources/BannerKit/BannerKit.docc/OnAWebSite.md"
HERO, SHELF = ("document.querySelector('banner-kit[name=%s]')" % name for name in ("hero", "shelf"))


class Shop(ElementTest):
    def setUp(self):
        super().setUp()
        subprocess.run([SHOP / "build", self.folder / "out"], check=True)

    def visit(self, **options):
        return super().visit("index", live=False, policy=None, **options)

    def test_its_banners_have_no_findings_and_behave_as_expected(self):
        bannerkit("test", SHOP / "banners")

    def test_it_runs_under_its_strict_policy(self):
        page = self.visit()
        self.until(page, "document.querySelectorAll('banner-kit[live]').length === 3")
        self.assertEqual(page.evaluate("shift"), 0)
        part = "getComputedStyle({}.shadowRoot.querySelector('[part~={}]')).{}"
        self.assertEqual(page.evaluate(part.format(HERO, "card", "borderRadius")), "16px")
        self.assertEqual(page.evaluate(part.format(HERO, "button", "backgroundColor")), "rgb(20, 48, 79)")
        self.assertEqual(page.evaluate(f"{HERO}.querySelector('img').naturalWidth > 0"), True)
        # The shelf has the page's own cards.
        page.get_by_role("button", name="Buy").first.click()
        self.assertEqual(page.locator("#basket").text_content(), "In your basket: coat.")
        page.evaluate(f"{HERO}.next()")
        self.until(page, "!!JSON.parse(document.documentElement.dataset.seen ?? '{}').hero")
        self.assertQuiet()

    def test_it_is_whole_without_script(self):
        page = self.visit(script=False)
        cards = "[...document.querySelectorAll('banner-kit > [slot]:not([hidden])')].map(card => card.getBoundingClientRect())"
        self.assertGreaterEqual(page.evaluate(f"{cards}.filter(({{width, height}}) => width > 100 && height > 100).length"), 9)
        self.assertEqual(page.evaluate(f"{SHELF}.getAttribute('tabindex')"), "0")

    def test_axe_finds_nothing(self):
        for script in (False, True):
            page = self.visit(script=script, bypass_csp=True)
            if script:
                self.until(page, "document.querySelectorAll('banner-kit[live]').length === 3")
            self.assertEqual([violation["id"] for violation in Axe().run(page).response["violations"]], [])


class Guide(ElementTest):
    def test_its_blocks_do_what_they_say(self):
        blocks = re.findall(r"^```(\w+)\n(.*?)^```", GUIDE.read_text(), re.M | re.S)
        [yaml, html, css] = ([text for own, text in blocks if own == language][0] for language in ("yaml", "html", "css"))
        *listening, changing = (text for own, text in blocks if own == "js")
        site = self.folder / "out"
        self.assertIn("timer: 4s\n", yaml)
        bannerkit("build", self.write(unhurried(yaml), "home.banner.yaml"), "-o", site / "banners")
        (site / "page.css").write_text(css)
        for name, script in (("a", "".join(listening)), ("b", changing)):
            (site / f"{name}.js").write_text(script)
            (site / f"{name}.html").write_text(
                '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="page.css">'
                f'{html}<script type="module" src="{name}.js"></script></html>')
        page = self.visit("b")
        self.until(page, "document.querySelector('banner-kit').state.count === 2")
        self.assertQuiet()
        page = self.visit()
        # It is styled, and the child that the page wrote is the card.
        self.assertEqual(self.kit(page, "getComputedStyle(root.querySelector('[part~=card]')).borderRadius"), "14px")
        self.assertEqual(self.kit(page, "root.querySelector('[part~=current] slot').assignedElements()[0].textContent"), "Winter sale: up to half price")
        self.assertQuiet()
        page.mouse.click(*self.middle(page, "current"))
        self.until(page, "told.some(([kind]) => kind === 'open')")
        self.assertEqual([re.sub(r"[\d.]+ s$", "T s", text) for text in self.noise], ["sale of campaign 7 after T s"])
        self.kit(page, "kit.next()")
        with page.expect_request("**/watched") as sent:
            page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
        self.assertEqual([list(said)[1] for said in json.loads(sent.value.post_data)["inputs"]][:3], ["hover", "tap", "next"])

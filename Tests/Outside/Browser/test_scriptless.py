"""Pages where no script runs: what was found stands in them, with a still picture, and nothing says what nobody looked for."""
from browser import BrowserTest, bannerkit

BROKEN = "items: [a, b]\ntimmer: 2s\nindicator: pil # <b>\n"
FAILING = """name: failing
items: [{ id: a, title: "Winter <b>sale</b>" }, b]
timer: 2s
scenarios: [{ name: "a <i>stays</i>", duration: 5s, expect: [{ at: 3s, page: 0 }] }]
"""
SOUND = "name: sound\nitems: [{ id: a, color: '#102030' }, b]\ntimer: 2s\n"
CLEAN = "No findings"
# What servers of builds send with pages.
POLICIES = {"none": None, "sandbox": "sandbox; default-src 'none'; img-src 'self'; style-src 'self'",
            "no scripts": "script-src 'none'"}


class Scriptless(BrowserTest):
    def setUp(self):
        super().setUp()
        for name, text in {"broken": BROKEN, "failing": FAILING, "sound": SOUND}.items():
            self.write(text, f"{name}.banner.yaml")

    def shown(self, name, policy="none", **options):
        """A page, without JavaScript or with it under a policy that forbids scripts."""
        page = self.context(java_script_enabled=policy != "none", **options).new_page()
        headers = {"content-type": "text/html", "content-security-policy": POLICIES[policy] or ""}
        page.route("http://builds.test/**", lambda route: route.fulfill(
            body=(self.folder / "out" / route.request.url.rpartition("/")[2]).read_bytes(), headers=headers))
        page.goto(f"http://builds.test/{name}")
        return page, page.locator("body").inner_text()

    def test_a_banners_page_says_what_was_found(self):
        (self.folder / "out").mkdir()
        for name, code in {"broken": 1, "failing": 0, "sound": 0}.items():
            bannerkit("preview", self.folder / f"{name}.banner.yaml", "-o", self.folder / "out" / f"{name}.html", code=code)
        for policy in POLICIES:
            with self.subTest(policy):
                page, text = self.shown("broken.html", policy)
                for words in ("line 2, column 1", "BK2001", "timmer is not a key of a banner", "write timer",
                              "3 | indicator: pil # <b>", "line 3, column 12"):
                    self.assertIn(words, text)
                self.assertEqual(page.locator(".findings code:visible").all_text_contents(), ["timmer", "timer", "pil", "indicator", "pill"])
                self.assertNotIn(CLEAN, text)
                page, text = self.shown("failing.html", policy)
                for words in ("scenario fails", "a <i>stays</i>", "expected a at 3s, saw b", "Winter <b>sale</b>"):
                    self.assertIn(words, text)
                self.assertNotIn(CLEAN, text)
                page, text = self.shown("sound.html", policy)
                self.assertIn(CLEAN, text)
                # What nobody can press is not there, and the first card is.
                self.assertEqual(page.locator("button:visible, select:visible, input:visible").count(), 0)
                self.assertEqual(page.locator("#still use:visible").count(), 1)
                self.assertEqual(page.locator("#still [fill='#102030']").count(), 1)

    def test_a_gallery_lists_its_banners(self):
        bannerkit("preview", self.folder, "-o", self.folder / "out", code=1)
        for policy in POLICIES:
            page, text = self.shown("index.html", policy)
            for words in ("✗ 2 errors", "Nothing moves, because scripts are not allowed here.", "timmer is not a key of a banner",
                          "a <i>stays</i>: expected a at 3s, saw b"):
                self.assertIn(words, text, policy)
            links = [link.get_attribute("href") for link in page.locator("li a[href]").all()]
            self.assertEqual(links, ["broken.html", "failing.html", "sound.html"])

    def test_a_change_says_which_scenario_fails(self):
        (self.folder / "out").mkdir()
        bannerkit("preview", "--diff", self.folder / "sound.banner.yaml", self.folder / "failing.banner.yaml",
                  "-o", self.folder / "out" / "change.html")
        page, text = self.shown("change.html")
        for words in ("Winter <b>sale</b>", "1 failing scenario", "expected a at 3s, saw b"):
            self.assertIn(words, " ".join(text.split()))
        self.assertEqual(page.locator("#still figure svg:visible").count(), 2)
        # A moment is no button where nobody can press it.
        moment = page.locator(".moment").first
        self.assertEqual(moment.evaluate("element => getComputedStyle(element).backgroundColor"), "rgba(0, 0, 0, 0)")

    def test_with_scripts_the_page_plays_and_says_the_same(self):
        page = self.preview(self.folder / "failing.banner.yaml")
        self.assertEqual([page.locator("#still").count(), page.locator(".live[hidden]:not([role=tabpanel])").count()], [0, 0])
        self.assertIn("expected a at 3s, saw b", page.locator("#findings").inner_text())
        self.assertNotIn(CLEAN, page.locator("body").inner_text())
        bannerkit("preview", self.folder, "-o", self.folder / "out", code=1)
        page = self.open(self.folder / "out" / "index.html")
        self.assertEqual(page.locator(".tile .chip").all_text_contents(), ["✗ 2 errors", "✗ 1 failing scenario", "✓ checked"])
        self.assertQuiet()

    def test_a_playground_says_that_it_needs_scripts(self):
        (self.folder / "out").mkdir()
        bannerkit("playground", "-o", self.folder / "out" / "play.html")
        page, text = self.shown("play.html")
        self.assertIn("This page needs JavaScript", text)
        self.assertNotIn("Checking", text)
        self.assertNotIn(CLEAN, text)

    def test_a_page_fits_its_window(self):
        (self.folder / "out").mkdir()
        bannerkit("preview", self.folder / "failing.banner.yaml", "-o", self.folder / "out" / "failing.html")
        for width in (390, 1280):
            page, _ = self.shown("failing.html", viewport={"width": width, "height": 800})
            box = page.locator("#still svg").bounding_box()
            self.assertGreaterEqual(box["x"], 0)
            self.assertLessEqual(box["x"] + box["width"], width)

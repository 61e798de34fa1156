"""The page itself: harmless, reachable by everyone, and at home on every screen."""
import base64
import json

from browser import BrowserTest, bannerkit, spec

PAYLOADS = [
    "</script><bkcanary>", "</title><bkcanary>", "</style><bkcanary>", "--><bkcanary>", "<img src=x onerror=alert(1)>",
    "\\\" bkattr=\\\"1", "' bkattr='1", "&lt;b&gt;", "<!--<script>", "\\\"};alert(1)//", "\\u2028alert(1)", "{{7*7}}", "${alert(1)}",
    "</textarea><bkcanary>", "]]><bkcanary>", "<svg onload=alert(1)>",
]


class Harmless(BrowserTest):
    def hostile(self):
        items = "\n".join(f'  - {{ id: i{n}, title: "{text}", subtitle: "{text}", alt: "{text}" }}'
                          for n, text in enumerate(PAYLOADS))
        return self.write(f'name: "{PAYLOADS[0]}"\ndescription: "{PAYLOADS[4]}"\ntimer: 1s\nitems:\n{items}\n'
                          f'scenarios:\n  - {{ name: "{PAYLOADS[2]}", duration: 1s }}\n', "<img src=x onerror=alert(2)>.banner.yaml")

    def assertInert(self, page, scripts):
        page.wait_for_timeout(400)
        self.assertEqual(page.locator("bkcanary").count(), 0)
        self.assertEqual(page.evaluate("document.querySelectorAll('[bkattr], [onerror], [onload]').length"), 0)
        self.assertEqual(page.locator("script").count(), scripts)
        self.assertQuiet()

    def test_a_page_begins_in_parts_and_draws_each_once(self):
        page = self.preview(self.write("timer: 2s\nitems: [" + ", ".join(f"i{n}" for n in range(1000)) + "]\n"), script="""
          window.order = [];
          document.addEventListener('DOMContentLoaded', () => {
            for (const id of ['event-rows', 'exposure']) {
              new MutationObserver(() => {
                order.push(id);
                setTimeout(() => order.push('|'));
              }).observe(document.getElementById(id), {childList: true});
            }
            const {set} = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'width');
            Object.defineProperty(document.getElementById('lanes'), 'width', {set(width) {
              order.push('lanes');
              set.call(this, width);
            }});
          });""")
        self.until(page, "order.length >= 5")
        self.assertEqual(page.evaluate("order"), ["lanes", "event-rows", "|", "exposure", "|"])
        self.assertQuiet()

    def test_every_text_of_a_spec_is_inert_in_its_page(self):
        page = self.preview(self.hostile())
        self.assertEqual(page.locator("h1").text_content(), PAYLOADS[0])
        self.assertEqual(page.evaluate("bannerkit.player.banner.items[7].title"), "&lt;b&gt;")
        for seconds in range(len(PAYLOADS)):
            self.stop(page, seconds + 0.5)
        self.assertInert(page, scripts=4)

    def test_every_text_of_a_spec_is_inert_in_a_gallery(self):
        self.hostile()
        self.write(spec(), "b.banner.yaml")
        bannerkit("preview", self.folder, "-o", self.folder / "out")
        page = self.open(self.folder / "out" / "index.html")
        self.assertEqual(page.locator(".tile").count(), 2)
        self.assertInert(page, scripts=4)

    def test_findings_quote_hostile_text_and_stay_inert(self):
        page = self.preview(self.write('items: [a]\n"<img src=x onerror=alert(1)>": "</script><bkcanary>"\n'), code=1, ready=False)
        page.wait_for_selector("#findings li.error")
        self.assertIn("<img src=x", page.locator("#findings").text_content())
        self.assertInert(page, scripts=3)

    def test_nothing_is_allowed_that_the_page_does_not_hold_itself(self):
        page = self.preview(self.write(spec()))
        policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
        self.assertRegex(policy, r"^default-src 'none'; script-src 'sha256-[A-Za-z0-9+/]{43}=' 'wasm-unsafe-eval'; "
                                 r"style-src 'sha256-[A-Za-z0-9+/]{43}='; img-src data:; base-uri 'none'; form-action 'none'$")
        page.evaluate("document.head.append(Object.assign(document.createElement('script'), {textContent: 'window.injected = 1'}))")
        self.assertIsNone(page.evaluate("window.injected"))

    def test_pictures_come_from_the_specs_own_folder_only(self):
        pixel = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
        (self.folder / "specs").mkdir()
        (self.folder / "outside.png").write_bytes(pixel)
        (self.folder / "specs" / "in.png").write_bytes(pixel)
        (self.folder / "specs" / "link.png").symlink_to(self.folder / "outside.png")
        (self.folder / "specs" / "text.png").write_text("not a picture")
        images = ["in.png", "link.png", "text.png", "missing.png"]
        items = "".join(f"  - {{ id: i{n}, image: {image}, alt: picture {n} }}\n" for n, image in enumerate(images))
        page = self.preview(self.write(f"items:\n{items}", "specs/a.banner.yaml"))
        kept = page.evaluate("bannerkit.player.banner.items.map(item => (item.image || '').slice(0, 15))")
        self.assertEqual(kept, ["data:image/png;", "", "", ""])
        self.assertEqual(page.locator("#cards img").first.get_attribute("alt"), "picture 0")


class Reachable(BrowserTest):
    def focused(self, page):
        return page.evaluate("(e => e.id || e.className || e.tagName)(document.activeElement)")

    def test_the_carousel_follows_the_pattern_of_the_w3c(self):
        page = self.preview(self.write(spec("dots", count=3)))
        self.stop(page, 0.5)
        carousel = page.locator("[aria-roledescription=carousel]")
        self.assertEqual((carousel.get_attribute("role"), carousel.get_attribute("aria-label")), ("region", "a"))
        slide = page.locator("#cards [part~=current]")
        self.assertEqual(slide.get_attribute("aria-roledescription"), "slide")
        self.assertEqual(slide.get_attribute("aria-label"), "1 of 3")
        rotation = page.locator("#rotation")
        self.assertEqual(rotation.get_attribute("aria-label"), "Stop automatic slide show")
        rotation.click()
        self.drawn(page)
        self.assertEqual(rotation.get_attribute("aria-label"), "Start automatic slide show")
        self.assertEqual(page.locator("#cards").get_attribute("aria-live"), "polite")
        page.locator("#hide").focus()
        order = []
        for _ in range(2):
            page.keyboard.press("Tab")
            order.append(self.focused(page))
        self.assertEqual(order, ["cards", "BUTTON"])

    def test_the_slides_are_announced_only_when_nothing_turns_them_by_itself(self):
        page = self.preview(self.write(spec()))
        self.until(page, "document.getElementById('cards').getAttribute('aria-live') === 'off'")
        page.keyboard.press("Space")
        self.until(page, "document.getElementById('cards').getAttribute('aria-live') === 'polite'")

    def test_the_rotation_button_comes_before_the_slides(self):
        page = self.preview(self.write(spec()))
        self.assertTrue(page.evaluate("!!(document.getElementById('rotation').compareDocumentPosition("
                                      "document.getElementById('cards')) & Node.DOCUMENT_POSITION_FOLLOWING)"))

    def test_everything_that_can_be_focused_has_a_name_and_a_role(self):
        self.write(spec(), "b.banner.yaml")
        banner = self.write(spec())
        bannerkit("preview", self.folder, "-o", self.folder / "out")
        for page in (self.preview(banner), self.open(self.folder / "out" / "index.html")):
            tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
            checked = 0
            for node in tree:
                focusable = any(p["name"] == "focusable" and p["value"]["value"] for p in node.get("properties", []))
                if node.get("ignored") or not focusable or node["role"]["value"] in ("RootWebArea", "option", "MenuListOption"):
                    continue
                checked += 1
                self.assertTrue(node.get("name", {}).get("value"), node["role"])
            self.assertGreater(checked, 6)
            self.assertEqual(page.locator("html").get_attribute("lang"), "en")
            self.assertEqual(page.locator("h1").count(), 1)
            self.assertEqual(page.locator("main").count(), 1)

    def page_after(self, page, key):
        self.stop(page, page.evaluate("bannerkit.player.time") / 1e6 + 0.7)
        page.keyboard.press(key)
        # However long a busy machine takes to draw.
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return page.evaluate("bannerkit.page.frame.page")

    def test_the_keys_turn_the_pages(self):
        page = self.preview(self.write("items: [a, b, c, d]\n"))
        page.locator("#cards").focus()
        keys = ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home", "ArrowLeft"]
        self.assertEqual([self.page_after(page, key) for key in keys], [1, 2, 1, 3, 0, 3])

    def test_from_right_to_left_the_arrows_mean_the_other_way(self):
        page = self.preview(self.write("layout: { direction: rightToLeft }\nitems: [a, b, c, d]\n"))
        keys = ["ArrowLeft", "ArrowLeft", "ArrowRight"]
        self.assertEqual([self.page_after(page, key) for key in keys], [1, 2, 1])

    def test_steps_go_from_event_to_event(self):
        page = self.preview(self.write("timer: 2s\nitems: [a, b]\n"))
        self.stop(page, 1)
        seen = []
        for button in ("step-on", "step-on", "step-on", "step-back", "step-back", "to-start"):
            self.reveal(page, f"#{button}").click()
            seen.append(page.evaluate("bannerkit.player.time") / 1e6)
        self.assertEqual(seen, [2, 2.3, 4, 2.3, 2, 0])

    def test_a_year_is_one_step_away(self):
        page = self.preview(self.write("timer: 2s\nitems: [a, b, c, d, e]\n"))
        self.reveal(page, "#go-time").fill("365d")
        page.keyboard.press("Enter")
        self.drawn(page)
        # 31 536 000 s / 2 s = 15 768 000 changes, a multiple of 5: page 0 again.
        self.assertEqual(page.evaluate("bannerkit.page.frame.time"), 31_536_000_000_000)
        self.assertEqual(page.evaluate("bannerkit.page.frame.page"), 0)

    def test_less_motion_is_respected(self):
        page = self.preview(self.write(spec()), reduced_motion="reduce")
        page.wait_for_timeout(200)
        self.assertEqual(page.evaluate("bannerkit.player.time"), 0)
        self.assertTrue(page.locator("#calm").is_visible())

    def test_nothing_hangs_over_on_a_phone(self):
        self.write(spec(), "b.banner.yaml")
        bannerkit("preview", self.folder, "-o", self.folder / "out")
        for path in ("index.html", "b.html"):
            page = self.open(self.folder / "out" / path, viewport={"width": 360, "height": 740})
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 360)
        self.assertQuiet()


class Galleries(BrowserTest):
    def gallery(self, count):
        (self.folder / "specs").mkdir()
        for n in range(count):
            style = ["dots", "pill", "fraction"][n % 3]
            self.write(f"name: banner {n}\n" + spec(style, count=3 + n % 4), f"specs/{n:03}.banner.yaml")
        self.write("items: [a]\ntimer: soon\n", "specs/broken.banner.yaml")
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out", code=1)
        return self.open(self.folder / "out" / "index.html")

    def test_every_banner_is_a_row_of_the_list(self):
        page = self.gallery(120)
        self.assertEqual((page.locator("#count").text_content(), page.locator(".tile").count()), ("121 banners", 121))
        self.scroll(page, page.evaluate("document.documentElement.scrollHeight - innerHeight"))
        self.assertTrue(page.locator(".tile [part~=card]").last.is_visible())
        self.assertQuiet()

    def test_search_filter_and_order_choose(self):
        page = self.gallery(12)
        shown = lambda: page.locator(".tile .name").all_text_contents()
        page.fill("#search", "specs/01 BANNER")
        self.assertEqual(sorted(shown()), ["banner 10", "banner 11"])
        page.fill("#search", "")
        page.select_option("#filter", "error")
        self.assertEqual(shown(), ["broken"])
        page.select_option("#filter", "")
        self.assertEqual(shown()[0], "broken")
        page.select_option("#order", "name")
        self.assertEqual(shown()[0], "banner 0")

    def test_thumbnails_move_and_lead_to_their_pages(self):
        page = self.gallery(3)
        first = page.locator(".tile:not(.broken)").first
        before = first.locator("[part=window]").inner_html()
        self.until(page, f"document.querySelector('.tile:not(.broken) [part=window]').innerHTML !== {json.dumps(before)}")
        self.assertEqual(first.locator("a").get_attribute("href"), "000.html")

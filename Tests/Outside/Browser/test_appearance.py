"""Pictures, words and directions: nothing vanishes, nothing is pushed off its card, nothing points the wrong way."""
import base64

from browser import BrowserTest, bannerkit, pixels, spec

PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
# The definition's orange, the colours of the examples, greys on both sides of where the ink turns, and what one sees through.
COLORS = ("#FF6B35 #A83A15 #0F6B68 #5B3A78 #E63946 #F4A261 #2A9D8F #FFD166 #118AB2 #FF0000 #00FF00 #0000FF #FFFF00 #00FFFF #FF00FF "
          "#000000 #FFFFFF #6F6F6F #747474 #757575 #767676 #777777 #7F7F7F #FFFFFF00 #FFFFFF80 #00000010 #FF6B3540").split()
CONTRAST = 4.5  # WCAG 2.2, 1.4.3


def contrast(*colors):
    def linear(value):
        return value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4
    dark, light = sorted(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) for red, green, blue in colors)
    return (light + 0.05) / (dark + 0.05)


class Appearance(BrowserTest):
    def test_words_are_read_on_every_card(self):
        for name, ink in (("white", "white"), ("black", "black")):
            (self.folder / f"{name}.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="{ink}" d="M0 0h8v8H0z"/></svg>')
        cards = [f'color: "{color}"' for color in COLORS] + ["image: white.svg, alt: W", 'image: black.svg, alt: B, color: "#FFFFFF"'] + ["alt: ''"] * 8
        page = self.preview(self.write("indicator: none\nviewport: { width: 390, height: 200 }\ntimer: 2s\nitems:\n" + "".join(
            f"  - {{ id: i{number}, title: Summer sale in the whole shop, subtitle: Until Sunday, {card} }}\n"
            for number, card in enumerate(cards))), color_scheme="light")
        for number, card in enumerate(cards):
            self.stop(page, number * 2 + 1)
            for part in ("strong", "small"):
                words = page.locator(f"#cards [part~=current] {part}")
                ink = words.evaluate("words => getComputedStyle(words).color.match(/[0-9.]+/g).map(Number)")
                self.assertEqual(len(ink), 3, "ink is opaque")
                words.evaluate("words => { words.style.color = 'transparent'; }")
                ground = {pixel for row in pixels(words.screenshot()) for pixel in row[0:len(row)]}
                with self.subTest(card=card, part=part):
                    self.assertGreaterEqual(min(contrast(ink, pixel) for pixel in ground), CONTRAST)
        self.assertQuiet()

    def test_from_right_to_left_the_buttons_agree_with_the_arrow_keys(self):
        page = self.preview(self.write("layout: { direction: rightToLeft }\nitems: [a, b, c]\n"))
        self.stop(page, 0)
        previous, next_ = (page.locator(f"#{name}").bounding_box()["x"] for name in ("previous", "next"))
        self.assertLess(next_, previous, "the next slide is to the left")
        self.assertEqual(page.evaluate("['previous', 'next'].map(id => new DOMMatrix(getComputedStyle("
                                       "document.querySelector(`#${id} svg`)).transform).a)"), [-1, -1])

    def test_a_picture_that_the_page_does_not_hold_is_named(self):
        (self.folder / "in.png").write_bytes(PIXEL)
        page = self.preview(self.write("items:\n  - { id: a, image: in.png, alt: A }\n  - { id: b, image: gone.png, alt: B }\n"
                                       "  - { id: c, image: 'https://example.com/c.png', alt: C }\ntimer: 2s\n"))
        for seconds, words in ((0.5, []), (2.5, ["picture not shown: gone.png"]), (4.5, ["picture not shown: https://example.com/c.png"])):
            self.stop(page, seconds)
            self.assertEqual(page.locator("#cards [part~=current] em").all_text_contents(), words)
        self.assertQuiet()

    def test_a_long_second_line_leaves_the_title_on_the_card(self):
        for height in (80, 140, 300):
            page = self.preview(self.write(f"viewport: {{ width: 390, height: {height} }}\nitems:\n"
                                           f"  - {{ id: a, title: '{'Title ' * 30}', subtitle: '{'second line ' * 40}' }}\n"))
            card, title, second = (page.locator(f"#cards [part~=card]{part}").first.bounding_box() for part in ("", " strong", " small"))
            self.assertGreaterEqual(title["y"], card["y"])
            self.assertLessEqual(second["y"] + second["height"], card["y"] + card["height"])
            shown = round(title["height"] / page.evaluate("parseFloat(getComputedStyle(document.querySelector('#cards strong')).lineHeight)"
                                                          " * bannerkit.page.scale"))
            bannerkit("preview", self.folder / "a.banner.yaml", "-f", "svg", "-o", self.folder / "a.svg")
            drawn = (self.folder / "a.svg").read_text().split('id="c0"')[1].split("</g>")[0].count('font-weight="650"')
            self.assertEqual(shown, drawn, f"as many lines as in the drawing, {height} points high")

    def test_the_stage_stays_where_it_is_while_titles_change(self):
        page = self.preview(self.write("items:\n  - { id: a, title: Short }\n  - { id: b, title: '" + "Very long words " * 12 + "' }\ntimer: 2s\n"))
        places = set()
        for seconds in (0.5, 2.5):
            self.stop(page, seconds)
            places.add(tuple(page.locator("#viewport").bounding_box().values()) + tuple(page.locator("#lanes").bounding_box().values()))
        self.assertEqual(len(places), 1)

    def test_a_broken_banners_page_shows_the_line(self):
        page = self.preview(self.write("items: [a, b]\ntimer: soon\n"), code=1, ready=False)
        page.wait_for_selector("#findings li.error")
        self.assertEqual(page.locator("#findings pre").text_content(), "2 | timer: soon\n  |        ^^^^")

    def test_stage_clock_and_lanes_are_on_one_screen(self):
        page = self.preview(self.write(spec()), viewport={"width": 1280, "height": 800})
        stage, lanes = page.locator("#viewport").bounding_box(), page.locator("#lanes").bounding_box()
        self.assertGreaterEqual(stage["y"], 0)
        self.assertGreaterEqual(stage["height"], 0.5 * 800)
        self.assertLessEqual(lanes["y"] + lanes["height"], 800)

    def test_on_paper_there_is_nothing_to_press(self):
        page = self.preview(self.write(spec() + "controls: { arrows: true, pause: true }\n"), viewport={"width": 1280, "height": 800})
        seen = "[...document.querySelectorAll('button:not([part~=mark]), select, input, .button')].filter(one => one.checkVisibility()).length"
        self.assertGreater(page.evaluate(seen), 5)
        page.emulate_media(media="print")
        self.assertEqual(page.evaluate(seen), 0)
        self.assertEqual(page.evaluate("getComputedStyle(document.querySelector('.banner-card')).printColorAdjust"), "exact")
        self.assertTrue(page.locator("#lanes").is_visible())

    def test_on_a_phone_the_banner_stays_while_one_scrolls(self):
        page = self.preview(self.write(spec()), viewport={"width": 360, "height": 740})
        page.evaluate("document.getElementById('event-rows').scrollIntoView()")
        self.drawn(page)
        box = page.locator("#viewport").bounding_box()
        self.assertTrue(0 <= box["y"] < 120, box)


class Galleries(BrowserTest):
    def gallery(self, *words):
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out", *words)
        return self.open(self.folder / "out" / "index.html")

    def setUp(self):
        super().setUp()
        (self.folder / "specs").mkdir()

    def test_tiles_have_their_pictures(self):
        (self.folder / "specs" / "in.png").write_bytes(PIXEL)
        self.write("items: [{ id: a, image: in.png, alt: A }]\n", "specs/a.banner.yaml")
        page = self.gallery()
        self.assertEqual(page.evaluate("document.querySelector('.tile img').naturalWidth"), 1)
        self.assertQuiet()

    def test_pages_share_the_engine_and_play(self):
        for name in ("a", "b"):
            self.write(spec(), f"specs/{name}.banner.yaml")
        self.gallery()
        self.assertEqual(sorted(path.name for path in (self.folder / "out").iterdir()),
                         ["a.html", "b.html", "bannerkit.css", "bannerkit.js", "index.html", "playground.html"])
        self.assertLess((self.folder / "out" / "a.html").stat().st_size, 30_000)
        page = self.open(self.folder / "out" / "a.html")
        self.until(page, "bannerkit.player.time > 100000")
        self.assertFalse(page.locator("#alone").is_visible())
        self.assertQuiet()

    def test_a_page_taken_from_its_gallery_says_what_it_misses(self):
        self.write(spec(), "specs/a.banner.yaml")
        self.gallery()
        alone = self.write((self.folder / "out" / "a.html").read_text(), "alone.html")
        page = self.open(alone, ready=False)
        self.assertIn("bannerkit.js and bannerkit.css beside it", page.locator("#alone").text_content())
        self.assertTrue(page.locator("#alone").is_visible())

    def test_where_nothing_fits_the_filters_can_be_reset(self):
        self.write(spec(), "specs/a.banner.yaml")
        page = self.gallery()
        self.assertFalse(page.locator("#reset").is_visible())
        page.fill("#search", "nothing of the kind")
        self.assertEqual(page.locator("#none").text_content(), "No banner matches.")
        page.locator("#reset").click()
        self.assertEqual((page.locator(".tile").count(), page.locator("#search").input_value()), (1, ""))

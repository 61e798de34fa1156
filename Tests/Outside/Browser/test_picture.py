"""What one saves from a page: the picture of this moment, which is what the stage shows, and the recording."""
import base64
import pathlib
import struct
import xml.etree.ElementTree as xml
import zlib

from browser import EXAMPLES, IS_FULL, STYLES, BrowserTest, bannerkit, spec

SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {"svg", "title", "defs", "linearGradient", "stop", "clipPath", "filter", "feColorMatrix", "pattern", "g", "rect", "path", "circle", "text", "image"}

# The largest difference of two pictures in squares of 8 × 8 pixels, of which each is the mean, and the part of all pixels that differ by
# more than 24 of 255. Letters may be a pixel apart, but nothing may be missing, elsewhere or of another colour.
COMPARE = """async sources => {
  const [one, other] = await Promise.all(sources.map(async source => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }));
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  const across = Math.ceil(width / 8), sums = new Float64Array(across * Math.ceil(height / 8) * 3);
  let differing = 0;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
    let most = 0;
    for (let channel = 0; channel < 3; channel++) {
      const by = one.data[(y * one.width + x) * 4 + channel] - other.data[(y * other.width + x) * 4 + channel];
      sums[((y >> 3) * across + (x >> 3)) * 3 + channel] += by;
      most = Math.max(most, Math.abs(by));
    }
    if (most > 24) differing++;
  }
  return {worst: sums.reduce((most, sum) => Math.max(most, Math.abs(sum) / 64), 0), part: differing / width / height, width: other.width, height: other.height};
}"""


def png(width, height):
    rows = b"".join(b"\0" + b"".join(bytes([x * 255 // width, y * 255 // height, 128]) for x in range(width)) for y in range(height))
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


PICTURES = """timer: 2s
layout: { cellWidthMultiplier: 0.8, spacing: 10 }
controls: { arrows: true, pause: true }
indicator: { style: dots, placement: over, edge: EDGE }
focus: 1.1
items:
  - { id: a, image: in.png, alt: A, title: A picture with a title that takes more than one line, subtitle: "and a second line that is too long for one line of the card and is cut" }
  - { id: b, title: "One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen", color: '#ffeeaa' }
  - { id: c, title: Missing, image: 'https://example.org/there.png', alt: C, color: '#33669980' }
"""
RIGHT_TO_LEFT = """timer: 2s
layout: { direction: rightToLeft, cellWidthMultiplier: 0.8, spacing: 10 }
controls: { arrows: true, pause: true }
indicator: fraction
items:
  - { id: a, title: "العنوان الطويل الذي لا يتسع له سطر واحد في البطاقة", subtitle: "שלום עולם זה טקסט ארוך מאוד שלא נכנס בשורה אחת של הכרטיס ונחתך" }
  - { id: b, title: Latin }
"""
VERTICAL = "timer: 2s\nlayout: { axis: vertical, cellHeightMultiplier: 0.6, spacing: 12 }\ncontrols: { arrows: true, pause: true }\nfocus: 1.2\nitems: [a, b, c]\n"
FADING = "timer: 2s\ntransition: { effect: fade, duration: 1s }\nindicator: { style: pill, edge: top }\nitems: [a, b, c]\n"


class Saving(BrowserTest):
    def preview(self, banner, hash="size=own", code=0, **options):
        path = self.folder / "page.html"
        bannerkit("preview", banner, "-o", path, code=code)
        # A window in which the highest of the banners is seen as a whole.
        page = self.open(path, hash=hash, **{"viewport": {"width": 1200, "height": 1300}, **options})
        # The page's own corners are round; a picture's are not.
        page.evaluate("document.getElementById('viewport').style.borderRadius = 0")
        return page

    def save(self, page, button):
        """The name and the bytes of the file that a button saves."""
        with page.expect_download() as download:
            self.reveal(page, button).click()
        return download.value.suggested_filename, pathlib.Path(download.value.path()).read_bytes()

    def svg(self, page):
        name, data = self.save(page, "#save-svg")
        root = xml.fromstring(data)
        for element in root.iter():
            self.assertIn(element.tag.removeprefix(SVG), ALLOWED)
            self.assertTrue(element.get("href", "data:").startswith("data:"))
            for value in element.attrib.values():
                self.assertNotRegex(value, r"url\((?!#)|NaN|undefined|Infinity")
        return name, data

    def assertSame(self, page, worst=56, part=0.02):
        """The PNG, and with it the SVG that it is drawn from, is what the stage shows."""
        _, svg = self.svg(page)
        marks = [len(group[0]) for group in xml.fromstring(svg).iter(SVG + "g") if group.get("clip-path") == "url(#strip)"]
        self.assertEqual(marks, [page.evaluate("bannerkit.timeline.picture(bannerkit.player.time).marks.filter(mark => mark[3] > 0 && mark[4] > 0).length")])
        _, drawn = self.save(page, "#save-png")
        page.mouse.move(5, 5)
        stage = page.locator("#viewport").screenshot()
        blank = page.context.new_page()
        seen = blank.evaluate(COMPARE, [base64.b64encode(stage).decode(), base64.b64encode(drawn).decode()])
        blank.close()
        size = page.evaluate("[2 * bannerkit.page.banner.viewport.width, Math.round(2 * bannerkit.page.banner.wholeHeight)]")
        self.assertEqual([seen["width"], seen["height"]], size)
        self.assertLess(seen["worst"], worst)
        self.assertLess(seen["part"], part)

    def assertSameAt(self, text, instants, **options):
        page = self.preview(self.write(text), device_scale_factor=2, **options)
        for seconds in instants:
            with self.subTest(seconds):
                self.stop(page, seconds)
                self.assertSame(page)
        page.context.close()
        self.assertQuiet()


class Pictures(Saving):
    def test_every_indicator_in_motion(self):
        # In a sample those whose marks no other test here draws.
        for style in STYLES if IS_FULL else ("scalingDots", "scrollBar", "progressBar", "timerBar"):
            with self.subTest(style):
                self.assertSameAt(spec(style), [1.85])

    def test_pictures_long_texts_and_buttons(self):
        (self.folder / "in.png").write_bytes(png(80, 30))
        for edge in ("bottom", "top"):
            self.assertSameAt(PICTURES.replace("EDGE", edge), [0.2, 2.15, 5] if edge == "top" else [2.15])

    def test_right_to_left(self):
        self.assertSameAt(RIGHT_TO_LEFT, [0.5, 2.1])

    def test_vertical_and_fading(self):
        self.assertSameAt(VERTICAL, [2.1])
        self.assertSameAt(FADING, [2.4])

    def test_examples(self):
        for banner in EXAMPLES[::1 if IS_FULL else 5]:
            with self.subTest(banner.name):
                page = self.preview(banner, device_scale_factor=2)
                self.stop(page, 2.1)
                self.assertSame(page)
                page.context.close()

    def test_what_surrounds_the_banner(self):
        for backdrop in ("dark", "checks"):
            page = self.preview(self.write("layout: { cellWidthMultiplier: 0.5 }\n" + spec("pill").replace("layout: { cellWidthMultiplier: 0.6, spacing: 9 }\n", "")),
                                f"size=own&frame=1&backdrop={backdrop}&t=1", device_scale_factor=2)
            self.assertSame(page)
            page.evaluate("bannerkit.player.act('hide')")
            self.drawn(page)
            # The words over a hidden banner are the page's.
            self.assertSame(page, worst=160, part=0.03)
            self.assertIn(b'opacity="0.14"', self.svg(page)[1])
            page.context.close()

    def test_a_moment_has_the_same_bytes_in_every_window(self):
        banner = self.write("name: Spring sale\n" + spec("scalingDots"))
        page = self.preview(banner)
        self.stop(page, 12.3456)
        name, first = self.svg(page)
        self.assertEqual(name, "Spring-sale-12.34s.svg")
        self.assertEqual(self.svg(page)[1], first)
        self.stop(page, 3)
        self.assertNotEqual(self.svg(page)[1], first)
        self.stop(page, 12.3456)
        self.assertEqual(self.svg(page)[1], first)
        for options in ({"viewport": {"width": 390, "height": 700}}, {"color_scheme": "dark"}):
            other = self.preview(banner, "t=12.3456", **options)
            self.assertEqual(self.svg(other)[1], first, options)

    def test_saving_leaves_the_stage_as_it_is(self):
        page = self.preview(self.write(spec("scalingDots")))
        self.stop(page, 1.85)
        look = "document.getElementById('viewport').outerHTML"
        before = page.evaluate(look)
        self.svg(page)
        self.save(page, "#save-png")
        self.assertEqual(page.evaluate(look), before)
        page.evaluate("bannerkit.player.playing = true")
        self.save(page, "#save-svg")
        self.assertEqual(page.evaluate("bannerkit.player.isPlaying"), True)

    def test_hostile_words_are_only_words(self):
        words = ["</svg><script>alert(1)</script>", "& \" ' ]]> &amp; <!--", "👩‍👩‍👧‍👦 family", "a\u0009b"]
        for title in words:
            quoted = "'" + title.replace("'", "''") + "'"
            page = self.preview(self.write(f"name: {quoted}\nindicator: none\nviewport: {{ width: 1200, height: 300 }}\nitems: [{{ id: a, title: {quoted} }}, b]\n"), "t=0")
            name, data = self.svg(page)
            root = xml.fromstring(data)
            self.assertEqual([text.text for text in root.iter(SVG + "text")][0], " ".join(title.split()))
            self.assertRegex(name, r"^[\w-]+-0\.00s\.svg$")
            page.context.close()
        # What a file cannot say, a script can: no XML has these letters.
        page = self.preview(self.write(spec("none", count=2)), "t=0")
        page.evaluate("document.querySelector('#cards strong').textContent = 'x\\u0001y\\ud800z\\uffff'")
        texts = [text.text for text in xml.fromstring(self.svg(page)[1]).iter(SVG + "text")]
        self.assertIn("xy\ufffdz", texts)

    def test_a_large_banner_is_drawn_as_large_as_can_be(self):
        page = self.preview(self.write("viewport: { width: 10000, height: 900 }\nindicator: none\nitems: [a, b]\n"), "t=0")
        name, data = self.save(page, "#save-png")
        self.assertEqual((name, struct.unpack(">II", data[16:24])), ("a-0.00s.png", (16384, 1475)))


class Scenarios(Saving):
    def test_a_saved_recording_is_valid_in_its_file(self):
        for more in ("", "scenarios:\n  - { name: s, duration: 3s }\n"):
            banner = self.write("name: hello\ntimer: 2s\nitems: [a, b, c]\n" + more)
            page = self.preview(banner)
            self.assertFalse(page.locator("#save-recording").is_visible())
            for seconds, kind in ((1, "next"), (2.5, "hide"), (4, "show")):
                self.stop(page, seconds)
                page.evaluate("kind => bannerkit.player.act(kind)", kind)
            name, data = self.save(page, "#save-recording")
            text = data.decode()
            self.assertEqual(name, "hello.scenario.yaml")
            self.assertEqual(text.partition("\n")[0], "# " + page.locator("#paste").text_content())
            self.assertTrue(text.endswith(page.locator("#recording").text_content()))
            whole = self.write(banner.read_text() + text, "whole.banner.yaml")
            bannerkit("validate", whole)
            self.assertIn("next", bannerkit("simulate", whole, "--scenario", "recorded in the preview", "-f", "ndjson"))
            page.context.close()

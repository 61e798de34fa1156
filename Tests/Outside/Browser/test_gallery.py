"""A gallery while one scrolls: the banners of the tiles near the window are drawn."""
from browser import STYLES, BrowserTest, bannerkit, spec

TILES = "[...document.querySelectorAll('.tile')]"
# A tile near the window, without what follows from when its banner was drawn.
LOOK = f"{TILES}.filter(({{tile}}) => tile.timeline).map(tile => [tile.querySelector('a').getAttribute('href'), " \
       "tile.querySelector('.about').innerHTML, tile.querySelector('.picture').className, tile.getBoundingClientRect().x, tile.getBoundingClientRect().y, " \
       "...[...tile.querySelectorAll('.scaled, .scaled [part], .controls, strong, img')].map(part => " \
       "[part.className, part.hidden, part.children.length ? '' : part.textContent, Object.entries({'transform': 0, 'width': 0, 'height': 0, 'top': 0, " \
       "'background': 0, 'opacity': 0, 'z-index': 0, '--bk-card': 0, '--bk-under': 0}).map(([key]) => part.style.getPropertyValue(key)).join()].join('|'))])"

# The names in the first row in sight below the filters, and how far below them it begins.
SIGHT = """() => {
  const bottom = Math.max(0, document.querySelector('.filters').getBoundingClientRect().bottom);
  const tiles = [...document.querySelectorAll('.tile')].filter(tile => tile.getBoundingClientRect().bottom > bottom);
  const {top} = tiles[0].getBoundingClientRect();
  return [tiles.filter(tile => Math.abs(tile.getBoundingClientRect().top - top) < 1).map(tile => tile.querySelector('.name').textContent), Math.round(top - bottom)];
}"""


class Galleries(BrowserTest):
    def gallery(self, count, **options):
        (self.folder / "specs").mkdir(exist_ok=True)
        styles = list(STYLES)
        for n in range(count):
            more = ["", "controls: { arrows: true, pause: true }\n", "viewport: { width: 500, height: 120 }\n"][n % 3]
            text = spec(styles[n % len(styles)], count=2 + n % 5, more=more)
            if n % 7 == 3:
                text = "layout: { axis: vertical }\nindicator: { style: dots, currentColor: '#ffffff', edge: top }\nitems: [a, b]\n"
            self.write(f"name: banner {n:03}\n" + text, f"specs/{n:03}.banner.yaml")
        self.write("items: [a]\ntimer: soon\n", "specs/010-broken.banner.yaml")
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out", code=1)
        return self.index(**options)

    def index(self, **options):
        return self.open(self.folder / "out" / "index.html", **options)

    def test_a_banner_that_was_away_is_drawn_as_a_new_one(self):
        page = self.gallery(100, reduced_motion="reduce")
        # Both draw the beginning.
        still = "bannerkit.gallery.pausedAt = bannerkit.gallery.started"
        page.evaluate(still)
        for top in (3000, 1200, 5000, 0, 2600):
            self.scroll(page, top)
        fresh = self.index(reduced_motion="reduce")
        fresh.evaluate(still)
        self.scroll(fresh, 2600)
        self.assertEqual(page.evaluate(LOOK), fresh.evaluate(LOOK))
        for filter in ("error", "clean", ""):
            page.select_option("#filter", filter)
        self.assertEqual(page.evaluate("bannerkit.gallery.shown.length"), 101)
        for top in (0, 2600):
            self.scroll(page, top)
        self.assertEqual(page.evaluate(LOOK), fresh.evaluate(LOOK))
        self.assertQuiet()

    def test_only_banners_near_the_window_are_drawn(self):
        page = self.gallery(100)
        # (where one scrolls to, tiles, banners that are open)
        for top in (0, 1500, 4000, 800, 99999):
            top = min(top, page.evaluate("document.documentElement.scrollHeight - innerHeight"))
            self.scroll(page, top)
            tiles, drawn, sight = page.evaluate(f"""[{TILES}.length, {TILES}.filter(({{tile}}) => tile.timeline).length,
                {TILES}.every(element => element.tile.timeline || !element.tile.banner.data || !(rect => rect.bottom > 0 && rect.top < innerHeight)(element.getBoundingClientRect()))]""")
            with self.subTest(top=top, tiles=tiles, drawn=drawn):
                self.assertEqual((tiles, sight), (101, True))
                self.assertTrue(5 < drawn < 50)
        self.assertQuiet()

    def test_another_window_shows_the_same_banners(self):
        page = self.gallery(100)
        self.scroll(page, 2900)
        page.locator(".tile a").nth(24).focus()
        name = page.evaluate("document.activeElement.querySelector('.name').textContent")
        sight = f"{TILES}.filter(tile => (rect => rect.bottom > 60 && rect.top < innerHeight)(tile.getBoundingClientRect())).map(tile => tile.tile.banner.name)"
        before = page.evaluate(sight)
        for width, columns in ((1000, 3), (700, 2), (400, 1), (1200, 3)):
            with self.subTest(width=width):
                page.set_viewport_size({"width": width, "height": 900})
                self.until(page, f"bannerkit.gallery.grid.style.getPropertyValue('--columns') == {columns} && bannerkit.gallery.grid.clientWidth < {width}")
                self.drawn(page)
                # The browser keeps what is in sight in sight.
                after = page.evaluate(sight)
                self.assertTrue(set(before) & set(after), (before, after))
                self.assertEqual(page.evaluate("document.activeElement.querySelector('.name')?.textContent"), name)
                boxes = page.evaluate("""[...document.querySelectorAll('.tile')].map(tile => {
                  const [whole, banner] = [tile.querySelector('.picture'), tile.querySelector('.scaled')].map(part => part?.getBoundingClientRect());
                  return banner ? [whole.left - banner.left, banner.right - whole.right, whole.top - banner.top, banner.bottom - whole.bottom] : [];
                })""")
                self.assertEqual([box for box in boxes if any(side > 1 for side in box)], [], "each banner is inside its tile")
        self.assertQuiet()

    def test_a_banner_fills_its_tile(self):
        page = self.gallery(2)
        sizes = page.locator(".tile:not(.broken) .scaled").evaluate_all("""banners => banners.map(banner => {
          const [inner, outer] = [banner, banner.parentElement].map(part => part.getBoundingClientRect());
          return Math.round(Math.min(outer.width - inner.width, outer.height - inner.height));
        })""")
        # 12 around, and the line below.
        self.assertEqual(sizes, [25, 25])

    def test_what_fits_is_seen_from_its_beginning_below_the_filters(self):
        page = self.gallery(100)
        self.scroll(page, 2600)
        page.fill("#search", "specs/02")
        self.assertEqual(page.evaluate("[Math.round(document.querySelector('.filters').getBoundingClientRect().top), bannerkit.gallery.shown.length]"), [0, 10])
        self.assertEqual(page.evaluate(SIGHT), [["banner 020", "banner 021", "banner 022"], 52])
        page.fill("#search", "none has this name")
        self.assertEqual(page.evaluate("[document.querySelector('#grid').hidden, document.querySelector('#none').hidden]"), [True, False])
        page.click("#reset")
        self.assertEqual(page.evaluate(SIGHT), [["010-broken"], 52])

    def test_a_scroll_before_the_first_frame_is_not_lost(self):
        # As soon as there is a gallery.
        page = self.gallery(100, script="let made; Object.defineProperty(window, 'bannerkit', "
                                        "{get: () => made, set: value => { made = value; scrollTo(0, 2600); }})")
        for _ in range(3):
            self.drawn(page)
            self.assertEqual(page.evaluate("scrollY"), 2600)

    def test_one_comes_back_to_the_same_place(self):
        page = self.gallery(100)
        self.scroll(page, 2600)
        before = page.evaluate(SIGHT)
        page.reload()
        self.until(page, "!!(window.bannerkit && bannerkit.ready)")
        self.drawn(page)
        self.assertEqual(page.evaluate(SIGHT), before)
        page.locator(".tile a").nth(21).click()
        page.locator("#viewport").wait_for()
        page.go_back()
        self.until(page, "!!(window.bannerkit && bannerkit.gallery)")
        self.drawn(page)
        self.assertEqual(page.evaluate(SIGHT), before)

    def test_a_tile_with_the_keyboard_stays(self):
        page = self.gallery(100)
        page.locator("#order").focus()
        page.keyboard.press("Tab")
        self.scroll(page, 5000)
        self.assertEqual(page.evaluate("document.activeElement.querySelector('.name').textContent"), "010-broken")
        self.assertTrue(page.evaluate("document.activeElement.isConnected"))
        page.keyboard.press("Tab")
        self.assertNotEqual(page.evaluate("document.activeElement.querySelector('.name')?.textContent"), None)

    def test_a_higher_window_draws_more_banners(self):
        page = self.gallery(100, viewport={"width": 1200, "height": 500})
        self.scroll(page, 0)
        before = page.evaluate("bannerkit.gallery.near.size")
        page.set_viewport_size({"width": 1200, "height": 1800})
        self.until(page, f"bannerkit.gallery.near.size > {before}")
        self.until(page, "[...bannerkit.gallery.near].every(tile => tile.timeline)")

    def test_on_a_phone_the_filters_are_whole_and_scroll_away(self):
        # A folder's name without a place to break.
        long = "specs/" + "campaign" * 8
        (self.folder / long).mkdir(parents=True)
        for name in ("a", "b", "c", "d", "e", "f"):
            self.write("timeZone: Asia/Seoul\nitems: [a, { id: b, when: { hours: 06:00-07:00 } }]\n", f"specs/{name}.banner.yaml")
        self.write("items: [a]\n", f"{long}/g.banner.yaml")
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out")
        for width in (390, 320):
            page = self.index(viewport={"width": width, "height": 844})
            edges = page.locator(".filters :is(input, select)").evaluate_all("fields => fields.map(field => field.getBoundingClientRect().right)")
            self.assertEqual((len(edges), [edge for edge in edges if edge > width]), (4, []))
            self.assertLessEqual(page.evaluate("(row => row.scrollWidth - row.clientWidth)(document.querySelector('.filters'))"), 0)
            edges = page.locator(".tile, h2").evaluate_all("parts => parts.map(part => part.getBoundingClientRect().right)")
            self.assertEqual((len(edges), [edge for edge in edges if edge > width]), (9, []))
            self.scroll(page, 600)
            self.assertLess(page.locator(".filters").bounding_box()["y"], -300)
        self.assertQuiet()

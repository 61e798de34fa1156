"""The keyboard: what it reaches, what it sees, and what it leaves alone; and the colours of who needs their own."""
from browser import BrowserTest, bannerkit, pixels, spec


class Keyboard(BrowserTest):
    def inputs(self, page):
        return page.evaluate("bannerkit.player.inputs.length")

    def test_lists_that_scroll_keep_their_keys(self):
        page = self.preview(self.write(spec()))
        self.stop(page, 0.5)
        for place in (".scroll", "#exposure"):
            self.reveal(page, place).focus()
            for key in ("Home", "End", "ArrowLeft", "ArrowRight", "ArrowDown", "Space"):
                page.keyboard.press(key)
        self.assertEqual((self.inputs(page), page.evaluate("bannerkit.player.isPlaying")), (0, False))
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("End")
        self.assertEqual(self.inputs(page), 0, "it scrolls the page")
        page.locator("#cards").focus()
        page.keyboard.press("End")
        self.assertEqual(self.inputs(page), 1)

    def test_a_list_scrolls_with_the_keyboard(self):
        page = self.preview(self.write(spec(count=40)))
        self.reveal(page, "#exposure").focus()
        page.keyboard.press("End")
        self.until(page, "document.getElementById('inspector').scrollTop > 100")

    def test_keys_of_one_character_can_be_switched_off(self):
        page = self.preview(self.write(spec()))
        self.stop(page, 0.5)
        page.keyboard.press(".")
        moved = page.evaluate("bannerkit.player.time")
        self.assertGreater(moved, 500_000)
        self.reveal(page, "#shortcuts").uncheck()
        for key in (".", ",", " "):
            page.keyboard.press(key)
        page.evaluate("document.activeElement.blur()")
        for key in (".", ","):
            page.keyboard.press(key)
        self.assertEqual(page.evaluate("[bannerkit.player.time, bannerkit.player.isPlaying]"), [moved, False])

    def test_the_buttons_name_is_what_it_shows(self):
        page = self.preview(self.write(spec()))
        names = []
        for _ in range(3):
            names.append(page.locator("#theme").text_content())
            self.assertIsNone(page.locator("#theme").get_attribute("aria-label"))
            self.reveal(page, "#theme").click()
        self.assertEqual(names, ["Colours: match system", "Colours: light", "Colours: dark"])

    def test_the_focus_of_the_cards_can_be_seen(self):
        page = self.preview(self.write(spec()))
        self.stop(page, 0.5)
        page.locator("#hide").focus()
        box = page.locator("#viewport").bounding_box()
        row = lambda: pixels(page.screenshot())[int(box["y"] - 4)][int(box["x"]) + 40]
        before = row()
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.id"), "cards")
        self.assertNotEqual(row(), before)

    def test_in_forced_colors_the_banner_keeps_its_own(self):
        page = self.preview(self.write("items: [{ id: a, color: '#cc0000' }, b]\nindicator: { style: dots, size: 20, currentColor: '#00aa00' }\n"),
                            forced_colors="active")
        self.stop(page, 0)
        rows = pixels(page.screenshot())
        box = page.locator("#cards").bounding_box()
        seen = rows[int(box["y"] + box["height"] / 2)][int(box["x"] + box["width"] / 2)]
        self.assertGreater(seen[0] - max(seen[1:]), 150, seen)
        mark = page.locator("#strip [part~=mark]").first.bounding_box()
        seen = rows[int(mark["y"] + mark["height"] / 2)][int(mark["x"] + mark["width"] / 2)]
        self.assertEqual(seen, (0, 0xaa, 0))
        playhead = page.locator("#playhead").bounding_box()
        ground = rows[int(playhead["y"]) + 30][int(playhead["x"]) + 200]
        self.assertNotEqual(rows[int(playhead["y"]) + 90][int(playhead["x"]) + 1], ground)


class Galleries(BrowserTest):
    def gallery(self, count):
        (self.folder / "specs").mkdir()
        for n in range(count):
            self.write(f"name: banner {n:03}\n" + spec(count=3), f"specs/{n:03}.banner.yaml")
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out")
        return self.open(self.folder / "out" / "index.html")

    def test_the_keyboard_goes_from_tile_to_tile_in_their_order_after_scrolling_back(self):
        page = self.gallery(60)
        self.scroll(page, 2400)
        self.scroll(page, 900)
        self.scroll(page, 0)
        page.locator("#order").focus()
        seen = []
        for _ in range(20):
            page.keyboard.press("Tab")
            self.drawn(page)
            seen.append(page.evaluate("document.activeElement.querySelector('.name')?.textContent"))
        self.assertEqual(seen, [f"banner {n:03}" for n in range(20)])

    def test_the_focus_of_a_tile_can_be_seen_all_around_it(self):
        page = self.gallery(3)
        page.locator("#motion").click()
        page.locator("#order").focus()
        tile = page.locator(".tile").first.bounding_box()
        around = [(tile["x"] - 3, tile["y"] + 80), (tile["x"] + tile["width"] + 2, tile["y"] + 80),
                  (tile["x"] + 80, tile["y"] - 3), (tile["x"] + 80, tile["y"] + tile["height"] + 3)]
        look = lambda: (lambda rows: [rows[int(y)][int(x)] for x, y in around])(pixels(page.screenshot()))
        before = look()
        page.keyboard.press("Tab")
        for old, new in zip(before, look()):
            self.assertNotEqual(old, new)

    def test_the_banners_can_be_stopped(self):
        page = self.gallery(3)
        page.locator("#motion").click()
        self.assertEqual(page.locator("#motion").text_content(), "Play")
        # What it drew last can be from before the click.
        self.drawn(page)
        still = page.locator("#grid").inner_html()
        page.wait_for_timeout(2500)
        self.assertEqual(page.locator("#grid").inner_html(), still)
        page.locator("#motion").click()
        self.until(page, f"document.getElementById('grid').innerHTML !== {still!r}")

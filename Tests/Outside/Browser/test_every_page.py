"""Every page, from a phone to a desk: nothing goes beyond its window, and a thumb hits everything."""
from browser import IS_FULL, BrowserTest, bannerkit
from test_screen import DATED, SHOP

LONG = "a-name-that-is-much-longer-than-any-window-of-a-phone-is-wide-" * 3
# What can be pressed, without the banner itself and its still pictures; the label of a box is pressed with it.
TARGETS = """[...document.querySelectorAll('a[href], button, select, input, textarea, summary, [role=tab], [role=option]')].filter(element =>
  !element.closest('#viewport, .ground, .tile .picture, svg') && element.type !== 'range'
    && element.checkVisibility({opacityProperty: true, visibilityProperty: true}))
  .map(element => [element, ['checkbox', 'radio'].includes(element.type) ? element.closest('label') : element])
  .map(([element, target]) => [element.id || element.className || element.textContent, target.getBoundingClientRect()])
  .map(([name, {width, height}]) => [name, width, height])"""
# Everything that is behind a tab.
TABS = "[...document.querySelectorAll('[role=tab]:not([hidden])')].length"


class EveryPage(BrowserTest):
    def pages(self):
        """A page of each kind, by its name."""
        (self.folder / "new" / "여름" / "sale").mkdir(parents=True)
        text = SHOP.replace("timer: 4s", "timer: 5s").replace("Gift cards", "Gifts")
        old, new = self.write(SHOP, "old.yaml"), self.write(text, "new/a.banner.yaml")
        self.write(text.replace("name: calendar", f"name: {LONG}"), "new/여름/b.banner.yaml")
        self.write("timmer: 2s\nitems: [red, orange]\n", "new/여름/sale/c.banner.yaml")
        self.write(DATED, "new/d.banner.yaml")
        bannerkit("preview", self.folder / "new", "-o", self.folder / "gallery", code=1)
        gallery, change = self.folder / "gallery", self.folder / "change.html"
        bannerkit("preview", "--diff", old, new, "-o", change)
        return {"gallery": gallery / "index.html", "banner": gallery / "a.html", "long name": gallery / "여름--b.html", "dates": gallery / "d.html",
                "broken": gallery / "여름--sale--c.html", "playground": gallery / "playground.html", "change": change}

    def shown(self, path, **options):
        page = self.open(path, ready=False, **options)
        self.until(page, "!!window.bannerkit?.ready")
        return page

    def in_windows(self, path, *windows):
        """The page in each window: opened anew in each, or in a sample opened in the first and made smaller."""
        page = None
        for width, height in windows:
            window = {"width": width, "height": height}
            if IS_FULL or page is None:
                page = self.shown(path, viewport=window)
            else:
                page.set_viewport_size(window)
                self.drawn(page)
            yield width, page
            if IS_FULL:
                page.context.close()
        if not IS_FULL:
            page.context.close()

    def test_nothing_goes_beyond_its_window_and_every_header_is_one_row(self):
        for name, path in self.pages().items():
            for width, page in self.in_windows(path, (1440, 900), (1024, 768), (390, 844), (320, 700)):
                with self.subTest(name, width=width):
                    if width > 1000:
                        self.assertEqual(page.locator("header.top").bounding_box()["height"], 48)
                    beyond = page.evaluate("[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]")
                    self.assertLessEqual(beyond[0], 0)
                    if width == 1440 and name in ("banner", "long name", "dates", "broken", "playground", "change"):
                        self.assertLessEqual(beyond[1], 0, "one screen")

    def test_a_thumb_hits_everything(self):
        for name, path in self.pages().items():
            with self.subTest(name):
                page = self.shown(path, viewport={"width": 390, "height": 844}, has_touch=True)
                small = set()
                for tab in range(max(1, page.evaluate(TABS))):
                    page.evaluate("tab => [...document.querySelectorAll('[role=tab]:not([hidden])')][tab]?.click()", tab)
                    small |= {f"{target} {width:.0f} × {height:.0f}" for target, width, height in page.evaluate(TARGETS) if width < 44 or height < 44}
                page.evaluate("document.querySelector('#more[popover]')?.showPopover()")
                small |= {f"{target} {width:.0f} × {height:.0f}" for target, width, height in page.evaluate(TARGETS) if width < 44 or height < 44}
                self.assertEqual(small, set())
                page.context.close()

    def test_on_a_phone_nothing_is_cut_or_alone_in_a_row(self):
        pages, phone = self.pages(), {"viewport": {"width": 390, "height": 844}}
        page = self.shown(pages["gallery"], **phone)
        cut = page.locator(".facts .chip").evaluate_all("chips => chips.map(chip => chip.getBoundingClientRect().right > chip.parentElement.getBoundingClientRect().right)")
        self.assertEqual((cut, page.evaluate("(facts => facts.scrollWidth - facts.clientWidth)(document.querySelector('.facts'))")), ([False], 0))
        rows = "ids => ids.map(id => (({top, bottom}) => (top + bottom) / 2)(document.getElementById(id).getBoundingClientRect()))"
        for name, row in (("dates", ["plan-now", "plan-all"]), ("change", ["scenario", "zoom-out", "zoom-in"])):
            middles = self.shown(pages[name], **phone).evaluate(rows, row)
            self.assertLess(max(middles) - min(middles), 22, name)

    def test_a_narrow_playground_shows_the_strip_and_its_menu_hides_nothing(self):
        for width in (1024, 390):
            page = self.shown(self.pages()["playground"] if width == 1024 else self.folder / "gallery/playground.html", viewport={"width": width, "height": 844})
            frame = "document.querySelector('#showing iframe:not(.coming)')"
            self.until(page, f"!!{frame}?.contentWindow.bannerkit?.ready")
            menu, viewport, lanes, height = page.evaluate(f"""(({{contentDocument: inner, clientHeight}}) => [...['.side', '#viewport', '#lanes'].map(name =>
              inner.querySelector(name).getBoundingClientRect().toJSON()), clientHeight])({frame})""")
            self.assertTrue(menu["top"] >= viewport["bottom"] or menu["left"] >= viewport["right"], f"{menu} {viewport}")
            self.assertLessEqual(lanes["top"] + 32 + 56, height, "the strip is whole")

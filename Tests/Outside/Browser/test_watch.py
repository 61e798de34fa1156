"""`--watch`: the open page follows the file, also from file://."""
import signal
import subprocess
import time

from browser import BrowserTest


class Watching(BrowserTest):
    def watch(self, *operands, name="page.html"):
        page = self.folder / name
        process = subprocess.Popen(["bannerkit", "preview", *map(str, operands), "-o", str(page), "--watch"], stderr=subprocess.PIPE, cwd=self.folder)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        self.exists(self.folder / f"{name}.watch.js")
        return process, page

    def exists(self, path):
        for _ in range(3000):
            if path.exists():
                return
            time.sleep(0.02)
        self.fail(f"{path} never came")

    def save(self, path, text):
        """Saves by renaming, so that nobody sees half of it."""
        (self.folder / "saved").write_text(text)
        (self.folder / "saved").rename(path)

    def soon(self, page, condition):
        """Waits for a page that is whole; it may be on its way to the next one meanwhile."""
        for _ in range(3000):
            try:
                if page.evaluate(f"!!window.bannerkit?.ready && ({condition})"):
                    return
            except Exception:
                pass
            time.sleep(0.02)
        self.fail(f"never so: {condition}")

    def test_the_open_page_follows_and_shows_errors_beside_the_last_good_state(self):
        banner = self.write("items: [a, b, c]\ntimer: 2s\n")
        process, path = self.watch(banner)
        page = self.open(path)
        self.stop(page, 1.5)
        self.save(banner, "items: [a, b, c, d]\ntimer: 2s\n")
        self.soon(page, "bannerkit.player.banner.count === 4")
        self.assertEqual(page.evaluate("bannerkit.player.time"), 1_500_000, "the time is kept")
        self.save(banner, "items: [a, b, c, d]\ntimer: soon\n")
        self.soon(page, "document.getElementById('differs')")
        self.assertIn("soon is not a duration", page.locator("#findings").text_content())
        self.assertEqual(page.evaluate("bannerkit.player.banner.count"), 4)
        self.save(banner, "items: [a, b]\ntimer: 2s\n")
        self.soon(page, "bannerkit.player.banner.count === 2 && !document.getElementById('differs')")
        self.assertEqual([line for line in self.noise if "page.html" not in line], [])
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(600), 130)
        self.assertFalse((self.folder / "page.html.watch.js").exists())

    def test_a_deleted_file_and_the_end_of_watching_are_said(self):
        banner = self.write("items: [a, b]\ntimer: 2s\n")
        said = "document.getElementById('watching')?.textContent ?? ''"
        for ending, words in ((lambda _: banner.unlink(), "This banner was deleted; its last state is shown."),
                              (lambda process: process.send_signal(signal.SIGINT), "Watching has ended: this page no longer follows its file.")):
            self.write("items: [a, b]\ntimer: 2s\n")
            process, path = self.watch(banner)
            page = self.open(path)
            ending(process)
            self.soon(page, f"{said} === '{words}'")
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.wait(600), 130)
            self.assertEqual("was deleted; " in process.stderr.read().decode(), "deleted" in words)

    def test_the_terminal_says_once_that_the_file_was_deleted_and_then_that_watching_has_ended(self):
        banner = self.write("items: [a, b]\n", "a.banner.yaml")
        process, _ = self.watch(banner)
        self.assertTrue(process.stderr.readline().endswith(b"/page.html: checked 1 banner, no problems\n"))
        banner.unlink()
        self.assertRegex(process.stderr.readline(), rb"a\.banner\.yaml` was deleted; .*page\.html stays as it is\n")
        self.save(banner, "items: [a, b, c]\n")
        self.assertTrue(process.stderr.readline().endswith(b"/page.html: checked 1 banner, no problems\n"))
        process.send_signal(signal.SIGINT)
        self.assertEqual((process.stderr.read(), process.wait()), (b"bannerkit: watching has ended\n", 130))

    def test_a_page_follows_whatever_its_name_is(self):
        banner = self.write("items: [a, b]\ntimer: 2s\n")
        _, path = self.watch(banner, name="a:1 #2?x=%41\\+&é.html")
        page = self.open(path)
        self.save(banner, "items: [a, b, c]\ntimer: 2s\n")
        self.soon(page, "bannerkit.player.banner.count === 3")

    def test_the_page_of_a_file_follows_its_settings_and_its_pictures(self):
        banner = self.write("items: [{ id: a, image: a.svg }]\ntimer: 2s\n")
        process, path = self.watch(banner)
        page = self.open(path)
        image = "bannerkit.player.banner.items[0].image"
        rules = page.evaluate("[...document.querySelectorAll('#findings .rule')].map(rule => rule.textContent)")
        self.assertTrue(rules, "one item with a timer, and no picture")
        self.save(self.folder / ".bannerkit.yaml", "".join(["rules:\n", *(f"  {rule}: off\n" for rule in rules)]))
        self.soon(page, "document.querySelectorAll('#findings .rule').length === 0")
        self.save(self.folder / "a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>")
        self.soon(page, f"{image}.length > 20")
        # A picture that is saved while the text is broken is seen, too.
        self.save(banner, "items: [\n")
        self.soon(page, "document.getElementById('differs')")
        self.save(self.folder / "a.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='1'/>")
        self.soon(page, f"atob({image}.split(',')[1]).includes('width')")

    def test_an_open_gallery_follows_banners_that_are_saved_come_and_go(self):
        folder = self.folder / "ads"
        folder.mkdir()
        for name in ("first", "second"):
            (folder / f"{name}.banner.yaml").write_text("items: [a, b]\ntimer: 2s\n")
        gallery = self.folder / "gallery"
        process = subprocess.Popen(["bannerkit", "preview", str(folder), "-o", str(gallery), "--watch"], stderr=subprocess.PIPE)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        script = gallery / "index.html.watch.js"
        self.exists(script)
        page, one = self.open(gallery / "index.html"), self.open(gallery / "first.html")
        page.locator("#search").fill("first")
        self.soon(page, "bannerkit.gallery.shown.length === 1")
        self.save(folder / "first.banner.yaml", "items: [a, b, c]\ntimer: 2s\n")
        self.soon(page, "bannerkit.gallery.banners[0].data.count === 3 && bannerkit.gallery.shown.length === 1")
        self.soon(one, "bannerkit.player.banner.count === 3")
        self.save(folder / "third.banner.yaml", "items: [a]\n")
        self.soon(page, "bannerkit.gallery.banners.length === 3")
        (folder / "second.banner.yaml").unlink()
        self.soon(page, "bannerkit.gallery.banners.map(banner => banner.name).join() === 'first,third'")
        self.assertEqual([line for line in self.noise if ".html" not in line and ".js" not in line], [])
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(600), 130)
        self.assertFalse(script.exists())

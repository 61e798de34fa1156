"""`--watch`: the open page follows the file, also from file://."""
import signal
import subprocess
import time

from browser import BrowserTest


class Watching(BrowserTest):
    def watch(self, banner):
        page = self.folder / "page.html"
        process = subprocess.Popen(["bannerkit", "preview", str(banner), "-o", str(page), "--watch"], stderr=subprocess.PIPE)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        for _ in range(200):
            if (self.folder / "page.html.watch.js").exists():
                break
            time.sleep(0.02)
        return process, page

    def soon(self, page, condition):
        """Within a second, and a little for a busy machine; the page may be on its way to the next one meanwhile."""
        for _ in range(150):
            try:
                if page.evaluate(condition):
                    return
            except Exception:
                pass
            time.sleep(0.02)
        self.fail(f"never so: {condition}")

    def test_the_open_page_follows_and_shows_errors_over_the_last_good_state(self):
        banner = self.write("items: [a, b, c]\ntimer: 2s\n")
        process, path = self.watch(banner)
        page = self.open(path)
        self.stop(page, 1.5)
        banner.write_text("items: [a, b, c, d]\ntimer: 2s\n")
        self.soon(page, "bannerkit.player.banner.count === 4")
        self.assertEqual(page.evaluate("bannerkit.player.time"), 1_500_000, "the time is kept")
        banner.write_text("items: [a, b, c, d]\ntimer: soon\n")
        self.soon(page, "!document.getElementById('errors').hidden")
        self.assertIn("`soon`", page.locator("#errors").text_content())
        self.assertEqual(page.evaluate("bannerkit.player.banner.count"), 4)
        banner.write_text("items: [a, b]\ntimer: 2s\n")
        self.soon(page, "bannerkit.player.banner.count === 2 && document.getElementById('errors').hidden")
        self.assertEqual([line for line in self.noise if "page.html" not in line], [])
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(5), 130)
        self.assertFalse((self.folder / "page.html.watch.js").exists())

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
        for _ in range(200):
            if script.exists():
                break
            time.sleep(0.02)
        page, one = self.open(gallery / "index.html"), self.open(gallery / "first.html")
        page.locator("#search").fill("first")
        self.soon(page, "bannerkit.gallery.shown.length === 1")
        (folder / "first.banner.yaml").write_text("items: [a, b, c]\ntimer: 2s\n")
        self.soon(page, "bannerkit.gallery.banners[0].data.count === 3 && bannerkit.gallery.shown.length === 1")
        self.soon(one, "bannerkit.player.banner.count === 3")
        (folder / "third.banner.yaml").write_text("items: [a]\n")
        self.soon(page, "bannerkit.gallery.banners.length === 3")
        (folder / "second.banner.yaml").unlink()
        self.soon(page, "bannerkit.gallery.banners.map(banner => banner.name).join() === 'first,third'")
        self.assertEqual([line for line in self.noise if ".html" not in line and ".js" not in line], [])
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(5), 130)
        self.assertFalse(script.exists())

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

    def test_the_open_page_follows_and_shows_errors_over_the_last_good_state(self):
        banner = self.write("items: [a, b, c]\ntimer: 2s\n")
        process, path = self.watch(banner)
        page = self.open(path)
        self.stop(page, 1.5)
        self.save(banner, "items: [a, b, c, d]\ntimer: 2s\n")
        self.soon(page, "bannerkit.player.banner.count === 4")
        self.assertEqual(page.evaluate("bannerkit.player.time"), 1_500_000, "the time is kept")
        self.save(banner, "items: [a, b, c, d]\ntimer: soon\n")
        self.soon(page, "!document.getElementById('errors').hidden")
        self.assertIn("soon is not a duration", page.locator("#errors").text_content())
        self.assertEqual(page.evaluate("bannerkit.player.banner.count"), 4)
        self.save(banner, "items: [a, b]\ntimer: 2s\n")
        self.soon(page, "bannerkit.player.banner.count === 2 && document.getElementById('errors').hidden")
        self.assertEqual([line for line in self.noise if "page.html" not in line], [])
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(600), 130)
        self.assertFalse((self.folder / "page.html.watch.js").exists())

    def test_a_deleted_file_and_the_end_of_watching_are_said(self):
        banner = self.write("items: [a, b]\ntimer: 2s\n")
        said = "document.getElementById('watching')?.textContent ?? ''"
        for ending, words in ((lambda _: banner.unlink(), "This banner was deleted; its last state is shown."),
                              (lambda process: process.send_signal(signal.SIGINT), "Watching has ended: this page does not follow its file any more.")):
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
        self.soon(page, "!document.getElementById('errors').hidden")
        self.save(self.folder / "a.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='1'/>")
        self.soon(page, f"atob({image}.split(',')[1]).includes('width')")

    def test_the_page_of_a_change_follows_both_files_and_goes_on(self):
        old, new = self.write("items: [a, b, c]\ntimer: 2s\n", "old.yaml"), self.write("items: [a, b, c]\ntimer: 3s\n", "new.yaml")
        process, path = self.watch("--diff", old, new)
        page = self.open(path)
        page.select_option("#speed", "0.5")
        page.select_option("#size", "own")
        page.locator("#loop").check()
        page.evaluate("bannerkit.comparison.zoom(0.5)")
        self.stop(page, 1.5)
        looks = "(({time, speed, lanes, isPlaying}) => [time, speed, lanes.span, isPlaying])(bannerkit.comparison).concat(document.getElementById('size').value, document.getElementById('loop').checked)"
        seen = page.evaluate(looks)
        self.save(new, "items: [a, b, c, d]\ntimer: 3s\n")
        self.soon(page, "bannerkit.comparison.after.banner.count === 4")
        self.assertEqual(page.evaluate(looks), seen)
        self.assertIn("items/d: nothing → d", page.locator("#differences").text_content())
        self.save(old, "items: [a, b]\ntimer: 2s\n")
        self.soon(page, "bannerkit.comparison.before.banner.count === 2")
        # Not again and again from the beginning, where it soon would be.
        page.locator("#loop").uncheck()
        page.evaluate("bannerkit.comparison.playing = true")
        self.save(old, new.read_text())
        self.soon(page, "document.getElementById('differences-title').textContent === 'No difference'")
        self.assertTrue(page.evaluate("bannerkit.comparison.isPlaying && bannerkit.comparison.time >= 1.5e6"), "it plays on")
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(600), 130)
        self.assertFalse((self.folder / "page.html.watch.js").exists())
        self.assertEqual([line for line in self.noise if "page.html" not in line], [])

    def test_the_page_of_a_change_shows_errors_over_the_last_valid_versions(self):
        good = "items: [a, b]\ntimer: 2s\nscenarios: [{ name: s, duration: 3s }]\n"
        old, new = self.write(good, "old.yaml"), self.write("items: [a, b\n", "new.yaml")
        process, path = self.watch("--diff", old, new)
        page = self.open(path, ready=False)
        self.assertIn("after", page.locator("#errors-list .head").first.text_content())
        self.assertEqual(page.locator(".theatre").count(), 0, "there was never a valid version")
        self.save(new, good.replace("2s", "3s"))
        self.soon(page, "bannerkit.comparison.after.banner.count === 2 && document.getElementById('errors').hidden")
        page.select_option("#scenario", "0")
        self.stop(page, 1.5)
        self.save(old, good.replace("2s", "soon"))
        self.soon(page, "!document.getElementById('errors').hidden")
        self.assertEqual(page.evaluate("[bannerkit.player.time, bannerkit.comparison.scenario, bannerkit.comparison.before.banner.count]"), [1_500_000, 0, 2])
        self.assertIn("before", page.locator("#errors-list .head").first.text_content())
        self.assertIn("timer: 2s → 3s", page.locator("#differences").text_content(), "of the last valid versions")
        page.locator("#close-errors").click()
        self.assertTrue(page.evaluate("document.getElementById('errors').hidden"))
        self.save(old, good)
        self.soon(page, "document.getElementById('errors-list').children.length === 0")

    def test_a_file_is_followed_against_a_revision(self):
        git = lambda *words: subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b.c", *words], cwd=self.folder, check=True)
        git("init", "-q")
        banner = self.write("items: [a, b]\ntimer: 2s\n", "home.banner.yaml")
        git("add", ".")
        git("commit", "-qm", "one")
        process, path = self.watch("--diff", "HEAD", "home.banner.yaml")
        page = self.open(path)
        self.assertEqual(page.locator("#differences h2").text_content(), "No difference", "as yet")
        self.save(banner, "items: [a, b, c]\ntimer: 2s\n")
        self.soon(page, "bannerkit.comparison.after.banner.count === 3")
        # The revision is the one of the beginning.
        git("commit", "-qam", "two")
        self.save(banner, "items: [a, b, c, d]\ntimer: 2s\n")
        self.soon(page, "bannerkit.comparison.after.banner.count === 4")
        self.assertEqual(page.evaluate("bannerkit.comparison.before.banner.count"), 2)

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

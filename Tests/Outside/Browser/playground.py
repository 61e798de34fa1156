"""What the tests of the playground share."""
import pathlib
import tempfile

from browser import BrowserTest, bannerkit

BROKEN = "timer: 3 s\nfocuss: 1.1\nitems:\n  - id: é😀\n  - id: b\n"


class PlaygroundTest(BrowserTest):
    @classmethod
    def setUpClass(cls):
        """The playground without files is one for all tests of a class."""
        super().setUpClass()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.without_files = pathlib.Path(folder.name, "play.html")
        bannerkit("playground", "-o", cls.without_files)

    def play(self, *files, hash="", **options):
        page = self.without_files
        if files:
            page = self.folder / "play.html"
            bannerkit("playground", *files, "-o", page)
        # The worker is a blob of the page's own.
        opened = self.open(page, ready=False, hash=hash, **options)
        self.until(opened, "!!window.bannerkit?.ready")
        self.noise = [line for line in self.noise if not line.startswith("request: blob:")]
        return opened

    def answered(self, page):
        self.until(page, "bannerkit.text === bannerkit.editor.text")
        return page.evaluate("bannerkit.answer")

    def set(self, page, text):
        page.evaluate("text => { bannerkit.editor.text = text; }", text)
        return self.answered(page)

    def shown(self, page):
        """The frame of the banner."""
        self.until(page, "!!document.querySelector('iframe:not(.coming)')")
        return page.frames[-1]

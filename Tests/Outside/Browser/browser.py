"""A real browser with pages that the program under test wrote: what the tests in this folder share."""
import itertools
import json
import operator
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest
import zlib

from playwright.sync_api import Error, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[3]
EXAMPLES = sorted((ROOT / "Examples").glob("*.banner.yaml"))
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, ["chromium-headless-shell", "chromium", "chromium-browser"])), None)

# Whether everything is tried, as in `make pages`: `make test` tries a third of what differs in two ways at once.
IS_FULL = "BANNERKIT_FULL" in os.environ

# Every style by its word, in the order of the language.
SCHEMA = json.loads((ROOT / "Schemas/banner.schema.json").read_text())
STYLES = {style: style for style in SCHEMA["definitions"]["indicator"]["properties"]["style"]["enum"]}
STYLES["scrollBar"] = "{ style: scrollBar, hidesAfter: 500ms }"


def spec(style="dots", loop="infinite", more="", count=7):
    items = "\n".join(f"  - {{ id: item-{n}, title: Item {n}, duration: {1.1 + n / 10:.1f}s }}" for n in range(count))
    return (f"indicator: {STYLES[style]}\npaging: {{ loop: {loop} }}\ntimer: 1.7s\nfocus: 1.1\n"
            f"layout: {{ cellWidthMultiplier: 0.6, spacing: 9 }}\n{more}items:\n{items}\n")


def pairs(some, others):
    """Every pair of one and another, or in a sample a third of them, with each one and each other in it."""
    return [(one, other) for row, one in enumerate(some) for column, other in enumerate(others) if IS_FULL or (row + column) % 3 == 0]


def bannerkit(*words, code=0):
    ran = subprocess.run(["bannerkit", *map(str, words)], capture_output=True, text=True)
    assert ran.returncode == code, f"{words}: {ran.returncode}\n{ran.stderr}"
    return ran.stdout


class Row:
    """A row of pixels; each is a tuple of red, green and blue."""

    def __init__(self, row, depth):
        self.row, self.depth = row, depth

    def __len__(self):
        return len(self.row) // self.depth

    def __getitem__(self, x):
        if isinstance(x, slice):
            return [self[each] for each in range(len(self))[x]]
        x = range(len(self))[x]
        return tuple(self.row[x * self.depth:x * self.depth + 3])


def pixels(png):
    """The rows of a PNG as a screenshot is one: 8 bits a channel, without interlace."""
    chunks, place = {}, 8
    while place < len(png):
        length, kind = int.from_bytes(png[place:place + 4], "big"), png[place + 4:place + 8]
        chunks[kind] = chunks.get(kind, b"") + png[place + 8:place + 8 + length]
        place += length + 12
    width, depth = int.from_bytes(chunks[b"IHDR"][:4], "big"), {2: 3, 6: 4}[chunks[b"IHDR"][9]]
    data, above, rows = zlib.decompress(chunks[b"IDAT"]), bytes(width * depth), []
    byte = (255).__and__
    for start in range(0, len(data), width * depth + 1):
        kind, row = data[start], bytearray(data[start + 1:start + 1 + width * depth])
        if kind == 1:  # Each is a sum with the one to its left.
            for channel in range(depth):
                row[channel::depth] = bytes(map(byte, itertools.accumulate(row[channel::depth])))
        elif kind == 2:  # With the one above.
            row = bytearray(map(byte, map(operator.add, row, above)))
        elif kind > 2:
            for x in range(len(row)):
                a, b, c = row[x - depth] if x >= depth else 0, above[x], above[x - depth] if x >= depth else 0
                near = (a + b) // 2 if kind == 3 else min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]
                row[x] = (row[x] + near) % 256
        above = row
        rows.append(Row(row, depth))
    return rows


class BrowserTest(unittest.TestCase):
    maxDiff = None
    chromium = None

    @classmethod
    def setUpClass(cls):
        """Starts the browser, one for all classes of a file."""
        if BrowserTest.chromium is None:
            playwright = sync_playwright().start()
            unittest.addModuleCleanup(playwright.stop)
            BrowserTest.chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            unittest.addModuleCleanup(setattr, BrowserTest, "chromium", None)
            unittest.addModuleCleanup(BrowserTest.chromium.close)

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="bannerkit-"))
        self.addCleanup(shutil.rmtree, self.folder, True)
        self.noise = []

    def write(self, text, name="a.banner.yaml"):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def context(self, **options):
        context = self.chromium.new_context(**{"viewport": {"width": 1200, "height": 900}, **options})
        context.set_default_timeout(120_000)
        self.addCleanup(context.close)
        return context

    def open(self, path, ready=True, script="", hash="", **options):
        """The page at `path`, with a script that runs before its own; whatever it says, asks for or violates is noise.

        The address has its hash from the start: one that comes later races with what the page writes into it.
        """
        page = self.context(**options).new_page()
        page.on("console", lambda message: self.noise.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.noise.append(f"error: {error}"))
        page.on("dialog", lambda dialog: (self.noise.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        own = pathlib.Path(path).as_uri()
        beside = [own] + [own.rpartition("/")[0] + f"/bannerkit{kind}" for kind in (".js", ".css")]
        page.on("request", lambda request: None if request.url in beside or request.url.startswith("data:")
                else self.noise.append(f"request: {request.url}"))
        page.add_init_script(
            "document.addEventListener('securitypolicyviolation', e => console.error('violation', e.violatedDirective, e.blockedURI))")
        if script:
            page.add_init_script(script)
        page.goto(own + (hash and "#" + hash))
        if ready:
            self.until(page, "!!(window.bannerkit && window.bannerkit.ready)")
        return page

    def until(self, page, condition, seconds=60):
        """Waits, on a busy machine, too; Playwright's own way evaluates a string in the page, which the page's policy forbids.

        The page looks itself, for a second at a time: to ask it costs more. A task is late on no clock that a test has stopped.
        """
        for _ in range(seconds):
            try:
                if page.evaluate(f"""() => new Promise((done, failed) => {{
                  let looks = 0;
                  const look = () => {{
                    if ({condition}) done(true); else if (++looks > 100) done(false); else scheduler.postTask(look, {{delay: 10}}).catch(failed);
                  }};
                  look();
                }})"""):
                    return
            except Error as error:
                # The page is another by now.
                if "context was destroyed" not in str(error):
                    raise
        self.fail(f"never so: {condition}; the page said {self.noise}")

    def preview(self, banner, code=0, **options):
        page = self.folder / "page.html"
        bannerkit("preview", banner, "-o", page, code=code)
        return self.open(page, **options)

    def drawn(self, page):
        """Waits until the page has drawn what it was asked for, however long that takes."""
        page.evaluate("() => new Promise(done => { setTimeout(done, 10000); requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))); })")

    def scroll(self, page, top):
        """Scrolls a gallery, and waits until its banners are drawn."""
        page.evaluate("top => scrollTo(0, top)", top)
        self.drawn(page)
        self.until(page, f"Math.abs(scrollY - {top}) < 2")
        self.until(page, "[...bannerkit.gallery.near].every(tile => tile.timeline)")

    def stop(self, page, seconds=0.0):
        page.evaluate("time => bannerkit.player.stop(time)", round(seconds * 1e6))
        self.drawn(page)

    def reveal(self, page, selector):
        """What is in the menu or behind a tab, once that is open."""
        page.evaluate("""selector => {
          const element = document.querySelector(selector);
          const menu = element.closest('[popover]:not(:popover-open)');
          menu?.showPopover();
          document.querySelector(`[role=tab][aria-selected=false][aria-controls="${element.closest('[role=tabpanel]')?.id}"]`)?.click();
        }""", selector)
        return page.locator(selector)

    def assertQuiet(self):
        self.assertEqual(self.noise, [])


def states(banner, instants, *more):
    words = [word for t in instants for word in ("--at", f"{t / 1e6:.6f}")]
    return bannerkit("simulate", banner, *words, *more).splitlines()


def load_json(lines):
    return [json.loads(line) for line in lines]

"""`<banner-kit>` in a page as a shop serves it: what `bannerkit build` wrote, from a server with a strict policy."""
import functools
import http.server
import json
import re
import threading

from browser import BrowserTest, bannerkit

POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types 'none'"
TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript", "json": "application/json", "svg": "image/svg+xml",
         "wasm": "application/wasm"}
# How much the layout has shifted, and what the element has told.
WATCH = """
window.told = [];
for (const kind of ['change', 'settle', 'open', 'error']) {
  addEventListener('banner-' + kind, ({detail}) => told.push([kind, detail.time, detail.id ?? null, detail.cause ?? null, detail.message ?? null]));
}
window.shift = 0;
new PerformanceObserver(list => { for (const entry of list.getEntries()) shift += entry.value; }).observe({type: 'layout-shift', buffered: true});
"""
# What a page asks of its clocks, from then on.
COUNTED = """window.asked = 0;
for (const name of ['requestAnimationFrame', 'setTimeout']) { const own = window[name]; window[name] = (...given) => { asked++; return own(...given); }; } 0"""


class Strict(http.server.SimpleHTTPRequestHandler):
    """Serves a folder with the strict policy."""

    def end_headers(self):
        self.send_header("content-security-policy", POLICY)
        super().end_headers()

    def log_message(self, *_):
        pass


def served(test, folder):
    """The address of a folder, until a test ends."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Strict, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    test.addCleanup(server.server_close)
    test.addCleanup(server.shutdown)
    return f"http://127.0.0.1:{server.server_port}"


def unhurried(text):
    """A banner whose timer turns no page while a test looks, however long the machine takes."""
    return re.sub(r"\b(timer|duration): [\d.]+s", r"\1: 1000s", text)


def replayed(test, banner, scenario, told, time):
    """The events that an element told, those of its recording as the program plays it, and the recording's file."""
    written = json.loads(bannerkit("resolve", banner))
    written["scenarios"] = [scenario]
    file = test.write(json.dumps(written), "recorded.banner.json")
    lines = map(json.loads, bannerkit("simulate", file, "--scenario", scenario["name"], "--events", "change,settle,open").splitlines())
    played = [[e["event"], e["t"], e["item"], e.get("cause")] for e in lines if e["event"] in ("change", "settle", "open") and e["t"] <= time]
    return [event[:4] for event in told if event[1] <= time], played, file


def assert_as_simulated(test, banner, kit):
    """What an element of `spec` shows is where the program says; `kit` evaluates words about the element."""
    width, state, cards, marks = kit("""[kit.clientWidth, kit.state, [...root.querySelectorAll('[part~=card]')].map(card => {
        const at = new DOMMatrix(card.style.transform);
        return [card.dataset.item, at.e, parseFloat(card.style.width), at.a];
      }), [...root.querySelectorAll('[part~=mark]')].map(mark => parseFloat(mark.style.width))]""")
    said = json.loads(bannerkit("simulate", banner, "--viewport", width, "--at", f"{state['time']:.6f}", "--for", "9h"))
    test.assertGreater(len(cards), 1)
    for item, x, size, scale in cards:
        page = int(item.removeprefix("item-"))
        turns = (page - said["position"] + 3.5) % 7 - 3.5
        test.assertAlmostEqual(x + size / 2, width / 2 + turns * (size + 9), delta=0.5)
        test.assertAlmostEqual(scale, said["scales"].get(str(page), 1), delta=0.001)
    pill = said["indicator"] if "pair" in said.get("indicator", {}) else {"pair": [], "widths": []}
    for place, size in zip(pill["pair"], pill["widths"]):
        test.assertAlmostEqual(marks[place], size, delta=0.5)


class ElementTest(BrowserTest):
    """A folder that `build` made, at `https://shop.test/`."""

    def build(self, text, *words, name="a"):
        self.banner = self.write(text, f"{name}.banner.yaml")
        bannerkit("build", self.banner, "-o", self.folder / "out", *words)
        return self.folder / "out"

    def visit(self, name="a", live=True, policy=POLICY, script=True, width=613, **options):
        """The page of a banner; with `script=False` the element's script does not come."""
        page = self.context(viewport={"width": width, "height": 900}, **options).new_page()
        page.on("console", lambda message: self.noise.append(message.text))
        page.on("pageerror", lambda error: self.noise.append(f"error: {error}"))

        self.asked = []

        def answer(route):
            self.asked.append(route.request.url)
            file = self.folder / "out" / route.request.url.split("?")[0].removeprefix("https://shop.test/")
            if not file.is_file() or not script and file.name == "banner-kit.js":
                return route.abort() if file.name == "banner-kit.js" else route.fulfill(status=404, body="")
            headers = {"content-type": TYPES[file.suffix[1:]], **({"content-security-policy": policy} if policy else {})}
            return route.fulfill(body=file.read_bytes(), headers=headers)

        page.route("https://shop.test/**", answer)
        page.add_init_script(WATCH)
        page.goto(f"https://shop.test/{name}.html")
        if live:
            self.until(page, "!!document.querySelector('banner-kit[live]')")
        return page

    def visit_at(self, moment):
        """The page of a banner at a moment, on a clock that only the test moves: however long the machine takes, it is that moment."""
        page = self.visit("none", live=False)
        page.clock.install(time="2026-01-01")
        page.clock.pause_at(moment)
        page.goto("https://shop.test/a.html")
        self.noise.clear()
        self.until(page, "!!document.querySelector('banner-kit[live]')")
        return page

    def kit(self, page, words):
        """What an expression about the element `kit` and its root `root` is."""
        return page.evaluate(f"(() => {{ const kit = document.querySelector('banner-kit'), root = kit.shadowRoot; return {words}; }})()")

    def state(self, page):
        return self.kit(page, "kit.state")

    def said(self, page):
        """What the recording has, without when."""
        return [{key: value for key, value in said.items() if key != "at"} for said in self.kit(page, "kit.scenario().inputs")]

    def rested(self, page):
        """Waits until nothing moves and no finger holds anything."""
        self.until(page, "document.querySelector('banner-kit').state.phase === 'resting'")

    def box(self, page, part="window"):
        return self.kit(page, f"(({{x, y, width, height}}) => [x, y, width, height])(root.querySelector('[part~={part}]').getBoundingClientRect())")

    def middle(self, page, part="window"):
        x, y, width, height = self.box(page, part)
        return x + width / 2, y + height / 2

    def replay(self, page):
        """The element's events, those of its recording, and the recording's file."""
        return replayed(self, self.banner, *self.kit(page, "[kit.scenario(), told, kit.state.time]"))

#!/usr/bin/env python3
"""element.py [--swiper FILE] [--embla FILE --autoplay FILE] BANNERKIT: what `<banner-kit>` costs a page, beside other carousels.

The same banner in each: five cards with pictures, dots, a loop, a timer of 2 s. The files are `swiper-element-bundle.min.js`,
`embla-carousel.umd.js` and `embla-carousel-autoplay.umd.js`. Each visit has a browser of its own, and the carousels take turns.
Times are those of the page, in milliseconds; the share of a core is that of all of the browser's processes.
"""
import argparse
import contextlib
import functools
import http.server
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import threading

from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, ["chromium-headless-shell", "chromium", "chromium-browser"])), None)
CARDS, HEIGHT, LARGE = 5, 300, 50
PICTURE = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 300"><rect width="800" height="300" fill="#{0:06x}"/>'
           '<circle cx="{1}" cy="150" r="90" fill="#fff"/></svg>')
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{name}</title>
<style>body {{ margin: 0 auto; max-width: 800px; }} hr {{ height: 2000px; margin: 0; border: 0; }} {style}</style>
{body}<hr>{script}</html>
"""
IMAGES = [f'<img elementtiming="card" src="pictures/{number}.svg" alt="Card {number}">' for number in range(CARDS)]
# What a page says of itself: its shifts, when the first picture was painted, and when each carousel plays.
WATCH = """
window.shift = 0; window.painted = window.playing = null;
new PerformanceObserver(list => { for (const entry of list.getEntries()) shift += entry.value; }).observe({type: 'layout-shift', buffered: true});
new PerformanceObserver(list => { painted ??= list.getEntries()[0].renderTime; }).observe({type: 'element', buffered: true});
(function look() {
  if (document.readyState !== 'loading' && window.areReady?.()) requestAnimationFrame(() => requestAnimationFrame(() => { playing = performance.now(); }));
  else requestAnimationFrame(look);
})();
"""
SCROLL = """async () => {
  const gaps = [], frame = () => new Promise(requestAnimationFrame);
  let [last, way] = [await frame(), 8];
  for (const end = last + 5000; last < end;) {
    scrollBy(0, way);
    if (scrollY === 0 || scrollY + innerHeight >= document.documentElement.scrollHeight - 2000) way = scrollY ? -8 : 8;
    const now = await frame();
    gaps.push(now - last);
    last = now;
  }
  return gaps.sort((a, b) => a - b);
}"""


class Kit:
    """`<banner-kit>` as `bannerkit build` writes it: the list, and the element that takes it over."""
    name, style = "banner-kit", ""

    def __init__(self, folder, bannerkit):
        self.scripts = ["banner-kit.js", "banner-kit.wasm"]
        for timer in (2, 60):
            name = f"timer{timer}"
            spec = folder / f"{name}.banner.yaml"
            spec.write_text(f"name: {name}\nviewport: {{ height: {HEIGHT} }}\nlayout: {{ cellWidthMultiplier: 1 }}\ntimer: {timer}s\n"
                            "paging: { loop: infinite }\nindicator: { style: dots, placement: over }\nitems:\n" + "".join(
                                f"  - {{ id: card-{n}, image: pictures/{n}.svg, alt: Card {n} }}\n" for n in range(CARDS)), "utf-8")
            subprocess.run([bannerkit, "build", spec, "-o", folder / name, "--fragment"], check=True, capture_output=True)
            for file in (folder / name).iterdir():
                if file.is_file():
                    shutil.copy(file, folder)
        self.folder = folder

    def page(self, timer, count):
        link, rest = (self.folder / f"timer{timer}.html").read_text("utf-8").split("\n", 1)
        element, script = rest.replace("<img ", '<img elementtiming="card" ').rsplit("<script type=\"module\"", 1)
        return link + element * count, (f"<script type=\"module\"{script}<script>areReady = () => [...document.querySelectorAll('banner-kit')]"
                                        ".every(kit => kit.matches('[live]') || kit.getBoundingClientRect().top > 2 * innerHeight);</script>")


class Swiper:
    """Swiper Element, with its attributes; its slides have no size before the script runs, so the page gives it one."""
    name, style = "Swiper Element", f"swiper-container {{ display: block; height: {HEIGHT}px; overflow: hidden; }} swiper-slide img {{ display: block; width: 100%; height: {HEIGHT}px; object-fit: cover; }}"

    def __init__(self, file):
        self.scripts = [pathlib.Path(file).name]

    def page(self, timer, count):
        slides = "".join(f"<swiper-slide>{image}</swiper-slide>" for image in IMAGES)
        body = f'<swiper-container loop="true" pagination="true" pagination-clickable="true" autoplay-delay="{timer * 1000}" autoplay-disable-on-interaction="false">{slides}</swiper-container>'
        return body * count, (f'<script src="{self.scripts[0]}" defer></script><script>areReady = () => '
                              "[...document.querySelectorAll('swiper-container')].every(({swiper}) => swiper?.initialized);</script>")


class Embla:
    """Embla with its timer, and the styles and dots that its pages write themselves."""
    name = "Embla and autoplay"
    style = (".embla { position: relative; overflow: hidden; } .slides { display: flex; } .slides > div { flex: 0 0 100%; min-width: 0; } "
             f".slides img {{ display: block; width: 100%; height: {HEIGHT}px; object-fit: cover; }} .dots {{ position: absolute; bottom: 8px; width: 100%; height: 8px; "
             "text-align: center; font-size: 0; } .dots button { width: 8px; height: 8px; margin: 0 4px; padding: 0; border: 0; border-radius: 50%; opacity: .4; } .dots .on { opacity: 1; }")

    def __init__(self, core, autoplay):
        self.scripts = [pathlib.Path(file).name for file in (core, autoplay)]

    def page(self, timer, count):
        slides = "".join(f"<div>{image}</div>" for image in IMAGES)
        scripts = "".join(f'<script src="{script}"></script>' for script in self.scripts)
        return f'<div class="embla"><div class="slides">{slides}</div><div class="dots"></div></div>' * count, scripts + """<script>
          let plays = 0;
          areReady = () => plays === %d;
          for (const node of document.querySelectorAll('.embla')) {
            const strip = node.querySelector('.dots');
            const embla = EmblaCarousel(node, {loop: true, container: node.querySelector('.slides')}, [EmblaCarouselAutoplay({delay: %d, stopOnInteraction: false})]);
            embla.scrollSnapList().forEach((_, place) => strip.append(Object.assign(document.createElement('button'), {ariaLabel: `Card ${place}`, onclick: () => embla.scrollTo(place)})));
            const mark = () => [...strip.children].forEach((dot, place) => dot.classList.toggle('on', place === embla.selectedScrollSnap()));
            embla.on('select', mark).on('init', () => plays++);
            mark();
          }
        </script>""" % (count, timer * 1000)


class Quiet(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass


class Visit:
    """A page in a browser of its own."""

    def __init__(self, playwright, address):
        self.browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        self.whole = self.browser.new_browser_cdp_session()
        # The first page of a browser waits for its processes.
        self.page = self.browser.new_page(viewport={"width": 1000, "height": 800})
        self.page.goto(address.rpartition("/")[0] + "/empty.html")
        self.page.add_init_script(WATCH)
        self.page.goto(address)
        for _ in range(600):
            if self.page.evaluate("playing !== null"):
                break
            self.page.wait_for_timeout(50)
        self.page.wait_for_timeout(500)

    def processor(self):
        return sum(process["cpuTime"] for process in self.whole.send("SystemInfo.getProcessInfo")["processInfo"])

    def memory(self):
        """What the page's own processes have of the memory, in megabytes; Linux only."""
        renderers = [process["id"] for process in self.whole.send("SystemInfo.getProcessInfo")["processInfo"] if process["type"] == "renderer"]
        lines = [line for id in renderers for line in pathlib.Path(f"/proc/{id}/smaps_rollup").read_text().splitlines()]
        return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024

    def share(self, seconds):
        """How much of a core all processes take, in percent."""
        before = self.processor()
        self.page.wait_for_timeout(seconds * 1000)
        return (self.processor() - before) / seconds * 100


def one(playwright, address, seconds):
    """The figures of a page with one carousel that turns, and of one whose timer is far from its end."""
    visit, figures = Visit(playwright, address + "-2-1.html"), {}
    figures["the first picture is painted, ms"], figures["it plays, ms"] = visit.page.evaluate("[painted, playing]")
    figures["layout shift"] = visit.page.evaluate("shift")
    figures["it plays, % of a core"] = visit.share(seconds)
    figures["renderer, MB"] = visit.memory()
    visit.page.evaluate("scrollTo(0, 1500)")
    visit.page.wait_for_timeout(1000)
    figures["it plays out of the window, %"] = visit.share(seconds)
    visit.browser.close()
    visit = Visit(playwright, address + "-60-1.html")
    figures["at rest between turns, %"] = visit.share(seconds)
    visit.browser.close()
    return figures


def many(playwright, address, seconds):
    visit, figures = Visit(playwright, f"{address}-2-{LARGE}.html"), {}
    painted, playing = visit.page.evaluate("[painted, playing]")
    figures[f"{LARGE}: the first picture is painted, ms"], figures[f"{LARGE}: all play, ms"] = painted, playing
    figures[f"{LARGE}: layout shift"] = visit.page.evaluate("shift")
    figures[f"{LARGE}: all play, % of a core"] = visit.share(seconds)
    figures[f"{LARGE}: renderer, MB"] = visit.memory()
    gaps = visit.page.evaluate(SCROLL)
    figures[f"{LARGE}: between frames while scrolling, p50, ms"] = gaps[len(gaps) // 2]
    figures[f"{LARGE}: the same, p95"] = gaps[len(gaps) * 95 // 100]
    visit.browser.close()
    return figures


@contextlib.contextmanager
def served(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def run(options, folder):
    (folder / "pictures").mkdir()
    for number in range(CARDS):
        (folder / f"pictures/{number}.svg").write_text(PICTURE.format(0x224466 + number * 0x1A0C05, 200 + number * 100), "utf-8")
    (folder / "empty.html").write_text("<!doctype html><title>empty</title>", "utf-8")
    for file in filter(None, [options.swiper, options.embla, options.autoplay]):
        shutil.copy(file, folder)
    subjects = [Kit(folder, options.bannerkit)] + ([Swiper(options.swiper)] if options.swiper else []) + (
        [Embla(options.embla, options.autoplay)] if options.embla else [])
    figures = {subject.name: {} for subject in subjects}
    for place, subject in enumerate(subjects):
        bytes_of = [(folder / script).read_bytes() for script in subject.scripts]
        figures[subject.name]["script, bytes"] = [sum(map(len, bytes_of))]
        figures[subject.name]["gzip -9, bytes"] = [sum(len(subprocess.run(["gzip", "-9", "-n"], input=script, check=True, capture_output=True).stdout) for script in bytes_of)]
        for timer, count in ((2, 1), (60, 1), (2, LARGE)):
            body, script = subject.page(timer, count)
            (folder / f"{place}-{timer}-{count}.html").write_text(PAGE.format(name=subject.name, style=subject.style, body=body, script=script), "utf-8")
    with served(folder) as address, sync_playwright() as playwright:
        for number in range(options.runs):
            for place, subject in enumerate(subjects):
                for task in (one, many):
                    for name, value in task(playwright, f"{address}/{place}", options.seconds).items():
                        figures[subject.name].setdefault(name, []).append(value)
            print(f"run {number + 1} of {options.runs}", flush=True)
    (options.raw or folder / "raw.json").write_text(json.dumps(figures), "utf-8")
    print(f"| medians of {options.runs} | " + " | ".join(figures) + " |\n|" + " --- |" * (len(figures) + 1))
    for name in figures[subjects[0].name]:
        print(f"| {name} | " + " | ".join(f"{statistics.median(column[name]):,.4g}" if "bytes" not in name else f"{column[name][0]:,}" for column in figures.values()) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("swiper", "embla", "autoplay"):
        parser.add_argument(f"--{name}", type=pathlib.Path, metavar="FILE")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--seconds", type=int, default=10, help="how long the processor is watched")
    parser.add_argument("--raw", type=pathlib.Path, metavar="FILE", help="where all figures are written, as JSON")
    parser.add_argument("bannerkit", type=os.path.abspath)
    options = parser.parse_args()
    if bool(options.embla) != bool(options.autoplay):
        parser.error("--embla and --autoplay belong together")
    with tempfile.TemporaryDirectory() as folder:
        run(options, pathlib.Path(folder))


if __name__ == "__main__":
    main()

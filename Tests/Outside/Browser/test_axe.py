"""axe, a checker of accessibility that is not ours, finds nothing: in every page, in every mode."""
import importlib.util
import os
import pathlib
import unittest

from browser import BrowserTest, bannerkit, pairs, spec

PACKAGE = importlib.util.find_spec("axe_playwright_python")
MODES = {
    "light": {}, "dark": {"color_scheme": "dark"}, "forced colours": {"forced_colors": "active"},
    "less motion": {"reduced_motion": "reduce"}, "a narrow window": {"viewport": {"width": 320, "height": 640}},
    "twice the size": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},
}
SCENARIO = "scenarios: [{ name: s, duration: 3s, inputs: [{ at: 1s, next: true }], expect: [{ at: 2s, page: item-2 }, { at: 2s, page: item-1 }] }]\n"


@unittest.skipUnless(PACKAGE or os.environ.get("BANNERKIT_TOOLS") == "required", "axe-playwright-python is not installed")
class Axe(BrowserTest):
    def violations(self, page):
        page.evaluate((pathlib.Path(PACKAGE.origin).parent / "axe.min.js").read_text(encoding="utf-8"))
        found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        return [f"{rule['id']}: {node['target']} {node['failureSummary']}" for rule in found for node in rule["nodes"]]

    def test_pages_galleries_and_broken_banners_in_every_mode(self):
        (self.folder / "specs").mkdir()
        self.write(spec("pill", more=SCENARIO, count=3), "specs/a.banner.yaml")
        self.write("items: [a]\ntimer: soon\n", "specs/broken.banner.yaml")
        self.write("timeZone: UTC\ntimer: 2s\nitems: [{ id: a, when: { hours: 06:00-10:00 } }, { id: b, when: { days: fri } }]\n", "specs/dated.banner.yaml")
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out", code=1)
        self.write(spec("dots", more=SCENARIO, count=4), "changed.yaml")
        bannerkit("preview", "--diff", self.folder / "specs" / "a.banner.yaml", self.folder / "changed.yaml", "-o", self.folder / "out" / "change.html")
        names = ("out/index", "out/a", "out/dated", "out/broken", "out/change")
        for mode, name in pairs(MODES, names):
            with self.subTest(f"{name}, {mode}"):
                page = self.open(self.folder / f"{name}.html", ready=name != "out/broken", **MODES[mode])
                if name == "out/a":
                    page.select_option("#scenario", "0")
                    self.stop(page, 1.5)
                    self.assertEqual(self.violations(page), [], "a scenario")
                    page.evaluate("bannerkit.player.act('previous'); bannerkit.player.stop(1e6); bannerkit.player.act('pause')")
                if name == "out/change":
                    self.reveal(page, "#size").select_option("own")
                self.assertEqual(self.violations(page), [])
                page.context.close()

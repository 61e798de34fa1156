"""Banners with a calendar in the page: the items that are on, and when."""
import yaml
from browser import EXAMPLES, BrowserTest, bannerkit, load_json, states

CALENDAR = """timeZone: America/New_York
timer: 2s
indicator: dots
items:
  - a
  - { id: b, when: [{ until: 2026-11-27T00:00:03 }, { from: 2026-11-27T00:00:07 }] }
  - c
scenarios:
  - name: b goes and comes back
    start: 2026-11-27
    duration: 10s
    expect: [{ at: 4s, page: c, count: 2 }]
"""
EMPTY = """timer: 2s
indicator: pill
items:
  - { id: a, when: [{ until: 2026-11-27T00:00:03 }, { from: 2026-11-27T00:00:07 }] }
  - { id: b, when: { until: 2026-11-27T00:00:03 } }
scenarios:
  - { name: empty for a while, start: 2026-11-27, duration: 10s }
"""
EXAMPLES_WITH_DATES = [path for path in EXAMPLES if "\n    when:" in path.read_text()]


class FromAStart(BrowserTest):
    def assertPlayed(self, banner, instants=None):
        """Each scenario with a start has the states and events of the command line."""
        page = self.preview(banner)
        for index, scenario in enumerate(yaml.safe_load(banner.read_text())["scenarios"]):
            page.select_option("#scenario", str(index))
            self.stop(page)
            last = page.evaluate("bannerkit.player.banner.scenarios[%d].duration" % index)
            times = instants or [last * part // 19 for part in range(20)]
            seen = page.evaluate("times => times.map(t => bannerkit.timeline.state(t).trim())", times)
            self.assertEqual(seen, states(banner, times, "--scenario", scenario["name"]), scenario["name"])
            events = page.evaluate("last => bannerkit.timeline.eventLines(0, last)", last).splitlines()
            native = bannerkit("simulate", banner, "--scenario", scenario["name"], "--events", "all", "-f", "ndjson")
            self.assertEqual(events, native.splitlines()[:-1], scenario["name"])
        return page

    def test_a_scenario_plays_with_the_items_that_are_on(self):
        self.assertGreater(len(EXAMPLES_WITH_DATES), 1)
        for banner in [self.write(CALENDAR, "a.banner.yaml"), self.write(EMPTY, "b.banner.yaml"), *EXAMPLES_WITH_DATES]:
            with self.subTest(banner.name):
                self.assertPlayed(banner).context.close()
        self.assertQuiet()

    def test_the_cards_are_those_of_the_items_that_are_on(self):
        page = self.assertPlayed(self.write(CALENDAR))
        seen = []
        for seconds in (0, 3, 7.5):
            self.stop(page, seconds)
            page.wait_for_timeout(80)
            slide = page.locator("#cards [role=group][aria-hidden=false]:visible")
            seen.append([slide.get_attribute("aria-label"), slide.locator(".title").text_content(), page.locator("#strip .mark").count(),
                         page.locator("#now-page").text_content(), page.locator(".picker").count()])
        self.assertEqual(seen, [["1 of 3", "a", 3, "1 of 3", 3], ["2 of 2", "c", 2, "2 of 2", 2], ["2 of 3", "b", 3, "2 of 3", 3]])
        self.assertEqual(page.locator("tr.event-expect.failed").count(), 0)
        self.assertQuiet()

    def test_nothing_is_shown_while_nothing_is_on(self):
        page = self.assertPlayed(self.write(EMPTY))
        self.stop(page, 4)
        page.wait_for_timeout(80)
        self.assertEqual([page.locator("#cards .card:visible").count(), page.locator("#strip .mark:visible").count()], [0, 0])
        self.assertEqual(page.locator("#now-item").text_content(), "nothing is available")
        for key in ("ArrowRight", "Home", "End"):
            page.locator("#cards").focus()
            page.keyboard.press(key)
        page.locator("#cards").click()
        self.stop(page, 7.5)
        page.wait_for_timeout(80)
        self.assertEqual(page.locator("#now-item").text_content(), "a")
        self.assertQuiet()

    def test_a_dot_selects_the_item_that_it_stands_for(self):
        page = self.assertPlayed(self.write(CALENDAR))
        self.stop(page, 5.5)
        page.wait_for_timeout(80)
        self.assertEqual(page.locator("#now-item").text_content(), "a")
        mark = page.locator("#strip .mark:visible").nth(1).bounding_box()
        page.mouse.click(mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2)
        self.until(page, "document.getElementById('now-item').textContent === 'c'")
        text = page.locator("#recording").text_content()
        self.assertIn("    start: 2026-11-27T00:00:00-05:00\n", text)
        self.assertIn("select: c", text)

    def test_a_set_change_under_a_finger_is_that_of_the_command_line(self):
        banner = self.write(CALENDAR.split("scenarios:")[0] + "paging: { loop: rewind }\n")
        page = self.folder / "page.html"
        bannerkit("preview", banner, "-o", page, "--start", "2026-11-27")
        page = self.open(page)
        self.stop(page, 2.8)
        page.wait_for_timeout(80)
        box = page.locator("#cards").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 40):
            page.mouse.move(x - 3 * step, y)
            page.wait_for_timeout(16)
        held = page.evaluate("(() => { const p = bannerkit.player; p.tick(performance.now()); "
                             "return [p.time, bannerkit.timeline.picture(p.time)] })()")
        self.assertGreater(held[0], 3_000_000)
        self.assertEqual([held[1]["state"][key] for key in ("count", "phase", "item")], [2, "resting", "c"])
        page.mouse.up()
        self.until(page, "!bannerkit.player.finger")
        self.stop(page, page.evaluate("bannerkit.player.time") / 1e6)
        pasted = self.write(banner.read_text() + page.locator("#recording").text_content(), "pasted.banner.yaml")
        native = bannerkit("simulate", pasted, "--scenario", "recorded in the preview", "--events", "all", "-f", "ndjson").splitlines()
        end = load_json(native)[-1]
        seen = page.evaluate("end => bannerkit.timeline.eventLines(0, end)", round(end["t"] * 1e6)).splitlines()
        self.assertEqual(seen, native[:-1])
        kinds = [event["event"] for event in load_json(native) if 2.7 < event["t"] <= 3]
        self.assertEqual(kinds[:2] + kinds[-2:], ["dragBegin", "timer", "settle", "timer"])
        self.assertIn("dragEnd", kinds)
        self.assertQuiet()

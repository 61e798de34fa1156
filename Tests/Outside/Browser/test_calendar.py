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
            slide = page.locator("#cards [part~=current]")
            seen.append([slide.get_attribute("aria-label"), slide.locator("strong").text_content(), page.locator("#strip [part~=mark]").count(),
                         page.locator("#now-page").text_content()])
        self.assertEqual(seen, [["1 of 3", "a", 3, "1 of 3"], ["2 of 2", "c", 2, "2 of 2"], ["2 of 3", "b", 3, "2 of 3"]])
        self.assertEqual(page.locator("tr.event-expect.failed").count(), 0)
        self.assertQuiet()

    def test_nothing_is_shown_while_nothing_is_on(self):
        page = self.assertPlayed(self.write(EMPTY))
        self.stop(page, 4)
        self.assertEqual([page.locator("#cards [part~=card]").count(), page.locator("#strip [part~=mark]:visible").count()], [0, 0])
        self.assertEqual(page.locator("#now-item").text_content(), "nothing is available")
        for key in ("ArrowRight", "Home", "End"):
            page.locator("#cards").focus()
            page.keyboard.press(key)
        page.locator("#cards").click()
        self.stop(page, 7.5)
        self.assertEqual(page.locator("#now-item").text_content(), "a")
        self.assertQuiet()

    def test_a_dot_selects_the_item_that_it_stands_for(self):
        page = self.assertPlayed(self.write(CALENDAR))
        self.stop(page, 5.5)
        self.assertEqual(page.locator("#now-item").text_content(), "a")
        mark = page.locator("#strip [part~=mark]:visible").nth(1).bounding_box()
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
        box = page.locator("#cards").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        # The first frame after the change, however long the finger then stays: time goes on under it.
        page.evaluate("""() => {
          const {player, timeline} = bannerkit;
          window.held = new Promise(done => {
            const look = () => { if (player.time > 3e6) done([player.time, timeline.frame(player.time), timeline.setAt(player.time)]); else requestAnimationFrame(look); };
            look();
          });
        }""")
        page.mouse.down()
        for step in range(1, 20):
            page.mouse.move(x - step, y)
        held = page.evaluate("held")
        self.assertGreater(held[0], 3_000_000)
        self.assertEqual([held[1]["cards"], held[1]["phase"], held[2][held[1]["page"]]], [2, "resting", 2])
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


PERIODS = """[bannerkit.page.calendar.from, ...bannerkit.page.calendar.changes.map(([at]) => at)].map((from, index, all) => {
  const {calendar, banner} = bannerkit.page;
  const [until, set] = [all[index + 1] ?? calendar.to, calendar.set(from)];
  return {banner: document.querySelector('h1').textContent, from: calendar.text(from), until: calendar.text(until), seconds: until - from, count: set.length,
    items: set.map(place => banner.items[place].id)};
})"""
# The colours of a row of the calendar's canvas, of one item, as #rrggbb at each of so many places.
ROW = """([row, places]) => {
  const canvas = document.getElementById('plan-lane');
  const pen = canvas.getContext('2d');
  const data = pen.getImageData(0, 18 + row * 20 + 10, canvas.width, 1).data;
  return places.map(x => '#' + [...data.slice(x * 4, x * 4 + 3)].map(c => c.toString(16).padStart(2, '0')).join(''));
}"""


NOON = "Date.now = () => Date.UTC(2026, 10, 27, 12)"


class Lane(BrowserTest):
    def open_preview(self, banner, *options, **context):
        bannerkit("preview", banner, "-o", self.folder / "page.html", *options)
        return self.open(self.folder / "page.html", **context)

    def test_the_dates_above_are_at_equal_distances_and_none_is_cut(self):
        words = "(draw => { CanvasRenderingContext2D.prototype.fillText = function (text, x, ...rest) { " \
            "if (/^\\w{3} \\d/.test(text)) (window.said ??= []).push([x, x + this.measureText(text).width, this.canvas.clientWidth]); " \
            "draw.call(this, text, x, ...rest); }; })(CanvasRenderingContext2D.prototype.fillText)"
        banner = self.write("timeZone: Asia/Seoul\nitems: [{ id: morning, when: { hours: 08:00-14:00 } }, b]\n")
        for width in (1024, 1200, 1440):
            page = self.preview(banner, script=words, viewport={"width": width, "height": 900})
            page.evaluate("window.said = []; bannerkit.page.drawPlan()")
            said = page.evaluate("said")
            apart = [after[0] - before[0] for before, after in zip(said, said[1:])]
            self.assertGreater(len(apart), 4)
            self.assertLess(max(apart) - min(apart), 2, said)
            self.assertTrue(all(end <= room for _, end, room in said))
            page.context.close()

    def test_each_card_has_a_row_of_20_points_with_its_name(self):
        for count, height in ((3, 80), (30, 180)):
            cards = "".join(f"  - {{ id: c{n}, title: Card of the month {n}, when: {{ from: 2026-11-{n + 1:02} }} }}\n" for n in range(count))
            page = self.open_preview(self.write("timeZone: Asia/Seoul\nitems:\n" + cards), script=NOON)
            self.assertEqual(page.locator("#plan-names span").all_text_contents(), [f"Card of the month {n}" for n in range(count)])
            self.assertEqual(page.locator("#plan-names span").evaluate_all("names => [...new Set(names.map(name => name.offsetHeight))]"), [20])
            self.assertEqual(page.evaluate("document.getElementById('plan-rows').clientHeight"), height)
        self.stop(page, 61)
        self.assertEqual(page.locator("#plan-now").text_content(), "Fri 27 Nov, 21:01:01 Asia/Seoul · 27 of 30 cards are on")

    def test_the_calendar_is_that_of_the_command_line_for_every_example(self):
        spans = [("2026-03-02", "2026-03-15"), ("2026-10-26", "2027-01-10"), ("2026-11-27T00:00:03", "2026-11-27T21:30+09:00")]
        for banner in EXAMPLES_WITH_DATES:
            for first, last in spans:
                with self.subTest(f"{banner.name} {first}"):
                    words = ("--from", first, "--to", last)
                    page = self.open_preview(banner, *words)
                    self.assertEqual(page.evaluate(PERIODS), load_json(bannerkit("calendar", banner, *words, "-f", "ndjson").splitlines()))
                    page.context.close()
        self.assertQuiet()

    def test_what_is_drawn_is_what_is_on(self):
        banner = next(path for path in EXAMPLES_WITH_DATES if path.name.startswith("shop"))
        for scale in (1, 2):
            page = self.open_preview(banner, "--from", "2026-11-23", "--to", "2026-12-06", device_scale_factor=1)
            page.evaluate("bannerkit.page.zoomPlan(%s)" % (1 / scale))
            seen, width = page.evaluate("[bannerkit.page.seen, document.getElementById('plan-lane').width]")
            self.assertEqual(seen["to"] - seen["from"], 14 * 86400 // scale)
            colors = page.evaluate("bannerkit.player.banner.items.map(item => item.color)")
            # A bar is drawn a little wider than exact, and has an outline.
            places = [x for x in range(7, width - 7, 11)]
            for row, color in enumerate(colors):
                # Days are separated by lines a point wide.
                drawn = [page.evaluate(ROW, [row, [x + dx for x in places]]) for dx in (-2, 0, 2)]
                for x, *pixels in zip(places, *drawn):
                    around = [round(seen["from"] + (x + dx) / width * (seen["to"] - seen["from"])) for dx in (-4, 0.5, 5)]
                    on = {row in page.evaluate("at => bannerkit.page.calendar.set(at)", at) for at in around}
                    if len(on) == 1:
                        self.assertEqual(color.lower() in pixels, on.pop(), f"row {row} at {x}")
            page.context.close()

    def test_a_click_plays_from_there_and_every_item_comes_back(self):
        page = self.open_preview(self.write("timer: 2s\nitems:\n  - a\n  - { id: b, when: { from: 2026-11-27T12:00, until: 2026-11-28T12:00 } }\n"),
                                 script=NOON)
        self.assertEqual(page.evaluate("[bannerkit.page.calendar.text(bannerkit.page.seen.from), bannerkit.page.calendar.text(bannerkit.page.seen.to)]"),
                         ["2026-11-23T00:00:00+00:00", "2026-12-07T00:00:00+00:00"])
        self.assertEqual(page.evaluate("bannerkit.page.frame.cards"), 2, "it begins now, at noon on November 27")
        lane = page.locator("#plan-lane")
        width = lane.bounding_box()["width"]
        # Near an edge the click is at the edge.
        for day, start, count in ((4.55, "2026-11-27T12:00:00+00:00", 2), (8, None, 1)):
            lane.click(position={"x": width * day / 14, "y": 30})
            self.stop(page, 1)
            moment = page.evaluate("bannerkit.player.moment.calendar.text(bannerkit.player.moment.start)")
            self.assertEqual(moment, start or moment)
            self.assertEqual(page.evaluate("JSON.parse(bannerkit.timeline.state(1e6)).count"), count)
        page.locator("#plan-all").click()
        self.assertEqual(page.evaluate("JSON.parse(bannerkit.timeline.state(1e6)).count ?? null"), None)
        page.locator("#undo").click()
        self.assertEqual(page.evaluate("JSON.parse(bannerkit.timeline.state(1e6)).count"), 1)
        self.assertQuiet()

    def test_a_field_plays_from_a_time_on_the_banners_clock(self):
        banner = self.write("timeZone: America/New_York\nitems: [a, { id: b, when: { hours: 02:00-03:00 } }]\n")
        page = self.open_preview(banner, "--from", "2026-03-01", "--to", "2026-03-14")
        # The clock skips from 02:00 to 03:00: the moment of the skip.
        for text, start in (("2026-03-08T02:30:00", "2026-03-08T03:00:00-04:00"), ("2026-03-07T02:30:00", "2026-03-07T02:30:00-05:00")):
            page.locator("#plan-time").fill(text)
            page.locator("#plan-go button").click()
            self.assertEqual(page.evaluate("bannerkit.player.moment.calendar.text(bannerkit.player.moment.start)"), start)
        self.stop(page, 3)
        self.assertIn("start=2026-03-07T02%3A30%3A00-05%3A00", page.url)
        page.reload()
        self.until(page, "!!(window.bannerkit && window.bannerkit.ready)")
        self.assertEqual(page.evaluate("[bannerkit.player.time, bannerkit.player.moment.start]"), [3e6, 1772868600])
        self.assertQuiet()

    def test_the_field_shows_the_moment_of_the_page(self):
        page = self.open_preview(self.write("timer: 2s\nitems: [a, { id: b, when: { from: 2026-11-27T12:00, until: 2026-11-28T12:00 } }]\n"), script=NOON)
        field = page.locator("#plan-time")
        self.assertEqual(field.input_value(), "2026-11-27T12:00", "now")
        self.stop(page, 61)
        self.assertEqual(field.input_value(), "2026-11-27T12:01:01")
        page.evaluate("bannerkit.player.playing = true")
        field.fill("2026-11-25T08:00:00")
        self.until(page, "bannerkit.player.time > 62e6")
        self.assertEqual(field.input_value(), "2026-11-25T08:00", "what is written stays while the banner plays")
        lane = page.locator("#plan-lane")
        lane.click(position={"x": lane.bounding_box()["width"] * 8.5 / 14, "y": 30})
        self.assertEqual(field.input_value()[:10], "2026-12-01")

    def test_on_a_phone_names_are_beside_the_bars(self):
        cards = "".join(f"  - {{ id: c{n}, title: Card of the month number {n}, when: {{ from: 2026-11-{n + 20} }} }}\n" for n in range(4))
        page = self.open_preview(self.write("items:\n" + cards), script=NOON, viewport={"width": 390, "height": 844})
        lane = page.locator("#plan-lane").bounding_box()
        names = [name.bounding_box() for name in page.locator("#plan-names span").all()]
        self.assertEqual([name for name in names if name["x"] + name["width"] > lane["x"]], [])
        self.assertEqual([round(name["y"] - lane["y"]) for name in names], [18, 38, 58, 78], "each in the row of its card")
        self.assertGreater(lane["width"], 260)

    def test_the_calendar_shows_fewer_days_and_others(self):
        page = self.open_preview(self.write("timeZone: America/New_York\nitems: [a, { id: b, when: { hours: 01:00-02:00 } }]\n"),
                                 "--from", "2026-10-26", "--to", "2026-11-08")
        seen = [page.evaluate("[bannerkit.page.seen.to, bannerkit.page.seen.from]")]
        # 14 days, one of which has 25 hours. (button, hours in sight, hours that it moves by)
        for button, hours, by in (("plan-in", 168.5, None), ("plan-in", 84.25, None), ("plan-on", 84.25, 42.125), ("plan-back", 84.25, -42.125), ("plan-out", 168.5, None)):
            page.locator(f"#{button}").click()
            seen.append(page.evaluate("[bannerkit.page.seen.to, bannerkit.page.seen.from]"))
            (_, before), (to, since) = seen[-2:]
            with self.subTest(button=button, to=to, since=since):
                self.assertEqual(to - since, hours * 3600)
                if by:
                    self.assertLess(abs(since - before - by * 3600), 2)
        self.assertQuiet()

    def test_the_last_instant_of_the_calendar_is_the_last_of_the_clock(self):
        page = self.open_preview(self.write("timer: 2s\nitems: [a, { id: b, when: { until: 2026-11-27 } }]\n"),
                                 "--from", "2026-11-27", "--to", "2026-11-27", "--start", "2026-11-27T23:59:59")
        page.evaluate("bannerkit.player.stop(5e9); bannerkit.player.playing = true")
        self.until(page, "!bannerkit.player.isPlaying")
        self.assertEqual(page.evaluate("bannerkit.player.time"), 1e6)

    def test_a_start_outside_the_calendar_is_refused(self):
        banner = self.write("items: [a, { id: b, when: { until: 2026-11-27 } }]\n")
        for words in (("--to", "2026-11-01", "--start", "2026-11-27"), ("--from", "2026-11-02", "--to", "2026-11-01"), ("--start", "11/27/2026")):
            bannerkit("preview", banner, "-o", self.folder / "page.html", *words, code=2)

    def test_a_banner_without_dates_has_no_calendar(self):
        page = self.open_preview(self.write("items: [a, b]\n"))
        self.assertFalse(page.locator("#plan").is_visible())


class Gallery(BrowserTest):
    def test_what_is_on_at_a_time(self):
        (self.folder / "specs").mkdir()
        for name, text in (("always", "items: [a]\n"), ("friday", "items: [{ id: a, when: { days: fri } }]\n"),
                           ("seoul", "timeZone: Asia/Seoul\nitems: [a, { id: b, when: { hours: 06:00-07:00 } }]\n"),
                           ("later", "items: [{ id: a, when: { from: 2026-11-30, until: 2026-12-10 } }]\n")):
            self.write("name: " + name + "\n" + text, f"specs/{name}.banner.yaml")
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out")
        page = self.open(self.folder / "out" / "index.html")
        names = lambda: page.locator(".tile .name").all_text_contents()
        self.assertEqual(names(), ["always", "friday", "later", "seoul"])
        page.locator("#at").fill("2026-12-04T06:30:00")
        self.assertEqual(names(), ["always", "friday", "later", "seoul"])
        self.assertEqual(page.locator(".tile .when").all_text_contents(), ["always on", "1 on · a ends 00:00 UTC", "1 on · a ends Thu 10 Dec UTC", "2 on · b ends 07:00 Asia/Seoul"])
        page.locator("#at").fill("2026-12-03T07:30:00")
        self.assertEqual(names(), ["always", "later", "seoul"])
        self.assertEqual(page.locator(".tile .when").nth(2).text_content(), "1 on · b begins 06:00 Asia/Seoul")
        page.reload()
        self.until(page, "!!(window.bannerkit && window.bannerkit.ready)")
        self.assertEqual(names(), ["always", "later", "seoul"])
        page.locator("#at").fill("2031-01-01T00:00:00")
        self.assertEqual(page.locator(".tile .when").nth(1).text_content(), "not known then")
        page.locator("#reset").click()
        self.assertEqual(len(names()), 4)
        self.assertQuiet()

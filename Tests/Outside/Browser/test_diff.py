"""The page of a change: both versions on one clock, and the differences that `bannerkit diff` reports."""
import re
import subprocess

from browser import BrowserTest, bannerkit, load_json, pixels, states

OLD = """name: home
timer: 2s
transition: 300ms
indicator: dots
items: [{ id: red, color: '#cc0000' }, { id: green, color: '#00aa00' }, { id: blue, color: '#0000cc' }]
scenarios:
  - { name: swipes, duration: 6s, inputs: [{ at: 1s, swipe: next }], expect: [{ at: 2s, page: green }, { at: 5.5s, page: blue }] }
  - { name: waits, duration: 3s, expect: [{ at: 2.5s, page: green }] }
"""
NEW = OLD.replace("timer: 2s", "timer: 2500ms").replace("waits", "rests")
# Another card instead of the last one.
OTHER = NEW.replace("{ id: blue, color: '#0000cc' }", "black").replace("blue", "black")
ITEMS = "['before', 'after'].map(id => document.querySelector(`#${id} .item`).textContent)"


class Changes(BrowserTest):
    def change(self, old=OLD, new=NEW, *words, **options):
        page = self.folder / "change.html"
        bannerkit("preview", "--diff", self.write(old, "old.yaml"), self.write(new, "new.yaml"), "-o", page, *words)
        return self.open(page, **options)

    def words(self, page):
        return page.locator("#differences").text_content()

    def test_both_versions_show_what_the_engine_says_of_the_same_instant(self):
        page = self.change()
        for time in (0, 1_900_000, 2_150_000, 2_600_000, 4_700_000, 3_600_000_000):
            self.stop(page, time / 1e6)
            expected = [load_json(states(self.folder / name, [time]))[0]["item"] for name in ("old.yaml", "new.yaml")]
            self.assertEqual(page.evaluate(ITEMS), expected, time)
            verdict = "same card" if expected[0] == expected[1] else "different cards"
            self.assertEqual(page.locator("#verdict").text_content(), verdict)
        self.assertQuiet()

    def test_the_clock_never_runs_back_if_a_frame_is_older_than_it(self):
        old_frames = """const own = requestAnimationFrame;
          window.seen = [];
          window.requestAnimationFrame = call => own(now => {
            call(seen.length < 5 ? 0 : now);
            if (window.bannerkit?.ready) seen.push([bannerkit.player.time, document.getElementById('time').textContent]);
          });"""
        page = self.change(script=old_frames)
        self.until(page, "seen.some(([time]) => time > 0)")
        seen = page.evaluate("seen")
        self.assertEqual(sorted(seen), seen)
        self.assertEqual(seen[0], [0, "0.00 s"])
        self.assertQuiet()

    def test_the_words_are_those_of_diff(self):
        for old, new in ((OLD, NEW), (OLD, NEW.replace("red", "'1'")), (OLD, "items: [red, black]\n"), (NEW, OLD),
                         (OLD, OLD.replace("id: red,", 'id: red, title: "<b>&amp; ``x`` \\n</b>",'))):
            page = self.change(old, new)
            said = subprocess.run(["bannerkit", "diff", "old.yaml", "new.yaml"], cwd=self.folder, capture_output=True, text=True)
            self.assertEqual(said.returncode, 1, said.stderr)
            shown = page.evaluate("""[...document.querySelectorAll('#sentence, #differences section h2, #differences section li')].map(part => {
              for (const button of part.querySelectorAll('[data-item] + code')) button.remove();
              for (const button of part.querySelectorAll('[data-item]')) button.textContent = button.dataset.item;
              return part.innerText;
            })""")
            # A page has boxes for backticks, names cards by their titles, and begins with what fails; long values are listed key by key in both,
            # in lines of other lengths.
            plain = lambda text: re.sub(r"[`\s]+", "", text)
            self.assertEqual(sorted(plain("".join(shown))), sorted(plain(said.stdout)))
            for line in shown:
                self.assertIn(plain(line), plain(said.stdout))
            page.context.close()
        self.assertQuiet()

    def test_the_sentence_is_on_top_and_both_banners_fill_the_stage(self):
        dots = OLD.replace("timer: 2s", "timer: 2500ms")
        cases = ((OLD, OLD.replace("dots", "pill"), "Only the indicator changes: dots → pill"),
                 (OLD, dots, "Each card is on 0.5 s longer: every 2 s → 2.5 s · round 6 s → 7.5 s"),
                 (OLD, OLD.replace("id: red,", "id: red, title: عرض,"), "red is now called عرض"))
        for old, new, words in cases:
            for width, height in ((1440, 900), (820, 1180), (390, 844)):
                page = self.change(old, new, viewport={"width": width, "height": height})
                self.assertEqual(page.locator("#sentence").text_content(), words)
                boxes = [page.locator(f"#{name} .ground").bounding_box() for name in ("before", "after")]
                pane = page.locator("#before .pane").bounding_box()
                self.assertGreater(max(boxes[0][side] / pane[side] for side in ("width", "height")), 0.97, (words, width))
                self.assertGreater(sum(box["width"] * box["height"] for box in boxes) / width / height, 0.24, (words, width))
                self.assertLess(page.locator("#sentence").bounding_box()["y"], boxes[0]["y"])
                page.context.close()
        # Wide banners are one above the other.
        strip = "viewport: { width: 960, height: 120 }\n" + OLD
        page = self.change(strip, strip.replace("dots", "pill"), viewport={"width": 1440, "height": 900})
        before, after = (page.locator(f"#{name} .ground").bounding_box() for name in ("before", "after"))
        self.assertGreater(after["y"], before["y"] + before["height"])
        self.assertQuiet()

    def test_dates_have_a_lane_for_each_version(self):
        dated = "timeZone: Europe/Berlin\ntimer: 2s\nitems: [{ id: a, title: Sale, color: '#cc0000', when: { from: 2026-11-27, until: 2026-11-28 } }, b]\n"
        page = self.change(dated, dated.replace("11-28", "11-30"), viewport={"width": 1440, "height": 900})
        self.assertEqual(page.locator("#sentence").text_content(), "Sale is on 48 h longer, until 30 Nov 2026 Europe/Berlin")
        red = """canvas => {
          const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          const row = y => data.slice(4 * y * canvas.width, 4 * (y + 1) * canvas.width);
          return [31, 59].map(y => row(y).reduce((sum, value, at, all) => sum + (at % 4 === 0 && value === 204 && all[at + 1] === 0), 0));
        }"""
        before, after = page.locator("#dates-lane").evaluate(red)
        self.assertAlmostEqual(after / before, 2, delta=0.1)
        page = self.change()
        self.assertFalse(page.locator("#dates").is_visible())
        self.assertQuiet()

    def test_what_fails_is_first(self):
        page = self.change(NEW.replace("timer: 2500ms", "timer: 2s"), NEW.replace("timer: 2500ms", "timer: 600ms"))
        titles = lambda: page.locator("#differences h2").all_text_contents()
        self.assertEqual(titles(), ["Scenarios", "Findings", "Keys", "Schedule"])
        old = "items: [a, b, c]\ntimer: 2s\nscenarios:\n  - { name: mends, duration: 3s, expect: [{ at: 1.5s, page: b }] }\n" \
            "  - { name: breaks, duration: 3s, expect: [{ at: 1.5s, page: a }] }\n"
        page = self.change(old, old.replace("timer: 2s", "timer: 1s"))
        entries = page.locator("#differences section").first.locator("li:not(.under)").all_text_contents()
        self.assertEqual([entry.partition(",")[0] for entry in entries], ["breaks: passes → fails", "mends: fails → passes"])
        page = self.change(OLD, OLD.replace("dots", "pill"))
        self.assertEqual(titles()[0], "Keys")
        self.assertQuiet()

    def test_a_title_is_before_its_id_and_names_are_beside_the_bars(self):
        dated = "timeZone: UTC\ntimer: 2s\nitems: [{ id: a-1, title: Sale of the year, when: { from: 2026-11-27, until: 2026-11-28 } }, { id: b-2, title: Rest }]\n"
        for width in (1440, 390):
            page = self.change(dated, dated.replace("11-28", "11-30"), viewport={"width": width, "height": 900})
            self.assertIn("Sale of the year a-1: 2 d → 4 d", self.words(page))
            names = page.locator("#date-names span")
            self.assertEqual(names.all_text_contents(), ["Before: Sale of the year", "After: Sale of the year"])
            lane = page.locator("#dates-lane").bounding_box()
            for row, name in enumerate(names.all()):
                box = name.bounding_box()
                self.assertLessEqual(box["x"] + box["width"], lane["x"])
                self.assertAlmostEqual(box["y"] - lane["y"], 20 + 22 * row, delta=1)
            lanes = page.locator("#lanes").bounding_box()
            self.assertLess(page.locator(".names span", has_text="Differs").bounding_box()["x"], lanes["x"])
            page.context.close()
        self.assertQuiet()

    def test_a_renamed_item_is_one_card(self):
        page = self.change(OLD, OLD.replace("blue", "navy"))
        self.assertEqual(page.locator("#sentence").text_content(), "Only the id of blue changes: blue → navy")
        self.stop(page, 4.5)
        self.assertEqual(page.locator("#verdict").text_content(), "same card")
        self.assertEqual(page.evaluate(ITEMS), ["blue", "navy"])

    def test_the_worst_is_the_status(self):
        for old, new, words in (("items: [a, b]\ntimer: 3s\n", "items: [a, b]\ntimer: 4s\n", "✓ checked"), (OLD, OLD.replace("timer: 2s", "timer: 10s"), "✗ 2 failing scenarios"),
                                ("items: [a, b]\ntimer: 2s\n", "items: [a, b]\ntimer: 1s\n", "1 piece of advice")):
            page = self.change(old, new)
            self.assertEqual(page.locator(".chip").all_text_contents(), [words])
            self.assertEqual(page.locator(".chip").get_attribute("href"), "#differences")

    def test_a_difference_leads_to_its_moment(self):
        page = self.change()
        for number, (words, time, scenario) in enumerate([("2s", 2e6, ""), ("2.5s", 2.5e6, "")]):
            page.locator("#differences section", has_text="Schedule").locator(".moment").nth(number).click()
            self.assertEqual(page.evaluate("[bannerkit.player.time, document.getElementById('scenario').value]"), [time, scenario], words)
        page.locator(".moment", has_text="swipes").click()
        self.assertEqual(page.evaluate("[bannerkit.player.time, bannerkit.comparison.versions.map(version => version.inputs.length)]"), [0, [1, 1]])
        self.assertEqual(page.locator("#scenario").input_value(), "0")
        page = self.change(OLD, OTHER)
        for item, seconds in (("black", 5), ("blue", 4)):
            page.locator("#differences section", has_text="Cards in").locator(".moment", has_text=item).click()
            self.assertEqual(page.evaluate("bannerkit.player.time"), seconds * 1e6, "where it is first shown")
        self.assertQuiet()

    def test_the_next_difference_is_the_next_one(self):
        page = self.change()
        self.stop(page, 0)
        times = []
        for key in "...,,.":
            page.keyboard.press(key)
            times.append(page.evaluate("bannerkit.player.time"))
        # From 2 s to 2.5 s the items differ, then the later movement is another one; from 4 s on again.
        self.assertEqual(times, [2_000_000, 2_500_000, 4_000_000, 2_500_000, 2_000_000, 2_500_000])
        self.stop(page, 10_000)
        self.assertTrue(page.evaluate("(bannerkit.comparison.step(1), bannerkit.player.time > 10000e6)"))

    def test_the_gutter_is_red_where_other_items_are_shown(self):
        page = self.change()
        self.stop(page, 0)
        lanes = page.evaluate("({span: bannerkit.comparison.lanes.span, items: bannerkit.comparison.lanes.found.items})")
        # Before: red, green at 2 s, blue at 4 s, red at 6 s; after: green at 2.5 s, blue at 5 s.
        self.assertEqual(lanes["items"][:2], [[2e6, 2.5e6], [4e6, 5e6]])
        rows = pixels(page.screenshot())
        box = page.locator("#lanes").bounding_box()
        at = lambda time: rows[int(box["y"] + 32 + 34 + 4 + 6)][int(box["x"] + time / lanes["span"] * box["width"])]
        for time, is_red in ((1e6, False), (2.3e6, True), (3.5e6, False), (4.5e6, True)):
            red, green, _ = at(time)
            self.assertEqual(red - green > 80, is_red, f"{time}: {at(time)}")

    def test_too_many_changes_are_compared_by_their_shares(self):
        page = self.change(OLD, OTHER)
        self.stop(page, 0)
        for _ in range(24):
            page.evaluate("document.getElementById('zoom-out').click()")
        self.assertIsNone(page.evaluate("bannerkit.comparison.lanes.found"))
        data = page.evaluate("""() => {
          const canvas = document.getElementById('lanes');
          return [...canvas.getContext('2d').getImageData(canvas.width / 2, 32 + 34 + 4 + 6, 1, 1).data];
        }""")
        self.assertGreater(data[0] - data[1], 30, data)

    def test_a_window_without_width_stops_no_lanes(self):
        page = self.change()
        self.stop(page)
        colors = """(canvas => new Set(new Uint32Array(canvas.getContext('2d').getImageData(0, 40, canvas.width, 1).data.buffer)).size)(document.getElementById('lanes'))"""
        for width, seen in ((1, "< 3"), (1200, "> 3")):
            page.set_viewport_size({"width": width, "height": 900})
            self.until(page, f"{colors} {seen}")
        self.assertEqual([line for line in self.noise if line.startswith("error")], [])

    def test_a_scenario_plays_where_it_exists(self):
        page = self.change()
        names = page.locator("#scenario option").all_text_contents()
        self.assertEqual(names, ["No scenario", "swipes", "rests"], "a renamed scenario is one of both")
        page = self.change(OLD, "items: [red, green]\ntimer: 2s\n")
        self.assertEqual(page.locator("#scenario option").all_text_contents(), ["No scenario", "swipes (removed)", "waits (removed)"])
        page.select_option("#scenario", "0")
        self.assertEqual(page.locator(".absent").get_attribute("id"), "after")
        self.assertEqual([shown.is_visible() for shown in page.locator(".missing-scenario").all()], [False, True])

    def test_without_a_difference_it_says_so(self):
        page = self.change(OLD, "# a comment\n" + OLD)
        self.assertEqual(page.locator("#sentence").text_content(), "Both versions are the same banner")
        self.stop(page, 2.1)
        page.keyboard.press(".")
        self.assertIn("no later difference", page.locator("#found").text_content())
        self.assertQuiet()

    def test_sizes_are_drawn_in_one_scale_and_stacked_on_a_phone(self):
        wide = OLD.replace("timer", "viewport: { width: 780, height: 200 }\ntimer", 1)
        for width, isStacked in ((1280, False), (390, True), (320, True)):
            page = self.change(OLD, wide, viewport={"width": width, "height": 800})
            before, after = (page.locator(f"#{name} .ground").bounding_box() for name in ("before", "after"))
            self.assertAlmostEqual(after["width"] / before["width"], 2, delta=0.02)
            self.assertEqual(after["y"] > before["y"] + before["height"], isStacked)
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
            page.context.close()

    def test_stages_clock_and_lanes_are_on_one_screen(self):
        page = self.change(viewport={"width": 1280, "height": 800})
        box = page.locator("#legend").bounding_box()
        self.assertLessEqual(box["y"] + box["height"], 800)

    def test_a_page_comes_back_as_it_was(self):
        page = self.change()
        page.select_option("#speed", "0.5")
        page.select_option("#scenario", "1")
        self.stop(page, 1.25)
        look = "[bannerkit.player.time, bannerkit.player.speed, bannerkit.comparison.scenario]"
        self.assertEqual(page.evaluate(look), [1_250_000, 0.5, 1])
        page.reload()
        self.until(page, "!!(window.bannerkit && window.bannerkit.ready)")
        self.assertEqual(page.evaluate(look), [1_250_000, 0.5, 1])

    def test_from_a_date_both_play_what_is_on(self):
        dated = "timeZone: UTC\ntimer: 2s\nitems: [{ id: a, when: { until: '2026-03-01T00:00:03' } }, b, c]\n"
        page = self.change(dated, dated.replace("00:03", "00:05"), "--start", "2026-03-01T00:00:00")
        self.stop(page, 4.5)
        counts = [page.locator(f"#{name} .page").text_content().split()[-1] for name in ("before", "after")]
        self.assertEqual(counts, ["2", "3"])
        self.assertIn("a: 3 s → 5 s", self.words(page))
        self.assertQuiet()

    def test_revisions_of_git(self):
        git = lambda *words: subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b.c", *words], cwd=self.folder, check=True)
        git("init", "-q")
        self.write(OLD, "home.banner.yaml")
        git("add", ".")
        git("commit", "-qm", "one")
        def run(*words):
            return subprocess.run(["bannerkit", "preview", "--diff", *words], cwd=self.folder, capture_output=True, text=True)
        ran = run("HEAD", "home.banner.yaml", "-o", "change.html")
        self.assertEqual((ran.returncode, ran.stderr), (0, "bannerkit: no banner differs, so no page was written\n"))
        self.write(NEW, "home.banner.yaml")
        self.assertEqual(run("HEAD", "-o", "change.html").returncode, 0)
        page = self.open(self.folder / "change.html")
        self.assertIn("timer: 2s → 2500ms", self.words(page))
        self.write("items: [a]\n", "other.banner.yaml")
        ran = run("HEAD", "-o", "change.html")
        self.assertEqual(ran.returncode, 2)
        self.assertIn("2 banners differ, and a page shows one\n  help: for a page, name one", ran.stderr)
        ran = run("-o", "change.html", "HEAD", "--", "other.banner.yaml")
        self.assertEqual((ran.returncode, "is new" in ran.stderr), (2, True), ran.stderr)
        self.assertQuiet()

    def test_what_is_not_two_banners_is_refused(self):
        old, new = self.write(OLD, "old.yaml"), self.write("items: [a]\ntimer: soon\n", "new.yaml")
        out = ("-o", self.folder / "change.html")
        for words, code, said in (
                ((old, new, *out), 5, "`soon`"), ((self.folder, old, *out), 2, "is not a folder, and the other operand is one"), ((self.folder, self.folder, *out), 2, "`bannerkit diff`"),
                ((old, "/dev/null", *out), 2, "not two versions"), ((old, "gone.yaml", *out), 3, "gone.yaml"),
                ((old, *out), 2, "nothing to compare"), ((old, old, "-f", "svg", *out), 2, "`--format svg`"),
                ((old, old, "--watch", *out), 2, "`--watch`"), ((old, old, "-o", old), 2, "old.yaml"),
                (("-", "-", *out), 2, "only once"), ((old, old, "--from", "2026-01-01", *out), 2, "`--to`")):
            ran = subprocess.run(["bannerkit", "preview", "--diff", *map(str, words)], capture_output=True, text=True, stdin=subprocess.DEVNULL)
            self.assertEqual((ran.returncode, said in ran.stderr), (code, True), f"{words}: {ran.returncode} {ran.stderr}")
        self.assertFalse((self.folder / "change.html").exists())

    def test_less_motion_begins_at_rest(self):
        page = self.change(reduced_motion="reduce")
        self.assertEqual(page.evaluate("[bannerkit.player.isPlaying, bannerkit.player.time]"), [False, 0])
        self.assertTrue(page.locator("#calm").is_visible())

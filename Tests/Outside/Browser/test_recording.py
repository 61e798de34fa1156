"""What someone does in the page is theirs: recorded once, undone, and pasted into any file."""

from browser import BrowserTest, bannerkit, load_json

BANNER = "items: [a, b, c]\ntimer: 2s\n"
SCENARIOS = "scenarios:\n  - name: hidden once\n    duration: 6s\n    inputs:\n      - { at: 1s, hide: true }\n      - { at: 3s, show: true }\n"


class Recording(BrowserTest):
    def act(self, page, seconds, name, value=0):
        self.stop(page, seconds)
        self.assertTrue(page.evaluate("([name, value]) => bannerkit.player.act(name, value)", [name, value]))

    def text(self, page):
        return page.locator("#recording").text_content()

    def test_a_file_that_has_scenarios_gets_one_more(self):
        banner = self.write(BANNER + SCENARIOS)
        page = self.preview(banner)
        self.act(page, 1, "next")
        self.assertNotIn("scenarios:", self.text(page))
        pasted = self.write(banner.read_text() + self.text(page), "pasted.banner.yaml")
        lines = load_json(bannerkit("simulate", pasted, "--scenario", "recorded in the preview", "-f", "ndjson").splitlines())
        self.assertIn("next", [line.get("cause") for line in lines])
        self.assertIn("end of the scenarios", page.locator("#paste").text_content())

    def test_its_length_follows_from_what_was_done_not_from_where_one_looked(self):
        page = self.preview(self.write(BANNER))
        self.act(page, 1, "next")
        self.stop(page, 31_536_000)
        self.act(page, 0.5, "previous")
        self.stop(page, 31_536_000)
        self.assertIn("duration: 3s", self.text(page))

    def test_a_scenario_that_is_played_is_not_a_recording(self):
        page = self.preview(self.write(BANNER + SCENARIOS))
        page.select_option("#scenario", "0")
        self.assertEqual((self.text(page), page.locator("#rec").is_visible()), ("", False))
        self.assertEqual(page.locator("#scenario").input_value(), "0")
        self.act(page, 4, "next")
        self.assertIn("next: true", self.text(page))
        self.assertEqual(page.locator("#scenario").input_value(), "", "it is no longer that scenario")
        self.assertEqual(page.locator("#rec").text_content().split(), ["●", "REC", "3", "inputs"])

    def test_clear_leaves_no_name_behind(self):
        page = self.preview(self.write(BANNER + SCENARIOS))
        page.select_option("#scenario", "0")
        self.act(page, 4, "next")
        page.locator("#clear").click()
        self.assertEqual(page.locator("#scenario").input_value(), "")
        self.assertEqual(page.evaluate("bannerkit.player.inputs"), [])

    def test_what_is_dropped_is_said_and_comes_back(self):
        page = self.preview(self.write(BANNER))
        for seconds in (1, 2.5, 4):
            self.act(page, seconds, "next")
        before = self.text(page)
        self.act(page, 0.5, "previous")
        self.assertEqual(page.locator("#dropped").text_content(), "3 later inputs dropped")
        self.assertEqual(self.text(page).count("- { at"), 2, "one input, and the page at the end")
        page.locator("#undo").click()
        self.assertEqual(self.text(page), before)
        self.assertEqual(page.locator("#dropped").text_content(), "")
        for left in (2, 1, 0):
            page.locator("#undo").click()
            self.assertEqual(len(page.evaluate("bannerkit.player.inputs")), left)
        self.assertFalse(page.locator("#undo").is_visible())

    def test_clear_and_a_scenario_can_be_undone(self):
        page = self.preview(self.write(BANNER + SCENARIOS))
        self.act(page, 1, "next")
        mine = self.text(page)
        page.select_option("#scenario", "0")
        page.locator("#undo").click()
        self.assertEqual((self.text(page), page.locator("#scenario").input_value()), (mine, ""))
        page.locator("#clear").click()
        page.locator("#undo").click()
        self.assertEqual(self.text(page), mine)

    def test_nothing_is_recorded_that_no_scenario_can_last_for(self):
        page = self.preview(self.write(BANNER))
        for days, is_recorded in ((365, True), (400, False)):
            self.act(page, days * 86_400, "next")
            self.assertEqual((bool(self.text(page)), page.locator("#dropped").text_content()),
                             (is_recorded, "" if is_recorded else "Nothing is recorded after 366 days"), days)

    def test_a_recording_is_valid_where_the_page_says_to_paste_it(self):
        for more in ("", SCENARIOS):
            banner = self.write("name: hello\n" + BANNER + more)
            page = self.preview(banner)
            for seconds, kind in ((1, "next"), (2.5, "hide"), (4, "show")):
                self.act(page, seconds, kind)
            self.assertEqual(page.locator("#paste").text_content(), f"Paste it at the end of the {'scenarios in the file' if more else 'file'}.")
            whole = self.write(banner.read_text() + self.text(page), "whole.banner.yaml")
            bannerkit("validate", whole)
            self.assertIn("next", bannerkit("simulate", whole, "--scenario", "recorded in the preview", "-f", "ndjson"))
            page.context.close()

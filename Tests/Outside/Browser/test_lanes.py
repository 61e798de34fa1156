"""The lanes say what happens, however far one zooms out."""
from browser import BrowserTest

# The colours of a column of the canvas, in device pixels, from the top of the lane of items to its end.
COLUMN = """part => {
  const canvas = document.getElementById('lanes');
  const pen = canvas.getContext('2d');
  const data = pen.getImageData(Math.floor(canvas.width * part), 32, 1, 56).data;
  return [...Array(56).keys()].map(y => [...data.slice(y * 4, y * 4 + 3)].map(c => c.toString(16).padStart(2, '0')).join(''));
}"""


class Lanes(BrowserTest):
    def zoomed(self, text, times=24, **options):
        page = self.preview(self.write(text), **options)
        self.stop(page, 0.5)
        for _ in range(times):
            page.evaluate("document.getElementById('zoom-out').click()")
        self.assertEqual(page.evaluate("bannerkit.page.lanes.span"), 7 * 86_400_000_000)
        return page

    def test_a_week_shows_every_items_share_all_along(self):
        items = ", ".join(f"{{ id: i{n}, color: '#{color}' }}" for n, color in enumerate(("cc0000", "00aa00", "0000cc", "aaaa00")))
        page = self.zoomed(f"items: [{items}]\ntimer: 2s\nindicator: dots\n")
        for part in (0.02, 0.3, 0.5, 0.75):
            column = page.evaluate(COLUMN, part)
            for color in ("cc0000", "00aa00", "0000cc", "aaaa00"):
                self.assertAlmostEqual(column.count(color), 56 / 4, delta=2, msg=f"{color} at {part}")

    def test_events_that_are_not_listed_are_counted(self):
        banner = "items: [a, b, c]\ntimer: 2s\n"
        page = self.zoomed(banner)
        self.assertEqual(page.locator("#event-rows tr").count(), 300)
        # A start and, in a week, 302 400 changes, all but the last with its settle; every third one recenters.
        self.assertEqual(page.locator("#events-note").text_content(), "first 300 of 705,600")
        self.assertEqual(page.evaluate("bannerkit.page.lanes.changes"), 302_400)

    def test_a_period_with_few_events_lists_them_all(self):
        page = self.preview(self.write("items: [a, b]\ntimer: 2s\n"))
        self.stop(page, 0.5)
        self.assertEqual(page.locator("#events-note").text_content(), str(page.locator("#event-rows tr").count()))

    def test_an_input_is_marked_among_thousands_of_changes(self):
        page = self.preview(self.write("items: [a, b, c]\ntimer: 2s\n"))
        for hours in (20, 90):
            self.stop(page, hours * 3600)
            page.evaluate("bannerkit.player.act('hide')")
            self.stop(page, hours * 3600 + 18_000)
            page.evaluate("bannerkit.player.act('show')")
        for _ in range(24):
            page.evaluate("document.getElementById('zoom-out').click()")
        row = page.evaluate("""() => {
          const canvas = document.getElementById('lanes');
          const pen = canvas.getContext('2d');
          return [...Array(canvas.width).keys()].map(x => [...pen.getImageData(x, 32 + 56 + 6 + 10, 1, 1).data].join());
        }""")
        at = lambda hours: row[round(len(row) * hours / 168)]
        self.assertEqual(at(22), at(92), "hidden")
        self.assertNotEqual(at(22), at(50))

    def test_a_word_from_right_to_left_keeps_its_beginning(self):
        # A band that is too narrow for its label: its beginning is at the right end.
        page = self.preview(self.write("items: [{ id: a, title: 'עברית ארוכה מאוד כאן ועוד הרבה מילים אחריה', color: '#000000' }, b]\n"
                                       "timer: 2s\n"))
        self.stop(page, 0.5)
        page.evaluate("bannerkit.page.lanes.span = 40e6; bannerkit.page.redraw()")
        calls = page.evaluate("""() => {
          const calls = [];
          const draw = CanvasRenderingContext2D.prototype.fillText;
          CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
            calls.push([text.slice(0, 5), x, this.textAlign, this.direction]);
            return draw.call(this, text, x, y);
          };
          bannerkit.page.redraw();
          CanvasRenderingContext2D.prototype.fillText = draw;
          return calls.filter(call => call[0].startsWith('ע'));
        }""")
        stride = page.evaluate("bannerkit.page.lanes.width") / 20
        self.assertAlmostEqual(calls[0][1], stride - 10, delta=0.1)
        self.assertEqual(calls[0][2:], ["right", "rtl"])

    # The texts that a redraw writes into the lanes' labels.
    LABELS = """() => {
      const [labels, said] = [document.getElementById('labels').getContext('2d'), []];
      labels.fillText = text => said.push(text);
      bannerkit.page.redraw();
      return said;
    }"""

    def test_a_name_that_does_not_fit_ends_with_an_ellipsis_and_the_last_card_stays(self):
        items = "items: [{ id: a, title: Summer sale of all our shirts and shoes }, { id: b, title: Last }]\ntimer: 2s\n"
        for loop, lengths in (("none", ["2 s", "stays"]), ("rewind", ["2 s", "2 s", "2 s", "2 s"])):
            page = self.preview(self.write(items + f"paging: {{ loop: {loop} }}\n"))
            self.stop(page, 0.5)
            page.evaluate("bannerkit.page.lanes.span = 7e6")
            said = page.evaluate(self.LABELS)
            # The last of a round goes on beyond the lanes.
            self.assertEqual((said[::2], said[1::2][1]), (lengths, "Last"))
            self.assertRegex(said[1], "^Summer sale of .*…$")

    def test_the_head_is_behind_the_names(self):
        page = self.preview(self.write("items: [a, b]\ntimer: 2s\n"))
        self.assertTrue(page.evaluate("""(([lanes, head, labels]) => !!(head.compareDocumentPosition(labels) & Node.DOCUMENT_POSITION_FOLLOWING)
          && lanes.width === labels.width && lanes.height === labels.height && getComputedStyle(labels).pointerEvents === 'none')
          (['lanes', 'playhead', 'labels'].map(id => document.getElementById(id)))"""))

    def test_a_name_from_right_to_left_keeps_its_place_in_a_sentence(self):
        page = self.preview(self.write("items: [{ id: a, title: تخفيضات }, { id: b, title: New }]\ntimer: 2s\n"))
        self.stop(page, 0.5)
        self.assertIn("\u2068تخفيضات\u2069 → New", page.locator("tr.event-change").first.text_content())

    def test_what_a_scenario_expects_is_marked_with_what_was_seen(self):
        page = self.preview(self.write("items: [a, b, c]\ntimer: 2s\nscenarios:\n  - name: s\n    duration: 5s\n"
                                       "    expect: [{ at: 1s, page: a }, { at: 3s, page: c }]\n"))
        rows = page.locator("tr.event-expect")
        page.select_option("#scenario", "")
        self.assertEqual(rows.count(), 0)
        page.select_option("#scenario", "0")
        self.stop(page, 0.5)
        self.assertEqual([row.split() for row in rows.all_text_contents()],
                         ["1.000 s✓ expectas expected".split(), "3.000 s✗ expectexpected c at 3s, saw b".split()])
        self.assertEqual(page.evaluate(self.LABELS)[-3:], ["✓", "✗", "expected c at 3s, saw b"])
        self.assertEqual(page.locator("tr.failed").count(), 1)
        page.evaluate("bannerkit.player.act('next')")
        self.assertEqual(rows.count(), 0, "what was done since is another scenario")
        page.locator("#undo").click()
        self.reveal(page, "#reduced").check()
        self.assertEqual(rows.count(), 0, "for another viewer")

"""The playground: findings equal to the program's, and what one does with a text."""
import base64
import json
import pathlib
import random
import sys
import unittest
import zlib

from browser import IS_FULL, EXAMPLES, ROOT, bannerkit
from playground import BROKEN, PlaygroundTest

sys.path.insert(0, str(ROOT / "Tests/Outside/LanguageServer"))
from texts import mutated  # noqa: E402
from test_axe import MODES, PACKAGE  # noqa: E402

GOLDENS = sorted((ROOT / "Tests/BannerCommandTests/Golden").glob("*.banner.yaml"))
# What the visible frame plays.
FIRST = (ROOT / "Examples/home.banner.yaml").read_text()
BANNER = "document.querySelector('iframe:not(.coming)')?.contentWindow?.bannerkit?.page.banner"


class Playground(PlaygroundTest):
    def test_findings_are_those_of_validate(self):
        chance = random.Random(1)
        texts = [path.read_bytes().decode("utf-8", "replace") for path in [*GOLDENS, *EXAMPLES]]
        # A text area has one kind of line break, and UTF-8 only.
        texts = [text.replace("\r\n", "\n").replace("\r", "\n").replace("\x00", "") for text in texts]
        texts += [mutated(chance.choice(texts), chance.choice(texts), chance).replace("\r\n", "\n").replace("\r", "\n")
                  for _ in range(1000 if IS_FULL else 250)]
        folder = self.folder / "texts"
        folder.mkdir()
        for number, text in enumerate(texts):
            (folder / f"{number}.banner.yaml").write_text(text, encoding="utf-8", newline="")
        report = self.folder / "report.json"
        names = [folder / f"{number}.banner.yaml" for number in range(len(texts))]
        # The checker sees no folder of pictures.
        bannerkit("validate", "--no-settings", "--ignore", "BK5011", "-o", f"json={report}", *names, code=1)
        expected = [[] for _ in texts]
        for finding in json.loads(report.read_text())["findings"]:
            expected[int(pathlib.Path(finding.pop("path")).name.partition(".")[0])].append(finding)
        page = self.play()
        received = page.evaluate("""async texts => {
          const {checker} = bannerkit, answers = [];
          for (const text of texts) {
            answers.push(await new Promise(done => {
              checker.answered = (asked, answer) => { if (asked === text) done(answer.findings); };
              checker.check(text);
            }));
          }
          return answers;
        }""", texts)
        for text, wanted, found in zip(texts, expected, received):
            for finding in found:
                finding.pop("path")
            self.assertEqual(found, wanted, text)
        self.assertGreater(sum(map(len, expected)), 3 * len(texts) // 4)

    def test_a_text_shows_its_banner_and_keeps_it_while_the_text_is_broken(self):
        page = self.play()
        self.assertEqual(self.shown(page).evaluate("bannerkit.page.banner.items.map(item => item.id)"), ["summer-sale", "new-arrivals", "members"])
        self.set(page, "items: [a, b]\ntimer: 2s\n")
        self.until(page, f"{BANNER}?.count === 2")
        answer = self.set(page, BROKEN)
        self.assertEqual([finding["slug"] for finding in answer["findings"]], ["duration-syntax", "unknown-key", "invalid-id"])
        self.assertEqual(page.text_content("#verdict"), "✗ 3 errors")
        self.assertTrue(page.is_visible("#stale"))
        page.wait_for_timeout(400)
        self.assertEqual(self.shown(page).evaluate("bannerkit.page.banner.count"), 2)
        self.assertQuiet()

    def test_the_clock_goes_on_when_the_text_changes(self):
        page = self.play()
        self.shown(page).evaluate("bannerkit.player.stop(3.5e6)")
        self.set(page, "items: [a, b, c]\ntimer: 2s\n")
        self.until(page, f"{BANNER}?.items[0].id === 'a'")
        self.assertEqual(self.shown(page).evaluate("[bannerkit.player.time, bannerkit.player.isPlaying]"), [3.5e6, False])

    def test_a_banner_that_changes_goes_on_with_what_was_done_to_it(self):
        page = self.play()
        self.shown(page).evaluate("bannerkit.player.stop(1e6); bannerkit.player.act('next'); bannerkit.player.playing = true")
        inputs = self.shown(page).evaluate("bannerkit.player.inputs")
        for count in (4, 5):
            self.set(page, "items: [" + ", ".join("abcde"[:count]) + "]\ntimer: 2s\n")
            self.until(page, f"{BANNER}?.count === {count}")
            self.until(self.shown(page), "bannerkit.player.time > 1e6")
            self.assertEqual(self.shown(page).evaluate("[bannerkit.player.inputs, bannerkit.player.isPlaying]"), [inputs, True])
        frame = self.shown(page)
        frame.select_option("#window", label="768 × 300 (tablet)")
        page.evaluate("document.getElementById('theme').click()")
        self.set(page, "items: [a, b]\ntimer: 2s\n")
        self.until(page, f"{BANNER}?.count === 2")
        self.assertEqual(self.shown(page).evaluate("document.documentElement.dataset.theme"), "light")
        self.assertEqual(self.shown(page).evaluate("[bannerkit.page.banner.viewport.width, document.getElementById('window').selectedOptions[0].text]"),
                         [768, "768 × 300 (tablet)"])
        self.assertQuiet()

    def test_failures_are_listed_by_time(self):
        page = self.play()
        self.set(page, "items: [a, b]\ntimer: 2s\nscenarios:\n  - { name: s, duration: 9s, expect: [{ at: 7s, page: a }, { at: 3s, page: a }] }\n")
        self.until(page, f"{BANNER}?.count === 2")
        self.until(self.shown(page), "!!document.querySelector('.failures')")
        self.assertEqual(self.shown(page).evaluate("[...document.querySelectorAll('.failures li')].map(failure => failure.textContent)"),
                         ["expected a at 3s, saw b", "expected a at 7s, saw b"])
        self.assertQuiet()

    def test_a_finding_leads_to_its_place_and_its_fix_can_be_undone(self):
        page = self.play()
        self.set(page, BROKEN)
        rows = page.query_selector_all("#problems li")
        self.assertIn("1 | timer: 3 s\n  |        ^^^", rows[0].text_content())
        rows[2].query_selector(".go").click()
        self.assertEqual(page.evaluate("[bannerkit.editor.area.selectionStart, bannerkit.editor.area.selectionEnd, document.activeElement.id]"),
                         [BROKEN.index("é"), BROKEN.index("é") + len("é😀".encode("utf-16-le")) // 2, "text"])
        page.click(".fix:has-text('Write 3s')")
        self.assertEqual(page.input_value("#text"), BROKEN.replace("3 s", "3s"))
        self.answered(page)
        page.keyboard.press("Control+z")
        self.assertEqual(page.input_value("#text"), BROKEN)
        self.answered(page)
        page.click("#mend")
        self.until(page, "bannerkit.editor.text.startsWith('timer: 3s\\nfocus: 1.1\\n')")
        self.assertTrue(page.is_hidden("#mend") or self.answered(page)["findings"])
        self.assertQuiet()

    def test_line_numbers_and_marks_follow_the_text(self):
        page = self.play()
        self.set(page, BROKEN + "\n".join(f"  - item-{n}" for n in range(500)))
        self.drawn(page)
        self.assertEqual(page.evaluate("[...document.querySelectorAll('#gutter .error')].map(n => n.textContent)"), ["1", "2", "4"])
        self.assertEqual(page.evaluate("[...document.querySelectorAll('#tint .marked')].map(n => n.textContent).join('')"), "3 sfocussé😀")
        page.evaluate("bannerkit.editor.area.scrollTop = 4000")
        self.drawn(page)
        numbers = page.evaluate("[...document.querySelectorAll('#gutter .number')].map(n => +n.textContent)")
        self.assertIn(210, numbers)
        self.assertLess(len(numbers), 60)

    def test_an_address_carries_the_text(self):
        text = "items: [eins, zwei]  # ü😀\n"
        page = self.play()
        self.set(page, text)
        page.click("#share")
        self.until(page, "location.hash.includes('text=')")
        letters = page.evaluate("location.hash").split("text=")[1]
        packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        self.assertEqual(zlib.decompress(packed, -15).decode(), text)
        other = self.play(hash="text=" + letters)
        self.assertEqual(other.input_value("#text"), text)
        other.context.close()
        # Anyone can write an address.
        bomb = zlib.compressobj(9, zlib.DEFLATED, -15)
        huge = base64.urlsafe_b64encode(bomb.compress(b"a" * (8 << 20)) + bomb.flush()).decode().rstrip("=")
        for letters in ("", "%%%", "AAAA", huge):
            with self.subTest(letters[:8]):
                bad = self.play(hash="text=" + letters)
                self.assertEqual(bad.input_value("#text"), FIRST)
                bad.context.close()
        self.assertQuiet()

    def test_the_file_is_downloaded_under_the_banners_name(self):
        page = self.play()
        self.set(page, "name: launch-week\nitems: [a, b]\n")
        with page.expect_download() as info:
            page.click("#download")
        self.assertEqual(info.value.suggested_filename, "launch-week.banner.yaml")
        self.assertEqual(pathlib.Path(info.value.path()).read_text(), "name: launch-week\nitems: [a, b]\n")

    def test_it_starts_from_files_and_offers_the_examples(self):
        page = self.play(self.write("items: [x, y]\n", "mine.banner.yaml"))
        self.assertEqual(page.input_value("#text"), "items: [x, y]\n")
        names = page.evaluate("[...document.getElementById('example').options].map(option => option.text)")
        self.assertEqual(names[:3], ["Examples", "mine.banner.yaml", "home"])
        self.assertEqual(len(names), 2 + len(EXAMPLES))
        for name in names[2:]:
            page.select_option("#example", label=name)
            self.assertEqual([f for f in self.answered(page)["findings"] if f["severity"] != "advice"], [], name)

    def test_dates_in_a_time_zone_are_those_of_the_browsers_zones(self):
        page = self.play()
        answer = self.set(page, "timeZone: America/New_York\ntimer: 2s\nitems: [{ id: a, when: { hours: 02:00-03:00 } }, { id: b, when: otherwise }]\n"
                          "scenarios: [{ name: s, start: 2026-03-08T00:30, duration: 3h, expect: [{ item: a, shownAtMost: 0s }] }]\n")
        self.assertNotIn("missing-zone-data", [finding["slug"] for finding in answer["findings"]])
        shown = json.loads(answer["page"])
        self.assertEqual(shown["calendar"]["zone"], "America/New_York")
        self.assertNotIn("failure", shown["scenarios"][0]["expectations"][0])

    def test_hostile_texts_are_texts(self):
        page = self.play(self.write("</script><script>alert(1)</script><!--", "a.banner.yaml"))
        self.assertEqual(page.input_value("#text"), "</script><script>alert(1)</script><!--")
        hostile = 'name: "</script><script>alert(1)</script><!--"\nitems: [{ id: a, title: "<img src=x onerror=alert(1)>" }, b]\n'
        self.assertIsNotNone(self.set(page, hostile)["page"])
        self.until(page, f"{BANNER}?.items[0].title?.startsWith('<img')")
        for text in ("[" * 100_000, "".join(" " * n + "a:\n" for n in range(1500)), "items: [" + "a, " * 400_000 + "]", "timer: 1e99999999999s\n"):
            with self.subTest(text[:20]):
                self.assertNotEqual(self.set(page, text)["findings"], [])
        self.assertEqual(self.set(page, "items: [a, b]\n")["findings"], [])
        self.assertQuiet()

    def test_a_preview_holds_no_checker(self):
        page = self.folder / "page.html"
        bannerkit("preview", EXAMPLES[0], "-o", page)
        self.assertNotIn(b'id="checker"', page.read_bytes())
        self.assertLess(len(zlib.compress(page.read_bytes(), 9)), 300_000)

    def test_a_window_of_320_points_and_every_mode(self):
        # In a sample those that differ most; `test_completing` tries all, with a list over them.
        for mode, options in MODES.items() if IS_FULL else [(mode, MODES[mode]) for mode in ("dark", "forced colours", "a narrow window")]:
            with self.subTest(mode):
                page = self.play(**options)
                self.set(page, BROKEN)
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0)
                if PACKAGE:
                    page.evaluate((pathlib.Path(PACKAGE.origin).parent / "axe.min.js").read_text(encoding="utf-8"))
                    found = page.evaluate("axe.run(document, { resultTypes: ['violations'], iframes: false })")["violations"]
                    self.assertEqual([f"{rule['id']}: {node['target']} {node['failureSummary']}" for rule in found for node in rule["nodes"]], [])
                page.context.close()
        self.assertQuiet()

    def test_the_keyboard_is_never_trapped(self):
        page = self.play()
        page.focus("#text")
        page.keyboard.press("Control+End")
        page.keyboard.type("viewport:\nwidth: 300\nheight: 200")
        self.assertTrue(page.input_value("#text").endswith("viewport:\n  width: 300\n  height: 200"))
        page.keyboard.press("Tab")
        self.assertNotEqual(page.evaluate("document.activeElement.id"), "text")
        page.keyboard.press("Shift+Tab")
        self.assertEqual(page.evaluate("document.activeElement.id"), "text")

    def test_typing_in_a_thousand_items_draws_what_is_visible_and_checks_the_newest_text(self):
        page = self.play()
        self.set(page, "timer: 2s\nitems:\n" + "".join(f"  - {{ id: item-{n}, title: Item {n} }}\n" for n in range(1000)))
        self.until(page, f"{BANNER}?.count === 1000")
        page.evaluate("""() => {
          window.seen = {asked: 0, frames: 0, rows: 0};
          // The text comes to rest only after all answers, however long they take.
          const {setTimeout: own} = window;
          window.setTimeout = (done, wait, ...more) => own(done, wait === 200 ? 1e6 : wait, ...more);
          const {checker, showing, editor} = bannerkit;
          const {postMessage} = checker.worker;
          checker.worker.postMessage = function (question) { seen.asked++; postMessage.call(this, question); };
          new MutationObserver(() => { seen.frames++; }).observe(showing.place, {childList: true});
          const {answered} = checker;
          checker.answered = (text, answer) => {
            answered(text, answer);
            if (text === editor.text) seen.framesThen = seen.frames;
          };
          new MutationObserver(() => { seen.rows = Math.max(seen.rows, editor.tint.childElementCount); }).observe(editor.tint, {childList: true});
        }""")
        page.focus("#text")
        page.keyboard.press("Control+Home")
        # Forty keys in one task: only the first and the last text are asked about.
        page.evaluate("for (const letter of '# ' + 'typing '.repeat(5)) document.execCommand('insertText', false, letter)")
        self.answered(page)
        self.assertTrue(page.input_value("#text").startswith("# typing typing"))
        seen = page.evaluate("seen")
        self.assertLessEqual(seen["asked"], 3)
        self.assertEqual(seen["framesThen"], 0, "the banner is not shown anew while one types")
        self.assertLess(seen["rows"], 60)


if __name__ == "__main__":
    unittest.main()

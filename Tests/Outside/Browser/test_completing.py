"""What the playground offers to write: the same as the editors' server, and how one takes it."""
import pathlib
import sys
import tempfile
import unittest

from browser import EXAMPLES, ROOT, bannerkit, pairs
from playground import BROKEN, PlaygroundTest
from test_axe import MODES, PACKAGE

sys.path.insert(0, str(ROOT / "Tests/Outside/LanguageServer"))
from client import Client  # noqa: E402

LABELS = "[...document.querySelectorAll('#completion-list .label')].map(label => label.textContent)"
# The server's numbers of kinds.
KINDS = {"key": 10, "word": 20, "rule": 20, "boolean": 14, "id": 18, "color": 16, "duration": 11, "value": 12}


def units(text):
    """How long a text is for a page: in UTF-16 code units."""
    return len(text.encode("utf-16-le")) // 2


class Completing(PlaygroundTest):
    def begin(self, text, caret=None):
        """A playground with a text, and the caret at the `|` in it."""
        page = self.play()
        place = units(text[:text.index("|")]) if caret is None else caret
        self.set(page, text.replace("|", "", 1) if caret is None else text)
        page.focus("#text")
        page.evaluate("place => bannerkit.editor.area.setSelectionRange(place, place)", place)
        return page

    def listed(self, page):
        """What is offered for the text as it is: the list opens at the first key, and follows the others."""
        page.wait_for_selector("#completions", state="visible")
        self.until(page, "!bannerkit.checker.isBusy")
        return page.evaluate(LABELS)

    def written(self, page):
        """The text with the selection between brackets."""
        return page.evaluate("""() => {
          const {value, selectionStart, selectionEnd} = bannerkit.editor.area;
          return value.slice(0, selectionStart) + '⟦' + value.slice(selectionStart, selectionEnd) + '⟧' + value.slice(selectionEnd);
        }""")

    def test_it_offers_what_the_editors_server_offers(self):
        texts = [path.read_text(encoding="utf-8") for path in EXAMPLES] + [BROKEN, "", "items: [é😀, b]\npaging: { startPage: "]
        folder = tempfile.mkdtemp(dir=self.folder)
        client = Client("bannerkit", folder, {
            "textDocument": {"completion": {"completionItem": {"documentationFormat": ["markdown"]}}}})
        self.addCleanup(client.end)
        page = self.play()
        compared = 0
        for number, text in enumerate(texts):
            uri = f"file://{folder}/{number}.banner.yaml"
            client.open(uri, text)
            places = range(0, len(text) + 1, max(1, len(text) // 25))
            offered = page.evaluate("""async ([text, places]) => {
              const all = [];
              for (const place of places) all.push(await bannerkit.checker.complete(text, place));
              return all;
            }""", [text, [units(text[:place]) for place in places]])
            for place, mine in zip(places, offered):
                before = text[:place]
                position = {"line": before.count("\n"), "character": units(before.rpartition("\n")[2])}
                theirs = client.request("textDocument/completion", {"textDocument": {"uri": uri}, "position": position})["items"]
                self.assertEqual([(entry["label"], KINDS[entry["kind"]], entry["detail"], entry["about"]) for entry in mine],
                                 [(item["label"], item["kind"], item["detail"],
                                   item.get("documentation", {"value": ""})["value"]) for item in theirs])
                for entry, item in zip(mine, theirs):
                    start = item["textEdit"]["range"]["start"]["character"]
                    self.assertEqual(entry["from"], units(before) - position["character"] + start)
                    if "select" not in entry:
                        self.assertEqual(entry["text"], item["textEdit"]["newText"])
                compared += len(mine)
            client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
        self.assertGreater(compared, 1500)

    def test_control_space_lists_and_enter_writes_what_is_selected(self):
        page = self.begin("items: [a, b]\n|")
        page.keyboard.press("Control+ ")
        self.assertEqual(self.listed(page)[:4], ["version", "name", "description", "timeZone"])
        self.assertEqual(page.get_attribute("#text", "aria-activedescendant"), "completion-0")
        page.keyboard.type("tim")
        self.assertEqual(self.listed(page), ["timeZone", "timer"])
        page.keyboard.press("ArrowDown")
        self.assertEqual(page.text_content("[aria-selected=true] .label"), "timer")
        self.assertIn("timer", page.text_content("#completion-about"))
        page.keyboard.press("Enter")
        self.assertEqual(self.written(page), "items: [a, b]\ntimer: ⟦2s⟧")
        self.assertTrue(page.is_hidden("#completions"))
        page.keyboard.press("Control+z")
        self.assertEqual(page.input_value("#text"), "items: [a, b]\ntim")
        self.assertQuiet()

    def test_what_is_selected_stays_while_its_word_gets_longer(self):
        page = self.begin("items: [a, b]\n|")
        selected = "document.querySelector('#completion-list [aria-selected=true] .label')?.textContent ?? null"
        seen = []
        for key in ("t", "i", "ArrowDown", "ArrowDown", "m", "e", "Z"):
            page.keyboard.press(key)
            seen.append((self.listed(page)[0], page.evaluate(selected)))
        self.assertEqual(seen, [("timeZone", None)] * 2 + [("timeZone", "timeZone")] + [("timeZone", "timer")] * 3 + [("timeZone", None)])
        # One that was asked for always has a selected entry.
        page.keyboard.press("Control+ ")
        self.listed(page)
        self.assertEqual(page.evaluate(selected), "timeZone")
        page.keyboard.press("Backspace")
        page.keyboard.press("Backspace")
        self.assertEqual((self.listed(page)[:2], page.evaluate(selected)), (["timeZone", "timer"], "timeZone"))

    def test_what_was_typed_before_the_answer_is_replaced_too(self):
        page = self.begin("items: [a, b]\n|")
        for key in ("t", "i", "ArrowDown", "ArrowDown"):
            page.keyboard.press(key)
            self.listed(page)
        # No answer comes any more.
        page.evaluate("bannerkit.checker.isBusy = true")
        page.keyboard.type("m")
        page.keyboard.press("Enter")
        self.assertEqual(self.written(page), "items: [a, b]\ntimer: ⟦2s⟧")

    def test_a_list_that_opens_by_itself_takes_no_key_of_the_text(self):
        page = self.begin("items: [a, b]\n|")
        page.keyboard.type("l")
        self.assertEqual(self.listed(page)[0], "layout")
        self.assertIsNone(page.get_attribute("#text", "aria-activedescendant"))
        self.assertEqual(page.text_content("#told-completions").split(",")[1], " arrow down to choose")
        page.keyboard.press("Enter")
        self.assertEqual(page.input_value("#text"), "items: [a, b]\nl\n")
        page.keyboard.type("l")
        self.listed(page)
        page.keyboard.press("Tab")
        self.assertNotEqual(page.evaluate("document.activeElement.id"), "text")
        self.assertTrue(page.is_hidden("#completions"))
        self.assertEqual(page.input_value("#text"), "items: [a, b]\nl\nl")

    def test_a_key_with_few_values_lists_them_next(self):
        page = self.begin("items: [a, b]\npaging:\n  loo|\n")
        page.keyboard.press("Control+ ")
        self.assertEqual(self.listed(page), ["loop"])
        page.keyboard.press("Tab")
        self.until(page, f"{LABELS}.length > 1")
        self.assertEqual(page.evaluate(LABELS), ["none", "rewind", "infinite"])
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        self.assertEqual(self.written(page), "items: [a, b]\npaging:\n  loop: infinite⟦⟧\n")

    def test_a_value_of_several_lines_is_indented(self):
        page = self.begin("items: [a, b]\nscenarios:\n  - name: s\n    duration: 2s\n    |")
        page.keyboard.type("inp")
        self.assertEqual(self.listed(page), ["inputs"])
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        self.assertEqual(self.written(page), "items: [a, b]\nscenarios:\n  - name: s\n    duration: 2s\n    inputs:\n      - { at: ⟦1.9s⟧, swipe: next }")

    def test_a_click_writes_and_escape_closes(self):
        page = self.begin("items: [{ id: é😀, color: |}, b]\n")
        page.keyboard.press("Control+ ")
        self.assertEqual(self.listed(page)[0], "black")
        page.keyboard.press("Escape")
        self.assertTrue(page.is_hidden("#completions"))
        page.keyboard.press("Alt+Escape")
        self.assertEqual(self.listed(page)[0], "black")
        page.keyboard.press("Escape")
        page.keyboard.type("re")
        self.assertEqual(self.listed(page)[0], "red")
        page.click("#completion-list li:first-child")
        self.assertEqual(self.written(page), 'items: [{ id: é😀, color: "#FF0000"⟦⟧}, b]\n')
        self.assertEqual(page.evaluate("document.activeElement.id"), "text")

    def test_nothing_known_is_said_only_to_whoever_asks(self):
        page = self.begin("items: [{ id: a, title: |}]\n")
        page.keyboard.type("x")
        self.answered(page)
        self.assertEqual(page.text_content("#told-completions"), "")
        page.keyboard.press("Control+ ")
        self.until(page, "document.getElementById('told-completions').textContent === 'No suggestions here'")
        self.assertTrue(page.is_hidden("#completions"))

    def test_the_list_is_beside_its_word_and_inside_the_window(self):
        long = "items:\n" + "".join(f"  - {{ id: item-{n}, title: Item {n} }}\n" for n in range(300)) + "t"
        texts = (("items: [a]\nt", 12), (long, len(long)), (BROKEN + "t", len(BROKEN) + 2))
        for mode, (text, caret) in pairs(MODES, texts):
            with self.subTest(mode=mode, text=text[:20]):
                page = self.play(**MODES[mode])
                self.set(page, text)
                page.focus("#text")
                self.drawn(page)
                page.evaluate("place => { const {area} = bannerkit.editor; area.setSelectionRange(place, place); area.scrollTop = area.scrollHeight; }", caret)
                self.drawn(page)
                page.keyboard.press("Control+ ")
                self.listed(page)
                box, caret_box, window = page.evaluate("""() => {
                  const {left, right, top, bottom} = document.getElementById('completions').getBoundingClientRect();
                  return [{left, right, top, bottom}, bannerkit.editor.caret(bannerkit.editor.area.selectionStart - 1), [innerWidth, innerHeight]];
                }""")
                self.assertGreaterEqual(box["left"], 0)
                self.assertLessEqual(box["right"], window[0])
                self.assertGreaterEqual(box["top"], 0)
                self.assertLessEqual(box["bottom"], window[1] + 1)
                self.assertTrue(box["top"] >= caret_box["bottom"] or box["bottom"] <= caret_box["top"], (box, caret_box))
                if PACKAGE:
                    page.evaluate((pathlib.Path(PACKAGE.origin).parent / "axe.min.js").read_text(encoding="utf-8"))
                    found = page.evaluate("axe.run(document, { resultTypes: ['violations'], iframes: false })")["violations"]
                    self.assertEqual([f"{rule['id']}: {node['target']} {node['failureSummary']}" for rule in found for node in rule["nodes"]], [])
                page.context.close()
        self.assertQuiet()


if __name__ == "__main__":
    unittest.main()

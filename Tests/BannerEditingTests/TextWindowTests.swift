import BannerDiagnostics
import BannerTestSupport
import Testing

@testable import BannerEditing

/// Of a long list, only the item around a place is looked at, and what can be written there is the same.
struct TextWindowTests {
    @Test(
        arguments: [
            ("name: x\nitems:\n  - a\n  - id: b\n    ti¦\n  - c\nname: d\n", "items:\n  - id: b\n    ti\n"),
            (
                "items: # all\n- a\n- id: b\n  title: |\n    - ¦text\n\n- c\n",
                "items: # all\n- id: b\n  title: |\n    - text\n\n"
            ),
            ("items:\r\n  - a\r\n  - ¦b\r\n  - c\r\n", "items:\r\n  - b\r\n"),
            // The item before a new one decides how it is read.
            ("items:\n  - a\n  - b\n  ¦\n  - c\n", "items:\n  - b\n  \n"),
            // Nothing is left out.
            ("items:\n  - a¦\n", nil),
            ("items: [a, b¦]\nname: c\n", nil),
            ("items:\n  - {id: a,\n b: c}\n  - d¦\n", nil),
            ("items:\n  - a\n  - b\n¦\n", nil),
            ("timer:\n  interval: ¦2s\nname: a\n", nil),
        ] as [(String, String?)]) func `The window of a place`(_ marked: String, _ lines: String?)
    {
        let cursor = Cursor(marked)
        let window = TextWindow(cursor.draft.bytes, around: cursor.offset)
        #expect((window.isPart ? String(decoding: window.bytes, as: UTF8.self) : nil) == lines)
    }

    @Test(arguments: Corpus.all) func `What can be written in a window is what can be in the whole text`(
        file: Corpus.File
    ) {
        let whole = Draft(banner: file.bytes)
        let text = whole.bytes
        let step = max(1, text.count / 400)
        for offset in stride(from: 0, through: text.count, by: step)
        where offset == text.count || text[offset] & 0xC0 != 0x80 {
            let window = TextWindow(text, around: offset)
            guard window.isPart else { continue }
            let part = Place(at: offset, text, whole.schema)
            let full = Place(at: offset, in: TextWindow(whole: text), text, whole.schema)
            #expect("\(String(describing: part))" == "\(String(describing: full))", "at \(offset)")
        }
    }
}

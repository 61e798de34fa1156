import BannerTestSupport
import Testing

@testable import BannerEditing

@Suite struct `A text in its form` {
    @Test(arguments: [
        (
            "indentation is two spaces", "timer:\n    interval: 2s\nitems:\n- a\n-   id: b",
            "timer:\n  interval: 2s\nitems:\n  - a\n  - id: b\n"
        ),
        (
            "a value is on its key's line", "name:\n  home\nitems:   [a,b]",
            "name: home\nitems: [a, b]\n"
        ),
        (
            "brackets have one form", "items: [ a,{id: b,title: c} ]\nlimits: {}\nx-a: [ ]",
            "items: [a, { id: b, title: c }]\nlimits: {}\nx-a: []\n"
        ),
        ("brackets over several lines are one line", "items: [\n  a,\n  b,\n]", "items: [a, b]\n"),
        (
            "quotes that are not needed go",
            "name: \"home\"\nitems: ['Sale 2', 'no', '1', '#fff', \"a: b\"]",
            "name: home\nitems: [Sale 2, \"no\", \"1\", \"#fff\", \"a: b\"]\n"
        ),
        (
            "quotes are double", "a: 'it''s'\nb: 'say \"yes\"'\nc: 'a\\b'",
            "a: \"it's\"\nb: 'say \"yes\"'\nc: 'a\\b'\n"
        ),
        (
            "comments stay in their column",
            "a: 1    # one\nbb: 2   # two\n  # own line\nc: 3 # three",
            "a: 1    # one\nbb: 2   # two\n# own line\nc: 3  # three\n"
        ),
        (
            "what is reported as a mistake stays one: a text with #, and a decimal comma",
            "a: We are #1\nb: 1 #\nc: { d: 0,25s,  e: 1,f: 2 }",
            "a: We are #1\nb: 1  #\nc: { d: 0,25s, e: 1, f: 2 }\n"
        ),
        (
            "what is not reported as a text does not become one", "{ \"a\": Sale, #x\n b: 1 }",
            "a: Sale  #x\nb: 1\n"
        ),
        (
            "a value that is not there yet", "a: [{id: ,b: 1}, {c: }]",
            "a: [{ id: , b: 1 }, { c: }]\n"
        ),
        ("one blank line stays", "\n\na: 1\n\n\n\nb: 2\n\n", "a: 1\n\nb: 2\n"),
        ("a comment makes a block", "items: [a, # first\n  b]", "items:\n  - a  # first\n  - b\n"),
        (
            "anchors and tags stay", "a: &x   1\nb: &y\n    c: *x\nd: !!str   2",
            "a: &x 1\nb: &y\n  c: *x\nd: !!str 2\n"
        ),
        (
            "texts below | and > move as a whole",
            "a: |\n     one\n       two\nb: >+\n   three\n\nc: 1",
            "a: |\n  one\n    two\nb: >+\n  three\n\nc: 1\n"
        ),
        (
            "lines of a text go on below it", "a: one\n     two\n\n     three",
            "a: one\n  two\n\n  three\n"
        ),
        ("marks and directives stay", "%YAML 1.2\n---\na: 1\n...", "%YAML 1.2\n---\na: 1\n...\n"),
        ("Windows' line ends stay", "a:   1\r\nb: [1,2]\r\n", "a: 1\r\nb: [1, 2]\r\n"),
        ("only comments", "# one\n\n\n  # two", "# one\n\n# two\n"), ("nothing", "", ""),
    ]) func `changes notation only`(_ what: String, _ text: String, _ formatted: String) {
        #expect(form(text) == formatted, "\(what)")
        #expect(form(formatted) == formatted, "\(what): twice is once")
    }

    @Test
    func
        `Brackets that pass column 100 become a block, and what is in them is looked at by itself`()
    {
        let title = String(repeating: "t", count: 60)
        #expect(
            form(
                "items:\n  - { id: a, title: \(title), when: { from: 2026-01-01, until: 2026-02-01 } }"
            )
                == "items:\n  - id: a\n    title: \(title)\n    when: { from: 2026-01-01, until: 2026-02-01 }\n"
        )
        // A comment that silences findings does so on its line, and a decimal comma is reported as
        // one.
        let silenced =
            "{ id: a, title: \(title), color: \"#FFF\", alt: x }  # bannerkit-ignore[low-contrast] why"
        #expect(form("items:\n  - \(silenced)") == "items:\n  - \(silenced)\n")
        #expect(
            form("x-a: { b: 1,5, c: \(title)\(title) }") == "x-a: { b: 1,5, c: \(title)\(title) }\n"
        )
        // 100 characters, and one more.
        let most = String(repeating: "é", count: 100 - "items: [a, ]".count)
        #expect(form("items: [a, \(most)]") == "items: [a, \(most)]\n")
        #expect(form("items: [a, \(most)é]") == "items:\n  - a\n  - \(most)é\n")
    }

    private func form(_ text: String) -> String {
        String(decoding: FormattedText(Array(text.utf8)).bytes, as: UTF8.self)
    }
}

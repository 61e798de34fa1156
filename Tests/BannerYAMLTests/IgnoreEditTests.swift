import BannerDiagnostics
import Testing

@testable import BannerYAML

@Suite("A comment that ignores a finding")
struct IgnoreEditTests {
    /// A file's name and its text with a finding, and what becomes of it: an ignore that is there
    /// already, CR LF, a text over lines, several rules on a line, JSON, and what is not YAML.
    @Test(arguments: [
        (
            "a.yaml", "items: [a]\nfoo: 1\n",
            "items: [a]\nfoo: 1  # bannerkit-ignore[unknown-key] why\n"
        ),
        (
            "a.yaml",
            "items: [{ id: a, foo: 1, color: '#zz' }]  # bannerkit-ignore[unknown-key] old\n",
            "items: [{ id: a, foo: 1, color: '#zz' }]  # bannerkit-ignore[unknown-key, invalid-color] old\n"
        ),
        (
            "a.yaml", "items: [a]\r\nfoo: 1\r\n",
            "items: [a]\r\nfoo: 1  # bannerkit-ignore[unknown-key] why\r\n"
        ),
        (
            "a.yaml", "items: [a]\nfoo: |\n  text\n",
            "items: [a]\nfoo: |  # bannerkit-ignore[unknown-key] why\n  text\n"
        ),
        (
            "a.yaml", "items:\n- id: a\n  foo: \"one\n    two\"\n",
            "items:\n- id: a\n  # bannerkit-ignore[unknown-key] why\n  foo: \"one\n    two\"\n"
        ),
        ("a.json", "{\"items\": [\"a\"], \"foo\": 1}\n", nil),
        ("a.yaml", "items: [a\n", nil),
    ])
    func `is written where it stays one`(name: String, before: String, after: String?) throws {
        let file = SourceFile(name: name, bytes: Array(before.utf8))
        let report = BannerFile.read(file).report
        let finding = try #require(report.findings.first)
        let edit = file.ignoring(finding, in: report, reason: "why", configuration: .standard)
        #expect(edit.map { before.applying([$0]) } == after)
    }
}

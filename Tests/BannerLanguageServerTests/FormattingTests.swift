import BannerDiagnostics
import BannerEditing
import BannerTestSupport
import BannerTree
import BannerYAML
import Testing

@testable import BannerLanguageServer

@Suite struct `The form of a document` {
    @Test(arguments: Corpus.all)
    func `Formatting changes no meaning and no comment, and twice is once`(
        _ file: Corpus.File
    ) throws {
        var report = Report()
        guard let document = Document.parse(file.source, into: &report), report.isEmpty,
            !document.file.isJSON
        else {
            return
        }
        let formatted = try #require(
            Formatting(document), "the form of \(file) would mean something else")
        #expect(FormattedText(formatted.bytes).bytes == formatted.bytes)
    }

    @Test func `An editor gets what changes`() {
        let text = "# top\nname:   home\nitems: [a]\ntimer: 2s\n"
        #expect(Cursor(text + "¦").snapshot.formatting == [Replacement(range: 12..<14, text: "")])
        #expect(Cursor("items: [a]\n¦").snapshot.formatting.isEmpty)
        #expect(Cursor("items: [a\n¦").snapshot.formatting.isEmpty, "it is not YAML")
        #expect(Cursor("name:   \"sale\"# in August\nitems: [a]\n¦").snapshot.formatting.isEmpty)
    }
}

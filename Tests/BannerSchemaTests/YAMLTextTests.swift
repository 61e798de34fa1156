import Diagnostics
import Testing
import YAMLTree

@testable import BannerSchema

@Suite("A text as YAML writes it")
struct YAMLTextTests {
    @Test(arguments: [
        ("Hello", "Hello"), ("a:b", "a:b"), ("여름 세일", "여름 세일"), ("red-2", "red-2"),
        ("a: b", "\"a: b\""), ("a:", "\"a:\""), (":a", "\":a\""), ("a : b", "\"a : b\""),
        ("a: \u{FE0F}b", "\"a: \u{FE0F}b\""),
        (" a", "\" a\""), ("a ", "\"a \""), ("-", "\"-\""), ("", "\"\""), ("12", "\"12\""), ("true", "\"true\""),
        ("~", "\"~\""), ("a #b", "\"a #b\""),
    ])
    func `has quotes where it needs them`(text: String, written: String) {
        #expect(JSON.string(text).yaml == written)
    }

    @Test func `comes back as it was, in a list and as a value, for all of up to four of these characters`() throws {
        let characters = ["a", "1", ".", " ", ":", "-", "#", "\"", "~"]
        var texts = [""]
        var longest = texts
        for _ in 1...4 {
            longest = longest.flatMap { text in characters.map { text + $0 } }
            texts += longest
        }
        for text in texts {
            let written = JSON.string(text).yaml
            let file = SourceFile(name: "a.yaml", bytes: Array("list: [\(written), x]\nvalue: \(written)\n".utf8))
            var report = Report()
            let root = try #require(Document.parse(file, into: &report), "`\(text)` was written `\(written)`").root
            let read = [root["list"]?.item(0), root["value"]].map { $0?.text }
            #expect(report.isEmpty && read == [text, text], "`\(text)` was written `\(written)`")
            #expect(root["list"]?.count == 2, "`\(text)` was written `\(written)`")
        }
    }
}

import BannerDiagnostics
import BannerTree
import BannerYAML
import Testing

@testable import BannerLanguage

@Suite("A text as YAML writes it")
struct YAMLTextTests {
    @Test(arguments: [
        ("Hello", "Hello"), ("a:b", "a:b"), ("여름 세일", "여름 세일"), ("red-2", "red-2"),
        ("a: b", "\"a: b\""), ("a:", "\"a:\""), (":a", "\":a\""), ("a : b", "\"a : b\""),
        ("a: \u{FE0F}b", "\"a: \u{FE0F}b\""),
        (" a", "\" a\""), ("a ", "\"a \""), ("-", "\"-\""), ("", "\"\""), ("12", "\"12\""),
        ("true", "\"true\""),
        ("~", "\"~\""), ("a #b", "\"a #b\""),
    ])
    func `has quotes where it needs them`(text: String, written: String) {
        #expect(JSON.string(text).yaml == written)
    }

    @Test func `comes back as it was, with a control character or any other in it`() throws {
        for value in Array(0...0xA0) + [
            0xAD, 0xAC00, 0x2028, 0x2029, 0xFEFF, 0xFFFD, 0xFFFF, 0x1F600,
        ] {
            let text = "a\(Character(try #require(Unicode.Scalar(UInt32(value)))))b"
            let written = JSON.string(text).yaml
            var report = Report()
            let file = SourceFile(name: "a.yaml", bytes: Array("value: \(written)\n".utf8))
            let root = Document.parse(file, into: &report)?.root
            #expect(
                report.isEmpty && root?["value"]?.text == text,
                "U+\(String(value, radix: 16)): \(written)")
        }
    }

    @Test
    func
        `comes back as it was, in a list and as a value, for all of up to four of these characters`()
        throws
    {
        let characters = ["a", "1", ".", " ", ":", "-", "#", "\"", "~"]
        var texts = [""]
        var longest = texts
        for _ in 1...4 {
            longest = longest.flatMap { text in characters.map { text + $0 } }
            texts += longest
        }
        for text in texts {
            let written = JSON.string(text).yaml
            let file = SourceFile(
                name: "a.yaml", bytes: Array("list: [\(written), x]\nvalue: \(written)\n".utf8))
            var report = Report()
            let root = try #require(
                Document.parse(file, into: &report), "`\(text)` was written `\(written)`"
            ).root
            let read = [root["list"]?.item(0), root["value"]].map { $0?.text }
            #expect(report.isEmpty && read == [text, text], "`\(text)` was written `\(written)`")
            #expect(root["list"]?.count == 2, "`\(text)` was written `\(written)`")
        }
    }
}

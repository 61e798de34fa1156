import BannerDiagnostics
import BannerTestSupport
import BannerTree
import BannerYAML
import Testing

@testable import BannerEditing

struct OutlineTests {
    @Test(arguments: Corpus.all) func `A text without faults has the structure of libyaml's tree`(
        _ file: Corpus.File
    ) {
        var report = Report()
        let source = file.source
        guard let document = Document.parse(source, into: &report), report.isEmpty else { return }
        var cursor = TextCursor(document)
        let tree = TreeText.text(of: document.root, source.bytes, &cursor)
        let outline = Outline(of: source.bytes)
        #expect(OutlineText.text(of: 0, outline, source.bytes) == tree)
    }

    @Test func `The repository has texts to compare`() {
        #expect(Corpus.all.count > 200)
    }
}

/// A tree's structure as text, with the places of its scalars.
private enum TreeText {
    static func text(of node: Node, _ bytes: [UInt8], _ cursor: inout TextCursor) -> String {
        if node.isAlias { return "alias" }
        switch node.kind {
        case .scalar:
            let range = node.contentRange(&cursor)
            let place = cursor.byteOffset(of: range.start)..<cursor.byteOffset(of: range.end)
            return place.isEmpty ? "empty" : "\(place)"
        case .sequence:
            var parts: [String] = []
            for item in node.items { parts.append(text(of: item, bytes, &cursor)) }
            return "[" + parts.joined(separator: ", ") + "]"
        case .mapping:
            var parts: [String] = []
            for entry in node.entries {
                parts.append(
                    text(of: entry.key, bytes, &cursor) + ": "
                        + text(of: entry.value, bytes, &cursor))
            }
            return "{" + parts.joined(separator: ", ") + "}"
        }
    }
}

/// An outline's structure as text, with the places of its scalars.
enum OutlineText {
    static func text(of index: Int, _ outline: Outline, _ bytes: [UInt8]) -> String {
        let node = outline.nodes[index]
        switch node.kind {
        case .alias: return "alias"
        case .empty: return "empty"
        case .plain, .singleQuoted, .doubleQuoted, .block: return "\(node.range)"
        case .sequence:
            return "["
                + outline.children(of: index).map { text(of: $0, outline, bytes) }.joined(
                    separator: ", ") + "]"
        case .mapping:
            let parts = outline.children(of: index).map { key in
                let value = outline.value(of: key).map { text(of: $0, outline, bytes) }
                return text(of: key, outline, bytes) + ": " + (value ?? "none")
            }
            return "{" + parts.joined(separator: ", ") + "}"
        }
    }
}

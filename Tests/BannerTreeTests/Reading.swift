import BannerDiagnostics
import BannerYAML

@testable import BannerTree

/// What a text is read as: its tree, and what was found.
struct Reading {
    var document: Document?
    var report = Report()

    init(_ bytes: [UInt8], limits: Limits = Limits()) {
        document = Document.parse(
            SourceFile(name: "test", bytes: bytes), limits: limits, into: &report)
    }

    init(_ text: String, limits: Limits = Limits()) {
        self.init(Array(text.utf8), limits: limits)
    }

    /// The tree on one line: `{a: [1, 'b']}`, with its quotes as in the source and blocks after `|`
    /// or `>`.
    var tree: String? { document.map { Reading.tree($0.root) } }

    /// The ids of the rules that were broken, in order of place.
    var rules: [String] { report.findings.map(\.rule.id) }

    private static func tree(_ node: Node) -> String {
        if node.isBroken { return "?" }
        switch node.kind {
        case .sequence: return "[" + node.items.map(tree).joined(separator: ", ") + "]"
        case .mapping:
            return "{"
                + node.entries.map { tree($0.key) + ": " + tree($0.value) }.joined(separator: ", ")
                + "}"
        case .scalar:
            switch node.style {
            case .plain: return node.text
            case .singleQuoted: return "'\(node.text)'"
            case .doubleQuoted: return "\"\(node.text)\""
            case .literal: return "|\(node.text)"
            case .folded: return ">\(node.text)"
            }
        }
    }
}

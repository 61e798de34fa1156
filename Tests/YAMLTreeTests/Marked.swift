import Diagnostics

@testable import YAMLTree

/// A YAML text in which `⟦` and `⟧` mark the expected ranges, so that nobody has to count columns.
struct Marked {
    /// The text without the marks.
    var text = ""
    /// The marked ranges, in order of their beginnings.
    var ranges: [SourceRange] = []

    init(_ marked: String) {
        var scalars = String.UnicodeScalarView()
        var opened: [Int] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟦":
                opened.append(ranges.count)
                ranges.append(SourceRange(scalars.count, scalars.count))
            case "⟧": if let last = opened.popLast() { ranges[last].end = scalars.count }
            default: scalars.append(scalar)
            }
        }
        text = String(scalars)
    }
}

/// The result of reading a text: its tree, and the findings.
struct Reading {
    var document: Document?
    var report = Report()

    init(_ bytes: [UInt8], limits: Limits = Limits()) {
        document = Document.parse(SourceFile(name: "test", bytes: bytes), limits: limits, into: &report)
    }

    init(_ text: String, limits: Limits = Limits()) {
        self.init(Array(text.utf8), limits: limits)
    }

    /// The tree on one line: `{a: [1, 'b']}`, with its quotes as in the source and blocks after `|` or `>`.
    var tree: String? { document.map { Reading.tree($0.root) } }

    /// The ids of the rules that were broken, in order of place.
    var rules: [String] { report.findings.map(\.rule.id) }

    private static func tree(_ node: Node) -> String {
        if node.isBroken { return "?" }
        switch node.kind {
        case .sequence: return "[" + node.items.map(tree).joined(separator: ", ") + "]"
        case .mapping:
            return "{" + node.entries.map { tree($0.key) + ": " + tree($0.value) }.joined(separator: ", ") + "}"
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

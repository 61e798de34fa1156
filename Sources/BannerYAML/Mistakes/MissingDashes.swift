import BannerDiagnostics
import BannerTree

/// Lists whose items were written as keys, without a `-` before each.
struct MissingDashes {
    /// The mappings in the place of lists.
    private var mappings: [(range: SourceRange, help: String)] = []

    /// Finds them by the findings of a reading.
    init(_ report: Report, _ document: Document, _ table: LineTable) {
        let id = Rule.wrongType.id
        for finding in report.keptFindings where finding.rule.id == id && mappings.count < 8 {
            guard finding.message.hasSuffix("must be a list, not a mapping") else { continue }
            guard let node = document.root.mappings(at: finding.range).first else { continue }
            mappings.append((finding.range, MissingDashes.help(node, document, table)))
        }
    }

    private static func help(_ mapping: Node, _ document: Document, _ table: LineTable) -> String {
        if let first = mapping.entries.first(where: { _ in true }), let width = first.key.width {
            return "write `- minWidth: \(width)` for each, and beside it the keys that change from that width on"
        }
        if mapping.path.utf8.elementsEqual("/breakpoints".utf8),
            let name = mapping.entries.first(where: { _ in true })?.key.text, let width = MeantBreakpoint.width(name)
        {
            return "write `- minWidth: \(width)` for `\(name)`, and beside it the keys that change from that width on"
        }
        let byte = table.byteOffset(of: mapping.range.start)
        guard document.file.bytes.indices.contains(byte), document.file.bytes[byte] != UInt8(ascii: "{") else {
            let isList = mapping.entries.allSatisfy { $0.key.isPlain && $0.value.isPlain && $0.value.firstByte == nil }
            if isList && mapping.count < 20 {
                return "write `[\(mapping.entries.map(\.key.text).joined(separator: ", "))]`"
            }
            return "put `[` and `]` around it: a list of one item"
        }
        guard let first = mapping.entries.first(where: { _ in true }), first.value.kind == .mapping else {
            return "begin each item with `- `"
        }
        return "begin each item with `- ` and its id: `- id: \(first.key.shownText)`"
    }

    /// Whether a finding only follows from a missing dash: a key that appears in two items.
    func hides(_ finding: Diagnostic) -> Bool {
        finding.rule.id == Rule.duplicateKey.id
            && mappings.contains { $0.range.start <= finding.range.start && finding.range.end <= $0.range.end }
    }

    /// The finding with what to change.
    func explained(_ finding: Diagnostic) -> Diagnostic? {
        guard let own = mappings.first(where: { $0.range == finding.range }), finding.rule.id == Rule.wrongType.id
        else {
            return nil
        }
        var changed = finding
        changed.help = own.help
        return changed
    }
}

extension Node {
    /// The number in a key of other carousels' breakpoints, such as `768`, `768px` or `"@1.00"`.
    fileprivate var width: String? {
        guard path.hasPrefix("/breakpoints/") else { return nil }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        return digits.isEmpty ? nil : String(digits)
    }

    /// The values of the node's keys that are mappings with this range.
    fileprivate func mappings(at range: SourceRange) -> [Node] {
        var found: [Node] = []
        var open = [self]
        while let node = open.popLast() {
            guard node.range.start <= range.start && range.end <= node.range.end, !node.isAlias else { continue }
            if node.range == range && node.kind == .mapping { found.append(node) }
            switch node.kind {
            case .mapping: for entry in node.entries { open.append(entry.value) }
            case .sequence: for item in node.items { open.append(item) }
            case .scalar: break
            }
        }
        return found
    }
}

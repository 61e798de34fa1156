/// Lists whose items were written as keys, without a `-` before each.
extension TextCauses {
    mutating func findMissingDashes() {
        let lists = findings(of: .wrongType).filter { $0.message.hasSuffix("must be a list, not a mapping") }
        guard !lists.isEmpty else { return }
        let mappings = document.root.mappings
        for finding in lists.prefix(8) {
            guard let mapping = mappings.first(where: { $0.range == finding.range }) else { continue }
            var said = finding
            said.help = help(withoutDashes: mapping)
            say(said, at: finding.range.start, for: .wrongType)
            // A key appears in two items.
            for other in findings(of: .duplicateKey)
            where finding.range.start <= other.range.start && other.range.end <= finding.range.end {
                hide(other.range.start, for: .duplicateKey)
            }
        }
    }

    private func help(withoutDashes mapping: Node) -> String {
        let first = mapping.entries.first { _ in true }
        let name = first?.key.text ?? ""
        let digits = name.prefix { $0.isASCII && $0.isNumber }
        if let first, !digits.isEmpty, first.key.path.hasPrefix("/breakpoints/") {
            return "write `- minWidth: \(digits)` for each, and beside it the keys that change from that width on"
        }
        if mapping.path.utf8.elementsEqual("/breakpoints".utf8), let width = Meaning.only(.width, name)?.text {
            return "write `- minWidth: \(width)` for `\(name)`, and beside it the keys that change from that width on"
        }
        let byte = table.byteOffset(of: mapping.range.start)
        guard document.file.bytes.indices.contains(byte), document.file.bytes[byte] != UInt8(ascii: "{") else {
            let isList = mapping.entries.allSatisfy { $0.key.isPlain && $0.value.isPlain && $0.value.firstByte == nil }
            return isList && mapping.count < 20
                ? "write `[\(mapping.entries.map(\.key.text).joined(separator: ", "))]`"
                : "put `[` and `]` around it: a list of one item"
        }
        guard let first, first.value.kind == .mapping else { return "begin each item with `- `" }
        return "begin each item with `- ` and its id: `- id: \(first.key.shownText)`"
    }
}

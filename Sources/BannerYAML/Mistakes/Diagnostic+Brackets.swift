import BannerDiagnostics
import BannerTree

extension Diagnostic {
    /// The same finding with what to change, if it is about brackets: around a text, or around a whole banner.
    func explainedBrackets(in document: Document, _ table: LineTable) -> Diagnostic? {
        guard message.hasSuffix(", not a list") else { return nil }
        let bytes = document.file.bytes
        let start = table.byteOffset(of: range.start)
        guard start < bytes.count else { return nil }
        let isFlow = bytes[start] == UInt8(ascii: "[")
        var changed = self
        if range.start == document.root.range.start {
            let items = Array(document.root.items.prefix(40))
            let isBanner = items.allSatisfy { item in
                item.kind == .mapping && item.count == 1
                    && item.entries.contains { entry in Places.root.contains { $0.key == entry.key.text } }
            }
            if !isFlow && isBanner {
                changed.help = "remove the `- ` before each key"
                return changed
            }
            changed.help = isFlow ? "put `items: ` before it" : "put a line `items:` above it"
            let edit = Edit(SourceRange(range.start, range.start), isFlow ? "items: " : "items:\n")
            let isAtLineStart = table.location(of: range.start).column == 1
            changed.fix = isAtLineStart ? Fix(changed.help ?? "", edits: [edit], isSafe: false) : nil
            return changed
        }
        let texts = ["title", "subtitle", "description", "alt", "name"]
        guard isFlow, !spansLines(table), texts.contains(where: { message.hasPrefix("`\($0)` must be") })
        else { return nil }
        let text = String(decoding: bytes[start..<table.byteOffset(of: range.end)], as: UTF8.self)
        guard text.utf8.count < 80 else { return nil }
        let quoted = yamlQuoted(text)
        changed.help = "quote the whole text: `\(quoted)`"
        changed.fix = Fix("write `\(quoted)`", edits: [Edit(range, quoted)], isSafe: false)
        return changed
    }

    /// Whether the finding is about more than one line.
    func spansLines(_ table: LineTable) -> Bool {
        table.location(of: range.start).line < table.location(of: range.end).line
    }
}

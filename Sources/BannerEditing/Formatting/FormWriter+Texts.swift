// Scalars, and what is written on one line between brackets.

extension FormWriter {
    /// Brackets on one line; `nil` where it is too long, or there is a comment or a text of several lines in them.
    func flow(_ index: Int) -> [UInt8]? {
        let node = outline[index]
        guard !hasNote(before: node.end) else { return nil }
        var writer = self
        writer.passed = node.start
        writer.out = []
        let room = staysTogether(index) ? 1 << 20 : FormattedText.width - column - 1
        return writer.appendFlow(index, room: room) ? writer.out : nil
    }

    private mutating func appendFlow(_ index: Int, room: Int) -> Bool {
        let node = outline[index]
        guard node.isCollection else {
            guard !bytes[node.range].contains(where: \.isLineBreak) else { return false }
            out += text(of: node)
            passed = max(passed, node.end)
            return true
        }
        let (isMapping, isPair) = (node.kind == .mapping, isPair(node))
        if !isPair {
            out += (isMapping ? "{" : "[").utf8
            passed = node.start + 1
        }
        for child in outline.children(of: index) {
            let isFirst = child == node.first
            if !isFirst { out += ",".utf8 }
            // A key without a colon may be a decimal comma, `0,25s`, which is reported as one only as it is.
            let isGlued =
                isMapping && outline[child].colon < 0 && bytes[start(of: child) - 1] == ","
            if !isFirst && !isGlued || isFirst && isMapping && !isPair { out.append(0x20) }
            appendProperties(before: start(of: child))
            guard appendFlow(child, room: room) else { return false }
            let key = outline[child]
            guard isMapping, key.colon >= 0 else { continue }
            if key.kind == .alias { out.append(0x20) }
            out += ":".utf8
            passed = key.colon + 1
            guard let value = outline.value(of: child) else { continue }
            // `id:,` would be a text.
            if outline[value].kind != .empty || key.next >= 0 || !properties(before: start(of: value)).isEmpty {
                out.append(0x20)
            }
            appendProperties(before: start(of: value))
            guard appendFlow(value, room: room), out.count <= 4 * room else { return false }
        }
        if !isPair {
            if isMapping && node.first >= 0 { out.append(0x20) }
            out += (isMapping ? "}" : "]").utf8
        }
        passed = node.end
        return out.count { $0 & 0xC0 != 0x80 } <= room
    }

    /// Writes the anchors and tags before a place, each with a space.
    mutating func appendProperties(before place: Int) {
        for property in properties(before: place) { out += property + [0x20] }
    }

    // MARK: Texts

    /// A text on one line, with quotes only if it needs them, and `"` rather than `'`.
    func text(of node: Outline.Node) -> ArraySlice<UInt8> {
        let raw = bytes[node.range]
        guard node.kind == .singleQuoted || node.kind == .doubleQuoted, raw.count > 1 else { return raw }
        let inner = raw.dropFirst().dropLast()
        if FormWriter.isPlain(inner) { return inner }
        guard node.kind == .singleQuoted,
            !inner.contains(where: { $0 == "\"" || $0 == "\\" })
        else { return raw }
        return (Array("\"".utf8) + Outline.Node.singleQuoted(inner) + "\"".utf8)[...]
    }

    /// Whether every YAML reader takes a text for the same text without its quotes: it begins with a letter, and is not a word
    /// such as `yes` or `null`.
    private static func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, first.isLetterOrDigit, first.decimalDigit == nil, text.last != 0x20,
            text.allSatisfy({ $0.isLetterOrDigit || " _-./+()".utf8.contains($0) })
        else { return false }
        return text.count > 8 || !words.contains(text.utf8Text.lowercased())
    }

    private static let words: Set<String> = [
        "null", "true", "false", "yes", "no", "on", "off", "y", "n", "nan", "inf", "none", "infinity",
    ]

    /// A text of one or more lines; the further ones begin in a column.
    mutating func lines(_ node: Outline.Node, indent: Int) {
        passed = node.end
        guard bytes[node.range].contains(0x0A) else { return out += text(of: node) }
        var parts = parts(of: node)
        out += parts.removeFirst()
        for part in parts {
            let line = part.drop(while: \.isSpaceOrTab)
            out += lineEnd + Array(repeating: 0x20, count: line.isEmpty ? 0 : indent) + line
        }
    }

    /// The lines of a text without their line breaks.
    private func parts(of node: Outline.Node) -> ArraySlice<ArraySlice<UInt8>> {
        bytes[node.range].split(omittingEmptySubsequences: false) { $0 == 0x0A }
            .map { $0.last == 0x0D ? $0.dropLast() : $0 }[...]
    }

    /// A text below `|` or `>`, whose lines are moved to a column.
    mutating func block(_ node: Outline.Node, indent: Int) {
        var parts = parts(of: node)
        let header = parts.removeFirst().prefix { !" \t\r#".utf8.contains($0) }
        out += header
        passed = header.endIndex
        writeTrailingNote()
        let digit = header.first(where: { $0 &- UInt8(ascii: "1") < 9 }).map { Int($0) - 0x30 }
        let first = parts.first(where: { $0.contains { $0 != 0x20 && $0 != 0x0D } }) ?? []
        var (before, after) = (first.prefix(while: { $0 == 0x20 }).count, indent)
        if let digit {
            before = max(0, node.parent >= 0 ? outline[node.parent].indent : 0) + digit
            after = indent - 2 + digit
        }
        for part in parts {
            out += lineEnd
            if part.count > before { out += Array(repeating: 0x20, count: after) + part.dropFirst(before) }
        }
        passed = node.end
        guard header.contains(UInt8(ascii: "+")) else { return }
        // The blank lines after it are part of the text.
        while let end = bytes[passed...].firstIndex(of: 0x0A),
            let next = bytes[(end + 1)...].firstIndex(where: { $0 != 0x20 && $0 != 0x0D }), bytes[next] == 0x0A
        {
            out += lineEnd
            passed = next
        }
    }
}

// Scalars, and flow collections on one line.

extension FormWriter {
    /// A flow collection on one line; `nil` if it is too long, or contains a comment or a
    /// multi-line scalar.
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
            // A key without a colon may be part of a decimal comma, `0,25s`, whose finding depends
            // on the missing space.
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
            // In `id:,` the colon would be part of a plain scalar.
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

    /// Writes the anchors and tags before an offset, each followed by a space.
    mutating func appendProperties(before place: Int) {
        for property in properties(before: place) { out += property + [0x20] }
    }

    // MARK: Texts

    /// A scalar on one line: plain if possible, otherwise in double quotes.
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

    /// Whether a text can be a plain scalar for every YAML parser: it begins with a letter, and is
    /// not a word such as `yes` or `null`.
    private static func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, first.isLetterOrDigit, first.decimalDigit == nil, text.last != 0x20,
            text.allSatisfy({ $0.isLetterOrDigit || " _-./+()".utf8.contains($0) })
        else { return false }
        return text.count > 8 || !words.contains(text.utf8Text.lowercased())
    }

    private static let words: Set<String> = [
        "null", "true", "false", "yes", "no", "on", "off", "y", "n", "nan", "inf", "none", "infinity",
    ]

    /// Writes a scalar; continuation lines are indented to a column.
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

    /// The lines of a scalar, without line breaks.
    private func parts(of node: Outline.Node) -> ArraySlice<ArraySlice<UInt8>> {
        bytes[node.range].split(omittingEmptySubsequences: false) { $0 == 0x0A }
            .map { $0.last == 0x0D ? $0.dropLast() : $0 }[...]
    }

    /// Writes a block scalar, whose lines are moved to a column.
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
        // With `+`, the trailing blank lines are part of the text.
        while let end = bytes[passed...].firstIndex(of: 0x0A),
            let next = bytes[(end + 1)...].firstIndex(where: { $0 != 0x20 && $0 != 0x0D }), bytes[next] == 0x0A
        {
            out += lineEnd
            passed = next
        }
    }
}

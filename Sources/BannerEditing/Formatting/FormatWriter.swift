// Values after keys and dashes, and block collections.

extension FormatWriter {
    /// The indicator before a value on the same line.
    enum Lead {
        case nothing, key, dash
    }

    /// Writes a value after its key or dash; `indent` is the column of its following lines.
    mutating func value(_ index: Int, indent: Int, after lead: Lead) {
        let node = outline[index]
        let own = properties(before: node.start).filter { !isOfFirstKey($0, node) }
        // A comment between a key and its value moves the value to the next line.
        let isApart = hasNote(
            before: node.isCollection && !node.isFlow ? first(of: node) : node.start)
        let line = node.isFlow && !isApart && !isPair(node) ? flow(index) : nil
        for property in own { add(property, lead) }
        if let line { add(line[...], lead) }
        if line != nil || node.kind == .empty {
            passed = max(passed, node.end)
            return writeTrailingNote()
        }
        if node.isCollection {
            return entries(
                index, indent: indent, isCompact: lead != .key && own.isEmpty && !isApart)
        }
        if isApart {
            passed = own.last?.endIndex ?? passed
            writeTrailingNote()
            isFresh = true
            writeNotes(before: node.start, indent: indent)
            startLine(at: node.start, indent: indent)
        } else if lead != .nothing || !own.isEmpty {
            out.append(0x20)
        }
        if node.kind == .block { block(node, indent: indent) } else { lines(node, indent: indent) }
        writeTrailingNote()
    }

    /// Whether a flow collection stays on one line regardless of its length.
    ///
    /// An ignore comment applies only to its own line, and a key without a colon may be a decimal
    /// comma.
    func staysTogether(_ index: Int) -> Bool {
        let node = outline[index]
        if node.kind == .mapping,
            outline.children(of: index).contains(where: { outline[$0].colon < 0 })
        {
            return true
        }
        guard let note = notes.first else { return false }
        return (note.line...note.range.lowerBound).contains(node.end)
            && bytes[note.range].starts(with: "# bannerkit-ignore".utf8)
    }

    private mutating func add(_ text: ArraySlice<UInt8>, _ lead: Lead) {
        if lead != .nothing || out.last.map({ $0 != 0x0A && $0 != 0x20 }) ?? false {
            out.append(0x20)
        }
        out += text
    }

    /// The current column of the output.
    var column: Int { out.reversed().prefix { $0 != 0x0A }.count { $0 & 0xC0 != 0x80 } }

    /// The first byte of a collection's first entry, with its dash.
    private func first(of node: Outline.Node) -> Int {
        node.first < 0 ? node.end : min(node.start, outline[node.first].start)
    }

    /// Whether a node is a single-pair mapping in a flow sequence: `[a: b]`.
    func isPair(_ node: Outline.Node) -> Bool {
        node.isFlow && node.kind == .mapping && bytes[node.start] != "{"
    }

    /// Whether an anchor or tag before a block mapping belongs to its first key, because it is on
    /// the same line.
    private func isOfFirstKey(_ property: ArraySlice<UInt8>, _ node: Outline.Node) -> Bool {
        node.kind == .mapping && (!node.isFlow || isPair(node))
            && !bytes[property.endIndex..<node.start].contains(where: \.isLineBreak)
    }

    /// The anchors and tags between the written part and an offset.
    func properties(before place: Int) -> [ArraySlice<UInt8>] {
        var found: [ArraySlice<UInt8>] = []
        var end = passed
        while true {
            let start = content(from: end, before: place) { $0 == "&" || $0 == "!" }
            guard start < place else { return found }
            end = bytes[start..<place].firstIndex { " \t\r\n,[]{}".utf8.contains($0) } ?? place
            found.append(bytes[start..<end])
        }
    }

    /// The first byte in a range that satisfies a condition and is not in a comment; without one,
    /// the end of the range or of a comment.
    private func content(from start: Int, before end: Int, where isWanted: (UInt8) -> Bool) -> Int {
        var index = start
        var notes = notes
        while index < end {
            if let note = notes.first, note.range.lowerBound <= index {
                index = max(index, note.range.upperBound)
                notes.removeFirst()
            } else if isWanted(bytes[index]) {
                return index
            } else {
                index += 1
            }
        }
        return index
    }

    // MARK: Collections

    /// Writes a collection's entries on separate lines; a compact one begins on the current line.
    private mutating func entries(_ index: Int, indent: Int, isCompact: Bool) {
        let node = outline[index]
        if !isCompact {
            passed = max(
                passed,
                properties(before: node.start).last { !isOfFirstKey($0, node) }?.endIndex ?? passed)
            if hasNote(before: first(of: node)) { writeTrailingNote() }
        }
        if node.isFlow && !isPair(node) { passed = node.start + 1 }
        isFresh = true
        for child in outline.children(of: index) {
            let hasDash = node.kind == .sequence && !node.isFlow
            let place = hasDash ? next { $0 == "-" } : outline[child].start
            if child == node.first && isCompact {
                if out.last == "-" { out.append(0x20) }
                isFresh = false
            } else {
                writeNotes(before: place, indent: indent)
                startLine(at: place, indent: indent)
            }
            if node.kind == .mapping {
                key(child)
                if let value = outline.value(of: child) {
                    self.value(value, indent: indent + 2, after: .key)
                }
            } else {
                out += "-".utf8
                if !node.isFlow { passed = place + 1 }
                value(child, indent: indent + 2, after: .dash)
            }
        }
        if node.isFlow {
            writeNotes(before: node.end, indent: indent)
            passed = max(passed, node.end)
            writeTrailingNote()
        } else if node.indent > 0 {
            writeNotes(
                before: next { !" \t\r\n".utf8.contains($0) }, indent: indent, from: node.indent)
        }
    }

    private mutating func key(_ index: Int) {
        let node = outline[index]
        appendProperties(before: node.start)
        out += text(of: node)
        if node.kind == .alias { out.append(0x20) }
        out += ":".utf8
        passed = node.colon >= 0 ? node.colon + 1 : node.end
    }

    /// The first unwritten byte that satisfies a condition and is not in a comment.
    private func next(where isWanted: (UInt8) -> Bool) -> Int {
        content(from: passed, before: bytes.count, where: isWanted)
    }

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
        let isMapping = node.kind == .mapping
        let isPair = isPair(node)
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
                isMapping && outline[child].colon < 0 && bytes[outline[child].start - 1] == ","
            if !isFirst && !isGlued || isFirst && isMapping && !isPair { out.append(0x20) }
            appendProperties(before: outline[child].start)
            guard appendFlow(child, room: room) else { return false }
            let key = outline[child]
            guard isMapping, key.colon >= 0 else { continue }
            if key.kind == .alias { out.append(0x20) }
            out += ":".utf8
            passed = key.colon + 1
            guard let value = outline.value(of: child) else { continue }
            // In `id:,` the colon would be part of a plain scalar.
            if outline[value].kind != .empty || key.next >= 0
                || !properties(before: outline[value].start).isEmpty
            {
                out.append(0x20)
            }
            appendProperties(before: outline[value].start)
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
        guard node.kind == .singleQuoted || node.kind == .doubleQuoted, raw.count > 1 else {
            return raw
        }
        let inner = raw.dropFirst().dropLast()
        if FormatWriter.isPlain(inner) { return inner }
        guard node.kind == .singleQuoted,
            !inner.contains(where: { $0 == "\"" || $0 == "\\" })
        else { return raw }
        return (Array("\"".utf8) + Outline.Node.singleQuoted(inner) + "\"".utf8)[...]
    }

    /// Whether a text can be a plain scalar for every YAML parser: it begins with a letter, and is
    /// not a word such as `yes` or `null`.
    private static func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, first.isLetterOrDigit, first.decimalDigit == nil,
            text.last != 0x20,
            text.allSatisfy({ $0.isLetterOrDigit || " _-./+()".utf8.contains($0) })
        else { return false }
        return text.count > 8 || !words.contains(text.utf8Text.lowercased())
    }

    private static let words: Set<String> = [
        "null", "true", "false", "yes", "no", "on", "off", "y", "n", "nan", "inf", "none",
        "infinity",
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
        var before = first.prefix(while: { $0 == 0x20 }).count
        var after = indent
        if let digit {
            before = max(0, node.parent >= 0 ? outline[node.parent].indent : 0) + digit
            after = indent - 2 + digit
        }
        for part in parts {
            out += lineEnd
            if part.count > before {
                out += Array(repeating: 0x20, count: after) + part.dropFirst(before)
            }
        }
        passed = node.end
        guard header.contains(UInt8(ascii: "+")) else { return }
        // With `+`, the trailing blank lines are part of the text.
        while let end = bytes[passed...].firstIndex(of: 0x0A),
            let next = bytes[(end + 1)...].firstIndex(where: { $0 != 0x20 && $0 != 0x0D }),
            bytes[next] == 0x0A
        {
            out += lineEnd
            passed = next
        }
    }
}

// Scalars, and flow collections on one line.

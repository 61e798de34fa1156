// Values after keys and dashes, and block collections.

extension FormWriter {
    /// The indicator before a value on the same line.
    enum Lead {
        case nothing, key, dash
    }

    /// The first byte of a node.
    func start(of index: Int) -> Int { outline[index].start }

    /// Writes a value after its key or dash; `indent` is the column of its following lines.
    mutating func value(_ index: Int, indent: Int, after lead: Lead) {
        let node = outline[index]
        let own = properties(before: node.start).filter { !isOfFirstKey($0, node) }
        // A comment between a key and its value moves the value to the next line.
        let isApart = hasNote(before: node.isCollection && !node.isFlow ? first(of: node) : node.start)
        let line = node.isFlow && !isApart && !isPair(node) ? flow(index) : nil
        for property in own { add(property, lead) }
        if let line { add(line[...], lead) }
        if line != nil || node.kind == .empty {
            passed = max(passed, node.end)
            return writeTrailingNote()
        }
        if node.isCollection {
            return entries(index, indent: indent, isCompact: lead != .key && own.isEmpty && !isApart)
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
        if node.kind == .mapping, outline.children(of: index).contains(where: { outline[$0].colon < 0 }) {
            return true
        }
        guard let note = nextNote < notes.count ? notes[nextNote] : nil else { return false }
        return (note.line...note.range.lowerBound).contains(node.end)
            && bytes[note.range].starts(with: "# bannerkit-ignore".utf8)
    }

    private mutating func add(_ text: ArraySlice<UInt8>, _ lead: Lead) {
        if lead != .nothing || out.last.map({ $0 != 0x0A && $0 != 0x20 }) ?? false { out.append(0x20) }
        out += text
    }

    /// The current column of the output.
    var column: Int { out.reversed().prefix { $0 != 0x0A }.count { $0 & 0xC0 != 0x80 } }

    /// The first byte of a collection's first entry, with its dash.
    private func first(of node: Outline.Node) -> Int {
        node.first < 0 ? node.end : min(node.start, start(of: node.first))
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
        var (found, end) = ([ArraySlice<UInt8>](), passed)
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
        var (index, note) = (start, nextNote)
        while index < end {
            if note < notes.count, notes[note].range.lowerBound <= index {
                index = max(index, notes[note].range.upperBound)
                note += 1
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
            passed = max(passed, properties(before: node.start).last { !isOfFirstKey($0, node) }?.endIndex ?? passed)
            if hasNote(before: first(of: node)) { writeTrailingNote() }
        }
        if node.isFlow && !isPair(node) { passed = node.start + 1 }
        isFresh = true
        for child in outline.children(of: index) {
            let hasDash = node.kind == .sequence && !node.isFlow
            let place = hasDash ? next { $0 == "-" } : start(of: child)
            if child == node.first && isCompact {
                if out.last == "-" { out.append(0x20) }
                isFresh = false
            } else {
                writeNotes(before: place, indent: indent)
                startLine(at: place, indent: indent)
            }
            if node.kind == .mapping {
                key(child)
                if let value = outline.value(of: child) { self.value(value, indent: indent + 2, after: .key) }
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
            writeNotes(before: next { !" \t\r\n".utf8.contains($0) }, indent: indent, from: node.indent)
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
}

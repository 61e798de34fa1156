extension TreeBuilder {
    /// Records a finding about `node`.
    mutating func add(_ diagnostic: Finding, node: UInt32) {
        findings.append((diagnostic, node))
    }

    /// Records a finding about `node`, at its range if there is no `place`.
    mutating func add(
        _ rule: Rule, _ message: Words, at place: SourceRange? = nil, explanation: Words? = nil,
        notes: [Note] = [],
        node: UInt32
    ) {
        add(
            Finding(
                rule, message, at: place ?? range(node), explanation: explanation, notes: notes),
            node: node)
    }

    /// A node's own range.
    func range(_ node: UInt32) -> SourceRange {
        records[Int(node)].range
    }

    /// Sets a node's tag, or reports an unsupported one.
    mutating func setTag(of node: UInt32, _ event: Event) {
        let kind = records[Int(node)].kind
        let fits =
            switch kind {
            case .sequence: event.tag == .sequence
            case .mapping: event.tag == .mapping
            case .scalar, .alias:
                !event.isForeign && event.tag != .sequence && event.tag != .mapping
            }
        guard !fits else {
            records[Int(node)].tag = event.tag
            return kind == .scalar ? checkContent(of: node, as: event.tag) : ()
        }
        records[Int(node)].isBroken = kind == .scalar
        let place = tagRange(Int(event.start), Int(event.end))
        let written = excerpt(place.bytes)
        let fault = event.isForeign ? "is not supported" : "does not fit a \(noun(kind))"
        add(
            .foreignTag, "the tag `\(written)` \(fault)", at: place.range,
            explanation: "remove the tag, or quote text that begins with `!`", node: node)
    }

    /// Reports a scalar that contradicts its tag.
    private mutating func checkContent(of node: UInt32, as tag: Node.Tag) {
        let record = records[Int(node)]
        let content = text.array(Int(record.first)..<Int(record.first + record.count))
        guard let noun = tag.noun, !tag.fits(content) else { return }
        records[Int(node)].isBroken = true
        let subject = content.isEmpty ? "empty text" : "`\(excerpt(content[...]))`"
        add(
            .contradictedTag, "\(subject) is not \(noun), but its tag says it is",
            explanation: "change the value, or remove the tag", node: node)
    }

    func noun(_ kind: Record.Kind) -> String {
        switch kind {
        case .sequence: "list"
        case .mapping: "mapping"
        case .scalar, .alias: "scalar"
        }
    }

    /// The range of the tag in a node's properties, after a possible anchor, line breaks and
    /// comments.
    private mutating func tagRange(_ start: Int, _ end: Int) -> (
        range: SourceRange, bytes: ArraySlice<UInt8>
    ) {
        let bytes = file.bytes
        var byte = cursor.byteOffset(of: start)
        var codePoint = start
        var isComment = false
        while codePoint < end && byte < bytes.count && (isComment || bytes[byte] != "!") {
            let isBreak = bytes[byte].isLineBreak
            isComment = !isBreak && (isComment || bytes[byte] == "#")
            byte += 1
            if byte == bytes.count || bytes[byte] & 0xC0 != 0x80 { codePoint += 1 }
        }
        // A tag is ASCII.
        let length = bytes[byte...].prefix(max(0, end - codePoint)).prefix {
            $0 < 0x80 && !InputValidation.isBlank($0)
        }.count
        return (SourceRange(codePoint, codePoint + length), bytes[byte..<byte + length])
    }

    mutating func reportDepth(_ node: UInt32) {
        stop(.nestedTooDeep, "more than \(limits.maxDepth) nested lists and mappings", node)
    }

    mutating func reportNodes(_ node: UInt32) {
        stop(
            .tooManyNodes,
            "more than \(limits.maxNodes) nodes, including those that aliases repeat", node)
    }

    /// Reports a scalar that is too long, and discards its text.
    mutating func reportLongScalar(_ node: UInt32) {
        let length = records[Int(node)].count
        makeBroken(node)
        add(
            .scalarTooLong, "text of \(length) bytes; at most \(limits.maxScalarBytes) are allowed",
            node: node)
    }

    /// Reports an exceeded limit, and stops the builder.
    mutating func stop(_ rule: Rule, _ message: Words, _ node: UInt32) {
        guard !isStopped else { return }
        isStopped = true
        let start = Int(records[Int(node)].start)
        add(
            rule, message, at: SourceRange(start, start + 1), explanation: "reading stopped here",
            node: node)
    }

    /// Reports the parser's fault.
    mutating func reportFault<Events: EventSource & ~Copyable>(of reader: borrowing Events) {
        let open = (outer.dropFirst() + [top]).filter(\.isFlow).map { frame in
            (
                start: Int(records[Int(frame.node)].start),
                bracket: UInt8(ascii: frame.isMapping ? "{" : "[")
            )
        }
        var index = records.count - 1
        while index >= 0 && records[index].kind != .scalar { index -= 1 }
        let (finding, isCause) = reader.fault(
            after: PartialRead(
                file: file, brackets: open,
                lastScalar: index < 0 ? nil : range(UInt32(index))))
        if isCause {
            // Other findings on the same line are consequences of it.
            let table = file.lineTable()
            let line = table.location(of: finding.range.start).line
            findings.removeAll { earlier, _ in
                [Rule.complexKey.id, Rule.gluedComment.id].contains(earlier.rule.id)
                    && table.location(of: earlier.range.start).line == line
            }
        }
        add(finding, node: 0)
    }

    /// An anchored node.
    struct Anchor {
        /// The index of the node.
        var node: UInt32
        /// The number of nodes in it, including itself.
        var size: Int
        /// The nesting depth of its collections, including itself.
        var height: Int
        /// Whether it is a collection that has not been closed.
        var isOpen: Bool
    }

    /// Completes the anchor of a collection that has been closed.
    mutating func closeAnchor(of frame: Frame) {
        guard let name = openNames.popLast(), anchors[name]?.node == frame.node else { return }
        anchors[name] = Anchor(
            node: frame.node, size: nodeCount - frame.nodesBefore, height: frame.height + 1,
            isOpen: false)
    }

    /// Adds an alias: a record that refers to its target, or a broken scalar if there is none.
    mutating func add(alias event: Event, name: [UInt8]) {
        aliasCount += 1
        let node = begin(.alias, event, first: 0)
        guard aliasCount <= limits.maxAliases else {
            return stop(.tooManyAliases, "more than \(limits.maxAliases) aliases", node)
        }
        var isCollection = false
        if let anchor = anchors[name], !anchor.isOpen {
            records[Int(node)].first = anchor.node
            isCollection = records[Int(anchor.node)].kind != .scalar
            nodeCount += anchor.size - 1
            top.height = max(top.height, anchor.height)
            if nodeCount > limits.maxNodes { reportNodes(node) }
            if outer.count + anchor.height > limits.maxDepth { reportDepth(node) }
        } else {
            makeBroken(node)
            if let anchor = anchors[name] {
                reportRecursion(node, name, of: anchor.node)
            } else {
                unknown.append((name, node))
            }
        }
        // An alias as a key can equal any other key.
        top.mayRepeat = top.isMapping
        finish(node, end: event.end, bit: isCollection ? nil : 0)
    }

    /// Turns a node into an empty scalar that needs no further report.
    mutating func makeBroken(_ node: UInt32) {
        records[Int(node)].kind = .scalar
        records[Int(node)].first = 0
        records[Int(node)].count = 0
        records[Int(node)].isBroken = true
    }

    private mutating func reportRecursion(_ node: UInt32, _ name: [UInt8], of anchor: UInt32) {
        let name = excerpt(name[...])
        let start = Int(records[Int(anchor)].start)
        let note = Note(
            "`&\(name)` begins here and has not ended", at: SourceRange(start, start + 1))
        add(
            .recursiveAlias, "`*\(name)` is inside the node it refers to",
            explanation: "write the value out here, or refer to a node that ends earlier",
            notes: [note], node: node)
    }

    /// Reports the aliases without an anchor, after all anchors are known.
    mutating func reportUnknownAliases() {
        for alias in unknown {
            let shown = excerpt(alias.name[...])
            var notes: [Note] = []
            var help: Words =
                "mark the node to repeat with `&\(shown)`, or quote text that begins with `*`"
            if let later = anchors[alias.name] {
                notes = [Note("`&\(shown)` is defined only here", at: range(later.node))]
                help = "an alias must come after its anchor"
            }
            add(
                .undefinedAlias, "`*\(shown)` is undefined: there is no `&\(shown)` before it",
                explanation: help,
                notes: notes,
                node: alias.node)
        }
    }
}

/// An excerpt of the author's text for a message: one line, at most forty code points.
package func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in bytes.prefix(200).utf8Text.unicodeScalars.prefix(40) {
        shown.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
    }
    if shown.count == 40 && bytes.count > 40 { shown.append("…") }
    return String(shown)
}

/// The state of the builder when the parser reports a fault.
package struct PartialRead {
    package let file: SourceFile
    /// The starts of the open flow collections, outermost first, with their brackets; an anchor or
    /// a tag can come before the bracket.
    package let brackets: [(start: Int, bracket: UInt8)]
    /// The last scalar, in code points.
    package let lastScalar: SourceRange?
}

extension Finding {
    /// The finding for a cause, with its byte offsets converted to code points.
    package init(_ cause: SyntaxCause, _ table: LineTable) {
        func range(_ bytes: Range<Int>) -> SourceRange {
            SourceRange(
                table.codePoint(atByte: bytes.lowerBound), table.codePoint(atByte: bytes.upperBound)
            )
        }
        let remedies = cause.remedies.map { remedy in
            Remedy(
                remedy.title, remedy.edits.map { Edit(range($0.range), $0.text) }, remedy.certainty)
        }
        let notes = cause.note.map { [Note($0.message, at: range($0.place..<$0.place + 1))] } ?? []
        self.init(
            cause.rule, cause.message, at: range(cause.range), explanation: cause.explanation,
            notes: notes,
            remedies: remedies)
    }
}

extension TreeBuilder {
    /// Records a finding about `node`.
    mutating func add(_ diagnostic: Finding, node: UInt32) {
        findings.append((diagnostic, node))
    }

    /// Records a finding about `node`, at its range if there is no `place`.
    mutating func add(
        _ rule: Rule, _ message: Words, at place: SourceRange? = nil, explanation: Words? = nil, notes: [Note] = [],
        node: UInt32
    ) {
        add(Finding(rule, message, at: place ?? range(node), explanation: explanation, notes: notes), node: node)
    }

    /// A node's own range.
    func range(_ node: UInt32) -> SourceRange {
        SourceRange(Int(records[Int(node)].start), Int(records[Int(node)].end))
    }

    /// Sets a node's tag, or reports an unsupported one.
    mutating func setTag(of node: UInt32, _ event: Event) {
        let kind = records[Int(node)].kind
        let fits =
            switch kind {
            case .sequence: event.tag == .sequence
            case .mapping: event.tag == .mapping
            case .scalar, .alias: !event.isForeign && event.tag != .sequence && event.tag != .mapping
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
    private mutating func tagRange(_ start: Int, _ end: Int) -> (range: SourceRange, bytes: ArraySlice<UInt8>) {
        let bytes = file.bytes
        var byte = cursor.byteOffset(of: start)
        var codePoint = start
        var isComment = false
        while codePoint < end && byte < bytes.count && (isComment || bytes[byte] != "!") {
            let isBreak = bytes[byte] == 0x0A || bytes[byte] == 0x0D
            isComment = !isBreak && (isComment || bytes[byte] == "#")
            byte += 1
            if byte == bytes.count || bytes[byte] & 0xC0 != 0x80 { codePoint += 1 }
        }
        // A tag is ASCII.
        let length = bytes[byte...].prefix(max(0, end - codePoint)).prefix { $0 < 0x80 && !Screening.isBlank($0) }.count
        return (SourceRange(codePoint, codePoint + length), bytes[byte..<byte + length])
    }

    mutating func reportDepth(_ node: UInt32) {
        stop(.nestedTooDeep, "more than \(limits.maxDepth) nested lists and mappings", node)
    }

    mutating func reportNodes(_ node: UInt32) {
        stop(.tooManyNodes, "more than \(limits.maxNodes) nodes, including those that aliases repeat", node)
    }

    /// Reports a scalar that is too long, and discards its text.
    mutating func reportLongScalar(_ node: UInt32) {
        let length = records[Int(node)].count
        makeBroken(node)
        add(.scalarTooLong, "text of \(length) bytes; at most \(limits.maxScalarBytes) are allowed", node: node)
    }

    /// Reports an exceeded limit, and stops the builder.
    mutating func stop(_ rule: Rule, _ message: Words, _ node: UInt32) {
        guard !isStopped else { return }
        isStopped = true
        let start = Int(records[Int(node)].start)
        add(rule, message, at: SourceRange(start, start + 1), explanation: "reading stopped here", node: node)
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

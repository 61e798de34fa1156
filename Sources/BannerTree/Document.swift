/// A parsed YAML document: all nodes in one flat arena, all scalar text in one buffer.
public final class Document: Sendable {
    /// The file that was read.
    public let file: BannerSource
    let records: GrowingBuffer<Record>
    let text: GrowingBuffer<UInt8>

    /// Whether the text is ASCII.
    let isASCII: Bool
    /// What the text can contain.
    package let marks: TextMarks

    init(
        file: consuming SourceFile, records: consuming GrowingBuffer<Record>,
        text: consuming GrowingBuffer<UInt8>,
        isASCII: Bool, marks: TextMarks
    ) {
        self.file = file
        self.records = records
        self.text = text
        self.isASCII = isASCII
        self.marks = marks
    }

    /// The document's root node.
    public var root: Node { Node(self, at: 0) }
}

/// A node in the arena: 32 bytes; records are in the order in which the nodes begin.
struct Record {
    /// The offset of the node's first code point, including its anchor and tag.
    var start: UInt32
    /// The offset after its last code point.
    var end: UInt32
    /// The offset of a scalar's text in the buffer, a collection's first child, or an alias's
    /// target.
    var first: UInt32
    /// A scalar's length in bytes, or the number of a sequence's items or a mapping's entries.
    var count: UInt32
    /// The index of the record after this node's subtree: the next child of the same parent, if
    /// there is one.
    var next: UInt32
    /// The index of the enclosing collection; the root is its own parent.
    var parent: UInt32
    /// The index of the node among its parent's children; in a mapping, keys are even and values
    /// odd.
    var ordinal: UInt32
    /// The kind of the node.
    var kind: Kind
    /// The style of a scalar.
    var style: Node.Style
    /// The node's tag.
    var tag: Node.Tag
    /// Whether the node replaces something invalid that has been reported.
    var isBroken: Bool

    /// The range from the first code point to the last one.
    var range: SourceRange { SourceRange(Int(start), Int(end)) }

    /// The kind of a record.
    enum Kind: UInt8 {
        case scalar
        case sequence
        case mapping
        case alias
    }
}

extension Document {
    /// Parses the only document of a file; reports the reason and returns `nil` if there is no
    /// usable tree.
    ///
    /// Faults that leave a usable tree, such as a duplicate key, are reported, and parsing
    /// continues.
    package static func parse<Events: EventSource & ~Copyable>(
        _ file: SourceFile, with events: Events.Type, limits: Limits,
        into report: inout Report
    ) -> Document? {
        guard !file.isJSON else { return parse(json: file, limits: limits, into: &report) }
        guard let validation = InputValidation.passed(file, limits, into: &report) else {
            return nil
        }
        var builder = TreeBuilder(file, limits: limits, screened: validation)
        var reader = Events(file.bytes)
        let isUsable = builder.read(&reader)
        return finished(
            builder, isUsable, validation.isASCII, validation.marks, into: &report)
    }

    /// The built document, if it is usable; moves its findings to the report.
    // Inlined: otherwise the consumed builder is destroyed through metadata that every run creates.
    @inline(__always)
    static func finished(
        _ builder: consuming TreeBuilder, _ isUsable: Bool, _ isASCII: Bool, _ marks: TextMarks,
        into report: inout Report
    ) -> Document? {
        let findings = builder.findings
        guard isUsable else {
            for finding in findings { report.add(finding.diagnostic) }
            return nil
        }
        var marks = marks
        marks.hasGluedComment = findings.contains { $0.diagnostic.rule.id == Rule.gluedComment.id }
        let document = Document(
            file: builder.file, records: builder.records, text: builder.text, isASCII: isASCII,
            marks: marks)
        for (diagnostic, node) in findings {
            var diagnostic = diagnostic
            diagnostic.path = Node(document, at: node).path
            report.add(diagnostic)
        }
        return document
    }

    // Queries that edits of the text need.

    /// All nodes, including keys and aliases, in the order of the text.
    package var nodes: some Sequence<Node> {
        (0..<records.count).lazy.map { Node(self, at: UInt32($0)) }
    }

    /// The last scalar that begins at or before a code point, even if it is empty; `nil` if there
    /// is none.
    public func scalar(at codePoint: Int) -> Node? {
        let index = firstRecord(after: codePoint) - 1
        guard index >= 0, records[index].kind == .scalar else { return nil }
        return Node(self, at: UInt32(index))
    }

    /// The aliases in order, each with its target.
    public var aliases: [(range: BannerSource.Range, target: Node)] {
        (0..<records.count).filter { records[$0].kind == .alias }.map { index in
            (records[index].range, Node(self, at: records[index].first))
        }
    }

    /// Whether another document has the same values, aliases and tags, wherever they are in the
    /// text.
    ///
    /// Quotes do not matter, unless the text would be a number, a boolean or null without them.
    package func meansSame(as other: Document) -> Bool {
        guard records.count == other.records.count else { return false }
        return (0..<records.count).allSatisfy { index in
            let (mine, its) = (records[index], other.records[index])
            guard mine.kind == its.kind, mine.tag == its.tag, mine.parent == its.parent,
                mine.next == its.next,
                mine.isBroken == its.isBroken, mine.kind == .alias || mine.count == its.count
            else { return false }
            guard mine.kind == .scalar else { return mine.first == its.first }
            let (text, isPlain) = (
                scalarText(Node(self, at: UInt32(index)).look), mine.style == .plain
            )
            return text.elementsEqual(other.scalarText(Node(other, at: UInt32(index)).look))
                && (isPlain == (its.style == .plain) || !isPlain && Document.isAlwaysText(text))
        }
    }

    private static func isAlwaysText(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first, (first | 0x20) &- UInt8(ascii: "a") < 26 else { return false }
        return !["null", "true", "false"].contains(text.utf8Text.lowercased())
    }

    // Queries by position in the text.

    /// Whether a code point belongs to a scalar; the first line of a block scalar, with `|` and a
    /// comment, does not.
    ///
    /// - Parameters:
    ///   - codePoint: the code point.
    ///   - byte: the offset of its first byte.
    /// - Returns: whether it is part of a scalar's text.
    public func isInsideScalar(_ codePoint: Int, atByte byte: Int) -> Bool {
        let index = firstRecord(after: codePoint) - 1
        guard index >= 0 else { return false }
        let record = records[index]
        guard record.kind == .scalar && codePoint < Int(record.end) else { return false }
        guard record.style == .literal || record.style == .folded else { return true }
        // In a block scalar's header, the line before the `#` extends back to the scalar's start.
        var left = codePoint - Int(record.start)
        var position = byte - 1
        while left > 0 && position >= 0 && !file.bytes[position].isLineBreak {
            if file.bytes[position] & 0xC0 != 0x80 { left -= 1 }
            position -= 1
        }
        return left > 0
    }

    /// The node that begins at a code point, in a text where no two nodes begin together, such as
    /// JSON.
    package func node(beginningAt codePoint: Int) -> Node {
        Node(self, at: UInt32(max(0, firstRecord(after: codePoint) - 1)))
    }

    /// The next entry or list item after each of some code points in ascending order; `nil` after
    /// the last one.
    ///
    /// A value without its key also counts, if the key is before the code point.
    public func elements(after codePoints: [Int]) -> [BannerSource.Range?] {
        var cursor = TextCursor(self)
        return codePoints.map { element(after: $0, &cursor) }
    }

    private func element(after codePoint: Int, _ cursor: inout TextCursor) -> SourceRange? {
        var index = firstRecord(after: codePoint)
        while index < records.count {
            let record = records[index]
            let range = record.range
            let isChild = index > 0
            if isChild && records[Int(record.parent)].kind == .sequence { return range }
            if isChild && record.ordinal.isMultiple(of: 2) {
                return range.union(records[Int(record.next)].range)
            }
            // For a block it is the first entry that begins here instead.
            guard isBlock(index, &cursor) else { return range }
            index += 1
        }
        return nil
    }

    /// Whether a node is a collection in block style, without an anchor before it.
    private func isBlock(_ index: Int, _ cursor: inout TextCursor) -> Bool {
        let record = records[index]
        guard index + 1 < records.count else { return false }
        switch record.kind {
        case .scalar, .alias: return false
        case .mapping: return records[index + 1].start == record.start
        case .sequence:
            return file.bytes[cursor.byteOffset(of: Int(record.start))] == "-"
        }
    }

    /// The index of the first record that begins after a code point.
    func firstRecord(after codePoint: Int) -> Int {
        (0..<records.count).partitioningIndex { Int(records[$0].start) > codePoint }
    }
}

extension TreeBuilder {
    /// Reads the complete stream; returns whether there is a usable document.
    mutating func read<Events: EventSource & ~Copyable>(_ reader: inout Events) -> Bool {
        while !isStopped {
            let event = reader.next(&text)
            if event.end > comments.next { reportUnseparatedComments(upTo: event) }
            comments.lastEnd = event.end
            if event.kind == .scalar {
                add(scalar: event) { reader.name }
                continue
            }
            switch event.kind {
            case .scalar, .documentStart: continue
            case .mappingStart, .sequenceStart: open(event) { reader.name }
            case .collectionEnd: close(event)
            case .alias: add(alias: event, name: reader.name)
            case .documentEnd: return readEnd(&reader)
            case .streamEnd:
                reportEmpty()
                return false
            case .fault:
                reportFault(of: reader)
                return false
            }
        }
        return false
    }

    /// Reads the stream after the first document, where nothing is allowed; returns whether the
    /// first one is usable.
    private mutating func readEnd<Events: EventSource & ~Copyable>(_ reader: inout Events) -> Bool {
        reportUnknownAliases()
        guard records.count > 0 && (records[0].end > records[0].start || records[0].isBroken) else {
            reportEmpty()
            return false
        }
        let event = reader.next(&text)
        if event.kind == .fault { reportFault(of: reader) }
        guard event.kind == .documentStart else { return event.kind != .fault }
        add(
            .severalDocuments, "a second document begins here, and only the first is read",
            at: SourceRange(Int(event.start), Int(event.end)),
            explanation: "put it into its own file", node: 0)
        if file.bytes[cursor.byteOffset(of: Int(event.end))...].allSatisfy(InputValidation.isBlank)
        {
            let range = SourceRange(Int(event.start), cursor.codePoint(atByte: file.bytes.count))
            findings[findings.count - 1].diagnostic.remedies = [
                Remedy("remove the `---`", [Edit(range, "")], .certain)
            ]
        }
        return true
    }

    private mutating func reportEmpty() {
        add(
            .emptyFile, "the file contains no banner", at: .fileStart,
            explanation: "the smallest banner is one line: `items: [red, orange]`", node: 0)
    }

    /// Reports comments without a space before them, up to the end of `event`.
    private mutating func reportUnseparatedComments(upTo event: Event) {
        for codePoint in comments.found(upTo: event, in: file.bytes) {
            let place = Int(codePoint)
            let before = cursor.byteOffset(of: place) - 1
            let glued = file.bytes[before...before].utf8Text
            add(
                .gluedComment, "a `#` directly after `\(glued)` is not a comment",
                at: SourceRange(place, place + 1),
                explanation: "add a space before the `#`; or is a quote missing further up?",
                node: top.node)
        }
    }
}

extension Node {
    /// Whether the node is a mapping's key.
    public var isKey: Bool {
        let own = document.records[Int(place)]
        return place != 0 && own.ordinal.isMultiple(of: 2)
            && document.records[Int(own.parent)].kind == .mapping
    }

    /// The range of a key and its value; for other nodes their own range.
    public var entryRange: BannerSource.Range {
        valueOfKey.map { range.union($0.range) } ?? range
    }

    /// The list or mapping that contains the node; `nil` for the root.
    package var parent: Node? {
        place == 0 ? nil : Node(document, at: document.records[Int(place)].parent)
    }

    /// The value of a key; `nil` for other nodes.
    package var valueOfKey: Node? {
        isKey ? Node(document, at: document.records[Int(place)].next) : nil
    }

    /// The key of a value; `nil` for other nodes.
    package var keyOfValue: Node? {
        guard let parent, parent.kind == .mapping, !isKey else { return nil }
        return Node(document, at: place - 1)
    }

    /// Whether this is the same node of the same document as another one.
    public func isSame(as other: Node) -> Bool { place == other.place }
}

/// Builds the arena's records from the parser's events, in one pass.
struct TreeBuilder: ~Copyable {
    let file: SourceFile
    let limits: Limits

    /// The records, in the order in which the nodes begin.
    var records: GrowingBuffer<Record>
    /// The text of all scalars, concatenated.
    var text: GrowingBuffer<UInt8>
    /// The innermost open collection; initially a frame for the file, which contains the root.
    var top = Frame(node: 0, isMapping: false, isFlow: false, nodesBefore: 0)
    /// The enclosing open collections, outermost first.
    var outer: [Frame] = []
    /// The number of nodes; those of an alias count each time.
    var nodeCount = 0
    var aliasCount = 0
    var anchors: [[UInt8]: Anchor] = [:]
    /// The anchor names of the open collections that have one.
    var openNames: [[UInt8]] = []
    /// Aliases without an anchor before them.
    var unknown: [(name: [UInt8], node: UInt32)] = []
    var comments: UnseparatedComments
    var cursor: TextCursor
    /// The findings, each with the node whose path it gets.
    var findings: [(diagnostic: Finding, node: UInt32)] = []
    /// Whether a limit was exceeded, so that building stops.
    var isStopped = false

    init(_ file: consuming SourceFile, limits: Limits, screened: InputValidation) {
        self.limits = limits
        cursor = TextCursor(file.bytes, isASCII: screened.isASCII)
        comments = UnseparatedComments(screened.hashes)
        records = GrowingBuffer(capacity: file.bytes.count / 12)
        text = GrowingBuffer(capacity: file.bytes.count)
        outer.reserveCapacity(8)
        self.file = file
    }

    /// A collection that has not been closed.
    struct Frame {
        let node: UInt32
        let isMapping: Bool
        /// Whether it is in flow style.
        let isFlow: Bool
        /// The value of `nodeCount` before it.
        let nodesBefore: Int
        /// The number of children so far, without dropped ones; in a mapping, keys and values.
        var children: UInt32 = 0
        /// The index of the last child.
        var last: UInt32 = 0
        /// The end of the last child, including dropped ones.
        var end: UInt32 = 0
        /// A bit set of the keys' hashes.
        var keys: UInt64 = 0
        /// Whether two keys have the same bit, so that they may be equal.
        var mayRepeat = false
        /// Whether a key was dropped, so that its value must be dropped, too.
        var isDropping = false
        /// Whether it has an anchor, whose name is the last of `openNames`.
        var isAnchored = false
        /// The nesting depth of the collections in it.
        var height = 0
    }

    /// Adds a scalar; `name` returns the name of its anchor, if it has one.
    @inline(__always)
    mutating func add(scalar event: Event, name: () -> [UInt8] = { [] }) {
        let node = begin(.scalar, event, first: event.textStart)
        var end = event.end
        if event.isAnchored || event.isTagged || event.isBlock
            || Int(event.textLength) > limits.maxScalarBytes
        {
            complete(scalar: node, event, name)
            end = records[Int(node)].end
        }
        finish(node, end: end, bit: event.bit)
    }

    /// The slow path of few scalars: those with an anchor or a tag, block scalars, and those that
    /// are too long.
    @inline(never)
    private mutating func complete(scalar node: UInt32, _ event: Event, _ name: () -> [UInt8]) {
        if event.isTagged { setTag(of: node, event) }
        if event.isBlock { trim(Int(node)) }
        if event.isAnchored {
            anchors[name()] = Anchor(node: node, size: 1, height: 0, isOpen: false)
        }
        if Int(event.textLength) > limits.maxScalarBytes { reportLongScalar(node) }
    }

    /// Opens a sequence or mapping; `name` returns the name of its anchor, if it has one.
    mutating func open(_ event: Event, name: () -> [UInt8] = { [] }) {
        let isMapping = event.kind == .mappingStart
        var frame = Frame(
            node: UInt32(records.count), isMapping: isMapping, isFlow: event.isMarked,
            nodesBefore: nodeCount)
        frame.end = event.end
        let node = begin(isMapping ? .mapping : .sequence, event, first: frame.node + 1)
        if event.isTagged { setTag(of: node, event) }
        if event.isAnchored {
            frame.isAnchored = true
            let name = name()
            openNames.append(name)
            anchors[name] = Anchor(node: node, size: 1, height: 0, isOpen: true)
        }
        outer.append(top)
        top = frame
        if outer.count > limits.maxDepth { reportDepth(node) }
    }

    /// Closes the innermost collection.
    mutating func close(_ event: Event) {
        guard let around = outer.popLast() else { return }
        let frame = top
        top = around
        let index = Int(frame.node)
        let end = frame.isFlow ? event.end : frame.end
        records[index].end = end
        records[index].next = UInt32(records.count)
        records[index].count = frame.isMapping ? frame.children / 2 : frame.children
        if frame.mayRepeat { checkKeys(of: frame.node) }
        if records[index].isBroken { makeBroken(frame.node) }
        if frame.isAnchored { closeAnchor(of: frame) }
        top.height = max(top.height, frame.height + 1)
        finish(frame.node, end: end, bit: nil)
    }

    /// Appends a record for a node.
    @inline(__always)
    mutating func begin(_ kind: Record.Kind, _ event: Event, first: UInt32) -> UInt32 {
        let node = UInt32(truncatingIfNeeded: records.count)
        records.append(
            Record(
                start: event.start, end: event.end, first: first, count: event.textLength,
                next: node &+ 1, parent: top.node, ordinal: top.children, kind: kind,
                style: event.style,
                tag: .none, isBroken: false))
        nodeCount &+= 1
        if nodeCount > limits.maxNodes { reportNodes(node) }
        return node
    }

    /// Adds a complete node to its parent's children, or drops it with its key; `bit` is `nil` for
    /// collections.
    @inline(__always)
    mutating func finish(_ node: UInt32, end: UInt32, bit: UInt8?) {
        top.end = end
        if top.isMapping {
            guard !top.isDropping else { return unlinkDropped() }
            if top.children & 1 == 0 {
                guard let bit else { return giveUp(key: node) }
                let mask: UInt64 = 1 &<< UInt64(bit)
                if top.keys & mask != 0 { top.mayRepeat = true }
                top.keys |= mask
            }
        }
        top.children &+= 1
        top.last = node
    }

    /// Ends a block scalar after its last text.
    private mutating func trim(_ index: Int) {
        let start = cursor.byteOffset(of: Int(records[index].start))
        var end = cursor.byteOffset(of: Int(records[index].end))
        while end > start, InputValidation.isBlank(file.bytes[end - 1]) {
            end -= 1
            records[index].end -= 1
        }
    }
}

extension TreeBuilder {
    /// The record of a node, or of an alias's target.
    private func content(_ node: UInt32) -> Record {
        let record = records[Int(node)]
        return record.kind == .alias ? records[Int(record.first)] : record
    }

    /// Reports and removes the duplicate keys of a mapping.
    mutating func checkKeys(of mapping: UInt32) {
        let count = records[Int(mapping)].count
        guard count > TreeBuilder.fewKeys || hasRepeatedKey(mapping) else { return }
        var firsts: [[UInt8]: UInt32] = [:]
        var lastValue: UInt32?
        var key = records[Int(mapping)].first
        for _ in 0..<count {
            let value = records[Int(key)].next
            let text = records[Int(key)].isBroken ? nil : text(key)
            if let text, let first = firsts[text] {
                report(key, repeats: first)
                records[Int(mapping)].count -= 1
                // The first key is never a duplicate.
                if let lastValue { records[Int(lastValue)].next = records[Int(value)].next }
            } else {
                if let text { firsts[text] = key }
                lastValue = value
            }
            key = records[Int(value)].next
        }
    }

    /// The maximum number of keys that are compared pairwise.
    private static var fewKeys: UInt32 { 24 }

    /// Whether a small mapping has a duplicate key.
    private func hasRepeatedKey(_ mapping: UInt32) -> Bool {
        let count = records[Int(mapping)].count
        var key = records[Int(mapping)].first
        for index in 0..<count {
            let own = content(key)
            var earlier = records[Int(mapping)].first
            for _ in 0..<index {
                let other = content(earlier)
                if own.count == other.count && isSame(own, other) { return true }
                earlier = records[Int(records[Int(earlier)].next)].next
            }
            key = records[Int(records[Int(key)].next)].next
        }
        return false
    }

    private func isSame(_ a: Record, _ b: Record) -> Bool {
        let (a, b, count) = (Int(a.first), Int(b.first), Int(a.count))
        for index in 0..<count where text[a + index] != text[b + index] { return false }
        return true
    }

    /// A key's text.
    private func text(_ key: UInt32) -> [UInt8] {
        let record = content(key)
        return text.array(Int(record.first)..<Int(record.first + record.count))
    }

    private mutating func report(_ key: UInt32, repeats first: UInt32) {
        let name = excerpt(text(key)[...])
        let note = Note("the first `\(name)` is here; its value is used", at: range(first))
        add(
            .duplicateKey, "the key `\(name)` appears twice in this mapping",
            explanation: "remove one of the two",
            notes: [note], node: key)
        findings[findings.count - 1].diagnostic.remedies =
            removal(of: key, sameAs: first).map { [$0] } ?? []
    }

    /// The remedy that removes an entry's line, if it equals another entry word for word.
    private mutating func removal(of key: UInt32, sameAs first: UInt32) -> Remedy? {
        let ranges = [first, key].map { entry -> Range<Int> in
            let start = cursor.byteOffset(of: Int(records[Int(entry)].start))
            return start..<cursor.byteOffset(of: Int(records[Int(records[Int(entry)].next)].end))
        }
        let (bytes, own) = (file.bytes, ranges[1])
        let line = (bytes[..<own.lowerBound].lastIndex(where: \.isLineBreak) ?? -1) + 1
        let end = bytes[own.upperBound...].firstIndex(where: \.isLineBreak) ?? bytes.count
        let isWholeLine =
            bytes[line..<own.lowerBound].allSatisfy(InputValidation.isBlank)
            && bytes[own.upperBound..<end].allSatisfy(InputValidation.isBlank)
        guard isWholeLine, end < bytes.count, bytes[ranges[0]] == bytes[own],
            !bytes[own].contains(where: \.isLineBreak)
        else { return nil }
        let next = bytes.has("\r\n", at: end) ? end + 2 : end + 1
        let range = SourceRange(cursor.codePoint(atByte: line), cursor.codePoint(atByte: next))
        return Remedy(
            "remove the second one, which has the same value", [Edit(range, "")], .certain)
    }

    /// Drops a key that is a list or a mapping, together with its value.
    mutating func giveUp(key node: UInt32) {
        top.isDropping = true
        guard !records[Int(node)].isBroken else { return }
        add(
            .complexKey, "a key must be text, not a \(noun(content(node).kind))", at: range(node),
            explanation: "write text before the `:`", node: top.node)
    }

    /// Removes the dropped key, and the value that has just ended, from the mapping.
    mutating func unlinkDropped() {
        top.isDropping = false
        let next = UInt32(records.count)
        if top.children == 0 {
            records[Int(top.node)].first = next
        } else {
            records[Int(top.last)].next = next
        }
    }
}

import Diagnostics

/// Turns the reader's events into the arena's records, in one pass.
struct TreeBuilder {
    let file: SourceFile
    let limits: Limits

    /// The nodes so far, in the order in which they begin.
    var records: [Record] = []
    /// The collections that are open, innermost last; the first stands for the file and holds the root.
    var open: [Frame] = [Frame(node: 0, isMapping: false, isFlow: false, nodesBefore: 0)]
    /// How many nodes there are, those behind aliases counted as often as they are followed.
    var nodeCount = 0
    var aliasCount = 0
    var anchors: [[UInt8]: Anchor] = [:]
    /// The names of the open collections that have one.
    var openNames: [[UInt8]] = []
    /// Aliases of names that had no anchor yet.
    var unknown: [UnknownAlias] = []
    var comments: GluedComments
    var cursor: TextCursor
    /// What was found, each with the node whose path it has.
    var findings: [(diagnostic: Diagnostic, node: UInt32)] = []
    /// Whether a limit was passed, so that reading must end.
    var isStopped = false

    init(_ file: SourceFile, limits: Limits, screened: Screening) {
        self.file = file
        self.limits = limits
        cursor = TextCursor(file.bytes, isASCII: screened.isASCII)
        comments = GluedComments(screened.hashes)
        records.reserveCapacity(file.bytes.count / 16 + 4)
    }

    /// A collection that is not closed yet.
    struct Frame {
        let node: UInt32
        let isMapping: Bool
        /// Whether it is written between brackets.
        let isFlow: Bool
        /// How many nodes there were before it.
        let nodesBefore: Int
        /// The children that are kept so far; in a mapping, keys and values.
        var children: UInt32 = 0
        /// The last of them.
        var last: UInt32 = 0
        /// Where the last child ends, kept or not.
        var end: UInt32 = 0
        /// One bit for each hash of a key.
        var keys: UInt64 = 0
        /// Whether two keys have the same bit.
        var mayRepeat = false
        /// Whether a key was given up, so that its value must go too.
        var isDropping = false
        /// Whether it is marked with the last of the open names.
        var isAnchored = false
        /// How many collections stand inside one another in it.
        var height = 0

        /// Whether the next child is a key.
        var expectsKey: Bool { isMapping && !isDropping && children.isMultiple(of: 2) }
    }

    /// Adds a scalar.
    mutating func add(scalar event: Event, _ reader: inout EventReader) {
        let node = begin(.scalar, event, &reader)
        let index = Int(node)
        records[index].first = event.textStart
        records[index].count = event.textLength
        records[index].style = event.style
        if event.style == .literal || event.style == .folded { trim(index) }
        if event.isAnchored { define(reader.name, as: node, height: 0, isOpen: false) }
        if Int(event.textLength) > limits.maxScalarBytes { reportLongScalar(node) }
        finish(node, isCollection: false, text: reader)
    }

    /// Opens a sequence or a mapping.
    mutating func open(_ event: Event, _ reader: inout EventReader) {
        let before = nodeCount
        let isMapping = event.kind == .mappingStart
        let node = begin(isMapping ? .mapping : .sequence, event, &reader)
        var frame = Frame(node: node, isMapping: isMapping, isFlow: event.isMarked, nodesBefore: before)
        frame.end = event.end
        if event.isAnchored {
            frame.isAnchored = true
            openNames.append(reader.name)
            define(reader.name, as: node, height: 0, isOpen: true)
        }
        open.append(frame)
        if open.count - 1 > limits.maxDepth { reportDepth(node) }
    }

    /// Closes the innermost collection.
    mutating func close(_ event: Event, _ reader: borrowing EventReader) {
        guard open.count > 1, let frame = open.popLast() else { return }
        let index = Int(frame.node)
        records[index].end = frame.isFlow ? event.end : frame.end
        records[index].next = UInt32(records.count)
        records[index].count = frame.isMapping ? frame.children / 2 : frame.children
        if frame.mayRepeat { removeRepeatedKeys(of: frame.node, reader.text) }
        if frame.isAnchored { closeAnchor(of: frame) }
        let outer = open.count - 1
        open[outer].height = max(open[outer].height, frame.height + 1)
        finish(frame.node, isCollection: true, text: reader)
    }

    /// Adds a record for the node that begins with `event`.
    mutating func begin(_ kind: Record.Kind, _ event: Event, _ reader: inout EventReader) -> UInt32 {
        let node = UInt32(records.count)
        let parent = open[open.count - 1]
        nodeCount += 1
        records.append(
            Record(
                start: event.start, end: event.end, first: node + 1, count: 0, next: node + 1, parent: parent.node,
                ordinal: parent.children, kind: kind, style: .plain, tag: .none, isBroken: false))
        if event.tag != .core(.none) { setTag(of: node, event, reader) }
        if nodeCount > limits.maxNodes { reportNodes(node) }
        return node
    }

    /// Counts a whole node as its parent's child, or gives it up with its key.
    mutating func finish(_ node: UInt32, isCollection: Bool, text reader: borrowing EventReader) {
        let top = open.count - 1
        let end = records[Int(node)].end
        open[top].end = end
        if open[top].isMapping {
            guard !open[top].isDropping else { return unlinkDropped() }
            if open[top].children.isMultiple(of: 2) {
                guard !isCollection else { return giveUp(key: node) }
                noteKey(node, reader)
            }
        }
        open[top].children += 1
        open[top].last = node
    }

    /// Ends a block scalar with its last text.
    private mutating func trim(_ index: Int) {
        let start = cursor.byteOffset(of: Int(records[index].start))
        var end = cursor.byteOffset(of: Int(records[index].end))
        while end > start, Screening.isBlank(file.bytes[end - 1]) {
            end -= 1
            records[index].end -= 1
        }
    }
}

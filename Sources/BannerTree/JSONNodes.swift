/// Builds the tree from the JSON parser's callbacks.
struct JSONNodes: ~Copyable, JSONReceiver {
    var builder: TreeBuilder
    /// The key whose value has not been read, if members with the value `null` count as absent.
    fileprivate var key: (text: String, range: Range<Int>)?
    /// The byte offsets of the values to leave out with their keys.
    fileprivate let leftOut: Set<Int>
    /// The nesting depth within a value that is left out.
    fileprivate var skipped = 0

    private mutating func codePoint(atByte byte: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: builder.cursor.codePoint(atByte: byte))
    }

    mutating func begin(_ kind: JSONKind, at position: Int) {
        if skipped > 0 || isLeftOut(position) { return skipped += 1 }
        addKey()
        guard !builder.isStopped else { return }
        var event = Event()
        event.kind = kind == .object ? .mappingStart : .sequenceStart
        event.isMarked = true
        event.start = codePoint(atByte: position)
        event.end = event.start + 1
        builder.open(event)
    }

    mutating func end(at position: Int) {
        if skipped > 0 { return skipped -= 1 }
        guard !builder.isStopped else { return }
        var event = Event()
        event.kind = .collectionEnd
        event.end = codePoint(atByte: position)
        event.start = event.end - 1
        builder.close(event)
    }

    mutating func takeKey(_ key: String, _ range: Range<Int>) {
        guard skipped == 0 else { return }
        self.key = (key, range)
        if !builder.file.hasEmptyMembers && leftOut.isEmpty { addKey() }
    }

    /// Whether the value at a byte offset is left out, together with its key.
    private mutating func isLeftOut(_ position: Int) -> Bool {
        guard !leftOut.isEmpty && leftOut.contains(position) else { return false }
        key = nil
        return true
    }

    private mutating func addKey() {
        guard let (text, range) = key else { return }
        key = nil
        add(text, .doubleQuoted, range)
    }

    mutating func take(_ value: JSON, _ range: Range<Int>) {
        if skipped > 0 || isLeftOut(range.lowerBound) { return }
        if builder.file.hasEmptyMembers, case .null = value, key != nil { return key = nil }
        addKey()
        switch value {
        case .null: add("null", .plain, range)
        case .bool(let isTrue): add(isTrue ? "true" : "false", .plain, range)
        case .number(let text): add(text, .plain, range)
        case .string(let text): add(text, .doubleQuoted, range)
        case .array, .object: break
        }
    }

    private mutating func add(_ text: String, _ style: Node.Style, _ range: Range<Int>) {
        guard !builder.isStopped else { return }
        var event = Event()
        event.style = style
        event.start = codePoint(atByte: range.lowerBound)
        event.end = codePoint(atByte: range.upperBound)
        var text = text
        text.withUTF8 { event.take($0, into: &builder.text) }
        builder.add(scalar: event)
    }
}

extension Document {
    /// Parses a file as JSON; reports the reason and returns `nil` if there is no usable tree.
    ///
    /// Values whose first byte is in `leftOut` are ignored, together with their keys.
    package static func parse(
        json file: SourceFile, limits: Limits = Limits(),
        leavingOut leftOut: Set<Int> = [], into report: inout Report
    ) -> Document? {
        guard let validation = InputValidation.passed(file, limits, into: &report) else {
            return nil
        }
        var nodes = JSONNodes(
            builder: TreeBuilder(file, limits: limits, screened: validation), leftOut: leftOut)
        var jsonLimits = JSONLimits()
        // The builder stops earlier, with findings of its own.
        jsonLimits.depth = limits.maxDepth + 2
        jsonLimits.count = .max
        jsonLimits.allowsHalfPairs = false
        let fault = JSONReader.fault(in: file.bytes, limits: jsonLimits, telling: &nodes)
        let isUsable = fault == nil && !nodes.builder.isStopped
        if let fault, !nodes.builder.isStopped { report.add(Finding(fault, in: file)) }
        // JSON has no comments: a `#` is part of a string.
        return finished(nodes.builder, isUsable, validation.isASCII, TextMarks(), into: &report)
    }
}

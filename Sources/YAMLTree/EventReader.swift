internal import CYaml

/// Draws libyaml's events from bytes in memory; owns the parser and frees it.
///
/// Nothing unsafe leaves this file.
struct EventReader: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let event: UnsafeMutablePointer<yaml_event_t>
    private var isOver = true

    /// The text of all scalars so far, one after the other.
    private var text: UnsafeMutablePointer<UInt8>
    private var textCount = 0
    private var textCapacity: Int
    /// The name of the last anchor or alias.
    private(set) var name: [UInt8] = []
    /// Why the last event is a fault.
    private(set) var fault: SyntaxFault?

    /// Reads `bytes`, valid UTF-8, with `body`; they outlive the parser, which keeps a pointer to them.
    static func reading<Result>(_ bytes: [UInt8], _ body: (inout EventReader) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { input in
            var reader = EventReader(input)
            return body(&reader)
        }
    }

    private init(_ input: UnsafeBufferPointer<UInt8>) {
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        event = .allocate(capacity: 1)
        event.initialize(to: yaml_event_t())
        // Only escapes such as `\L` make a text longer than what is written.
        textCapacity = input.count + 16
        text = .allocate(capacity: textCapacity)
        guard yaml_parser_initialize(parser) != 0 else {
            fault = SyntaxFault(problem: "", place: 0, contextPlace: 0)
            return
        }
        // libyaml answers a missing pointer with abort; an empty input is over at once.
        guard let start = input.baseAddress else { return }
        yaml_parser_set_input_string(parser, start, input.count)
        isOver = false
    }

    deinit {
        yaml_event_delete(event)
        yaml_parser_delete(parser)
        event.deallocate()
        parser.deallocate()
        text.deallocate()
    }

    /// The text of all scalars so far, for good.
    var allText: [UInt8] { Array(UnsafeBufferPointer(start: text, count: textCount)) }

    /// A stretch of the text.
    func text(at start: UInt32, count: UInt32) -> [UInt8] {
        Array(UnsafeBufferPointer(start: text + Int(start), count: Int(count)))
    }

    /// Whether two stretches of the text are the same.
    func isSame(_ a: UInt32, _ b: UInt32, count: UInt32) -> Bool {
        for index in 0..<Int(count) where text[Int(a) + index] != text[Int(b) + index] { return false }
        return true
    }

    /// The next event; after a fault or the stream's end always the same.
    mutating func next() -> Event {
        while !isOver {
            guard yaml_parser_parse(parser, event) != 0 else {
                isOver = true
                fault = parserFault()
                break
            }
            if let event = taken() { return event }
        }
        return Event(kind: fault == nil ? .streamEnd : .fault)
    }

    /// Copies what we keep of libyaml's event and frees the rest; nil for an event that says nothing.
    @inline(__always)
    private mutating func taken() -> Event? {
        var taken = Event(kind: .streamEnd)
        taken.start = UInt32(truncatingIfNeeded: event.pointee.start_mark.index)
        taken.end = UInt32(truncatingIfNeeded: event.pointee.end_mark.index)
        switch event.pointee.type {
        case YAML_SCALAR_EVENT:
            taken.kind = .scalar
            takeScalar(into: &taken)
        case YAML_MAPPING_START_EVENT:
            taken.kind = .mappingStart
            taken.isMarked = event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
            let (anchor, tag) = (event.pointee.data.mapping_start.anchor, event.pointee.data.mapping_start.tag)
            takeProperties(anchor, tag, into: &taken)
            // An event that holds no memory need not be deleted.
            if anchor == nil && tag == nil { return taken }
        case YAML_SEQUENCE_START_EVENT:
            taken.kind = .sequenceStart
            taken.isMarked = event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
            let (anchor, tag) = (event.pointee.data.sequence_start.anchor, event.pointee.data.sequence_start.tag)
            takeProperties(anchor, tag, into: &taken)
            if anchor == nil && tag == nil { return taken }
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
            taken.kind = .collectionEnd
            return taken
        case YAML_ALIAS_EVENT:
            taken.kind = .alias
            name = bytes(event.pointee.data.alias.anchor)
        case YAML_DOCUMENT_START_EVENT:
            taken.kind = .documentStart
            taken.isMarked = event.pointee.data.document_start.implicit == 0
        case YAML_DOCUMENT_END_EVENT:
            taken.kind = .documentEnd
        case YAML_STREAM_START_EVENT:
            yaml_event_delete(event)
            return nil
        default:
            isOver = true
        }
        yaml_event_delete(event)
        return taken
    }

    @inline(__always)
    private mutating func takeScalar(into taken: inout Event) {
        let scalar = event.pointee.data.scalar
        let length = scalar.length
        taken.textStart = UInt32(truncatingIfNeeded: textCount)
        taken.textLength = UInt32(truncatingIfNeeded: length)
        if length > 0, let value = scalar.value {
            if textCapacity - textCount < length { growText(by: length) }
            (text + textCount).update(from: value, count: length)
            textCount += length
            let ends = UInt32(value[0]) &* 3 &+ UInt32(value[length - 1]) &* 31 &+ UInt32(value[length / 2]) &* 127
            taken.bit = UInt8(truncatingIfNeeded: (ends &+ taken.textLength) &* 0x9E37_79B1 >> 26)
        }
        taken.style =
            switch scalar.style {
            case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
            case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
            case YAML_LITERAL_SCALAR_STYLE: .literal
            case YAML_FOLDED_SCALAR_STYLE: .folded
            default: .plain
            }
        takeProperties(scalar.anchor, scalar.tag, into: &taken)
    }

    @inline(__always)
    private mutating func takeProperties(
        _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?, into taken: inout Event
    ) {
        if let anchor {
            taken.isAnchored = true
            name = bytes(anchor)
        }
        if let tag {
            taken.tag = Node.Tag(uri: bytes(tag)) ?? .none
            taken.isForeign = taken.tag == .none
        }
    }

    private mutating func growText(by length: Int) {
        let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * textCapacity + length)
        grown.update(from: text, count: textCount)
        text.deallocate()
        text = grown
        textCapacity = 2 * textCapacity + length
    }

    /// A C string's bytes: libyaml ends names and tags with NUL and gives no length.
    private func bytes(_ string: UnsafeMutablePointer<yaml_char_t>?) -> [UInt8] {
        guard let string else { return [] }
        var length = 0
        while string[length] != 0 { length += 1 }
        return Array(UnsafeBufferPointer(start: string, count: length))
    }

    private func parserFault() -> SyntaxFault {
        let parser = parser.pointee
        return SyntaxFault(
            problem: parser.problem.map { String(cString: $0) } ?? "",
            place: Int(truncatingIfNeeded: parser.problem_mark.index),
            context: parser.context.map { String(cString: $0) },
            contextPlace: Int(truncatingIfNeeded: parser.context_mark.index))
    }
}

extension Node.Tag {
    /// The core tag of that URI.
    init?(uri: [UInt8]) {
        let prefix = Array("tag:yaml.org,2002:".utf8)
        let names: [(String, Node.Tag)] = [
            ("str", .string), ("int", .int), ("float", .float), ("bool", .bool), ("null", .null), ("seq", .sequence),
            ("map", .mapping),
        ]
        guard uri.starts(with: prefix),
            let match = names.first(where: { $0.0.utf8.elementsEqual(uri.dropFirst(prefix.count)) })
        else { return nil }
        self = match.1
    }
}

package import BannerTree
internal import CYaml

extension Document {
    /// Parses the only document of a YAML or JSON file; reports the reason and returns `nil` if
    /// there is no usable tree.
    package static func parse(
        _ file: SourceFile, limits: Limits = Limits(), into report: inout Report
    ) -> Document? {
        parse(file, with: EventReader.self, limits: limits, into: &report)
    }
}

/// Reads libyaml's events from bytes in memory; owns the parser and frees it.
///
/// No libyaml pointer leaves this file.
struct EventReader: ~Copyable, EventSource {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let raw: UnsafeMutablePointer<yaml_event_t>
    private var isOver = true
    /// The copy of the text that libyaml reads; libyaml does not free it.
    private let input: UnsafeMutablePointer<UInt8>

    private(set) var name: [UInt8] = []
    private var fault: SyntaxFault?

    init(_ bytes: [UInt8]) {
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        raw = .allocate(capacity: 1)
        raw.initialize(to: yaml_event_t())
        input = .allocate(capacity: max(1, bytes.count))
        input.initialize(from: bytes, count: bytes.count)
        isOver = yaml_parser_initialize(parser) == 0
        guard !isOver else {
            fault = SyntaxFault(problem: "", place: 0, contextPlace: 0)
            return
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input, bytes.count)
    }

    deinit {
        yaml_event_delete(raw)
        yaml_parser_delete(parser)
        raw.deallocate()
        parser.deallocate()
        input.deallocate()
    }

    mutating func next(_ text: inout GrowingBuffer<UInt8>) -> Event {
        var event = Event()
        guard !isOver && advance() else {
            event.kind = fault == nil ? .streamEnd : .fault
            return event
        }
        event.start = UInt32(truncatingIfNeeded: raw.pointee.start_mark.index)
        event.end = UInt32(truncatingIfNeeded: raw.pointee.end_mark.index)
        // Most events are scalars, and a separate branch is predicted better than a jump table.
        if raw.pointee.type == YAML_SCALAR_EVENT {
            takeScalar(&event, &text)
            yaml_event_delete(raw)
            return event
        }
        var holdsMemory = true
        switch raw.pointee.type {
        case YAML_MAPPING_START_EVENT:
            event.kind = .mappingStart
            event.isMarked = raw.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
            let (anchor, tag) = (
                raw.pointee.data.mapping_start.anchor, raw.pointee.data.mapping_start.tag
            )
            holdsMemory = anchor != nil || tag != nil
            if holdsMemory { takeProperties(anchor, tag, &event) }
        case YAML_SEQUENCE_START_EVENT:
            event.kind = .sequenceStart
            event.isMarked = raw.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
            let (anchor, tag) = (
                raw.pointee.data.sequence_start.anchor, raw.pointee.data.sequence_start.tag
            )
            holdsMemory = anchor != nil || tag != nil
            if holdsMemory { takeProperties(anchor, tag, &event) }
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
            event.kind = .collectionEnd
            holdsMemory = false
        case YAML_ALIAS_EVENT:
            event.kind = .alias
            name = bytes(raw.pointee.data.alias.anchor)
        case YAML_DOCUMENT_START_EVENT:
            event.kind = .documentStart
        default:
            event.kind = .documentEnd
        }
        if holdsMemory { yaml_event_delete(raw) }
        return event
    }

    /// Runs libyaml up to its next relevant event; returns false at the end and after a fault.
    @inline(__always)
    private mutating func advance() -> Bool {
        repeat {
            guard yaml_parser_parse(parser, raw) != 0 else {
                isOver = true
                fault = parserFault()
                return false
            }
        } while raw.pointee.type == YAML_STREAM_START_EVENT
        // libyaml returns "no event" if it is called after the end.
        isOver = raw.pointee.type == YAML_STREAM_END_EVENT || raw.pointee.type == YAML_NO_EVENT
        return !isOver
    }

    @inline(__always)
    private mutating func takeScalar(_ event: inout Event, _ text: inout GrowingBuffer<UInt8>) {
        let scalar = raw.pointee.data.scalar
        event.take(UnsafeBufferPointer(start: scalar.value, count: scalar.length), into: &text)
        // The same styles in the same order, after libyaml's "any"; faster than a switch.
        let style = raw.pointee.data.scalar.style.rawValue &- YAML_PLAIN_SCALAR_STYLE.rawValue
        event.style = Node.Style(rawValue: UInt8(truncatingIfNeeded: style)) ?? .plain
        let (anchor, tag) = (raw.pointee.data.scalar.anchor, raw.pointee.data.scalar.tag)
        if anchor != nil || tag != nil { takeProperties(anchor, tag, &event) }
    }

    /// Reads the anchor and the tag; few nodes have them.
    @inline(never)
    private mutating func takeProperties(
        _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?,
        _ event: inout Event
    ) {
        if anchor != nil {
            event.isAnchored = true
            name = bytes(anchor)
        }
        if tag != nil {
            event.tag = Node.Tag(uri: bytes(tag)) ?? .none
            event.isForeign = event.tag == .none
        }
    }

    /// The bytes of a C string that ends with NUL.
    private func bytes(_ string: UnsafeMutablePointer<yaml_char_t>?) -> [UInt8] {
        guard let string else { return [] }
        var length = 0
        while string[length] != 0 { length += 1 }
        return Array(UnsafeBufferPointer(start: string, count: length))
    }

    func fault(after read: PartialRead) -> (Finding, isCause: Bool) {
        (fault ?? SyntaxFault(problem: "", place: 0, contextPlace: 0)).finding(after: read)
    }

    /// The code point at which parsing a text stops; `nil` if it is valid.
    static func fault(in bytes: [UInt8]) -> Int? {
        GrowingBuffer<UInt8>.lent { text in
            var reader = EventReader(bytes)
            while true {
                switch reader.next(&text).kind {
                case .streamEnd: return nil
                case .fault: return reader.fault?.place
                default: continue
                }
            }
        }
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

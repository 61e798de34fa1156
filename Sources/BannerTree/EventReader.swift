internal import CYaml

/// Reads libyaml's events from bytes in memory; owns the parser and frees it.
///
/// No libyaml pointer leaves this file and `Input`.
struct EventReader: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let raw: UnsafeMutablePointer<yaml_event_t>
    private var isOver = true
    private let input: Input?

    /// The name of the last anchor or alias.
    private(set) var name: [UInt8] = []
    /// Why the last event is a fault.
    private(set) var fault: SyntaxFault?

    /// Reads a text that has passed its screening.
    init(_ bytes: [UInt8], _ screening: Screening) {
        parser = Memory.allocate(1)
        parser.initialize(to: yaml_parser_t())
        raw = Memory.allocate(1)
        raw.initialize(to: yaml_event_t())
        let isReady = yaml_parser_initialize(parser) != 0
        input = isReady ? Input(bytes, codePoints: screening.codePoints, for: parser) : nil
        isOver = input == nil
        if isOver { fault = SyntaxFault(problem: "", place: 0, contextPlace: 0) }
    }

    deinit {
        input?.end()
        yaml_event_delete(raw)
        yaml_parser_delete(parser)
        Memory.free(raw)
        Memory.free(parser)
    }

    // Inlined into the one loop that calls them, so that an event stays in registers: stored and loaded again in other
    // widths, its bytes stall the processor.

    /// The next event, with a scalar's text appended to `text`; after a fault or the end of the stream it is always the
    /// same.
    @inline(__always)
    mutating func next(_ text: inout GrowingBuffer<UInt8>) -> Event {
        var event = Event()
        guard !isOver && advance() else {
            event.kind = fault == nil ? .streamEnd : .fault
            return event
        }
        event.start = UInt32(truncatingIfNeeded: raw.pointee.start_mark.index)
        event.end = UInt32(truncatingIfNeeded: raw.pointee.end_mark.index)
        // Most events are scalars: a branch of their own is foreseen better than a table of jumps.
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
            let (anchor, tag) = (raw.pointee.data.mapping_start.anchor, raw.pointee.data.mapping_start.tag)
            holdsMemory = anchor != nil || tag != nil
            if holdsMemory { takeProperties(anchor, tag, &event) }
        case YAML_SEQUENCE_START_EVENT:
            event.kind = .sequenceStart
            event.isMarked = raw.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
            let (anchor, tag) = (raw.pointee.data.sequence_start.anchor, raw.pointee.data.sequence_start.tag)
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

    /// Lets libyaml read up to its next meaningful event; false at the end and after a fault.
    @inline(__always)
    private mutating func advance() -> Bool {
        repeat {
            guard yaml_parser_parse(parser, raw) != 0 else {
                isOver = true
                fault = parserFault()
                return false
            }
        } while raw.pointee.type == YAML_STREAM_START_EVENT
        // libyaml returns "no event" if it is called once too often.
        isOver = raw.pointee.type == YAML_STREAM_END_EVENT || raw.pointee.type == YAML_NO_EVENT
        return !isOver
    }

    @inline(__always)
    private mutating func takeScalar(_ event: inout Event, _ text: inout GrowingBuffer<UInt8>) {
        event.kind = .scalar
        let length = raw.pointee.data.scalar.length
        event.textStart = UInt32(truncatingIfNeeded: text.count)
        event.textLength = UInt32(truncatingIfNeeded: length)
        if length > 0, let value = raw.pointee.data.scalar.value {
            text.append(value, count: length)
            let mix = KeyTable.mix(UnsafeBufferPointer(start: value, count: length))
            event.bit = UInt8(truncatingIfNeeded: mix &>> 26)
        }
        // The same styles in the same order, after libyaml's "any"; a switch costs a wrong guess for every other scalar.
        let style = raw.pointee.data.scalar.style.rawValue &- YAML_PLAIN_SCALAR_STYLE.rawValue
        event.style = Node.Style(rawValue: UInt8(truncatingIfNeeded: style)) ?? .plain
        let (anchor, tag) = (raw.pointee.data.scalar.anchor, raw.pointee.data.scalar.tag)
        if anchor != nil || tag != nil { takeProperties(anchor, tag, &event) }
    }

    /// Reads the anchor and the tag of one of the few nodes that have them.
    @inline(never)
    private mutating func takeProperties(
        _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?, _ event: inout Event
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

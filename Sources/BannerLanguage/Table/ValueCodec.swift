/// The schema of a value, with the functions that read and write it.
package struct ValueCodec<Value>: Sendable {
    /// Creates the schema; a file without faults never needs it.
    private let makeSchema: @Sendable () -> Schema
    /// Reads a value; reports a fault and returns `nil`.
    package let read: @Sendable (Node, inout Reading) -> Value?
    /// Appends a value as JSON; nothing if it cannot or need not be written.
    package let write: Write

    /// Appends a value as JSON.
    package typealias Write = @Sendable (Value, WriteOptions, inout [UInt8]) -> Void

    /// A shape with these parts.
    package init(
        schema: @escaping @autoclosure @Sendable () -> Schema,
        read: @escaping @Sendable (Node, inout Reading) -> Value?,
        write: @escaping Write
    ) {
        makeSchema = schema
        self.read = read
        self.write = write
    }

    /// The schema.
    package var schema: Schema { makeSchema() }

    /// A value in an author's notation.
    func short(_ value: Value) -> JSON? {
        var text: [UInt8] = []
        write(value, .short, &text)
        return JSON(written: text)
    }
}

extension ValueCodec {
    /// A shape for another type, with the same text.
    package func map<Other>(
        _ there: @escaping @Sendable (Value) -> Other,
        back: @escaping @Sendable (Other) -> Value? = { _ in nil }
    ) -> ValueCodec<Other> {
        let (read, write) = (self.read, self.write)
        return ValueCodec<Other>(
            schema: schema,
            read: { node, reading in read(node, &reading).map(there) },
            write: { value, options, text in
                if let value = back(value) { write(value, options, &text) }
            })
    }

    /// This shape, with values replaced before they are written; `nil` omits the value.
    func writing(_ written: @escaping @Sendable (Value) -> Value?) -> ValueCodec {
        map({ $0 }, back: written)
    }
}

extension Optional {
    /// `nil`, after a fault was reported.
    package static func none(after report: Void) -> Optional { nil }
}

/// The notation of written values: like an author's, or expanded for programs.
package struct WriteOptions {
    /// The items' ids, with which pages are written; `nil` for an author's notation.
    var ids: [String]?
    /// The value's node in the file, if it has one, or the mapping that has its key.
    private let place: Node?
    /// The key whose value is written; the node is looked up only on demand, because few values
    /// need it.
    private var key: String?
    private var isFirst = true
    /// Whether to write only the keys that the file has.
    let isOnlyGiven: Bool
    /// Whether to write durations with units.
    let hasUnits: Bool

    /// A notation for a value.
    init(ids: [String]? = nil, node: Node? = nil, isOnlyGiven: Bool = false, hasUnits: Bool = false)
    {
        (self.ids, self.isOnlyGiven, self.hasUnits) = (ids, isOnlyGiven, hasUnits || ids == nil)
        place = node
    }

    /// The value's node in the file, if there is one; a shorthand stands for the mapping's first
    /// key.
    var node: Node? {
        guard let place, let key else { return place }
        return place.kind == .mapping ? place[key] : isFirst ? place : nil
    }

    /// The notation for a value that is written with every key.
    var whole: WriteOptions { WriteOptions(ids: ids, hasUnits: hasUnits) }

    /// An author's notation, such as `300ms` or `easeOut`; mappings are not written.
    static let short = WriteOptions()

    /// Whether everything is expanded: durations in seconds, shorthands as mappings.
    var isComplete: Bool { ids != nil }

    /// The notation for a part of the value.
    func at(_ node: Node?) -> WriteOptions {
        WriteOptions(ids: ids, node: node, isOnlyGiven: isOnlyGiven, hasUnits: hasUnits)
    }

    /// Moves to a key of the mapping.
    mutating func move(to key: String, isFirst: Bool) {
        (self.key, self.isFirst) = (key, isFirst)
    }

    /// Appends the key to which it was moved, after a comma if it is not the first one.
    func appendKey(to text: inout [UInt8]) {
        guard let key else { return }
        text.appendComma()
        text.append(word: key)
        text.append(byte: ":")
    }
}

extension JSON: ExpressibleByFloatLiteral {
    package init(floatLiteral value: Double) { self = .number(value) }

    /// A number with the fewest digits that identify it exactly; `null` if it is infinite or NaN.
    package static func number(_ value: Double) -> JSON {
        value.isFinite ? .number(NumberText.exact(value)) : .null
    }

    /// The value that a codec has written; `nil` if it has written nothing.
    package init?(written text: [UInt8]) {
        var limits = JSONLimits()
        (limits.depth, limits.count) = (.max, .max)
        guard let value = try? JSON(text, limits: limits) else { return nil }
        self = value
    }
}

extension [UInt8] {
    /// Appends a number with the fewest digits that identify it exactly; `null` if it is infinite
    /// or NaN.
    mutating func append(exact value: Double) {
        append(value.isFinite ? NumberText.exact(value) : "null")
    }
}

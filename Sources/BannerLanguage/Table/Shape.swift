/// The schema of a value, with the functions that read and write it.
package struct Shape<Value>: Sendable {
    /// Creates the schema; a file without faults never needs it.
    private let makeSchema: @Sendable () -> Schema
    /// Reads a value; reports a fault and returns `nil`.
    package let read: @Sendable (Node, inout Reading) -> Value?
    /// Writes a value as JSON; `nil` if it cannot or need not be written.
    package let write: @Sendable (Value, Notation) -> JSON?

    /// A shape with these parts.
    package init(
        schema: @escaping @autoclosure @Sendable () -> Schema,
        read: @escaping @Sendable (Node, inout Reading) -> Value?,
        write: @escaping @Sendable (Value, Notation) -> JSON?
    ) {
        makeSchema = schema
        self.read = read
        self.write = write
    }

    /// The schema.
    package var schema: Schema { makeSchema() }

    /// A value in an author's notation.
    func short(_ value: Value) -> JSON? { write(value, .short) }
}

extension Shape {
    /// A shape for another type, with the same text.
    package func map<Other>(
        _ there: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value? = { _ in nil }
    ) -> Shape<Other> {
        let (read, write) = (self.read, self.write)
        return Shape<Other>(
            schema: schema,
            read: { node, reading in read(node, &reading).map(there) },
            write: { value, notation in back(value).flatMap { write($0, notation) } })
    }

    /// This shape, with values replaced before they are written; `nil` omits the value.
    func writing(_ written: @escaping @Sendable (Value) -> Value?) -> Shape { map({ $0 }, back: written) }
}

extension Optional {
    /// `nil`, after a fault was reported.
    package static func none(after report: Void) -> Optional { nil }
}

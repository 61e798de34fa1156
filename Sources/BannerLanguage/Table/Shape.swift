/// What a value can look like, in two forms: as plain data, and as code that reads and writes it.
package struct Shape<Value>: Sendable {
    /// Makes the plain data: a file without faults never asks for it.
    private let makeSchema: @Sendable () -> Schema
    /// Reads a value; `nil` after a fault, which is then reported.
    package let read: @Sendable (Node, inout Reading) -> Value?
    /// The value as JSON in a notation; `nil` for one that cannot or need not be written.
    package let write: @Sendable (Value, Notation) -> JSON?

    /// A shape with these three parts.
    package init(
        schema: @escaping @autoclosure @Sendable () -> Schema,
        read: @escaping @Sendable (Node, inout Reading) -> Value?,
        write: @escaping @Sendable (Value, Notation) -> JSON?
    ) {
        makeSchema = schema
        self.read = read
        self.write = write
    }

    /// The plain data.
    package var schema: Schema { makeSchema() }

    /// A value as an author would write it.
    func short(_ value: Value) -> JSON? { write(value, .short) }
}

extension Shape {
    /// The same text, for another value.
    package func map<Other>(
        _ there: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value? = { _ in nil }
    ) -> Shape<Other> {
        let (read, write) = (self.read, self.write)
        return Shape<Other>(
            schema: schema,
            read: { node, reading in read(node, &reading).map(there) },
            write: { value, notation in back(value).flatMap { write($0, notation) } })
    }

    /// The same, but another value is written in place of each, or none.
    func writing(_ written: @escaping @Sendable (Value) -> Value?) -> Shape { map({ $0 }, back: written) }
}

extension Optional {
    /// No value, because a fault was reported.
    package static func none(after report: Void) -> Optional { nil }
}

import BannerDiagnostics
import BannerTree

/// What a value can look like, in two forms: as plain data, and as code that reads and writes it.
struct Shape<Value>: Sendable {
    /// Makes the plain data: a file without faults never asks for it.
    private let makeSchema: @Sendable () -> Schema
    /// Reads a value; `nil` after a fault, which is then reported.
    let read: @Sendable (Node, inout Reading) -> Value?
    /// The value as it is written in a notation; `nil` if it cannot or need not be.
    let write: @Sendable (Value, Notation) -> JSON?

    /// A shape with these three parts.
    init(
        schema: @escaping @autoclosure @Sendable () -> Schema,
        read: @escaping @Sendable (Node, inout Reading) -> Value?,
        write: @escaping @Sendable (Value, Notation) -> JSON?
    ) {
        makeSchema = schema
        self.read = read
        self.write = write
    }

    /// A shape whose values are written in one way.
    init(
        schema: @escaping @autoclosure @Sendable () -> Schema,
        read: @escaping @Sendable (Node, inout Reading) -> Value?, write: @escaping @Sendable (Value) -> JSON?
    ) {
        self.init(schema: schema(), read: read, write: { value, _ in write(value) })
    }

    /// The plain data.
    var schema: Schema { makeSchema() }
}

extension Shape {
    /// The same text, for another value.
    func map<Other>(
        _ there: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value? = { _ in nil }
    ) -> Shape<Other> {
        let (read, write) = (self.read, self.write)
        return Shape<Other>(
            schema: schema,
            read: { node, reading in read(node, &reading).map(there) },
            write: { value, notation in back(value).flatMap { write($0, notation) } })
    }

    /// The same, but another value is written in place of each, or none.
    func writing(_ written: @escaping @Sendable (Value) -> Value?) -> Shape {
        let write = self.write
        return Shape(
            schema: schema, read: read, write: { value, notation in written(value).flatMap { write($0, notation) } })
    }

    /// Also reads the short form: a scalar instead of the mapping.
    func or<Short>(_ short: Shape<Short>, _ expand: @escaping @Sendable (Short) -> Value) -> Shape {
        Shape(
            schema: .either(short.schema, schema),
            read: { node, reading in
                switch node.kind {
                case .mapping: return read(node, &reading)
                case .scalar: return short.read(node, &reading).map(expand)
                case .sequence:
                    reading.wrongType(node, wants: .either(short.schema, schema))
                    return nil
                }
            },
            write: write)
    }
}

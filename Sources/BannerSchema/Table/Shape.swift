import YAMLTree

/// What a value may look like, told twice: as plain data, and as code that reads and writes it.
struct Shape<Value>: Sendable {
    /// The plain data.
    let schema: Schema
    /// Reads a value; `nil` after a fault, which is then reported.
    let read: @Sendable (Node, inout Reading) -> Value?
    /// The value as it would be written; `nil` where it cannot be or need not be.
    let write: @Sendable (Value) -> JSON?
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
            write: { value in back(value).flatMap(write) })
    }

    /// Also the short form: a scalar that stands for the mapping.
    func or<Short>(_ short: Shape<Short>, _ expand: @escaping @Sendable (Short) -> Value) -> Shape {
        let (readLong, readShort) = (read, short.read)
        let schema = Schema.either(short.schema, self.schema)
        return Shape(
            schema: schema,
            read: { node, reading in
                switch node.kind {
                case .mapping: return readLong(node, &reading)
                case .scalar: return readShort(node, &reading).map(expand)
                case .sequence:
                    reading.wrongType(node, wants: schema)
                    return nil
                }
            },
            write: write)
    }
}

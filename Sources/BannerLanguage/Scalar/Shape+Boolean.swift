extension Shape where Value == Bool {
    /// The shape of `true` or `false`.
    package static let boolean = Shape(
        schema: .boolean, read: { node, reading in reading.boolean(node, wants: .boolean) },
        write: { value, _ in .bool(value) })
}

extension Shape where Value == Bool {
    /// The shape of a key that can only be `true`, because an input that does not happen has no
    /// meaning.
    static let onlyTrue = Shape(
        schema: .onlyTrue,
        read: { node, reading in
            guard let value = reading.boolean(node, wants: .onlyTrue) else { return nil }
            if value { return true }
            return .none(
                after: reading.outOfRange(node, is: "`true` or absent", explanation: "remove the key", wants: .onlyTrue)
            )
        },
        write: { value, _ in .bool(value) })
}

extension Reading {
    /// Reads a boolean; reports any other value.
    mutating func boolean(_ node: Node, wants schema: @autoclosure () -> Schema) -> Bool? {
        guard node.kind == .scalar else { return .none(after: wrongType(node, wants: schema())) }
        let mayBeBoolean = node.tag == .none ? node.style == .plain : node.tag == .bool
        if mayBeBoolean {
            if node.equals("true") { return true }
            if node.equals("false") { return false }
        }
        guard mayBeBoolean, !isEmpty(node), !node.isBroken, OldYAML.boolean(node.bytes) != nil else {
            return .none(after: wrongType(node, wants: schema()))
        }
        fault(
            .yaml11Boolean, "`\(node.shownText)` is not a boolean: only `true` and `false` are", at: node,
            explanation: hint(node, schema()), cause: .value(schema()))
        return nil
    }
}

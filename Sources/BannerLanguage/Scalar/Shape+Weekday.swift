extension Shape {
    /// The shape of one value, or of a list of values.
    static func oneOrMany<Element>(
        of element: Shape<Element>, count: ClosedRange<Int>, tooMany: Rule
    ) -> Shape where Value == [Element], Element: Sendable {
        let list = Shape.list(of: element, count: count, tooMany: tooMany)
        return Shape(
            schema: .either(element.schema, list.schema),
            read: { node, reading in
                switch node.kind {
                case .scalar: return element.read(node, &reading).map { [$0] }
                case .sequence: return list.read(node, &reading)
                case .mapping:
                    return .none(after: reading.wrongType(node, wants: .either(element.schema, list.schema)))
                }
            },
            write: list.write)
    }
}

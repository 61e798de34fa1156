import BannerKit
import BannerTree

extension Shape {
    /// One value, or a list of as many as `count` allows.
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
                    reading.wrongType(node, wants: .either(element.schema, list.schema))
                    return nil
                }
            },
            write: { $0.isEmpty ? nil : list.write($0) })
    }
}

extension Shape {
    /// The same, but for lists that are another fault, which `isReported` reports.
    func unless(_ isReported: @escaping @Sendable (Node, inout Reading) -> Bool) -> Shape {
        let read = self.read
        return Shape(
            schema: schema,
            read: { node, reading in
                node.kind == .sequence && isReported(node, &reading) ? nil : read(node, &reading)
            }, write: write)
    }
}

extension Shape where Value == Banner.Weekday {
    /// A day of the week; other words for days are met with what to write.
    static func weekday(_ word: Shape) -> Shape {
        Shape(
            schema: word.schema,
            read: { node, reading in
                guard !reading.isMeant(asDays: node) else { return nil }
                return word.read(node, &reading)
            },
            write: word.write)
    }
}

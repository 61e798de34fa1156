extension ValueCodec where Value == Banner.Easing {
    /// The shape of an easing: a named curve, or the two control points of a cubic Bézier.
    static let easing: ValueCodec = {
        let named = ValueCodec<Banner.Easing>.choice([
            Choice("linear", .linear, "Constant speed."),
            Choice("easeIn", .easeIn, "Starts slowly: (.42, 0, 1, 1)."),
            Choice("easeOut", .easeOut, "Ends slowly: (0, 0, .58, 1)."),
            Choice("easeInOut", .easeInOut, "Starts and ends slowly: (.42, 0, .58, 1)."),
        ])
        let across = ValueCodec<Double>.number(.curveTime)
        let along = ValueCodec<Double>.number(.curveWay)
        // Created on demand, like all schemas.
        let schema: @Sendable () -> Schema = {
            .either(
                named.schema, .tuple([across.schema, along.schema, across.schema, along.schema]))
        }
        return ValueCodec(
            schema: schema(),
            read: { node, reading in
                switch node.kind {
                case .scalar: return named.read(node, &reading)
                case .mapping: return .none(after: reading.wrongType(node, wants: schema()))
                case .sequence:
                    guard node.count == 4 else { return .none(after: reading.notFour(node)) }
                    let points = node.items.enumerated().map { number, item in
                        (number.isMultiple(of: 2) ? across : along).read(item, &reading)
                    }
                    guard let x1 = points[0], let y1 = points[1], let x2 = points[2],
                        let y2 = points[3]
                    else {
                        return nil
                    }
                    return .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
                }
            },
            write: { easing, options, text in
                let start = text.count
                if !options.isComplete { named.write(easing, options, &text) }
                guard text.count == start else { return }
                let points = easing.controls
                text.append(list: [points.x1, points.y1, points.x2, points.y2]) {
                    $1.append(exact: $0)
                }
            })
    }()
}

extension Reading {
    fileprivate mutating func notFour(_ node: Node) {
        let count = node.count == 1 ? "1 number" : "\(node.count) numbers"
        fault(
            .easingPoints,
            "\(title(of: node)) has \(count); a curve needs 4", at: node,
            explanation:
                "write the two control points as `[x1, y1, x2, y2]`, such as `[0.25, 0.1, 0.25, 1]`"
        )
    }
}

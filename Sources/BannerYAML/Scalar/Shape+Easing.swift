import BannerDiagnostics
import BannerKit
import BannerRules
import BannerTree

extension Shape where Value == Banner.Easing {
    /// A named curve, or the two control points of a cubic Bézier.
    static let easing: Shape = {
        let named = Shape<Banner.Easing>.choice {
            Choice("linear", .linear, "Constant speed.")
                .insteadOf("none", "steady")
            Choice("easeIn", .easeIn, "Starts slowly: (.42, 0, 1, 1).")
                .insteadOf("easeInCubic", "easeInQuad", "easeInSine", "accelerate")
            Choice("easeOut", .easeOut, "Ends slowly: (0, 0, .58, 1).")
                .insteadOf("easeOutCubic", "easeOutQuad", "easeOutSine", "decelerate")
            Choice("easeInOut", .easeInOut, "Starts and ends slowly: (.42, 0, .58, 1).")
                .insteadOf("swing", "default", "smooth", "easeInOutCubic", "easeInOutQuad", "easeInOutSine")
        }
        let across = Shape<Double>.number(.curveTime)
        let along = Shape<Double>.number(.curveWay)
        // Made only when it is needed, like all plain data.
        let schema: @Sendable () -> Schema = {
            .either(named.schema, .tuple([across.schema, along.schema, across.schema, along.schema]))
        }
        return Shape(
            schema: schema(),
            read: { node, reading in
                switch node.kind {
                case .scalar:
                    guard let curve = reading.curve(node) else { return named.read(node, &reading) }
                    reading.notNamed(node, curve)
                    return nil
                case .mapping:
                    reading.wrongType(node, wants: schema())
                    return nil
                case .sequence:
                    guard node.count == 4 else {
                        reading.notFour(node)
                        return nil
                    }
                    let points = node.items.enumerated().map { number, item in
                        (number.isMultiple(of: 2) ? across : along).read(item, &reading)
                    }
                    guard let x1 = points[0], let y1 = points[1], let x2 = points[2], let y2 = points[3] else {
                        return nil
                    }
                    return .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
                }
            },
            write: { easing in
                if case .cubicBezier(let x1, let y1, let x2, let y2) = easing {
                    .array([x1, y1, x2, y2].map(JSON.number))
                } else {
                    named.write(easing)
                }
            })
    }()
}

extension Reading {
    /// The control points that a scalar means: `ease` and `cubic-bezier(x1, y1, x2, y2)` of CSS.
    func curve(_ node: Node) -> String? {
        guard !isCrowded,
            node.firstByte.map({ "ecEC01.-[".utf8.contains($0) }) ?? false,
            node.bytes.count <= 80
        else { return nil }
        return Reading.curve(meantBy: node.text)
    }

    /// The control points that a text of CSS means.
    static func curve(meantBy text: String) -> String? {
        let text = text.lowercased()
        if text == "ease" { return "[0.25, 0.1, 0.25, 1]" }
        let isCall = text.hasPrefix("cubic-bezier(") && text.hasSuffix(")")
        let inner = isCall ? text.dropFirst(13).dropLast() : text[...]
        let isSpaced = !inner.utf8.contains(UInt8(ascii: ",")) && !inner.utf8.contains(UInt8(ascii: ";"))
        let parts = inner.split { $0 == "," || $0 == ";" || isSpaced && $0 == " " }.map {
            String($0.filter { $0 != " " && $0 != "[" && $0 != "]" })
        }
        let numbers = parts.enumerated().map { number, part in
            // JSON and YAML want a digit before the point.
            let written = part.hasPrefix(".") ? "0" + part : part.hasPrefix("-.") ? "-0" + part.dropFirst() : part
            let bounds: Bounds = number.isMultiple(of: 2) ? .curveTime : .curveWay
            return Schema.number(bounds).accepts(number: written) ? written : nil
        }
        let points = numbers.compactMap(\.self)
        return parts.count == 4 && points.count == 4 ? "[\(points.joined(separator: ", "))]" : nil
    }

    /// A curve of CSS, which is a list here.
    fileprivate mutating func notNamed(_ node: Node, _ curve: String) {
        fault(
            .unknownWord, "`\(node.shownText)` is not a value of \(title(of: node))", at: node,
            help: "write `\(curve)`", fix: fix(node, writing: curve, isSafe: false))
    }

    fileprivate mutating func notFour(_ node: Node) {
        fault(
            .easingPoints,
            "\(title(of: node)) has \(node.count == 1 ? "1 number" : "\(node.count) numbers"); a curve needs 4",
            at: node,
            help: meantCurve(node).map { "write `\($0)`" }
                ?? "write the two control points as `[x1, y1, x2, y2]`, such as `[0.25, 0.1, 0.25, 1]`")
    }
}

import BannerKit
import Foundation

/// An element of an animated SVG and its animations, interpolated as SMIL says, and by nothing of the drawing's own code.
final class MovingElement {
    let name: String
    let attributes: [String: String]
    private(set) var children: [MovingElement] = []

    private init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

    /// The elements of a drawing, below one without a name.
    static func tree(of svg: String) -> MovingElement {
        let root = MovingElement("", [:])
        var open = [root]
        for piece in svg.split(separator: "<") {
            let tag = piece.prefix { $0 != ">" }
            if tag.hasPrefix("/") {
                open.removeLast()
                continue
            }
            let words = tag.split(separator: "\"", omittingEmptySubsequences: false)
            var attributes: [String: String] = [:]
            for index in stride(from: 0, to: words.count - 1, by: 2) {
                let key = words[index].split(separator: " ").last?.dropLast() ?? ""
                attributes[String(key)] = String(words[index + 1])
            }
            let element = MovingElement(String(tag.prefix { $0 != " " && $0 != "/" }), attributes)
            open[open.count - 1].children.append(element)
            if !tag.hasSuffix("/") { open.append(element) }
        }
        return root
    }

    /// The first element below with an attribute of this value.
    func first(_ key: String, _ value: String) -> MovingElement? {
        children.lazy.compactMap { $0.attributes[key] == value ? $0 : $0.first(key, value) }.first
    }

    private struct Animation {
        var times: [Double], values: [[Double]], curves: [[Double]], length: Double, isDiscrete: Bool
    }

    private lazy var animations: [String: Animation] = children.reduce(into: [:]) { all, child in
        guard child.name.hasPrefix("animate"), let attribute = child.attributes["attributeName"] else { return }
        func lists(_ key: String) -> [[Double]] {
            (child.attributes[key] ?? "").split(separator: ";").map(MovingElement.numbers)
        }
        all[attribute] = Animation(
            times: lists("keyTimes").map { $0[0] }, values: lists("values"), curves: lists("keySplines"),
            length: Double(child.attributes["dur"]?.dropLast() ?? "") ?? 0,
            isDiscrete: child.attributes["calcMode"] == "discrete")
    }

    static func numbers(in text: some StringProtocol) -> [Double] {
        text.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
    }

    /// The numbers of an attribute at an instant after the drawing's start.
    func numbers(_ attribute: String, at time: Double) -> [Double] {
        guard let animation = animations[attribute] else {
            return MovingElement.numbers(in: attributes[attribute] ?? "")
        }
        let part = time / animation.length
        let next = animation.times.firstIndex { $0 > part } ?? animation.times.count
        guard next > 0, next < animation.times.count, !animation.isDiscrete else {
            return animation.values[max(0, next - 1)]
        }
        let (from, to) = (animation.times[next - 1], animation.times[next])
        var way = (part - from) / (to - from)
        if !animation.curves.isEmpty { way = MovingElement.height(of: animation.curves[next - 1], at: way) }
        return zip(animation.values[next - 1], animation.values[next]).map { $0 + ($1 - $0) * way }
    }

    /// A Bézier's height where it is this far along, found by bisection.
    static func height(of points: [Double], at x: Double) -> Double {
        func value(_ s: Double, _ first: Double, _ second: Double) -> Double {
            3 * s * (1 - s) * (1 - s) * first + 3 * s * s * (1 - s) * second + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<44 {
            let middle = (low + high) / 2
            if value(middle, points[0], points[2]) < x { low = middle } else { high = middle }
        }
        return value(low, points[1], points[3])
    }
}

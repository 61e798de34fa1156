import BannerKit
import Foundation

/// An element of an animated SVG and its animations, interpolated as SMIL says, and by nothing of
/// the drawing's own code.
final class MovingElement {
    let name: String
    let attributes: [String: String]
    /// The text before its first child.
    let text: String
    private(set) var children: [MovingElement] = []

    private init(_ name: String, _ attributes: [String: String], _ text: String) {
        (self.name, self.attributes, self.text) = (name, attributes, text)
    }

    /// The elements of a drawing, below one without a name.
    static func tree(of svg: String) -> MovingElement {
        let root = MovingElement("", [:], "")
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
            let element = MovingElement(
                String(tag.prefix { $0 != " " && $0 != "/" }), attributes,
                String(piece.dropFirst(tag.count + 1)))
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
        var times: [Double], values: [[Double]], length: Double
    }

    private lazy var animations: [String: Animation] = children.reduce(into: [:]) { all, child in
        guard child.name.hasPrefix("animate"), let attribute = child.attributes["attributeName"]
        else { return }
        func lists(_ key: String) -> [[Double]] {
            (child.attributes[key] ?? "").split(separator: ";").map(MovingElement.numbers)
        }
        all[attribute] = Animation(
            times: lists("keyTimes").map { $0[0] }, values: lists("values"),
            length: Double(child.attributes["dur"]?.dropLast() ?? "") ?? 0)
    }

    static func numbers(in text: some StringProtocol) -> [Double] {
        text.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
    }

    /// The numbers of an attribute at an instant after the drawing's start.
    func numbers(_ attribute: String, at time: Double) -> [Double] {
        guard let animation = animations[attribute] else {
            return MovingElement.numbers(in: attributes[attribute] ?? "")
        }
        // So that the last digit of a quotient does not decide on which side of a jump an instant
        // is.
        let part = time / animation.length + 1e-12
        let next = animation.times.firstIndex { $0 > part } ?? animation.times.count
        guard next > 0, next < animation.times.count else {
            return animation.values[max(0, next - 1)]
        }
        let (from, to) = (animation.times[next - 1], animation.times[next])
        let way = (part - from) / (to - from)
        return zip(animation.values[next - 1], animation.values[next]).map { $0 + ($1 - $0) * way }
    }
}

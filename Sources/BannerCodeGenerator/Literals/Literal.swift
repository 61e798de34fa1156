/// An expression of Swift that makes a value, as a tree, so that it can be laid out in lines.
indirect enum Literal: Equatable {
    /// A text that stays together, such as `"red"` or `.seconds(2)`.
    case atom(String)
    /// A call, such as `Banner.Timer(interval: .seconds(2))`; an argument without a label has an empty one.
    case call(String, [Argument])
    /// An array of this type.
    case list([Literal], of: String)

    /// An argument of a call.
    struct Argument: Equatable {
        let label: String
        let value: Literal
    }

    /// The longest line that holds a call or an array, without its indentation.
    private static let width = 80

    /// The expression in as many lines as it needs, all but the first one indented.
    func text(indentation: String = "") -> String {
        switch self {
        case .atom(let text): return text
        case .call(let name, let arguments):
            let parts = arguments.map { ($0.label.isEmpty ? "" : "\($0.label): ", $0.value) }
            return name + Literal.enclosed(parts, "(", ")", indentation)
        case .list(let elements, _):
            return Literal.enclosed(elements.map { ("", $0) }, "[", "]", indentation)
        }
    }

    private static func enclosed(
        _ parts: [(label: String, value: Literal)], _ open: String, _ close: String, _ indentation: String
    ) -> String {
        let inner = indentation + "    "
        let texts = parts.map { $0.label + $0.value.text(indentation: inner) }
        let isShort = texts.reduce(0) { $0 + $1.utf8.count + 2 } <= width && !texts.contains { $0.utf8.contains(10) }
        guard !isShort else { return open + texts.joined(separator: ", ") + close }
        let lines = texts.map { inner + $0 }.joined(separator: ",\n")
        return "\(open)\n\(lines)\n\(indentation)\(close)"
    }
}

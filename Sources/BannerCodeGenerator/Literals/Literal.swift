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
        let inner = indentation + "    "
        func enclosed(_ texts: [String], _ open: String, _ close: String) -> String {
            let width = texts.reduce(0) { $0 + $1.utf8.count + 2 }
            guard width > Literal.width || texts.contains(where: { $0.utf8.contains(10) }) else {
                return open + texts.joined(separator: ", ") + close
            }
            return "\(open)\n\(texts.map { inner + $0 }.joined(separator: ",\n"))\n\(indentation)\(close)"
        }
        switch self {
        case .atom(let text): return text
        case .call(let name, let arguments):
            let texts = arguments.map { argument in
                (argument.label.isEmpty ? "" : "\(argument.label): ") + argument.value.text(indentation: inner)
            }
            return name + enclosed(texts, "(", ")")
        case .list(let elements, _): return enclosed(elements.map { $0.text(indentation: inner) }, "[", "]")
        }
    }
}

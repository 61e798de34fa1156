/// A Swift expression as a tree, for layout.
indirect enum Literal: Equatable {
    /// A token such as `"red"` or `.seconds(2)`.
    case atom(String)
    /// A call such as `Banner.Timer(interval: .seconds(2))`; unlabelled arguments have an empty
    /// label.
    case call(String, [Argument])
    /// An array with its element type.
    case list([Literal], of: String)

    struct Argument: Equatable {
        let label: String
        let value: Literal
    }

    /// The maximum width of a call or an array on one line, without indentation.
    private static let width = 80

    /// Lays out the expression; all lines but the first are indented.
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

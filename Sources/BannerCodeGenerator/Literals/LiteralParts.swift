/// An expression in parts that are each a constant: the compiler's time for one expression grows with its square.
struct LiteralParts {
    /// The constants that the expression uses, in an order in which each uses only earlier ones.
    private(set) var parts: [(name: String, type: String, literal: Literal)] = []
    /// What is left.
    private(set) var whole = Literal.atom("")
    /// The beginning of the parts' names.
    private let name: String

    /// How many atoms an array can have before it is divided.
    private static let limit = 150

    /// Divides the value of the constant `name`.
    init(_ literal: Literal, of name: String) {
        // No file's name gives one with such an underscore.
        self.name = name.filter { $0 != "`" } + "_"
        whole = divided(literal)
    }

    private mutating func divided(_ literal: Literal) -> Literal {
        switch literal {
        case .atom: return literal
        case .call(let name, let arguments):
            return .call(name, arguments.map { Literal.Argument(label: $0.label, value: divided($0.value)) })
        case .list(let elements, let type):
            let divided = elements.map { self.divided($0) }
            guard divided.reduce(0, { $0 + $1.size }) > LiteralParts.limit else { return .list(divided, of: type) }
            let names = groups(of: divided).map { group in
                let name = "\(name)\(parts.count + 1)"
                parts.append((name, "[\(type)]", .list(group, of: type)))
                return name
            }
            return .atom("Array([\(names.joined(separator: ", "))].joined())")
        }
    }

    /// The elements in groups of at most the limit, or of one.
    private func groups(of elements: [Literal]) -> [[Literal]] {
        var groups: [[Literal]] = []
        var room = 0
        for element in elements {
            room -= element.size
            if room < 0 {
                groups.append([])
                room = LiteralParts.limit - element.size
            }
            groups[groups.count - 1].append(element)
        }
        return groups
    }
}

extension Literal {
    /// How many atoms it has, and at least 1.
    fileprivate var size: Int {
        switch self {
        case .atom: 1
        case .call(_, let arguments): arguments.reduce(1) { $0 + $1.value.size }
        case .list(let elements, _): elements.reduce(1) { $0 + $1.size }
        }
    }
}

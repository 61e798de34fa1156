/// An expression split into constants, because compile time grows quadratically with the size of an
/// expression.
struct LiteralParts {
    /// The constants, in order of their dependencies.
    private(set) var parts: [(name: String, type: String, literal: Literal)] = []
    /// The remaining expression.
    private(set) var whole = Literal.atom("")
    /// The prefix of the constants' names.
    private let name: String

    /// The number of atoms above which an array is split.
    private static let limit = 150

    /// Splits the value of the constant `name`.
    init(_ literal: Literal, of name: String) {
        // Names of files do not produce a trailing underscore, so these names are unique.
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

    /// Groups of elements of at most `limit` atoms; larger elements are alone.
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
    /// The number of nodes, at least 1.
    fileprivate var size: Int {
        switch self {
        case .atom: 1
        case .call(_, let arguments): arguments.reduce(1) { $0 + $1.value.size }
        case .list(let elements, _): elements.reduce(1) { $0 + $1.size }
        }
    }
}

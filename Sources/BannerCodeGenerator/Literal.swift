import BannerDiagnostics
import BannerKit

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
            let lines = texts.map { inner + $0 }.joined(separator: ",\n")
            return "\(open)\n\(lines)\n\(indentation)\(close)"
        }
        switch self {
        case .atom(let text): return text
        case .call(let name, let arguments):
            let texts = arguments.map { argument in
                (argument.label.isEmpty ? "" : "\(argument.label): ")
                    + argument.value.text(indentation: inner)
            }
            return name + enclosed(texts, "(", ")")
        case .list(let elements, _):
            return enclosed(elements.map { $0.text(indentation: inner) }, "[", "]")
        }
    }
}

extension Literal {
    /// Creates the expression of a model value by reflection, so that no property can be missed;
    /// defaults are omitted.
    init(_ value: Any, in defaults: Defaults) {
        switch value {
        case let value as String: self = .atom(StringLiteral.text(value))
        case let value as Double: self = .atom(Literal.number(value))
        case let value as any BinaryInteger: self = .atom(String(describing: value))
        case let value as Bool: self = .atom(value ? "true" : "false")
        case let value as Time: self = .atom(Literal.time(value))
        default: self.init(parts: Mirror(reflecting: value), of: value, in: defaults)
        }
    }

    private init(parts mirror: Mirror, of value: Any, in defaults: Defaults) {
        switch mirror.displayStyle {
        case .optional:
            self = mirror.children.first.map { Literal($0.value, in: defaults) } ?? .atom("nil")
        case .collection:
            let elements = mirror.children.map(\.value)
            let type = elements.first.map { Literal.name(of: Swift.type(of: $0)) } ?? ""
            self = .list(elements.map { Literal($0, in: defaults) }, of: type)
        case .enum:
            self =
                mirror.children.first.map { payload in
                    .call(
                        ".\(payload.label ?? "")",
                        Literal.arguments(ofCase: payload.value, in: defaults))
                } ?? .atom(".\(value)")
        default:
            let arguments = mirror.children.map { Argument($0, in: defaults) }
            self = .call(
                Literal.name(of: mirror.subjectType),
                defaults.needed(arguments, of: mirror.subjectType))
        }
    }

    /// The arguments of an enum case; `nil` and parameters without changes are omitted.
    private static func arguments(ofCase payload: Any, in defaults: Defaults) -> [Argument] {
        let mirror = Mirror(reflecting: payload)
        guard mirror.displayStyle == .tuple else {
            let value = Literal(payload, in: defaults)
            return value == .call(name(of: mirror.subjectType), [])
                ? [] : [Argument(label: "", value: value)]
        }
        return mirror.children.map { Argument($0, in: defaults) }.filter {
            $0.value != .atom("nil")
        }
    }

    /// The name of a type, such as `Banner.Item`.
    private static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        return name.hasPrefix("BannerKit.") ? String(name.dropFirst("BannerKit.".count)) : name
    }

    /// A literal that Swift parses as the same number.
    private static func number(_ value: Double) -> String {
        guard value.isFinite else {
            return value.isNaN ? ".nan" : value > 0 ? ".infinity" : "-.infinity"
        }
        // The compiler warns about subnormal numbers in decimal notation.
        guard !value.isSubnormal else { return "Double(bitPattern: \(value.bitPattern))" }
        let text = value.description
        return text.hasSuffix(".0") && text != "-0.0" ? String(text.dropLast(2)) : text
    }

    /// A time in the largest unit with a whole number.
    private static func time(_ time: Time) -> String {
        let microseconds = time.microseconds
        if microseconds == 0 { return ".zero" }
        if microseconds % 1_000_000 == 0 { return ".seconds(\(microseconds / 1_000_000))" }
        if microseconds % 1_000 == 0 { return ".milliseconds(\(microseconds / 1_000))" }
        return ".microseconds(\(microseconds))"
    }

    /// The number of nodes, at least 1.
    fileprivate var size: Int {
        switch self {
        case .atom: 1
        case .call(_, let arguments): arguments.reduce(1) { $0 + $1.value.size }
        case .list(let elements, _): elements.reduce(1) { $0 + $1.size }
        }
    }
}

extension Literal.Argument {
    /// Converts a property or a tuple element; the label of the latter begins with a dot if it has
    /// none.
    init(_ child: Mirror.Child, in defaults: Defaults) {
        let label = child.label ?? ""
        self.init(
            label: label.hasPrefix(".") ? "" : label, value: Literal(child.value, in: defaults))
    }
}

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
            return .call(
                name, arguments.map { Literal.Argument(label: $0.label, value: divided($0.value)) })
        case .list(let elements, let type):
            let divided = elements.map { self.divided($0) }
            guard divided.reduce(0, { $0 + $1.size }) > LiteralParts.limit else {
                return .list(divided, of: type)
            }
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

/// String literals of Swift.
enum StringLiteral {
    /// A literal on one line; invisible characters are escaped.
    static func text(_ text: String) -> String {
        "\""
            + text.escaped { scalar, previous in
                switch scalar {
                case "\"": "\\\""
                case "\\": "\\\\"
                case "\n": "\\n"
                case "\r": "\\r"
                case "\t": "\\t"
                // A combining mark at the start would be drawn onto the quote.
                default: scalar.isHarmful || previous == nil && scalar.isMark ? scalar.escaped : nil
                }
            } + "\""
    }
}

/// The default values of initialisers, whose arguments the generated code omits.
struct Defaults {
    /// The defaults and the required labels of each type.
    private var known: [ObjectIdentifier: (defaults: [Literal.Argument], required: Set<String>)] =
        [:]

    /// Registers the model's types, inner types first; other types get all arguments.
    init() {
        add(Banner.Color(red: 0, green: 0, blue: 0), required: ["red", "green", "blue"])
        add(Banner.Date(year: 0, month: 0, day: 0), required: ["year", "month", "day"])
        add(
            Banner.EveryWeeks(count: 0, from: Banner.Date(year: 0, month: 0, day: 0)),
            required: ["count", "from"])
        add(Banner.Occasion())
        add(Banner.Item(id: ""), required: ["id"])
        add(Banner.Layout())
        add(Banner.Paging())
        add(Banner.Timer())
        add(Banner.Transition())
        add(Banner.CardFocus())
        add(Banner.Indicator.Base())
        for style in Banner.Indicator.Style.allCases {
            for (_, parameters) in Mirror(reflecting: style.indicator).children { add(parameters) }
        }
        add(Banner.Input.Drag(by: 0), required: ["by"])
        add(Banner.Input(at: .zero, .tap()), required: ["at", "action"])
        add(Banner.Expectation.IndicatorValues())
        add(Banner.Scenario(name: "", duration: .zero), required: ["name", "duration"])
        add(Banner())
    }

    /// The arguments that a call needs: those that are required or differ from the default.
    func needed(_ arguments: [Literal.Argument], of type: Any.Type) -> [Literal.Argument] {
        guard let parameters = known[ObjectIdentifier(type)] else { return arguments }
        return zip(arguments, parameters.defaults).compactMap { argument, byDefault in
            guard argument != byDefault || parameters.required.contains(argument.label) else {
                return nil
            }
            // The parameter `action` of an input has no label.
            return argument.label == "action"
                ? Literal.Argument(label: "", value: argument.value) : argument
        }
    }

    /// Registers the defaults of a type, from a value with only its required arguments.
    private mutating func add(_ value: Any, required: Set<String> = []) {
        let children = Mirror(reflecting: value).children
        known[ObjectIdentifier(type(of: value))] = (
            children.map { Literal.Argument($0, in: self) }, required
        )
    }
}

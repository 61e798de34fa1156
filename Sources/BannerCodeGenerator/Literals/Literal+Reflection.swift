import BannerKit

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
                    .call(".\(payload.label ?? "")", Literal.arguments(ofCase: payload.value, in: defaults))
                } ?? .atom(".\(value)")
        default:
            let arguments = mirror.children.map { Argument($0, in: defaults) }
            self = .call(Literal.name(of: mirror.subjectType), defaults.needed(arguments, of: mirror.subjectType))
        }
    }

    /// The arguments of an enum case; `nil` and parameters without changes are omitted.
    private static func arguments(ofCase payload: Any, in defaults: Defaults) -> [Argument] {
        let mirror = Mirror(reflecting: payload)
        guard mirror.displayStyle == .tuple else {
            let value = Literal(payload, in: defaults)
            return value == .call(name(of: mirror.subjectType), []) ? [] : [Argument(label: "", value: value)]
        }
        return mirror.children.map { Argument($0, in: defaults) }.filter { $0.value != .atom("nil") }
    }

    /// The name of a type, such as `Banner.Item`.
    private static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        return name.hasPrefix("BannerKit.") ? String(name.dropFirst("BannerKit.".count)) : name
    }

    /// A literal that Swift parses as the same number.
    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? ".nan" : value > 0 ? ".infinity" : "-.infinity" }
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
}

extension Literal.Argument {
    /// Converts a property or a tuple element; the label of the latter begins with a dot if it has
    /// none.
    init(_ child: Mirror.Child, in defaults: Defaults) {
        let label = child.label ?? ""
        self.init(label: label.hasPrefix(".") ? "" : label, value: Literal(child.value, in: defaults))
    }
}

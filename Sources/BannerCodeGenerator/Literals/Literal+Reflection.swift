import BannerKit

extension Literal {
    /// The expression for any value of the model: its properties by reflection, so that no list of them can be
    /// incomplete, and without those that have their default.
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
            guard let some = mirror.children.first?.value else {
                self = .atom("nil")
                return
            }
            let literal = Literal(some, in: defaults)
            // `.none` would be that of the optional.
            self = literal == .atom(".none") ? .atom(Literal.name(of: type(of: some)) + ".none") : literal
        case .collection:
            let elements = mirror.children.map { Literal($0.value, in: defaults) }
            self = .list(elements, of: mirror.children.first.map { Literal.name(of: type(of: $0.value)) } ?? "")
        case .enum:
            guard let payload = mirror.children.first else {
                self = .atom(".\(value)")
                return
            }
            self = .call(".\(payload.label ?? "")", Literal.arguments(ofCase: payload.value, in: defaults))
        default:
            let arguments = mirror.children.map {
                Argument(label: $0.label ?? "", value: Literal($0.value, in: defaults))
            }
            self = .call(Literal.name(of: mirror.subjectType), defaults.needed(arguments, of: mirror.subjectType))
        }
    }

    /// The arguments of an enum's case; those that are `nil`, or a style that is all defaults, are left out.
    private static func arguments(ofCase payload: Any, in defaults: Defaults) -> [Argument] {
        let mirror = Mirror(reflecting: payload)
        guard mirror.displayStyle == .tuple else {
            let value = Literal(payload, in: defaults)
            return value == .call(name(of: mirror.subjectType), []) ? [] : [Argument(label: "", value: value)]
        }
        return mirror.children.compactMap { label, value in
            let literal = Literal(value, in: defaults)
            let label = label ?? ""
            return literal == .atom("nil") ? nil : Argument(label: label.hasPrefix(".") ? "" : label, value: literal)
        }
    }

    /// A type's name within `BannerKit`, such as `Banner.Item`.
    private static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        return name.hasPrefix("BannerKit.") ? String(name.dropFirst("BannerKit.".count)) : name
    }

    /// A number that Swift reads as exactly the same one.
    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? ".nan" : value > 0 ? ".infinity" : "-.infinity" }
        // The compiler warns of a subnormal number in decimals.
        guard !value.isSubnormal else { return "Double(bitPattern: \(value.bitPattern))" }
        let text = value.description
        return text.hasSuffix(".0") && text != "-0.0" ? String(text.dropLast(2)) : text
    }

    /// A time in the largest unit that gives a whole number.
    private static func time(_ time: Time) -> String {
        let microseconds = time.microseconds
        if microseconds == 0 { return ".zero" }
        if microseconds % 1_000_000 == 0 { return ".seconds(\(microseconds / 1_000_000))" }
        if microseconds % 1_000 == 0 { return ".milliseconds(\(microseconds / 1_000))" }
        return "Time(microseconds: \(microseconds))"
    }
}

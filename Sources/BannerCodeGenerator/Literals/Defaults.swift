import BannerKit

/// The default values of initialisers, whose arguments the generated code omits.
struct Defaults {
    /// The defaults and the required labels of each type.
    private var known: [ObjectIdentifier: (defaults: [Literal.Argument], required: Set<String>)] = [:]

    /// Registers the model's types, inner types first; other types get all arguments.
    init() {
        add(Banner.Color(red: 0, green: 0, blue: 0), required: ["red", "green", "blue"])
        add(Banner.Date(year: 0, month: 0, day: 0), required: ["year", "month", "day"])
        add(Banner.EveryWeeks(count: 0, from: Banner.Date(year: 0, month: 0, day: 0)), required: ["count", "from"])
        add(Banner.Occasion())
        add(Banner.Item(id: ""), required: ["id"])
        add(Banner.Layout())
        add(Banner.Paging())
        add(Banner.Timer(interval: .zero), required: ["interval"])
        add(Banner.Transition())
        add(Banner.Emphasis())
        add(Banner.Indicator.Base())
        for style in Banner.Indicator.Style.allCases {
            for (_, parameters) in Mirror(reflecting: style.indicator).children { add(parameters) }
        }
        add(Banner.Input.Drag(by: 0), required: ["by"])
        add(Banner.Input(at: .zero, .tap), required: ["at", "action"])
        add(Banner.Expectation.IndicatorValues())
        add(Banner.Scenario(name: "", duration: .zero), required: ["name", "duration"])
        add(Banner())
    }

    /// The arguments that a call needs: those that are required or differ from the default.
    func needed(_ arguments: [Literal.Argument], of type: Any.Type) -> [Literal.Argument] {
        guard let parameters = known[ObjectIdentifier(type)] else { return arguments }
        return zip(arguments, parameters.defaults).compactMap { argument, byDefault in
            guard argument != byDefault || parameters.required.contains(argument.label) else { return nil }
            // The parameter `action` of an input has no label.
            return argument.label == "action" ? Literal.Argument(label: "", value: argument.value) : argument
        }
    }

    /// Registers the defaults of a type, from a value with only its required arguments.
    private mutating func add(_ value: Any, required: Set<String> = []) {
        let children = Mirror(reflecting: value).children
        known[ObjectIdentifier(type(of: value))] = (children.map { Literal.Argument($0, in: self) }, required)
    }
}

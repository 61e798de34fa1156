extension Banner.Indicator.Style {
    /// The names of the styles.
    static let shape = Shape<Banner.Indicator.Style>.choice(
        allCases.map { style in
            let words = style.indicator.words
            return Choice(style.word, style, words.meaning)
        })
}

extension Fields<Banner.Indicator> {
    /// The parameters of a style: its own, followed by those of all styles.
    static func parameters(of indicator: Banner.Indicator) -> Fields {
        let lines = indicator.parameters.enumerated().map { number, parameter in
            parameter.kind == .special
                ? special.first { $0.key == parameter.key } ?? special[0] : Field(parameter, number: number)
        }
        return Fields(lines: lines) + common
    }

    private static let special = Fields(
        Banner.Indicator.ScrollBar.special, of: { $0.scrollBar }, changing: { $1(&$0.scrollBar) }
    ).lines

    private static let common = Fields(
        Banner.Indicator.Base.fields, of: { $0.base }, changing: { $1(&$0.base) })
}

extension Field<Banner.Indicator> {
    /// A parameter of a style, with its index in the style's list.
    fileprivate init(_ parameter: IndicatorParameter, number: Int) {
        let kind = parameter.kind
        self.init(
            parameter.key, .parameter(kind), parameter.summary, get: { $0.number(ofParameter: number) },
            set: { indicator, value in
                indicator.replace(parameters: [Double?](repeating: nil, count: number) + [value])
            })
        traits.defaultWords = parameter.absent?.words
        traits.example = parameter.absent?.example.flatMap(Shape.parameter(kind).short)
    }
}

extension Shape<Double> {
    /// The shape of a parameter's number in a file.
    fileprivate static func parameter(_ kind: IndicatorParameter.Kind) -> Shape {
        switch kind {
        case .size: .visibleSize
        case .gap, .special: .gap
        case .color: Shape<Banner.Color>.color.map({ $0.number }, back: { Banner.Color(number: $0) })
        case .duration:
            Shape<Time>.duration.map({ Double($0.microseconds) }, back: { Time(microseconds: Int64(held: $0)) })
        }
    }
}

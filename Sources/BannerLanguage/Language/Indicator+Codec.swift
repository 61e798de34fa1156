/// A style of indicator with its name, its keys, and their reader.
final class IndicatorVariant: Sendable {
    let word: Word
    let reader: RecordReader<Banner.Indicator>

    /// Every style, in the order of the reference.
    static var all: [IndicatorVariant] { Banner.Indicator.Style.allCases.map { $0.variant } }

    // Each is made for the first file that has the style.
    fileprivate static let absent = IndicatorVariant(.absent)
    fileprivate static let dots = IndicatorVariant(.dots)
    fileprivate static let scalingDots = IndicatorVariant(.scalingDots)
    fileprivate static let pill = IndicatorVariant(.pill)
    fileprivate static let scrollBar = IndicatorVariant(.scrollBar)
    fileprivate static let progressBar = IndicatorVariant(.progressBar)
    fileprivate static let fraction = IndicatorVariant(.fraction)
    fileprivate static let timerBar = IndicatorVariant(.timerBar)

    /// A style with its own parameters, followed by those of all styles.
    private init(_ style: Banner.Indicator.Style) {
        let (indicator, text) = (style.indicator, style.word)
        let words = indicator.words
        word = Word(text: text, summary: words.summary)
        // `style` is already read, because it determines the reader of the other keys.
        let styleField = Fields<Banner.Indicator> {
            Field(
                elsewhere: "style", Banner.Indicator.Style.codec.schema, "How the indicator looks.",
                write: { indicator, _, text in text.append(word: indicator.style.word) }
            )
            .defaulting(to: "`dots`").example(.string(text)).explained(in: "Indicators")
        }
        let keys = { styleField + .parameters(of: indicator) }
        reader = RecordReader(text, title: words.title, words.summary, indicator, keys)
    }

    /// The schema of the mapping.
    var record: RecordSchema { reader.schema }

    /// Whether the style has a key.
    func hasKey(_ key: Node) -> Bool { reader.hasKey(key) }
}

extension Banner.Indicator.Base {
    /// The parameters of all styles.
    static let fields = Fields<Banner.Indicator.Base> {
        Field("color", \.color, .color, "The colour of the parts that are not current.").explained(
            in: "Indicators")
        Field("currentColor", \.currentColor, .color, "The colour of the current part.").explained(
            in: "Indicators")
        Field(
            "hidesForSinglePage", \.hidesForSinglePage, .boolean,
            "Whether the indicator is hidden when there is only one page."
        ).explained(in: "Indicators")
        Field(
            "placement", \.placement, placementWords,
            "Whether the indicator is next to the cards or on them."
        )
        .explained(in: "Where the indicator is")
        Field("edge", \.edge, edgeWords, "The edge that the indicator is at.").explained(
            in: "Where the indicator is")
        Field(
            "margin", \.margin, .gap,
            "How far an indicator on the cards is from its edge, in points."
        ).explained(
            in: "Where the indicator is")
    }

    static let placementWords = ValueCodec<Banner.Indicator.Placement>.choice([
        Choice(.below, "Next to the cards."),
        Choice(.over, "On the cards."),
    ])

    static let edgeWords = ValueCodec<Banner.Indicator.Edge>.choice([
        Choice(.bottom, "Below the cards, or on their lower part."),
        Choice(.top, "Above the cards, or on their upper part."),
    ])
}

extension Banner.Indicator.Style {
    /// The style's reader.
    fileprivate var variant: IndicatorVariant {
        switch self {
        case .absent: .absent
        case .dots: .dots
        case .scalingDots: .scalingDots
        case .pill: .pill
        case .scrollBar: .scrollBar
        case .progressBar: .progressBar
        case .fraction: .fraction
        case .timerBar: .timerBar
        }
    }

    /// The names of the styles.
    static let codec = ValueCodec<Banner.Indicator.Style>.choice(
        allCases.map { style in
            let words = style.indicator.words
            return Choice(style.word, style, words.meaning)
        })
}

extension Banner.Indicator {
    /// The shape of `indicator`: a mapping whose `style` determines its keys, or a style alone.
    static let codec = ValueCodec<Banner.Indicator>(
        schema: schema(
            RecordSchema(
                name: "indicator", title: "Indicator", phrase: "`indicator`",
                summary: "The display below the cards that shows the current page."),
            defaultStyle: .dots),
        read: { read($0, over: .dots(), &$1) },
        write: { indicator, options, text in
            guard options.isComplete, indicator.style == .absent else {
                return indicator.style.variant.reader.write(indicator, options, &text)
            }
            text.append("{\"style\":\"none\"}")
        })

    /// Reads `indicator`, or only its style, over another indicator; a different style replaces all
    /// of it.
    static func read(_ node: Node, over base: Banner.Indicator, _ reading: inout Reading) -> Banner
        .Indicator?
    {
        switch node.kind {
        case .mapping: return reading.indicator(node, over: base)
        case .scalar:
            return Style.codec.read(node, &reading).map { $0 == base.style ? base : $0.indicator }
        case .sequence: return .none(after: reading.wrongType(node, wants: codec.schema))
        }
    }

    /// The shape of a breakpoint's `indicator`: a style, or keys of the style that applies there.
    static let overlay = ValueCodec<Banner.Indicator>(
        schema: schema(
            RecordSchema(
                name: "breakpointIndicator", title: "Breakpoint's indicator", phrase: "`indicator`",
                summary:
                    """
                    The keys of the indicator that differ in a wider window; another style \
                    replaces the whole.
                    """
            ),
            defaultStyle: nil),
        read: { read($0, over: .dots(), &$1) },
        write: { indicator, options, text in
            // A named style can differ from the previous one, whose keys then do not apply; so all
            // keys are written.
            let namesStyle = options.node.map { $0.kind == .scalar || $0["style"] != nil } ?? false
            codec.write(indicator, namesStyle ? options.whole : options, &text)
        })

    private static func schema(_ record: RecordSchema, defaultStyle: Style?) -> Schema {
        let variants = VariantSchema(
            key: "style", makeVariants: { IndicatorVariant.all.map { ($0.word, $0.record) } },
            defaultWord: defaultStyle?.word, record: record)
        return .either(Style.codec.schema, .variants(variants))
    }
}

extension Reading {
    /// Reads an indicator from a mapping; keys that it lacks keep their values in `base`, if that
    /// has the same style.
    fileprivate mutating func indicator(_ node: Node, over base: Banner.Indicator) -> Banner
        .Indicator?
    {
        var style = base.style
        if let written = node["style"] {
            guard let word = Banner.Indicator.Style.codec.read(written, &self) else {
                keysOfNoStyle(node, IndicatorVariant.all)
                return nil
            }
            style = word
        }
        let own = style.variant
        return own.reader.read(node, over: style == base.style ? base : style.indicator, &self) {
            key, reading in
            reading.isForeign(key, to: own, among: IndicatorVariant.all)
        }
    }

    /// Whether a key is a parameter of another style; reports it if so.
    fileprivate mutating func isForeign(
        _ key: Node, to variant: IndicatorVariant, among styles: [IndicatorVariant]
    )
        -> Bool
    {
        let owners = styles.filter { $0.hasKey(key) }.map { "`\($0.word.text)`" }
        guard !owners.isEmpty else { return false }
        let own = keys(of: variant.record).map { "`\($0.key)`" }.joined(separator: ", ")
        fault(
            .foreignParameter,
            """
            `\(key.shownText)` is a parameter of \(owners.joinedByAnd), not of \
            `\(variant.word.text)`
            """,
            at: key,
            explanation: "remove it, or change the style",
            notes: [Note("the keys of `\(variant.word.text)` are \(own)")])
        return true
    }

    /// Checks the keys of a mapping whose style is unknown: only keys that no style has are faults.
    fileprivate mutating func keysOfNoStyle(_ node: Node, _ styles: [IndicatorVariant]) {
        let all = styles.flatMap(\.record.keys).eachOnce
        let record = RecordSchema(
            name: "indicator", phrase: "`indicator`", summary: "", makeKeys: { all })
        for entry in node.entries
        where !all.contains(where: { entry.key.equals(Array($0.key.utf8)) }) {
            unknownKey(entry.key, with: entry.value, in: node, of: record)
        }
    }
}

extension Fields<Banner.Indicator> {
    /// The parameters of a style: its own, followed by those of all styles.
    static func parameters(of indicator: Banner.Indicator) -> Fields {
        let lines = indicator.parameters.enumerated().map { number, parameter in
            parameter.kind == .special
                ? special.first { $0.key == parameter.key } ?? special[0]
                : Field(parameter, number: number)
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
            parameter.key, .parameter(kind), parameter.summary,
            get: { $0.number(ofParameter: number) },
            set: { $0.replace(parameter: number, with: $1) })
        traits.defaultWords = parameter.absentWords
        traits.example = { parameter.example.flatMap(ValueCodec.parameter(kind).short) }
    }
}

extension ValueCodec<Double> {
    /// The shape of a parameter's number in a file.
    fileprivate static func parameter(_ kind: IndicatorParameter.Kind) -> ValueCodec {
        switch kind {
        case .size: .visibleSize
        case .gap, .special: .gap
        case .color:
            ValueCodec<Banner.Color>.color.map({ $0.number }, back: { Banner.Color(number: $0) })
        case .duration:
            ValueCodec<Time>.duration.map(
                { Double($0.microseconds) }, back: { Time(microseconds: Int64(clamped: $0)) })
        }
    }
}

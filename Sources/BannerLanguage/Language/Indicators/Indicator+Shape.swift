/// One style of indicator: its word, its keys, and how they are read.
struct IndicatorVariant: Sendable {
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

    /// A style with these parameters, in addition to those that every style has.
    private init(_ style: Banner.Indicator.Style) {
        let (indicator, text) = (style.indicator, style.word)
        let words = indicator.words
        word = Word(text: text, summary: words.summary)
        // Already read: the style decides how the other keys are read.
        let styleField = Fields<Banner.Indicator> {
            Field(
                elsewhere: "style", Banner.Indicator.Style.shape.schema, "How the indicator looks.",
                write: { indicator, _ in .string(indicator.style.word) }
            )
            .defaulting(to: "`dots`").example(.string(text)).explained(in: "Indicators")
        }
        let keys = { styleField + .parameters(of: indicator) }
        reader = RecordReader(text, title: words.title, words.summary, indicator, keys)
    }

    /// What the mapping may hold.
    var record: RecordSchema { reader.schema }

    /// Whether a key is one of the style's.
    func hasKey(_ key: Node) -> Bool { reader.hasKey(key) }
}

extension Banner.Indicator.Base {
    /// What all styles have in common.
    static let fields = Fields<Banner.Indicator.Base> {
        Field("color", \.color, .color, "The colour of the parts that are not current.").explained(in: "Indicators")
        Field("currentColor", \.currentColor, .color, "The colour of the current part.").explained(in: "Indicators")
        Field(
            "hidesForSinglePage", \.hidesForSinglePage, .boolean,
            "Whether the indicator is hidden when there is only one page."
        ).explained(in: "Indicators")
        Field("placement", \.placement, placementWords, "Whether the indicator is beside the cards or on them.")
            .explained(in: "Where the indicator is")
        Field("edge", \.edge, edgeWords, "The edge that the indicator is at.").explained(in: "Where the indicator is")
        Field("margin", \.margin, .gap, "How far an indicator on the cards is from its edge, in points.").explained(
            in: "Where the indicator is")
    }

    static let placementWords = Shape<Banner.Indicator.Placement>.choice([
        Choice(.below, "Beside the cards."),
        Choice(.over, "On the cards."),
    ])

    static let edgeWords = Shape<Banner.Indicator.Edge>.choice([
        Choice(.bottom, "Below the cards, or on their lower part."),
        Choice(.top, "Above the cards, or on their upper part."),
    ])
}

extension Banner.Indicator.Style {
    /// How the style's parameters are read.
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
}

extension Banner.Indicator {
    /// The value of `indicator`: a mapping whose `style` decides which keys it has, or a style alone.
    static let shape = Shape<Banner.Indicator>(
        schema: schema(
            RecordSchema(
                name: "indicator", title: "Indicator", phrase: "`indicator`",
                summary: "The display below the cards that shows the current page."),
            defaultStyle: .dots),
        read: { read($0, over: .dots(), &$1) },
        write: { indicator, notation in
            guard notation.isComplete, indicator.style == .absent else {
                return indicator.style.variant.reader.write(indicator, notation)
            }
            return ["style": "none"]
        })

    /// Reads `indicator`, or only its style, over another one: a style other than that one's replaces the whole.
    static func read(_ node: Node, over base: Banner.Indicator, _ reading: inout Reading) -> Banner.Indicator? {
        switch node.kind {
        case .mapping: return reading.indicator(node, over: base)
        case .scalar: return Style.shape.read(node, &reading).map { $0 == base.style ? base : $0.indicator }
        case .sequence: return .none(after: reading.wrongType(node, wants: shape.schema))
        }
    }

    /// What can be written over an indicator: a style, or keys of whatever style it has.
    static let overlay = Shape<Banner.Indicator>(
        schema: schema(
            RecordSchema(
                name: "breakpointIndicator", title: "Breakpoint's indicator", phrase: "`indicator`",
                summary: "The keys of the indicator that differ in a wider window; another style replaces the whole."),
            defaultStyle: nil),
        read: { read($0, over: .dots(), &$1) },
        write: { indicator, notation in
            // Who names a style can have another one than before, of which nothing else says the other keys.
            let namesStyle = notation.node.map { $0.kind == .scalar || $0["style"] != nil } ?? false
            return shape.write(indicator, namesStyle ? notation.whole : notation)
        })

    private static func schema(_ record: RecordSchema, defaultStyle: Style?) -> Schema {
        let variants = VariantSchema(
            key: "style", makeVariants: { IndicatorVariant.all.map { ($0.word, $0.record) } },
            defaultWord: defaultStyle?.word, record: record)
        return .either(Style.shape.schema, .variants(variants))
    }
}

extension Reading {
    /// An indicator as a mapping: the keys that it does not have keep their values in `base`, if that has the same style.
    fileprivate mutating func indicator(_ node: Node, over base: Banner.Indicator) -> Banner.Indicator? {
        var style = base.style
        if let written = node["style"] {
            guard let word = Banner.Indicator.Style.shape.read(written, &self) else {
                keysOfNoStyle(node, IndicatorVariant.all)
                return nil
            }
            style = word
        }
        let own = style.variant
        return own.reader.read(node, over: style == base.style ? base : nil, &self) { key, reading in
            reading.isForeign(key, to: own, among: IndicatorVariant.all)
        }
    }
}

extension Reading {
    /// Whether a key is a parameter of another style, which is then reported.
    fileprivate mutating func isForeign(_ key: Node, to variant: IndicatorVariant, among styles: [IndicatorVariant])
        -> Bool
    {
        let owners = styles.filter { $0.hasKey(key) }.map { "`\($0.word.text)`" }
        guard !owners.isEmpty else { return false }
        let own = keys(of: variant.record).map { "`\($0.key)`" }.joined(separator: ", ")
        fault(
            .foreignParameter,
            "`\(key.shownText)` is a parameter of \(owners.joinedByAnd), not of `\(variant.word.text)`", at: key,
            explanation: "remove it, or change the style",
            notes: [Note("the keys of `\(variant.word.text)` are \(own)")])
        return true
    }

    /// Without a style, only keys that no style has can be judged.
    fileprivate mutating func keysOfNoStyle(_ node: Node, _ styles: [IndicatorVariant]) {
        let all = styles.flatMap(\.record.keys).eachOnce
        let record = RecordSchema(name: "indicator", phrase: "`indicator`", summary: "", makeKeys: { all })
        for entry in node.entries where !all.contains(where: { entry.key.equals(Array($0.key.utf8)) }) {
            unknownKey(entry.key, with: entry.value, in: node, of: record)
        }
    }
}

import BannerDiagnostics
import BannerKit
import BannerTree

/// One style of indicator: its word, its keys, and how they are read.
struct IndicatorVariant: Sendable {
    let style: Banner.Indicator.Style
    let word: Word
    let record: RecordSchema
    /// The style with every parameter at its default.
    let initial: Banner.Indicator
    ///
    /// Over another indicator of the style, if there is one: a key that is absent keeps its value there.
    let read: @Sendable (Node, Banner.Indicator?, inout Reading, (Node, inout Reading) -> Bool) -> Banner.Indicator
    /// Whether a key is one of the style's.
    let hasKey: @Sendable (Node) -> Bool

    /// A style with these parameters, in addition to those that every style has.
    init<Record: Sendable>(
        _ choice: Choice<Banner.Indicator.Style>, _ title: String, _ summary: String,
        _ initial: @escaping @autoclosure @Sendable () -> Record,
        _ base: @escaping @autoclosure Field<Record>.Place<Banner.Indicator.Base>,
        _ wrap: @escaping @Sendable (Record) -> Banner.Indicator,
        _ unwrap: @escaping @Sendable (Banner.Indicator) -> Record?,
        @Fields<Record> _ parameters: () -> Fields<Record>
    ) {
        let name = choice.word.text
        style = choice.value
        self.initial = wrap(initial())
        word = Word(text: name, summary: summary)
        // Already read: the style decides how the other keys are read.
        let styleField = Fields<Record> {
            Field(elsewhere: "style", Banner.Indicator.Style.shape.schema, "How the indicator looks.")
                .defaulting(to: "`dots`").example(.string(name)).insteadOf("type", "kind")
        }
        let reader = RecordReader(
            RecordSchema(name: name, title: title, phrase: "`\(name)`", summary: summary), initial,
            styleField + parameters() + Banner.Indicator.Base.fields.within(base))
        record = reader.schema
        hasKey = { reader.hasKey($0) }
        read = { node, base, reading, isElsewhere in
            wrap(reader.read(node, over: base.flatMap(unwrap), &reading, isElsewhere: isElsewhere))
        }
    }
}

extension Banner.Indicator.Base {
    /// What all styles have in common.
    static let fields = Fields<Banner.Indicator.Base> {
        Field("color", \.color, .color, "The colour of the parts that are not current.")
            .insteadOf("colour", "tintColor", "pageIndicatorTintColor")
        Field("currentColor", \.currentColor, .color, "The colour of the current part.")
            .insteadOf("activeColor", "currentPageIndicatorTintColor", "selectedColor")
        Field(
            "hidesForSinglePage", \.hidesForSinglePage, .boolean,
            "Whether the indicator is hidden when there is only one page.")
        Field(
            "placement", \.placement, Banner.Indicator.Placement.shape,
            "Whether the indicator is beside the cards or on them."
        ).insteadOf("overlay", "isOverlay", "inside", "onCards")
        Field("edge", \.edge, Banner.Indicator.Edge.shape, "The edge that the indicator is at.")
            .insteadOf("position", "alignment", "verticalAlignment", "anchor", "side")
    }
}

extension Shape where Value == Banner.Indicator {
    /// A mapping whose `style` decides which keys it has, or a style alone.
    static func variants(
        _ variant: @escaping @Sendable (Banner.Indicator.Style) -> IndicatorVariant,
        defaultStyle: Banner.Indicator.Style
    ) -> Shape {
        let schema = Schema.variants(
            VariantSchema(
                key: "style",
                makeVariants: { Banner.Indicator.Style.allCases.map(variant).map { ($0.word, $0.record) } },
                defaultWord: Banner.Indicator.Style.shape.write(defaultStyle)?.yaml ?? "",
                record: RecordSchema(
                    name: "indicator", title: "Indicator", phrase: "`indicator`",
                    summary: "The display below the cards that shows the current page.")))
        let bare = Banner.Indicator.Style.shape.map { variant($0).initial }
        return Shape(
            schema: schema,
            read: { node, reading in reading.indicator(node, over: nil, defaultStyle, variant) },
            write: { _ in nil }
        ).or(bare) { $0 }
    }
}

extension Reading {
    /// An indicator as a mapping, over another one if it has the same style.
    fileprivate mutating func indicator(
        _ node: Node, over base: Banner.Indicator?, _ defaultStyle: Banner.Indicator.Style,
        _ variant: @Sendable (Banner.Indicator.Style) -> IndicatorVariant
    ) -> Banner.Indicator? {
        var style = defaultStyle
        if let written = node["style"] ?? misspeltStyle(in: node, variant(defaultStyle), variant) {
            guard let word = Banner.Indicator.Style.shape.read(written, &self) else {
                keysOfNoStyle(node, Banner.Indicator.Style.allCases.map(variant))
                return nil
            }
            style = word
        }
        let own = variant(style)
        return own.read(node, base, &self) { key, reading in
            reading.isForeign(key, to: own, among: Banner.Indicator.Style.allCases.map(variant))
        }
    }
}

extension Banner.Indicator {
    /// Reads `indicator`, or only its style, over another one: a style other than that one's replaces the whole.
    static func read(_ node: Node, over base: Banner.Indicator, _ reading: inout Reading) -> Banner.Indicator? {
        switch node.kind {
        case .mapping: return reading.indicator(node, over: base, base.style) { $0.variant }
        case .scalar:
            return Style.shape.read(node, &reading).map { $0 == base.style ? base : $0.variant.initial }
        case .sequence:
            reading.wrongType(node, wants: shape.schema)
            return nil
        }
    }

    /// What can be written over an indicator: a style, or keys of whatever style it has.
    static var overlaySchema: Schema {
        let variants = VariantSchema(
            key: "style",
            makeVariants: { Style.allCases.map(\.variant).map { ($0.word, $0.record) } },
            defaultWord: nil,
            record: RecordSchema(
                name: "breakpointIndicator", title: "Breakpoint's indicator", phrase: "`indicator`",
                summary: "The keys of the indicator that differ in a wider window; another style replaces the whole."))
        return .either(Style.shape.schema, .variants(variants))
    }
}

extension Banner.Indicator.Placement {
    static let shape = Shape<Banner.Indicator.Placement>.choice {
        Choice("below", .below, "Beside the cards.")
            .insteadOf("outside", "under", "beside")
        Choice("over", .over, "On the cards.")
            .insteadOf("inside", "overlay", "on", "inner")
    }
}

extension Banner.Indicator.Edge {
    static let shape = Shape<Banner.Indicator.Edge>.choice {
        Choice("bottom", .bottom, "Below the cards, or on their lower part.")
            .insteadOf("below", "end")
        Choice("top", .top, "Above the cards, or on their upper part.")
            .insteadOf("above", "start")
    }
}

extension Reading {
    /// The value of a key that certainly means `style`, if the default style has no such key; the key itself is
    /// reported with the others.
    fileprivate func misspeltStyle(
        in node: Node, _ standard: IndicatorVariant, _ variant: (Banner.Indicator.Style) -> IndicatorVariant
    ) -> Node? {
        guard !isCrowded, node.entries.contains(where: { !standard.hasKey($0.key) }) else { return nil }
        let styles = Banner.Indicator.Style.allCases.map(variant)
        let others = styles.flatMap { $0.record.keys.map(\.key) }.filter { $0 != "style" }
        return node.entries.first { entry in
            let name = entry.key.shownText
            return !styles.contains { $0.hasKey(entry.key) } && Slip.isSlip(name, of: "style", among: others)
                && Banner.Indicator.Style.shape.schema.resembles(entry.value)
        }?.value
    }

    /// Whether a key is a parameter of another style, which is then reported.
    fileprivate mutating func isForeign(_ key: Node, to variant: IndicatorVariant, among styles: [IndicatorVariant])
        -> Bool
    {
        let owners = styles.filter { $0.hasKey(key) }.map { "`\($0.word.text)`" }
        guard let last = owners.last else { return false }
        let list = owners.count == 1 ? last : owners.dropLast().joined(separator: ", ") + " and " + last
        let own = keys(of: variant.record).map { "`\($0.key)`" }.joined(separator: ", ")
        fault(
            .foreignParameter, "`\(key.shownText)` is a parameter of \(list), not of `\(variant.word.text)`", at: key,
            help: "remove it, or change the style", notes: [Note("the keys of `\(variant.word.text)` are \(own)")])
        return true
    }

    /// Without a style, only keys that no style has can be judged.
    fileprivate mutating func keysOfNoStyle(_ node: Node, _ styles: [IndicatorVariant]) {
        guard let first = styles.first else { return }
        var all = first.record.keys
        for style in styles {
            all += style.record.keys.filter { key in !all.contains { $0.key == key.key } }
        }
        let record = RecordSchema(
            name: "indicator", title: "Indicator", phrase: "`indicator`", summary: "", makeKeys: { [all] in all })
        for entry in node.entries where !all.contains(where: { entry.key.equals(Array($0.key.utf8)) }) {
            unknownKey(entry.key, with: entry.value, in: node, of: record)
        }
    }
}

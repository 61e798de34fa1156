/// The schema of a value as plain data; the JSON Schema, the reference and the wording of findings
/// are derived from it.
package indirect enum Schema: Sendable {
    /// Text of one type.
    case text(TextForm)
    /// A number.
    case number(Bounds)
    /// `true` or `false`.
    case boolean
    /// `true`, for a key that makes something happen.
    case onlyTrue
    /// A duration; `isPositive` if it cannot be zero.
    case duration(isPositive: Bool)
    /// One of these words.
    case choice([Word])
    /// A list with this number of elements.
    case list(of: Schema, count: ClosedRange<Int>)
    /// Exactly these values, in this order.
    case tuple([Schema])
    /// A page by its number or by its item's id.
    case page
    /// A mapping with these keys.
    case record(RecordSchema)
    /// A mapping whose other keys depend on the word under `style`.
    case variants(VariantSchema)
    /// The short form, or the complete one.
    case either(Schema, Schema)
}

extension Schema {
    /// The alternative forms, the shortest first.
    package var forms: [Schema] {
        if case .either(let short, let long) = self { short.forms + long.forms } else { [self] }
    }

    /// The mapping, also one that has a short form.
    package var mapping: RecordSchema? {
        switch self {
        case .record(let record): record
        case .variants(let variants): variants.record
        case .either(_, let long): long.mapping
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page: nil
        }
    }

    /// The nested schemas.
    var parts: [Schema] {
        switch self {
        case .record(let record): record.keys.map(\.schema)
        case .variants(let variants): variants.variants.map { .record($0.record) }
        case .either(let short, let long): [short, long]
        case .list(let element, _): [element]
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page: []
        }
    }

    /// Visits this schema and all nested ones.
    package func walk(_ visit: (Schema) -> Void) {
        visit(self)
        for part in parts { part.walk(visit) }
    }

    // Checks whether a value would be valid, so that no suggestion leads to the next error.

    /// Whether a value is valid, as far as its type tells; of texts, only the form of a colour is
    /// checked.
    package func accepts(_ node: Node) -> Bool {
        switch self {
        case .text(let form):
            node.kind == .scalar && node.type == .text
                && (form.use != .color || node.withBytes { Banner.Color(hex: $0) } != nil)
        case .number(let bounds):
            node.plainDecimal.map { accepts($0.double(node.text), bounds) } ?? false
        case .boolean: node.isPlain && (node.equals("true") || node.equals("false"))
        case .onlyTrue: node.isPlain && node.equals("true")
        case .duration(let isPositive):
            node.plainDuration.map { $0 > .zero || !isPositive } ?? false
        case .choice(let words):
            node.kind == .scalar && words.contains { node.equals(Array($0.text.utf8)) }
        case .list: node.kind == .sequence
        case .tuple(let elements):
            node.kind == .sequence && node.count == elements.count
                && zip(elements, node.items).allSatisfy { $0.accepts($1) }
        case .page: node.kind == .scalar && (node.type == .text || node.plainDecimal != nil)
        case .record, .variants: node.kind == .mapping
        case .either(let short, let long): short.accepts(node) || long.accepts(node)
        }
    }

    /// Whether a number written as `text` is valid.
    package func accepts(number text: String) -> Bool {
        guard let decimal = Decimal(Array(text.utf8).span) else { return false }
        let number = decimal.double(text)
        return switch self {
        case .number(let bounds): accepts(number, bounds)
        case .duration(let isPositive): number > 0 || number == 0 && !isPositive
        case .page: number >= 0 && number == number.rounded(.towardZero)
        case .either(let short, _): short.accepts(number: text)
        case .text, .boolean, .onlyTrue, .choice, .list, .tuple, .record, .variants: false
        }
    }

    private func accepts(_ number: Double, _ bounds: Bounds) -> Bool {
        bounds.contains(number) && (!bounds.isWhole || number == number.rounded(.towardZero))
    }

    /// The unit of a number, such as `points`; empty for none.
    package var unit: String {
        switch self {
        case .number(let bounds): bounds.unit
        case .either(let short, _): short.unit
        case .text, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page, .record,
            .variants:
            ""
        }
    }
}

/// A type of text.
package struct TextForm: Sendable {
    /// The name after "must be", such as `text` or `a colour`.
    package let phrase: String
    /// A regular expression (ECMA-262) that accepts every valid text.
    ///
    /// The checker can still reject a text that it accepts.
    package let pattern: String
    /// The hint that an editor shows for a text that does not match the pattern.
    package let patternMessage: String
    /// A valid example.
    package let example: String
    /// The use of the text.
    package var use = Use.prose

    /// The use of a text; an editor treats a colour differently from a title.
    package enum Use: Sendable {
        case prose, identifier, color, image, link, timeZone, date, hours, tag
    }
}

/// A word of a choice, with its meaning.
package struct Word: Sendable {
    /// The word as written.
    package let text: String
    /// Its meaning, one sentence.
    package let summary: String

    package init(text: String, summary: String) { (self.text, self.summary) = (text, summary) }
}

/// The schema of a mapping.
package final class RecordSchema: Sendable {
    /// The name of its definition in the JSON Schema, such as `scalingDots`.
    package let name: String
    /// The display name, such as `Scaling dots`.
    package let title: String
    /// The name in a sentence, such as "an item" or "`layout`".
    package let phrase: String
    /// The description, one sentence.
    package let summary: String
    /// The allowed combinations of keys; empty if all are allowed.
    package let forms: [Form]
    /// Creates the keys; a file without faults never needs them.
    private let makeKeys: @Sendable () -> [KeySchema]

    /// A mapping's schema; `title` and `phrase` default to forms of the name.
    package init(
        name: String, title: String? = nil, phrase: String? = nil, summary: String,
        forms: [Form] = [],
        makeKeys: @escaping @Sendable () -> [KeySchema] = { [] }
    ) {
        self.name = name
        self.title = title ?? RecordSchema.title(name)
        self.phrase = phrase ?? "`\(name)`"
        self.summary = summary
        self.forms = forms
        self.makeKeys = makeKeys
    }

    /// Its keys, in the order of the reference.
    package var keys: [KeySchema] { makeKeys() }
}

/// A set of keys that belong together.
package struct Form: Sendable {
    /// The name after "either", such as `at` with `page`.
    package let phrase: String
    /// All keys of the form.
    package let keys: [String]
    /// Its required keys.
    package let required: [String]
    /// The keys of which at least one is required; empty for none.
    package var atLeastOne: [String] = []
}

/// A key: its name, its description, and its value.
package struct KeySchema: Sendable {
    /// The key as written.
    package let key: String
    /// The description, one sentence.
    package let summary: String
    /// The schema of the value.
    package let schema: Schema
    /// Whether it is required.
    package let isRequired: Bool
    /// The default, from the property.
    package let defaultValue: JSON?
    /// A description of a default that is not a plain value, such as `the cell's width`.
    package let defaultWords: String?
    /// An example in place of the schema's own.
    let ownExample: JSON?
    /// The section of the definition that explains it, if it differs from the mapping's.
    package let section: String?
    /// Whether every resolved record has the key.
    package var isAlwaysWritten: @Sendable () -> Bool = { false }

    /// An example.
    package var example: JSON { ownExample ?? schema.example }
    /// A value to show: an example of its own, the inverse of a boolean default, or the default.
    package var shownValue: JSON {
        if ownExample == nil, case .bool(let isOn)? = defaultValue { return .bool(!isOn) }
        return ownExample ?? defaultValue ?? example
    }
    /// A value to show that differs from the default, if one is known.
    package var otherValue: JSON {
        guard ownExample == nil, case .choice(let words)? = schema.forms.first else {
            return shownValue
        }
        return words.map { .string($0.text) }.first { $0 != defaultValue } ?? shownValue
    }
}

extension KeySchema {
    /// An optional key, with its default.
    package init(
        _ key: String, _ summary: String, _ schema: Schema, default defaultValue: JSON,
        example: JSON
    ) {
        self.init(
            key: key, summary: summary, schema: schema, isRequired: false,
            defaultValue: defaultValue,
            defaultWords: nil, ownExample: example, section: nil)
    }
}

extension [KeySchema] {
    /// The keys without duplicates, in the order of their first occurrence.
    package var eachOnce: [KeySchema] {
        reduce(into: []) { all, key in
            if !all.contains(where: { $0.key == key.key }) { all.append(key) }
        }
    }
}

/// A mapping whose keys depend on a word.
package struct VariantSchema: Sendable {
    /// The key of the word.
    package let key: String
    /// Creates the variants; a file without faults never needs them.
    let makeVariants: @Sendable () -> [(word: Word, record: RecordSchema)]
    /// The default word; `nil` if without a word the current style's keys apply.
    package let defaultWord: String?
    /// Its name, title and summary; without keys.
    package let record: RecordSchema

    /// The schema of each word, in the order of the words.
    package var variants: [(word: Word, record: RecordSchema)] { makeVariants() }
}

extension RecordSchema {
    /// The display name, such as "Indicator state" for `indicatorState`.
    fileprivate static func title(_ name: String) -> String {
        var title: [UInt8] = []
        for byte in name.utf8 {
            let isCapital = (0x41...0x5A).contains(byte)
            title += isCapital ? [0x20, byte | 0x20] : [title.isEmpty ? byte & ~0x20 : byte]
        }
        return title.utf8Text
    }
}

extension Node {
    fileprivate var plainDecimal: Decimal? {
        kind == .scalar && isPlain && type == .number ? Decimal(self) : nil
    }

    fileprivate var plainDuration: Time? {
        guard kind == .scalar else { return nil }
        if let plainDecimal { return try? DurationText.seconds(plainDecimal) }
        guard type == .text else { return nil }
        return try? withBytes { (bytes) throws(DurationFault) in try DurationText.read(bytes) }
    }
}

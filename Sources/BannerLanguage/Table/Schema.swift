/// What a value can look like, as plain data; the JSON Schema, the reference page and the words of a finding are
/// derived from it alone.
package indirect enum Schema: Sendable {
    /// Text of one type.
    case text(TextForm)
    /// A number.
    case number(Bounds)
    /// `true` or `false`.
    case boolean
    /// `true`, which means that something happens.
    case onlyTrue
    /// A duration; `isPositive` if it cannot be zero.
    case duration(isPositive: Bool)
    /// One of these words.
    case choice([Word])
    /// Several values, as many as the range says.
    case list(of: Schema, count: ClosedRange<Int>)
    /// Exactly these values in this order.
    case tuple([Schema])
    /// A page by its number or by its item's id.
    case page
    /// A mapping with these keys.
    case record(RecordSchema)
    /// A mapping whose other keys depend on the word under `style`.
    case variants(VariantSchema)
    /// One or the other: first the short form, then the complete one.
    case either(Schema, Schema)
}

extension Schema {
    /// The forms that a value can have, the shortest first.
    package var forms: [Schema] {
        if case .either(let short, let long) = self { short.forms + long.forms } else { [self] }
    }

    /// The mapping that it is, or has a short form of.
    package var mapping: RecordSchema? {
        switch self {
        case .record(let record): record
        case .variants(let variants): variants.record
        case .either(_, let long): long.mapping
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page: nil
        }
    }

    /// The schemas that it is made of.
    var parts: [Schema] {
        switch self {
        case .record(let record): record.keys.map(\.schema)
        case .variants(let variants): variants.variants.map { .record($0.record) }
        case .either(let short, let long): [short, long]
        case .list(let element, _): [element]
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page: []
        }
    }

    /// Visits the schema, and all that are within it.
    package func walk(_ visit: (Schema) -> Void) {
        visit(self)
        for part in parts { part.walk(visit) }
    }
}

/// A type of text.
package struct TextForm: Sendable {
    /// What it is called after "must be": `text`, `a colour`.
    package let phrase: String
    /// An ECMA-262 expression for everything that is allowed, or `nil` for any text.
    ///
    /// The checker can still refuse what it accepts.
    package var pattern: String?
    /// What to write, for the user of an editor whose text did not match the pattern.
    package var patternMessage: String?
    /// A valid example.
    package let example: String
    /// What the text is for.
    package var use = Use.prose

    /// What a text is for: an editor treats a colour other than a title.
    package enum Use: Sendable {
        case prose, identifier, color, image, link, timeZone, date, hours, tag
    }
}

/// A word of a choice and what it means.
package struct Word: Sendable {
    /// The word as written.
    package let text: String
    /// What it means, in a sentence.
    package let summary: String

    package init(text: String, summary: String) { (self.text, self.summary) = (text, summary) }
}

/// The keys of a mapping.
package struct RecordSchema: Sendable {
    /// The name of its definition in the JSON Schema: `scalingDots`.
    package let name: String
    /// Its name for people: `Scaling dots`.
    package let title: String
    /// What it is called in a sentence: "an item", "`layout`".
    package let phrase: String
    /// What it is, in a sentence.
    package let summary: String
    /// Which keys can be combined; empty if all can.
    package var forms: [Form] = []
    /// Makes the keys: a file without faults never asks for them.
    var makeKeys: @Sendable () -> [KeySchema] = { [] }

    /// A mapping's keys; without a title and a phrase both are made of the name.
    package init(
        name: String, title: String? = nil, phrase: String? = nil, summary: String, forms: [Form] = [],
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
    /// What the form expresses, after "either": `what is seen at an instant`.
    package let phrase: String
    /// All keys of the form.
    package let keys: [String]
    /// Its required keys.
    package let required: [String]
    /// At least one of these is needed; empty for no such condition.
    package var atLeastOne: [String] = []
}

/// A key: its name, its meaning, and its value.
package struct KeySchema: Sendable {
    /// The key as written.
    package let key: String
    /// What it means, in a sentence.
    package let summary: String
    /// What its value can be.
    package let schema: Schema
    /// Whether it is required.
    package let isRequired: Bool
    /// The default: that of the property.
    package let defaultValue: JSON?
    /// The default, if it is not a plain value: `the cell's width`.
    package let defaultWords: String?
    /// A value to show in place of one of its type.
    let ownExample: JSON?
    /// The section of the definition that is about it, if that is not the one about the mapping.
    package let section: String?
    /// Whether it is there in every record that is written out.
    package var isAlwaysWritten: @Sendable () -> Bool = { false }

    /// A value to show.
    package var example: JSON { ownExample ?? schema.example }
    /// A value to show: the default where there is one, unless something better is known, as that a key is written to switch
    /// something on or off.
    package var shownValue: JSON {
        if ownExample == nil, case .bool(let isOn)? = defaultValue { return .bool(!isOn) }
        return ownExample ?? defaultValue ?? example
    }
    /// A value to show that is not the default, where one is known.
    package var otherValue: JSON {
        guard ownExample == nil, case .choice(let words)? = schema.forms.first else { return shownValue }
        return words.map { .string($0.text) }.first { $0 != defaultValue } ?? shownValue
    }
}

extension KeySchema {
    /// A key that need not be there, and what holds without it.
    package init(_ key: String, _ summary: String, _ schema: Schema, default defaultValue: JSON, example: JSON) {
        self.init(
            key: key, summary: summary, schema: schema, isRequired: false, defaultValue: defaultValue,
            defaultWords: nil, ownExample: example, section: nil)
    }
}

extension [KeySchema] {
    /// Each key once, as it comes first.
    package var eachOnce: [KeySchema] {
        reduce(into: []) { all, key in if !all.contains(where: { $0.key == key.key }) { all.append(key) } }
    }
}

/// A mapping whose keys depend on one of its words.
package struct VariantSchema: Sendable {
    /// The key of the word.
    package let key: String
    /// Makes the variants: a file without faults never asks for them.
    let makeVariants: @Sendable () -> [(word: Word, record: RecordSchema)]
    /// The default word; `nil` if without a word the keys are those of whatever style there is.
    package let defaultWord: String?
    /// Its name, title and summary; without keys.
    package let record: RecordSchema

    /// The record of each word, in order of the words.
    package var variants: [(word: Word, record: RecordSchema)] { makeVariants() }
}

extension RecordSchema {
    /// A name for people: `indicatorState` is "Indicator state".
    fileprivate static func title(_ name: String) -> String {
        var title: [UInt8] = []
        for byte in name.utf8 {
            let isCapital = (0x41...0x5A).contains(byte)
            title += isCapital ? [0x20, byte | 0x20] : [title.isEmpty ? byte & ~0x20 : byte]
        }
        return title.utf8Text
    }
}

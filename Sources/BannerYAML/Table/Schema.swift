/// What a value can look like, as plain data; the JSON Schema, the reference page and the words of a finding are
/// derived from it alone.
indirect enum Schema: Sendable {
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

/// A type of text.
struct TextForm: Sendable {
    /// What it is called after "must be": `text`, `a colour`.
    let phrase: String
    /// An ECMA-262 expression for everything that is allowed, or `nil` for any text.
    ///
    /// The checker can still refuse what it accepts.
    var pattern: String?
    /// What to write, for the user of an editor whose text did not match the pattern.
    var patternMessage: String?
    /// A valid example.
    let example: String
}

/// A word of a choice and what it means.
struct Word: Sendable {
    /// The word as written.
    let text: String
    /// What it means, in a sentence.
    let summary: String
    /// Other words that people use for it; only for suggestions.
    var synonyms: [String] = []
}

/// The keys of a mapping.
struct RecordSchema: Sendable {
    /// The name of its definition in the JSON Schema: `scalingDots`.
    let name: String
    /// Its name for people: `Scaling dots`.
    let title: String
    /// What it is called in a sentence: "an item", "`layout`".
    let phrase: String
    /// What it is, in a sentence.
    let summary: String
    /// Which keys can be combined; empty if all can.
    var forms: [Form] = []
    /// Makes the keys: a file without faults never asks for them.
    var makeKeys: @Sendable () -> [KeySchema] = { [] }

    /// Its keys, in the order of the reference.
    var keys: [KeySchema] { makeKeys() }
}

/// A set of keys that belong together.
struct Form: Sendable {
    /// What the form expresses, after "either": `what is seen at an instant`.
    let phrase: String
    /// All keys of the form.
    let keys: [String]
    /// Its required keys.
    let required: [String]
    /// At least one of these is needed; empty for no such condition.
    var atLeastOne: [String] = []
}

/// A key: its name, its meaning, and its value.
struct KeySchema: Sendable {
    /// The key as written.
    let key: String
    /// What it means, in a sentence.
    let summary: String
    /// What its value can be.
    let schema: Schema
    /// Whether it is required.
    let isRequired: Bool
    /// The default: that of the property.
    let defaultValue: JSON?
    /// The default, if it is not a plain value: `the cell's width`.
    let defaultWords: String?
    /// A value to show.
    let example: JSON
    /// Whether that value is specific to the line and not just one of its type.
    let hasOwnExample: Bool
    /// Other names that people use for it; only for suggestions.
    let synonyms: [String]
}

/// A mapping whose keys depend on one of its words.
struct VariantSchema: Sendable {
    /// The key of the word.
    let key: String
    /// Makes the variants: a file without faults never asks for them.
    let makeVariants: @Sendable () -> [(word: Word, record: RecordSchema)]
    /// The default word; `nil` if without a word the keys are those of whatever style there is.
    let defaultWord: String?
    /// Its name, title and summary; without keys.
    let record: RecordSchema

    /// The record of each word, in order of the words.
    var variants: [(word: Word, record: RecordSchema)] { makeVariants() }
}

/// What a value may look like, as plain data; the JSON Schema, the reference page and the words of a finding are functions of this alone.
indirect enum Schema: Sendable {
    /// Text of one kind.
    case text(TextForm)
    /// A number.
    case number(Bounds)
    /// `true` or `false`.
    case boolean
    /// `true`, which says that something happens.
    case onlyTrue
    /// A length of time; `isPositive` where it cannot be zero.
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
    /// One or the other: what is short to write first, what says all last.
    case either(Schema, Schema)
}

/// A kind of text.
struct TextForm: Sendable {
    /// What it is called after "wants": `text`, `a colour`.
    let phrase: String
    /// An ECMA-262 expression for all that is allowed, or `nil` for any text.
    ///
    /// What it lets pass the checker may still refuse.
    var pattern: String?
    /// What to write, for an editor whose user did not meet the pattern.
    var patternMessage: String?
    /// One that is right.
    let example: String
}

/// The numbers that are allowed, and what they count.
struct Bounds: Sendable {
    /// The least number, or the one that it must be more than.
    let lower: Double
    /// The greatest number.
    let upper: Double
    /// Whether `lower` itself is refused.
    var isLowerOpen = false
    /// Whether only whole numbers are allowed.
    var isWhole = false
    /// What it counts: `points`; empty for a pure number.
    var unit = ""

    /// Whether a number is allowed.
    func contains(_ number: Double) -> Bool {
        (isLowerOpen ? number > lower : number >= lower) && number <= upper
    }

    /// The bounds in words: `more than 0 and at most 1`.
    var words: String {
        let range =
            if lower == upper {
                JSON.text(lower)
            } else if isLowerOpen {
                "more than \(JSON.grouped(lower)) and at most \(JSON.grouped(upper))"
            } else {
                "from \(JSON.grouped(lower)) to \(JSON.grouped(upper))"
            }
        return unit.isEmpty ? range : "\(range) \(unit)"
    }
}

/// A word of a choice and what it means.
struct Word: Sendable {
    /// The word as it is written.
    let text: String
    /// What it means, in a sentence.
    let summary: String
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
    /// Which keys can stand together; empty where all can.
    var forms: [Form] = []
    /// Makes the keys: a file without faults never asks for them.
    var makeKeys: @Sendable () -> [KeySchema] = { [] }

    /// Its keys, in the order of the reference.
    var keys: [KeySchema] { makeKeys() }
}

/// A set of keys that say one thing together.
struct Form: Sendable {
    /// What the form says, after "either": `what is seen at an instant`.
    let phrase: String
    /// All keys of the form.
    let keys: [String]
    /// Those without which it says nothing.
    let required: [String]
    /// Of these at least one is needed; empty for no such condition.
    var atLeastOne: [String] = []
}

/// A key: its name, what it means, what it holds.
struct KeySchema: Sendable {
    /// The key as it is written.
    let key: String
    /// What it means, in a sentence.
    let summary: String
    /// What it holds.
    let schema: Schema
    /// Whether it must be there.
    let isRequired: Bool
    /// What holds without it: the property's own default.
    let defaultValue: JSON?
    /// What holds without it, where that is no plain value: `the cell's width`.
    let defaultWords: String?
    /// A value to show.
    let example: JSON
    /// Whether that value is the line's own and not just one of its kind.
    let hasOwnExample: Bool
    /// What people write for it elsewhere; only ever suggested from.
    let synonyms: [String]
}

/// A mapping whose keys depend on a word in it.
struct VariantSchema: Sendable {
    /// The key of the word.
    let key: String
    /// Makes the variants: a file without faults never asks for them.
    let makeVariants: @Sendable () -> [(word: Word, record: RecordSchema)]
    /// The word that holds where none is written.
    let defaultWord: String
    /// Its name, title and summary; without keys.
    let record: RecordSchema

    /// The record of each word, in order of the words.
    var variants: [(word: Word, record: RecordSchema)] { makeVariants() }
}

import BannerDiagnostics
import BannerTree

/// One line of the table: a key, where its value goes, what it may look like, and what it means.
struct Field<Record>: Sendable {
    /// The key, without its default, which belongs to the record.
    let key: String
    /// What the key means, in a sentence.
    let summary: String
    /// What it holds; a file without faults never asks for it.
    let makeSchema: @Sendable () -> Schema
    /// Reads a value into the record; a faulty one leaves the default.
    let read: @Sendable (Node, inout Record, inout Reading) -> Void
    /// The record's value as it is written in a notation; `nil` for none.
    let write: @Sendable (Record, Notation) -> JSON?
    /// What only some keys have.
    var traits = Traits()

    /// A property of a record.
    ///
    /// It is created only when its key is met, as a shape is: a file has few of all keys.
    typealias Place<Value> = @Sendable () -> Property<Record, Value>

    /// What a value may look like.
    typealias MakeShape<Value> = @Sendable () -> Shape<Value>

    /// What a key may have besides a shape.
    struct Traits: Sendable {
        var isRequired = false
        var defaultWords: String?
        var example: JSON?
        var synonyms: [String] = []
    }
}

extension Field {
    /// A key whose value goes to a property.
    init<Value>(
        _ key: String, _ place: @escaping @autoclosure Place<Value>, _ shape: @escaping @autoclosure MakeShape<Value>,
        _ summary: String
    ) {
        // Nothing is shared by these two: the compiler turns a key path into an offset only in one closure.
        self.init(
            key: key, summary: summary, makeSchema: { shape().schema },
            read: { node, record, reading in
                if let value = shape().read(node, &reading) { Field.change(place(), in: &record) { $0 = value } }
            }, write: { shape().write(Field.value(of: place(), in: $0), $1) })
    }

    /// A key whose value goes to a property that can be without one.
    init<Value>(
        optional key: String, _ place: @escaping @autoclosure Place<Value?>,
        _ shape: @escaping @autoclosure MakeShape<Value>, _ summary: String
    ) {
        self.init(
            key: key, summary: summary, makeSchema: { shape().schema },
            read: { node, record, reading in
                if let value = shape().read(node, &reading) { Field.change(place(), in: &record) { $0 = value } }
            },
            write: { record, notation in
                Field.value(of: place(), in: record).flatMap { shape().write($0, notation) }
            })
    }

    /// A key whose value is taken and given by functions.
    init<Value>(
        _ key: String, _ shape: @escaping @autoclosure MakeShape<Value>, _ summary: String,
        get: @escaping @Sendable (Record) -> Value?, set: @escaping @Sendable (inout Record, Value) -> Void
    ) {
        self.init(
            key: key, summary: summary, makeSchema: { shape().schema },
            read: { node, record, reading in
                if let value = shape().read(node, &reading) { set(&record, value) }
            }, write: { record, notation in get(record).flatMap { shape().write($0, notation) } })
    }

    /// A key whose value goes over another one, key by key.
    init<Value>(
        over key: String, _ place: @escaping @autoclosure Place<Overlay<Value>>,
        _ schema: @escaping @autoclosure @Sendable () -> Schema,
        _ readOver: @escaping @Sendable (Node, Value, inout Reading) -> Value?,
        _ writeOver: @escaping @Sendable (Value, Notation) -> JSON?, _ summary: String
    ) {
        self.init(
            key: key, summary: summary, makeSchema: schema,
            read: { node, record, reading in
                if let value = readOver(node, Field.value(of: place(), in: record).base, &reading) {
                    Field.change(place(), in: &record) { $0.value = value }
                }
            },
            write: { record, notation in
                Field.value(of: place(), in: record).value.flatMap { writeOver($0, notation) }
            })
    }

    /// A key whose value goes over the one that the record has, key by key.
    init<Value>(
        merging key: String, _ place: @escaping @autoclosure Place<Value>,
        _ shape: @escaping @autoclosure MakeShape<Value>,
        _ readOver: @escaping @Sendable (Node, Value, inout Reading) -> Value?, _ summary: String
    ) {
        self.init(
            key: key, summary: summary, makeSchema: { shape().schema },
            read: { node, record, reading in
                guard let value = readOver(node, Field.value(of: place(), in: record), &reading) else { return }
                Field.change(place(), in: &record) { $0 = value }
            }, write: { shape().write(Field.value(of: place(), in: $0), $1) })
    }

    /// A key that is read by other code, or kept until the record is complete.
    init(
        elsewhere key: String, _ schema: @escaping @autoclosure @Sendable () -> Schema, _ summary: String,
        keep: @escaping @Sendable (Node, inout Reading) -> Void = { _, _ in },
        write: @escaping @Sendable (Record, Notation) -> JSON?
    ) {
        self.init(
            key: key, summary: summary, makeSchema: schema, read: { node, _, reading in keep(node, &reading) },
            write: { $1.isComplete ? write($0, $1) : nil })
    }

    /// A line of the table of a record that another one holds.
    init<Inner>(_ field: Field<Inner>, within place: @escaping Place<Inner>) {
        let traits = field.traits
        self.init(
            key: field.key, summary: field.summary, makeSchema: field.makeSchema,
            read: { node, record, reading in
                Field.change(place(), in: &record) { field.read(node, &$0, &reading) }
            }, write: { field.write(Field.value(of: place(), in: $0), $1) },
            traits: Traits(
                isRequired: traits.isRequired, defaultWords: traits.defaultWords, example: traits.example,
                synonyms: traits.synonyms))
    }
}

extension Field {
    /// The same, and the key must be there.
    func required() -> Field { with { $0.isRequired = true } }

    /// The same, with words for what holds without the key.
    func defaulting(to words: String) -> Field { with { $0.defaultWords = words } }

    /// The same, with a value to show in place of the shape's own.
    func example(_ example: JSON) -> Field { with { $0.example = example } }

    /// The same, to be suggested for these keys as well.
    func insteadOf(_ synonyms: String...) -> Field { with { $0.synonyms = synonyms } }

    private func with(_ change: (inout Traits) -> Void) -> Field {
        var field = self
        change(&field.traits)
        return field
    }

    /// The record's value in a notation; a list that is empty by default is left out.
    func writeOut(_ record: Record, _ notation: Notation) -> JSON? {
        let value = write(record, notation)
        if case .array(let list)? = value, list.isEmpty, traits.defaultWords != nil { return nil }
        return value
    }

    /// The line as plain data, its default taken from a record.
    func schema(in record: Record) -> KeySchema {
        let isAlwaysWritten = traits.isRequired || writeOut(record, Notation(ids: [""])) != nil
        let hasDefault = !traits.isRequired && traits.defaultWords == nil
        return KeySchema(
            key: key, summary: summary, schema: makeSchema(), isRequired: traits.isRequired,
            defaultValue: hasDefault ? write(record, .short) : nil, defaultWords: traits.defaultWords,
            ownExample: traits.example, synonyms: traits.synonyms,
            isAlwaysWritten: { isAlwaysWritten })
    }
}

/// One line of the table: a key, where its value goes, what it may look like, and what it means.
package struct Field<Record>: Sendable {
    /// The key, without its default, which belongs to the record.
    let key: String
    /// What the key means, in a sentence.
    let summary: String
    /// What it holds; a file without faults never asks for it.
    let makeSchema: @Sendable () -> Schema
    /// Reads a value into the record; a faulty one leaves the default.
    let read: @Sendable (Node, inout Record, inout Reading) -> Void
    /// The record's value as JSON in a notation; `nil` if it has none.
    let write: Write
    /// What only some keys have.
    var traits = FieldTraits()

    /// A property of a record.
    ///
    /// It is created only when its key is met, as a shape is: a file has few of all keys.
    package typealias Place<Value> = @Sendable () -> Property<Record, Value>

    /// A record's value as JSON in a notation; `nil` if it has none.
    package typealias Write = @Sendable (Record, Notation) -> JSON?

    /// What a value may look like.
    package typealias MakeShape<Value> = @Sendable () -> Shape<Value>
}

/// What a key may have besides a shape.
struct FieldTraits: Sendable {
    var isRequired = false
    var defaultWords: String?
    var example: JSON?
    var section: String?
}

extension Field {
    /// A key whose value goes to a property.
    package init<Value>(
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
    package init<Value>(
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

    /// A key whose value goes over what holds without it, key by key.
    init<Value>(
        _ key: String, _ place: @escaping @autoclosure Place<Value?>, over base: @escaping @autoclosure Place<Value>,
        _ shape: @escaping @autoclosure MakeShape<Value>,
        _ readOver: @escaping @Sendable (Node, Value, inout Reading) -> Value?, _ summary: String
    ) {
        self.init(
            key: key, summary: summary, makeSchema: { shape().schema },
            read: { node, record, reading in
                guard let value = readOver(node, Field.value(of: base(), in: record), &reading) else { return }
                Field.change(place(), in: &record) { $0 = value }
            },
            write: { record, notation in
                Field.value(of: place(), in: record).flatMap { shape().write($0, notation) }
            })
    }

    /// A key whose value goes over the one that the record has, key by key.
    init<Value>(
        merging key: String, _ place: @escaping @autoclosure Place<Value>,
        _ reader: @escaping @autoclosure @Sendable () -> RecordReader<Value>, _ summary: String
    ) {
        self.init(
            key: key, summary: summary, makeSchema: { reader().shape.schema },
            read: { node, record, reading in
                let base = Field.value(of: place(), in: record)
                guard let value = reader().readValue(node, over: base, &reading) else { return }
                Field.change(place(), in: &record) { $0 = value }
            }, write: { reader().write(Field.value(of: place(), in: $0), $1.whole) })
    }

    /// A key that is read by other code, or kept until the record is complete.
    init(
        elsewhere key: String, _ schema: @escaping @autoclosure @Sendable () -> Schema, _ summary: String,
        keep: @escaping @Sendable (Node, inout Reading) -> Void = { _, _ in },
        write: @escaping Write
    ) {
        self.init(
            key: key, summary: summary, makeSchema: schema, read: { node, _, reading in keep(node, &reading) },
            write: { $1.isComplete ? write($0, $1) : nil })
    }

    /// A line of the table of a record that another one holds.
    init<Inner>(
        _ field: Field<Inner>, of inner: @escaping @Sendable (Record) -> Inner,
        changing change: @escaping @Sendable (inout Record, (inout Inner) -> Void) -> Void
    ) {
        self.init(
            key: field.key, summary: field.summary, makeSchema: field.makeSchema,
            read: { node, record, reading in change(&record) { field.read(node, &$0, &reading) } },
            write: { field.write(inner($0), $1) }, traits: field.traits)
    }
}

extension Field {
    /// The same, and the key must be there.
    package func required() -> Field { with { $0.isRequired = true } }

    /// The same, with words for what holds without the key.
    package func defaulting(to words: String) -> Field { with { $0.defaultWords = words } }

    /// The same, with a value to show in place of the shape's own.
    package func example(_ example: JSON) -> Field { with { $0.example = example } }

    /// The same, with the section of the definition that is about it, and about the keys in it that name none.
    package func explained(in section: String) -> Field { with { $0.section = section } }

    private func with(_ change: (inout FieldTraits) -> Void) -> Field {
        var field = self
        change(&field.traits)
        return field
    }

    /// Lines as plain data, their defaults taken from a record; few runs need it, so that it is compiled once for all records.
    #if !hasFeature(Embedded)
        @_semantics("optimize.sil.specialize.generic.never")
    #endif
    static func schemas(of lines: [Field], in record: Record) -> [KeySchema] { lines.map { $0.schema(in: record) } }

    private func schema(in record: Record) -> KeySchema {
        let written = write(record, Notation(ids: [""]))
        let isAlwaysWritten = traits.isRequired || written != nil && (traits.defaultWords == nil || written != [])
        let hasDefault = !traits.isRequired && traits.defaultWords == nil
        return KeySchema(
            key: key, summary: summary, schema: makeSchema(), isRequired: traits.isRequired,
            defaultValue: hasDefault ? write(record, .short) : nil,
            defaultWords: traits.defaultWords,
            ownExample: traits.example, section: traits.section, isAlwaysWritten: { isAlwaysWritten })
    }
}

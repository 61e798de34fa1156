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
    /// Appends the record's value as JSON in a notation, and whether it has one.
    let write: Write
    /// Whether a record has no value, where that is quickly said.
    var isAbsent: (@Sendable (Record) -> Bool)?
    /// What only some keys have.
    var traits = FieldTraits()

    /// A property of a record.
    ///
    /// It is created only when its key is met, as a shape is: a file has few of all keys.
    package typealias Place<Value> = @Sendable () -> Property<Record, Value>

    /// Appends a record's value as JSON in a notation, and whether it has one.
    package typealias Write = @Sendable (Record, Notation, inout [UInt8]) -> Bool

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
            }, write: { shape().write(Field.value(of: place(), in: $0), $1, &$2) })
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
            write: Field.writer(of: place) { value, notation, text in
                guard let value else { return false }
                return shape().write(value, notation, &text)
            }, isAbsent: { Field.value(of: place(), in: $0) == nil })
    }

    /// What writes a property: of its own, so that the compiler turns the key path into an offset here, too.
    @inline(__always)
    private static func writer<Value>(
        of place: @escaping Place<Value>, _ write: @escaping @Sendable (Value, Notation, inout [UInt8]) -> Bool
    ) -> Write {
        { record, notation, text in write(value(of: place(), in: record), notation, &text) }
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
            }, write: { record, notation, text in get(record).map { shape().write($0, notation, &text) } ?? false })
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
            write: { record, notation, text in
                Field.value(of: place(), in: record).map { shape().write($0, notation, &text) } ?? false
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
            }, write: { reader().write(Field.value(of: place(), in: $0), $1.whole, to: &$2) })
    }

    /// A key that is read by other code, or kept until the record is complete.
    init(
        elsewhere key: String, _ schema: @escaping @autoclosure @Sendable () -> Schema, _ summary: String,
        keep: @escaping @Sendable (Node, inout Reading) -> Void = { _, _ in },
        write: @escaping Write
    ) {
        self.init(
            key: key, summary: summary, makeSchema: schema, read: { node, _, reading in keep(node, &reading) },
            write: { $1.isComplete && write($0, $1, &$2) })
    }

    /// A line of the table of a record that another one holds.
    init<Inner>(
        _ field: Field<Inner>, of inner: @escaping @Sendable (Record) -> Inner,
        changing change: @escaping @Sendable (inout Record, (inout Inner) -> Void) -> Void
    ) {
        self.init(
            key: field.key, summary: field.summary, makeSchema: field.makeSchema,
            read: { node, record, reading in change(&record) { field.read(node, &$0, &reading) } },
            write: { field.write(inner($0), $1, &$2) }, traits: field.traits)
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
        var text: [UInt8] = []
        let isAlwaysWritten =
            traits.isRequired
            || write(record, Notation(ids: [""]), &text) && (traits.defaultWords == nil || text != Array("[]".utf8))
        let hasDefault = !traits.isRequired && traits.defaultWords == nil
        return KeySchema(
            key: key, summary: summary, schema: makeSchema(), isRequired: traits.isRequired,
            defaultValue: hasDefault ? JSON(written: { write(record, .short, &$0) }) : nil,
            defaultWords: traits.defaultWords,
            ownExample: traits.example, section: traits.section, isAlwaysWritten: { isAlwaysWritten })
    }
}

/// One line of the table: a key with its property, its shape, and its description.
package struct Field<Record>: Sendable {
    /// The key.
    let key: String
    /// The key's description, one sentence.
    let summary: String
    /// Creates the schema; a file without faults never needs it.
    let makeSchema: @Sendable () -> Schema
    /// Reads a value into the record; an invalid one leaves the default.
    let read: @Sendable (Node, inout Record, inout Reading) -> Void
    /// Appends the record's value as JSON; nothing if there is none.
    let write: Write
    /// The optional traits of a key.
    var traits = FieldTraits()

    /// A property of a record.
    ///
    /// A closure, because it is needed only when its key occurs; a file has only a few of all keys.
    package typealias Place<Value> = @Sendable () -> Property<Record, Value>

    /// Appends a record's value as JSON; nothing if there is none.
    package typealias Write = ValueCodec<Record>.Write

    /// Creates a shape.
    package typealias MakeCodec<Value> = @Sendable () -> ValueCodec<Value>
}

/// The optional traits of a key.
struct FieldTraits {
    /// Whether the value can be absent, so that the key is written with it.
    var isOptional = false
    var isRequired = false
    var defaultWords: String?
    /// Created only when it is needed.
    var example: @Sendable () -> JSON? = { nil }
    var section: String?
}

extension Field {
    /// A key for a property.
    package init<Value>(
        _ key: String, _ place: @escaping @autoclosure Place<Value>,
        _ codec: @escaping @autoclosure MakeCodec<Value>,
        _ summary: String
    ) {
        // Separate closures: the compiler turns a key path into an offset only if one closure uses
        // it.
        self.init(
            key: key, summary: summary, makeSchema: { codec().schema },
            read: { node, record, reading in
                if let value = codec().read(node, &reading) {
                    Field.change(place(), in: &record) { $0 = value }
                }
            }, write: { codec().write(Field.value(of: place(), in: $0), $1, &$2) })
    }

    /// A key for an optional property.
    package init<Value>(
        optional key: String, _ place: @escaping @autoclosure Place<Value?>,
        _ codec: @escaping @autoclosure MakeCodec<Value>, _ summary: String
    ) {
        self.init(
            key: key, summary: summary, makeSchema: { codec().schema },
            read: { node, record, reading in
                if let value = codec().read(node, &reading) {
                    Field.change(place(), in: &record) { $0 = value }
                }
            },
            write: { Field.write(Field.value(of: place(), in: $0), codec, $1, &$2) },
            traits: FieldTraits(isOptional: true))
    }

    /// A key whose value is read and written by functions.
    init<Value>(
        _ key: String, _ codec: @escaping @autoclosure MakeCodec<Value>, _ summary: String,
        get: @escaping @Sendable (Record) -> Value?,
        set: @escaping @Sendable (inout Record, Value) -> Void
    ) {
        self.init(
            key: key, summary: summary, makeSchema: { codec().schema },
            read: { node, record, reading in
                if let value = codec().read(node, &reading) { set(&record, value) }
            }, write: { Field.write(get($0), codec, $1, &$2) },
            traits: FieldTraits(isOptional: true))
    }

    /// A key whose value is merged, key by key, into the value that applies without it.
    init<Value>(
        _ key: String, _ place: @escaping @autoclosure Place<Value?>,
        over base: @escaping @autoclosure Place<Value>,
        _ codec: @escaping @autoclosure MakeCodec<Value>,
        _ readOver: @escaping @Sendable (Node, Value, inout Reading) -> Value?, _ summary: String
    ) {
        self.init(
            key: key, summary: summary, makeSchema: { codec().schema },
            read: { node, record, reading in
                guard let value = readOver(node, Field.value(of: base(), in: record), &reading)
                else { return }
                Field.change(place(), in: &record) { $0 = value }
            },
            write: { Field.write(Field.value(of: place(), in: $0), codec, $1, &$2) },
            traits: FieldTraits(isOptional: true))
    }

    /// A key whose value is merged, key by key, into the record's current value.
    init<Value>(
        merging key: String, _ place: @escaping @autoclosure Place<Value>,
        _ reader: @escaping @autoclosure @Sendable () -> RecordReader<Value>, _ summary: String
    ) {
        self.init(
            key: key, summary: summary, makeSchema: { reader().codec.schema },
            read: { node, record, reading in
                let base = Field.value(of: place(), in: record)
                guard let value = reader().readValue(node, over: base, &reading) else { return }
                Field.change(place(), in: &record) { $0 = value }
            }, write: { reader().write(Field.value(of: place(), in: $0), $1.whole, &$2) })
    }

    /// A key that is read by other code, or stored until the record is complete.
    init(
        elsewhere key: String, _ schema: @escaping @autoclosure @Sendable () -> Schema,
        _ summary: String,
        keep: @escaping @Sendable (Node, inout Reading) -> Void = { _, _ in },
        write: @escaping Write
    ) {
        self.init(
            key: key, summary: summary, makeSchema: schema,
            read: { node, _, reading in keep(node, &reading) },
            write: { if $1.isComplete { write($0, $1, &$2) } })
    }

    /// A line of the table of an inner record, as a line of the outer one.
    init<Inner>(
        _ field: Field<Inner>, of inner: @escaping @Sendable (Record) -> Inner,
        changing change: @escaping @Sendable (inout Record, (inout Inner) -> Void) -> Void
    ) {
        self.init(
            key: field.key, summary: field.summary, makeSchema: field.makeSchema,
            read: { node, record, reading in change(&record) { field.read(node, &$0, &reading) } },
            write: { field.write(inner($0), $1, &$2) }, traits: field.traits)
    }

    /// Appends a key with its value, unless that is `nil`.
    ///
    /// Never inlined, so that the closures which call it stay small: only then does the compiler
    /// turn their key paths into offsets.
    @inline(never)
    private static func write<Value>(
        _ value: Value?, _ codec: MakeCodec<Value>, _ options: WriteOptions,
        _ text: inout [UInt8]
    ) {
        guard let value else { return }
        options.appendKey(to: &text)
        codec().write(value, options, &text)
    }

    /// This field, as a required key.
    package func required() -> Field { with { $0.isRequired = true } }

    /// This field, with a description of the behaviour without the key.
    package func defaulting(to words: String) -> Field { with { $0.defaultWords = words } }

    /// This field, with an example in place of the shape's own.
    package func example(_ example: @escaping @autoclosure @Sendable () -> JSON) -> Field {
        with { $0.example = example }
    }

    /// This field, with the section of the definition that explains it; nested keys without a
    /// section inherit it.
    package func explained(in section: String) -> Field { with { $0.section = section } }

    private func with(_ change: (inout FieldTraits) -> Void) -> Field {
        var field = self
        change(&field.traits)
        return field
    }

    /// The schemas of some lines, with defaults from a record; rarely needed, so it is not
    /// specialised for each record.
    #if !hasFeature(Embedded)
        @_semantics("optimize.sil.specialize.generic.never")
    #endif
    static func schemas(of lines: [Field], in record: Record) -> [KeySchema] {
        lines.map { $0.schema(in: record) }
    }

    private func schema(in record: Record) -> KeySchema {
        func written(_ options: WriteOptions) -> [UInt8] {
            var text: [UInt8] = []
            write(record, options, &text)
            return text
        }
        let whole = written(WriteOptions(ids: [""]))
        let isAlwaysWritten =
            traits.isRequired
            || !whole.isEmpty && (traits.defaultWords == nil || !whole.elementsEqual("[]".utf8))
        let hasDefault = !traits.isRequired && traits.defaultWords == nil
        return KeySchema(
            key: key, summary: summary, schema: makeSchema(), isRequired: traits.isRequired,
            defaultValue: hasDefault ? JSON(written: written(.short)) : nil,
            defaultWords: traits.defaultWords,
            ownExample: traits.example(), section: traits.section,
            isAlwaysWritten: { isAlwaysWritten })
    }
}

/// The lines of a record's table, as a result builder.
@resultBuilder package struct Fields<Record>: Sendable {
    /// The lines in the order of the reference.
    let lines: [Field<Record>]

    init(lines: [Field<Record>]) {
        self.lines = lines
    }

    /// The lines between the braces.
    package init(@Fields _ fields: () -> Fields) {
        self = fields()
    }

    package static func buildExpression(_ field: Field<Record>) -> Field<Record> { field }

    package static func buildBlock(_ lines: Field<Record>...) -> Fields { Fields(lines: lines) }

    /// The lines of both, in order.
    static func + (these: Fields, those: Fields) -> Fields {
        Fields(lines: these.lines + those.lines)
    }

    /// The lines of an inner record, as lines of the outer one.
    init<Inner>(
        _ fields: Fields<Inner>, of inner: @escaping @Sendable (Record) -> Inner,
        changing change: @escaping @Sendable (inout Record, (inout Inner) -> Void) -> Void
    ) {
        lines = fields.lines.map { Field($0, of: inner, changing: change) }
    }
}

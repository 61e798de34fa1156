import YAMLTree

/// One line of the table: a key, where its value goes, what it may look like, and what it means.
struct Field<Record>: Sendable {
    /// The key, without its default, which belongs to the record.
    let key: String
    /// What the key means, in a sentence.
    let summary: String
    /// What it holds.
    let schema: Schema
    /// Reads a value into the record; a faulty one leaves the default.
    let read: @Sendable (Node, inout Record, inout Reading) -> Void
    /// The value as it would be written; `nil` for none.
    let write: @Sendable (Record) -> JSON?
    private(set) var isRequired = false
    private(set) var defaultWords: String?
    private(set) var example: JSON?
    private(set) var synonyms: [String] = []

    /// A key whose value goes to a property.
    init<Value>(
        _ key: String, _ place: any WritableKeyPath<Record, Value> & Sendable, _ shape: Shape<Value>,
        _ summary: String
    ) {
        let (readValue, writeValue) = (shape.read, shape.write)
        self.init(
            key, shape.schema, summary,
            read: { node, record, reading in
                if let value = readValue(node, &reading) { record[keyPath: place] = value }
            },
            write: { record in writeValue(record[keyPath: place]) })
    }

    /// A key whose value goes to a property that can be without one.
    init<Value>(
        _ key: String, _ place: any WritableKeyPath<Record, Value?> & Sendable, _ shape: Shape<Value>,
        _ summary: String
    ) {
        let (readValue, writeValue) = (shape.read, shape.write)
        self.init(
            key, shape.schema, summary,
            read: { node, record, reading in
                if let value = readValue(node, &reading) { record[keyPath: place] = value }
            },
            write: { record in record[keyPath: place].flatMap(writeValue) })
    }

    /// A key that is read and written by code of its own.
    init(
        _ key: String, _ schema: Schema, _ summary: String,
        read: @escaping @Sendable (Node, inout Record, inout Reading) -> Void,
        write: @escaping @Sendable (Record) -> JSON?
    ) {
        self.key = key
        self.summary = summary
        self.schema = schema
        self.read = read
        self.write = write
    }

    /// The same line in the table of a record that holds this one.
    func within<Outer>(_ place: any WritableKeyPath<Outer, Record> & Sendable) -> Field<Outer> {
        let (readInner, writeInner) = (read, write)
        var field = Field<Outer>(
            key, schema, summary,
            read: { node, outer, reading in readInner(node, &outer[keyPath: place], &reading) },
            write: { outer in writeInner(outer[keyPath: place]) })
        field.isRequired = isRequired
        field.example = example
        field.synonyms = synonyms
        return field
    }

    /// The same, and the key must be there.
    func required() -> Field { with { $0.isRequired = true } }

    /// The same, with words for what holds without the key.
    func defaulting(to words: String) -> Field { with { $0.defaultWords = words } }

    /// The same, with a value to show in place of the shape's own.
    func example(_ example: JSON) -> Field { with { $0.example = example } }

    /// The same, to be suggested for these keys as well.
    func insteadOf(_ synonyms: String...) -> Field { with { $0.synonyms = synonyms } }

    private func with(_ change: (inout Field) -> Void) -> Field {
        var field = self
        change(&field)
        return field
    }

    /// The line as plain data, its default taken from `record`.
    func line(in record: Record) -> KeySchema {
        KeySchema(
            key: key, summary: summary, schema: schema, isRequired: isRequired,
            defaultValue: isRequired || defaultWords != nil ? nil : write(record), defaultWords: defaultWords,
            example: example ?? schema.example, hasOwnExample: example != nil, synonyms: synonyms)
    }
}

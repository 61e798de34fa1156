import YAMLTree

/// One line of the table: a key, where its value goes, what it may look like, and what it means.
struct Field<Record>: Sendable {
    /// The key, without its default, which belongs to the record.
    let key: String
    /// What the key means, in a sentence.
    let summary: String
    /// What it holds; a file without faults never asks for it.
    private let makeSchema: @Sendable () -> Schema
    /// Reads a value into the record; a faulty one leaves the default.
    let reader: FieldReader
    /// The value as it would be written; `nil` for none.
    let write: @Sendable (Record) -> JSON?
    private(set) var isRequired = false
    private(set) var defaultWords: String?
    private(set) var example: JSON?
    private(set) var synonyms: [String] = []

    /// Hands a property of a record to a function: `{ $1(&$0.width) }`.
    ///
    /// A key path says the same more shortly, but is made anew in each process and followed step by step: for one small
    /// file that is half of the time.
    typealias Place<Value> = @Sendable (_ record: inout Record, _ use: (inout Value) -> Void) -> Void

    /// A key whose value goes to a property.
    init<Value>(_ key: String, _ place: @escaping Place<Value>, _ shape: Shape<Value>, _ summary: String) {
        let (readValue, writeValue) = (shape.read, shape.write)
        self.init(
            key, shape.schema, summary,
            read: { node, record, reading in
                // Swapped, not copied: a copy has one more owner to count.
                guard var value = readValue(node, &reading) else { return }
                record.use(as: Record.self) { place(&$0) { swap(&$0, &value) } }
            },
            write: { record in
                var (record, written) = (record, JSON?.none)
                place(&record) { written = writeValue($0) }
                return written
            })
    }

    /// A key whose value goes to a property that can be without one.
    init<Value>(optional key: String, _ place: @escaping Place<Value?>, _ shape: Shape<Value>, _ summary: String) {
        let (readValue, writeValue) = (shape.read, shape.write)
        self.init(
            key, shape.schema, summary,
            read: { node, record, reading in
                var value = readValue(node, &reading)
                guard value != nil else { return }
                record.use(as: Record.self) { place(&$0) { swap(&$0, &value) } }
            },
            write: { record in
                var (record, written) = (record, JSON?.none)
                place(&record) { written = $0.flatMap(writeValue) }
                return written
            })
    }

    /// A key that is read and written by code of its own.
    init(
        _ key: String, _ schema: @escaping @autoclosure @Sendable () -> Schema, _ summary: String,
        read: @escaping @Sendable (Node, RecordPlace, inout Reading) -> Void,
        write: @escaping @Sendable (Record) -> JSON?
    ) {
        self.key = key
        self.summary = summary
        makeSchema = schema
        reader = FieldReader(read: read)
        self.write = write
    }

    private var schema: Schema { makeSchema() }

    /// The same line in the table of a record that holds this one.
    func within<Outer>(_ place: @escaping Field<Outer>.Place<Record>) -> Field<Outer> {
        let (readInner, writeInner) = (reader.read, write)
        var field = Field<Outer>(
            key, schema, summary,
            read: { node, outer, reading in
                outer.use(as: Outer.self) { place(&$0) { RecordPlace.lend(&$0) { readInner(node, $0, &reading) } } }
            },
            write: { outer in
                var (outer, written) = (outer, JSON?.none)
                place(&outer) { written = writeInner($0) }
                return written
            })
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

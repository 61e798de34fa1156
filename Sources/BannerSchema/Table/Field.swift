import YAMLTree

/// One line of the table: a key, where its value goes, what it may look like, and what it means.
struct Field<Record>: Sendable {
    /// The line for code that need not know the record.
    let line: FieldLine

    /// Hands a property of a record to a function: `{ $1(&$0.width) }`.
    ///
    /// A key path says the same more shortly, but is made anew in each process and followed step by step: that took half
    /// of the time for one small file.
    typealias Place<Value> = @Sendable (_ record: inout Record, _ use: (inout Value) -> Void) -> Void

    /// A key whose value goes to a property.
    init<Value>(_ key: String, _ place: @escaping Place<Value>, _ shape: Shape<Value>, _ summary: String) {
        let (readValue, writeValue) = (shape.read, shape.write)
        line = FieldLine(
            key, summary, { shape.schema },
            read: { node, record, reading in
                // Swapped, not copied: a copy has one more owner to count.
                guard var value = readValue(node, &reading) else { return }
                record.use(as: Record.self) { place(&$0) { swap(&$0, &value) } }
            },
            write: { record in
                var written: JSON?
                record.use(as: Record.self) { place(&$0) { written = writeValue($0) } }
                return written
            })
    }

    /// A key whose value goes to a property that can be without one.
    init<Value>(optional key: String, _ place: @escaping Place<Value?>, _ shape: Shape<Value>, _ summary: String) {
        let (readValue, writeValue) = (shape.read, shape.write)
        line = FieldLine(
            key, summary, { shape.schema },
            read: { node, record, reading in
                var value = readValue(node, &reading)
                guard value != nil else { return }
                record.use(as: Record.self) { place(&$0) { swap(&$0, &value) } }
            },
            write: { record in
                var written: JSON?
                record.use(as: Record.self) { place(&$0) { written = $0.flatMap(writeValue) } }
                return written
            })
    }

    /// A key that is read by other code.
    init(elsewhere key: String, _ schema: @escaping @autoclosure @Sendable () -> Schema, _ summary: String) {
        line = FieldLine(key, summary, schema, read: { _, _, _ in }, write: { _ in nil })
    }

    /// The same, and the key must be there.
    func required() -> Field { with { $0.isRequired = true } }

    /// The same, with words for what holds without the key.
    func defaulting(to words: String) -> Field { with { $0.defaultWords = words } }

    /// The same, with a value to show in place of the shape's own.
    func example(_ example: JSON) -> Field { with { $0.example = example } }

    /// The same, to be suggested for these keys as well.
    func insteadOf(_ synonyms: String...) -> Field { with { $0.synonyms = synonyms } }

    private func with(_ change: (inout FieldLine.Traits) -> Void) -> Field {
        var traits = line.traits
        change(&traits)
        return Field(
            line: FieldLine(line.key, line.summary, line.makeSchema, read: line.read, write: line.write, traits))
    }

    private init(line: FieldLine) {
        self.line = line
    }
}

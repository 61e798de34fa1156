import YAMLTree

/// A line of the table for code that need not know whose key it is.
///
/// One type for all records: for each type in an array the runtime makes another type in each process, which took a fifth
/// of a run on one small file.
final class FieldLine: Sendable {
    /// The key, without its default, which belongs to the record.
    let key: String
    /// What the key means, in a sentence.
    let summary: String
    /// What it holds; a file without faults never asks for it.
    let makeSchema: @Sendable () -> Schema
    /// Reads a value into the record; a faulty one leaves the default.
    let read: @Sendable (Node, RecordPlace, inout Reading) -> Void
    /// The record's value as it would be written; `nil` for none.
    let write: @Sendable (RecordPlace) -> JSON?
    /// What only some keys have.
    let traits: Traits

    /// What a key may have besides a shape.
    struct Traits: Sendable {
        var isRequired = false
        var defaultWords: String?
        var example: JSON?
        var synonyms: [String] = []
    }

    init(
        _ key: String, _ summary: String, _ makeSchema: @escaping @Sendable () -> Schema,
        read: @escaping @Sendable (Node, RecordPlace, inout Reading) -> Void,
        write: @escaping @Sendable (RecordPlace) -> JSON?, _ traits: Traits = Traits()
    ) {
        self.key = key
        self.summary = summary
        self.makeSchema = makeSchema
        self.read = read
        self.write = write
        self.traits = traits
    }

    /// The line as plain data, its default taken from the record.
    func schema(in record: RecordPlace) -> KeySchema {
        let schema = makeSchema()
        let hasDefault = !traits.isRequired && traits.defaultWords == nil
        return KeySchema(
            key: key, summary: summary, schema: schema, isRequired: traits.isRequired,
            defaultValue: hasDefault ? write(record) : nil, defaultWords: traits.defaultWords,
            example: traits.example ?? schema.example, hasOwnExample: traits.example != nil, synonyms: traits.synonyms)
    }
}

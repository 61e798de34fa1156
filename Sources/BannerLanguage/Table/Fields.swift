/// The lines of a record's table, written one below the other.
@resultBuilder package struct Fields<Record>: Sendable {
    /// The lines in the order of the reference.
    let lines: [Field<Record>]

    init(lines: [Field<Record>]) {
        self.lines = lines
    }

    /// The lines that stand between the braces.
    package init(@Fields _ fields: () -> Fields) {
        self = fields()
    }

    package static func buildExpression(_ field: Field<Record>) -> Field<Record> { field }

    package static func buildBlock(_ lines: Field<Record>...) -> Fields { Fields(lines: lines) }

    /// These lines and then those.
    static func + (these: Fields, those: Fields) -> Fields { Fields(lines: these.lines + those.lines) }

    /// The lines of a record that this one holds.
    init<Inner>(
        _ fields: Fields<Inner>, of inner: @escaping @Sendable (Record) -> Inner,
        changing change: @escaping @Sendable (inout Record, (inout Inner) -> Void) -> Void
    ) {
        lines = fields.lines.map { Field($0, of: inner, changing: change) }
    }
}

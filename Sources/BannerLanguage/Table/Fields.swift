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
    static func + (these: Fields, those: Fields) -> Fields { Fields(lines: these.lines + those.lines) }

    /// The lines of an inner record, as lines of the outer one.
    init<Inner>(
        _ fields: Fields<Inner>, of inner: @escaping @Sendable (Record) -> Inner,
        changing change: @escaping @Sendable (inout Record, (inout Inner) -> Void) -> Void
    ) {
        lines = fields.lines.map { Field($0, of: inner, changing: change) }
    }
}

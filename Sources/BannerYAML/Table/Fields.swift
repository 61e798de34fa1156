/// The lines of a record's table, written one below the other.
@resultBuilder struct Fields<Record>: Sendable {
    /// The lines in the order of the reference.
    let lines: [Field<Record>]

    fileprivate init(lines: [Field<Record>]) {
        self.lines = lines
    }

    /// The lines that stand between the braces.
    init(@Fields _ fields: () -> Fields) {
        self = fields()
    }

    static func buildExpression(_ field: Field<Record>) -> Field<Record> { field }

    static func buildBlock(_ lines: Field<Record>...) -> Fields { Fields(lines: lines) }

    /// These lines and then those.
    static func + (these: Fields, those: Fields) -> Fields { Fields(lines: these.lines + those.lines) }

    /// The same lines in the table of a record that holds this one.
    func within<Outer>(_ place: @escaping Field<Outer>.Place<Record>) -> Fields<Outer> {
        Fields<Outer>(lines: lines.map { Field<Outer>($0, within: place) })
    }
}

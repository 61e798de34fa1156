/// The lines of a record's table, written one below the other.
@resultBuilder struct Fields<Record>: Sendable {
    /// The lines in the order of the reference.
    let lines: [FieldLine]

    fileprivate init(lines: [FieldLine]) {
        self.lines = lines
    }

    /// The lines that stand between the braces.
    init(@Fields _ fields: () -> Fields) {
        self = fields()
    }

    static func buildExpression(_ field: Field<Record>) -> FieldLine { field.line }

    static func buildBlock(_ lines: FieldLine...) -> Fields { Fields(lines: lines) }

    /// These lines and then those.
    static func + (these: Fields, those: Fields) -> Fields { Fields(lines: these.lines + those.lines) }

    /// The same lines in the table of a record that holds this one.
    func within<Outer>(_ place: @escaping Field<Outer>.Place<Record>) -> Fields<Outer> {
        Fields<Outer>(
            lines: lines.map { line in
                FieldLine(
                    line.key, line.summary, line.makeSchema,
                    read: { node, outer, reading in
                        outer.use(as: Outer.self) {
                            place(&$0) { RecordPlace.lend(&$0) { line.read(node, $0, &reading) } }
                        }
                    },
                    write: { outer in
                        var written: JSON?
                        outer.use(as: Outer.self) { place(&$0) { written = RecordPlace.lend(&$0, to: line.write) } }
                        return written
                    }, line.traits)
            })
    }
}

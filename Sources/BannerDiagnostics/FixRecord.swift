/// What `--fix` did to a file: each change, and each suggestion that it left.
package struct FixRecord: Sendable {
    /// The changes, in the order in which they were made.
    package var changes: [Change] = []
    /// What was left although there is something to write for it, in order of place.
    package var left: [Left] = []

    /// A change of the text, with its place in the text at that time.
    package struct Change: Sendable {
        package let rule: Rule
        package let place: SourceLocation
        package let before: String
        package let after: String
        /// Whether it is certain that the author meant this.
        package let isSafe: Bool
    }

    /// A finding with a suggestion that was left.
    package struct Left: Sendable {
        package let rule: Rule
        package let place: SourceLocation
        /// What would be written: "write `spacing`".
        package let title: String
        package let reason: Reason
    }

    /// Why a suggestion was left.
    package enum Reason: String, Sendable {
        /// It is not certain; `--unsafe-fixes` applies it.
        case unsafe
        /// Something else can be meant as well.
        case ambiguous
        /// It would cause another finding, change something else, or overlaps with another change.
        case harmful
    }

    package init() {}
}

extension FixRecord.Left {
    package init(_ finding: Diagnostic, _ fix: Fix, at place: SourceLocation, appliesSuggestions: Bool) {
        rule = finding.rule
        self.place = place
        title = fix.title
        reason = fix.isSafe || fix.isUnique && appliesSuggestions ? .harmful : fix.isUnique ? .unsafe : .ambiguous
    }
}

extension FixRecord.Change {
    package init(_ edit: Edit, of rule: Rule, in file: SourceFile, _ table: LineTable, isSafe: Bool) {
        self.rule = rule
        self.isSafe = isSafe
        place = table.location(of: edit.range.start)
        let range = table.byteOffset(of: edit.range.start)..<table.byteOffset(of: edit.range.end)
        before = String(decoding: file.bytes[range], as: UTF8.self)
        after = edit.replacement
    }
}

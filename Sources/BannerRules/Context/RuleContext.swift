package import BannerCalendar

/// The context in which a rule is checked: queries about values, and the target of findings.
///
/// A file's context knows which values are written; in a `ProgrammaticContext` all values count as
/// written.
package protocol RuleContext: AnyObject {
    /// Whether a value is written and not a default; with `orShort`, its mapping's short form
    /// counts too.
    func isWritten(_ path: ValuePath, orShort: Bool) -> Bool

    /// Whether a written value is a number; `nil` for one that is not written in a file.
    func isNumber(at path: ValuePath) -> Bool?

    /// Whether a value and its parts have no fault, so that conclusions can be drawn from it.
    func isValid(_ path: ValuePath) -> Bool

    /// The zone with an id, UTC for `nil`; `nil` if its data cannot be read.
    func zone(named id: String?) -> Zone?

    /// The date for which the banner is checked; `nil` for none.
    var asOf: String? { get }

    /// Reports a finding; after an error, its value is not trusted.
    ///
    /// A warning or advice about a whole list or mapping is reported at its key.
    ///
    /// Autoclosures avoid creating paths and messages that are not needed.
    func report(
        _ rule: Rule, at path: @autoclosure () -> ValuePath,
        _ finding: @autoclosure () -> RuleFinding)
}

/// Defaults for a banner made in code.
extension RuleContext {
    package func isWritten(_ path: ValuePath, orShort: Bool) -> Bool { true }

    package func isNumber(at path: ValuePath) -> Bool? { nil }

    /// The zone UTC; others are unknown without files.
    package func zone(named id: String?) -> Zone? { id == nil || id == ZoneID.utc ? .utc : nil }

    package var asOf: String? { nil }

    /// Whether a value is written and not a default.
    func isWritten(_ path: ValuePath) -> Bool { isWritten(path, orShort: false) }

    /// Whether all these values are trusted.
    func isValid(_ paths: ValuePath...) -> Bool {
        paths.allSatisfy { isValid($0) }
    }

    /// Reports a finding with its message, remedies, explanation and notes.
    package func report(
        _ rule: Rule, _ message: @autoclosure () -> Words, at path: @autoclosure () -> ValuePath,
        remedies: @autoclosure () -> [RuleRemedy] = [],
        explanation: @autoclosure () -> Words? = nil,
        notes: @autoclosure () -> [RuleFinding.Note] = []
    ) {
        report(rule, at: path(), RuleFinding(message(), remedies(), explanation(), notes()))
    }

    /// Reports a value that conflicts with another one, unless either is not trusted.
    func report(
        _ rule: Rule, _ message: @autoclosure () -> Words, at path: ValuePath,
        beside other: ValuePath,
        _ note: @autoclosure () -> Words, remedies: @autoclosure () -> [RuleRemedy] = [],
        explanation: @autoclosure () -> Words? = nil
    ) {
        guard isValid(path, other) else { return }
        report(
            rule, message(), at: path, remedies: remedies(), explanation: explanation(),
            notes: [(note(), other)])
    }

    /// Reports each text that equals an earlier one byte by byte; the remedy appends a free number.
    func reportDuplicates(
        of count: Int, _ text: (Int) -> String, at path: (Int) -> ValuePath, _ rule: Rule,
        _ message: (String) -> Words, numberedWith separator: String
    ) {
        var taken = Set((0..<count).map(text))
        guard taken.count < count else { return }
        var first: [[UInt8]: (place: Int, number: Int)] = [:]
        for number in 0..<count where isValid(path(number)) {
            let text = text(number)
            let bytes = Array(text.utf8)
            guard var earlier = first[bytes] else {
                first[bytes] = (number, 1)
                continue
            }
            var free = text
            while !taken.insert(free).inserted {
                earlier.number += 1
                free = "\(text)\(separator)\(earlier.number)"
            }
            first[bytes] = earlier
            report(
                rule, message(bytes[...].shown), at: path(number),
                remedies: [.write(.string(free), at: path(number))],
                notes: [("the first is here", path(earlier.place))])
        }
    }
}

/// A rule's finding about a banner; the context turns it into a finding with a place and edits.
package struct RuleFinding {
    /// The message, with what was expected.
    package var message: Words
    /// The changes that resolve it.
    package var remedies: [RuleRemedy]
    /// The expected form, for a finding without remedies.
    package var explanation: Words?
    /// Other places and facts that explain the fault.
    package var notes: [Note]

    /// A fact that explains a finding, with its place if it has one.
    package typealias Note = (message: Words, place: ValuePath?)

    init(_ message: Words, _ remedies: [RuleRemedy], _ explanation: Words?, _ notes: [Note]) {
        (self.message, self.remedies, self.notes) = (message, remedies, notes)
        self.explanation = remedies.isEmpty ? explanation : nil
    }

    /// The finding with only the titles of those remedies that may be wrong.
    func unapplied(at place: ValuePath, where isUnsure: (RuleRemedy) -> Bool) -> RuleFinding {
        var finding = self
        finding.remedies = remedies.map {
            isUnsure($0) ? RuleRemedy($0.title(at: place), [], $0.certainty) : $0
        }
        return finding
    }

    /// A note with the number of other values to which the same finding applies.
    static func others(_ count: Int) -> [Note] {
        count > 0 ? [("the same applies to \(count) more", nil)] : []
    }
}

/// The rule context of a banner made in code: every value counts as written, and only errors are
/// collected.
package final class ProgrammaticContext: RuleContext {
    /// The violated rules, with messages if `isWorded`.
    package private(set) var errors: [(rule: Rule, message: Words?)] = []
    private let isWorded: Bool
    private var faulty: [ValuePath] = []

    /// - Parameter isWorded: whether to create messages; a remedy is checked without, because it is
    ///   created together with one.
    package init(isWorded: Bool = false) { self.isWorded = isWorded }

    package func isValid(_ path: ValuePath) -> Bool {
        !faulty.contains { zip($0.steps, path.steps).allSatisfy(==) }
    }

    package func report(
        _ rule: Rule, at path: @autoclosure () -> ValuePath,
        _ finding: @autoclosure () -> RuleFinding
    ) {
        guard rule.severity == .error else { return }
        errors.append((rule, isWorded ? finding().message : nil))
        faulty.append(path())
    }
}

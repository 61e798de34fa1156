package import BannerCalendar

/// What a rule asks about the places of a banner's values, and where it reports.
///
/// That of a file knows what was written where; for `ProgrammaticContext` every value is written.
package protocol RuleContext: AnyObject {
    /// Whether a value was written and is not only a default; `orShort`: or its mapping's short form was.
    func isWritten(_ path: ValuePath, orShort: Bool) -> Bool

    /// Whether nothing is wrong with a value or a part of it, so that conclusions can be drawn from it.
    func trusts(_ path: ValuePath) -> Bool

    /// The zone with this id, UTC for none; `nil` if its data cannot be read.
    func zone(named id: String?) -> Zone?

    /// The date for which the banner is checked; `nil` for none.
    var asOf: String? { get }

    /// Reports a finding; unless it is advice, its place is not trusted from now on.
    ///
    /// A place and words that are not needed are not made.
    func report(
        _ rule: Rule, at path: @autoclosure () -> ValuePath, _ finding: @autoclosure () -> RuleFinding)
}

/// Every value is written.
extension RuleContext {
    package func isWritten(_ path: ValuePath, orShort: Bool) -> Bool { true }

    /// Nothing is read, so only UTC is known.
    package func zone(named id: String?) -> Zone? { id == nil || id == ZoneID.utc ? .utc : nil }

    package var asOf: String? { nil }
}

extension RuleContext {
    /// Whether a value was written and is not only a default.
    func isWritten(_ path: ValuePath) -> Bool { isWritten(path, orShort: false) }

    /// Whether nothing is wrong with any of some values.
    func trusts(_ paths: ValuePath...) -> Bool {
        for path in paths where !trusts(path) { return false }
        return true
    }

    /// Reports a finding: what is wrong, and what resolves it or explains it.
    package func report(
        _ rule: Rule, _ message: @autoclosure () -> Words, at path: @autoclosure () -> ValuePath,
        remedies: @autoclosure () -> [RuleRemedy] = [], explanation: @autoclosure () -> Words? = nil,
        notes: @autoclosure () -> [RuleFinding.Note] = []
    ) {
        report(rule, at: path(), RuleFinding(message(), remedies(), explanation(), notes()))
    }

    /// Reports a value that cannot be meant beside another one, unless something else is wrong with one of them.
    func report(
        _ rule: Rule, _ message: @autoclosure () -> Words, at path: ValuePath, beside other: ValuePath,
        _ note: @autoclosure () -> Words, remedies: @autoclosure () -> [RuleRemedy] = [],
        explanation: @autoclosure () -> Words? = nil
    ) {
        guard trusts(path, other) else { return }
        report(
            rule, message(), at: path, remedies: remedies(), explanation: explanation(),
            notes: [(note(), other)])
    }

    /// Reports each text that an earlier one is the same as, byte by byte; one that is free ends in a number.
    func reportDuplicates(
        of count: Int, _ text: (Int) -> String, at path: (Int) -> ValuePath, _ rule: Rule,
        _ message: (String) -> Words, numberedWith separator: String
    ) {
        var taken = Set((0..<count).map(text))
        guard taken.count < count else { return }
        var first: [[UInt8]: (place: Int, number: Int)] = [:]
        for number in 0..<count where trusts(path(number)) {
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
                rule, message(bytes[...].shown), at: path(number), remedies: [.write(.string(free), at: path(number))],
                notes: [("the first is here", path(earlier.place))])
        }
    }
}

import BannerCalendar
import BannerDiagnostics
import BannerKit
import BannerRules

/// Comparisons as one JSON document; its schema is `Schemas/diff.schema.json`.
package struct DiffJSON {
    private var isFirst = true

    /// A document without files yet.
    package init() {}

    /// What comes before the files.
    package var begin: String { "{\"schemaVersion\":1,\"files\":[" }

    /// One file.
    package mutating func text(_ file: FileChange) -> String {
        defer { isFirst = false }
        return (isFirst ? "\n" : ",\n") + json(file).line
    }

    /// What comes after the files.
    package func end(_ tally: DiffTally) -> String {
        let counts = FileChange.Status.allCases.map { ($0.rawValue, JSONValue.number(tally.count(of: $0))) }
        let sums = [
            ("failingScenarios", tally.failing), ("newlyFailingScenarios", tally.newlyFailing),
            ("errors", tally.errors),
        ].map { ($0.0, JSONValue.number($0.1)) }
        return (isFirst ? "" : "\n") + "],\"summary\":"
            + JSONValue.object([("files", .number(tally.files))] + counts + sums).line + "}\n"
    }

    private func json(_ file: FileChange) -> JSONValue {
        var members: [(String, JSONValue)] = [("path", .text(file.path))]
        if let old = file.oldPath { members.append(("oldPath", .text(old))) }
        members.append(("status", .text(file.status.rawValue)))
        if !file.faults.isEmpty { members.append(("faults", .array(file.faults.map(json)))) }
        if let change = file.change {
            members.append(("keys", .array(change.keys.map(json))))
            members.append(("orders", .array(change.orders.map(json))))
            if let calendar = change.calendar { members.append(("calendar", json(calendar))) }
            members.append(("schedule", json(change.schedule, from: change.start)))
            members.append(("items", .array(change.schedule.items.map { json($0, of: change.schedule.horizon) })))
            members.append(("scenarios", .array(change.scenarios.map(json))))
            if !change.surroundings.isEmpty {
                members.append(("surroundings", .array(change.surroundings.map(json))))
            }
            if !change.omissions.isEmpty {
                members.append(("notCompared", .array(change.omissions.map { .text($0) })))
            }
        }
        if !file.newFindings.isEmpty { members.append(("newFindings", .array(file.newFindings.map(json)))) }
        if !file.goneFindings.isEmpty { members.append(("goneFindings", .array(file.goneFindings.map(json)))) }
        return .object(members)
    }

    private func json(_ fault: FileChange.Fault) -> JSONValue {
        let version = ("version", JSONValue.text(fault.isOld ? "old" : "new"))
        if let reason = fault.reason { return .object([version, ("unread", .text(reason))]) }
        return .object([
            version, ("errorCount", .number(fault.count)), ("errors", .array(fault.errors.map(json))),
        ])
    }

    private func json(_ finding: FileChange.Finding) -> JSONValue {
        [
            "line": .number(finding.line), "column": .number(finding.column), "severity": .text(finding.severity),
            "rule": .text(finding.rule), "message": .text(finding.message),
        ]
    }

    // MARK: Keys

    private func json(_ key: KeyChange) -> JSONValue {
        ["path": .text(key.path), "before": json(key.before), "after": json(key.after)]
    }

    private func json(_ order: OrderChange) -> JSONValue {
        let moved = order.moved.map { move in
            (["name": .text(move.name), "from": .number(move.from), "to": .number(move.to)] as JSONValue)
        }
        return [
            "path": .text(order.path), "before": .array(order.before.map { .text($0) }),
            "after": .array(order.after.map { .text($0) }), "moved": .array(moved),
        ]
    }

    // MARK: Schedule

    private func json(_ schedule: ScheduleDiff, from start: Banner.Date?) -> JSONValue {
        .object(
            [("horizon", json(schedule.horizon))]
                + (start.map { [("from", .text(DateText.write($0)))] } ?? []) + [
                    ("start", sides(schedule.starts) { .text($0) }),
                    ("firstDifference", json(schedule.firstDifference)), ("cycle", sides(schedule.cycles, json)),
                ])
    }

    private func json(_ difference: ScheduleDiff.Difference?) -> JSONValue {
        difference.map { sides($0.events, json) } ?? .null
    }

    private func json(_ cycle: Schedule.Cycle) -> JSONValue {
        ["start": json(cycle.start), "length": json(cycle.length)]
    }

    private func json(_ occurrence: ScheduleDiff.Occurrence) -> JSONValue {
        [
            "t": json(occurrence.time), "from": json(occurrence.from.isEmpty ? nil : occurrence.from),
            "item": .text(occurrence.item), "cause": .text(occurrence.cause.word),
            "duration": json(occurrence.duration),
        ]
    }

    private func json(_ row: ScheduleDiff.Row, of horizon: Time) -> JSONValue {
        let sides = sides(row.exposure) { exposure in
            var share: [UInt8] = []
            share.append(Share(exposure.shown, of: horizon))
            return [
                "showings": .literal(String(exposure.showings)), "shown": json(exposure.shown),
                "share": horizon > .zero ? .literal(String(decoding: share, as: UTF8.self)) : .null,
            ]
        }
        guard case .object(let members) = sides else { return sides }
        return .object([("id", .text(row.id))] + members)
    }

    // MARK: Scenarios

    private func json(_ scenario: ScenarioChange) -> JSONValue {
        var members: [(String, JSONValue)] = [("name", .text(scenario.name))]
        if let old = scenario.oldName { members.append(("oldName", .text(old))) }
        members.append(("isChanged", .literal(scenario.isChanged ? "true" : "false")))
        if case .object(let both) = sides(scenario.outcomes, json) { members += both }
        members.append(("firstDifference", json(scenario.firstDifference)))
        return .object(members)
    }

    private func json(_ outcome: ScenarioChange.Outcome) -> JSONValue {
        [
            "passed": .literal(outcome.isPassed ? "true" : "false"), "changes": .literal(String(outcome.changes)),
            "failures": .array(outcome.failures.map { .text($0) }),
        ]
    }

    // MARK: Surroundings

    private func json(_ change: SurroundingsChange) -> JSONValue {
        let width: JSONValue =
            switch change.place {
            case .width(let width): .literal(NumberText.exact(width))
            case .reducedMotion: .null
            }
        return [
            "minWidth": width, "reducedMotion": .literal(change.place == .reducedMotion ? "true" : "false"),
            "before": json(change.facts.before), "after": json(change.facts.after),
            "keys": .array(change.keys.map { .text($0) }), "firstDifference": json(change.firstDifference),
        ]
    }

    private func json(_ facts: SurroundingsChange.Facts) -> JSONValue {
        ["changes": .literal(String(facts.changes)), "failing": .array(facts.failing.map { .text($0) })]
    }

    // MARK: Calendar

    private func json(_ calendar: CalendarChange) -> JSONValue {
        let date = { (instant: Instant) in JSONValue.text(calendar.zone.text(instant)) }
        let items = calendar.rows.map { row in
            ([
                "id": .text(row.id), "before": json(row.seconds.before), "after": json(row.seconds.after),
                "gained": json(row.gained), "lost": json(row.lost),
                "firstDifference": row.firstDifference.map(date) ?? .null,
            ] as JSONValue)
        }
        let gaps = { (gaps: CalendarChange.Gaps) in
            ([
                "count": .number(gaps.count), "seconds": json(gaps.seconds),
                "first": .array(gaps.listed.map { ["from": date($0.from), "until": date($0.until)] }),
            ] as JSONValue)
        }
        return [
            "timeZone": .text(calendar.zoneID), "from": date(calendar.from), "to": date(calendar.to),
            "items": .array(items), "newGaps": gaps(calendar.newGaps), "goneGaps": gaps(calendar.goneGaps),
        ]
    }

    private func json(_ count: Int64?) -> JSONValue { count.map { .literal(String($0)) } ?? .null }

    // MARK: Values

    private func sides<Value>(_ sides: ScheduleDiff.Sides<Value?>, _ json: (Value) -> JSONValue) -> JSONValue {
        ["before": sides.before.map(json) ?? .null, "after": sides.after.map(json) ?? .null]
    }

    private func json(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }

    private func json(_ time: Time) -> JSONValue {
        var text: [UInt8] = []
        text.append(seconds: time)
        return .literal(String(decoding: text, as: UTF8.self))
    }
}

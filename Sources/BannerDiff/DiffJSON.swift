import BannerCalendar
import BannerRender

/// Comparisons as one JSON document; its schema is `Schemas/diff.schema.json`.
package struct DiffJSON {
    private var list = JSONList()

    /// A document without files yet.
    package init() {}

    /// What comes before the files.
    package var begin: String { "{\"schemaVersion\":2,\"files\":[" }

    /// One file.
    package mutating func text(_ file: FileChange) -> String { list.next(json(file)) }

    /// What comes after the files.
    package func end(_ tally: DiffTally) -> String {
        let files: JSON = ["files": .number(tally.files)]
        let counts = FileChange.Status.allCases.map { ($0.rawValue, JSON.number(tally.count(of: $0))) }
        let summary = files.adding(.object(counts)).adding([
            "failingScenarios": .number(tally.failing), "newlyFailingScenarios": .number(tally.newlyFailing),
            "errors": .number(tally.errors),
        ])
        return "\(list.end),\"summary\":\(summary.line)}\n"
    }

    private func json(_ file: FileChange) -> JSON {
        let change = file.change
        return [
            "path": .string(file.path), "oldPath": file.oldPath.map { .string($0) },
            "status": .string(file.status.rawValue), "faults": .unlessEmpty(file.faults.map(json)),
            "keys": change.map { .array($0.keys.map(json)) }, "calendar": change?.calendar.map(json),
            "schedule": change.map { json($0.schedule, from: $0.start) },
            "items": change.map { change in
                .array(change.schedule.items.map { json($0, of: change.schedule.horizon) })
            },
            "scenarios": change.map { .array($0.scenarios.map(json)) },
            "notCompared": change.flatMap { .unlessEmpty($0.omissions.map { .string($0) }) },
            "newFindings": .unlessEmpty(file.newFindings.map(json)),
            "goneFindings": .unlessEmpty(file.goneFindings.map(json)),
        ]
    }

    private func json(_ fault: FileChange.Fault) -> JSON {
        let isRead = fault.reason == nil
        return [
            "version": fault.isOld ? "old" : "new", "unread": fault.reason.map { .string($0) },
            "errorCount": isRead ? .number(fault.count) : nil, "errors": isRead ? .array(fault.errors.map(json)) : nil,
        ]
    }

    private func json(_ finding: FileChange.Finding) -> JSON {
        [
            "line": .number(finding.line), "column": .number(finding.column), "severity": .string(finding.severity),
            "rule": .string(finding.rule), "message": .string(finding.message),
        ]
    }

    // MARK: Keys

    private func json(_ key: KeyChange) -> JSON {
        ["path": .string(key.path), "before": json(key.before), "after": json(key.after)]
    }

    // MARK: Schedule

    private func json(_ schedule: ScheduleDiff, from start: Banner.Date?) -> JSON {
        [
            "horizon": json(schedule.horizon), "from": start.map { .string(DateText.write($0)) },
            "start": sides(schedule.starts) { .string($0) },
            "firstDifference": json(schedule.firstDifference), "cycle": sides(schedule.cycles, json),
        ]
    }

    private func json(_ difference: ScheduleDiff.Difference?) -> JSON {
        difference.map { sides($0.events, json) } ?? .null
    }

    private func json(_ cycle: Schedule.Cycle) -> JSON {
        ["start": json(cycle.start), "length": json(cycle.length)]
    }

    private func json(_ occurrence: ScheduleDiff.Occurrence) -> JSON {
        [
            "t": json(occurrence.time), "from": json(occurrence.from.isEmpty ? nil : occurrence.from),
            "item": .string(occurrence.item), "cause": .string(occurrence.cause.rawValue),
            "duration": json(occurrence.duration),
        ]
    }

    private func json(_ row: ScheduleDiff.Row, of horizon: Time) -> JSON {
        let id: JSON = ["id": .string(row.id)]
        return id.adding(
            sides(row.exposure) { exposure in
                let share = JSON.number(.written { $0.append(Share(exposure.shown, of: horizon)) })
                return [
                    "showings": .number(exposure.showings), "shown": json(exposure.shown),
                    "share": horizon > .zero ? share : .null,
                ]
            })
    }

    // MARK: Scenarios

    private func json(_ scenario: ScenarioChange) -> JSON {
        let start: JSON = [
            "name": .string(scenario.name), "oldName": scenario.oldName.map { .string($0) },
            "isChanged": .bool(scenario.isChanged),
        ]
        let end: JSON = ["firstDifference": json(scenario.firstDifference)]
        return start.adding(sides(scenario.outcomes, json)).adding(end)
    }

    private func json(_ outcome: ScenarioChange.Outcome) -> JSON {
        [
            "passed": .bool(outcome.isPassed), "changes": .number(outcome.changes),
            "failures": .array(outcome.failures.map { .string($0) }),
        ]
    }

    // MARK: Calendar

    private func json(_ calendar: CalendarChange) -> JSON {
        let date = { (instant: Instant) in JSON.string(calendar.zone.text(instant)) }
        let items = calendar.rows.map { row -> JSON in
            [
                "id": .string(row.id), "before": json(row.seconds.before), "after": json(row.seconds.after),
                "gained": json(row.gained), "lost": json(row.lost),
                "firstDifference": row.firstDifference.map(date) ?? .null,
            ]
        }
        let gaps = { (gaps: CalendarChange.Gaps) -> JSON in
            [
                "count": .number(gaps.count), "seconds": json(gaps.seconds),
                "first": .array(gaps.listed.map { ["from": date($0.lowerBound), "until": date($0.upperBound)] }),
            ]
        }
        return [
            "timeZone": .string(calendar.zoneID), "from": date(calendar.from), "to": date(calendar.to),
            "items": .array(items), "newGaps": gaps(calendar.newGaps), "goneGaps": gaps(calendar.goneGaps),
        ]
    }

    private func json(_ count: Int64?) -> JSON { count.map { .number($0) } ?? .null }

    // MARK: Values

    private func sides<Value>(_ sides: ScheduleDiff.Sides<Value?>, _ json: (Value) -> JSON) -> JSON {
        ["before": sides.before.map(json) ?? .null, "after": sides.after.map(json) ?? .null]
    }

    private func json(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

    private func json(_ time: Time) -> JSON { .number(.written { $0.append(seconds: time) }) }
}

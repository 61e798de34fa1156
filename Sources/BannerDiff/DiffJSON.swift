import BannerCalendar
import BannerRender

// The JSON format of comparisons; its schema is `Schemas/diff.schema.json`.

extension DiffCounts {
    /// The beginning of a document, before the files.
    package static let jsonStart = "{\"schemaVersion\":2,\"files\":["

    /// The summary of a document.
    package var json: JSON {
        let counts = FileChange.Status.allCases.map { ($0.rawValue, JSON.number(count(of: $0))) }
        return JSON.object([("files", .number(files))] + counts).adding([
            "failingScenarios": .number(failing), "newlyFailingScenarios": .number(newlyFailing),
            "errors": .number(errors),
        ])
    }
}

extension FileChange {
    /// The entry of a file.
    package var json: JSON {
        let file: JSON = [
            "path": .string(path), "oldPath": oldPath.map(JSON.string),
            "status": .string(status.rawValue),
            "faults": .unlessEmpty(faults.map(\.json)),
        ]
        return file.adding(change?.json ?? [:]).adding([
            "newFindings": .unlessEmpty(newFindings.map(\.json)),
            "goneFindings": .unlessEmpty(goneFindings.map(\.json)),
        ])
    }
}

extension FileChange.Fault {
    fileprivate var json: JSON {
        let version: JSON = ["version": isOld ? "old" : "new"]
        if let reason { return version.adding(["unread": .string(reason)]) }
        return version.adding(["errorCount": .number(count), "errors": .array(errors.map(\.json))])
    }
}

extension FileChange.Finding {
    fileprivate var json: JSON {
        [
            "line": .number(line), "column": .number(column), "severity": .string(severity),
            "rule": .string(rule),
            "message": .string(message),
        ]
    }
}

extension BannerChange {
    fileprivate var json: JSON {
        let horizon = schedule.horizon
        return [
            "keys": .array(
                keys.map {
                    [
                        "path": .string($0.path), "before": value($0.before),
                        "after": value($0.after),
                    ]
                }),
            "calendar": calendar?.json,
            "schedule": [
                "horizon": value(horizon), "from": start.map { .string(DateText.write($0)) },
                "start": schedule.starts.json(JSON.string),
                "firstDifference": value(schedule.firstDifference),
                "cycle": schedule.cycles.json {
                    ["start": value($0.start), "length": value($0.length)]
                },
            ],
            "items": .array(
                schedule.items.map { row in
                    let item: JSON = ["id": .string(row.id)]
                    return item.adding(
                        row.exposure.json { exposure in
                            let share = JSON.number(
                                .written { $0.append(Share(exposure.shown, of: horizon)) })
                            return [
                                "showings": .number(exposure.showings),
                                "shown": value(exposure.shown),
                                "share": horizon > .zero ? share : .null,
                            ]
                        })
                }),
            "scenarios": .array(scenarios.map(\.json)),
            "notCompared": .unlessEmpty(omissions.map(JSON.string)),
        ]
    }
}

extension ScenarioChange {
    fileprivate var json: JSON {
        let scenario: JSON = [
            "name": .string(name), "oldName": oldName.map(JSON.string),
            "isChanged": .bool(isChanged),
        ]
        let sides = outcomes.json { outcome in
            [
                "passed": .bool(outcome.isPassed), "changes": .number(outcome.changes),
                "failures": .array(outcome.failures.map(JSON.string)),
            ]
        }
        return scenario.adding(sides).adding(["firstDifference": value(firstDifference)])
    }
}

extension CalendarChange {
    fileprivate var json: JSON {
        let items = rows.map { row -> JSON in
            let item: JSON = ["id": .string(row.id)]
            return item.adding(row.seconds.json { .number($0) }).adding([
                "gained": .number(row.gained), "lost": .number(row.lost),
                "firstDifference": row.firstDifference.map(date) ?? .null,
            ])
        }
        return [
            "timeZone": .string(zoneID), "from": date(from), "to": date(to), "items": .array(items),
            "newGaps": times(newGaps), "goneGaps": times(goneGaps),
        ]
    }

    private func times(_ gaps: [Range<Instant>]) -> JSON {
        [
            "count": .number(gaps.count), "seconds": .number(gaps.seconds),
            "first": .array(
                gaps.prefix(10).map {
                    ["from": date($0.lowerBound), "until": date($0.upperBound)]
                }),
        ]
    }

    private func date(_ instant: Instant) -> JSON { .string(zone.text(instant)) }
}

extension ScheduleDiff.Sides {
    fileprivate func json<Wrapped>(_ json: (Wrapped) -> JSON) -> JSON where Value == Wrapped? {
        ["before": before.map(json) ?? .null, "after": after.map(json) ?? .null]
    }
}

private func value(_ difference: ScheduleDiff.Difference?) -> JSON {
    difference?.events.json { event in
        [
            "t": value(event.time), "from": event.from.isEmpty ? .null : .string(event.from),
            "item": .string(event.item), "cause": .string(event.cause.rawValue),
            "duration": value(event.duration),
        ]
    } ?? .null
}

private func value(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

private func value(_ time: Time) -> JSON { .number(.written { $0.append(seconds: time) }) }

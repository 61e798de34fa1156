/// One JSON document for a run; its schema is `Schemas/report.schema.json`.
struct JSONReport: ReportWriter {
    private var list = JSONList()
    /// The files that could not be read.
    private var unread: [JSON] = []
    /// The fixes that `--fix` applied, and those it left.
    private var fixed: [JSON] = [], left: [JSON] = []

    func begin() -> String {
        "{\"schemaVersion\":1,\"columnUnit\":\"codePoints\",\"offsetUnit\":\"bytes\",\"findings\":["
    }

    mutating func add(_ checked: CheckedFile) -> String {
        let name = JSON.string(checked.file.name)
        if let fault = checked.fault { unread.append(["path": name, "message": .string(fault)]) }
        func entry(_ rule: Rule, _ place: SourceLocation, _ more: JSON) -> JSON {
            (["rule": .string(rule.id), "path": name] as JSON).adding(place.json).adding(more)
        }
        for fix in checked.fixes.applied {
            fixed.append(
                entry(
                    fix.rule, fix.place,
                    [
                        "title": .string(fix.title.description),
                        "applicability": .string(fix.certainty.applicability),
                    ]))
        }
        for fix in checked.fixes.left {
            let titles = JSON.array(fix.titles.map { .string($0.description) })
            let reason: JSON = fix.isLikely ? "unsafe" : "ambiguous"
            left.append(entry(fix.rule, fix.place, ["suggestions": titles, "reason": reason]))
        }
        return FindingJSON(checked).findings.map { list.next($0) }.joined()
    }

    func end(_ tally: Tally) -> String {
        let fixes = [("fixed", fixed), ("left", left)].map { name, all in
            all.isEmpty ? "" : ",\"\(name)\":" + JSONList.text(all)
        }
        return """
            \(list.end),\"unread\":\(JSON.array(unread).line)\(fixes.joined()),\
            \"summary\":\(JSON.summary(tally).line)}\n
            """
    }
}

/// One JSON object per line: the findings, then the summary.
struct JSONLines: ReportWriter {
    func add(_ checked: CheckedFile) -> String {
        guard let fault = checked.fault else {
            return FindingJSON(checked).findings.map { $0.line + "\n" }.joined()
        }
        return (["path": .string(checked.file.name), "unread": .string(fault)] as JSON).line + "\n"
    }

    func end(_ tally: Tally) -> String {
        (["summary": .summary(tally)] as JSON).line + "\n"
    }
}

extension JSON {
    /// The totals of a run.
    static func summary(_ tally: Tally) -> JSON {
        [
            "files": .number(tally.files), "errors": .number(tally.count(of: .error)),
            "warnings": .number(tally.count(of: .warning)),
            "advice": .number(tally.count(of: .advice)),
        ]
    }
}

/// A JSON array that is written incrementally, one element per line.
package struct JSONList {
    private var isEmpty = true

    /// An array whose opening bracket is already written.
    package init() {}

    /// Encodes the next element with its separator.
    package mutating func next(_ element: JSON) -> String {
        defer { isEmpty = false }
        return (isEmpty ? "\n" : ",\n") + element.line
    }

    /// The closing bracket.
    package var end: String { isEmpty ? "]" : "\n]" }

    /// Encodes a whole array.
    static func text(_ elements: [JSON]) -> String {
        var list = JSONList()
        return "[" + elements.map { list.next($0) }.joined() + list.end
    }
}

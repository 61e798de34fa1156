/// A timeline as CSV (RFC 4180, but with LF), with a column for each key of «What a banner means»,
/// Events and state.
///
/// A text that spreadsheets would interpret as a formula is prefixed with an apostrophe.
struct TimelineCSV {
    let items: [Banner.Item]

    func appendHeading(to text: inout [UInt8]) {
        text.append("t,event,page,from,item,cause,duration,virtual,state,link,indicator\n")
    }

    func append(_ event: Banner.Event, to text: inout [UInt8]) {
        var facts: EventFacts? = EventFacts(event, of: items.count)
        var item = facts?.item.map { items[$0] }
        var link = ""
        switch event.kind {
        case .start, .end:
            if event.availableItems?.count == 0 {
                facts = nil
                item = nil
            }
        case .recenter, .dragBegin, .dragEnd: item = nil
        case .open: link = item?.link ?? ""
        default: break
        }
        func number(_ value: Int?) -> String { value.map(String.init) ?? "" }
        let cells = [
            event.time.text, event.kind.word, number(facts?.page), number(facts?.from),
            (item?.id ?? "").csvCell,
            facts?.cause?.rawValue ?? "", facts?.duration?.text ?? "", number(facts?.virtual),
            facts?.state ?? "", link.csvCell,
            facts?.indicator.map { values in String.written { $0.append(values) }.csvCell } ?? "",
        ]
        text.append(cells.joined(separator: ",") + "\n")
    }
}

extension Time {
    /// The time in seconds with at most 6 decimals.
    var text: String { .written { $0.append(seconds: self) } }
}

extension String {
    /// The text as a CSV cell, quoted if necessary.
    var csvCell: String {
        let isFormula = utf8.first.map { "=+-@\t\r".utf8.contains($0) } ?? false
        guard isFormula || utf8.contains(where: { "\",\n\r".utf8.contains($0) }) else {
            return self
        }
        return (isFormula ? "\"'" : "\"") + escaped(["\"": "\"\""]) + "\""
    }
}

/// A timeline as comma-separated values (RFC 4180, lines ended by LF), a column for each key of
/// «What a banner means», Events and state.
///
/// Text that a spreadsheet would read as a formula begins with an apostrophe.
struct TimelineCSV: Sendable {
    private let items: [Banner.Item]

    init(_ banner: Banner) { items = banner.items }

    func appendHeading(to text: inout [UInt8]) {
        text.append("t,event,page,from,item,cause,duration,virtual,state,link,indicator\n")
    }

    func append(_ event: Banner.Event, to text: inout [UInt8]) {
        var facts: EventFacts? = EventFacts(event, of: items.count)
        var (item, link) = (facts?.item.map { items[$0] }, "")
        switch event.kind {
        case .start, .end: if event.cast?.count == 0 { (facts, item) = (nil, nil) }
        case .recenter, .dragBegin, .dragEnd: item = nil
        case .open: link = item?.link ?? ""
        default: break
        }
        text.append(seconds: event.time)
        text.append(",\(event.kind.word),")
        append(facts?.page, to: &text)
        append(facts?.from, to: &text)
        append(item?.id ?? "", to: &text)
        append(facts?.cause?.rawValue ?? "", to: &text)
        if let duration = facts?.duration { text.append(seconds: duration) }
        text.append(",")
        append(facts?.virtual, to: &text)
        append(facts?.state ?? "", to: &text)
        append(link, to: &text)
        if let indicator = facts?.indicator {
            var json: [UInt8] = []
            json.append(indicator)
            text.append(csvCell: json)
        }
        text.append("\n")
    }

    private func append(_ number: Int?, to text: inout [UInt8]) {
        if let number { text.append(number: number) }
        text.append(",")
    }

    private func append(_ cell: String, to text: inout [UInt8]) {
        text.append(csvCell: Array(cell.utf8))
        text.append(",")
    }
}

extension [UInt8] {
    /// Appends one text cell, quoted if necessary.
    mutating func append(csvCell cell: [UInt8]) {
        let formula = cell.first.map { "=+-@\t\r".utf8.contains($0) } ?? false
        guard formula || cell.contains(where: { "\",\n\r".utf8.contains($0) }) else { return append(contentsOf: cell) }
        append(formula ? "\"'" : "\"")
        for byte in cell {
            if byte == UInt8(ascii: "\"") { append(byte) }
            append(byte)
        }
        append("\"")
    }
}

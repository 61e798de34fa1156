import BannerKit

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
        var row = Row()
        row.cast = event.cast
        switch event.kind {
        case .start where event.cast?.count == 0, .end where event.cast?.count == 0: break
        case .start(let landing), .settle(let landing):
            row.set(page: landing.page, items)
            row.virtual = landing.virtual
            row.indicator = landing.indicator
        case .change(let change):
            row.set(page: change.page, items)
            row.from = change.from
            row.cause = change.cause.word
            row.duration = change.duration
            row.virtual = change.virtual
            row.indicator = change.indicator
        case .recenter(let page, let from, let virtual): (row.page, row.from, row.virtual) = (page, from, virtual)
        case .timer(let change): row.state = change.word
        case .indicator(let visibility): row.state = visibility.word
        case .dragBegin(let page), .dragEnd(let page): row.page = page
        case .open(let page):
            row.set(page: page, items)
            row.link = row.number.map { items[$0].link ?? "" } ?? ""
        case .focus(let page), .end(let page): row.set(page: page, items)
        case .items(let count, let landing):
            row.state = "\(count)"
            guard let landing else { break }
            row.set(page: landing.page, items)
            row.virtual = landing.virtual
            row.indicator = landing.indicator
        case .hide, .show, .pause, .resume, .hover, .leave, .focusIn, .focusOut: break
        }
        text.append(seconds: event.time)
        text.append(",\(event.kind.word),")
        row.append(to: &text)
    }

    /// The cells after the time and the event.
    private struct Row {
        var page, from, virtual: Int?
        var item = ""
        var cause = ""
        var duration: Time?
        var state = ""
        var link = ""
        var indicator: Banner.Indicator.State?
        var cast: Banner.Event.Cast?
        /// The item's place in the file.
        var number: Int?

        mutating func set(page: Int, _ items: [Banner.Item]) {
            self.page = page
            let number = cast.map { Int($0.item) } ?? page
            guard number >= 0 && number < items.count else { return }
            self.number = number
            item = items[number].id
        }

        func append(to text: inout [UInt8]) {
            append(page, to: &text)
            append(from, to: &text)
            append(item, to: &text)
            append(cause, to: &text)
            if let duration { text.append(seconds: duration) }
            text.append(",")
            append(virtual, to: &text)
            append(state, to: &text)
            append(link, to: &text)
            if let indicator {
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
}

extension [UInt8] {
    /// Appends one text cell, quoted if necessary.
    fileprivate mutating func append(csvCell cell: [UInt8]) {
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

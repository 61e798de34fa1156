/// What is drawn around an animated banner: its file with the current item's lines marked, and its stays as a strip, on the
/// clock of the banner.
package struct Showcase: Sendable {
    /// A banner's file.
    package struct File: Sendable {
        var name: String
        var lines: [String]
        /// The lines of each item.
        var items: [ClosedRange<Int>]
        /// What came of checking it, and whether that is good.
        var verdict: (words: String, isGood: Bool)

        /// A file, with what came of checking it, in words.
        package init(
            name: String, lines: [String], items: [ClosedRange<Int>], verdict: (words: String, isGood: Bool)
        ) {
            (self.name, self.lines, self.items, self.verdict) = (name, lines, items, verdict)
        }
    }

    /// The colours around the banner.
    package enum Theme: String, CaseIterable, Sendable { case light, dark }

    private let file: File?
    private let hasStrip: Bool
    /// The only theme; `nil` for the one of the reader's system.
    private let theme: Theme?

    /// The surroundings that are asked for.
    package init(file: File?, hasStrip: Bool, theme: Theme?) {
        (self.file, self.hasStrip, self.theme) = (file, hasStrip, theme)
    }

    static let width = 880.0
    private static let (margin, column, line) = (24.0, 308.0, 19.0)
    /// The largest height of the banner.
    private static let mostHeight = 440.0
    /// The largest number of stays.
    private static let mostStays: Int64 = 200

    /// A drawing of the banner with its surroundings.
    ///
    /// - Throws: that there are too many stays.
    func drawing(
        of banner: String, width: Double, height: Double, _ schedule: Schedule, from start: Time, to end: Time
    ) throws(Excess) -> (svg: String, height: Double) {
        let pass = try Pass(schedule, from: start, to: end)
        let margin = Showcase.margin
        let left = file == nil ? margin : margin * 2 + Showcase.column
        let room = Showcase.width - margin - left
        let scale = min(room / width, Showcase.mostHeight / height)
        let x = left + (room - width * scale) / 2
        var text =
            "<g transform=\"translate(\(svg: x) \(svg: margin)) scale(\(svg: scale, decimals: 5))\">\n\(banner)</g>\n"
        var bottom = margin + height * scale
        if let file {
            let most = max(8, Int(nearest: ((height * scale - 60) / Showcase.line).rounded(.down)))
            text += column(file, most: most, pass)
            bottom = max(bottom, margin + Double(min(most, file.lines.count)) * Showcase.line + 60)
        }
        if hasStrip {
            text += strip(pass, schedule.fitted.banner, y: bottom + margin)
            bottom += margin + 66
        }
        let (light, dark) = (Template("showcase-light.css").filled(), Template("showcase-dark.css").filled())
        let style =
            switch theme {
            case .light: light
            case .dark: dark
            case nil: light + "@media (prefers-color-scheme:dark){\(dark)}"
            }
        let drawing = Template("showcase.svg").filled([
            "style": style, "width": "\(svg: Showcase.width - 1)", "height": "\(svg: bottom + margin - 1)",
            "inside": text,
        ])
        return (drawing, bottom + margin)
    }

    // MARK: The clock

    /// The stays of a drawing, from the change before it begins on: one pass is as long as the drawing.
    private struct Pass {
        /// How much later than its first stay the drawing begins.
        let delay, length: Time
        var stays: [Stay] = []
        /// The page at which the drawing begins.
        var first: Int { stays.last { $0.start <= delay }?.page ?? 0 }

        init(_ schedule: Schedule, from start: Time, to end: Time) throws(Excess) {
            let origin = schedule.events(after: .zero, upTo: start, kinds: .change).reduce(.zero) { max($0, $1.time) }
            (delay, length) = (start - origin, end - start)
            let events = schedule.events(after: origin, upTo: origin + length, kinds: .change)
            let first = Stay(page: schedule.state(at: origin).page, start: origin, end: origin + length)
            for stay in Stays(events, after: first) {
                stays.append(Stay(page: stay.page, start: stay.start - origin, end: stay.end - origin))
                try Excess.check(
                    Int64(stays.count), of: "stays in a strip", most: mostStays,
                    help: "use a shorter `--for`, or leave `timeline` out")
            }
        }
    }

    /// Something that moves with the current page: an attribute with its values from change to change.
    private func following(_ pass: Pass, _ element: String, _ value: (Int) -> String) -> String {
        let length = pass.length.seconds
        let steps = pass.stays.map { (part: ($0.start - pass.delay).seconds / length, value: value($0.page)) }
        let first = steps.lastIndex { $0.part <= 0 } ?? 0
        // What is over when the drawing begins comes at its end.
        let late = steps[...first].map { (part: $0.part + 1, value: $0.value) }.filter { $0.part < 1 }
        let all = [(part: 0, value: steps[first].value)] + steps[(first + 1)...] + late
        let times = all.map { SVGText.number($0.part, decimals: 9) }.joined(separator: ";")
        return "<\(element) calcMode=\"discrete\" dur=\"\(svg: length, decimals: 6)s\" repeatCount=\"indefinite\" "
            + "keyTimes=\"\(times)\" values=\"\(all.map(\.value).joined(separator: ";"))\"/>"
    }

    // MARK: The file

    private func column(_ file: File, most: Int, _ pass: Pass) -> String {
        let line = Showcase.line
        let shown = min(most, file.lines.count)
        func lines(_ page: Int) -> ClosedRange<Int> { page < file.items.count ? file.items[page] : 0...0 }
        /// How many lines are above the first one that is seen.
        func above(_ page: Int) -> Double {
            let first = min(lines(page).lowerBound - max(0, shown - lines(page).count) / 2, file.lines.count - shown)
            return Double(max(0, first))
        }
        let scroll = { (page: Int) in "0 \(svg: -above(page) * line)" }
        let place = { (page: Int) in "\(svg: Double(lines(page).lowerBound) * line)" }
        let height = { (page: Int) in "\(svg: Double(lines(page).count) * line)" }
        let scrolling = following(pass, "animateTransform attributeName=\"transform\" type=\"translate\"", scroll)
        let code = file.lines.enumerated().map { number, text in
            "<text class=\"code ink\" xml:space=\"preserve\" y=\"\(svg: Double(number) * line + 14)\">"
                + "\(Showcase.coloured(text))</text>"
        }
        let (first, top, length) = (pass.first, Showcase.margin + 24, Double(shown) * line)
        return Template("showcase-file.svg").filled([
            "x": "\(svg: Showcase.margin)", "name": XMLText.content(file.name), "nameY": "\(svg: top - 10)",
            "top": "\(svg: top)", "width": "\(svg: Showcase.margin + Showcase.column)", "height": "\(svg: length)",
            "scroll": scroll(first), "scrolling": shown < file.lines.count ? scrolling : "",
            "markY": place(first), "markWidth": "\(svg: Showcase.column + 8)", "markHeight": height(first),
            "moves": following(pass, "animate attributeName=\"y\"", place)
                + following(pass, "animate attributeName=\"height\"", height),
            "code": code.joined(separator: "\n"), "verdict": file.verdict.isGood ? "good" : "bad",
            "verdictY": "\(svg: top + length + 24)", "words": XMLText.content(file.verdict.words),
        ])
    }

    /// A line as far as it fits, with its keys and its comment in their colours.
    private static func coloured(_ line: String) -> String {
        var rest = Substring(cut(line, columns: Int(column / 7.9)))
        var text = ""
        func span(_ style: String, _ part: Substring) -> String {
            "<tspan class=\"\(style)\">\(XMLText.content(String(part)))</tspan>"
        }
        while let start = rest.firstIndex(where: { $0 != " " && !"-{},[]".contains($0) }) {
            text += XMLText.content(String(rest[..<start]))
            rest = rest[start...]
            if rest.first == "#" { return text + span("soft", rest) }
            let word = rest.prefix { $0.isLetter }
            if !word.isEmpty, rest.dropFirst(word.count).first == ":" {
                text += span("key", word) + ":"
                rest = rest.dropFirst(word.count + 1)
            } else {
                // A value; in it a comma or a space before a number sign ends it.
                let value = rest.first == "\"" ? rest.prefix { $0 != "," } : rest.prefix { !",}]#".contains($0) }
                text += XMLText.content(String(value))
                rest = rest.dropFirst(value.count)
            }
        }
        return text + XMLText.content(String(rest))
    }

    /// A text as far as it fits into so many columns.
    private static func cut(_ text: String, columns: Int) -> String {
        var (short, width) = ("", 0)
        for character in text {
            width += character.displayWidth
            guard width <= columns else { return short.dropLast() + "…" }
            short.append(character)
        }
        return short
    }

    // MARK: The strip

    private func strip(_ pass: Pass, _ banner: Banner, y: Double) -> String {
        let (left, width) = (Showcase.margin, Showcase.width - Showcase.margin * 2)
        func x(_ time: Time) -> Double { left + width * time.seconds / pass.length.seconds }
        func label(_ time: Time, _ anchor: String) -> String {
            "<text class=\"soft\" x=\"\(svg: x(time))\" y=\"\(svg: y + 62)\" font-size=\"12\" "
                + "text-anchor=\"\(anchor)\">\(svg: time.seconds) s</text>"
        }
        var text = ""
        var labelled = -Double.infinity
        for stay in pass.stays {
            let item = banner.item(ofPage: stay.page)
            let color = CardColors.color(of: item, page: stay.page)
            let (start, length) = (x(stay.start), max(1, x(stay.end) - x(stay.start) - 2))
            let block = Banner.Frame(x: start, y: y, width: length, height: 40)
            text += "<rect \(block.attributes) rx=\"6\" fill=\"\(color.css.prefix(7))\"/>"
            let name = Showcase.cut(item.name, columns: Int(nearest: (length - 20) / 7))
            text += "<text x=\"\(svg: start + 10)\" y=\"\(svg: y + 25)\" font-size=\"13\" font-weight=\"600\" "
            text += "fill=\"\(color.ink.css)\">\(XMLText.content(name))</text>"
            guard start - labelled > 48, x(pass.length) - start > 72 else { continue }
            labelled = start
            text += label(stay.start, "start") + "\n"
        }
        let (first, last) = ("\(svg: x(pass.delay)) 0", "\(svg: left + width) 0")
        let turn = "\(svg: 1 - pass.delay.seconds / pass.length.seconds, decimals: 9)"
        let isLate = pass.delay > .zero
        return Template("showcase-strip.svg").filled([
            "stays": text + label(pass.length, "end"), "now": "\(svg: x(pass.delay))", "top": "\(svg: y - 8)",
            "length": "\(svg: pass.length.seconds, decimals: 6)", "times": isLate ? "0;\(turn);\(turn);1" : "0;1",
            "places": isLate ? "\(first);\(last);\(svg: left) 0;\(first)" : "\(first);\(last)",
        ])
    }
}

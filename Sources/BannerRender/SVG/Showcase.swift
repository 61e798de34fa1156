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
    private static let mostStays = 200

    /// A drawing of the banner with its surroundings.
    ///
    /// - Throws: that there are too many stays.
    func drawing(
        of banner: String, width: Double, height: Double, _ schedule: Schedule, from start: Time, to end: Time
    ) throws(Excess) -> (svg: String, height: Double) {
        let stays = try Showcase.stays(schedule, from: start, to: end)
        let margin = Showcase.margin
        let left = file == nil ? margin : margin * 2 + Showcase.column
        let room = Showcase.width - margin - left
        let scale = min(room / width, Showcase.mostHeight / height)
        let x = left + (room - width * scale) / 2
        var text = "<g transform=\"translate(\(SVGText.number(x)) \(SVGText.number(margin))) "
        text += "scale(\(SVGText.number(scale, decimals: 5)))\">\n\(banner)</g>\n"
        var bottom = margin + height * scale
        if let file {
            let most = max(8, Int(nearest: ((height * scale - 60) / Showcase.line).rounded(.down)))
            text += column(file, most: most, stays)
            bottom = max(bottom, margin + Double(min(most, file.lines.count)) * Showcase.line + 60)
        }
        if hasStrip {
            text += strip(stays, schedule.fitted.banner, y: bottom + margin)
            bottom += margin + 66
        }
        let (w, h) = (SVGText.number(Showcase.width - 1), SVGText.number(bottom + margin - 1))
        let ground = "<rect class=\"page\" x=\".5\" y=\".5\" width=\"\(w)\" height=\"\(h)\" rx=\"12\"/>\n"
        return ("<style>\(style)</style>\n" + ground + text, bottom + margin)
    }

    private var style: String {
        let palettes: [Theme: String] = [
            .light: ".page{fill:#f6f7f9;stroke:#d1d9e0}.ink{fill:#1f2328}.soft{fill:#59636e}.key{fill:#2f4fb8}"
                + ".good{fill:#11734b}.bad{fill:#c0392b}.mark{fill:#dfe5fb}",
            .dark: ".page{fill:#161b22;stroke:#3d444d}.ink{fill:#f0f6fc}.soft{fill:#9198a1}.key{fill:#8fb0ff}"
                + ".good{fill:#4cc38a}.bad{fill:#ff8577}.mark{fill:#2b3a67}",
        ]
        let both = "\(palettes[.light] ?? "")@media (prefers-color-scheme:dark){\(palettes[.dark] ?? "")}"
        return (theme.flatMap { palettes[$0] } ?? both)
            + ".code{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;white-space:pre}"
    }

    // MARK: The clock

    /// The stays of a drawing, from the change before it begins on: one pass is as long as the drawing.
    private struct Stays {
        /// From when the strip shows the banner, and how much later the drawing begins.
        var origin, delay, length: Time
        var all: [(page: Int, start: Time, end: Time)] = []
        /// The page at which the drawing begins.
        var first: Int { all.last { $0.start <= delay }?.page ?? 0 }
    }

    private static func stays(
        _ schedule: Schedule, from start: Time, to end: Time
    ) throws(Excess) -> Stays {
        let origin = schedule.events(after: .zero, upTo: start, kinds: .change).reduce(.zero) { max($0, $1.time) }
        var stays = Stays(origin: origin, delay: start - origin, length: end - start)
        var last = Stay(page: schedule.state(at: origin).page, start: .zero, end: .zero)
        for event in schedule.events(after: origin, upTo: origin + stays.length, kinds: .change) {
            guard case .change(let change) = event.kind, event.time < origin + stays.length else { continue }
            stays.all.append((last.page, last.start, event.time - origin))
            last = Stay(page: change.page, start: event.time - origin, end: .zero)
            guard stays.all.count < mostStays else {
                throw Excess(
                    what: "stays in a strip", count: Int64(mostStays) + 1, isAtLeast: true, most: Int64(mostStays),
                    help: "use a shorter `--for`, or leave `timeline` out")
            }
        }
        stays.all.append((last.page, last.start, stays.length))
        return stays
    }

    /// Something that moves with the current page: an attribute with its values from change to change.
    private func following(_ stays: Stays, _ element: String, _ value: (Int) -> String) -> String {
        let length = stays.length.seconds
        let steps = stays.all.map { (part: ($0.start - stays.delay).seconds / length, value: value($0.page)) }
        let first = steps.lastIndex { $0.part <= 0 } ?? 0
        // What is over when the drawing begins comes at its end.
        let late = steps[...first].map { (part: $0.part + 1, value: $0.value) }.filter { $0.part < 1 }
        let all = [(part: 0, value: steps[first].value)] + steps[(first + 1)...] + late
        let times = all.map { SVGText.number($0.part, decimals: 9) }.joined(separator: ";")
        return "<\(element) calcMode=\"discrete\" dur=\"\(SVGText.number(length, decimals: 6))s\" "
            + "repeatCount=\"indefinite\" keyTimes=\"\(times)\" values=\"\(all.map(\.value).joined(separator: ";"))\"/>"
    }

    // MARK: The file

    private func column(_ file: File, most: Int, _ stays: Stays) -> String {
        let (x, line) = (Showcase.margin, Showcase.line)
        let shown = min(most, file.lines.count)
        func lines(_ page: Int) -> ClosedRange<Int> { page < file.items.count ? file.items[page] : 0...0 }
        /// How many lines are above the first one that is seen.
        func above(_ page: Int) -> Double {
            let first = min(lines(page).lowerBound - max(0, shown - lines(page).count) / 2, file.lines.count - shown)
            return Double(max(0, first))
        }
        let first = stays.first
        let scroll = { (page: Int) in "0 \(SVGText.number(-above(page) * line))" }
        let top = Showcase.margin + 24
        let place = { (page: Int) in SVGText.number(Double(lines(page).lowerBound) * line) }
        let height = { (page: Int) in SVGText.number(Double(lines(page).count) * line) }
        let mark =
            "<rect class=\"mark\" x=\"-8\" y=\"\(place(first))\" width=\"\(SVGText.number(Showcase.column + 8))\" "
            + "height=\"\(height(first))\" rx=\"4\">"
        let moves =
            following(stays, "animate attributeName=\"y\"", place)
            + following(stays, "animate attributeName=\"height\"", height)
        let code = file.lines.enumerated().map { number, text in
            "<text class=\"code ink\" xml:space=\"preserve\" y=\"\(SVGText.number(Double(number) * line + 14))\">"
                + "\(Showcase.coloured(text))</text>"
        }
        let end = top + Double(shown) * line
        return "<text class=\"code soft\" x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(top - 10))\">"
            + "\(XMLText.content(file.name))</text>\n<clipPath id=\"file\"><rect x=\"0\" y=\"\(SVGText.number(top))\" "
            + "width=\"\(SVGText.number(x + Showcase.column))\" height=\"\(SVGText.number(end - top))\"/></clipPath>"
            + "<g clip-path=\"url(#file)\"><g transform=\"translate(\(SVGText.number(x)) \(SVGText.number(top)))\">"
            + "<g class=\"still\" display=\"none\"><g transform=\"translate(\(scroll(first)))\">\(mark)</rect>"
            + "<use href=\"#lines\"/></g></g><g class=\"moving\"><g transform=\"translate(\(scroll(first)))\">"
            + (shown < file.lines.count
                ? following(stays, "animateTransform attributeName=\"transform\" type=\"translate\"", scroll) : "")
            + "\(mark)\(moves)</rect><g id=\"lines\">\(code.joined(separator: "\n"))</g></g></g></g></g>\n"
            + "<text class=\"\(file.verdict.isGood ? "good" : "bad")\" x=\"\(SVGText.number(x))\" "
            + "y=\"\(SVGText.number(end + 24))\" font-size=\"13\" font-weight=\"600\">"
            + "\(XMLText.content(file.verdict.words))</text>\n"
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

    private func strip(_ stays: Stays, _ banner: Banner, y: Double) -> String {
        let (left, width) = (Showcase.margin, Showcase.width - Showcase.margin * 2)
        func x(_ time: Time) -> Double { left + width * time.seconds / stays.length.seconds }
        func label(_ time: Time, _ anchor: String) -> String {
            "<text class=\"soft\" x=\"\(SVGText.number(x(time)))\" y=\"\(SVGText.number(y + 62))\" font-size=\"12\" "
                + "text-anchor=\"\(anchor)\">\(SVGText.number(time.seconds)) s</text>"
        }
        var text = ""
        var labelled = -Double.infinity
        for stay in stays.all {
            let item = banner.item(ofPage: stay.page)
            let color = CardColors.color(of: item, page: stay.page)
            let (start, length) = (x(stay.start), max(1, x(stay.end) - x(stay.start) - 2))
            text += "<rect x=\"\(SVGText.number(start))\" y=\"\(SVGText.number(y))\" "
            text += "width=\"\(SVGText.number(length))\" height=\"40\" rx=\"6\" fill=\"\(color.css.prefix(7))\"/>"
            let name = Showcase.cut(item.name, columns: Int(nearest: (length - 20) / 7))
            text += "<text x=\"\(SVGText.number(start + 10))\" y=\"\(SVGText.number(y + 25))\" font-size=\"13\" "
            text += "font-weight=\"600\" fill=\"\(color.ink.css)\">\(XMLText.content(name))</text>"
            guard start - labelled > 48, x(stays.length) - start > 72 else { continue }
            labelled = start
            text += label(stay.start, "start") + "\n"
        }
        let (first, last) = (SVGText.number(x(stays.delay)), SVGText.number(left + width))
        let start = SVGText.number(left)
        let turn = SVGText.number(1 - stays.delay.seconds / stays.length.seconds, decimals: 9)
        let way =
            stays.delay > .zero
            ? "keyTimes=\"0;\(turn);\(turn);1\" values=\"\(first) 0;\(last) 0;\(start) 0;\(first) 0\""
            : "keyTimes=\"0;1\" values=\"\(start) 0;\(last) 0\""
        return text + label(stays.length, "end")
            + "\n<g class=\"moving\"><g transform=\"translate(\(first))\"><animateTransform attributeName=\"transform\" "
            + "type=\"translate\" dur=\"\(SVGText.number(stays.length.seconds, decimals: 6))s\" repeatCount=\"indefinite\" \(way)/>"
            + "<rect class=\"ink\" x=\"-1\" y=\"\(SVGText.number(y - 8))\" width=\"2\" height=\"56\"/>"
            + "<circle class=\"ink\" cy=\"\(SVGText.number(y - 8))\" r=\"5\"/></g></g>\n"
    }
}

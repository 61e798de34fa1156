/// A timeline as a Gantt chart in Mermaid, which GitHub draws in Markdown: one bar for each time a page is shown.
package struct MermaidGantt: Sendable {
    /// The largest number of bars; a larger chart is not useful.
    package static let mostBars = 200

    private let banner: Banner

    /// The charts of a banner.
    package init(_ banner: Banner) { self.banner = banner }

    /// The chart of a timeline, by item in order of page; times are milliseconds since the start.
    package func text(_ timeline: Schedule.Events) -> String {
        let shown = Array(Stays(timeline).prefix(MermaidGantt.mostBars))
        let more = Stays.count(timeline) - Int64(shown.count)
        var text = "gantt\n    title \(MermaidGantt.label(banner.name))\n    dateFormat x\n    axisFormat %M:%S\n"
        for page in Set(shown.map(\.page)).sorted() {
            text += "    section \(MermaidGantt.label(banner.item(ofPage: page).name))\n"
            for (index, stay) in shown.enumerated() where stay.page == page {
                let isOwn = stay.cause == nil || stay.cause == .timer
                let name = MermaidGantt.bar(banner.item(ofPage: page).name)
                let (cause, mark) = isOwn ? ("", "") : (" (\(stay.cause?.rawValue ?? ""))", "active, ")
                text +=
                    "    \(name)\(cause) :\(mark)s\(index), \(milliseconds(stay.start)), \(milliseconds(stay.end))\n"
            }
        }
        if more > 0 { text += "    %% \(more) more bars are not shown\n" }
        return text
    }

    private func milliseconds(_ time: Time) -> Int64 { (time.microseconds + 500) / 1000 }

    /// An author's text for a bar, whose line begins with it: after a character that nobody sees where Mermaid would read a word
    /// of its own.
    static func bar(_ text: String) -> String {
        let label = label(text)
        let words = [
            "acc", "axis", "click", "date", "excludes", "gantt", "includes", "inclusive", "section", "tick", "title",
            "today", "topAxis", "week",
        ]
        return words.contains { label.lowercased().hasPrefix($0.lowercased()) } ? "#8203;" + label : label
    }

    /// An author's text for a title or a section: characters that Mermaid would interpret are written as codes.
    static func label(_ text: String) -> String {
        var label = ""
        for scalar in text.unicodeScalars.prefix(80) {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", "_", "(", ")", "!", "?", "+", "/", "-":
                label.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): label += " "
            case _ where scalar.isASCII: label += "#\(scalar.value);"
            case "\u{200B}"..."\u{200F}", "\u{2028}"..."\u{202E}", "\u{2060}"..."\u{2069}", "\u{FEFF}": label += " "
            default: label.unicodeScalars.append(scalar)
            }
        }
        return label.allSatisfy { $0 == " " } ? "#8203;" : label
    }
}

/// The keys of an occasion that an author wrote in another way: a range of dates, days with their hours, a word for always.
enum MeantOccasion {
    /// The keys as YAML, such as `days: [mon, fri], hours: 09:00-17:00`; `nil` if they are not certain.
    static func keys(_ text: String) -> String? { Meaning.only(.occasion, text)?.text }

    /// The keys that a value means: a text, or a list of days, of windows or of two dates.
    ///
    /// `canSpan` says whether two dates can be the ends of a period.
    static func keys(_ node: Node, canSpan: Bool = false) -> String? {
        if let text = node.shortText { return keys(text) }
        guard node.kind == .sequence, (1...10).contains(node.count) else { return nil }
        let texts = node.items.compactMap(\.shortText)
        guard texts.count == node.count else { return nil }
        if let days = Meaning.only(.days, texts.joined(separator: ",")) { return "days: \(days.text)" }
        let dates = texts.compactMap(date)
        if dates.count == texts.count, dates.count == 1 || canSpan && dates.count == 2,
            dates[0] <= dates[dates.count - 1]
        {
            return "from: \(dates[0]), until: \(dates[dates.count - 1])"
        }
        if texts.count == 2, let window = Meaning.only(.anywindow, texts.joined(separator: "-")) {
            return "hours: \(window.text)"
        }
        let windows = texts.compactMap { Meaning.only(.anywindow, $0)?.text }
        return windows.count == texts.count ? "hours: [\(windows.joined(separator: ", "))]" : nil
    }

    /// An occasion for each of several days.
    static func days(_ list: Node) -> String? {
        let dates = list.items.compactMap(\.shortText).compactMap(date)
        guard dates.count == list.count, (2...4).contains(dates.count), dates.allSatisfy({ $0.utf8.count == 10 }) else {
            return nil
        }
        return dates.map { "{ from: \($0), until: \($0) }" }.joined(separator: ", ")
    }

    /// The one date that a text is or means.
    static func date(_ text: String) -> String? { Meaning.only(.date, text)?.text }

    /// Whether a word says that something is always shown, or never.
    static func isAlways(_ text: String) -> Bool? {
        Lexicon.whenever[text].map { $0 == "always" }
    }

    /// What to write for an item that is always shown, or never.
    static func help(isAlways: Bool) -> String {
        isAlways
            ? "leave `when` out: without it the item may always be shown"
            : "remove the item, or say when it may be shown, such as `when: { from: 2026-11-27 }`"
    }
}

extension Node {
    /// The text of a scalar that is not long.
    var shortText: String? { kind == .scalar && !isBroken && bytes.count <= 60 && bytes.first != nil ? text : nil }
}

extension Reading {
    /// What to write for a value of `when` that is neither an occasion nor the word.
    func whenHelp(_ node: Node) -> String? {
        if let always = node.shortText.flatMap(MeantOccasion.isAlways) { return MeantOccasion.help(isAlways: always) }
        let days = node.kind == .sequence ? MeantOccasion.days(node) : nil
        return MeantOccasion.keys(node, canSpan: true).map {
            "write `when: { \($0) }`" + (days.map { ", or for these days alone `when: [\($0)]`" } ?? "")
        }
    }

    /// What times of day, or days, under `from` and `until` stand for; empty for `until`, as it is said at `from`.
    func meantPeriod(_ node: Node) -> String? {
        let steps = node.path.split(separator: "/")
        guard let last = steps.last, ["from", "until"].contains(last), steps.contains("when"),
            let occasion = parent(of: node),
            let from = occasion["from"]?.shortText, let until = occasion["until"]?.shortText,
            let keys = MeantOccasion.keys("\(from)-\(until)"), !keys.utf8.starts(with: "from".utf8)
        else { return nil }
        return last == "from" ? keys : ""
    }

    /// Whether a value is that of the only key of an occasion, which has no meaning without it.
    func isAloneInOccasion(_ node: Node) -> Bool { parent(of: node)?.count == 1 }

    /// The mapping or list that contains a value.
    func parent(of node: Node) -> Node? {
        root[path: node.path.split(separator: "/").dropLast().map { "/" + $0 }.joined()]
    }
}

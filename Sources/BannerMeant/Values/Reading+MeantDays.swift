extension Reading {
    /// Whether a value of `days`, or an entry of it, is days in another form, which is then said.
    mutating func isMeant(asDays refusal: inout Refusal) -> Bool {
        let (node, isEntry) = (refusal.node, refusal.node.isEntry)
        guard let text = node.shortText else { return false }
        let numbers = Meaning.only(.numbers, text)
        if numbers == nil, let days = Meaning.all(.days, text).first {
            let isOne = !days.text.hasPrefix("[")
            // In a list each day is an entry of its own.
            refusal.help =
                isOne || !isEntry
                ? "write `\(days.text)`" : "write each day as an entry: " + Reading.entries(of: days.text[...])
            if isOne {
                refusal.fix = fix(node, saying: days.text, isSafe: days.isSure, isUnique: days.isUnique)
            } else if !isEntry {
                refusal.fix = fix(node, writing: days.text, isSafe: days.isSure, isUnique: days.isUnique)
            }
        } else if isEntry {
            return false
        } else if let numbers {
            refusal.help = "write `\(numbers.text)` \(Reading.firstDay(text))"
        } else if text == "true" || MeantOccasion.date(text) != nil || !Meaning.all(.windows, text).isEmpty {
            let help =
                isAloneInOccasion(node)
                ? MeantOccasion.help(isAlways: true) : "leave `days` out: without it every day is meant"
            refusal.help = MeantOccasion.keys(text).map { "write `\($0)`" } ?? help
        } else {
            return false
        }
        refusal.message = "`\(node.shownText)` is not a value of `days`"
        return true
    }

    /// What is between the brackets of a list, each for itself.
    static func entries(of list: Substring) -> String {
        list.dropFirst().dropLast().split(separator: ",").map { "`\($0.drop { $0 == " " })`" }.joined(separator: ", ")
    }

    private static func firstDay(_ numbers: String) -> String {
        numbers.utf8.contains(UInt8(ascii: "0")) ? "if 0 is Sunday" : "if 1 is Monday"
    }

    /// Whether a list of days has several in another form, `[1, 2, 3]` or `[Montag, Dienstag]`, which are reported once.
    mutating func isMeant(asListOfDays list: Node) -> Bool {
        guard !isCrowded, (1...7).contains(list.count) else { return false }
        let texts = list.items.compactMap(\.shortText)
        let whole = texts.joined(separator: ",")
        let numbers = Meaning.only(.numbers, whole)
        let isForeign = texts.count { !Lexicon.englishDays.contains($0) && Meaning.only(.days, $0) != nil }
        guard texts.count == list.count,
            let meant = numbers ?? (isForeign > 1 ? Meaning.only(.days, whole) : nil)
        else { return false }
        let text = meant.text.hasPrefix("[") ? meant.text : "[\(meant.text)]"
        let isEach = numbers != nil || isForeign == texts.count
        fault(
            .unknownWord, "\(isEach ? "these" : "some of these") are not values of `days`", at: list,
            help: "write `\(text)`" + (numbers == nil ? "" : " \(Reading.firstDay(whole))"))
        return true
    }

    /// Whether a list of windows is the two times of one, `[09:00, 17:00]`, which is then reported once.
    mutating func isMeant(asWindow list: Node) -> Bool {
        guard !isCrowded, list.count == 2 else { return false }
        let texts = list.items.compactMap(\.shortText)
        guard texts.count == 2, texts.allSatisfy({ Meaning.all(.anywindow, $0).isEmpty }) else { return false }
        let windows = Meaning.all(.anywindow, texts.joined(separator: "-"))
        guard let help = windows.map(\.text).toWrite else { return false }
        fault(.invalidHours, "two times in a list are not a window of a day", at: list, help: help)
        return true
    }
}

extension Node {
    /// Whether a value is an entry of a list.
    var isEntry: Bool { path.utf8.last?.decimalDigit != nil }
}

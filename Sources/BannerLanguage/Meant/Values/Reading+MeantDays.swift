import BannerDiagnostics
import BannerRules
import BannerTree

extension Reading {
    /// Whether a value of `days`, or an entry of it, is days in another form, which is then said.
    mutating func isMeant(asDays refusal: inout Refusal) -> Bool {
        let node = refusal.node
        guard let text = node.shortText else { return false }
        let message = refusal.message
        refusal.message = "`\(node.shownText)` is not a value of `days`"
        defer { if refusal.help == nil { refusal.message = message } }
        // In a list each day is an entry of its own.
        let isEntry = node.path.utf8.last.map { (0x30...0x39).contains($0) } ?? false
        guard let meant = MeantDays(text) else {
            let isOther = text == "true" || MeantOccasion.date(text) != nil || MeantWindow.all(text) != nil
            guard !isEntry, isOther else { return false }
            refusal.help =
                MeantOccasion.keys(text).map { "write `\($0)`" }
                ?? (isAloneInOccasion(node)
                    ? MeantOccasion.help(isAlways: true) : "leave `days` out: without it every day is meant")
            return true
        }
        if isEntry && meant.firstNumber != nil { return false }
        refusal.help = "write `\(meant.text)`"
        if let first = meant.firstNumber {
            refusal.help = "write `\(meant.text)` if \(first == 0 ? "0 is Sunday" : "1 is Monday")"
            return true
        }
        let (isOne, isSafe) = (meant.days.count == 1, meant.isNotation && meant.isUnique)
        guard isOne || !isEntry else {
            refusal.help = "write each day as an entry: `\(meant.days.joined(separator: "`, `"))`"
            return true
        }
        refusal.fix =
            isOne
            ? fix(node, saying: meant.text, isSafe: isSafe, isUnique: meant.isUnique)
            : fix(node, writing: meant.text, isSafe: isSafe, isUnique: meant.isUnique)
        return true
    }

    /// Whether a list of days has several in another form, `[1, 2, 3]` or `[Montag, Dienstag]`, which are reported once.
    mutating func isMeant(asListOfDays list: Node) -> Bool {
        guard !isCrowded, (1...7).contains(list.count) else { return false }
        let texts = list.items.compactMap(\.shortText)
        let others = texts.filter { MeantDays($0) != nil }
        guard texts.count == list.count, let meant = MeantDays(texts.joined(separator: ","), allowsOne: true),
            meant.firstNumber != nil || others.count > 1 && !meant.isNotation
        else { return false }
        let text = "[\(meant.days.joined(separator: ", "))]"
        let first = meant.firstNumber.map { " if \($0 == 0 ? "0 is Sunday" : "1 is Monday")" } ?? ""
        let isEach = others.count == texts.count
        fault(
            .unknownWord, "\(isEach ? "these" : "some of these") are not values of `days`", at: list,
            help: "write `\(text)`\(first)")
        return true
    }

    /// Whether a list of windows is the two times of one, `[09:00, 17:00]`, which is then reported once.
    mutating func isMeant(asWindow list: Node) -> Bool {
        guard !isCrowded, list.count == 2 else { return false }
        let texts = list.items.compactMap(\.shortText)
        guard texts.count == 2, texts.allSatisfy({ MeantWindow.all($0) == nil }),
            let windows = MeantWindow.all(texts.joined(separator: "-")), windows.count == 1
        else { return false }
        fault(
            .invalidHours, "two times in a list are not a window of a day", at: list,
            help: "write \(windows[0].texts.map { "`\($0)`" }.joinedByOr)")
        return true
    }
}

import BannerCalendar
import BannerRender

extension BannerChange {
    /// The change in one sentence for people who do not know the file: the effect that matters most
    /// to a viewer, and the number of the others.
    package var sentence: DiffLine {
        let first = effects.first ?? "nothing changes for a viewer"
        let others = effects.count - 1
        return (others > 0 ? "\(first), and \(others.of("more change"))" : first).capitalised
    }
}

/// The words for the effects of a change on a viewer.
struct ChangeEffects {
    private let before, after: Banner?
    /// The cards of both versions by id; a title is the one from before.
    private let cards: [String: Banner.Item]
    /// The keys that the words for the pace say.
    private static let paceKeys = ["timer", "timer/interval", "timer/drift"]

    init(_ before: Banner?, _ after: Banner?) {
        (self.before, self.after) = (before, after)
        let items = (before?.items ?? []) + (after?.items ?? [])
        cards = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    }

    /// The effects, the most important first; of a banner that is new, what it is.
    func lines(
        _ schedule: ScheduleDiff, _ calendar: CalendarChange?, _ keys: [BannerChange.KeyChange]
    ) -> [DiffLine] {
        guard let before, let after else {
            let pace = after?.pace.map { "every \($0.said)" } ?? "which wait"
            let round = schedule.cycles.after.map { " · round \($0.length.said)" } ?? ""
            return ["\((after?.items.count ?? 0).of("card")), \(pace)\(round)"]
        }
        // Each with the words for it.
        var facts = schedule.items.compactMap { row -> (id: String, words: DiffLine)? in
            let (old, new) = (row.exposure.before, row.exposure.after)
            guard let old else { return (row.id, "new") }
            guard new != nil else { return (row.id, "gone") }
            let isLost = after.timer != nil && row.isUnreachable && old.showings > 0
            return isLost ? (row.id, "never shown") : nil
        }
        facts += (calendar?.rows ?? []).compactMap { row in
            row.seconds.before == nil || row.seconds.after == nil
                ? nil : calendar?.words(row).map { (row.id, $0) }
        }
        var said = ["title"] + (calendar?.isChanged == true ? ["when"] : [])
        let (was, now) = (before.pace, after.pace)
        if let was, was == now {
            said.append("duration")
            facts += after.items.compactMap { item in
                (item.duration ?? was).gain(from: cards[item.id]?.duration ?? was).map {
                    (item.id, "on \($0)")
                }
            }
        }
        var effects: [DiffLine] = (calendar?.newGaps ?? []).prefix(1).map {
            "nothing is on from \(calendar?.date($0.lowerBound) ?? "") \(calendar?.zoneID ?? "")"
        }
        effects += together(facts)
        let drifts = [before, after].map { $0.timer?.drift != nil }
        if drifts[0] != drifts[1] {
            said += Self.paceKeys
            effects.append("the content \(drifts[1] ? "moves" : "no longer moves") all the time")
        }
        if let was, let now, let gain = now.gain(from: was) {
            said += Self.paceKeys
            let rounds = schedule.cycles.both.compactMap { $0?.length.said }
            let round = Set(rounds).count > 1 ? " · round \(rounds[0]) → \(rounds[1])" : ""
            effects.append("each card is on \(gain): every \(was.said) → \(now.said)\(round)")
        }
        effects += keys.filter { $0.place.count == 3 && $0.place[2] == "title" }.map { key in
            let title = key.after?.unquoted ?? key.place[1]
            return "\(names([key.place[1]])) is now called \(.title(title))"
        }
        let others = others(keys, butNot: said)
        return effects.isEmpty && others.count == 1 ? ["only \(others[0])"] : effects + others
    }

    /// One line for all cards with the same words, in order.
    private func together(_ facts: [(id: String, words: DiffLine)]) -> [DiffLine] {
        var (order, ids): ([DiffLine], [DiffLine: [String]]) = ([], [:])
        for (id, words) in facts {
            if ids[words] == nil { order.append(words) }
            ids[words, default: []].append(id)
        }
        return order.map { words in
            let ids = ids[words] ?? []
            return "\(names(ids)) \(ids.count == 1 ? "is" : "are") \(words)"
        }
    }

    /// Up to two cards by name, more by number.
    private func names(_ ids: [String]) -> DiffLine {
        let names = ids.map { "\(.title(cards[$0]?.title ?? $0))" as DiffLine }
        return switch names.count {
        case 1: names[0]
        case 2: "\(names[0]) and \(names[1])"
        default: "\(names.count.of("card"))"
        }
    }

    // MARK: Keys

    /// The keys without words of their own, together for each part of the banner.
    private func others(_ keys: [BannerChange.KeyChange], butNot said: [String]) -> [DiffLine] {
        var (order, parts): ([String], [String: [BannerChange.KeyChange]]) = ([], [:])
        for key in keys where key.place[0] != "scenarios" && key.place != ["items"] {
            let isCard = key.place[0] == "items"
            guard let word = isCard ? key.place.dropFirst(2).first : key.path, !said.contains(word)
            else { continue }
            let part = isCard ? "items/\(word)" : key.place[0]
            if parts[part] == nil { order.append(part) }
            parts[part, default: []].append(key)
        }
        let isMoved = keys.contains { $0.place == ["items"] }
        return (isMoved ? ["the order of the cards changes"] : [])
            + order.map { line(parts[$0] ?? []) }
    }

    private func line(_ keys: [BannerChange.KeyChange]) -> DiffLine {
        let isCard = keys[0].place[0] == "items"
        let part = keys[0].place[isCard ? 2 : 0]
        let ids = isCard ? keys.map { $0.place[1] } : []
        let name: DiffLine = part.hasPrefix("x-") ? "\(.title(part))" : "\(part)"
        let of: DiffLine = isCard ? " of \(names(Set(ids).count == 1 ? [ids[0]] : ids))" : ""
        let isPlural = part.hasSuffix("s") && !part.hasSuffix("us")
        let line: DiffLine = "the \(name)\(of) \(isPlural ? "change" : "changes")"
        // The value that a shorthand stands for is the one of its part.
        guard let key = keys.first(where: \.isMain) ?? (keys.count == 1 ? keys[0] : nil),
            let values = key.shortValues
        else { return line }
        let path = key.place.dropFirst(isCard ? 3 : 1)
        let inner = key.isMain && path.count < 2 ? [] : path
        let was = (inner + [values.before]).joined(separator: " ")
        return "\(line): \(.title(was)) → \(.title(values.after))"
    }
}

extension BannerChange.KeyChange {
    /// Both values, if they are short enough for a sentence, without the quotes of the file.
    fileprivate var shortValues: (before: String, after: String)? {
        let values = [before ?? "not set", after ?? "not set"].map(\.unquoted)
        guard values.allSatisfy({ $0.count <= 40 && !"{[".utf8.contains($0.utf8.first ?? 0) })
        else {
            return nil
        }
        return (values[0], values[1])
    }
}

extension String {
    /// A value without the quotes of the file.
    fileprivate var unquoted: String {
        first == "\"" ? String(dropFirst().dropLast()) : self
    }
}

extension Time {
    fileprivate func gain(from old: Time) -> String? {
        if self == old { return nil }
        return self < old ? "\((old - self).said) shorter" : "\((self - old).said) longer"
    }

    fileprivate var said: String { .written { $0.append(seconds: self) } + " s" }
}

extension CalendarChange {
    /// How the times of a card differ; `nil` if they do not.
    fileprivate func words(_ row: Row) -> DiffLine? {
        guard row.isChanged else { return nil }
        guard let (start, end) = row.ends.after.map({ ($0.lowerBound, $0.upperBound) }) else {
            return "no longer on"
        }
        // In hours up to three days.
        let seconds = max(row.gained, row.lost)
        let isShort = seconds % 3_600 == 0 && seconds < 259_200
        let length = isShort ? "\(seconds / 3_600) h" : Length.words(seconds)
        let change =
            min(row.gained, row.lost) > 0
            ? "at other times" : "\(length) \(row.lost == 0 ? "longer" : "shorter")"
        let old = row.ends.before
        let from = old?.lowerBound != start && start > from ? ", from \(date(start))" : ""
        let until = old?.upperBound != end && end < to ? ", until \(date(end, isEnd: true))" : ""
        return "on \(change)\(from)\(until)\((from + until).isEmpty ? "" : " \(zoneID)")"
    }

    /// A date as people write it, with the time unless that is midnight; as an end, midnight is the
    /// end of the day before.
    func date(_ instant: Instant, isEnd: Bool = false) -> String {
        let clock = ClockTime(seconds: instant.seconds + zone.offset(at: instant))
        let (minute, isWhole) = (clock.secondOfDay / 60, clock.secondOfDay == 0)
        let (year, month, day) = (clock.dayShown + (isEnd && isWhole ? -1 : 0)).date
        let two = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
        let name = "JanFebMarAprMayJunJulAugSepOctNovDec".dropFirst(3 * month - 3).prefix(3)
        let time = isWhole ? "" : " \(two(minute / 60)):\(two(minute % 60))"
        return "\(day) \(name) \(year)\(time)"
    }
}

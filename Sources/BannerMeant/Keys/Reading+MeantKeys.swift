import BannerCalendar

extension Reading {
    /// What to write for a key that stands for something in another place or form; `nil` if that is not known, and empty
    /// if it was said at another key.
    mutating func meantKey(
        _ key: Node, _ name: String, _ value: Node, in mapping: Node, of record: RecordSchema
    ) -> String? {
        let word = String(decoding: Suggestion.folded(name), as: UTF8.self)
        switch record.name {
        case "occasion", "item":
            return zoneHelp(word, value) ?? occasionHelp(key, word, value, in: mapping, of: record)
                ?? switchHelp(word, value, isItem: true, isAlone: record.name == "occasion" && mapping.count == 1)
                ?? durationHelp(word, value, isItem: record.name == "item")
        case "banner":
            return bannerHelp(word, value) ?? switchHelp(word, value, isItem: false)
        case "input", "drag", "expectation":
            func help(_ key: Node) -> String? { Lexicon.scenarioKeys["\(record.name).\(key.shownText)"] }
            guard let said = help(key) else {
                return mapping.count == 1 ? timeHelp(key, value, in: mapping, of: record) : nil
            }
            if record.name == "drag" { distrust(mapping, lacking: "by") }
            return mapping.entries.first { help($0.key) == said }?.key.range == key.range ? said : ""
        case "breakpoint":
            guard mapping["minWidth"] == nil else { return nil }
            if word == "maxwidth" {
                distrust(mapping, lacking: "minWidth")
                return
                    "a breakpoint holds from its `minWidth` on; what is for narrower windows are the banner's own keys"
            }
            guard let width = Meaning.only(.width, word)?.text ?? (Lexicon.narrowest.contains(word) ? "600" : nil)
            else { return nil }
            distrust(mapping, lacking: "minWidth")
            return
                "write the width from which it holds, such as `minWidth: \(width)`, and beside it what `\(name)` contains"
        case "timer":
            let keys = self.keys(of: record)
            let length = isEmpty(value) ? key : value
            guard mapping["interval"] == nil, self.key(meantBy: name, in: record) == nil,
                Suggestion.nearest(to: name, in: keys.map(\.key)) == nil,
                Schema.duration(isPositive: true).accepts(length),
                Places.places(of: name) == nil, ForeignWord(name) == nil || word == "speed"
            else { return nil }
            distrust(mapping, lacking: "interval")
            return "write `interval: \(length.text)`"
        default: return nil
        }
    }

    /// `zone: Asia/Seoul` beside the dates.
    private func zoneHelp(_ word: String, _ value: Node) -> String? {
        guard Lexicon.banner[word] == "timeZone", let id = value.shortText else { return nil }
        guard root["timeZone"] == nil else { return "remove it: all dates are in the banner's `timeZone`" }
        let zone = ZoneID.known.contains(id) ? id : Reading.zone(meantBy: id)
        return zone.map { "remove it, and write `timeZone: \($0)` at the top level" }
    }

    private static func zone(meantBy text: String) -> String? {
        MeantText.explained(ZoneText.fault(.unknown, in: text, places: []), in: text).replacement
    }

    /// `2s: 1` in an expectation, `2s: swipe next` in an input.
    private mutating func timeHelp(_ key: Node, _ value: Node, in mapping: Node, of record: RecordSchema) -> String? {
        guard Schema.duration(isPositive: false).accepts(key) else { return nil }
        let text = record.name == "expectation" ? value.shortText.map { "page \($0)" } : value.shortText
        guard let entries = text.flatMap({ Schema.record(record).pairs(in: $0) }) else { return nil }
        distrust(mapping, lacking: "at")
        return "write `at: \(key.text), \(entries)`"
    }

    /// `start: 2026-11-27` in an item, `on: 2026-11-27` in an occasion.
    private mutating func occasionHelp(
        _ key: Node, _ word: String, _ value: Node, in mapping: Node, of record: RecordSchema
    ) -> String? {
        let own = ["from", "until", "days", "hours"]
        guard let role = Lexicon.occasionKeys[word] else { return nil }
        let (isItem, part) = (record.name == "item", MeantOccasion.part(role, value))
        // One whose value can stay is only moved.
        if isItem && own.contains(word) && (part == nil || part == "\(word): \(value.text)") { return nil }
        if isItem, let always = value.shortText.flatMap(MeantOccasion.isAlways), value.type == .text {
            return always ? Reading.shownByDefault : "remove the item"
        }
        if !isItem && part == nil && value.kind == .scalar && !(["from", "until"].contains(role) && mapping.count > 1) {
            return "an occasion has dates, `from` and `until`, and times of the week, such as "
                + "`days: [sat, sun], hours: 09:00-17:00`"
        }
        var parts: [(key: Node, text: String)] = []
        var ends: [String: (key: Node, text: String)] = [:]
        // Synonyms whose values can stay are only renamed.
        var areRenamed = !isItem
        for entry in mapping.entries.prefix(40) {
            let other = String(decoding: Suggestion.folded(entry.key.shownText), as: UTF8.self)
            guard let role = Lexicon.occasionKeys[other] else { continue }
            if !isItem && own.contains(other) { return nil }
            if let text = MeantOccasion.part(role, entry.value) {
                parts.append((entry.key, text))
                let isSame = own.contains { text == "\($0): \(entry.value.text)" }
                areRenamed = areRenamed && isSame && self.key(meantBy: entry.key.shownText, in: record) != nil
            } else if let text = entry.value.shortText {
                ends[role] = (entry.key, text)
            }
        }
        if areRenamed && !parts.isEmpty { return nil }
        if let from = ends["from"], let until = ends["until"],
            let keys = MeantOccasion.keys("\(from.text)-\(until.text)")
        {
            parts.append((from.key.range.start < until.key.range.start ? from.key : until.key, keys))
            if key.range == from.key.range || key.range == until.key.range, parts.last?.key.range != key.range {
                return ""
            }
        }
        guard let first = parts.map(\.key.range.start).min(), parts.contains(where: { $0.key.range == key.range })
        else {
            let isTime = isItem && ForeignWord(word) == nil && Schema.duration(isPositive: true).accepts(value)
            return isItem && !isTime && ForeignWord(word) == nil || word == "start" && isItem
                ? "when an item may be shown is its `when`, such as `when: { from: 2026-11-27 }`" : nil
        }
        guard first == key.range.start else { return "" }
        let keys = parts.map(\.text).joined(separator: ", ")
        guard isItem else { return "write `\(keys)`" }
        guard let when = mapping["when"] else { return "write `when: { \(keys) }`" }
        return when.kind == .mapping ? "remove it, and add `\(keys)` to `when`" : nil
    }

    /// `enabled: false`, `default: true`.
    private func switchHelp(_ word: String, _ value: Node, isItem: Bool, isAlone: Bool = false) -> String? {
        guard value.kind == .scalar, let boolean = OldYAML.boolean(value.bytes), let meaning = Lexicon.switches[word]
        else { return nil }
        if meaning == "otherwise" { return isItem && boolean ? "write `when: otherwise`" : nil }
        guard isItem else { return "remove it: the app decides whether it shows a banner" }
        guard boolean == (meaning == "on") else { return "remove the item" }
        return isAlone ? MeantOccasion.help(isAlways: true) : Reading.shownByDefault
    }

    private static let shownByDefault = "remove it: an item may be shown unless its `when` says otherwise"

    /// `timer: 3s` and `length: 3s` in an item.
    private func durationHelp(_ word: String, _ value: Node, isItem: Bool) -> String? {
        guard isItem, Lexicon.itemDuration.contains(word), Schema.duration(isPositive: true).accepts(value) else {
            return nil
        }
        return "write `duration: \(value.text)`"
    }

    /// Keys at the top that stand for something else there.
    private mutating func bannerHelp(_ word: String, _ value: Node) -> String? {
        let isNew = root[Lexicon.banner[word] ?? ""] == nil
        let own = ["from", "until", "days", "hours"].contains(word)
        if !own, let part = Lexicon.occasionKeys[word].flatMap({ MeantOccasion.part($0, value) }) {
            return "move it into an item, as `when: { \(part) }`"
        }
        switch Lexicon.banner[word] {
        case "duration" where Schema.duration(isPositive: true).accepts(value):
            let page = root["timer"] == nil ? "for how long a page is shown write `timer: \(value.text)`" : nil
            let change = root["transition"] == nil ? "for how long a change takes `transition: \(value.text)`" : nil
            let help = [page, change].compactMap(\.self).joined(separator: ", ")
            return help.isEmpty ? nil : help
        case "name" where isNew && value.type == .text:
            return value.shortText.map { "for the banner's name write `name: \(JSON.string($0).yaml)`" }
        case "cards" where value.kind == .scalar && value.type == .number && root["layout"] == nil:
            let key = Places.key(at: "layout.cellWidthMultiplier")
            return key.flatMap { carried(value, of: "slidesPerView", to: $0.key, $0.schema) }
                .map { "here it is `layout.cellWidthMultiplier`: `layout: { cellWidthMultiplier: \($0) }`" }
        case "startPage" where value.type == .number:
            return ForeignWord("startIndex").map { help(for: $0, named: "startIndex", value) }
        case "timeZone" where isNew:
            guard let id = value.shortText, !ZoneID.known.contains(id) else { return nil }
            return Reading.zone(meantBy: id).map { "write `timeZone: \($0)`" }
                ?? "here it is `timeZone`, such as `timeZone: Asia/Seoul`"
        default: break
        }
        if Lexicon.narrowest.contains(word) {
            return
                "remove it: the banner's own keys are for narrow windows, and `breakpoints` say what differs in wider ones"
        }
        guard let width = Meaning.only(.width, word)?.text else { return nil }
        return root["breakpoints"] == nil
            ? "here it is `breakpoints`, such as `breakpoints: [{ minWidth: \(width), focus: 1.1 }]`"
            : "add it to `breakpoints`, as one with `minWidth: \(width)`"
    }
}

extension MeantOccasion {
    /// The key and value that an entry stands for, by whether its key says when something begins, ends, or is.
    static func part(_ role: String, _ value: Node) -> String? {
        if role == "any" || role == "span" { return keys(value, canSpan: role == "span") }
        return value.shortText.flatMap(date).map { "\(role): \($0.text)" }
    }
}

extension Reading {
    /// What to write for a key that says when something is shown: `start: 2026-11-27` in an item, `on: 2026-11-27` in an
    /// occasion; `nil` if that is not known, and empty if it was said at another key.
    mutating func occasionHelp(_ unknown: UnknownKey) -> String? {
        let (key, value, mapping, record) = (unknown.key, unknown.value, unknown.mapping, unknown.record)
        guard record.name == "item" || record.name == "occasion" || record.name == "banner",
            let role = Lexicon.occasionKeys[key.shownText]
        else { return nil }
        let word = String(decoding: Suggestion.folded(key.shownText), as: UTF8.self)
        let own = ["from", "until", "days", "hours"]
        let (isItem, part) = (record.name == "item", MeantOccasion.part(role, value))
        if record.name == "banner" {
            return own.contains(word) ? nil : part.map { "move it into an item, as `when: { \($0) }`" }
        }
        // One whose value can stay is only moved.
        if isItem && own.contains(word) && (part == nil || part == "\(word): \(value.text)") { return nil }
        if isItem, let always = value.shortText.flatMap(MeantOccasion.isAlways), value.type == .text {
            return always ? "remove it: an item may be shown unless its `when` says otherwise" : "remove the item"
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
            let isOrdered = from.key.range.start < until.key.range.start
            guard key.range != (isOrdered ? until : from).key.range else { return "" }
            parts.append((isOrdered ? from.key : until.key, keys))
        }
        guard let first = parts.map(\.key.range.start).min(), parts.contains(where: { $0.key.range == key.range })
        else {
            let isElse = ForeignWord(word) != nil || Schema.duration(isPositive: true).accepts(value)
            return isItem && (word == "start" || !isElse)
                ? "when an item may be shown is its `when`, such as `when: { from: 2026-11-27 }`" : nil
        }
        guard first == key.range.start else { return "" }
        let keys = parts.map(\.text).joined(separator: ", ")
        guard isItem else { return "write `\(keys)`" }
        guard let when = mapping["when"] else { return "write `when: { \(keys) }`" }
        return when.kind == .mapping ? "remove it, and add `\(keys)` to `when`" : nil
    }
}

extension MeantOccasion {
    /// The key and value that an entry stands for, by whether its key says when something begins, ends, or is.
    static func part(_ role: String, _ value: Node) -> String? {
        if role == "any" || role == "span" { return keys(value, canSpan: role == "span") }
        return value.shortText.flatMap(date).map { "\(role): \($0)" }
    }
}

import BannerCalendar

extension Reading {
    /// What to write for a key that stands for something else, by the first row of `[advice]` whose conditions hold; empty if
    /// it was said at another key, and `nil` if there is none.
    mutating func advice(_ names: [String], _ unknown: UnknownKey) -> String? {
        for row in names.flatMap(Lexicon.advice.all) {
            let words = row.split(separator: " ", omittingEmptySubsequences: false)
            let conditions = words.prefix { "?!-".contains($0.first ?? " ") }
            let text = words[conditions.count...].joined(separator: " ")
            guard conditions.allSatisfy({ holds($0, unknown) }), let advice = text.filled({ part($0, unknown) }) else {
                continue
            }
            for condition in conditions where condition.first == "-" {
                distrust(unknown.mapping, lacking: String(condition.dropFirst()))
            }
            return conditions.first == "?once" && !isFirst(unknown, of: row) ? "" : advice
        }
        return nil
    }

    /// Whether what a row says after `?`, or the opposite of what it says after `!`, is so.
    private func holds(_ condition: Substring, _ unknown: UnknownKey) -> Bool {
        let (value, mapping, name) = (unknown.value, unknown.mapping, String(condition.dropFirst()))
        let boolean = value.kind == .scalar ? OldYAML.boolean(value.bytes) : nil
        let isSo =
            switch name {
            case "true", "false": boolean == (name == "true")
            case "boolean": boolean != nil
            case "duration": Schema.duration(isPositive: true).accepts(value)
            case "number": value.type == .number
            case "text": value.type == .text
            case "empty": isEmpty(value)
            case "word": value.shortText != nil
            case "zone": value.shortText.map(ZoneID.known.contains) ?? false
            case "alone": mapping.count == 1
            case "cards":
                mapping.entries.contains {
                    $0.key.equals("cellWidthMultiplier") || Lexicon.counts[$0.key.shownText] == "cards"
                }
            default: name.hasPrefix("/") ? root[String(name.dropFirst())] != nil : mapping[name] != nil
            }
        return condition.first == "-" || name == "once" || isSo == (condition.first == "?")
    }

    /// Whether no key before this one has the same row.
    private func isFirst(_ unknown: UnknownKey, of row: String) -> Bool {
        let first = unknown.mapping.entries.first {
            Lexicon.advice.all("\(unknown.record.name).\($0.key.shownText)").contains(row)
        }
        return first?.key.range == unknown.key.range
    }

    /// What stands for `$value` and the like.
    private mutating func part(_ part: String, _ unknown: UnknownKey) -> String? {
        let (key, value) = (unknown.key, unknown.value)
        switch part {
        case "name": return key.shownText
        case "id":
            let isID = IdentifierText.isIdentifier(Array(key.shownText.utf8).span)
            return isID ? JSON.string(key.shownText).yaml : nil
        case "axis": return ForeignWord("axis").map { help(for: $0, named: key.shownText, value) }
        case "value": return value.text
        case "text": return value.shortText.map { JSON.string($0).yaml }
        case "outer": return String(unknown.mapping.path.dropFirst())
        case "zone": return value.shortText.flatMap(MeantZone.id)
        case "width":
            return Meaning.only(.width, String(decoding: Suggestion.folded(key.shownText), as: UTF8.self))?.text
        case "here": return ForeignWord(key.shownText).map { help(for: $0, named: key.shownText, value) }
        case "cards":
            let key = Places.key(at: "layout.cellWidthMultiplier")
            return key.flatMap { carried(value, of: "slidesPerView", to: $0.key, $0.schema) }
        case "time": return Schema.duration(isPositive: false).accepts(key) ? key.text : nil
        case "entries":
            let page = unknown.record.name == "expectation" ? "page " : ""
            return value.shortText.flatMap { unknown.record.keys.pairs(in: page + $0)?.onOneLine }
        case "length": return length(unknown)
        default: return nil
        }
    }

    /// The duration that a timer has under a name that says nothing else: `every: 3s`, or `3s` alone.
    private mutating func length(_ unknown: UnknownKey) -> String? {
        let name = unknown.key.shownText
        let length = isEmpty(unknown.value) ? unknown.key : unknown.value
        guard Schema.duration(isPositive: true).accepts(length), key(meantBy: name, in: unknown.record) == nil,
            Suggestion.nearest(to: name, in: keys(of: unknown.record).map(\.key)) == nil,
            Places.places(of: name) == nil, ForeignWord(name) == nil || Suggestion.isSame(name, "speed")
        else { return nil }
        return length.text
    }
}

extension Reading {
    /// Reports a key that its mapping does not have, if it is known what it stands for.
    mutating func reportMeant(_ unknown: UnknownKey) -> KeyAnswer {
        let (key, value, mapping, record) = (unknown.key, unknown.value, unknown.mapping, unknown.record)
        let name = key.shownText
        let schemas = self.keys(of: record)
        let keys = schemas.map(\.key)
        if let same = keys.first(where: { Suggestion.isSame($0, name) }) {
            return rename(unknown, to: same, isSafe: Slip.isSlip(name, of: same, among: []))
        }
        if let answer = reportWrappedBanner(unknown) { return answer }
        if isBanner,
            let meant = occasionHelp(unknown) ?? advice(["\(record.name).\(name)", "\(record.name).*"], unknown)
        {
            distrust(key)
            return meant.isEmpty ? .reported(nil) : report(unknown, help: meant)
        }
        if isBanner, let help = advice(["\(mapping.path).\(name)", "*.\(name)"], unknown) {
            return report(unknown, help: help)
        }
        if let meant = self.key(meantBy: name, in: record) {
            return renameSynonym(unknown, to: meant)
        }
        if isBanner, let help = wordHelp(name, value, of: schemas) { return report(unknown, help: help) }
        let isInScenario = mapping.path.utf8.starts(with: "/scenarios/".utf8)
        if isBanner, let places = Places.places(of: name, inScenario: isInScenario),
            !isMeantElsewhere(unknown, places)
        {
            if places.contains(where: \.isTopLevel) { distrust(root, lacking: places[0].key.key) }
            fault(
                .misplacedKey,
                "`\(name)` is not a key of \(record.phrase); it belongs \(places.map(\.phrase).joinedByOr)", at: key,
                help: moved(unknown, places))
            return .reported(nil)
        }
        if isBanner, !isInScenario, let word = ForeignWord(name) {
            if let meant = schemas.first(where: { word.means($0.key, in: mapping.path) }) {
                return renameSynonym(unknown, to: meant)
            }
            // What an item or an occasion has is not moved out of it, unless its value says so.
            if ["item", "occasion"].contains(record.name), case .key(let path, _) = word {
                let key = Places.key(at: path)
                let outer = path.split(separator: ".").first.map { root[String($0)] } ?? nil
                guard outer == nil, let key, carried(value, of: name, to: key.key, key.schema) != nil else {
                    return .unknown
                }
            }
            return report(unknown, help: help(for: word, named: name, value))
        }
        if let nearest = Suggestion.nearest(to: name, in: keys), let near = schemas.first(where: { $0.key == nearest })
        {
            if case .list = near.schema, let text = value.shortText, value.type == .text {
                distrust(mapping, lacking: nearest)
                return report(unknown, help: "write `\(nearest): [\(text)]`")
            }
            let fits = near.schema.resembles(value) && !near.schema.isTooLong(value)
            let isSafe = fits && Slip.isSlip(name, of: nearest, among: keys)
            return rename(
                unknown, to: nearest, isSafe: isSafe, isUnique: isSafe || Slip.mayMean(name, nearest, among: keys))
        }
        return advice(["other:\(record.name)"], unknown).map { report(unknown, help: $0) } ?? .unknown
    }

    /// Whether a key is not that of the places that have it: a key of scenarios in a part of the banner, a slip of an own
    /// key with its value, or a key of another carousel.
    private func isMeantElsewhere(_ unknown: UnknownKey, _ places: [Places.Place]) -> Bool {
        let (name, value) = (unknown.key.shownText, unknown.value)
        let isAtTop = unknown.mapping.isSame(as: root)
        let word = ForeignWord(name)
        if isAtTop, case .absent = word, !places.contains(where: { $0.key.schema.accepts(value) }) { return true }
        guard !places.contains(where: { $0.key.schema.resembles(value) }) else {
            return places.allSatisfy(\.isInScenario)
                && (isAtTop
                    ? places.allSatisfy { $0.phrase == "in an expected `indicator`" }
                    : !unknown.mapping.path.utf8.starts(with: "/scenarios/".utf8))
        }
        if case .key(let path, _) = word, Places.key(at: path)?.schema.resembles(value) ?? false {
            return true
        }
        let nearest = Suggestion.nearest(to: name, in: unknown.record.keys.map(\.key))
        return unknown.record.keys.contains { $0.key == nearest && $0.schema.resembles(value) }
    }

    private mutating func report(
        _ unknown: UnknownKey, _ reason: String = "", help: String?, notes: [Note] = [], fix: Fix? = nil
    ) -> KeyAnswer {
        let message = "`\(unknown.key.shownText)` is not a key of \(unknown.record.phrase)\(reason)"
        fault(.unknownKey, message, at: unknown.key, help: help, notes: notes, fix: fix)
        return .reported(nil)
    }

    /// Another word for a key; its value need not be one of that key.
    private mutating func renameSynonym(_ unknown: UnknownKey, to meant: KeySchema) -> KeyAnswer {
        let (name, value) = (unknown.key.shownText, unknown.value)
        // A number that would be out of range, or take minutes, is not suggested.
        let isNumber = if case .number = meant.schema { true } else { false }
        let fits = isNumber ? meant.schema.accepts(value) : meant.schema.resembles(value)
        guard !fits || meant.schema.isTooLong(value) else {
            let isUnique = !KnownWords.decides(name, against: meant.key)
            return rename(unknown, to: meant.key, isSafe: false, isUnique: isUnique)
        }
        distrust(unknown.mapping, lacking: meant.key)
        return remove(unknown, for: meant.key) ?? report(unknown, help: help(for: name, value, as: meant))
    }

    /// Of a key and another one that is there already, one is removed.
    private mutating func remove(_ unknown: UnknownKey, for other: String) -> KeyAnswer? {
        unknown.mapping.entries.first { $0.key.equals(Array(other.utf8)) }.map {
            report(
                unknown, help: "remove one of the two", notes: [Note("`\(other)` is already here", at: $0.key.range)])
        }
    }

    /// Reports a key that contains the whole banner, which is then one level too deep, or is beside such a key, as one
    /// finding.
    private mutating func reportWrappedBanner(_ unknown: UnknownKey) -> KeyAnswer? {
        let (key, mapping) = (unknown.key, unknown.mapping)
        guard isBanner, mapping.isSame(as: root) else { return nil }
        guard root["items"] == nil,
            let wrapper = mapping.entries.first(where: { $0.value.kind == .mapping && $0.value["items"] != nil })
        else { return nil }
        guard wrapper.key.range == key.range else { return .reported(nil) }
        distrust(mapping, lacking: "items")
        return report(
            unknown, ": the banner is one level too deep",
            help: mapping.count == 1
                ? wholeBannerHelp(key, unknown.value)
                : "write only what `\(key.shownText)` contains, and remove everything else")
    }

    private func wholeBannerHelp(_ key: Node, _ value: Node) -> String {
        let table = file.lineTable()
        func isBrace(_ place: Int) -> Bool {
            file.bytes.dropFirst(table.byteOffset(of: place)).first == UInt8(ascii: "{")
        }
        guard isBrace(value.range.start) else { return "remove this line, and indent what follows it less" }
        let start = table.byteOffset(of: key.range.start)
        let name = String(decoding: file.bytes[start..<table.byteOffset(of: key.range.end)], as: UTF8.self)
        let isInside = isBrace(root.range.start)
        return name.utf8.count > 40
            ? "keep only its value"
            : isInside ? "remove `\(name): {` and its `}`" : "remove `\(name):`, and keep its value"
    }

    private mutating func rename(
        _ unknown: UnknownKey, to nearest: String, isSafe: Bool, isUnique: Bool = true
    ) -> KeyAnswer {
        let (key, mapping) = (unknown.key, unknown.mapping)
        let help = "did you mean `\(nearest)`?"
        if let removed = remove(unknown, for: nearest) { return removed }
        // A key that is allowed to be unknown is left out, whatever it resembles.
        guard !isExempt(.unknownKey, at: key.range) else { return report(unknown, help: help) }
        // If two keys can mean the same one, neither is certain.
        let rival = distrust(mapping, lacking: nearest)
        _ = report(
            unknown, help: help,
            notes: rival.map { [Note("`\($0.key.shownText)` may also mean `\(nearest)`", at: $0.key.range)] } ?? [],
            fix: fix(key, saying: nearest, isSafe: isSafe && rival == nil, isUnique: isUnique && rival == nil))
        if let finding = rival?.finding {
            report.doubtFix(
                ofKept: finding, because: Note("`\(key.shownText)` may also mean `\(nearest)`", at: key.range))
        }
        distrust(mapping, lacking: nearest, for: (key, lastFinding))
        guard isSafe && rival == nil else { return .reported(nil) }
        surelyMeant[key.range.start] = nearest
        return .reported(nearest)
    }

    /// How to move a key with its value to where it is valid.
    private mutating func moved(_ unknown: UnknownKey, _ places: [Places.Place]) -> String {
        let (key, value) = (unknown.key, unknown.value)
        let fitting = places.filter { $0.key.schema.accepts(value) }
        let name = places[0].key.key
        if places.allSatisfy(\.isTopLevel), root[name] != nil {
            return "remove it: `\(name)` is already at the top level"
        }
        let isTop = unknown.mapping.isSame(as: root)
        if isTop, places.only?.phrase == "under `when`" { return "move it under the `when` of an item" }
        if isTop, fitting.only?.phrase == "under `timer`", name != "interval",
            root["timer"] == nil, let text = value.shortText
        {
            return "write `timer: { interval: 2s, \(name): \(text) }`"
        }
        guard fitting.isEmpty else {
            let spelled = key.equals(Array(name.utf8)) ? "" : " as `\(name)`"
            return "move it \(fitting.map(\.movement).joinedByOr)" + spelled
        }
        let place = places[0]
        if name == "easing", let curve = curve(value) {
            return "move it \(places.map(\.movement).joinedByOr), as `easing: \(curve)`"
        }
        if let advice = advice(["moved:\(name):\(value.shownText)"], unknown) { return advice }
        if value.kind == .scalar, case .choice(let words) = place.key.schema {
            return words.place(meantBy: value.text).map { "move it \(place.movement), as `\(name): \(words[$0].text)`" }
                ?? "move it \(place.movement), where it is one of " + words.map { "`\($0.text)`" }.joinedByOr
        }
        return "move it \(place.movement), such as `\(name): \(place.key.shownValue.yaml)`"
    }
}

import BannerDiagnostics
import BannerRules
import BannerTree

extension Reading {
    /// A key that its mapping does not have; one that begins with `x-` belongs to the author and is not reported.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - value: its value.
    ///   - mapping: the mapping that contains it.
    ///   - record: the keys that the mapping can have.
    /// - Returns: the key that is certainly meant, if there is one.
    @discardableResult
    mutating func unknownKey(_ key: Node, with value: Node, in mapping: Node, of record: RecordSchema) -> String? {
        guard !key.bytes.starts(with: "x-".utf8) else { return nil }
        if !isExempt(.unknownKey, at: key.range) { mappingsWithUnknownKeys.insert(mapping.range) }
        if key.isBroken {
            distrust(key)
        } else if key.equals("<<") {
            mergeKey(key)
        } else if isCrowded {
            fault(.unknownKey, "`\(key.shownText)` is not a key of \(record.phrase)", at: key)
        } else {
            return misspeltKey(key, with: value, in: mapping, of: record)
        }
        return nil
    }

    private mutating func misspeltKey(
        _ key: Node, with value: Node, in mapping: Node, of record: RecordSchema
    ) -> String? {
        let name = key.shownText
        let schemas = self.keys(of: record)
        if let same = schemas.first(where: { Suggestion.isSame($0.key, name) }) {
            let isSafe = Slip.isSlip(name, of: same.key, among: [])
            return rename(key, to: same.key, in: mapping, of: record, isSafe: isSafe)
        }
        if isPartOfWrappedBanner(key, value, in: mapping, of: record) { return nil }
        if isBanner, let meant = meantKey(key, name, value, in: mapping, of: record) {
            distrust(key)
            guard !meant.isEmpty else { return nil }
            fault(.unknownKey, "`\(name)` is not a key of \(record.phrase)", at: key, help: meant)
            return nil
        }
        if isBanner, let help = help(forSwitch: name, value, in: mapping) {
            fault(.unknownKey, "`\(name)` is not a key of \(record.phrase)", at: key, help: help)
            return nil
        }
        if let meant = schemas.first(where: { $0.synonyms.contains { Suggestion.isSame($0, name) } }) {
            return renameSynonym(key, to: meant, with: value, in: mapping, of: record)
        }
        let isGesture = mapping.isSame(as: root) && value.kind == .scalar && ["drag", "swipe"].contains(name)
        if isBanner, !isGesture, let places = Places.places(of: name) {
            if places.contains(where: \.isTopLevel) { distrust(root, lacking: places[0].key.key) }
            misplacedKey(key, value, places, in: record)
            return nil
        }
        if isBanner, let word = ForeignWord.named(name) {
            if let meant = schemas.first(where: { word.means($0.key, in: mapping.path) }) {
                return renameSynonym(key, to: meant, with: value, in: mapping, of: record)
            }
            let help = help(for: word, named: name, value)
            fault(.unknownKey, "`\(name)` is not a key of \(record.phrase)", at: key, help: help)
            return nil
        }
        let keys = schemas.map(\.key)
        if let nearest = Suggestion.nearest(to: name, in: keys) {
            if case .list? = schemas.first(where: { $0.key == nearest })?.schema, let text = value.shortText,
                value.type == .text
            {
                distrust(mapping, lacking: nearest)
                fault(
                    .unknownKey, "`\(name)` is not a key of \(record.phrase)", at: key,
                    help: "write `\(nearest): [\(text)]`")
                return nil
            }
            let fits = schemas.contains {
                $0.key == nearest && $0.schema.resembles(value) && !$0.schema.isTooLong(value)
            }
            let isSafe = fits && Slip.isSlip(name, of: nearest, among: keys)
            let isOnly = Slip.mayMean(name, nearest, among: keys)
            return rename(key, to: nearest, in: mapping, of: record, isSafe: isSafe, isUnique: isSafe || isOnly)
        }
        if record.name == "item", mapping.count == 1, IdentifierText.isIdentifier(Array(name.utf8).span) {
            distrust(mapping, lacking: "id")
            let title = value.shortText.map { " and `title: \(JSON.string($0).yaml)`" } ?? ""
            fault(
                .unknownKey, "`\(name)` is not a key of \(record.phrase)", at: key,
                help: "if it is the item's id, write `id: \(JSON.string(name).yaml)`\(title) in place of it")
            return nil
        }
        let own = "your own begin with `x-`"
        // The list is long, so it appears once for each type of mapping.
        let help =
            listedKeys.insert(record.name).inserted
            ? "its keys are \(keys.map { "`\($0)`" }.joined(separator: ", ")); \(own)" : "remove it; keys of \(own)"
        fault(.unknownKey, "`\(name)` is not a key of \(record.phrase)", at: key, help: help)
        return nil
    }

    /// Another word for a key; its value need not be one of that key.
    private mutating func renameSynonym(
        _ key: Node, to meant: KeySchema, with value: Node, in mapping: Node, of record: RecordSchema
    ) -> String? {
        // A number that would be out of range, or take minutes, is not suggested.
        let isNumber = if case .number = meant.schema { true } else { false }
        let fits = isNumber ? meant.schema.accepts(value) : meant.schema.resembles(value)
        guard !fits || meant.schema.isTooLong(value) else {
            let isUnique = !KnownWords.decides(key.shownText, against: meant.key)
            return rename(key, to: meant.key, in: mapping, of: record, isSafe: false, isUnique: isUnique)
        }
        distrust(mapping, lacking: meant.key)
        let taken = mapping.entries.first { $0.key.equals(Array(meant.key.utf8)) }?.key
        fault(
            .unknownKey, "`\(key.shownText)` is not a key of \(record.phrase)", at: key,
            help: taken == nil ? help(for: key.shownText, value, as: meant) : "remove one of the two",
            notes: taken.map { [Note("`\(meant.key)` is already here", at: $0.range)] } ?? [])
        return nil
    }

    /// Whether a key contains the whole banner, which is then one level too deep, or is beside such a key; reported as
    /// one finding.
    private mutating func isPartOfWrappedBanner(
        _ key: Node, _ value: Node, in mapping: Node, of record: RecordSchema
    ) -> Bool {
        guard isBanner, mapping.isSame(as: root) else { return false }
        if key.equals("banner"), isEmpty(value), root["items"] != nil {
            fault(
                .unknownKey, "`banner` is not a key of \(record.phrase)", at: key, help: "remove this line")
            return true
        }
        guard root["items"] == nil,
            let wrapper = mapping.entries.first(where: { $0.value.kind == .mapping && $0.value["items"] != nil })
        else { return false }
        guard wrapper.key.range == key.range else { return true }
        distrust(mapping, lacking: "items")
        let isAlone = mapping.count == 1
        fault(
            .unknownKey, "`\(key.shownText)` is not a key of \(record.phrase): the banner is one level too deep",
            at: key,
            help: isAlone
                ? wholeBannerHelp(key, value)
                : "write only what `\(key.shownText)` contains, and remove everything else")
        return true
    }

    private func wholeBannerHelp(_ key: Node, _ value: Node) -> String {
        let table = file.lineTable()
        func isBrace(_ place: Int) -> Bool {
            let byte = table.byteOffset(of: place)
            return file.bytes.indices.contains(byte) && file.bytes[byte] == UInt8(ascii: "{")
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
        _ key: Node, to nearest: String, in mapping: Node, of record: RecordSchema, isSafe: Bool,
        isUnique: Bool = true
    ) -> String? {
        let name = key.shownText
        let message = "`\(name)` is not a key of \(record.phrase)"
        let help = "did you mean `\(nearest)`?"
        if let taken = mapping.entries.first(where: { $0.key.equals(Array(nearest.utf8)) })?.key {
            let note = Note("`\(nearest)` is already here", at: taken.range)
            fault(.unknownKey, message, at: key, help: "remove one of the two", notes: [note])
            return nil
        }
        // A key that is allowed to be unknown is left out, whatever it resembles.
        guard !isExempt(.unknownKey, at: key.range) else {
            fault(.unknownKey, message, at: key, help: help)
            return nil
        }
        // If two keys can mean the same one, neither is certain.
        let rival = distrust(mapping, lacking: nearest)
        fault(
            .unknownKey, message, at: key, help: help,
            notes: rival.map { [Note("`\($0.key.shownText)` may also mean `\(nearest)`", at: $0.key.range)] } ?? [],
            fix: fix(key, saying: nearest, isSafe: isSafe && rival == nil, isUnique: isUnique && rival == nil))
        if let finding = rival?.finding {
            report.doubtFix(
                ofKept: finding, because: Note("`\(name)` may also mean `\(nearest)`", at: key.range))
        }
        distrust(mapping, lacking: nearest, for: Misspelling(key: key, finding: lastFinding))
        guard isSafe && rival == nil else { return nil }
        surelyMeant[key.range.start] = nearest
        return nearest
    }

    private mutating func misplacedKey(
        _ key: Node, _ value: Node, _ places: [Places.Place], in record: RecordSchema
    ) {
        fault(
            .misplacedKey,
            "`\(key.shownText)` is not a key of \(record.phrase); it belongs \(places.map(\.phrase).joinedByOr)",
            at: key, help: moved(key, value, places))
    }

    /// How to move a key with its value to where it is valid.
    private mutating func moved(_ key: Node, _ value: Node, _ places: [Places.Place]) -> String {
        let fitting = places.filter { $0.key.schema.accepts(value) }
        let name = places[0].key.key
        if places.allSatisfy(\.isTopLevel), root[name] != nil {
            return "remove it: `\(name)` is already at the top level"
        }
        let isTop = !key.path.utf8.dropFirst().contains(UInt8(ascii: "/"))
        if isTop, places.count == 1, places[0].phrase == "under `when`" { return "move it under the `when` of an item" }
        if isTop, fitting.count == 1, fitting[0].phrase == "under `timer`", name != "interval", root["timer"] == nil,
            let text = value.shortText
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
        if name == "direction", value.kind == .scalar,
            ["vertical", "horizontal", "column", "row", "ttb"].contains(value.text.lowercased())
        {
            return ForeignWord.named("axis").map { help(for: $0, named: name, value) } ?? "move it under `layout`"
        }
        if value.kind == .scalar, case .choice(let words) = place.key.schema {
            let meant = words.first { $0.synonyms.contains { Suggestion.isSame($0, value.text) } }
            return meant.map { "move it \(place.movement), as `\(name): \($0.text)`" }
                ?? "move it \(place.movement), where it is one of " + words.map { "`\($0.text)`" }.joinedByOr
        }
        return "move it \(place.movement), such as `\(name): \(place.key.shownValue.yaml)`"
    }

    private mutating func mergeKey(_ key: Node) {
        fault(
            .mergeKey, "`<<` does not merge anything: it is not part of YAML 1.2", at: key,
            help: "write the keys out, or use an alias such as `*name` as the value")
    }

    /// A required key that is missing; one that was reported as misspelt is not reported again.
    mutating func missingKey(_ key: KeySchema, in mapping: Node, of record: RecordSchema) {
        guard !isMisspelt(key.key, in: mapping) else { return }
        distrust(mapping, lacking: key.key)
        if record.name == "item", let continued = continuedItem(mapping) {
            guard let before = continued.before else { return }
            let keys = continued.keys.map { "`\($0)`" }.joinedByAnd
            fault(
                .missingKey, "\(record.phrase) has no `\(key.key)`", at: heading(of: mapping), in: mapping,
                help:
                    "remove the `-` before \(keys) if \(continued.keys.count == 1 ? "it is" : "they are") part of the item "
                    + "`\(before)`; or add an id, such as `id: \(newID(for: mapping) ?? key.example.yaml)`")
            return
        }
        let example = record.name == "item" ? newID(for: mapping) ?? key.example.yaml : key.example.yaml
        fault(
            .missingKey, "\(record.phrase) has no `\(key.key)`", at: heading(of: mapping), in: mapping,
            help: "add \(key.schema.phrase), such as `\(key.key): \(example)`")
    }

    /// Two keys that cannot be combined.
    mutating func exclusiveKeys(_ key: Node, _ other: Node?, in mapping: Node, of record: RecordSchema) {
        fault(
            .exclusiveKeys,
            "`\(key.shownText)` cannot be combined with `\(other?.shownText ?? "")` in \(record.phrase)",
            at: key,
            help: "write two entries", notes: other.map { [Note("`\($0.shownText)` is here", at: $0.range)] } ?? [])
        distrust(mapping)
    }

    /// Keys that are incomplete together.
    mutating func incompleteForm(_ mapping: Node, of record: RecordSchema, forms: [Int]) {
        distrust(mapping)
        // An unknown key is the cause.
        guard !mappingsWithUnknownKeys.contains(mapping.range) else { return }
        let wanted = forms.map { record.forms[$0].phrase }
        fault(
            .incompleteEntry, "\(record.phrase) is incomplete", at: heading(of: mapping), in: mapping,
            help: "add \(wanted.joinedByOr)")
    }
}

extension [String] {
    /// The words as an enumeration: `a`, `a or b`, `a, b or c`.
    var joinedByOr: String { joined(by: " or ") }

    /// The same with `and`.
    var joinedByAnd: String { joined(by: " and ") }

    private func joined(by word: String) -> String {
        guard count > 1, let last else { return joined() }
        return dropLast().joined(separator: ", ") + word + last
    }
}

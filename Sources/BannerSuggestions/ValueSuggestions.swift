import BannerCalendar
package import BannerDiagnostics
package import BannerLanguage
import BannerRules
package import BannerTree
import CBannerParts

/// A value that an author probably means.
package struct SuggestedValue: Equatable {
    /// The value to write.
    package var value: JSON
    /// The certainty; `possible` if there are several values.
    package var certainty: Certainty
}

/// Derives the probable meanings of an invalid value.
package struct ValueSuggestions {
    private let node: Node
    private let text: String
    private let tokens: [String]
    private var certainty = Certainty.likely

    /// The values that a scalar can mean, the most likely first; empty if the meaning is doubtful.
    ///
    ///     // For `2 sec` it returns `2s`, which is certain.
    ///     ValueSuggestions.meanings(of: node, as: .duration(isPositive: true))
    package static func meanings(of node: Node, as schema: Schema) -> [SuggestedValue] {
        guard !node.isBroken, node.tag == .none, (1...60).contains(node.bytes.count) else {
            return []
        }
        var written = ValueSuggestions(
            node: node, text: node.text, tokens: CalendarText.tokens(node.text))
        let values = written.values(schema)
        return values.map {
            SuggestedValue(
                value: $0,
                certainty: values.count > 1 ? .possible : node.isAlias ? .likely : written.certainty
            )
        }
    }

    private mutating func values(_ schema: Schema) -> [JSON] {
        let boolean = YAML11.boolean(node.bytes)
        switch schema {
        case .boolean where boolean != nil, .onlyTrue where boolean == true:
            certainty = .certain
            return [.bool(boolean == true)]
        case .number(let bounds): return numbers(bounds).map { .number($0) }
        case .duration(let isPositive):
            return durations(isPositive).filter {
                (try? DurationText.read($0) > .zero || !isPositive) == true
            }.map(
                JSON.string)
        case .choice(let words):
            let texts = words.map(\.text)
            return boolean == false && texts.contains("none") ? ["none"] : choices(texts)
        case .text(let form): return texts(form).map(JSON.string)
        case .list(.text(let form), _):
            return form.use == .tag && isID ? [.array([.string(text)])] : []
        case .either(let short, let long):
            let values = values(short)
            return values.isEmpty ? self.values(long) : values
        case .record(let record):
            certainty = .likely
            return record.keys.filter { key in
                guard case .choice(let words) = key.schema else { return false }
                return words.contains { $0.text == text }
            }.map { .object([($0.key, .string(text))]) }
        case .boolean, .onlyTrue, .list, .tuple, .page, .variants: return []
        }
    }

    private var isID: Bool { node.withBytes(IdentifierText.isIdentifier) }

    private mutating func choices(_ words: [String]) -> [JSON] {
        if let meant = Typo.word(text, in: words) {
            certainty = .certain
            return [.string(words[meant])]
        }
        if let meant = ValueWords.meaning(words.prefix(2).joined(), text) {
            return [.string(meant)]
        }
        if words[0] == "jan", let number = Int(ValueWords.meaning("month", text) ?? text),
            1...12 ~= number
        {
            return [.string(words[number - 1])]
        }
        let days = words[0] == "mon" ? CalendarText.days(tokens).map(JSON.string) : []
        // An entry of a list cannot become several entries.
        guard days.isEmpty else {
            if text.hasSuffix("day") { certainty = .certain }
            return days.count == 1
                ? days : node.path.utf8.last?.decimalDigit != nil ? [] : [.array(days)]
        }
        // A word with another first letter is often a different word.
        return words.filter {
            $0.utf8.count > 3 && $0.first == text.lowercased().first
                && Suggestion.nearest(to: text, in: [$0], within: 2) != nil
        }.map(JSON.string)
    }

    private mutating func texts(_ form: TextForm) -> [String] {
        switch form.use {
        case .color: return colors()
        case .date:
            let dates = CalendarText.dates(
                tokens, isEnd: !["/from", "/start"].contains(where: node.path.hasSuffix))
            return form.pattern == DateText.dayPattern ? dates.map { String($0.prefix(10)) } : dates
        case .hours:
            let windows = CalendarText.window(tokens)
            if windows == [tokens.map { $0 == "–" ? "-" : $0 }.joined()] { certainty = .certain }
            return windows
        case .timeZone: return zones()
        case .image, .link: return []
        case .prose, .identifier, .tag:
            // `false` can mean that there is no text.
            certainty = node.type == .boolean ? .possible : .certain
            return [.text, .null].contains(node.type) || form.use != .prose && !isID ? [] : [text]
        }
    }

    // MARK: Numbers

    /// Joins tokens, with a point in place of a decimal comma; empty if two numbers would become
    /// one.
    private func joined(_ tokens: [String]) -> String {
        let pairs = zip(tokens, tokens.dropFirst() + [""])
        return pairs.contains { Int($0) != nil && Int($1) != nil }
            ? ""
            : pairs.map {
                $0 == "," && $1.utf8.count != 3 ? "." : $0 == "." && $1.isEmpty ? "" : $0
            }.joined()
    }

    private mutating func numbers(_ bounds: Bounds) -> [String] {
        let isPart = bounds.unit.isEmpty && !bounds.isWhole
        let hasUnit =
            ValueWords.meaning("size", tokens.last ?? "") == (isPart ? "part" : bounds.unit)
        let text = joined(hasUnit ? tokens.dropLast() : tokens)
        if text == self.text { certainty = .certain }
        let meant =
            isPart && hasUnit
            ? NumberText.exact(((Double(text) ?? 0) * 100).rounded() / 10_000) : text
        return [meant].filter { Schema.number(bounds).accepts(number: $0) }
    }

    private mutating func durations(_ isPositive: Bool) -> [String] {
        if node.type == .number {
            // A number of seconds so large that it can be one of milliseconds.
            guard let number = Double(text), number >= 100 else { return [] }
            let isShort = number >= 1_000 && (number / 500).rounded() * 500 == number || !isPositive
            return [text + "ms"]
                + (isShort && !node.path.hasPrefix("/scenarios") ? [] : [text + "s"])
        }
        certainty = tokens.contains(",") ? .likely : .certain
        return [joined(tokens.map { $0 == "pt" ? "" : ValueWords.meaning("unit", $0) ?? $0 })]
    }

    // MARK: Colours and zones

    /// Parses a CSS colour: a name, or digits without `#`.
    private mutating func colors() -> [String] {
        if let hex = ValueWords.meaning("color", text) { return [hex] }
        let hex = "#" + text
        // Letters can be a word, such as `facade`, and decimal digits a number.
        if Banner.Color(hex: Array(hex.utf8).span) != nil, hex.utf8.count == 7 || Int(text) == nil {
            certainty = hex.contains(where: \.isNumber) ? .certain : .likely
            return [hex]
        }
        return []
    }

    /// Parses a CSS colour such as `rgb(255, 107, 53)` or `rgba(255, 107, 53, 0.5)`; returns it as
    /// `#RRGGBB` or `#RRGGBBAA`.
    static func rgb(_ text: String) -> String? {
        let parts = text.split { "\"'(,/) ".contains($0) }
        let channels = parts.dropFirst().prefix(3).compactMap { UInt8($0) }
        guard ["rgb", "rgba"].contains(parts.first?.lowercased()), channels.count == 3,
            parts.count < 6,
            let alpha = parts.count == 4 ? 1 : Double(parts[4]), (0...1).contains(alpha)
        else { return nil }
        let bytes = channels + (alpha == 1 ? [] : [UInt8((alpha * 255).rounded())])
        return "#" + bytes.map { $0.hexadecimal(2, uppercase: true) }.joined()
    }

    /// The time zones with this id, abbreviation or country, or with this city in their id.
    private func zones() -> [String] {
        if let zone = ValueWords.meaning("zone", text) { return zone == "?" ? [] : [zone] }
        // Offsets are left out, because they would lose their sign.
        let places = ZoneID.known.filter { $0.contains("/") && !$0.hasPrefix("Etc/") }
        let same = places.filter { place in
            [place, String(place.split(separator: "/").last ?? "")].contains {
                Suggestion.isSame($0, text)
            }
        }
        return same.isEmpty ? places.filter { Typo.isCertain(text, $0, among: places) } : same
    }
}

/// A dictionary of people's words for values: the rows of `CBannerParts/Words/values.tsv`, each
/// with a kind, a meaning and words.
///
///     ValueWords.meaning("day", "Monday")  // "mon"
package enum ValueWords {
    private static let rows = unsafe Array(String(cString: bannerkit_values()).utf8).split(
        separator: UInt8(ascii: "\n")
    )
    .map { $0.split(separator: UInt8(ascii: "\t")).map { $0.utf8Text } }

    /// The meaning of each word by its kind, ignoring case and separators.
    private static let meanings: [[UInt8]: String] = {
        var meanings: [[UInt8]: String] = [:]
        for row in rows {
            for word in row[2].split(separator: " ") {
                meanings[Suggestion.folded(row[0] + word)] = row[1]
            }
        }
        return meanings
    }()

    /// The meaning of a word as a value of this kind; `nil` if it is unknown.
    package static func meaning(_ kind: String, _ word: String) -> String? {
        meanings[Suggestion.folded(kind + word)]
    }

    /// The most frequent colours, which are the first rows.
    package static let commonColors = rows.prefix(20).map {
        (name: $0[2].prefix { $0 != " " }, hex: $0[1])
    }
    .sorted { $0.name < $1.name }
}

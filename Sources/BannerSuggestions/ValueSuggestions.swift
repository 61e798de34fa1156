import BannerCalendar
package import BannerDiagnostics
package import BannerLanguage
import BannerRules
package import BannerTree

/// A value that an author probably means.
package struct MeantValue: Equatable, Sendable {
    /// What to write.
    package var value: JSON
    /// How certain it is; `possible` if there are several.
    package var certainty: Certainty
}

/// What a value that is not valid probably means.
package struct ValueSuggestions {
    private let node: Node
    private let text: String
    private let tokens: [String]
    private var certainty = Certainty.likely

    /// The values that a scalar can mean, the likeliest first; none for a doubtful one.
    ///
    ///     ValueSuggestions.meanings(of: node, as: .duration(isPositive: true))  // for `2 sec`: `2s`, certain
    package static func meanings(of node: Node, as schema: Schema) -> [MeantValue] {
        guard node.kind == .scalar, !node.isBroken, node.tag == .none, (1...60).contains(node.bytes.count) else {
            return []
        }
        var written = ValueSuggestions(node: node, text: node.text, tokens: CalendarText.tokens(node.text))
        let values = written.values(schema)
        return values.map { MeantValue(value: $0, certainty: values.count > 1 ? .possible : written.certainty) }
    }

    private mutating func values(_ schema: Schema) -> [JSON] {
        let boolean = OldYAML.boolean(node.bytes)
        switch schema {
        case .boolean where boolean != nil, .onlyTrue where boolean == true:
            certainty = .certain
            return [.bool(boolean == true)]
        case .number(let bounds): return number(bounds).map { [.number($0)] } ?? []
        case .duration(let isPositive):
            return durations(isPositive).filter {
                (try? DurationText.read($0)).map { $0 > .zero || !isPositive } ?? false
            }.map(JSON.string)
        case .choice(let words):
            return boolean == false && words.contains { $0.text == "none" } ? ["none"] : choices(words)
        case .text(let form): return texts(form)
        case .list(let element, _):
            let ids = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
            guard case .text(let form) = element.forms[0], form.use == .tag, ids.allSatisfy(isID) else { return [] }
            return [.array(ids.map(JSON.string))]
        case .record(let record): return record.name == "occasion" ? CalendarText.occasions(tokens) : []
        case .either(let short, let long):
            let values = values(short)
            return values.isEmpty ? self.values(long) : values
        case .boolean, .onlyTrue, .tuple, .page, .variants: return []
        }
    }

    private func isID(_ text: String) -> Bool { IdentifierText.isIdentifier(Array(text.utf8).span) }

    private mutating func choices(_ words: [Word]) -> [JSON] {
        let texts = words.map(\.text)
        let near = texts.filter { Suggestion.nearest(to: text, in: [$0], within: 2) != nil }
        if let meant = near.first(where: { Typo.isCertain(text, $0, among: texts) }) {
            certainty = .certain
            return [.string(meant)]
        }
        let days = texts[0] == "mon" ? CalendarText.days(tokens) : []
        if days.count == 1 { return [.string(days[0])] }
        // An entry of a list cannot become several.
        if !days.isEmpty { return node.path.utf8.last?.decimalDigit == nil ? [.array(days.map(JSON.string))] : [] }
        // With another first letter it is often a word of its own.
        if near.first?.first != text.lowercased().first { certainty = .possible }
        return near.map(JSON.string)
    }

    private mutating func texts(_ form: TextForm) -> [JSON] {
        switch form.use {
        case .color: return color().map { [.string($0)] } ?? []
        case .date: return CalendarText.dates(tokens, isEnd: !["/from", "/start"].contains(where: node.path.hasSuffix))
        case .hours: return CalendarText.windows(tokens)
        case .timeZone: return zones().map(JSON.string)
        case .image, .link: return []
        case .prose, .identifier, .tag:
            // `false` can mean that there is no text.
            certainty = node.type == .boolean ? .possible : .certain
            return node.type == .text || node.type == .null || form.use != .prose && !isID(text) ? [] : [.string(text)]
        }
    }

    // MARK: Numbers

    /// The number that tokens together are; `nil` if a `,` can be a decimal point or separate thousands.
    private func joined(_ tokens: [String]) -> String? {
        let isDoubtful = zip(tokens, tokens.dropFirst()).contains { first, second in
            Int(second) != nil && (Int(first) != nil || first == "," && second.utf8.count == 3)
        }
        return isDoubtful ? nil : tokens.map { $0 == "," ? "." : $0 }.joined()
    }

    private mutating func number(_ bounds: Bounds) -> String? {
        let isPart = bounds.unit.isEmpty && !bounds.isWhole
        let hasUnit = ValueWords.meaning("size", tokens.last ?? "") == (isPart ? "part" : bounds.unit)
        let old = tokens.contains(":") ? nil : OldYAML.number(node.bytes)
        let number = old ?? joined(hasUnit ? tokens.dropLast() : tokens)
        if number == text { certainty = .certain }
        let part = number.flatMap(Double.init).map { NumberText.exact(($0 * 100).rounded() / 10_000) }
        return (isPart && hasUnit ? part : number).flatMap { Schema.number(bounds).accepts(number: $0) ? $0 : nil }
    }

    private mutating func durations(_ isPositive: Bool) -> [String] {
        if node.type == .number {
            // A number of seconds that is long enough to be one of milliseconds.
            guard let number = Double(text), number >= 100 else { return [] }
            let isShort =
                isPositive
                ? number >= 1_000 && number.remainder(dividingBy: 500) == 0 : !node.path.hasPrefix("/scenarios")
            return isShort ? [text + "ms"] : [text + "ms", text + "s"]
        }
        let old = tokens.contains(":") ? OldYAML.number(node.bytes) : nil
        let number = old ?? joined(tokens.filter { $0 != "pt" }.map { ValueWords.meaning("unit", $0) ?? $0 }) ?? ""
        if Double(number) != nil { return [number + "s"] }
        certainty = .certain
        return [number]
    }

    // MARK: Colours and zones

    /// A colour as CSS writes it: a name, digits without their `#`, `rgb(…)`.
    private mutating func color() -> String? {
        let word = text.lowercased()
        if let hex = ValueWords.meaning("color", word) ?? ValueWords.meaning("css", word) { return hex }
        let parts = word.split { "(), /".contains($0) }
        let channels = zip(parts.dropFirst().compactMap { Double($0) }, [1, 1, 1, 255]).compactMap {
            UInt8(exactly: ($0 * $1).rounded())
        }
        if parts.count > 3, parts.count == channels.count + 1, word.hasPrefix("rgb") {
            let alpha = (channels + [255])[3]
            return Banner.Color(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha).hex
        }
        let digits = word.hasPrefix("0x") ? text.dropFirst(2) : text[...]
        if digits.contains(where: \.isNumber) { certainty = .certain }
        // Fewer decimal digits can be a number.
        let isColor = Banner.Color(hex: Array("#\(digits)".utf8).span) != nil
        return isColor && (digits.utf8.count == 6 || digits == text && Int(text) == nil) ? "#\(digits)" : nil
    }

    /// Time zones by a slip, by abbreviation, by country, or by the city of their id.
    private mutating func zones() -> [String] {
        if let zone = ValueWords.meaning("zone", text) { return zone == "?" ? [] : [zone] }
        // Offsets lose their sign, and parts of countries are named like others.
        let others = ["Etc/", "US/", "Canada/", "Brazil/", "Chile/", "Mexico/"]
        let places = ZoneID.known.filter { id in id.contains("/") && !others.contains(where: id.hasPrefix) }
        if let near = Suggestion.nearest(to: text, in: places, within: 1) {
            let isSame = Suggestion.isSame(near, text)
            certainty = isSame ? .certain : Typo.isCertain(text, near, among: places) ? .likely : .possible
            return [near]
        }
        func city(_ id: String) -> String { String(id.split(separator: "/").last ?? "") }
        if text.contains("/") { certainty = .possible }
        return places.filter { Suggestion.isSame(city($0), city(text)) }
    }
}

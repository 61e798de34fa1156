/// One way to write something, and what is meant by it: a row of `[idioms]` in `words.txt`.
struct Idiom {
    let parts: [Part]
    /// The text that is meant, or `@`, the name of an action, and the parts that it is given.
    let meaning: String
    /// Why what is written is refused.
    let reason: String?
    /// Whether that counts more than the reasons of the parts.
    let isMainReason: Bool
    /// Whether nothing else can be meant, and whether nothing else is as likely.
    let isSure, isUnique: Bool

    struct Part {
        let isOptional: Bool
        /// Where it ends if it begins at a part of a text, and what it means.
        let read: @Sendable (IdiomReader, Int) -> [(meaning: Meaning?, end: Int)]
    }

    /// All idioms, by the name of what they are of.
    static let all: [String: [Idiom]] = {
        var idioms: [String: [Idiom]] = [:]
        for line in Lexicon.lines(of: "idioms") {
            let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
            let arrow = words.firstIndex(of: "=>") ?? words.endIndex
            let end = words.firstIndex { $0.hasPrefix(";;") } ?? words.endIndex
            let doubts = words[0].utf8.reversed().prefix { $0 == UInt8(ascii: "?") }.count
            let reason = words[end...].dropFirst().joined(separator: " ")
            let idiom = Idiom(
                parts: words[1..<arrow].map(Part.init), meaning: words[(arrow + 1)..<end].joined(separator: " "),
                reason: reason.isEmpty ? nil : reason, isMainReason: end < words.endIndex && words[end] == ";;!",
                isSure: doubts == 0, isUnique: doubts < 2)
            idioms[String(words[0].dropLast(doubts)), default: []].append(idiom)
        }
        return idioms
    }()
}

extension Idiom.Part {
    /// A part as it is written in the table.
    init(_ word: String) {
        isOptional = word.hasSuffix("?")
        let word = String(isOptional ? word.dropLast() : word[...])
        let inner = String(word.dropFirst().dropLast())
        switch word.first {
        case "#":
            let ends = word.dropFirst().split(separator: "-").compactMap { Int($0) }
            let digits = (ends.first ?? 1)...(ends.last ?? 18)
            read = Idiom.Part.one {
                $0.utf8.first?.decimalDigit != nil && digits.contains($0.utf8.count) ? Meaning(text: $0) : nil
            }
        case "<": read = { reader, start in reader.read(inner, from: start).map { ($0.meaning, $0.end) } }
        case "{":
            let lexicon = Lexicon(inner)
            read = Idiom.Part.one { lexicon[$0].map { Meaning(text: $0) } }
        default:
            let words = word.split(separator: "|").map(String.init)
            read = { reader, start in
                start < reader.parts.count && words.contains(reader.parts[start]) ? [(nil, start + 1)] : []
            }
        }
    }

    /// What reads one part of a text.
    private static func one(
        _ meaning: @escaping @Sendable (String) -> Meaning?
    ) -> @Sendable (IdiomReader, Int) -> [(meaning: Meaning?, end: Int)] {
        { reader, start in
            start < reader.parts.count ? meaning(reader.parts[start]).map { [($0, start + 1)] } ?? [] : []
        }
    }
}

/// What a text means.
struct Meaning {
    /// What to write.
    var text: String
    /// Why what is written is refused; `nil` where it is in the right form.
    var reason: String?
    /// Whether nothing else can be meant.
    var isSure = true
    /// Whether nothing else is as likely to be meant.
    var isUnique = true

    /// What texts are read as.
    enum Topic: String {
        case date, range, occasion, clock, anywindow, windows, days, numbers, offset, minus, duration, amount, size,
            rgb, curve, width
    }

    /// Every meaning of a whole text, the likeliest first.
    static func all(_ topic: Topic, _ text: String) -> [Meaning] {
        let reader = IdiomReader(parts: Written.parts(of: text))
        // Nothing that is meant has as many parts as can be in a text.
        guard reader.parts.count <= 40 else { return [] }
        return reader.read(topic.rawValue, from: 0).filter { $0.end == reader.parts.count }.map(\.meaning)
    }

    /// The meaning of a text that has only one.
    static func only(_ topic: Topic, _ text: String) -> Meaning? {
        all(topic, text).only
    }
}

extension String {
    /// The text with what stands for each `$1` or `$name` in it; `nil` where nothing does.
    func filled(_ part: (String) -> String?) -> String? {
        var pieces = split(separator: "$", omittingEmptySubsequences: false).map(String.init)
        for place in pieces.indices.dropFirst() {
            let digits = pieces[place].utf8.prefix { $0.decimalDigit != nil }
            let name = digits.isEmpty ? pieces[place].utf8.prefix { (0x61...0x7A).contains($0) } : digits
            guard let part = part(String(decoding: name, as: UTF8.self)) else { return nil }
            pieces[place].replaceSubrange(..<name.endIndex, with: part)
        }
        return pieces.joined()
    }
}

extension Array {
    /// The only element.
    var only: Element? { count == 1 ? self[0] : nil }
}

/// Reads a text by the idioms: every way in which they fit is tried.
struct IdiomReader {
    let parts: [String]

    /// What can begin at a part, and where each ends; the first idiom counts of those that mean the same.
    func read(_ name: String, from start: Int) -> [(meaning: Meaning, end: Int)] {
        var found: [(meaning: Meaning, end: Int)] = []
        for idiom in Idiom.all[name] ?? [] {
            for (captured, end) in matches(idiom.parts[...], from: start) {
                for meaning in idiom.meanings(captured)
                where IdiomReader.isValid(meaning.text, as: name)
                    && !found.contains(where: { $0.end == end && $0.meaning.text == meaning.text })
                {
                    found.append((meaning, end))
                }
            }
        }
        return found
    }

    private static func isValid(_ text: String, as name: String) -> Bool {
        switch name {
        case "date", "day": (try? DateText.read(text)) != nil
        case "duration": (try? DurationText.read(text)) != nil
        default: true
        }
    }

    private func matches(_ wanted: ArraySlice<Idiom.Part>, from start: Int) -> [(captured: [Meaning], end: Int)] {
        guard let part = wanted.first else { return [([], start)] }
        var found: [(captured: [Meaning], end: Int)] = []
        for (meaning, next) in part.read(self, start) {
            for (rest, end) in matches(wanted.dropFirst(), from: next) {
                found.append(((meaning.map { [$0] } ?? []) + rest, end))
            }
        }
        return part.isOptional ? found + matches(wanted.dropFirst(), from: start) : found
    }

}

extension Idiom {
    /// What is meant with these parts; nothing if they are not valid together.
    fileprivate func meanings(_ captured: [Meaning]) -> [Meaning] {
        let texts: [String]
        if meaning.hasPrefix("@") {
            let words = meaning.dropFirst().split(separator: " ")
            let arguments = words.dropFirst().compactMap { Int($0) }.filter { $0 <= captured.count }
            texts = IdiomAction(rawValue: String(words[0]))?.apply(arguments.map { captured[$0 - 1] }) ?? []
        } else {
            let filled = meaning.filled { name in
                Int(name).flatMap { $0 <= captured.count ? captured[$0 - 1].text : nil }
            }
            texts = filled.map { [$0] } ?? []
        }
        let own = captured.lazy.compactMap(\.reason).first
        let isSure = isSure && texts.count == 1 && captured.allSatisfy(\.isSure)
        let isUnique = isUnique && captured.allSatisfy(\.isUnique)
        return texts.map {
            Meaning(
                text: $0, reason: isMainReason ? reason : own ?? reason, isSure: isSure, isUnique: isUnique)
        }
    }
}

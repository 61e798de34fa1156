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
        let kind: Kind
        let isOptional: Bool
    }

    enum Kind {
        case words([String])
        case number(ClosedRange<Int>)
        case lexicon(Lexicon)
        case idiom(String)
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
            kind = .number((ends.first ?? 1)...(ends.last ?? 18))
        case "<": kind = .idiom(inner)
        case "{": kind = .lexicon(Lexicon(inner))
        default: kind = .words(word.split(separator: "|").map(String.init))
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

extension Array {
    /// The only element.
    var only: Element? { count == 1 ? self[0] : nil }
}

/// Reads a text by the idioms: every way in which they fit is tried.
private struct IdiomReader {
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
        case "date": (try? DateText.read(text)) != nil
        case "duration": (try? DurationText.read(text)) != nil
        default: true
        }
    }

    private func matches(_ wanted: ArraySlice<Idiom.Part>, from start: Int) -> [(captured: [Meaning], end: Int)] {
        guard let part = wanted.first else { return [([], start)] }
        var found: [(captured: [Meaning], end: Int)] = []
        for (meaning, next) in read(part, from: start) {
            for (rest, end) in matches(wanted.dropFirst(), from: next) {
                found.append(((meaning.map { [$0] } ?? []) + rest, end))
            }
        }
        return part.isOptional ? found + matches(wanted.dropFirst(), from: start) : found
    }

    private func read(_ part: Idiom.Part, from start: Int) -> [(meaning: Meaning?, end: Int)] {
        if case .idiom(let name) = part.kind { return read(name, from: start).map { ($0.meaning, $0.end) } }
        guard start < parts.count else { return [] }
        let written = parts[start]
        switch part.kind {
        case .words(let words): return words.contains(written) ? [(nil, start + 1)] : []
        case .number(let digits):
            let isNumber = written.utf8.first?.decimalDigit != nil && digits.contains(written.utf8.count)
            return isNumber ? [(Meaning(text: written), start + 1)] : []
        case .lexicon(let lexicon): return lexicon[written].map { [(Meaning(text: $0), start + 1)] } ?? []
        case .idiom: return []
        }
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
            var text = ""
            for (index, piece) in meaning.split(separator: "$", omittingEmptySubsequences: false).enumerated() {
                guard index > 0, let number = piece.utf8.first?.decimalDigit, number <= captured.count else {
                    text += piece
                    continue
                }
                text += captured[Int(number) - 1].text + piece.dropFirst()
            }
            texts = [text]
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

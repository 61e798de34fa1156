import BannerDiagnostics
import BannerKit
import BannerTree

extension Shape {
    /// One value, or a list of as many as `count` allows.
    static func oneOrMany<Element>(
        of element: Shape<Element>, count: ClosedRange<Int>, tooMany: Rule
    ) -> Shape where Value == [Element], Element: Sendable {
        let list = Shape.list(of: element, count: count, tooMany: tooMany)
        return Shape(
            schema: .either(element.schema, list.schema),
            read: { node, reading in
                switch node.kind {
                case .scalar: return element.read(node, &reading).map { [$0] }
                case .sequence: return list.read(node, &reading)
                case .mapping:
                    reading.wrongType(node, wants: .either(element.schema, list.schema))
                    return nil
                }
            },
            write: { $0.isEmpty ? nil : list.write($0) })
    }
}

extension Shape where Value == Banner.Weekday {
    /// A day of the week; other words for days are met with what to write.
    static func weekday(_ word: Shape) -> Shape {
        Shape(
            schema: word.schema,
            read: { node, reading in
                guard node.kind == .scalar, node.bytes.count <= 40, let meant = MeantDays(node.text) else {
                    return word.read(node, &reading)
                }
                reading.meantDays(node, meant)
                return nil
            },
            write: word.write)
    }
}

/// The days that a word for several days means, or a day's name in full.
private struct MeantDays {
    let days: [String]
    /// Whether they are the days themselves, in full or as a range, and not a word that differs from place to place.
    private(set) var isNotation = true
    /// Whether nothing else is as likely to be meant: `we` is the weekend in German, and `sa` is Tuesday in Turkish.
    private(set) var isUnique = true

    private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    private static let groups: [(names: [String], days: Range<Int>)] = [
        (["weekdays", "weekday", "workdays", "workday", "workingdays"], 0..<5), (["weekend", "weekends"], 5..<7),
        (["daily", "everyday", "all", "always", "any"], 0..<7),
    ]

    /// Nothing for a day as the language writes it, and for what is not a day.
    init?(_ text: String) {
        if MeantDays.names.contains(text) { return nil }
        if let group = MeantDays.groups.first(where: { $0.names.contains { Suggestion.isSame($0, text) } }) {
            days = Array(MeantDays.names[group.days])
            isNotation = false
            return
        }
        let words = text.lowercased()
        isUnique = !words.utf8.split { !(0x61...0x7A).contains($0) }.contains {
            $0.count == 2 && !$0.elementsEqual("to".utf8)
        }
        let marks = ["–", "—", "-", "..", " to "]
        let mark = marks.first { mark in
            words.utf8.indices.contains { words.utf8[$0...].starts(with: mark.utf8) }
        }
        guard let mark, let range = words.split(by: mark), let first = MeantDays.number(of: range.before),
            let last = MeantDays.number(of: range.after)
        else {
            let parts = words.split { $0 == "," || $0 == " " || $0 == "+" || $0 == "/" || $0 == "&" }.map(String.init)
            let numbers = parts.map { MeantDays.number(of: $0) }
            guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
            days = numbers.compactMap { $0.map { MeantDays.names[$0] } }
            return
        }
        let length = (last - first + 7) % 7 + 1
        days = (0..<length).map { MeantDays.names[(first + $0) % 7] }
    }

    private static func number(of word: String) -> Int? {
        let full = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        let word = word.filter { $0 != " " && $0 != "." }
        guard word.utf8.count >= 3 || full.contains(where: { $0.hasPrefix(word) && word.utf8.count == 2 }) else {
            return nil
        }
        return full.firstIndex { $0.hasPrefix(word) || $0 + "s" == word }
    }
}

extension Reading {
    fileprivate mutating func meantDays(_ node: Node, _ meant: MeantDays) {
        // In a list each day is an entry of its own.
        let isEntry = node.path.utf8.last.map { (0x30...0x39).contains($0) } ?? false
        let isOne = meant.days.count == 1
        let text = isOne ? meant.days[0] : "[\(meant.days.joined(separator: ", "))]"
        let message = "`\(node.shownText)` is not a value of `days`"
        let isSafe = meant.isNotation && meant.isUnique
        guard isOne || !isEntry else {
            return fault(
                .unknownWord, message, at: node,
                help: "write each day as an entry: `\(meant.days.joined(separator: "`, `"))`")
        }
        fault(
            .unknownWord, message, at: node, help: "write `\(text)`",
            fix: isOne
                ? fix(node, saying: text, isSafe: isSafe, isUnique: meant.isUnique)
                : fix(node, writing: text, isSafe: isSafe, isUnique: meant.isUnique))
    }
}

extension String {
    /// What is before and after a mark.
    fileprivate func split(by mark: String) -> (before: String, after: String)? {
        let (text, mark) = (Array(utf8), Array(mark.utf8))
        guard let place = text.indices.first(where: { text[$0...].starts(with: mark) }) else { return nil }
        return (
            String(decoding: text[..<place], as: UTF8.self),
            String(decoding: text[(place + mark.count)...], as: UTF8.self)
        )
    }
}

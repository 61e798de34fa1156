import BannerKit

extension DurationText {
    /// A duration that the author of a faulty text probably meant.
    struct Meant {
        /// The duration as it should be written.
        let text: String
        /// Whether the faulty text cannot mean anything else.
        var isSure = true
        /// The other duration that it can mean.
        var other: String?

        /// What to write.
        var help: String { "write `\(text)`" + (other.map { " or `\($0)`" } ?? "") }
    }

    /// The duration that the author of a faulty text probably meant: `2 sec` is `2s`, `1:30` is `1m30s`.
    static func meant(by text: String) -> Meant? {
        guard text.utf8.count <= 40 else { return nil }
        var rest = Written(text)
        if let clock = clock(rest) { return clock }
        var (texts, isSure) = (["", ""], true)
        if rest.take("every", "each", "alle", "cada", "ogni", "~", "p") { isSure = false }
        _ = rest.take("pt")
        var lastUnit: String?
        repeat {
            guard var numbers = MeantNumber.decimals(&rest) else { return nil }
            isSure = isSure && numbers.count == 1
            let word = rest.next
            var unit = rest.meaning(in: .units)
            // Nobody writes thousandths of a millisecond.
            if unit == "ms" { numbers = [numbers[numbers.count - 1]] }
            guard unit != nil || word == nil || rest.isAtEnd else { return nil }
            if unit == nil {
                // `1h30` can mean minutes as well as seconds.
                unit = "s"
                isSure = isSure && lastUnit == nil && rest.isAtEnd
            } else if let word, Lexicon.englishUnits[word] == nil {
                isSure = false
            }
            _ = rest.take(".")
            for (place, number) in [numbers[0], numbers[numbers.count - 1]].enumerated() {
                texts[place] += number + (unit ?? "")
            }
            lastUnit = unit
        } while !rest.isAtEnd
        if text.utf8.contains(UInt8(ascii: "M")) && !text.utf8.starts(with: "PT".utf8) && lastUnit == "m" {
            isSure = false
        }
        if text.utf8.contains(where: { $0 >= 0x80 }) { isSure = false }
        let valid = texts.filter { (try? read($0)) != nil }
        guard let first = valid.first else { return nil }
        return Meant(text: first, isSure: isSure, other: valid.last == first ? nil : valid.last)
    }

    /// `1:30` and `1:00:30`; two numbers can also be hours and minutes.
    private static func clock(_ text: Written) -> Meant? {
        var (rest, sum, count) = (text, 0 as Int64, 0)
        repeat {
            guard let (number, _) = rest.number(1...5) else { return nil }
            (sum, count) = (sum * 60 + Int64(number), count + 1)
        } while rest.take(":")
        guard rest.isAtEnd, count == 2 || count == 3 else { return nil }
        return Meant(text: write(.seconds(sum)), isSure: count == 3)
    }
}

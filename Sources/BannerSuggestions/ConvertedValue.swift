import BannerDiagnostics
import BannerKit
import BannerLanguage
import BannerTree

extension UnknownKey {
    /// Converts the value to the kind that a row of the table names.
    ///
    /// The result is a new value, `.some(nil)` to keep the value as it is, or `nil` if it is not of
    /// this kind.
    func converted(_ kind: String, _ schema: Schema) -> JSON?? {
        func asIs(_ fits: Bool) -> JSON?? { fits ? .some(nil) : nil }
        func amount(_ key: String) -> Double? {
            (value.count == 1 ? value[key] : value)?.number
        }
        let text = value.type == .null || value.isPicture ? "" : value.text
        switch kind {
        // Valid, or a number with a unit.
        case "":
            return asIs(
                schema.accepts(value) || value.type == .text && value.firstByte?.decimalDigit != nil
            )
        case "mapping": return asIs(value.kind == .mapping)
        case "picture": return asIs(value.isPicture)
        case "text": return asIs(!text.isEmpty)
        case "address": return asIs(text.contains { "/:#".contains($0) })
        case "date": return asIs(text.utf8.count { $0.decimalDigit != nil } > 5)
        case "number": return asIs(Int(text) != nil)
        // Other carousels count from 1.
        case "ordinal": return Int(text).flatMap { $0 > 0 ? .some(.number("\($0 - 1)")) : nil }
        case "id": return asIs(value.isIdentifier)
        case "items": return items
        case "cards": return cardWidth(value.number ?? 0)
        // Other carousels count in milliseconds; 20 or less means seconds. Swiper has
        // `autoplay: { delay: 3000 }`.
        case "ms", "s":
            guard let number = amount("delay"), number > (kind == "s" ? 99 : 20)
            else { return asIs(schema.accepts(value)) }
            return number < 100 || number > 1e8
                ? nil : .some(.string(DurationText.write(.milliseconds(Int64(number)))))
        // The speed of a ticker in points per second or per frame; `true` for a usual one.
        case "speed", "frames":
            let isUsual = value.isOne(of: "true")
            guard !isTimed, let speed = isUsual ? 40 : amount("speed") else { return nil }
            let points = kind == "frames" && !isUsual ? speed * 60 : speed
            guard case .number(let bounds) = schema, bounds.contains(points) else { return nil }
            return .some(.number(NumberText.exact(points)))
        // Swiper's timer without a delay, whose pages follow one another without rest.
        case "still":
            return !isTimed && amount("delay").map { $0 <= 1 } ?? false ? .some(.number("40")) : nil
        // The milliseconds of a page of content that scrolls freely.
        case "free":
            guard !isTimed, let time = value.number, time > 0,
                others.contains(where: {
                    $0.means(["paging", "snap"]) && $0.value.isOne(of: "true")
                })
            else { return nil }
            let speed = (Banner().viewport.width * 1_000 / time).rounded()
            return .some(.number(NumberText.exact(speed)))
        // A mapping of words, such as `true=infinite false=none`.
        default:
            var pairs = kind.split(separator: " ").map { $0.split(separator: "=").map(String.init) }
            // The key's own words.
            if pairs.last == ["*", "*"], case .choice(let words)? = schema.forms.first {
                pairs = pairs.dropLast() + words.map { [$0.text, $0.text] }
            }
            guard let word = pairs.first(where: { value.isOne(of: $0[0]) })?.last else {
                return nil
            }
            if case .boolean = schema { return .some(.bool(word == "true")) }
            return .some(.string(word))
        }
    }

    /// Whether the banner has a timer, or another key means one.
    var isTimed: Bool {
        group == "timer"
            ? mapping["interval"] != nil
            : root["timer"] != nil || others.contains { $0.means(["timer", "interval"]) }
    }

    /// The card's width such that `count` cards fit in the file's window, with the gaps between
    /// them.
    private func cardWidth(_ count: Double) -> JSON?? {
        let isVertical =
            root["layout"]?["axis"]?.text == "vertical"
            || others.contains { $0.means(["layout", "axis"]) }
        let gap =
            root["layout"]?["spacing"] ?? others.first { $0.means(["layout", "spacing"]) }?.value
        let window = mapping["minWidth"] ?? root["viewport"]?["width"]
        let share = (gap?.number ?? 0) / (window?.number ?? Banner().viewport.width)
        let width = ((1 - share * (count - 1)) / count * 10_000).rounded(.down) / 10_000
        return isVertical || count < 1 || width < 0.05
            ? nil : .some(.number(NumberText.exact(width)))
    }

    /// A list of cards, in which pictures become items; `nil` for other lists, and if `weight`
    /// numbers the cards, as in Hugo.
    private var items: JSON?? {
        let cards = Array(value.items)
        let weights = Set(cards.compactMap { $0["weight"]?.text })
        guard !cards.isEmpty, cards.count == 1 || weights.count < cards.count else { return nil }
        guard cards.allSatisfy(\.isPicture) else {
            return cards.allSatisfy { $0.kind == .mapping || $0.isIdentifier && !$0.isPicture }
                ? .some(nil) : nil
        }
        return .some(
            .array(
                cards.enumerated().map {
                    ["id": .string("item-\($0 + 1)"), "image": .string($1.text)]
                }))
    }
}

extension Node {
    /// Whether it is one of some words, ignoring case and separators; `yes` matches `true`.
    func isOne(of words: String) -> Bool {
        let boolean = YAML11.boolean(bytes).map { $0 ? "true" : "false" }
        return words.split(separator: " ").contains {
            Suggestion.isSame(String($0), boolean ?? text)
        }
    }

    /// Whether it is the path or URL of a picture.
    fileprivate var isPicture: Bool {
        [".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg", ".avif"].contains {
            text.lowercased().hasSuffix($0)
        }
    }

    fileprivate var number: Double? { Double(text) }
    fileprivate var isIdentifier: Bool { IdentifierText.isIdentifier(bytes.span) }
}

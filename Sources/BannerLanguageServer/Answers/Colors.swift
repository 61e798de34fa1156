import BannerEditing
import BannerKit
import BannerLanguage

extension Snapshot {
    /// How many colours, links and the like an answer has.
    static let markLimit = 5_000

    /// The file's colours.
    package func colors() -> Capped<ColorMark> {
        var colors: [ColorMark] = []
        for mark in marks where mark.meaning == .color {
            guard let color = Banner.Color(hex: Array(chart.text(of: mark.node).utf8).span) else { continue }
            colors.append(
                ColorMark(
                    range: outline.nodes[mark.node].range, red: color.red, green: color.green, blue: color.blue,
                    alpha: color.alpha))
        }
        return Capped(
            elements: Array(colors.prefix(Snapshot.markLimit)), omitted: max(0, colors.count - Snapshot.markLimit))
    }

    /// A colour's notations in place of the one that the file has at its range, in that one's quotes, case and length if
    /// they can express it.
    package func presentations(of color: ColorMark) -> [Replacement] {
        let range = color.range.clamped(to: 0..<bytes.count)
        let written = String(decoding: bytes[range], as: UTF8.self)
        let quote = written.hasPrefix("'") ? "'" : "\""
        let digits = written.filter { $0 != "'" && $0 != "\"" && $0 != "#" }
        let value = Banner.Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        // Opaque colours with eight digits keep them.
        var forms = [value.hex]
        if digits.count == 8 && color.alpha == 255 { forms.insert(value.hex + "FF", at: 0) }
        if let short = value.shortHex { forms.insert(short, at: digits.count == 3 ? 0 : forms.count) }
        let isLower = digits.contains(where: \.isLowercase) && !digits.contains(where: \.isUppercase)
        return forms.map { form in
            Replacement(range: range, text: quote + (isLower ? form.lowercased() : form) + quote)
        }
    }
}

extension Banner.Color {
    /// `#RGB`, if the colour has such a form.
    fileprivate var shortHex: String? {
        guard alpha == 255, [red, green, blue].allSatisfy({ $0 >> 4 == $0 & 15 }) else { return nil }
        return "#" + [red, green, blue].map { String($0 & 15, radix: 16, uppercase: true) }.joined()
    }
}

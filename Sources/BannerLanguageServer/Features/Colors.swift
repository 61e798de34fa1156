extension Snapshot {
    /// The limit on colours, links and other marks in an answer.
    static let markLimit = 5_000

    func colors() -> [ColorMark] {
        let colors = marks.compactMap { mark -> ColorMark? in
            guard mark.meaning == .color,
                let color = Banner.Color(hex: Array(typedOutline.text(of: mark.node).utf8).span)
            else { return nil }
            return (outline[mark.node].range, color)
        }
        return Array(colors.prefix(Snapshot.markLimit))
    }

    /// The notations of a colour for the picker, with the quotes, case and length of the existing
    /// one if possible.
    func presentations(of mark: ColorMark) -> [Replacement] {
        let range = mark.range.clamped(to: 0..<bytes.count)
        let written = text(in: range)
        let quote = written.hasPrefix("'") ? "'" : "\""
        let digits = written.filter { $0 != "'" && $0 != "\"" && $0 != "#" }
        let color = mark.color
        // Eight digits stay eight digits.
        var forms = [color.hex]
        if digits.count == 8 && color.alpha == 255 { forms.insert(color.hex + "FF", at: 0) }
        if let short = color.shortHex {
            forms.insert(short, at: digits.count == 3 ? 0 : forms.count)
        }
        let isLower =
            digits.contains(where: \.isLowercase) && !digits.contains(where: \.isUppercase)
        return forms.map { form in
            Replacement(range: range, text: quote + (isLower ? form.lowercased() : form) + quote)
        }
    }
}

extension Banner.Color {
    /// The notation `#RGB`; `nil` if the colour has none.
    fileprivate var shortHex: String? {
        guard alpha == 255, [red, green, blue].allSatisfy({ $0 >> 4 == $0 & 15 }) else {
            return nil
        }
        return "#"
            + [red, green, blue].map { String($0 & 15, radix: 16, uppercase: true) }.joined()
    }
}

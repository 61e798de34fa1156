import BannerKit

/// Colours as other programs write them: `red`, `0xFF0000`, `rgb(255, 0, 0)`.
enum MeantColor {
    /// The colour as a banner writes it, `#FF0000`; `nil` if it is not known.
    static func hex(_ text: String) -> String? {
        guard text.utf8.count <= 40 else { return nil }
        let word = text.lowercased()
        if word.hasPrefix("0x"), word.utf8.count == 8 {
            let hex = "#" + word.dropFirst(2).uppercased()
            return Banner.Color(hex: Array(hex.utf8).span) == nil ? nil : hex
        }
        return Lexicon.colors[word] ?? function(word)
    }

    /// `rgb(255, 0, 0)` with three whole numbers.
    private static func function(_ word: String) -> String? {
        guard word.hasPrefix("rgb("), word.hasSuffix(")") else { return nil }
        let parts = word.dropFirst(4).dropLast().split(separator: ",").map { $0.filter { $0 != " " } }
        let channels = parts.compactMap { UInt8($0) }
        guard parts.count == 3, channels.count == 3 else { return nil }
        return Banner.Color(red: channels[0], green: channels[1], blue: channels[2]).hex
    }
}

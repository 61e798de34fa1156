import BannerKit

/// Colours as other programs write them: `red`, `0xFF0000`, `rgb(255, 0, 0)`.
package enum ColorName {
    /// The colour as a banner writes it, `#FF0000`; `nil` if it is not known.
    package static func hex(_ text: String) -> String? {
        guard text.utf8.count <= 40 else { return nil }
        let word = text.lowercased()
        if word.hasPrefix("0x"), word.utf8.count == 8 {
            let hex = "#" + word.dropFirst(2).uppercased()
            return Banner.Color(hex: Array(hex.utf8).span) == nil ? nil : hex
        }
        return names[word] ?? function(word)
    }

    /// The colours that people name most, as in CSS.
    package static let names = [
        "black": "#000000", "white": "#FFFFFF", "red": "#FF0000", "green": "#008000", "blue": "#0000FF",
        "yellow": "#FFFF00", "orange": "#FFA500", "purple": "#800080", "pink": "#FFC0CB", "brown": "#A52A2A",
        "gray": "#808080", "grey": "#808080", "lightgray": "#D3D3D3", "lightgrey": "#D3D3D3", "darkgray": "#A9A9A9",
        "darkgrey": "#A9A9A9", "cyan": "#00FFFF", "magenta": "#FF00FF", "navy": "#000080", "teal": "#008080",
        "gold": "#FFD700", "silver": "#C0C0C0", "transparent": "#00000000", "clear": "#00000000",
    ]

    /// `rgb(255, 0, 0)` with three whole numbers.
    private static func function(_ word: String) -> String? {
        guard word.hasPrefix("rgb("), word.hasSuffix(")") else { return nil }
        let parts = word.dropFirst(4).dropLast().split(separator: ",").map { $0.filter { $0 != " " } }
        let channels = parts.compactMap { UInt8($0) }
        guard parts.count == 3, channels.count == 3 else { return nil }
        return Banner.Color(red: channels[0], green: channels[1], blue: channels[2]).hex
    }
}

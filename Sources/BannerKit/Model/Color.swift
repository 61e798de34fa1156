extension Banner {
    /// A colour in straight (not premultiplied) RGBA, eight bits per channel.
    public struct Color: Hashable, Sendable {
        /// The channels, 0 … 255; `alpha` 255 is opaque.
        public var red, green, blue, alpha: UInt8

        /// A colour with these channels; opaque by default.
        ///
        /// ```swift
        /// let coral = Banner.Color(red: 255, green: 127, blue: 80)
        /// ```
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// Opaque black: the default colour of the current dot.
        public static let black = Color(red: 0, green: 0, blue: 0)
        /// Black with alpha 0.2: the default colour of the other dots.
        public static let faintBlack = Color(red: 0, green: 0, blue: 0, alpha: 51)
    }
}

extension Banner.Color {
    /// The colour mixed with a share of another one, 0 … 1, in straight RGBA.
    func mixed(with other: Banner.Color, part: Double) -> Banner.Color {
        func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8(
                max(
                    0,
                    min(255, (Double(a) + (Double(b) - Double(a)) * part).rounded(.toNearestOrEven))
                ))
        }
        return Banner.Color(
            red: channel(red, other.red), green: channel(green, other.green),
            blue: channel(blue, other.blue),
            alpha: channel(alpha, other.alpha))
    }

    /// The colour with a fraction of its opacity, 0 … 1.
    func faded(_ part: Double) -> Banner.Color {
        var color = self
        color.alpha = UInt8(max(0, min(255, (Double(alpha) * part).rounded(.toNearestOrEven))))
        return color
    }
}

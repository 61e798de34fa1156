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

extension Banner {
    /// A colour in straight (not premultiplied) RGBA, eight bits per channel.
    public struct Color: Hashable, Sendable {
        /// The channels, 0 … 255; `alpha` 255 is opaque.
        public var red, green, blue, alpha: UInt8

        /// A colour with these channels; opaque by default.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// Opaque black: the current dot's colour.
        public static let black = Color(red: 0, green: 0, blue: 0)
        /// Black at alpha 0.2: the other dots' colour.
        public static let faintBlack = Color(red: 0, green: 0, blue: 0, alpha: 51)
    }
}

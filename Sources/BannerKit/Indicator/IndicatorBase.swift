extension Banner.Indicator {
    /// What all indicator styles have in common.
    public struct Base: Equatable, Sendable {
        /// The colour of the parts that are not current.
        public var color: Banner.Color
        /// The colour of the current part.
        public var currentColor: Banner.Color
        /// Whether the indicator is hidden when there is only one page.
        public var hidesForSinglePage: Bool

        /// By default black, at alpha 0.2 for the parts that are not current.
        public init(
            color: Banner.Color = .faintBlack, currentColor: Banner.Color = .black, hidesForSinglePage: Bool = true
        ) {
            self.color = color
            self.currentColor = currentColor
            self.hidesForSinglePage = hidesForSinglePage
        }
    }
}

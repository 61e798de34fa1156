import BannerRender

extension Failure {
    /// The requested output would be too large.
    init(_ excess: Excess) {
        self = .usage(excess.message, help: excess.help)
    }
}

import BannerRender

extension Failure {
    /// What is asked for would be too large.
    init(_ excess: Excess) {
        self = .usage(excess.message, help: excess.help)
    }
}

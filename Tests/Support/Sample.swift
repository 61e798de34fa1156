import Foundation

/// How much of what could be tried is tried: code that is not optimised takes minutes for everything.
public enum Sample {
    /// Whether everything is tried, as in `make test-outside`.
    public static let isFull = ProcessInfo.processInfo.environment["BANNERKIT_FULL"] != nil

    /// Every how manieth case is tried: each, or else a seventh.
    ///
    /// What varies between cases usually does so in periods of 2, 3 and 5, so that a seventh has every kind.
    public static let step = isFull ? 1 : 7

    /// The seeds of random cases below a number: all of them, or else a seventh.
    public static func seeds(_ count: Int) -> StrideTo<Int> { stride(from: 0, to: count, by: step) }

    /// How many suggestions are followed; `make follow` asks for more.
    public static let followed = ProcessInfo.processInfo.environment["BANNERKIT_FOLLOW"].flatMap { Int($0) } ?? 2_500

    /// The one number, or usually the other.
    public static func size(_ full: Int, usually part: Int) -> Int { isFull ? full : part }
}

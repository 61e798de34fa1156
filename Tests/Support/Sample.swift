import Foundation

/// How much of what could be tried is tried: code that is not optimised takes minutes for everything.
public enum Sample {
    /// Whether everything is tried, as in `make test-outside`.
    public static let isFull = ProcessInfo.processInfo.environment["BANNERKIT_FULL"] != nil

    /// One case in this many is tried: each, or else one in eleven.
    ///
    /// What varies between cases usually does so in periods of 2, 3, 5 and 7, so that every eleventh has every kind.
    public static let step = isFull ? 1 : 11

    /// The seeds of random cases below a number: all of them, or else every eleventh.
    public static func seeds(_ count: Int) -> StrideTo<Int> { stride(from: 0, to: count, by: step) }

    /// How many random cases are tried: a number of them, or else an eleventh.
    public static func size(_ full: Int) -> Int { (full + step - 1) / step }

    /// How many suggestions are followed; `make follow` asks for more.
    public static let followed = ProcessInfo.processInfo.environment["BANNERKIT_FOLLOW"].flatMap { Int($0) } ?? 1_500
}

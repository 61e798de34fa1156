import Foundation

/// The share of the test cases that run, because all of them take too long in a debug build.
public enum Sample {
    /// Whether all cases run, as in `make test-outside`.
    public static let isFull = ProcessInfo.processInfo.environment["BANNERKIT_FULL"] != nil

    /// The stride between the cases that run: 1, or 11 in a sample.
    ///
    /// Cases usually vary in periods of 2, 3, 5 and 7. A stride of 11 has no common factor with
    /// these, so the sample contains every kind.
    public static let step = isFull ? 1 : 11

    /// Seeds of random cases in 0..<count: all of them, or every eleventh in a sample.
    public static func seeds(_ count: Int) -> StrideTo<Int> { stride(from: 0, to: count, by: step) }

    /// The number of random cases to run, out of `full`.
    public static func size(_ full: Int) -> Int { (full + step - 1) / step }
}

package import BannerKit

/// In what a time is written as a number.
package enum TimeUnit: Sendable {
    /// Seconds with up to six decimals.
    case seconds
    /// Whole microseconds: a column of them is never mistaken for one of whole seconds.
    case microseconds
}

extension [UInt8] {
    /// Appends a time as a number.
    package mutating func append(_ time: Time, in unit: TimeUnit) {
        switch unit {
        case .seconds: append(seconds: time)
        case .microseconds: append(number: time.microseconds)
        }
    }
}

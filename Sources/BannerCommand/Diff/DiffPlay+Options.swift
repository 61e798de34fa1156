import BannerDiff
import BannerKit

extension DiffPlay {
    /// What the command line says, with the system's time zones.
    init(_ arguments: Arguments) throws(Failure) {
        let horizon = try Moment.value(of: .diffHorizon, in: arguments)
        self.init(
            horizon: horizon ?? .seconds(3_600), start: try DateOption.value(of: .start, in: arguments),
            span: try DateSpan(arguments).map { ($0.from, $0.to) }, zones: TimeZones.files)
    }
}

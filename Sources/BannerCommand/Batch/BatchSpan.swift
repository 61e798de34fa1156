import BannerCalendar
import BannerKit
import BannerRules

/// The span of calendars, in each banner's time zone.
struct BatchSpan: Sendable {
    let from, to: Banner.Date

    /// The span that a command line says; `nil` for none.
    init?(_ arguments: Arguments) throws(Failure) {
        guard let from = arguments.value(of: .fromDate), let to = arguments.value(of: .toDate) else {
            guard arguments.has(.fromDate) || arguments.has(.toDate) else { return nil }
            throw .usage(
                "`\(arguments.has(.fromDate) ? "--to" : "--from")` is missing: nothing is compared with today",
                help: "write both, as in `--from 2026-11-01 --to 2026-11-30`")
        }
        self.from = try DateOption.read(from, of: "--from")
        self.to = try DateOption.read(to, of: "--to")
        // Zones decide about two dates only if one of them is an exact instant, or if a clock skips the time between.
        guard self.from.isLocal != self.to.isLocal || interval(in: .utc) != nil else {
            throw .usage(notAfter.message, help: notAfter.help ?? "write a later date")
        }
    }

    /// The span in a zone; `nil` if it does not end after its beginning there.
    func interval(in zone: Zone) -> (from: Instant, to: Instant)? {
        let (start, end) = (from.instant(in: zone), to.instant(in: zone, isEnd: true))
        return start < end ? (start, end) : nil
    }

    /// What is said about a span without a length.
    var notAfter: BatchFault {
        BatchFault(
            "`--to \(DateText.write(to))` is not after `--from \(DateText.write(from))`", help: "write a later date")
    }
}

import BannerCalendar
import BannerDiff
import BannerKit
import BannerRules

extension DiffPlay {
    /// What the command line says, with the system's time zones.
    init(_ arguments: Arguments) throws(Failure) {
        let horizon = try arguments.value(of: .diffHorizon).map { word throws(Failure) in
            try Moment.read(word, of: "--for")
        }
        let start = try DiffPlay.date(.start, arguments)
        let (from, to) = (try DiffPlay.date(.fromDate, arguments), try DiffPlay.date(.toDate, arguments))
        guard (from == nil) == (to == nil) else {
            throw .usage(
                "`\(from == nil ? "--from" : "--to")` is missing: nothing is compared with today",
                help: "write both, as in `--from 2026-11-01 --to 2026-11-30`")
        }
        self.init(
            horizon: horizon ?? .seconds(3_600), start: start, span: from.flatMap { from in to.map { (from, $0) } },
            zones: TimeZones.files)
        guard let from, let to, from.instant(in: .utc) >= to.instant(in: .utc, isEnd: true) else { return }
        throw .usage(
            "`--to \(DateText.write(to))` is not after `--from \(DateText.write(from))`", help: "write a later date")
    }

    private static func date(_ option: Option, _ arguments: Arguments) throws(Failure) -> Banner.Date? {
        try arguments.value(of: option).map { word throws(Failure) in
            try DateOption.read(word, of: "--\(option.name)")
        }
    }
}

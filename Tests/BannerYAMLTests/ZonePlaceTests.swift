import BannerDiagnostics
import BannerYAML
import Testing

@testable import BannerLanguage

/// What is said of a time zone that does not exist: a table of places, slips of the fingers, and nothing by spelling alone.
@Suite struct `A zone that does not exist` {
    static let zones: [(written: String, help: String)] = [
        ("Asia/Soeul", "did you mean `Asia/Seoul`?"),
        ("Europe/Kyjiv", "did you mean `Europe/Kyiv`?"),
        ("Amercia/New_York", "write `America/New_York`"),
        ("seoul", "write `Asia/Seoul`"),
        ("Mexico/Cancun", "write `America/Cancun`"),
        ("America/Tokyo", "write `Asia/Tokyo`, or for another place `America/Los_Angeles`, `America/Mexico_City`"),
        ("America/London", "write `Europe/London`, or for another place `America/Los_Angeles`, `America/Mexico_City`"),
        ("Asia/Beijing", "write `Asia/Shanghai`, which `Beijing` uses"),
        ("America/Boston", "write `America/New_York`, which `Boston` uses"),
        ("Seattle", "write `America/Los_Angeles`, which `Seattle` uses"),
        ("US/Seattle", "write `America/Los_Angeles`, which `Seattle` uses"),
        ("America/Miami", "write `America/New_York`, which `Miami` uses"),
        ("Asia/Mumbai", "write `Asia/Kolkata`, which `Mumbai` uses"),
        ("Asia/Delhi", "write `Asia/Kolkata`, which `Delhi` uses"),
        ("Asia/Busan", "write `Asia/Seoul`, which `Busan` uses"),
        ("Asia/Hanoi", "write `Asia/Ho_Chi_Minh`, which `Hanoi` uses"),
        ("Europe/Geneva", "write `Europe/Zurich`, which `Geneva` uses"),
        ("Europe/Hamburg", "write `Europe/Berlin`, which `Hamburg` uses"),
        ("Europe/Nice", "write `Europe/Paris`, which `Nice` uses"),
        ("Europe/Soria", "did you mean `Europe/Sofia`?"),
        ("서울", "write `Asia/Seoul`, which `서울` uses"),
        ("KR", "write `Asia/Seoul`, which `KR` uses"),
        ("Germany", "write `Europe/Berlin`, which `Germany` uses"),
        ("Georgia", "write `America/New_York` or `Asia/Tbilisi`"),
        ("Asia/Georgia", "write `Asia/Tbilisi`, which `Georgia` uses"),
        ("Korea Standard Time", "write `Asia/Seoul`"),
        ("W. Europe Standard Time", "write `Europe/Berlin`"),
        ("Central Daylight Time (Mexico)", "write `America/Mexico_City`"),
        ("PST", "write the zone of a place, such as `America/Los_Angeles` or `America/Vancouver`"),
        ("ET", "write the zone of a place, such as `America/New_York` or `America/Toronto`"),
        ("CT", "write the zone of a place, such as `America/Chicago` or `America/Winnipeg`"),
        ("MT", "write the zone of a place, such as `America/Denver` or `America/Edmonton`"),
        ("PT", "write the zone of a place, such as `America/Los_Angeles` or `America/Vancouver`"),
        ("East", "write the zone of a place, such as `Brazil/East`"),
        ("South", "write the zone of a place, such as `Australia/South`"),
        ("Victoria", "write the zone of a place, such as `Australia/Victoria`"),
        ("Atlantic", "write the zone of a place, such as `Canada/Atlantic`"),
        ("Pacific", "write the zone of a place, such as `Canada/Pacific` or `US/Pacific`"),
        ("Eastern", "write the zone of a place, such as `Canada/Eastern` or `US/Eastern`"),
        ("Central", "write the zone of a place, such as `Canada/Central` or `US/Central`"),
        ("Mountain", "write the zone of a place, such as `Canada/Mountain` or `US/Mountain`"),
        (
            "UTC+14",
            "write the zone of a place, such as `Pacific/Kiritimati`, "
                + "or `Etc/GMT-14`, whose clock is never changed"
        ),
        (
            "UTC+13",
            "write the zone of a place, such as `Pacific/Apia`, "
                + "or `Etc/GMT-13`, whose clock is never changed"
        ),
        (
            "UTC+1",
            "write the zone of a place, such as `Europe/Berlin`, "
                + "or `Etc/GMT-1`, whose clock is never changed"
        ),
        (
            "UTC-5",
            "write the zone of a place, such as `America/New_York`, "
                + "or `Etc/GMT+5`, whose clock is never changed"
        ),
        (
            "UTC+9",
            "write the zone of a place, such as `Asia/Seoul`, "
                + "or `Etc/GMT-9`, whose clock is never changed"
        ),
        (
            "Asia/Gotham",
            "write a zone of this region, such as `Asia/Dubai`, `Asia/Kolkata`, `Asia/Bangkok`, `Asia/Shanghai`, "
                + "`Asia/Seoul` or `Asia/Tokyo`"
        ),
        ("Asia/", "write a zone of this region, such as `Asia/Dubai`"),
        ("Gotham", "write an IANA id, such as `Asia/Seoul` or `America/New_York`"),
        ("/", "write an IANA id, such as `Asia/Seoul` or `America/New_York`"),
    ]

    @Test(arguments: zones) func `gets the zone of the place, or those of the region`(written: String, help: String) {
        let found = BannerFile.reading("timeZone: '\(written)'\nitems: [a]\n").report.findings
        #expect(found.map(\.rule.slug) == ["unknown-zone"])
        #expect(found.first?.help?.hasPrefix(help) == true, "\(found.first?.help ?? "no help")")
    }

    @Test(arguments: [
        ("UTC+5:30", ", such as `Asia/Kolkata`"), ("UTC-3:30", ", such as `America/St_Johns`"), ("UTC-13", ""),
    ])
    func `is not answered with one of another offset`(written: String, example: String) {
        let found = BannerFile.reading("timeZone: '\(written)'\nitems: [a]\n").report.findings
        #expect(found.map(\.help) == ["write the zone of a place\(example)"])
    }

    @Test(arguments: [
        "ET", "PT", "CT", "MT", "East", "South", "Atlantic", "Victoria", "Pacific", "Eastern", "Central", "Mountain",
        "Russia", "Brazil", "Mexico", "Indonesia", "Mongolia", "Congo", "RU", "BR", "MX", "ID", "MN", "CD", "Germany",
        "KR", "Eastern Standard Time",
    ])
    func `is never certain where a name is none of a city`(written: String) {
        let found = BannerFile.reading("timeZone: '\(written)'\nitems: [a]\n").report.findings
        #expect(found.map { $0.fix?.isUnique ?? false } == [false])
    }

    /// The zones that a help names exist.
    @Test(arguments: zones) func `is never answered with another that does not exist`(written: String, help: String) {
        let help = BannerFile.reading("timeZone: '\(written)'\nitems: [a]\n").report.findings.first?.help ?? ""
        for id in help.split(separator: "`") where id.contains("/") && id != written {
            #expect(BannerFile.reading("timeZone: \(id)\nitems: [a]\n").report.findings.isEmpty, "\(id)")
        }
    }
}

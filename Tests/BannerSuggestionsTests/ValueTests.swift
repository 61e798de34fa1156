import BannerDiagnostics
import BannerLanguage
import BannerSuggestions
import BannerYAML
import Testing

@Suite struct `What a value probably means` {
    /// Where a value is written, by a name.
    static let places: [String: (text: String, path: String)] = [
        "timer": ("timer: _", "/timer"), "transition": ("transition: _", "/transition"),
        "at": (
            "scenarios: [{ name: s, duration: 9s, inputs: [{ at: _ }] }]",
            "/scenarios/0/inputs/0/at"
        ),
        "arrows": ("controls: { arrows: _ }", "/controls/arrows"),
        "width": ("viewport: { width: _ }", "/viewport/width"), "focus": ("focus: _", "/focus"),
        "multiplier": ("layout: { cellWidthMultiplier: _ }", "/layout/cellWidthMultiplier"),
        "weight": ("items: [{ weight: _ }]", "/items/0/weight"),
        "cycles": ("timer: { cycles: _ }", "/timer/cycles"),
        "loop": ("paging: { loop: _ }", "/paging/loop"),
        "axis": ("layout: { axis: _ }", "/layout/axis"),
        "easing": ("transition: { easing: _ }", "/transition/easing"),
        "effect": ("transition: { effect: _ }", "/transition/effect"),
        "title": ("items: [{ title: _ }]", "/items/0/title"),
        "id": ("items: [{ id: _ }]", "/items/0/id"),
        "items": ("items: [_]", "/items/0"), "tags": ("items: [{ tags: _ }]", "/items/0/tags"),
        "color": ("items: [{ color: _ }]", "/items/0/color"), "zone": ("timeZone: _", "/timeZone"),
        "when": ("items: [{ when: _ }]", "/items/0/when"),
        "days": ("items: [{ when: { days: _ } }]", "/items/0/when/days"),
        "day": ("items: [{ when: { days: [_] } }]", "/items/0/when/days/0"),
        "hours": ("items: [{ when: { hours: _ } }]", "/items/0/when/hours"),
        "from": ("items: [{ when: { from: _ } }]", "/items/0/when/from"),
        "until": ("items: [{ when: { until: _ } }]", "/items/0/when/until"),
    ]

    /// The schema at a path, an entry of a list being one of its elements.
    static func schema(_ path: String) -> Schema {
        path.split(separator: "/").reduce(Language.banner) { schema, step in
            for form in schema.forms {
                switch form {
                case .list(let element, _) where Int(step) != nil: return element
                case .record(let record):
                    if let key = record.keys.first(where: { $0.key == step }) { return key.schema }
                default: continue
                }
            }
            return schema
        }
    }

    /// What is meant, each value as YAML: `!` after a certain one, `?` after one of several or a
    /// doubtful one.
    static func meanings(_ written: String, at place: String) throws -> String {
        let place = try #require(places[place])
        let text = place.text.split(separator: "_").joined(separator: written)
        let file = SourceFile(
            name: "a.yaml",
            bytes: Array(
                (place.text == text
                    ? text + written : place.text.hasSuffix("_") ? text + written : text).utf8)
        )
        var report = Report()
        let document = try #require(Document.parse(file, into: &report))
        let node = try #require(document.root[path: place.path])
        return ValueSuggestions.meanings(of: node, as: schema(place.path)).map { meant in
            meant.value.yaml
                + (meant.certainty == .certain ? "!" : meant.certainty == .likely ? "" : "?")
        }.joined(separator: " or ")
    }

    @Test(
        arguments: [
            // Durations.
            ("timer", "2 s", "2s!"), ("timer", "2sec", "2s!"), ("timer", "2 seconds", "2s!"),
            ("timer", "1m 30s", "1m30s!"),
            ("timer", "2 mins 30 secs", "2m30s!"), ("timer", "PT1M30S", "1m30s!"),
            ("timer", "'2,5 s'", "2.5s"),
            ("timer", "'2,5'", "\"2.5\""), ("timer", "'5,000 ms'", ""), ("timer", "1:30", ""),
            ("timer", "5000", "5000ms"), ("timer", "500", "500ms? or 500s?"),
            ("timer", "3600", "3600ms? or 3600s?"),
            ("transition", "300", "300ms"), ("at", "300", "300ms? or 300s?"), ("timer", "0 s", ""),
            ("timer", "-1", ""),
            ("timer", "5 5s", ""), ("timer", "fast", ""), ("timer", "2 days", ""),
            ("timer", "5", ""),
            ("transition", "fade", "{ effect: fade }"), ("transition", "0 s", "0s!"),
            ("timer", "5 Sekunden", ""),
            ("timer", "three seconds", ""),
            // Yes, no, on, off.
            ("arrows", "yes", "true!"), ("arrows", "TRUE", "true!"), ("arrows", "Off", "false!"),
            ("arrows", "'true'", "true!"),
            ("arrows", "maybe", ""), ("arrows", "1", ""), ("loop", "false", "none"),
            ("loop", "off", "none"),
            ("loop", "true", "infinite"),
            // Numbers.
            ("width", "390px", "390"), ("width", "'390'", "390!"), ("width", "390 pt", "390"),
            ("width", "50%", ""),
            ("width", "'390,5'", "390.5"), ("width", "'1,024'", ""), ("width", "1_024", ""),
            ("width", "wide", ""),
            ("width", "24rem", ""), ("multiplier", "80%", "0.8"), ("multiplier", "33.3%", "0.333"),
            ("multiplier", "80px", ""),
            ("multiplier", "'0,8'", "0.8"), ("multiplier", "1/3", ""), ("focus", "110%", "1.1"),
            ("cycles", "3x", "3"),
            ("cycles", "3 times", "3"), ("cycles", "-1", ""),
            ("weight", "0", ""), ("weight", "1.5", ""), ("weight", "50%", ""),
            ("weight", "0.5", ""),
            ("weight", "'3'", "3!"),
            // Words.
            ("loop", "infinit", "infinite!"), ("loop", "Infinite", "infinite!"),
            ("loop", "one", ""),
            ("loop", "rewnid", "rewind!"), ("loop", "bounce", ""), ("axis", "verticle", "vertical"),
            ("axis", "horizontaly", "horizontal"), ("easing", "ease-in-out", "easeInOut!"),
            ("easing", "easeInQuad", ""),
            ("easing", "spring", ""), ("effect", "fadee", "fade!"), ("effect", "jade", ""),
            // Quotes.
            ("title", "2026", "\"2026\"!"), ("title", "1.5", "\"1.5\"!"),
            ("title", "true", "\"true\"?"),
            ("title", "null", ""),
            ("id", "1", "\"1\"!"), ("id", "-1", ""), ("id", "Summer sale", ""),
            ("items", "A sentence is not an id", ""),
            ("items", "a b c", ""),
            ("tags", "sale", "[sale]"), ("tags", "'sale, new'", ""), ("tags", "new in", ""),
            // Colours.
            ("color", "red", "\"#FF0000\""), ("color", "Dark Blue", "\"#00008B\""),
            ("color", "FF6B35", "\"#FF6B35\"!"),
            ("color", "0xFF6B35", ""), ("color", "112233", "\"#112233\"!"), ("color", "255", ""),
            ("color", "16711680", ""), ("color", "facade", "\"#facade\""),
            ("color", "'rgb(255, 0, 0)'", ""),
            ("color", "'rgba(255, 107, 53, 0.5)'", ""), ("color", "'rgb(0 0 0 / 50%)'", ""),
            ("color", "'rgb(300, 0, 0)'", ""), ("color", "'hsl(0, 100%, 50%)'", ""),
            ("color", "'#GGG'", ""),
            ("color", "rouge", ""), ("color", "primary", ""), ("color", "none", ""),
            // Days.
            ("days", "Monday", "mon!"), ("days", "MON", "mon!"), ("days", "월요일", "mon"),
            ("days", "Montag", "mon"),
            ("days", "mon-fri", "[mon, tue, wed, thu, fri]"),
            ("days", "Mon – Wed", "[mon, tue, wed]"),
            ("days", "Sat.", "sat"), ("days", "'mon-wed, fri'", ""),
            ("days", "fri to mon", "[fri, sat, sun, mon]"),
            ("days", "'mon, wed & fri'", "[mon, wed, fri]"),
            ("days", "weekdays", "[mon, tue, wed, thu, fri]"), ("days", "weekend", "[sat, sun]"),
            ("days", "월-금", "[mon, tue, wed, thu, fri]"),
            ("days", "mon/wed", "[mon, wed]"), ("days", "lun", "mon"), ("days", "true", ""),
            ("days", "1-5", ""),
            ("days", "1", ""), ("days", "first monday", ""), ("days", "not sun", ""),
            ("days", "summer", ""),
            ("day", "Tuesday", "tue!"), ("day", "mon-fri", ""), ("when", "weekend", ""),
            // Windows of a day.
            ("hours", "9-17", "09:00-17:00"), ("hours", "9am-5pm", "09:00-17:00"),
            ("hours", "9:00 AM - 5:30 PM", "09:00-17:30"),
            ("hours", "9-5", ""), ("hours", "2-5pm", ""), ("hours", "12am-12pm", "00:00-12:00"),
            ("hours", "09:00 – 17:00", "09:00-17:00!"), ("hours", "22:00 - 02:00", "22:00-02:00!"),
            ("hours", "9:00 to 17:00", "09:00-17:00"),
            ("hours", "22-6", "22:00-06:00"),
            ("hours", "09:00:00-17:00:00", "09:00-17:00"), ("hours", "0:00-23:59", "00:00-24:00"),
            ("hours", "0-24", "00:00-24:00"),
            ("hours", "9", ""), ("hours", "morning", ""), ("hours", "09:60-17:00", ""),
            ("hours", "25:00-26:00", ""),
            ("when", "9-17", ""),
            // Dates.
            ("from", "2026/11/27", "2026-11-27"), ("from", "2026.11.27", "2026-11-27"),
            ("from", "27.11.2026", "2026-11-27"),
            ("from", "2026-1-5", "2026-01-05"), ("from", "11/27/2026", "2026-11-27"),
            ("from", "04/05/2026", "2026-04-05? or 2026-05-04?"),
            ("from", "27 Nov 2026", "2026-11-27"),
            ("from", "'Nov 27, 2026'", "2026-11-27"),
            ("from", "'Friday, 27 November 2026'", "2026-11-27"),
            ("from", "2026-11-27 09:00", "2026-11-27T09:00"),
            ("from", "2026-11-27 9:30 pm", "2026-11-27T21:30"),
            ("from", "2026-11-27T09:00:00.000Z", "2026-11-27T09:00Z"),
            ("from", "2026-11-27 09:00+09:00", "\"2026-11-27T09:00+09:00\""),
            ("from", "2026-11-27 23:59", "2026-11-27T23:59"),
            ("until", "2026-11-27 23:59", "2026-11-27T24:00"),
            ("until", "2026-11-27 23:59:59", "2026-11-27T24:00"), ("until", "9999-12-31 23:59", ""),
            ("from", "9999/12/31", ""),
            ("from", "27.11.26", ""), ("from", "2026-11-31", ""), ("from", "1795737600", ""),
            ("from", "tomorrow", ""),
            ("from", "2026-11-27 9", ""), ("from", "2026-11-27 09:00-17:00", ""),
            ("from", "Nov 27", ""),
            ("from", "20261127", "2026-11-27"), ("from", "'November 27th, 2026'", "2026-11-27"),
            ("from", "2026. 11. 27.", "2026-11-27"), ("from", "2026년 11월 27일", "2026-11-27"),
            ("from", "2026-11-27T09:00 UTC", "2026-11-27T09:00Z"),
            ("from", "2026-11-27T09:00+0900", "\"2026-11-27T09:00+09:00\""),
            ("from", "2026", ""),
            ("from", "1", ""), ("from", "27 novembre 2026", ""),
            ("when", "2026-11-27 to 2026-11-29", ""),
            ("when", "2026-11-27/2026-11-29", ""),
            ("when", "27.11.2026 - 29.11.2026", ""), ("when", "2026-11-27", ""),
            ("when", "otherwhise", "otherwise"), ("when", "summer", ""), ("when", "true", ""),
            // Time zones.
            ("zone", "asia/seoul", "Asia/Seoul"), ("zone", "America/New York", "America/New_York"),
            ("zone", "Asia/Soeul", "Asia/Seoul"),
            ("zone", "Europe/Soria", ""), ("zone", "KST", "Asia/Seoul"),
            ("zone", "South Korea", "Asia/Seoul"),
            ("zone", "한국", "Asia/Seoul"), ("zone", "seoul", "Asia/Seoul"),
            ("zone", "America/Tokyo", ""),
            ("zone", "IST", ""), ("zone", "ET", ""), ("zone", "UTC+9", ""), ("zone", "GMT+10", ""),
            ("zone", "+9", ""),
            ("zone", "East", ""),
            ("zone", "Korea Standard Time", ""), ("zone", "Gotham", ""), ("zone", "America", ""),
        ] as [(String, String, String)])
    func `is what is written, or nothing`(place: String, written: String, meant: String) throws {
        #expect(try Self.meanings(written, at: place) == meant, "\(place): \(written)")
    }
}

import BannerKit
import BannerYAML

/// Four ways to use BannerKit from another package.
@main
enum Main {
    static func main() {
        buildInCode()
        loadFromYAML()
        askForAnyInstant()
        print("4. Driven live")
        var view = BannerView(threeColours())
        view.live()
    }

    /// 1. A banner built in code, and its events.
    static func buildInCode() {
        print("1. Built in code")
        for event in Banner.Schedule(threeColours()).events(upTo: .seconds(5), kinds: [.change, .settle]) {
            print("  \(words(event.time, event.kind))")
        }
    }

    /// 2. A banner from YAML; what is wrong with it comes as findings with places, never as a crash.
    static func loadFromYAML() {
        print("2. Loaded from YAML")
        let text = "items: [red, orange]\ntimer: 2s\nindicatr: pill\n"
        let source = BannerSource(name: "ads.banner.yaml", bytes: Array(text.utf8))
        let file = BannerFile.read(source)
        for finding in file.report.findings {
            let place = source.lineTable().location(of: finding.range.start)
            print("  \(source.name):\(place.line):\(place.column): \(finding.message)")
        }
        print("  a banner: \(file.banner == nil ? "no" : "yes")")
    }

    /// 3. The state at any instant: a year from now costs what a second costs.
    static func askForAnyInstant() {
        print("3. Asked for any instant")
        let schedule = Banner.Schedule(threeColours())
        for instant in [Banner.Time.milliseconds(2_150), .seconds(31_536_001)] {
            let state = schedule.state(at: instant)
            print("  \(instant.seconds) s: page \(state.page), position \(state.position)")
        }
    }

    private static func threeColours() -> Banner {
        Banner(
            items: [Banner.Item(id: "red"), Banner.Item(id: "orange"), Banner.Item(id: "yellow")],
            layout: Banner.Layout(cellWidthMultiplier: 0.8, spacing: 10), timer: Banner.Timer(interval: .seconds(2)),
            indicator: .pill())
    }

    static func words(_ time: Banner.Time, _ kind: Banner.Event.Kind) -> String {
        switch kind {
        case .change(let change): "\(time.seconds) s: to page \(change.page), cause \(change.cause)"
        case .settle(let landing): "\(time.seconds) s: rests on page \(landing.page)"
        case .timer(let change): "\(time.seconds) s: timer \(change)"
        case .items(let count, _): "\(time.seconds) s: \(count) items"
        default: "\(time.seconds) s: \(kind)"
        }
    }
}

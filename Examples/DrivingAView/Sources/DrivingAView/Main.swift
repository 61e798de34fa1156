import BannerKit
import BannerYAML
import BannerDiagnostics

/// Four ways to use BannerKit from another package.
@main
enum Main {
    static func main() {
        buildInCode()
        loadFromYAML()
        askForAnyInstant()
        driveAView()
    }

    /// 1. A banner built in code, and its events.
    static func buildInCode() {
        print("1. Built in code")
        let timeline = Schedule(threeColours()).events(upTo: .seconds(5), kinds: [.change, .settle])
        for event in timeline { print("  \(words(event))") }
    }

    /// 2. A banner from YAML; what is wrong with it comes as findings with places, never as a crash.
    static func loadFromYAML() {
        print("2. Loaded from YAML")
        let text = "items: [red, orange]\ntimer: 2s\nindicatr: pill\n"
        let source = SourceFile(name: "ads.banner.yaml", bytes: Array(text.utf8))
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
        let timeline = Schedule(threeColours()).events(upTo: .zero)
        for instant in [Time.milliseconds(2_150), .seconds(31_536_001)] {
            let state = timeline.schedule.state(at: instant)
            print("  \(instant.seconds) s: page \(state.page), position \(state.position)")
        }
    }

    /// 4. A view driven live: the app tells what its viewer does and when, and sleeps until the next deadline.
    static func driveAView() {
        print("4. Driven live")
        var session = Session(threeColours(), kinds: [.change, .settle, .timer])
        show(session.advance(to: .seconds(1)))
        // A finger takes the content along and lets it go.
        show(session.beginDrag(at: .milliseconds(1_900)))
        show(session.moveDrag(by: -120, at: .milliseconds(1_950)))
        print("  under the finger: offset \(session.state.offset)")
        show(session.moveDrag(by: -200, at: .milliseconds(2_000)))
        show(session.endDrag(velocity: -800, at: .milliseconds(2_000)))
        // Nobody touches it any more: go from deadline to deadline.
        for _ in 0..<3 {
            guard let deadline = session.nextDeadline else { break }
            show(session.advance(to: deadline))
        }
    }

    private static func threeColours() -> Banner {
        var banner = Banner(items: ["red", "orange", "yellow"].map { Banner.Item(id: $0) })
        banner.timer = Banner.Timer(interval: .seconds(2))
        banner.indicator = .pill(Banner.Indicator.Pill())
        return banner
    }

    private static func show(_ events: [Banner.Event]) {
        for event in events { print("  \(words(event))") }
    }

    private static func words(_ event: Banner.Event) -> String {
        switch event.kind {
        case .change(let change): "\(event.time.seconds) s: page \(change.from) gives way to page \(change.page)"
        case .settle(let landing): "\(event.time.seconds) s: rests on page \(landing.page)"
        case .timer(let change): "\(event.time.seconds) s: timer \(change)"
        default: "\(event.time.seconds) s: \(event.kind)"
        }
    }
}

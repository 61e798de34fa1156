import BannerJSON
import BannerKit
import BannerLanguage
import BannerTestSupport
import BannerYAML
import Testing

@Suite struct `A recording in a file` {
    /// The examples, each with a viewer who does something else.
    private static let cases = Corpus.examples.enumerated().filter {
        BannerFile.read($1.source).banner != nil
    }
    .flatMap { place, file in (0..<4).map { (file: file, seed: place * 4 + $0) } }

    /// Changes and settles of pages.
    private func pages(_ events: some Sequence<Banner.Event>) -> [String] {
        events.compactMap { event in
            switch event.kind {
            case .settle(let landing): "\(event.time) settle \(landing.page)"
            case .change(let change):
                "\(event.time) change \(change.from ?? -1) \(change.page) \(change.cause)"
            default: nil
            }
        }
    }

    @Test(arguments: cases)
    func `is read again, as JSON and as YAML, and plays the same pages`(
        file: Corpus.File, seed: Int
    ) throws {
        var banner = try #require(BannerFile.read(file.source).banner)
        var session = Session(banner)
        session.record(as: "what: a viewer did")
        var events: [Session.Event] = []
        for step in 1...12 {
            let at =
                session.now + .microseconds(Int64(180_000 + (seed * 7 + step * 13) % 11 * 123_457))
            switch (seed * 5 + step * step) % 9 {
            case 0, 1:
                events += session.beginDrag(at: at)
                events += session.moveDrag(
                    by: Double((seed + step) % 5 - 2) * 61.7, at: at + .milliseconds(70))
                events += session.endDrag(
                    velocity: Double(step % 3 - 1) * 433.3, at: at + .milliseconds(110))
            case 2: events += session.select(page: step % banner.items.count, at: at)
            case 3: events += session.send(.swipe(.previous), at: at)
            case 4: events += session.send(step.isMultiple(of: 2) ? .hide : .show, at: at)
            case 5: events += session.send(.hover, at: at)
            case 6: events += session.send(.leave, at: at)
            default: events += session.send(.next, at: at)
            }
        }
        events += session.advance(to: session.now + .seconds(9))
        let recording = try #require(session.recording)
        banner.scenarios = [recording]
        for text in [banner.json, try JSON(Array(banner.json.utf8)).yaml] {
            let source = SourceFile(name: "recorded.banner.yaml", bytes: Array(text.utf8))
            let reading = BannerFile.read(source)
            let read = try #require(reading.banner, "\(reading.report.lines(in: source))")
            let again = try #require(read.scenarios.first)
            #expect(again == recording)
            let schedule = Schedule(read, scenario: again)
            #expect(
                pages(schedule.events(upTo: again.duration, kinds: .all))
                    == pages(events.map(\.event)))
        }
        #expect(!pages(events.map(\.event)).isEmpty || banner.items.count == 1)
    }
}

import BannerKit
import BannerLanguage
import BannerRules
import Testing

@Suite("A banner that was built in code")
struct BuiltBannerTests {
    private static let items = [Banner.Item(id: "a"), Banner.Item(id: "b"), Banner.Item(id: "c")]

    private func lines(_ change: (inout Banner) -> Void) -> [String] {
        var banner = Banner(items: Self.items, timer: Banner.Timer(interval: .seconds(3)))
        change(&banner)
        return banner.findings().map(\.description)
    }

    @Test func `has no findings if it is sound`() {
        #expect(lines { _ in } == [])
        #expect(
            lines {
                $0.items[0] = Banner.Item(
                    id: "x", title: "여름\n세일", tags: ["x"], image: "images/a.png", alt: "",
                    link: "https://a.b",
                    duration: .seconds(4))
                $0.scenarios = [
                    Banner.Scenario(
                        name: "s", duration: .seconds(9),
                        inputs: [Banner.Input(at: .seconds(1), .swipe(.next))],
                        expect: [
                            .at(.seconds(1), page: 0),
                            .always(page: 0, from: .zero, to: .seconds(1)),
                        ])
                ]
            } == [])
    }

    @Test func `is checked value by value`() {
        #expect(
            lines { $0.paging.startPage = 3 } == [
                "error: there is no page `3` at /paging/startPage [BK4002]"
            ])
        #expect(
            lines { $0.items[1].id = "a b" } == [
                "error: `a b` cannot be an id at /items/1/id [BK3007]"
            ])
        #expect(
            lines { $0.items[2].tags = ["x", ""] } == [
                "error: a tag cannot be empty at /items/2/tags/1 [BK3007]"
            ])
        #expect(
            lines { $0.items[0].title = "a\u{1B}[1m" } == [
                "error: `title` contains the control character U+001B at /items/0/title [BK3015]"
            ])
        #expect(
            lines { $0.items[0].image = "../a.png" } == [
                "error: `../a.png` is not a path in the folder of this file at /items/0/image [BK3009]"
            ])
        #expect(
            lines { $0.items[0].link = "javascript:alert(1)" } == [
                "error: `javascript:` is not allowed in a link: it holds code or data, not an address at /items/0/link [BK3008]"
            ])
        #expect(
            lines { $0.layout.spacing = .nan } == [
                "error: `spacing` is not a finite number at /layout/spacing [BK2004]"
            ])
        #expect(
            lines { $0.timer?.interval = .zero } == [
                "error: `0s` is out of range: `interval` must be more than 0 seconds at /timer/interval [BK3001]"
            ])
        #expect(
            lines { $0.items = [] } == [
                "error: `items` is empty; expected at least 1 at /items [BK2012]"
            ])
        #expect(
            lines {
                $0.scenarios = [Banner.Scenario(name: "s", duration: .zero, expect: [.at(.zero)])]
            } == [
                "error: an expectation is incomplete at /scenarios/0/expect/0 [BK2011]"
            ])
    }

    @Test func `is told from one with a faulty value, from which nothing is concluded`() {
        // The spacing's default would make the stride too small.
        #expect(
            lines {
                $0.layout.spacing = -1
                $0.layout.cellWidthMultiplier = 0.00001
            }.count == 1)
        #expect(
            lines {
                $0.items[0].id = "?"
                $0.items[1].id = "?"
            }.count == 2)
    }

    @Test func `has a note with its place where one explains the fault`() throws {
        let banner = Banner(
            items: Self.items + [Banner.Item(id: "b")], timer: Banner.Timer(interval: .seconds(3)))
        let finding = try #require(banner.findings().first)
        #expect(finding.description == "error: two items have the id `b` at /items/3/id [BK4001]")
        #expect(finding.notes.map { "\($0.message)" } == ["the first is here"])
        #expect(finding.notes.map(\.path) == ["/items/1/id"])
    }

    @Test func `may have any number, and never traps`() {
        let times = [
            Time(microseconds: .min), Time(microseconds: .max), .zero, Time(microseconds: -1),
        ]
        let numbers = [Int.min, Int.max, 0, -1]
        let doubles = [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0]
        for (place, time) in times.enumerated() {
            let (number, double) = (numbers[place], doubles[place])
            for other in times {
                var drag = Banner.Input.Drag(by: double, over: other, velocity: doubles[place + 1])
                drag.by = doubles[place + 2]
                let banner = Banner(
                    items: [
                        Banner.Item(id: "a", duration: time), Banner.Item(id: "a", duration: other),
                    ],
                    viewport: Banner.Size(width: double, height: double),
                    layout: Banner.Layout(
                        cellWidthMultiplier: double, cellHeightMultiplier: double, spacing: double),
                    paging: Banner.Paging(
                        loop: .never, startPage: number, maxPagesPerSwipe: number),
                    timer: Banner.Timer(interval: time, countsFrom: .settle, cycles: number),
                    transition: Banner.Transition(
                        duration: other,
                        easing: .cubicBezier(x1: double, y1: double, x2: double, y2: double)),
                    focus: Banner.CardFocus(scale: double, duration: time),
                    indicator: .scrollBar(
                        .init(track: double, thumb: .width(double), hidesAfter: time)),
                    scenarios: [
                        Banner.Scenario(
                            name: "s", duration: time,
                            inputs: [
                                Banner.Input(at: other, .drag(drag)),
                                Banner.Input(at: time, .select(page: number)),
                                Banner.Input(at: other, .swipe(.next)),
                                Banner.Input(at: time, .tap()),
                            ],
                            expect: [
                                .at(other, page: number),
                                .always(page: number, from: time, to: other),
                                .never(page: number, from: other, to: time),
                                .shown(page: number, atLeast: time, atMost: other),
                                .changes(number),
                            ])
                    ])
                #expect(banner.findings().contains { $0.severity == .error })
            }
        }
    }

    @Test func `is checked within the limits of a file`() {
        let many = (0...10_000).map { Banner.Item(id: "i\($0 % 10_000)") }
        #expect(
            Banner(items: many, indicator: .fraction()).findings().map(\.description) == [
                "error: `items` has 10001 entries; at most 10000 are allowed at /items/10000 [BK3011]"
            ])
        let inputs = (0...1_000).map { Banner.Input(at: .seconds(Int64($0)), .tap()) }
        let expect = (0...1_000).map { Banner.Expectation.changes($0) }
        let long = (0...100).map {
            Banner.Scenario(
                name: "s\($0)", duration: .seconds(2_000), inputs: $0 == 0 ? inputs : [],
                expect: expect)
        }
        let found = Set(Banner(items: Self.items, scenarios: long).findings().map(\.rule.slug))
        #expect(found == ["too-many-scenarios", "too-many-inputs", "too-many-expectations"])
    }
}

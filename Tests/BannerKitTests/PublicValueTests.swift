import BannerKit
import Testing

@Suite struct `A value of an app` {
    @Test func `of time is made of minutes, added up and divided`() {
        #expect(Time.minutes(90) == .seconds(5_400) && Time.minutes(90) / .minutes(60) == 1.5)
        #expect(
            Time.minutes(1) / 7 == .microseconds(8_571_428)
                && Time.seconds(-1) / 2 == .milliseconds(-500))
        #expect([Time.seconds(1), .minutes(1)].reduce(.zero, +) == .seconds(61))
        var sum = Time.seconds(3)
        sum += .seconds(2)
        sum -= .seconds(1)
        #expect(sum == .seconds(4))
        let (most, least) = (Time(microseconds: .max), Time(microseconds: .min))
        #expect(Time.seconds(1) / 0 == most && Time.seconds(-1) / 0 == least && least / -1 == most)
    }

    @Test(arguments: [
        ("7", 7, 7.0), ("-7", -7, -7), ("7.5", nil, 7.5), ("1e3", nil, 1_000),
        ("99999999999999999999", nil, 1e20),
    ])
    func `of an author's own is a number`(text: String, int: Int?, double: Double) {
        let data = Banner.Data.number(text)
        #expect(data.int == int && data.double == double && data.string == nil)
    }

    @Test func `of an author's own is a text, or neither`() {
        let (text, flag) = (Banner.Data.text("7"), Banner.Data.bool(true))
        #expect(text.string == "7" && text.int == nil && text.double == nil)
        #expect(flag.string == nil && flag.int == nil && flag.double == nil)
    }

    @Test func `is in a set of banners once, however its numbers are written`() {
        func banner(_ number: String, _ names: [String]) -> Banner {
            let members = names.map { Banner.Data.Member(name: $0, value: .number(number)) }
            return Banner(
                items: [Banner.Item(id: "a", data: members)],
                timer: Banner.Timer(interval: .seconds(2)))
        }
        let banners = [
            banner("10", ["x-a"]), banner("1e1", ["x-a"]), banner("11", ["x-a"]), banner("10", []),
        ]
        #expect(Set(banners).count == 3)
    }

    @Test(arguments: [(Banner.Paging.Loop.never, nil), (.infinite, 4)])
    func `of an event is what a test compares`(loop: Banner.Paging.Loop, virtual: Int?) {
        var session = Session(
            makeBanner(3, timer: every(2)) { $0.paging.loop = loop }, kinds: [.change, .settle])
        let change = Banner.Event.Change(
            page: 1, from: 0, cause: .timer, duration: .milliseconds(300), virtual: virtual)
        let rest = Banner.Event.Landing(page: 1, virtual: virtual)
        let events = session.advance(to: time(3))
        #expect(events.map(\.kind) == [.change(change), .settle(rest)])
        #expect(
            events.map(\.kind) != [
                .change(change), .settle(Banner.Event.Landing(page: 2, virtual: virtual)),
            ])
        let (first, second) = (session.items[0], session.items[1])
        #expect(
            events[0] == Session.Event(time(2), .change(change), item: second, previousItem: first))
    }

    @Test(arguments: [
        (1.0, 195.0, 150.0, "a"), (1, 300, 150, "b"), (1, 50, 150, nil), (1, 195, 301, nil),
        (1, .nan, 150, nil),
        (1.2, 300, 150, "a"), (1.2, 320, 150, "b"), (1.2, 85, -20, "a"),
    ])
    func `of a point is the card that is drawn there`(
        scale: Double, x: Double, y: Double, id: String?
    ) {
        let session = Session(
            makeBanner(3) {
                $0.paging.loop = .never
                $0.layout.cellWidthMultiplier = 0.5
                $0.focus.scale = scale
            })
        #expect(session.card(atX: x, y: y)?.item.id == id)
    }
}

import BannerKit
import Testing

@Suite struct `An event of a session` {
    private func ids(_ banner: Banner, _ ids: String) -> Banner {
        var banner = banner
        banner.items = ids.map { Banner.Item(id: String($0), link: "/\($0)") }
        return banner
    }

    private func named(_ events: [Session.Event]) -> [String] {
        events.map { "\(line($0)) \($0.item?.id ?? "-")" }
    }

    @Test func `names the item as it was when it happened`() {
        let banner = ids(makeBanner(1, timer: every(2)), "abcd")
        var session = Session(banner, kinds: [.start, .change, .settle, .items, .timer, .dragEnd])
        session.advance(to: time(2))
        // One call: two changes before the other items come, and one because of them.
        #expect(
            named(session.update(ids(banner, "xd"), at: time(4.1))) == [
                "2.3 settle 1 b", "4 change 1>2 timer c", "4.1 settle 2 c", "4.1 items 2 -",
                "4.1 change >1 calendar d",
                "4.1 settle 1 d", "4.1 timer restarted -",
            ])
        session.beginDrag(at: time(4.5))
        #expect(
            named(session.show(only: ["x"], at: time(4.6))).prefix(4) == [
                "4.6 dragEnd 1 d", "4.6 settle 1 d", "4.6 timer restarted -", "4.6 items 1 -",
            ])
    }

    @Test func `names the item by the banner and order of its time`() {
        let banner = ids(makeBanner(1, timer: every(2)) { $0.paging.order = .shuffled }, "abcd")
        var session = Session(
            banner, viewer: Banner.Viewer(seed: 7), kinds: [.start, .change])
        let order = session.items.map(\.id)
        #expect(order != ["a", "b", "c", "d"])
        #expect(
            session.update(ids(makeBanner(1), "x"), at: time(3)).map { $0.item?.id } == [
                order[0], order[1], "x",
            ])
    }

    @Test func `names the first of a page's allowed cards`() {
        let banner = ids(
            makeBanner(1, timer: every(2)) {
                $0.paging.group = .cards(2)
                $0.layout.align = .start
            }, "abcdef")
        var session = Session(banner, kinds: [.change, .items])
        session.show(only: ["b", "d", "e", "f"], at: time(1))
        #expect(named(session.advance(to: time(3))) == ["3 change 0>1 timer e"])
    }

    @Test func `an input names an item of all, also where some are shown`() {
        var session = Session(ids(makeBanner(1), "abcd"), kinds: [.change])
        session.show(only: ["b", "d"], at: time(1))
        #expect(session.currentItem?.id == "b")
        #expect(session.send(.select(page: 1), at: time(2)).isEmpty)
        #expect(named(session.send(.select(page: 3), at: time(3))) == ["3 change 0>1 select d"])
        #expect(named(session.select(page: 0, at: time(5))) == ["5 change 1>0 select b"])
    }

    @Test func `of a change names the item that was current before, too`() {
        let banner = ids(makeBanner(1, timer: every(2)), "abcd")
        var session = Session(banner, kinds: [.change, .settle])
        session.advance(to: time(2))
        let events =
            session.update(ids(banner, "xd"), at: time(4.1)) + session.send(.previous, at: time(5))
        #expect(
            events.map { "\($0.previousItem?.id ?? "-")>\($0.item?.id ?? "-")" } == [
                "->b", "b>c", "->c", "c>d", "->d", "d>x",
            ])
    }

    @Test func `that opens an item has its link and data`() {
        var banner = ids(makeBanner(1), "ab")
        banner.items[0].data = [Banner.Data.Member(name: "x-sku", value: .text("4711"))]
        var session = Session(banner, kinds: .open)
        let opened = session.send(.tap(), at: .zero).first?.item
        #expect(opened?.link == "/a" && opened?.data["x-sku"] == .text("4711"))
        session.show(only: [], at: .zero)
        #expect(session.send(.tap(), at: .zero).isEmpty)
    }

    @Test func `of a schedule is found in its banner`() {
        let schedule = Schedule(ids(makeBanner(1, timer: every(2)), "abc"))
        let events = schedule.events(upTo: time(4), kinds: [.change, .timer])
        #expect(events.map { schedule.item(of: $0)?.id } == [nil, "b", "c"])
    }

    @Test func `can be compared, as sessions and schedules can`() {
        let banner = ids(makeBanner(1, timer: every(2)) { $0.focus.scale = 1.2 }, "abc")
        var (one, other) = (Session(banner), Session(banner))
        #expect(one == other && Schedule(banner) == Schedule(banner))
        #expect(Schedule(banner) != Schedule(banner, viewer: Banner.Viewer(reducesMotion: true)))
        #expect(one.advance(to: time(3)) == other.advance(to: time(3)) && one == other)
        one.send(.next, at: time(3))
        #expect(one != other)
        other.send(.next, at: time(3))
        #expect(one == other && one.state.hashValue == other.state.hashValue)
        one.show(only: ["a", "b", "c"], at: time(3))
        #expect(one != other)
    }

    @Test(arguments: [Banner.Timer.WhenHovered.pause, .ignore])
    func `of a pointer follows what the banner says`(whenHovered: Banner.Timer.WhenHovered) {
        var session = Session(
            makeBanner(3, timer: every(2) { $0.whenHovered = whenHovered }), kinds: .timer)
        session.advance(to: .zero)
        let waits = whenHovered == .pause ? ["1 timer suspended"] : []
        #expect(session.send(.hover, at: time(1)).map(line) == waits)
        #expect(session.nextDeadline == (waits.isEmpty ? time(2) : nil))
    }

    @Test func `does not come from a timer of 0 or less`() {
        for interval in [Time.zero, .seconds(-1)] {
            var banner = makeBanner(3, timer: Banner.Timer(interval: interval)) {
                $0.transition.duration = .zero
            }
            var session = Session(banner)
            #expect(session.advance(to: time(1)).map(line) == ["0 start 0"])
            #expect(session.state.timer == .absent && session.nextDeadline == nil)
            banner.timer = every(2)
            banner.items[0].duration = interval
            session = Session(banner)
            session.advance(to: .zero)
            #expect(session.nextDeadline == time(2))
        }
    }
}

@Suite struct `Events and states as JSON` {
    @Test func `are what the command line writes`() {
        var banner = Banner(
            items: [
                Banner.Item(id: "red", link: "/red"), Banner.Item(id: "\"new\"", link: "/new"),
            ],
            timer: Banner.Timer(interval: .seconds(2)))
        banner.scenarios = []
        var (events, states): ([UInt8], [UInt8]) = ([], [])
        let inputs = [Banner.Input(at: .milliseconds(2_400), .tap())]
        let schedule = Schedule(banner, inputs: inputs)
        let happened = Array(schedule.events(upTo: .seconds(5), kinds: .all.subtracting(.end)))
        for event in happened { EventJSON(banner).append(event, to: &events) }
        StateJSON(banner).append(schedule.state(at: .seconds(3)), to: &states)

        var session = Session(banner)
        var live = session.send(.tap(), at: inputs[0].at) + session.advance(to: .seconds(3))
        let state = session.json(of: session.state)
        live += session.advance(to: .seconds(5))
        #expect(
            live.map { session.json(of: $0) + "\n" }.joined()
                == String(decoding: events, as: UTF8.self))
        #expect(
            happened.map { schedule.json(of: $0) + "\n" }.joined()
                == String(decoding: events, as: UTF8.self))
        #expect(state + "\n" == String(decoding: states, as: UTF8.self))
        #expect(schedule.json(of: schedule.state(at: .seconds(3))) == state)
    }
}

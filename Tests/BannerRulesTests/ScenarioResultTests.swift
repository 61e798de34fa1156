import BannerKit
import BannerRules
import Testing

@Suite struct `The scenarios of a banner` {
    private func banner(_ expect: [Banner.Expectation]) -> Banner {
        Banner(
            items: [Banner.Item(id: "a"), Banner.Item(id: "b"), Banner.Item(id: "c")],
            timer: Banner.Timer(interval: .seconds(2)),
            scenarios: [
                Banner.Scenario(
                    name: "back", duration: .seconds(9),
                    inputs: [Banner.Input(at: .seconds(3), .previous)],
                    expect: expect)
            ])
    }

    /// Two hours later than UTC, whatever the date: a TZif file of version 2 with one kind of local
    /// time.
    private static let plusTwo: [UInt8] = {
        let counts: [UInt8] =
            [0, 0, 0, 0] + [0, 0, 0, 0] + [0, 0, 0, 0] + [0, 0, 0, 0] + [0, 0, 0, 1] + [0, 0, 0, 4]
        let head = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts
        let body: [UInt8] = [0, 0, 0x1C, 0x20, 0, 0] + Array("EET\0".utf8)
        return head + body + head + body + Array("\nEET-2\n".utf8)
    }()

    /// An item that is over at noon, and a scenario that begins an hour before, by a clock in UTC.
    private func dated(_ zone: String?) -> Banner {
        let noon = Banner.Date(year: 2026, month: 11, day: 27, time: .seconds(12 * 3_600))
        let start = Banner.Date(
            year: 2026, month: 11, day: 27, time: .seconds(11 * 3_600), offset: .zero)
        var banner = Banner(
            items: [Banner.Item(id: "a"), Banner.Item(id: "b")],
            scenarios: [
                Banner.Scenario(
                    name: "noon", duration: .seconds(2 * 3_600),
                    expect: [.at(.zero, page: 0), .at(.seconds(3_600), page: 1)])
            ])
        banner.items[0].when = .anyOf([Banner.Occasion(until: noon)])
        banner.timeZone = zone
        banner.scenarios[0].start = start
        return banner
    }

    @Test func `with a start are judged in UTC, and elsewhere only with the zone's data`() throws {
        let result = { (results: [Banner.Scenario.Result]) in
            results.map { "\($0.isJudged) \($0.isPassed) \($0)" }
        }
        #expect(result(dated(nil).testScenarios()) == ["true true `noon` passed"])
        #expect(
            result(dated("Europe/Kyiv").testScenarios()) == [
                "false false `noon` was not played: it has a start, and the data of the time zone `Europe/Kyiv` is not known here"
            ])
        #expect(
            result(dated("Europe/Kyiv").testScenarios { $0 == "Europe/Kyiv" ? Self.plusTwo : nil })
                == ["true false `noon`: expected `a` at 0s, saw `b`"])
        #expect(dated("Europe/Kyiv").testScenarios { _ in [1, 2, 3] }.map(\.isJudged) == [false])
    }

    @Test func `pass if every expectation holds`() throws {
        let result = try #require(
            banner([.at(.seconds(1), page: 0), .changes(4)]).testScenarios().first)
        #expect(result.isPassed && "\(result)" == "`back` passed")
    }

    @Test(arguments: [
        (Banner.Expectation.at(.seconds(4), page: 1), "page", "expected `b` at 4s, saw `a`"),
        (
            .always(page: 0, from: .zero, to: .seconds(9)), "always",
            "expected `a` all the time from 0s to 9s, saw `b` at 2s"
        ),
        (
            .never(page: 1, from: .zero, to: .seconds(9)), "never",
            "expected `b` never from 0s to 9s, saw `b` at 2s"
        ),
        (
            .shown(page: 2, atLeast: .seconds(5)), "shownAtLeast",
            "expected `c` for at least 5s, saw 1.7s"
        ),
        (
            .shown(page: 0, atMost: .seconds(1)), "shownAtMost",
            "expected `a` for at most 1s, saw 4.3s"
        ),
        (.changes(7), "changes", "expected 7 changes, saw 4"),
        (
            .at(.seconds(1), indicator: Banner.Expectation.IndicatorValues(current: 2)),
            "indicator",
            "expected this indicator at 1s, saw `{\"style\":\"dots\",\"count\":3,\"current\":0}`"
        ),
    ])
    func `say what was seen instead`(expectation: Banner.Expectation, key: String, message: String)
        throws
    {
        let result = try #require(banner([.changes(4), expectation]).testScenarios().first)
        let failure = try #require(result.failures.first)
        #expect(result.failures.count == 1 && failure.number == 1)
        #expect(failure.key == key && failure.message == message)
        #expect(failure.notes.first == "in the scenario `back`" && failure.notes.count > 1)
        #expect("\(result)" == "`back`: \(message)")
    }
}

import BannerKit
import BannerTesting
import Testing

@Suite struct `The scenarios of a banner` {
    private func banner(_ expect: [Banner.Expectation]) -> Banner {
        Banner(
            items: [Banner.Item(id: "a"), Banner.Item(id: "b"), Banner.Item(id: "c")],
            timer: Banner.Timer(interval: .seconds(2)),
            scenarios: [
                Banner.Scenario(
                    name: "back", duration: .seconds(9), inputs: [Banner.Input(at: .seconds(3), .previous)],
                    expect: expect)
            ])
    }

    @Test func `pass if every expectation holds`() throws {
        let result = try #require(banner([.at(.seconds(1), page: 0), .changes(4)]).testScenarios().first)
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
            "expected `b` at no time from 0s to 9s, saw `b` at 2s"
        ),
        (.shown(page: 2, atLeast: .seconds(5)), "shownAtLeast", "expected `c` for at least 5s, saw 1.7s"),
        (.shown(page: 0, atMost: .seconds(1)), "shownAtMost", "expected `a` for at most 1s, saw 4.3s"),
        (.changes(7), "changes", "expected 7 changes, saw 4"),
        (
            .at(.seconds(1), indicator: Banner.Expectation.IndicatorValues(current: 2)), "indicator",
            "expected this indicator at 1s, saw `{\"style\":\"dots\",\"count\":3,\"current\":0}`"
        ),
    ])
    func `say what was seen instead`(expectation: Banner.Expectation, key: String, message: String) throws {
        let result = try #require(banner([.changes(4), expectation]).testScenarios().first)
        let failure = try #require(result.failures.first)
        #expect(result.failures.count == 1 && failure.number == 1)
        #expect(failure.key == key && failure.message == message)
        #expect(failure.notes.first == "in the scenario `back`" && failure.notes.count > 1)
        #expect("\(result)" == "`back`: \(message)")
    }
}

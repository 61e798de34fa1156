/// `fraction`: the text «2/5»; it has only what all styles have in common.
package enum IndicatorFraction {
    static func state(at moment: IndicatorMoment) -> Banner.Indicator.State {
        .fraction(page: moment.page, count: moment.count)
    }

    static func values(page: Int, count: Int) -> Banner.Expectation.IndicatorValues {
        Banner.Expectation.IndicatorValues(style: .fraction, text: text(page: page, count: count))
    }

    /// The text for a page, as it is drawn and as a scenario expects it.
    package static func text(page: Int, count: Int) -> String { "\(page + 1)/\(count)" }
}

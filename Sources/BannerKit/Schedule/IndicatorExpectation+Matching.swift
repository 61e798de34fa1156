extension Banner.Expectation.IndicatorValues {
    /// Whether a state has every expected value; numbers can differ by 1e−6.
    func matches(_ state: Banner.Indicator.State?) -> Bool {
        let seen = Banner.Expectation.IndicatorValues(state)
        return agrees(style, seen.style) && agrees(hidden, seen.hidden) && agrees(count, seen.count)
            && agrees(current, seen.current) && agrees(first, seen.first) && agrees(pair, seen.pair)
            && agrees(sizes, seen.sizes) && agrees(widths, seen.widths)
            && agrees(
                [x, width, alpha, shift, fraction, fill],
                [seen.x, seen.width, seen.alpha, seen.shift, seen.fraction, seen.fill])
            && (text.map { Array($0.utf8) == seen.text.map { Array($0.utf8) } } ?? true)
    }

    private func agrees<Value: Equatable>(_ expected: Value?, _ seen: Value?) -> Bool {
        expected == nil || expected == seen
    }

    private func agrees(_ expected: [Double]?, _ seen: [Double]?) -> Bool {
        guard let expected else { return true }
        guard let seen, seen.count == expected.count else { return false }
        return zip(expected, seen).allSatisfy { abs($0 - $1) <= 1e-6 }
    }

    private func agrees(_ expected: [Double?], _ seen: [Double?]) -> Bool {
        zip(expected, seen).allSatisfy { expected, seen in
            guard let expected else { return true }
            return seen.map { abs($0 - expected) <= 1e-6 } ?? false
        }
    }
}

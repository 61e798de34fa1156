extension Banner.Expectation {
    /// The result of an expectation: it holds, or the actual value («What a banner means»,
    /// Scenarios).
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    package enum Verdict: Equatable {
        /// The expectation holds.
        case holds
        /// The actual state at the instant in question.
        case saw(Banner.State)
        /// The page that is, or becomes, current at this instant.
        case page(Int, at: Banner.Time)
        /// The time for which the page is current.
        case shown(Banner.Time)
        /// The number of changes.
        case changes(Int64)
        /// From this instant on there are no items.
        case empty(at: Banner.Time)
    }
}

extension Schedule {
    /// Checks the expectations of a scenario that takes `duration`; returns one verdict for each,
    /// in order.
    package func verdicts(
        on expectations: [Banner.Expectation], over duration: Banner.Time
    ) -> [Banner.Expectation.Verdict] {
        lazy var exposure = self.exposure(over: duration)
        lazy var history = PageHistory(self, upTo: duration.playable)
        return expectations.map { expectation in
            switch expectation {
            case .at(let time, let page, let count, let indicator):
                return verdict(at: time, page: page, count: count, indicator: indicator)
            case .always(let page, let from, let to):
                return history.first(.away(from: page), from: from, to: to)
            case .never(let page, let from, let to):
                return history.first(.on(page), from: from, to: to)
            case .shown(let page, let atLeast, let atMost):
                let shown = exposure.items[max(0, min(parameters.fileCount - 1, page))].shown
                return shown >= atLeast ?? .zero && shown <= atMost ?? shown
                    ? .holds : .shown(shown)
            case .changes(let count):
                return exposure.changes == Int64(count) ? .holds : .changes(exposure.changes)
            }
        }
    }

    private func verdict(
        at time: Time, page: Int?, count: Int?, indicator: Banner.Expectation.IndicatorValues?
    ) -> Banner.Expectation.Verdict {
        let time = time.playable
        let machine = machine(at: time)
        let isEmpty = machine.parameters.isEmpty && machine.parameters.availableItems != nil
        let shown =
            isEmpty ? nil : machine.indicator(at: time, position: machine.position(at: time))
        let holds =
            page.map { !isEmpty && machine.parameters.page(ofItem: $0) == machine.page } ?? true
            && count.map { $0 == machine.parameters.shownCount } ?? true
            && indicator.map { !isEmpty && $0.matches(shown) } ?? true
        return holds ? .holds : .saw(state(at: time))
    }
}

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

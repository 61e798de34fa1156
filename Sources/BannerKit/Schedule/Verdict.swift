extension Banner {
    /// The result of an expectation: it holds, or what was seen instead («What a banner means», Scenarios).
    public enum Verdict: Equatable, Sendable {
        /// The expectation holds.
        case holds
        /// The state at the instant in question.
        case saw(State)
        /// At this instant the page is, or becomes, current.
        case page(Int, at: Time)
        /// The page is current for this long.
        case shown(Time)
        /// There are this many changes.
        case changes(Int64)
    }
}

extension Timeline {
    /// Checks whether an expectation holds on this timeline, in a time that does not depend on its duration.
    public func verdict(on expectation: Banner.Expectation) -> Banner.Verdict { verdicts(on: [expectation])[0] }

    /// Checks whether expectations hold on this timeline, in a time that does not depend on its duration; returns one
    /// verdict for each, in order.
    public func verdicts(on expectations: [Banner.Expectation]) -> [Banner.Verdict] {
        var exposure: (items: [Banner.Exposure], changes: Int64)?
        var history: StayHistory?
        func firstStay(_ sought: StayHistory.Sought, from: Time, to: Time) -> Banner.Verdict {
            let known = history ?? StayHistory(self)
            history = known
            return known.first(sought, from: from, to: to).map { .page($0.page, at: $0.since) } ?? .holds
        }
        func seen() -> (items: [Banner.Exposure], changes: Int64) {
            let known = exposure ?? self.exposure(upTo: duration)
            exposure = known
            return known
        }
        return expectations.map { expectation in
            switch expectation {
            case .at(let time, let page, let indicator):
                return verdict(at: time, page: page, indicator: indicator)
            case .always(let page, let from, let to):
                return firstStay(.away(from: page), from: from, to: to)
            case .never(let page, let from, let to):
                return firstStay(.on(page), from: from, to: to)
            case .shown(let page, let atLeast, let atMost):
                let shown = seen().items[Swift.max(0, Swift.min(course.count - 1, page))].shown
                return shown >= atLeast ?? .zero && shown <= atMost ?? shown ? .holds : .shown(shown)
            case .changes(let count):
                let changes = seen().changes
                return changes == Int64(count) ? .holds : .changes(changes)
            }
        }
    }

    private func verdict(at time: Time, page: Int?, indicator: Banner.Expectation.IndicatorValues?) -> Banner.Verdict {
        let machine = machine(at: time)
        let holds =
            (page ?? machine.page) == machine.page
            && indicator?.matches(machine.indicator(at: time, course)) ?? true
        return holds ? .holds : .saw(state(at: time))
    }
}

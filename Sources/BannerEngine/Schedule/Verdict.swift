public import BannerModel

/// What came of an expectation: it holds, or this was seen instead (SEMANTICS section 8).
public enum Verdict: Equatable, Sendable {
    /// What was expected is so.
    case holds
    /// At the instant that was asked for, this is the state.
    case saw(BannerState)
    /// At this instant the page is, or becomes, the current one.
    case page(Int, at: Time)
    /// The page is the current one for that long.
    case shown(Time)
    /// There are that many changes.
    case changes(Int64)
}

extension Timeline {
    /// Looks whether an expectation holds on this timeline, in a time that does not depend on its duration.
    public func verdict(on expectation: Expectation) -> Verdict {
        switch expectation {
        case .at(let time, let page, let indicator):
            let state = state(at: time)
            let holds = (page ?? state.page) == state.page && indicator?.matches(state.indicator) ?? true
            return holds ? .holds : .saw(state)
        case .always(let page, let from, let to):
            return firstPage(from: from, to: to) { $0 != page }.map { .page($0.page, at: $0.time) } ?? .holds
        case .never(let page, let from, let to):
            return firstPage(from: from, to: to) { $0 == page }.map { .page($0.page, at: $0.time) } ?? .holds
        case .shown(let page, let atLeast, let atMost):
            let shown = exposure(upTo: duration).items[Swift.max(0, Swift.min(course.count - 1, page))].shown
            return shown >= atLeast ?? .zero && shown <= atMost ?? shown ? .holds : .shown(shown)
        case .changes(let count):
            let changes = exposure(upTo: duration).changes
            return changes == Int64(count) ? .holds : .changes(changes)
        }
    }

    /// The first instant of [from, to) at which a page is the current one that is looked for.
    private func firstPage(from: Time, to: Time, where isSought: (Int) -> Bool) -> (page: Int, time: Time)? {
        guard from < to else { return nil }
        let machine = machine(at: from)
        if isSought(machine.page) { return (machine.page, from) }
        // Once everything repeats itself, a cycle shows all there is to see.
        let last = cycle.map { Swift.max($0.start, from) + $0.length } ?? to
        var changes = part(from: from, upTo: Swift.min(last, to - Time(microseconds: 1)), kinds: .change)
        while let event = changes.next() {
            if case .change(let change) = event.kind, isSought(change.page) { return (change.page, event.time) }
        }
        return nil
    }
}

extension IndicatorExpectation {
    /// Whether a state has every value that is expected; numbers may differ by 1e−6.
    func matches(_ state: IndicatorState?) -> Bool {
        let seen = IndicatorExpectation(state)
        return agrees(style, seen.style) && agrees(hidden, seen.hidden) && agrees(count, seen.count)
            && agrees(current, seen.current) && agrees(first, seen.first) && agrees(pair, seen.pair)
            && agrees(sizes, seen.sizes) && agrees(widths, seen.widths) && agrees([x], [seen.x])
            && agrees([width], [seen.width]) && agrees([alpha], [seen.alpha]) && agrees([fraction], [seen.fraction])
            && agrees([fill], [seen.fill]) && (text.map { Array($0.utf8) == seen.text.map { Array($0.utf8) } } ?? true)
    }

    /// The values of a state, under the names that an expectation has for them.
    public init(_ state: IndicatorState?) {
        self.init()
        style = state?.style ?? IndicatorStyle.none
        hidden = false
        switch state {
        case nil: break
        case .hidden: hidden = true
        case .dots(let count, let current): (self.count, self.current) = (count, current)
        case .scalingDots(let dots): (count, current, first, sizes) = (dots.count, dots.current, dots.first, dots.sizes)
        case .pill(let pill):
            count = pill.count
            pair = pill.second.map { [pill.first, $0] } ?? [pill.first]
            widths = pill.second == nil ? [pill.firstWidth] : [pill.firstWidth, pill.secondWidth]
        case .scrollBar(let x, let width, let alpha): (self.x, self.width, self.alpha) = (x, width, alpha)
        case .progressBar(let fraction): self.fraction = fraction
        case .fraction(let page, let count): text = "\(page + 1)/\(count)"
        case .timerBar(let count, let current, let fill): (self.count, self.current, self.fill) = (count, current, fill)
        }
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

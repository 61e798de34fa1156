/// A condition of `calendar --fail-on`, such as `gap:2h`: a kind and the longest allowed time.
struct PlanCheck {
    private enum Kind: String, CaseIterable {
        case gap, overlap, ends
    }

    private let kind: Kind
    private let limit: Int64

    init(_ word: String) throws(Failure) {
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let kind = Kind(rawValue: parts[0]) else {
            throw Arguments.unknownChoice(parts[0], of: "`--fail-on`", in: Kind.allCases.map(\.rawValue))
        }
        try require(
            kind != .ends || parts.count > 1, "`--fail-on ends` needs a time",
            help: "write `ends:14d` for one that ends within two weeks")
        self.kind = kind
        limit = parts.count > 1 ? try Moment.read(parts[1], of: .failOn).wholeSeconds : 0
    }

    /// The message if the condition is met; otherwise `nil`.
    func finding(in plan: PlannedBanner) -> String? {
        /// The items with occasions, without fallbacks and items that are always available.
        func campaigns(_ period: Periods.Period) -> [Int] {
            period.items.filter { if case .anyOf? = plan.banner.items[$0].when { true } else { false } }
        }
        func names(_ period: Periods.Period) -> String {
            campaigns(period).map { "`\(plan.banner.items[$0].id)`" }.joined(separator: " and ")
        }
        let end = kind == .ends ? plan.calendar.end : plan.to
        guard let end, kind != .ends || end - plan.from <= limit else { return nil }
        let periods = Periods(plan.calendar, from: plan.from, to: end).filter { period in
            switch kind {
            case .gap: period.items.isEmpty && period.seconds > limit
            case .overlap: campaigns(period).count > 1 && period.seconds > limit
            case .ends: !campaigns(period).isEmpty
            }
        }
        guard let first = periods.first, let last = periods.last else { return nil }
        let time = "from \(plan.local(first.from)) to \(plan.local(first.until)), \(Length.words(first.seconds))"
        let more = periods.count == 1 ? "" : ", and \(periods.count - 1) more"
        return switch kind {
        case .gap: "nothing is on \(time)\(more)"
        case .overlap: "\(names(first)) are on together \(time)\(more)"
        case .ends: "\(names(last)) ends at \(plan.local(last.until)), and nothing follows"
        }
    }
}

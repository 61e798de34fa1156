import BannerCalendar

/// The rule context of a banner at one of its breakpoints.
///
/// It resolves paths to the keys that apply there, and reports only findings that have not been
/// reported for a narrower window.
final class WidthContext: RuleContext {
    /// The context of the whole banner.
    private let base: any RuleContext
    /// The current width; `nil` for the banner without its breakpoints.
    var width: Double?
    private let breakpoints: [Banner.Breakpoint]
    /// The paths of the reported findings of each rule.
    private var reported: [String: Set<ValuePath>] = [:]

    init(_ base: any RuleContext, _ breakpoints: [Banner.Breakpoint]) {
        self.base = base
        self.breakpoints = breakpoints
    }

    /// `nil` for the banner without breakpoints, followed by the distinct widths in ascending
    /// order.
    var all: [Double?] {
        [nil] + Set(breakpoints.map(\.minWidth).filter(\.isFinite)).sorted().map(Optional.some)
    }

    func isWritten(_ path: ValuePath, orShort: Bool) -> Bool {
        base.isWritten(place(of: path), orShort: orShort)
    }

    func isValid(_ path: ValuePath) -> Bool { base.isValid(place(of: path)) }

    func zone(named id: String?) -> Zone? { base.zone(named: id) }

    var asOf: String? { base.asOf }

    func report(
        _ rule: Rule, at path: @autoclosure () -> ValuePath,
        _ finding: @autoclosure () -> RuleFinding
    ) {
        let path = path()
        let place = place(of: path)
        let isNew = reported[rule.id, default: []].insert(place).inserted
        // A change that is right for one width can be wrong for another.
        func isShared(_ remedy: RuleRemedy) -> Bool {
            remedy.changes.flatMap(\.paths).contains { path in
                breakpoints.contains { $0.says(path) }
            }
        }
        guard let width else {
            return base.report(rule, at: place, finding().unapplied(at: path, where: isShared))
        }
        guard isNew else { return }
        var finding = finding().unapplied(at: path) { _ in true }
        finding.message = Words(
            [finding.message, "in a viewport \(NumberText.exact(width)) points wide"],
            joinedBy: ", ")
        for number in finding.notes.indices {
            finding.notes[number].place = finding.notes[number].place.map(self.place)
        }
        base.report(rule, at: place, finding)
    }

    /// The path from which the value comes: in the widest matching breakpoint that sets it, or in
    /// the banner.
    private func place(of path: ValuePath) -> ValuePath {
        guard let width else { return path }
        let applying = breakpoints.indices.filter { breakpoints[$0].minWidth <= width }
            .sorted { breakpoints[$0].minWidth > breakpoints[$1].minWidth }
        if path == ["viewport", "width"], let widest = applying.first {
            return ["breakpoints", .item(widest), "minWidth"]
        }
        for index in applying where breakpoints[index].says(path) {
            let own = ["breakpoints", .item(index)] + path
            if base.isWritten(own, orShort: true) { return own }
        }
        return path
    }
}

extension Banner.Breakpoint {
    /// Whether the breakpoint sets the part of the banner that contains a value.
    fileprivate func says(_ path: ValuePath) -> Bool {
        switch path.steps.first {
        case "viewport": height != nil
        case "layout": layout != nil
        case "indicator": indicator != nil
        case "focus": focus != nil
        case "controls": controls != nil
        default: false
        }
    }
}

extension ValuePath {
    /// A path followed by another one.
    fileprivate static func + (path: ValuePath, rest: ValuePath) -> ValuePath {
        rest.steps.reduce(path) { $0 + $1 }
    }
}

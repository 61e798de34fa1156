/// Detects the changes that are not steps of the machine: the card in the middle, and an indicator
/// that fades at rest («What a banner means», Focus and Indicators).
///
/// Both are compared at the end of an instant: a change that is undone within the instant is not an
/// event.
struct Observer: Sendable {
    /// The observed values.
    struct Sight: Equatable, Sendable {
        /// The card in the middle.
        var focused: Int
        /// Whether the indicator has faded out.
        var isHidden: Bool
    }

    let kinds: Banner.Event.Kinds
    /// The values at the end of the last instant.
    private(set) var sight: Sight

    /// An observer that treats the values at `machine.now` as already reported; the indicator's
    /// value is that of `last`.
    init(_ machine: Machine, kinds: Banner.Event.Kinds, after last: Observer?) {
        self.kinds = kinds
        sight = Observer.sight(machine)
        if let last { sight.isHidden = last.sight.isHidden }
    }

    /// Emits the changes at the machine's present instant, which is over, and those after it and
    /// before `time`.
    mutating func observe(_ machine: inout Machine, until time: Time) {
        let after = Observer.sight(machine)
        if kinds.contains(.emphasis) && after.focused != sight.focused {
            sight.focused = after.focused
            machine.emit(.emphasis(page: after.focused))
        }
        if kinds.contains(.indicator) && after.isHidden != sight.isHidden {
            sight.isHidden = after.isHidden
            machine.emit(.indicator(isHidden: after.isHidden))
        }
        if kinds.contains(.emphasis) {
            var search = FocusCrossings(machine, before: time)
            while let crossing = search.next(machine) {
                guard crossing.cell != sight.focused else { continue }
                sight.focused = crossing.cell
                machine.emit(.emphasis(page: crossing.cell), at: crossing.time)
            }
        }
        guard kinds.contains(.indicator), !sight.isHidden, machine.hasFaded(before: time),
            let faded = machine.fadedOut()
        else { return }
        sight.isHidden = true
        machine.emit(.indicator(isHidden: true), at: faded)
    }

    /// Takes over the card in the middle after a change of items, without an event.
    mutating func begin(_ machine: Machine) { sight.focused = Observer.sight(machine).focused }

    private static func sight(_ machine: Machine) -> Sight {
        Sight(
            focused: machine.focusedCell(at: machine.now),
            isHidden: machine.hasFaded(before: machine.now + .tick))
    }
}

extension Machine {
    /// The instant at which an indicator that hides at rest has faded out, if the content stays at
    /// rest.
    ///
    /// It is `nil` if the content moves, the indicator does not hide, or there are no items.
    func fadedOut() -> Time? {
        guard case .resting = motion, !course.isEmpty, let hidesAfter = course.indicator.hidesAfter else { return nil }
        return lastSettle + hidesAfter + Banner.Indicator.ScrollBar.fading
    }

    /// Whether the indicator has faded out at an instant before `time`, if the content stays at
    /// rest.
    ///
    /// An indicator that hides at rest also counts as faded out while the banner is empty, or while
    /// it is hidden for a single page.
    func hasFaded(before time: Time) -> Bool {
        fadedOut().map { $0 < time }
            ?? (course.indicator.hidesAtRest && (course.isEmpty || course.indicator.hidesAfter == nil))
    }
}

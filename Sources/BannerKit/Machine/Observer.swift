/// Detects the changes that are not steps of the machine: the card in the middle, and an indicator
/// that fades at rest («What a banner means», Focus and Indicators).
///
/// Both are compared at the end of an instant: a change that is undone within the instant is not an
/// event.
struct Observer {
    /// The observed values.
    struct Observation: Equatable {
        /// The card in the middle.
        var focused: Int
        /// Whether the indicator has faded out.
        var isHidden: Bool
    }

    let kinds: Banner.Event.Kinds
    /// The values at the end of the last instant.
    private(set) var observation: Observation

    /// An observer that treats the values at `machine.now` as already reported; the indicator's
    /// value is that of `last`.
    ///
    /// It fails if there is nothing to observe.
    init?(
        _ machine: __shared Machine, kinds: Banner.Event.Kinds, _ scales: ScaleTrack?,
        after last: Observer?
    ) {
        // The scales depend on focus events, even if those are not requested.
        self.kinds = scales == nil ? kinds : kinds.union(.focus)
        guard !self.kinds.isDisjoint(with: [.focus, .indicator]) else { return nil }
        observation = Observer.observation(machine)
        if let last { observation.isHidden = last.observation.isHidden }
    }

    /// Emits the changes at the machine's present instant, which is over, and those after it and
    /// before `time`.
    mutating func observe(_ machine: inout Machine, until time: Time) {
        let after = Observer.observation(machine)
        if kinds.contains(.focus) && after.focused != observation.focused {
            observation.focused = after.focused
            machine.emit(.focus(page: after.focused))
        }
        if kinds.contains(.indicator) && after.isHidden != observation.isHidden {
            observation.isHidden = after.isHidden
            machine.emit(.indicator(isHidden: after.isHidden))
        }
        if kinds.contains(.focus) {
            var search = FocusCrossings(machine, before: time)
            while let crossing = search.next(machine) {
                guard crossing.cell != observation.focused else { continue }
                observation.focused = crossing.cell
                machine.emit(.focus(page: crossing.cell), at: crossing.time)
            }
        }
        guard kinds.contains(.indicator), !observation.isHidden, machine.hasFaded(before: time),
            let faded = machine.fadedOut()
        else { return }
        observation.isHidden = true
        machine.emit(.indicator(isHidden: true), at: faded)
    }

    /// Takes over the card in the middle after a change of items, without an event.
    mutating func begin(_ machine: Machine) {
        observation.focused = Observer.observation(machine).focused
    }

    private static func observation(_ machine: Machine) -> Observation {
        Observation(
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
        guard case .resting = motion, !parameters.isEmpty,
            let hidesAfter = parameters.indicator.hidesAfter
        else { return nil }
        return lastSettle + hidesAfter + Banner.Indicator.ScrollBar.fading
    }

    /// Whether the indicator has faded out at an instant before `time`, if the content stays at
    /// rest.
    ///
    /// An indicator that hides at rest also counts as faded out while the banner is empty, or while
    /// it is hidden for a single page.
    func hasFaded(before time: Time) -> Bool {
        fadedOut().map { $0 < time }
            ?? (parameters.indicator.hidesAtRest
                && (parameters.isEmpty || parameters.indicator.hidesAfter == nil))
    }
}

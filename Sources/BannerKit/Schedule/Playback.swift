extension Schedule {
    /// Forward playback: the state at one instant after another, each at the cost of what happens in between.
    ///
    /// For the frames of an animation. Repetition is computed, not played, so a long distance costs no more than its
    /// inputs and items. `Schedule.state(at:)` gives the same states in any order.
    package struct Playback: Sendable {
        private var agenda: Agenda
        private var player: Player

        /// The playback of a schedule, at time 0.
        package init(_ schedule: Schedule) {
            self.init(from: schedule.start, schedule.agenda)
        }

        /// The playback from a machine at an instant at which its cards begin as at time 0.
        init(from machine: Machine, _ agenda: Agenda) {
            self.agenda = agenda
            player = Player(atStart: machine)
        }

        /// `nil` for a banner whose cards never change size.
        var scales: ScaleTrack? { player.scales }

        /// The state at an instant, which must not be before the previous one.
        ///
        /// See «What a banner means», Events and state.
        package mutating func state(at time: Time) -> Banner.State {
            let time = max(player.machine.now, time.playable)
            advance(to: time)
            return player.state(at: time)
        }

        /// Advances to an instant, including everything that happens at it.
        mutating func advance(to time: Time) {
            while let entry = agenda.first(upTo: time) {
                player.skip(to: entry.at, timerToo: false, releaseToo: entry.isInput)
                _ = player.perform(agenda.take(entry), at: entry.at)
            }
            player.skip(to: time, timerToo: true)
            _ = player.perform { $0.close(at: time) }
        }
    }
}

extension Banner.Event {
    /// The crossing that a focus event reports.
    var crossing: FocusCrossings.Crossing? {
        if case .emphasis(let cell) = kind { FocusCrossings.Crossing(time: time, cell: cell) } else { nil }
    }
}

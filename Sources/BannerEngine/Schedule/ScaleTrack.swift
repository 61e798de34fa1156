import BannerModel

/// The cards' scales, followed from one focus crossing to the next (SEMANTICS section 6).
///
/// A track may begin anywhere, with all cards taken to be at rest; `doubt` then says how much of that guess is still left
/// in a card's scale. It is 0 as soon as a movement of that card has ended.
struct ScaleTrack: Sendable {
    /// One card's movement from one scale to another.
    private struct Movement {
        var cell: Int
        var from: Double
        var to: Double
        var start: Time
        var doubt: Double
    }

    private let full: Double
    private let duration: Time
    private let curve: Curve
    private let startDoubt: Double
    /// The card in the middle.
    private(set) var focused: Int
    private var movements: [Movement] = []

    /// A track that begins with `focused` at full scale.
    init(_ focus: FocusCourse, focused: Int, isCertain: Bool) {
        full = focus.scale
        duration = focus.duration
        curve = focus.curve
        startDoubt = isCertain ? 0 : 1
        self.focused = focused
    }

    /// Another card comes into the middle.
    mutating func cross(to cell: Int, at time: Time) {
        movements.removeAll { time - $0.start >= duration && $0.cell != cell && $0.cell != focused }
        run(focused, to: 1, at: time)
        run(cell, to: full, at: time)
        focused = cell
    }

    /// The scales that are not 1, in order of page.
    func scales(at time: Time) -> [CellScale] {
        var scales = movements.map { CellScale(page: $0.cell, scale: value($0, at: time).scale) }
        if !movements.contains(where: { $0.cell == focused }) { scales.append(CellScale(page: focused, scale: full)) }
        return scales.filter { $0.scale != 1 }.sorted { $0.page < $1.page }
    }

    /// How much of the guess at the start is left in the scales, 0 … 1.
    func doubt(at time: Time) -> Double {
        movements.reduce(0) { most, movement in max(most, value(movement, at: time).doubt) }
    }

    private mutating func run(_ cell: Int, to scale: Double, at time: Time) {
        if let known = movements.firstIndex(where: { $0.cell == cell }) {
            let present = value(movements[known], at: time)
            movements[known] = Movement(
                cell: cell, from: present.scale, to: scale, start: time, doubt: present.doubt)
        } else {
            let present = cell == focused ? full : 1
            movements.append(Movement(cell: cell, from: present, to: scale, start: time, doubt: startDoubt))
        }
    }

    private func value(_ movement: Movement, at time: Time) -> (scale: Double, doubt: Double) {
        let elapsed = time - movement.start
        guard elapsed < duration else { return (movement.to, 0) }
        let part = curve.value(at: elapsed.seconds / duration.seconds)
        return (movement.from + (movement.to - movement.from) * part, movement.doubt * abs(1 - part))
    }
}

/// The numbers of a focus that changes anything.
struct FocusCourse: Sendable {
    let scale: Double
    let duration: Time
    let curve: Curve

    /// `nil` for a scale of 1.
    init?(_ focus: Focus) {
        guard focus.scale != 1 else { return nil }
        scale = focus.scale
        duration = max(.zero, focus.duration)
        curve = Curve(focus.easing)
    }
}

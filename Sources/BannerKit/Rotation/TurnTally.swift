/// The turns that begin, which a proof of play counts («What a banner means», Rotation): of a stay of time x as many as have
/// begun in x, but at most the largest number of turns that its showing had meanwhile.
struct TurnTally {
    /// The turns of each item, in order of the file.
    private(set) var turns: [Int64]
    private var current: (item: Int, since: Time, length: Time, most: Int)?

    /// The tally of so many items.
    init(count: Int) { turns = Array(repeating: 0, count: count) }

    /// The current item goes, or the timeline ends.
    mutating func end(at time: Time) {
        guard let stay = current, stay.length > .zero else { return }
        let begun = (time - stay.since + stay.length - .tick).microseconds / stay.length.microseconds
        turns[stay.item] += min(begun, Int64(stay.most))
        current = nil
    }

    /// Stays on pages of a course, of which all but the last are complete; without a change the current item stays while its
    /// showing becomes another one.
    mutating func add(_ intervals: PageIntervals, _ course: Course) {
        guard intervals.count > 0 else { return end(at: intervals.start) }
        if !intervals.isChange, let stay = current {
            current?.most = max(stay.most, course.turns(of: intervals.showing))
            return
        }
        end(at: intervals.start)
        var last = (showing: intervals.showing, since: intervals.start)
        if let dwells = course.timer?.dwells {
            let (rounds, rest) = (intervals.count - 1).quotientAndRemainder(dividingBy: Int64(dwells.count))
            for page in 0..<(rounds > 0 ? course.count : 0) {
                turns[course.item(onPage: page)] += Int64(course.rotation?.weights[page] ?? 1) * rounds
            }
            for step in 0..<rest {
                let showing = intervals.stay(step, dwells).showing
                turns[course.item(ofShowing: showing)] += Int64(course.turns(of: showing))
            }
            last = intervals.stay(intervals.count - 1, dwells)
        }
        current = (
            course.item(ofShowing: last.showing), last.since, course.turn(of: last.showing),
            course.turns(of: last.showing)
        )
    }
}

/// The turns that begin, which a proof of play counts («What a banner means», Rotation): of a stay of time x as many as have
/// begun in x, but at most the largest number of turns that its showing had meanwhile.
struct TurnTally {
    /// The turns of each item, in order of the file.
    private(set) var turns: [Int64]
    private var current: (item: Int, since: Time, length: Time, most: Int)?

    /// The tally of so many items.
    init(count: Int) { turns = Array(repeating: 0, count: count) }

    /// A showing of the current item begins.
    mutating func begin(_ showing: Int, _ course: Course, at time: Time) {
        end(at: time)
        current = (
            course.item(onPage: course.page(ofShowing: showing)), time, course.turn(of: showing),
            course.turns(of: showing)
        )
    }

    /// The current item stays while its showing becomes another one.
    mutating func go(on showing: Int, _ course: Course) {
        let turns = course.turns(of: showing)
        if let stay = current, stay.most < turns { current?.most = turns }
    }

    /// The current item goes, or the timeline ends.
    mutating func end(at time: Time) {
        guard let stay = current, stay.length > .zero else { return }
        let begun = (time - stay.since + stay.length - .tick).microseconds / stay.length.microseconds
        turns[stay.item] += min(begun, Int64(stay.most))
        current = nil
    }

    /// Firings that turned one page after the other: all but the last showing are complete.
    mutating func add(_ skip: Skip, _ dwells: DwellTable, _ course: Course) {
        end(at: skip.start)
        let (rounds, rest) = (skip.count - 1).quotientAndRemainder(dividingBy: Int64(dwells.count))
        for page in 0..<(rounds > 0 ? course.count : 0) {
            turns[course.item(onPage: page)] += Int64(course.rotation?.weights[page] ?? 1) * rounds
        }
        for step in 0..<rest {
            let showing = dwells.showing(from: skip.showing, steps: step)
            turns[course.item(onPage: course.page(ofShowing: showing))] += Int64(course.turns(of: showing))
        }
        let last = dwells.showing(from: skip.showing, steps: skip.count - 1)
        begin(last, course, at: skip.start + dwells.time(from: skip.showing, steps: skip.count - 1))
    }
}

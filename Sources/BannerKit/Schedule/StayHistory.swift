/// A period during which a page is current.
struct Stay: Equatable, Sendable {
    /// The item's page in the file; `nil` while nothing is shown.
    var page: Int?
    /// When it becomes current.
    var since: Time
}

/// Which page is current when, from the start up to an instant: computed once, then queried as often as needed.
///
/// A page that is current for no time has no stay: an instant is judged at its end («What a banner means», Scenarios).
struct StayHistory: Sendable {
    /// One stay, or a series of stays as the timer turns page after page.
    private struct Stretch {
        var showing: Int
        var since: Time
        /// The number of stays, each on the page that the timer turns to after the previous one's; 0 while nothing is shown.
        var count: Int64
        /// The items of the pages: the number of the course.
        var course: Int
    }

    /// The courses, of which each has its own pages.
    private var courses: [Course]
    private var stretches: [Stretch]

    /// The history of a schedule.
    init(_ schedule: Schedule, upTo end: Time) {
        let start = schedule.start
        courses = [start.course]
        stretches = [
            Stretch(
                showing: start.showing, since: .zero, count: start.course.isEmpty && start.course.cast != nil ? 0 : 1,
                course: 0)
        ]
        var walk = PageWalk(schedule, upTo: end)
        while let piece = walk.next() {
            if walk.course.cast != courses[courses.count - 1].cast { courses.append(walk.course) }
            let course = courses.count - 1
            switch piece {
            case .change(let page, let time), .renumbering(let page, let time):
                add(Stretch(showing: walk.course.firstShowing(of: page), since: time, count: 1, course: course))
            case .firings(let skip):
                add(Stretch(showing: skip.showing, since: skip.start, count: skip.count, course: course))
            case .emptiness(let time): add(Stretch(showing: 0, since: time, count: 0, course: course))
            }
        }
    }

    private mutating func add(_ stretch: Stretch) {
        if let last = stretches.last, last.count <= 1 && last.since == stretch.since { stretches.removeLast() }
        stretches.append(stretch)
    }

    /// The stays to search for.
    enum Sought: Sendable {
        /// Those on this page.
        case on(Int)
        /// Those on any other page.
        case away(from: Int)
    }

    /// The first matching stay within [from, to); one that began before `from` is treated as beginning there.
    func first(_ sought: Sought, from: Time, to: Time) -> Stay? {
        let next = stretches.partitioningIndex { $0.since > from }
        for stretch in stretches[max(0, next - 1)...] {
            guard stretch.since < to else { return nil }
            guard let stay = first(sought, in: stretch, from: from) else { continue }
            return stay.since < to ? stay : nil
        }
        return nil
    }

    private func first(_ sought: Sought, in stretch: Stretch, from: Time) -> Stay? {
        let course = courses[stretch.course]
        guard stretch.count > 0 else {
            // Nothing is another page than any.
            guard case .away = sought else { return nil }
            return Stay(page: nil, since: max(from, stretch.since))
        }
        let dwells = course.timer?.dwells
        var steps: Int64 = 0
        if let dwells, stretch.since < from {
            steps = min(
                stretch.count - 1,
                dwells.steps(from: stretch.showing, within: from - stretch.since).count)
        }
        // Without a timer each stretch is a single stay.
        let showing = dwells?.showing(from: stretch.showing, steps: steps) ?? stretch.showing
        let more: Int64
        switch sought {
        case .on(let item):
            guard let wanted = course.page(ofItem: item) else { return nil }
            more = Int64(course.firings(from: showing, to: wanted))
        case .away(let item): more = course.item(onPage: course.page(ofShowing: showing)) == item ? 1 : 0
        }
        guard steps + more < stretch.count else { return nil }
        let since = dwells?.time(from: stretch.showing, steps: steps + more) ?? .zero
        let found = dwells?.showing(from: showing, steps: more) ?? showing
        return Stay(page: course.item(onPage: course.page(ofShowing: found)), since: max(from, stretch.since + since))
    }
}

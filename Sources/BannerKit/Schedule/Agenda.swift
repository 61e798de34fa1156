/// What happens to a banner from outside, in order of time: inputs, and changes of the set, which come first at an instant.
struct Agenda: Sendable {
    private let inputs: [Banner.Input]
    private var nextInput = 0
    /// One or none; on the heap, because schedules copy their agendas.
    private var sets: [SetCourses]
    private var nextSet = 0

    /// Something that happens.
    struct Entry {
        var at: Time
        /// Whether it is an input; otherwise the set changes, before a finger releases the content at that instant.
        var isInput: Bool
    }

    /// What happens.
    enum Act {
        /// An input.
        case input(Banner.Input.Action)
        /// Other items are shown.
        case set(Course)
    }

    /// What happens to a banner from its start on.
    init(_ inputs: [Banner.Input], _ sets: SetCourses?) {
        self.inputs = inputs
        self.sets = sets.map { [$0] } ?? []
    }

    /// The next entry, if it is not later than `end`.
    func first(upTo end: Time) -> Entry? {
        let input = nextInput < inputs.count ? inputs[nextInput] : nil
        if let times = sets.first?.timeline.times, nextSet < times.count, times[nextSet] <= end,
            input.map({ times[nextSet] <= $0.at }) ?? true
        {
            return Entry(at: times[nextSet], isInput: false)
        }
        return input.flatMap { $0.at <= end ? Entry(at: $0.at, isInput: true) : nil }
    }

    /// What the next entry does, which there must be; it is done then.
    mutating func take(_ entry: Entry) -> Act {
        if entry.isInput {
            defer { nextInput += 1 }
            return .input(inputs[nextInput].action)
        }
        defer { nextSet += 1 }
        return .set(sets[0].advance(nextSet))
    }
}

/// The numbers of a banner for each set of items that it has.
///
/// A calendar has few different sets, which come again and again: some are kept.
struct SetCourses: Sendable {
    let timeline: SetTimeline
    private let fitted: Banner.Fitted
    private var set: [Int]
    private var known: [Course] = []
    private var oldest = 0

    /// How many courses are kept, in banners of so few items that it pays.
    private static let most = 64
    private static let fewItems = 100

    /// The courses of a banner; it begins with the first set.
    init(_ fitted: Banner.Fitted, _ timeline: SetTimeline) {
        self.fitted = fitted
        self.timeline = timeline
        set = timeline.first
    }

    /// The course of the present set.
    mutating func course() -> Course {
        if let course = known.first(where: { $0.cast == set }) { return course }
        let course = Course(fitted, showing: set)
        guard fitted.banner.items.count <= SetCourses.fewItems else { return course }
        if known.count < SetCourses.most {
            known.append(course)
        } else {
            known[oldest] = course
            oldest = (oldest + 1) % SetCourses.most
        }
        return course
    }

    /// The course after a change of the set.
    fileprivate mutating func advance(_ change: Int) -> Course {
        set = timeline.set(after: change, from: set)
        return course()
    }
}

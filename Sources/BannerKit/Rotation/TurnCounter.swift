/// Counts the turns that begin, for a proof of play («What a banner means», Rotation).
///
/// A stay counts as many turns as have begun in its time, but at most the largest number of turns
/// that its showing has had meanwhile.
struct TurnCounter {
    /// The number of turns of each item, in file order.
    private(set) var turns: [Int64]
    private var current: (items: [Int], since: Time, length: Time, most: Int)?

    /// A tally of `count` items.
    init(count: Int) { turns = Array(repeating: 0, count: count) }

    /// Ends the current item's stay, also at the end of the timeline.
    mutating func end(at time: Time) {
        guard let stay = current, stay.length > .zero else { return }
        let begun =
            (time - stay.since + stay.length - .tick).microseconds / stay.length.microseconds
        for item in stay.items { turns[item] += min(begun, Int64(stay.most)) }
        current = nil
    }

    /// Adds stays, all of which but the last are complete.
    ///
    /// Without a change of page the current item stays, while its showing can become another one.
    mutating func add(_ intervals: PageIntervals, _ parameters: EngineParameters) {
        guard intervals.count > 0 else { return end(at: intervals.start) }
        if !intervals.isChange, let stay = current {
            current?.most = max(stay.most, parameters.turns(of: intervals.showing))
            return
        }
        end(at: intervals.start)
        var last = (showing: intervals.showing, since: intervals.start)
        if let dwells = parameters.timer?.dwells {
            let (rounds, rest) = (intervals.count - 1).quotientAndRemainder(
                dividingBy: Int64(dwells.count))
            for page in 0..<(rounds > 0 ? parameters.count : 0) {
                for card in parameters.pages.cards(onPage: page) {
                    turns[parameters.item(ofCard: card)] +=
                        Int64(parameters.rotation?.weights[page] ?? 1) * rounds
                }
            }
            for step in 0..<rest {
                let showing = intervals.stay(step, dwells).showing
                for item in parameters.items(ofShowing: showing) {
                    turns[item] += Int64(parameters.turns(of: showing))
                }
            }
            last = intervals.stay(intervals.count - 1, dwells)
        }
        current = (
            parameters.items(ofShowing: last.showing), last.since,
            parameters.turn(of: last.showing),
            parameters.turns(of: last.showing)
        )
    }
}

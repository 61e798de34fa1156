/// A fade over more than one page, of which only the cards at its ends are seen («What a banner means», Rotation).
struct StraightFade: Sendable {
    private let course: Course
    /// Where the content comes from, and where it goes, in pages.
    private let ends: (from: Double, to: Double)
    /// How much of the way is over, 0 … 1.
    private let part: Double

    /// The fade of a machine at an instant up to its next step; `nil` if the cards fade one by one.
    init?(_ machine: Machine, at time: Time) {
        guard machine.course.fadesStraight, !machine.course.isEmpty, case .moving(let from, let start) = machine.motion,
            abs(machine.goal - from) > 1
        else { return nil }
        let fraction = (time - start).seconds / machine.course.transition.seconds
        course = machine.course
        ends = (course.fadingPlace(at: from), course.fadingPlace(at: machine.goal))
        part = course.curve.value(at: fraction).held(in: 0...1)
    }

    /// The places whose cards are seen, in order.
    var places: [Int] {
        var places: [Int] = []
        for end in [min(ends.from, ends.to), max(ends.from, ends.to)] {
            let first = Int(held: end.rounded(.down))
            for place in [first, first + 1] where place > places.last ?? .min && opacity(at: place) > 0 {
                places.append(place)
            }
        }
        return places
    }

    /// The opacity of the card at a place.
    func opacity(at place: Int) -> Double {
        func opacity(_ end: Double) -> Double { max(0, 1 - abs(end - Double(place))) }
        return (1 - part) * opacity(ends.from) + part * opacity(ends.to)
    }

    /// The cards that are seen, in order of page.
    var cards: [Banner.State.CardOpacity] {
        var opacities: [Banner.State.CardOpacity] = []
        for place in places {
            let page = course.page(at: place)
            let next = opacities.firstIndex { $0.page >= page } ?? opacities.count
            if next < opacities.count && opacities[next].page == page {
                opacities[next].opacity += opacity(at: place)
            } else {
                opacities.insert(Banner.State.CardOpacity(page: page, opacity: opacity(at: place)), at: next)
            }
        }
        return opacities.filter { $0.isSeen }
    }
}

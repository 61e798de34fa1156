/// A fade over several pages that shows only the cards at its ends («What a banner means»,
/// Rotation).
struct StraightFade {
    private let parameters: EngineParameters
    /// The start and the end of the movement, in pages.
    private let ends: (from: Double, to: Double)
    /// The progress of the movement, 0 … 1.
    private let part: Double

    /// The fade of a machine at an instant up to its next step; fails if the cards fade one after
    /// the other.
    init?(_ machine: __shared Machine, at time: Time) {
        guard machine.parameters.fadesStraight, !machine.parameters.isEmpty,
            case .moving(let from, let start) = machine.motion,
            abs(machine.goal - from) > 1
        else { return nil }
        let fraction = (time - start).seconds / machine.parameters.transition.seconds
        parameters = machine.parameters
        ends = (parameters.fadingPlace(at: from), parameters.fadingPlace(at: machine.goal))
        part = parameters.curve.value(at: fraction).clamped(to: 0...1)
    }

    /// The places of the visible cards, in order.
    var places: [Int] {
        let low = Int(clamped: min(ends.from, ends.to).rounded(.down))
        let high = Int(clamped: max(ends.from, ends.to).rounded(.down))
        var places: [Int] = []
        for place in [low, low + 1, high, high + 1]
        where place > places.last ?? .min && opacity(at: place) > 0 {
            places.append(place)
        }
        return places
    }

    /// The opacity of the card at a place.
    func opacity(at place: Int) -> Double {
        func opacity(_ end: Double) -> Double { max(0, 1 - abs(end - Double(place))) }
        return (1 - part) * opacity(ends.from) + part * opacity(ends.to)
    }

    /// The visible cards, in page order.
    var cards: [Banner.State.CardOpacity] {
        var opacities: [Banner.State.CardOpacity] = []
        for place in places {
            let page = parameters.page(at: place)
            let next = opacities.firstIndex { $0.page >= page } ?? opacities.count
            if next < opacities.count && opacities[next].page == page {
                opacities[next].opacity += opacity(at: place)
            } else {
                opacities.insert(
                    Banner.State.CardOpacity(page: page, opacity: opacity(at: place)), at: next)
            }
        }
        return opacities.filter { $0.isSeen }
    }
}

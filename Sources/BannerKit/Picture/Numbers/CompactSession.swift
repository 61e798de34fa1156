/// A session for a page's element, with items as places and numbers instead of text.
///
/// It plays like a `Session`; ids, texts, breakpoints and dates stay in the page. A class, so that
/// calls do not copy it.
package final class CompactSession {
    private var simulator: Simulator
    private var strip: IndicatorStrip
    /// The events that have not been taken yet.
    private var events: [Banner.Event] = []

    /// The instant up to which everything has been performed.
    private var now: Time { simulator.machine.now }

    /// A banner at time 0, with the items of a set or with all; fails if the numbers are not valid.
    package init?(_ numbers: [Double], showing set: [Int]?) {
        guard let fitted = CompactBanner.read(numbers) else { return nil }
        let parameters = EngineParameters(fitted, showing: set)
        strip = IndicatorStrip(fitted, parameters.geometry)
        simulator = Simulator(atStart: Machine(parameters))
        simulator.machine.start()
        events = simulator.takeEvents()
    }

    // MARK: Actions

    /// Performs all steps up to an instant, then an action given by its number.
    package func perform(_ act: Int, _ value: Double, at time: Time) {
        let action: Simulator.Action =
            switch act {
            case 1: .grab
            case 2: .move(value)
            case 3: .release(velocity: value)
            default: InputKind.of(code: act - 4).map { .input($0.input(value)) } ?? .close
            }
        events += simulator.perform(
            action, at: Stop(at: max(now, time.playable), kind: act == 0 ? .end : .input))
    }

    /// Shows the items of another set, before everything else at that instant except a settle.
    package func show(_ set: [Int], of numbers: [Double], at time: Time) {
        let fitted =
            set == simulator.machine.parameters.set ? nil : CompactBanner.read(numbers)
        let action =
            fitted.map { Simulator.Action.set(EngineParameters($0, showing: set)) } ?? .wait
        events += simulator.perform(action, at: Stop(at: max(now, time.playable), kind: .set))
    }

    /// Plays other numbers: for another window, another preference for motion, or another banner.
    ///
    /// - Parameters:
    ///   - numbers: the encoded banner.
    ///   - set: the items that are shown.
    ///   - card: the card whose page becomes current.
    ///   - places: the new card of each card, negative if its item is gone; `nil` for the same
    ///     items.
    ///   - time: the instant.
    package func change(
        to numbers: [Double], showing set: [Int]?, card: Int, places: [Int]? = nil, at time: Time
    ) {
        guard let fitted = CompactBanner.read(numbers) else { return }
        perform(0, 0, at: time)
        let parameters = EngineParameters(fitted, showing: set)
        strip = IndicatorStrip(fitted, parameters.geometry)
        let before = simulator.machine.parameters
        let cards = (0..<before.count).map { before.pages.cards(onPage: $0).lowerBound }
        let card = places == nil ? cards[simulator.machine.page] : card
        let next = PageMapping(
            parameters: parameters, page: parameters.pages.page(ofCard: card),
            places: cards.map { card in
                let place = places.map { card < $0.count ? $0[card] : -1 } ?? card
                return place < 0 ? nil : parameters.pages.page(ofCard: place)
            })
        var origin = simulator
        simulator.show(next, from: &origin, seenAs: next, rulesToo: places != nil)
        events += simulator.takeEvents()
    }

    // MARK: Output

    /// The items by card, as their places in the file; `nil` for all in the file's order.
    package var set: [Int]? { simulator.machine.parameters.availableItems }

    /// Returns and removes the events, five numbers for each: kind, time, page, the index of a
    /// change's cause, and the item's place in the file.
    ///
    /// The kinds are change (0), settle (1), open (2) and finished (3).
    package func takeEvents() -> [Double] {
        var numbers: [Double] = []
        for event in events {
            let (what, page, cause): (Double, Int, Int?) =
                switch event.kind {
                case .change(let change):
                    (0, change.page, Banner.Event.Cause.allCases.firstIndex(of: change.cause))
                case .settle(let landing): (1, landing.page, nil)
                case .open(let page): (2, page, nil)
                case .finished(let page): (3, page, nil)
                default: (-1, 0, nil)
                }
            guard what >= 0 else { continue }
            numbers += [
                what, Double(event.time.microseconds), Double(page), Double(cause ?? -1),
                Double(event.itemNumber),
            ]
        }
        events = []
        return numbers
    }

    /// The visible frame as numbers; `session.js` reads them.
    package var frame: [Double] {
        let (judged, deadline) = simulator.judged
        let state = judged.state
        let parameters = judged.machine.parameters
        var numbers = [
            Double(state.time.microseconds),
            state.phase.number,
            Double(state.page), state.position, Double(parameters.isEmpty ? 0 : parameters.count),
        ]
        let (timer, left): (Double, Time) =
            switch state.timer {
            case .absent: (0, .zero)
            case .running(let left): (1, left)
            case .suspended(let left): (2, left)
            case .stopped: (3, .zero)
            }
        numbers += [
            timer, Double(left.microseconds), state.canResume ? 1 : 0,
        ]
        numbers += [deadline, judged.animations.end].map {
            $0.map { Double($0.microseconds) } ?? -1
        }
        numbers += [judged.machine.canMove(by: -1) ? 1 : 0, judged.machine.canMove(by: 1) ? 1 : 0]
        numbers += [
            parameters.pagePoints, strip.wholeHeight, strip.windowTop, strip.top, strip.height,
        ]
        numbers += [strip.lowerCover, strip.upperCover]
        let (geometry, isEndless) = (parameters.geometry, parameters.loop == .infinite)
        numbers += [
            Double(geometry.pages.group), Double(geometry.cards), parameters.groups ? 0 : 1,
            geometry.distance(from: state.position, to: state.page, isEndless: isEndless),
        ]
        if parameters.isEmpty { return numbers + [0, 0] }
        let picture = Picture(geometry, isEndless: isEndless, strip, state)
        numbers.append(Double(picture.cells.count))
        for cell in picture.cells {
            numbers += [
                Double(cell.place), Double(cell.card), cell.frame.x, cell.frame.y, cell.frame.width,
                cell.frame.height,
                cell.scale, cell.opacity,
            ]
        }
        numbers.append(Double(picture.marks.count))
        for mark in picture.marks {
            numbers += [
                Double(mark.key), mark.frame.x, mark.frame.y, mark.frame.width, mark.frame.height,
                mark.color.number,
                Double(mark.fraction?.count ?? 0),
            ]
        }
        return numbers
    }
}

/// The calendar's sets of a banner as a list of numbers, for the engine in a page.
///
/// The list begins with the number of items at the start and their places in the file. Each change
/// follows with its time in microseconds, the number of items that come or go, and their places.
package enum CompactSets {
    /// Decodes the sets; `nil` if there are none, or if the numbers are not valid.
    package static func read(_ numbers: [Double], items count: Int) -> SetTimeline? {
        guard !numbers.isEmpty else { return nil }
        var reader = NumberReader(numbers)
        guard let first = reader.places(below: count) else { return nil }
        var timeline = SetTimeline(first: first)
        var last = Time.zero
        while reader.rest > 0 {
            let time = reader.time()
            guard time > last, let items = reader.places(below: count), !items.isEmpty else {
                return nil
            }
            timeline.add(at: time, toggling: items)
            last = time
        }
        return reader.isValid ? timeline : nil
    }
}

extension NumberReader {
    /// Reads a count and as many places; `nil` if they are not in order or not below `limit`.
    fileprivate mutating func places(below limit: Int) -> [Int]? {
        let count = whole()
        guard count >= 0, count <= min(limit, rest) else { return nil }
        var places: [Int] = []
        for _ in 0..<count {
            let place = whole()
            guard place > places.last ?? -1, place < limit else { return nil }
            places.append(place)
        }
        return places
    }
}

extension Banner.State.Phase {
    /// The number for the element; `session.js` has the words.
    fileprivate var number: Double {
        switch self {
        case .resting: 0
        case .moving: 1
        case .dragging: 2
        case .drifting: 3
        }
    }
}

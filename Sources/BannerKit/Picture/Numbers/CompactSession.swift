/// A session for a page's element, with items as places and numbers instead of text.
///
/// It plays like a `Session`; ids, texts, breakpoints and dates stay in the page. A class, so that
/// calls do not copy it.
package final class CompactSession {
    private var simulator: Simulator
    /// The events that have not been taken yet.
    private var events: [Banner.Event] = []

    /// A banner at time 0, with the items of a set or with all; fails if the numbers are not valid.
    package init?(_ numbers: [Double], showing set: [Int]?) {
        guard let parameters = EngineParameters(numbers, showing: set) else { return nil }
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
            action,
            at: Stop(at: max(simulator.machine.now, time.playable), kind: act == 0 ? .end : .input))
    }

    /// Shows the items of another set, before everything else at that instant except a settle.
    package func show(_ set: [Int], of numbers: [Double], at time: Time) {
        let parameters =
            set == simulator.machine.parameters.set
            ? nil : EngineParameters(numbers, showing: set)
        events += simulator.perform(
            parameters.map { .set($0) } ?? .wait,
            at: Stop(at: max(simulator.machine.now, time.playable), kind: .set))
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
        guard let parameters = EngineParameters(numbers, showing: set) else { return }
        perform(0, 0, at: time)
        let before = simulator.machine.parameters
        let card =
            places == nil
            ? before.pages.cards(onPage: simulator.machine.page).lowerBound : card
        let next = PageMapping(
            parameters: parameters, page: parameters.pages.page(ofCard: card),
            places: (0..<before.count).map { page in
                let card = before.pages.cards(onPage: page).lowerBound
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

    /// The kinds of event that a page dispatches, by their numbers.
    package enum Kind: Int, CaseIterable { case change, settle, open, finished }

    /// Returns and removes the events, five numbers for each: kind, time, page, the index of a
    /// change's cause, and the item's place in the file.
    package func takeEvents() -> [Double] {
        var numbers: [Double] = []
        for event in events {
            let (kind, cause): (Kind?, Int?) =
                switch event.kind {
                case .change(let change):
                    (.change, Banner.Event.Cause.allCases.firstIndex(of: change.cause))
                case .settle: (.settle, nil)
                case .open: (.open, nil)
                case .finished: (.finished, nil)
                default: (nil, nil)
                }
            guard let kind, let page = event.kind.page else { continue }
            numbers += [
                Double(kind.rawValue), Double(event.time.microseconds), Double(page),
                Double(cause ?? -1), Double(event.itemNumber),
            ]
        }
        events = []
        return numbers
    }

    /// The visible frame.
    package var frame: [Double] { simulator.frame }
}

extension EngineParameters {
    /// The constants of an encoded banner with the items of a set or with all; fails if the numbers
    /// are not valid.
    fileprivate convenience init?(_ numbers: [Double], showing set: [Int]?) {
        guard let fitted = CompactBanner.read(numbers, into: PlainBanner()) else { return nil }
        self.init(fitted, showing: set)
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

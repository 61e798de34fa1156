import BannerTestSupport
import Testing

@testable import BannerKit

/// One banner in a session and in the element's, which get the same calls.
private struct Pair {
    var numbers: SeededNumbers
    var banner: Banner
    var session: Session
    var compact: CompactSession
    var events: [String] = []
    var compactEvents: [String] = []

    private static let kinds: Banner.Event.Kinds = [.change, .settle, .open]
    /// The inputs that an element sends as they are.
    private static let inputs = InputKind.allCases.filter { ![.drag, .swipe].contains($0) }

    init?(_ seed: Int) {
        let numbers = SeededNumbers(seed)
        let banner = RandomCase(seed).banner
        guard let compact = CompactSession(CompactBanner(banner.fitted()).numbers, showing: nil)
        else { return nil }
        (self.numbers, self.banner, self.compact) = (numbers, banner, compact)
        session = Session(banner, kinds: Pair.kinds)
    }

    /// Does the same with both, a little later.
    mutating func act() {
        let time = session.now + .milliseconds(Int64.random(in: 0...1_500, using: &numbers))
        let value = Double(Int.random(in: -300...300, using: &numbers))
        let number = Int.random(in: 0..<18, using: &numbers)
        let kind = 4..<16 ~= number ? Pair.inputs[number - 4] : nil
        let happened: [Session.Event]
        switch number {
        case 0: happened = session.advance(to: time)
        case 1: happened = session.beginDrag(at: time)
        case 2: happened = session.moveDrag(by: value, at: time)
        case 3: happened = session.endDrag(velocity: value, at: time)
        case 4..<16: happened = kind.map { session.send($0.input(value / 50), at: time) } ?? []
        default:
            let width = 300 + abs(value)
            happened = session.resize(
                to: Banner.Size(width: width, height: banner.viewport.height), at: time)
            let fitted = banner.fitted(to: session.viewer)
            compact.change(to: CompactBanner(fitted).numbers, showing: nil, card: 0, at: time)
        }
        // The number of an input is four more than its code.
        if let kind { compact.perform(4 + kind.code, value / 50, at: time) }
        if number < 4 { compact.perform(number, value, at: time) }
        events += happened.map { event in
            switch event.kind {
            case .change(let change): "change \(event.time) \(change.page) \(change.cause)"
            case .settle(let landing): "settle \(event.time) \(landing.page)"
            default: "open \(event.time) \(event.kind.page ?? -1)"
            }
        }
        let taken = compact.takeEvents()
        for start in stride(from: 0, to: taken.count, by: 5) where taken[start] < 3 {
            let words = ["change", "settle", "open"]
            let cause =
                taken[start] == 0 ? " \(Banner.Event.Cause.allCases[Int(taken[start + 3])])" : ""
            let time = Time(microseconds: Int64(taken[start + 1]))
            compactEvents.append(
                "\(words[Int(taken[start])]) \(time) \(Int(taken[start + 2]))\(cause)")
        }
    }
}

@Suite struct `A session for an element` {
    @Test(arguments: 0..<300)
    func `plays what a session plays`(seed: Int) throws {
        var pair = try #require(Pair(seed))
        for _ in 0..<30 { pair.act() }
        #expect(pair.events == pair.compactEvents)
        let (state, frame) = (pair.session.state, pair.compact.frame)
        #expect(
            frame[0] == Double(state.time.microseconds) && frame[2] == Double(state.page)
                && frame[3] == state.position)
        let (timer, left): (Double, Time) =
            switch state.timer {
            case .absent: (0, .zero)
            case .running(let left): (1, left)
            case .suspended(let left): (2, left)
            case .stopped: (3, .zero)
            }
        #expect(frame[5] == timer && frame[6] == Double(left.microseconds))
        let shapes = pair.session.indicatorShapes
        let count = Int(frame[23])
        #expect(frame[24 + count * 8] == Double(shapes.count))
        #expect(
            frame.suffix(shapes.count * 7).elementsEqual(
                shapes.flatMap { shape in
                    [
                        Double(shape.key), shape.frame.x, shape.frame.y, shape.frame.width,
                        shape.frame.height,
                        shape.color.number, Double(shape.fraction?.count ?? 0),
                    ]
                }))
    }
}

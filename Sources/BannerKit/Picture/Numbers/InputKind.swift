/// The kinds of input, numbered as a page passes them to the engine.
package enum InputKind: Int, CaseIterable, Sendable {
    case drag, swipe, select, next, previous, tap, pause, resume, hide, show, hover, leave, focusIn, focusOut

    /// The kind's name, as in a banner file.
    package var word: String {
        switch self {
        case .drag: "drag"
        case .swipe: "swipe"
        case .select: "select"
        case .next: "next"
        case .previous: "previous"
        case .tap: "tap"
        case .pause: "pause"
        case .resume: "resume"
        case .hide: "hide"
        case .show: "show"
        case .hover: "hover"
        case .leave: "leave"
        case .focusIn: "focusIn"
        case .focusOut: "focusOut"
        }
    }

    fileprivate init(_ action: Banner.Input.Action) {
        self =
            switch action {
            case .drag: .drag
            case .swipe: .swipe
            case .select: .select
            case .next: .next
            case .previous: .previous
            case .tap: .tap
            case .pause: .pause
            case .resume: .resume
            case .hide: .hide
            case .show: .show
            case .hover: .hover
            case .leave: .leave
            case .focusIn: .focusIn
            case .focusOut: .focusOut
            }
    }
}

extension Banner.Input {
    /// How many numbers an input is.
    package static let numberCount = 5

    /// The input as five numbers: time (in microseconds), kind, and three that depend on the kind.
    package var numbers: [Double] {
        let own: [Double] =
            switch action {
            case .drag(let drag): [drag.by, Double(drag.over.microseconds), drag.releaseVelocity]
            case .swipe(let way): [way == .next ? 0 : 1, 0, 0]
            case .select(let page): [Double(page), 0, 0]
            case .next, .previous, .tap, .pause, .resume, .hide, .show, .hover, .leave, .focusIn, .focusOut:
                [0, 0, 0]
            }
        return [Double(at.microseconds), Double(InputKind(action).rawValue)] + own
    }

    /// The input of five numbers; `nil` if the kind does not exist.
    package init?(_ numbers: ArraySlice<Double>) {
        guard numbers.count == Banner.Input.numberCount, let start = numbers.indices.first,
            let kind = InputKind(rawValue: Int(held: numbers[start + 1]))
        else { return nil }
        let values = (numbers[start + 2], numbers[start + 3], numbers[start + 4])
        let action: Action =
            switch kind {
            case .drag:
                .drag(Drag(by: values.0, over: .reachable(values.1), velocity: values.2.isFinite ? values.2 : nil))
            case .swipe: .swipe(values.0 == 0 ? .next : .previous)
            case .select: .select(page: Int(held: values.0))
            case .next: .next
            case .previous: .previous
            case .tap: .tap
            case .pause: .pause
            case .resume: .resume
            case .hide: .hide
            case .show: .show
            case .hover: .hover
            case .leave: .leave
            case .focusIn: .focusIn
            case .focusOut: .focusOut
            }
        self.init(at: .reachable(numbers[start]), action)
    }
}

extension Time {
    /// The latest instant that a page can request: 10 000 years.
    package static let latestOfPages = Time(microseconds: 10_000 * 366 * 86_400 * 1_000_000)

    /// The instant at a number of microseconds; one that a page cannot request becomes the nearest one that it can.
    package static func reachable(_ microseconds: Double) -> Time {
        let latest = Double(latestOfPages.microseconds)
        return Time(microseconds: Int64(held: max(0, min(latest, microseconds.rounded(.toNearestOrEven)))))
    }
}

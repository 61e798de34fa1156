/// Events in the words of messages.
struct EventWords {
    private let banner: Banner
    /// How many events before the moment are listed, and how many of a complete scenario.
    private static let before = 3
    private static let most = 8

    init(_ banner: Banner) { self.banner = banner }

    /// A page by its item, as in "`orange`".
    func page(_ page: Int) -> String {
        page < banner.items.count ? "`\(banner.items[page].id)`" : "page \(page)"
    }

    /// The events around a moment of a schedule, or its first changes, up to an end.
    func around(_ moment: Time?, of schedule: Schedule, upTo end: Time) -> [String] {
        guard let moment else {
            let all = schedule.events(upTo: end, kinds: .change)
            let changes = all.prefix(EventWords.most + 1).map(text)
            return changes.count > EventWords.most ? changes.prefix(EventWords.most) + ["and so on"] : changes
        }
        let kinds = Banner.Event.Kinds.all.subtracting([.emphasis, .indicator, .recenter, .start, .end])
        let later = schedule.events(after: moment, upTo: end, kinds: kinds).prefix(1)
        let before = schedule.lastEvents(EventWords.before, upTo: moment, kinds: kinds)
        return (before + later).map(text)
    }

    private func text(_ event: Banner.Event) -> String {
        let time = "\(DurationText.write(event.time)):"
        return switch event.kind {
        case .change(let change): "\(time) change to \(page(event.item ?? change.page)), cause \(change.cause.rawValue)"
        case .settle(let landing): "\(time) settle on \(page(event.item ?? landing.page))"
        case .items(let count, _):
            "\(time) \(count == 0 ? "nothing is" : count == 1 ? "1 item is" : "\(count) items are") available"
        case .timer(let change): "\(time) timer \(change.rawValue)"
        case .start, .recenter, .dragBegin, .dragEnd, .input, .open, .emphasis, .indicator, .end:
            "\(time) \(event.kind.word)"
        }
    }
}

/// The wording of events in messages.
struct EventWords {
    private let banner: Banner
    /// The number of events to list before an instant, and for a complete scenario.
    private static let before = 3
    private static let most = 8

    init(_ banner: Banner) { self.banner = banner }

    /// A page named by its item, such as "`orange`".
    func page(_ page: Int) -> String {
        page < banner.items.count ? "`\(banner.items[page].id)`" : "page \(page)"
    }

    /// The events around an instant of a schedule or, without an instant, its first changes.
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
        let what =
            switch event.kind {
            case .change(let change): "change to \(page(event.item ?? change.page)), cause \(change.cause.rawValue)"
            case .settle(let landing): "settle on \(page(event.item ?? landing.page))"
            case .items(let count, _):
                "\(count == 0 ? "nothing is" : count == 1 ? "1 item is" : "\(count) items are") available"
            case .timer(let change): "timer \(change.rawValue)"
            default: event.kind.word
            }
        return "\(DurationText.write(event.time)): \(what)"
    }
}

import BannerKit
import BannerPicture
import BannerYAML

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

    /// The events around a moment of a scenario's timeline, or its first changes.
    func around(_ moment: Time?, _ timeline: Timeline) -> [String] {
        guard let moment else {
            var all = timeline.events(after: .zero, upTo: timeline.duration, kinds: .change)
            let changes = (0...EventWords.most).compactMap { _ in all.next().map(text) }
            return changes.count > EventWords.most ? changes.prefix(EventWords.most) + ["and so on"] : changes
        }
        let kinds = Banner.Event.Kinds.all.subtracting([.focus, .indicator, .recenter, .start, .end])
        var later = timeline.events(after: moment, upTo: timeline.duration, kinds: kinds)
        let before = timeline.lastEvents(EventWords.before, upTo: moment, kinds: kinds)
        return (before + (later.next().map { [$0] } ?? [])).map(text)
    }

    private func text(_ event: Banner.Event) -> String {
        let time = "\(DurationText.write(event.time)):"
        return switch event.kind {
        case .change(let change): "\(time) change to \(page(change.page)), cause \(change.cause.word)"
        case .settle(let landing): "\(time) settle on \(page(landing.page))"
        case .timer(let change): "\(time) timer \(change.word)"
        case .start, .recenter, .dragBegin, .dragEnd, .hide, .show, .pause, .resume, .open, .focus, .indicator, .end:
            "\(time) \(event.kind.word)"
        }
    }
}

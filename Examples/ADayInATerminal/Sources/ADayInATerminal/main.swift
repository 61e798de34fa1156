import BannerCalendar
import BannerJSON
import BannerKit

/// A banner in a terminal for a day: a window that changes its size, a server that sends another banner every hour, a calendar,
/// a viewer who asks for less motion in the evening, a computer that sleeps at night.
///
/// A real app has a clock and a terminal where this program has numbers and `print`.
struct App {
    var session: Banner.Session

    /// The banner that the server sends at an hour: what is new is appended.
    static func served(at hour: Int) -> Banner? {
        let news = (0...hour / 6).map { #"{ "id": "news-\#($0)", "title": "News of \#($0 * 6):00" }"# }
        let text = """
            { "name": "day", "timer": "20m", "layout": { "cellWidthMultiplier": 0.5 }, "served": \(hour),
              "items": [{ "id": "breakfast", "when": { "hours": "06:00-10:00" } },
                        { "id": "dinner", "when": { "hours": "18:00-22:00" } }, \(news.joined(separator: ", "))] }
            """
        // `served` is a key that this version does not know.
        return BannerJSON.read(BannerSource(name: "day.json", bytes: Array(text.utf8)), dropsUnknown: true).banner
    }

    /// What the terminal shows: each card at its place, the current one in brackets.
    func frame(columns: Int) -> String {
        var line = Array(repeating: Character(" "), count: columns)
        for card in session.cards.sorted(by: { $0.zIndex < $1.zIndex }) {
            let text = card.isCurrent ? "[\(card.item.id)]" : card.item.id
            let middle = Int(card.frame.x + card.frame.width / 2) - text.count / 2
            for (place, character) in text.enumerated() where line.indices.contains(middle + place) {
                line[middle + place] = character
            }
        }
        return String(line)
    }

    /// Lets time pass, and says which changes there were.
    mutating func pass(to time: Banner.Time) -> String {
        let changes = session.advance(to: time).compactMap { event in
            if case .change = event.kind { event.item?.id } else { nil }
        }
        return changes.isEmpty ? "" : " via " + changes.suffix(3).joined(separator: ", ")
    }
}

let midnight = BannerCalendar.Instant(secondsSince1970: 1_795_737_600)
guard let first = App.served(at: 0), let calendar = BannerCalendar(first) else { fatalError("the server is down") }
var columns = 60
let viewer = Banner.Viewer(width: Double(columns))
var app = App(session: Banner.Session(first, viewer: viewer, calendar: calendar, startingAt: midnight))
app.session.send(.hide, at: .zero)

for hour in 1...23 {
    let time = Banner.Time.seconds(hour * 3_600)
    var note = ""
    switch hour {
    case 1...5: app.session.catchUp(to: time)  // The computer sleeps; nothing is drawn.
    case 6: app.session.send(.show, at: time)
    case 9:
        columns = 40
        app.session.resize(to: Banner.Size(width: 40, height: 1), at: time)
        note = ", a narrower window"
    case 20:
        var viewer = app.session.viewer
        viewer.reducesMotion = true
        app.session.change(viewer, at: time)
        note = ", less motion"
    default: break
    }
    note = app.pass(to: time) + note
    if let banner = App.served(at: hour) { app.session.update(banner, at: time) }
    if hour.isMultiple(of: 3) { print("\(hour):00 |\(app.frame(columns: columns))|\(note)") }
}

// A viewer's minute is recorded, and played again.
var minute = Banner.Session(App.served(at: 23) ?? first)
minute.record(as: "a minute")
minute.beginDrag(at: .seconds(10))
minute.moveDrag(by: -150, at: .milliseconds(10_200))
minute.endDrag(velocity: -600, at: .milliseconds(10_200))
minute.send(.next, at: .seconds(30))
minute.advance(to: .seconds(60))
if let recording = minute.recording {
    let schedule = Banner.Schedule(minute.banner, viewer: minute.viewer, scenario: recording)
    print(
        "a minute: \(recording.inputs.count) inputs, page \(minute.state.page), again \(schedule.state(at: .seconds(60)).page)"
    )
}

import BannerJSON
import BannerKit

/// What a server sends to every version of the app.
let text = """
    {
      "items": [
        { "id": "summer", "title": "Summer sale", "link": "https://example.com/summer" },
        { "id": "ar", "title": "Try it on", "scene": { "model": "shoe" } },
        { "id": "friday", "when": { "from": "2026-11-27", "region": "KR" } }
      ],
      "timer": { "interval": "2s", "jitter": 0.2 },
      "indicator": "aurora"
    }
    """

/// Reads a banner as an app does that may be older than the text, reports what it leaves out, and plays the rest.
func play(_ text: String) {
    let answer = BannerJSON.read(BannerSource(name: "home.banner.json", bytes: Array(text.utf8)), dropsUnknown: true)
    for line in answer.report.lines(in: answer.source) { print(line) }
    guard let banner = answer.banner else { return }
    var session = Banner.Session(banner, kinds: [.change, .settle])
    for event in session.advance(to: .seconds(5)) { print(session.json(of: event)) }
}

play(text)
play(#"{ "version": 2, "items": ["summer"] }"#)

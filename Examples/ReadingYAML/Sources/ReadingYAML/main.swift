import BannerKit
import BannerYAML

let text = """
    items: [red, orange, yellow]
    timer: 2s
    """

/// Reads a banner, prints its findings, and plays it.
func play(_ text: String) {
    let file = BannerFile.read(BannerSource(name: "ads.banner.yaml", bytes: Array(text.utf8)))
    for line in file.report.lines(in: file.source) { print(line) }
    guard let banner = file.banner else { return }
    var session = Banner.Session(banner)
    session.advance(to: .seconds(5))
    print("\(banner.name): page \(session.state.page)")
}

play(text)
play(text + "\nindicator: pll")

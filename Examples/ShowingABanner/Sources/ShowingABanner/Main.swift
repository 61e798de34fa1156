import BannerPlayer

/// Shows a banner in a terminal, in real time: the player waits, and the app draws.
@main
@MainActor
struct App {
    let player: BannerPlayer

    static func main() async {
        var banner = Banner(items: ["red", "orange", "yellow"].map { Banner.Item(id: $0) })
        banner.timer = Banner.Timer(interval: .seconds(1))
        banner.transition.duration = .milliseconds(100)
        await App(player: BannerPlayer(banner)).run()
    }

    func run() async {
        let events = player.events
        player.show()
        for await event in events {
            switch event.kind {
            case .start: print("0 s: \(picture(event.item))")
            case .settle(let landing):
                print("\(event.time.seconds) s: \(picture(event.item))")
                if landing.page == 2 {
                    // The viewer goes back, and pauses.
                    player.send(.previous)
                    player.send(.pause)
                }
            case .change(let change) where change.cause == .previous:
                print("back to \(event.item?.id ?? ""), paused: \(player.session.state.canResume)")
                return
            default: break
            }
        }
    }

    /// The cards as a line of text, the current one in brackets.
    private func picture(_ current: Banner.Item?) -> String {
        player.session.items.map { $0 == current ? "[\($0.id)]" : $0.id }.joined(separator: " ")
    }
}

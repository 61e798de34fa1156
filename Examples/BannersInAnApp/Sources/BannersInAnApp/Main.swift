import BannerKit

/// An app has its own types, and these names are likely.
struct Banner {
    var title: String
}

/// The end of a sale.
struct Time {}

/// Somebody who is signed in.
struct Session {}

@main
enum Main {
    static func main() async {
        let titles = Banners.homeHero.items.map { Banner(title: $0.title ?? $0.id) }
        print(titles.map(\.title).joined(separator: ", "))
        print(Banners.default.items.count, "by default")
        await Task.detached { play() }.value
    }

    /// Banners are values: any thread may use them.
    nonisolated static func play() {
        var session = BannerKit.Banner.Session(Banners.homeHero)
        session.advance(to: .seconds(5))
        print("page \(session.state.page)")
    }
}

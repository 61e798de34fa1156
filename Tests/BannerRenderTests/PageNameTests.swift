import BannerRender
import Testing

@Suite struct `Names of pages` {
    @Test func `are lower-case letters and digits of any script with hyphens, each once`() {
        var names = PageNames()
        let given = ["Home Hero", "home/hero", "../x", "여름", "con", "index", "-rf", "A", "a"].map {
            names.name(for: $0)
        }
        #expect(
            given == [
                "home-hero.html", "home--hero.html", "x.html", "여름.html", "con-1.html",
                "index-2.html", "rf.html",
                "a.html", "a-2.html",
            ])
    }

    @Test func `count on where several banners share a title, past names that others have`() {
        var names = PageNames()
        #expect(
            ["home", "home", "home 2", "home 3", "home", "home"].map { names.name(for: $0) } == [
                "home.html", "home-2.html", "home-2-2.html", "home-3.html", "home-4.html",
                "home-5.html",
            ])
    }
}

import Testing

@testable import BannerCodeGenerator

@Suite struct `A file's name in Swift` {
    @Test(arguments: [
        ("home.banner.yaml", "home"),
        ("home.banner.yml", "home"),
        ("Sources/App/home-hero.banner.yaml", "homeHero"),
        ("summer_sale 2026.banner.yaml", "summerSale2026"),
        ("HomeHero.banner.yaml", "homeHero"),
        ("HOME.banner.yaml", "home"),
        ("USSale.banner.yaml", "usSale"),
        ("URLs.banner.yaml", "urls"),
        ("A.banner.yaml", "a"),
        ("2026-sale.banner.yaml", "_2026Sale"),
        ("a.b.banner.yaml", "aB"),
        ("여름-세일.banner.yaml", "여름세일"),
        ("über.banner.yaml", "über"),
        ("default.banner.yaml", "`default`"),
        ("Self.banner.yaml", "`self`"),
        ("init.banner.yaml", "`init`"),
        ("type.banner.yaml", "type"),
        ("--x--.banner.yaml", "x"),
    ])
    func `is in camel case`(file: String, name: String) {
        #expect(SwiftName.name(ofFile: file) == name)
    }

    @Test(arguments: [".banner.yaml", "---.banner.yaml", "🎉.banner.yaml", "___.banner.yaml", ""])
    func `needs a letter or a digit`(file: String) {
        #expect(SwiftName.name(ofFile: file) == nil)
    }
}

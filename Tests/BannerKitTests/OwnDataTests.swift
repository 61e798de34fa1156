import BannerKit
import Testing

@Suite struct `Own data` {
    @Test(arguments: [
        ("1", "1.0", true), ("2.50", "2.5", true), ("100", "1e2", true), ("1E+2", "1e2", true),
        ("0", "-0.0", true),
        ("0.001", "1e-3", true), ("12345678901234567890123", "12345678901234567890123.0", true),
        ("0", "0e999999999999", true),
        ("1", "2", false), ("1", "-1", false), ("10", "1", false), ("1e2", "1e3", false),
        ("0.1", "0.01", false),
        ("12345678901234567890123", "12345678901234567890124", false),
        ("1e99999999999", "1e99999999998", false),
    ])
    func `has equal numbers if their values are`(one: String, other: String, areEqual: Bool) {
        #expect((Banner.Data.number(one) == .number(other)) == areEqual)
        #expect((Banner.Data.number(other) == .number(one)) == areEqual)
    }

    @Test func `has equal mappings whatever their order, and unequal types`() {
        let members = [
            Banner.Data.Member(name: "a", value: .list([.null, .bool(true)])),
            Banner.Data.Member(name: "b", value: .text("1")),
        ]
        #expect(Banner.Data.mapping(members) == .mapping(members.reversed()))
        #expect(Banner.Data.mapping(members) != .mapping([members[0]]))
        #expect(
            Banner.Data.text("1") != .number("1") && Banner.Data.null != .list([])
                && Banner.Data.list([.null]) != .list([]))
        #expect(members["b"] == .text("1") && members["c"] == nil)
    }

    @Test func `has no effect on what is played`() {
        var banner = Banner(
            items: [Banner.Item(id: "a"), Banner.Item(id: "b")],
            timer: Banner.Timer(interval: .seconds(2)))
        let events = Array(Schedule(banner).events(upTo: .seconds(9)))
        banner.data = [Banner.Data.Member(name: "x-a", value: .bool(true))]
        banner.items[0].data = banner.data
        #expect(Array(Schedule(banner).events(upTo: .seconds(9))) == events && !events.isEmpty)
    }
}

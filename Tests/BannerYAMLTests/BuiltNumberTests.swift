import BannerDiagnostics
import BannerKit
import BannerRules
import BannerYAML
import Testing

@testable import BannerLanguage

/// Every number and duration of the table, in a file and in a banner that was built in code.
@Suite("A number in a banner that was built in code")
struct BuiltNumberTests {
    @Test func `has a place for every number of the table`() {
        let places = Set(ExtremeNumberTests.slots.map(\.name))
        #expect(places.symmetricDifference(Self.setters.keys) == [])
    }

    /// An indicator that draws nothing is written without its margin, which has no effect, and
    /// occasions are written as a list.
    private static let written = ExtremeNumberTests.slots.filter {
        !$0.name.hasSuffix(".indicator(none).margin") && !$0.name.contains(".when.")
    }

    @Test(arguments: written)
    func `breaks the rules that it breaks in a file, at the same place`(
        slot: ExtremeNumberTests.Slot
    ) throws {
        let setter = try #require(Self.setters[slot.name])
        let base = try #require(soundBanner(slot))
        var broken = 0
        for value in [
            -2e9, -1_000_001, -101, -1, 0, 0.005, 0.5, 1, 1.5, 2, 101, 100_001, 1_000_001, 4e7, 2e9,
        ] {
            if isWhole(slot.schema) && value != value.rounded() { continue }
            // A long duration without a unit has a finding of its own, which only a file can have.
            let unit = if case .duration = slot.schema, value >= 100 { "s" } else { "" }
            // A banner in code without a time zone is in UTC.
            let file = BannerFile.reading(text(slot, NumberText.exact(value) + unit)).report
                .findings.filter { $0.rule.slug != "local-time-without-zone" }
            var banner = base
            setter(&banner, value)
            let built = banner.findings()
            #expect(
                built.map(\.rule.id).sorted() == file.map(\.rule.id).sorted(),
                "\(slot.name): \(value)")
            // A short form has the path of its mapping, an empty period without `from` that of `to`,
            // and an indicator that is not written that of the items.
            #expect(
                zip(built.sorted(), file.sorted()).allSatisfy {
                    $0.path.hasPrefix($1.path)
                        || ["empty-stretch", "indicator-does-not-fit"].contains($0.rule.slug)
                }, "\(slot.name): \(value)")
            if file.contains(where: { $0.severity == .error }) { broken += 1 }
        }
        #expect(broken > 0, "\(slot.name)")
    }

    @Test(arguments: written)
    func `is refused if it is infinite or not a number`(slot: ExtremeNumberTests.Slot) throws {
        guard case .number(let bounds) = slot.schema, !bounds.isWhole else { return }
        let setter = try #require(Self.setters[slot.name])
        let base = try #require(soundBanner(slot))
        for value in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
            var banner = base
            setter(&banner, value)
            let errors = banner.findings().filter { $0.severity == .error }
            #expect(
                errors.map(\.rule.slug) == [value.isFinite ? "out-of-range" : "wrong-type"],
                "\(slot.name): \(value)")
        }
    }

    /// The banner of the slot's file with the first of some values that is valid there.
    private func soundBanner(_ slot: ExtremeNumberTests.Slot) -> Banner? {
        ["1", "0", "60", "2", "0.5"].lazy.compactMap { BannerFile.reading(text(slot, $0)).banner }
            .first
    }

    private func isWhole(_ schema: Schema) -> Bool {
        switch schema {
        case .page: true
        case .number(let bounds): bounds.isWhole
        default: false
        }
    }

    /// A banner of two items, or the one that the place is in.
    private func text(_ slot: ExtremeNumberTests.Slot, _ value: String) -> String {
        ExtremeNumberTests.text(slot, value)
    }
}

extension [Finding] {
    fileprivate func sorted() -> [Finding] {
        sorted { ($0.rule.id, $0.path) < ($1.rule.id, $1.path) }
    }
}

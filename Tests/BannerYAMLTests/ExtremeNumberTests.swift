import BannerDiagnostics
import BannerKit
import BannerYAML
import Testing

@testable import BannerLanguage

@Suite("An extreme number")
struct ExtremeNumberTests {
    /// A place in a banner file for a number or a duration.
    struct Slot: CustomTestStringConvertible, Sendable {
        let name: String
        let schema: Schema
        /// The banner file with a value there.
        let text: @Sendable (String) -> String

        var testDescription: String { name }

        /// The places below a value of some type, each in the file that `text` makes of the value.
        static func all(
            _ schema: Schema, _ name: String, _ text: @escaping @Sendable (String) -> String
        ) -> [Slot] {
            switch schema {
            case .number, .duration, .page: [Slot(name: name, schema: schema, text: text)]
            case .text, .boolean, .onlyTrue, .choice: []
            case .list(let element, _): all(element, "\(name)[]") { text("[\($0)]") }
            case .tuple(let elements):
                elements.indices.flatMap { place in
                    all(elements[place], "\(name)[\(place)]") { value in
                        let values = elements.indices.map {
                            $0 == place ? value : elements[$0].example.yaml
                        }
                        return text("[\(values.joined(separator: ", "))]")
                    }
                }
            case .either(let short, let long): all(short, name, text) + all(long, name, text)
            case .record(let record): all(record, name, "", text)
            case .variants(let variants):
                variants.variants.flatMap {
                    all($0.record, "\(name)(\($0.word.text))", "style: \($0.word.text), ", text)
                }
            }
        }

        private static func all(
            _ record: RecordSchema, _ name: String, _ start: String,
            _ text: @escaping @Sendable (String) -> String
        ) -> [Slot] {
            let keys = record.keys
            return keys.filter { !start.hasPrefix("\($0.key):") }.flatMap { key in
                let form = record.forms.first { $0.keys.contains(key.key) } ?? record.forms.first
                let needed =
                    keys.filter(\.isRequired).map(\.key)
                    + (form.map { $0.required + $0.atLeastOne.prefix(1) } ?? [])
                let others = keys.filter { needed.contains($0.key) && $0.key != key.key }
                    .map { "\($0.key): \($0.shownValue.yaml), " }.joined()
                return all(key.schema, "\(name).\(key.key)") {
                    text("{ \(start)\(others)\(key.key): \($0) }")
                }
            }
        }

        /// Whether the table allows a number or a number of seconds.
        func allows(_ value: Double) -> Bool {
            switch schema {
            case .number(let bounds):
                bounds.contains(value) && (!bounds.isWhole || value == value.rounded())
            case .duration(let isPositive):
                (isPositive ? value > 0 : value >= 0) && value <= DurationText.longest.seconds
            case .page: value == 0 || value == 1
            default: false
            }
        }
    }

    static let slots = Slot.all(Banner.codec.schema, "") { $0 }

    /// Numbers at and beyond the limits of readers and bounds.
    static let numbers =
        [
            "0", "-0", "-0.0", "0.0", "5e-324", "-5e-324", "2e-324", "1e-300", "0.000001",
            "0.0000001", "0.0099999",
            "0.01",
            "0.5", "1", "1.0000000000000001", "-1", "99.999", "100", "100.00000000000001",
            "99999.999", "100000",
            "100000.00000000001", "1000000", "-1000000", "1000000.1", "1e9", "1000000001",
            "31622400",
            "31622400.000001",
            "9007199254740993", "9223372036854775807", "9223372036854775808",
            "-9223372036854775808",
            "-9223372036854775809", "18446744073709551615", "18446744073709551616", "1e19", "1e22",
            "1e23", "1e308",
            "1.7976931348623157e308", "-1.7976931348623157e308", "1.7976931348623159e308", "1e309",
            "-1e309",
            "1e99999999",
            "1e-99999999", "1e99999999999999999999", ".5", "5.", "+1", "1E+2",
        ] + [
            String(repeating: "9", count: 400), "0.\(String(repeating: "0", count: 400))1",
            "1\(String(repeating: "0", count: 400))e-400",
            "0.\(String(repeating: "0", count: 400))1e401",
        ]

    @Test func `has a place for every number of the table`() {
        #expect(Self.slots.count >= 60)
        #expect(Self.slots.contains { $0.name == ".items[].duration" })
        #expect(Self.slots.contains { $0.name == ".scenarios[].inputs[].drag.velocity" })
        #expect(Self.slots.contains { $0.name == ".transition.easing[3]" })
        #expect(Self.slots.contains { $0.name == ".indicator(scrollBar).hidesAfter" })
    }

    @Test(arguments: slots)
    func `is accepted within the bounds only, and as a finite number`(slot: Slot) {
        var accepted = 0
        for number in Self.numbers {
            let file = BannerFile.reading(Self.text(slot, number))
            guard let banner = file.banner else { continue }
            accepted += 1
            #expect(slot.allows(Double(number) ?? .nan), "\(slot.name): \(number)")
            #expect(Self.isFinite(banner), "\(slot.name): \(number)")
        }
        #expect(accepted > 0, "\(slot.name): \(BannerFile.reading(Self.text(slot, "1")).lines)")
    }

    @Test(arguments: slots)
    func `is refused where it is none, and in every unit beyond a year`(slot: Slot) {
        let words = [
            ".inf", "-.inf", ".nan", "0x1F", "0o7", "1_000", "1e", "--1", "1e400s", "9e9h",
            "99999999999h",
        ]
        for word in words {
            #expect(
                BannerFile.reading(Self.text(slot, word)).banner == nil, "\(slot.name): \(word)")
        }
        guard case .duration = slot.schema else { return }
        for word in [
            "31622400.000001s", "8785h", "\(UInt64.max)ms",
            "\(String(repeating: "9", count: 400))m", "0.0001ms",
        ] {
            #expect(
                BannerFile.reading(Self.text(slot, word)).banner == nil, "\(slot.name): \(word)")
        }
    }

    /// A banner of two items, or the one that the place is in.
    static func text(_ slot: Slot, _ value: String) -> String {
        let text = slot.text(value).replacing("items: [Summer sale]", with: "items: [a, b]")
        // Content that drifts snaps to no page.
        if slot.name == ".timer.drift" {
            return text.replacing("timer: {", with: "paging: { snap: none }, timer: {")
        }
        // A list of widths has at least two.
        return slot.name.hasSuffix(".thumb[]")
            ? text.replacing("[\(value)]", with: "[\(value), 30]") : text
    }

    /// Whether every number in a value, however deep, is finite.
    private static func isFinite(_ value: Any) -> Bool {
        if let number = value as? Double { return number.isFinite }
        return Mirror(reflecting: value).children.allSatisfy { isFinite($0.value) }
    }
}

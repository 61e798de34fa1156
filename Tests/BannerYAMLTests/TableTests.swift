import BannerDiagnostics
import BannerKit
import BannerTree
import Testing

@testable import BannerYAML

@Suite("The table of keys")
struct TableTests {
    /// The keys of a mapping by its table, in alphabetical order.
    private static func keys(_ schema: Schema) -> [String] {
        switch schema {
        case .record(let record): record.keys.map(\.key).sorted()
        case .either(_, let long): keys(long)
        default: []
        }
    }

    /// The properties of a value, in alphabetical order.
    private static func properties(_ value: Any) -> [String] {
        Mirror(reflecting: value).children.compactMap(\.label).sorted()
    }

    @Test(arguments: [
        (keys(Banner.shape.schema), properties(Banner())),
        (keys(Viewport.shape.schema), properties(Viewport())),
        (keys(Layout.shape.schema), properties(Layout())),
        (keys(Paging.shape.schema), properties(Paging())),
        (keys(Timer.shape.schema), properties(Timer(interval: .zero))),
        (keys(Transition.shape.schema), properties(Transition())),
        (keys(Focus.shape.schema), properties(Focus())),
        (keys(Item.shape.schema), properties(Item(id: ""))),
        (keys(Scenario.shape.schema), properties(Scenario(name: "", duration: .zero))),
        (keys(Drag.shape.schema), properties(Drag(by: 0))),
        (keys(IndicatorExpectation.shape.schema), properties(IndicatorExpectation())),
        (keys(Expectation.shape.schema), properties(ExpectationDraft())),
    ])
    func `has a line for each property`(keys: [String], properties: [String]) {
        #expect(keys == properties)
    }

    /// For each style its own keys, and its properties except for the common ones.
    private static let styles: [(String, [String], [String])] = {
        guard case .either(_, .variants(let variants)) = Indicator.shape.schema else { return [] }
        let values: [Any] = [
            IndicatorBase(), Dots(), ScalingDots(), Pill(), ScrollBar(), ProgressBar(), IndicatorBase(), TimerBar(),
        ]
        let common = ["style"] + properties(IndicatorBase())
        return zip(variants.variants, values).map { variant, value in
            let own = variant.record.keys.map(\.key).filter { !common.contains($0) }.sorted()
            return (variant.word.text, own, properties(value).filter { $0 != "base" && !common.contains($0) })
        }
    }()

    @Test func `has a line for each property of each style`() {
        #expect(TableTests.styles.map(\.0) == IndicatorStyle.allCases.map { "\($0)" })
        for (style, keys, properties) in TableTests.styles { #expect(keys == properties, "\(style)") }
    }

    @Test func `has what all styles share in each of them`() {
        guard case .either(_, .variants(let variants)) = Indicator.shape.schema else {
            Issue.record("the indicator has no styles")
            return
        }
        for variant in variants.variants {
            let keys = variant.record.keys.map(\.key)
            #expect(keys.first == "style" && keys.suffix(3) == ["color", "currentColor", "hidesForSinglePage"])
        }
    }

    @Test func `has a word for each case`() {
        func words<Value>(_ shape: Shape<Value>, _ cases: [Value]) -> [JSON?] { cases.map(shape.write) }
        #expect(words(Direction.shape, Direction.allCases) == ["leftToRight", "rightToLeft"])
        #expect(words(Loop.shape, Loop.allCases) == ["none", "rewind", "infinite"])
        #expect(words(DecelerationRate.shape, DecelerationRate.allCases) == ["normal", "fast"])
        #expect(words(CountsFrom.shape, CountsFrom.allCases) == ["change", "settle"])
        #expect(words(AfterInteraction.shape, AfterInteraction.allCases) == ["restart", "resume", "stop", "ignore"])
        #expect(words(WhenHidden.shape, WhenHidden.allCases) == ["pause", "restart", "ignore"])
        #expect(words(Swipe.shape, Swipe.allCases) == ["next", "previous"])
        #expect(
            words(IndicatorStyle.shape, IndicatorStyle.allCases) == [
                "none", "dots", "scalingDots", "pill", "scrollBar", "progressBar", "fraction", "timerBar",
            ])
    }

    @Test func `reads each word of a case as that case`() throws {
        func check<Value: Equatable>(_ shape: Shape<Value>, _ cases: [Value]) throws {
            for value in cases {
                let word = try #require(shape.write(value)?.yaml)
                var report = Report()
                let document = try #require(
                    Document.parse(SourceFile(name: "a", bytes: Array(word.utf8)), into: &report))
                var reading = Reading(document, report)
                #expect(shape.read(document.root, &reading) == value && reading.report.isEmpty, "\(word)")
            }
        }
        try check(Direction.shape, Direction.allCases)
        try check(Loop.shape, Loop.allCases)
        try check(DecelerationRate.shape, DecelerationRate.allCases)
        try check(CountsFrom.shape, CountsFrom.allCases)
        try check(AfterInteraction.shape, AfterInteraction.allCases)
        try check(WhenHidden.shape, WhenHidden.allCases)
        try check(Swipe.shape, Swipe.allCases)
        try check(IndicatorStyle.shape, IndicatorStyle.allCases)
        try check(.easing, [.linear, .easeIn, .easeOut, .easeInOut])
    }

    @Test(arguments: [
        (Color(red: 0, green: 15, blue: 16), "#000F10"), (Color(red: 255, green: 1, blue: 17, alpha: 254), "#FF0111FE"),
    ])
    func `writes two digits for each channel of a colour`(color: Color, text: String) {
        #expect(Shape<Color>.color.write(color) == .string(text))
    }

    @Test func `takes its defaults from the structs`() {
        guard case .record(let layout) = Layout.shape.schema, case .either(_, .record(let focus)) = Focus.shape.schema
        else {
            Issue.record("no mapping")
            return
        }
        #expect(layout.keys.map(\.defaultValue) == [1, 1, 0, "leftToRight"])
        #expect(focus.keys.map(\.defaultValue) == [1, "400ms", "easeOut"])
    }
}

import BannerDiagnostics
import BannerKit
import BannerTree
import Testing

@testable import BannerLanguage

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

    /// The properties of a value by their keys, in alphabetical order.
    private static func properties(_ value: Any) -> [String] {
        Mirror(reflecting: value).children.compactMap(\.label).sorted()
    }

    /// The properties of a scenario by their keys; those of its `viewport` are its own.
    private static let scenario = properties(Banner.Scenario(name: "", duration: .zero))
        .filter { $0 != "height" }.map {
            ["width": "viewport", "reducesMotion": "reducedMotion"][$0] ?? $0
        }.sorted()

    @Test(arguments: [
        (keys(Banner.codec.schema), properties(Banner()).filter { $0 != "data" }),
        (keys(Banner.Size.codec.schema), properties(Banner().viewport)),
        (keys(Banner.Layout.codec.schema), properties(Banner.Layout())),
        (keys(Banner.Paging.codec.schema), properties(Banner.Paging())),
        (keys(Banner.Timer.codec.schema), properties(Banner.Timer(interval: .zero))),
        (keys(Banner.Transition.codec.schema), properties(Banner.Transition())),
        (keys(Banner.CardFocus.codec.schema), properties(Banner.CardFocus())),
        (keys(Banner.Controls.codec.schema), properties(Banner.Controls())),
        (
            keys(Banner.Viewer.codec.schema),
            properties(Banner.Viewer()).filter { $0 == "width" || $0 == "height" }
        ),
        (keys(Banner.Item.codec.schema), properties(Banner.Item(id: "")).filter { $0 != "data" }),
        (keys(Banner.Scenario.codec.schema), scenario),
        (keys(Banner.Input.Drag.codec.schema), properties(Banner.Input.Drag(by: 0))),
        (
            keys(Banner.Expectation.IndicatorValues.codec.schema),
            properties(Banner.Expectation.IndicatorValues())
        ),
        (keys(Banner.Expectation.codec.schema), properties(ExpectationDraft())),
    ])
    func `has a line for each property`(keys: [String], properties: [String]) {
        #expect(keys == properties)
    }

    /// For each style its own keys, and its properties except for the common ones.
    private static let styles: [(String, [String], [String])] = {
        guard case .either(_, .variants(let variants)) = Banner.Indicator.codec.schema else {
            return []
        }
        let values = Banner.Indicator.Style.allCases.flatMap {
            Mirror(reflecting: $0.indicator).children.map(\.value)
        }
        let common = ["style"] + properties(Banner.Indicator.Base())
        return zip(variants.variants, values).map { variant, value in
            let own = variant.record.keys.map(\.key).filter { !common.contains($0) }.sorted()
            return (
                variant.word.text, own,
                properties(value).filter { $0 != "base" && !common.contains($0) }
            )
        }
    }()

    @Test func `has a line for each property of each style`() {
        #expect(TableTests.styles.map(\.0) == Banner.Indicator.Style.allCases.map(\.word))
        for (style, keys, properties) in TableTests.styles {
            #expect(keys == properties, "\(style)")
        }
    }

    @Test func `has what all styles share in each of them`() {
        guard case .either(_, .variants(let variants)) = Banner.Indicator.codec.schema else {
            Issue.record("the indicator has no styles")
            return
        }
        for variant in variants.variants {
            let keys = variant.record.keys.map(\.key)
            #expect(
                keys.first == "style"
                    && keys.suffix(6) == [
                        "color", "currentColor", "hidesForSinglePage", "placement", "edge",
                        "margin",
                    ])
        }
    }

    @Test func `has a word for each case`() {
        func words<Value>(_ codec: ValueCodec<Value>, _ cases: [Value]) -> [JSON?] {
            cases.map(codec.short)
        }
        #expect(
            words(Banner.Layout.directionWords, Banner.Layout.Direction.allCases) == [
                "leftToRight", "rightToLeft",
            ])
        #expect(
            words(Banner.Paging.loopWords, Banner.Paging.Loop.allCases) == [
                "none", "rewind", "infinite",
            ])
        #expect(
            words(Banner.Paging.decelerationRateWords, Banner.Paging.DecelerationRate.allCases) == [
                "normal", "fast",
            ])
        #expect(
            words(Banner.Timer.countsFromWords, Banner.Timer.CountsFrom.allCases) == [
                "change", "settle",
            ])
        #expect(
            words(Banner.Timer.afterInteractionWords, Banner.Timer.AfterInteraction.allCases) == [
                "restart", "resume", "stop", "hold", "ignore",
            ])
        #expect(
            words(Banner.Timer.whenHiddenWords, Banner.Timer.WhenHidden.allCases) == [
                "pause", "restart", "ignore",
            ])
        #expect(
            words(Banner.Input.Swipe.codec, Banner.Input.Swipe.allCases) == ["next", "previous"])
    }

    @Test func `reads each word of a case as that case`() throws {
        func check<Value: Equatable>(_ codec: ValueCodec<Value>, _ cases: [Value]) throws {
            for value in cases {
                let word = try #require(codec.short(value)?.line)
                var report = Report()
                let document = try #require(
                    Document.parse(
                        json: SourceFile(name: "a.json", bytes: Array(word.utf8)), into: &report))
                var reading = Reading(document, report, .none)
                #expect(
                    codec.read(document.root, &reading) == value && reading.report.isEmpty,
                    "\(word)")
            }
        }
        try check(Banner.Layout.directionWords, Banner.Layout.Direction.allCases)
        try check(Banner.Paging.loopWords, Banner.Paging.Loop.allCases)
        try check(Banner.Paging.decelerationRateWords, Banner.Paging.DecelerationRate.allCases)
        try check(Banner.Timer.countsFromWords, Banner.Timer.CountsFrom.allCases)
        try check(Banner.Timer.afterInteractionWords, Banner.Timer.AfterInteraction.allCases)
        try check(Banner.Timer.whenHiddenWords, Banner.Timer.WhenHidden.allCases)
        try check(Banner.Timer.whenHoveredWords, Banner.Timer.WhenHovered.allCases)
        try check(Banner.Timer.whenFocusedWords, Banner.Timer.WhenFocused.allCases)
        try check(Banner.Timer.whenReducedWords, Banner.Timer.WhenReduced.allCases)
        try check(Banner.Timer.directionWords, Banner.Timer.Direction.allCases)
        try check(Banner.Layout.axisWords, Banner.Layout.Axis.allCases)
        try check(Banner.Layout.alignWords, Banner.Layout.Align.allCases)
        try check(Banner.Transition.effectWords, Banner.Transition.Effect.allCases)
        try check(Banner.Indicator.Base.placementWords, Banner.Indicator.Placement.allCases)
        try check(Banner.Indicator.Base.edgeWords, Banner.Indicator.Edge.allCases)
        try check(Banner.Input.Swipe.codec, Banner.Input.Swipe.allCases)
        try check(Banner.Indicator.Style.codec, Banner.Indicator.Style.allCases)
        try check(.easing, [.linear, .easeIn, .easeOut, .easeInOut])
    }

    @Test(arguments: [
        (Banner.Color(red: 0, green: 15, blue: 16), "#000F10"),
        (Banner.Color(red: 255, green: 1, blue: 17, alpha: 254), "#FF0111FE"),
    ])
    func `writes two digits for each channel of a colour`(color: Banner.Color, text: String) {
        #expect(ValueCodec<Banner.Color>.color.short(color) == .string(text))
    }

    @Test func `takes its defaults from the structs`() {
        guard case .record(let layout) = Banner.Layout.codec.schema,
            case .either(_, .record(let focus)) = Banner.CardFocus.codec.schema
        else {
            Issue.record("no mapping")
            return
        }
        #expect(
            layout.keys.map(\.defaultValue) == [1, 1, 0, "leftToRight", "horizontal", "center"])
        #expect(focus.keys.map(\.defaultValue) == [1, "400ms", "easeOut"])
    }
}

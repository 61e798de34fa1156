import BannerLanguage
import BannerYAML
import Testing

@testable import BannerEditing

struct CompletionTests {
    @Test(arguments: [
        // Keys: required ones first, then the table's order, without those that are there.
        ("¦", "items version name description timeZone"),
        ("items: [a]\n¦", "version name description timeZone viewport"),
        ("items: [a]\ntim¦\n", "version name description timeZone viewport"),
        ("items: [a]\nti¦: 2s", "version name description timeZone viewport"),
        ("items: [a]\ntimer:\n  ¦", "interval drift countsFrom afterInteraction whenHidden"),
        (
            "items: [a]\ntimer:\n  interval: 2s\n  ¦\npaging:\n  loop: none\n",
            "countsFrom afterInteraction whenHidden whenHovered whenFocused"
        ),
        ("items: [a]\ntimer: { ¦ }", "interval drift countsFrom afterInteraction whenHidden"),
        (
            "items: [a]\ntimer: { interval: 2s, ¦",
            "countsFrom afterInteraction whenHidden whenHovered whenFocused"
        ),
        ("items:\n  - ¦", "id title subtitle description tags"),
        ("items:\n  - id: a\n    ¦", "title subtitle description tags image"),
        ("items:\n  - { id: a, ¦ }\n  - { id: b", "title subtitle description tags image"),
        ("items:\n  - { id: a, co¦\n  - { id: b }", "title subtitle description tags image"),
        ("items: [a]\nindicator:\n  style: pill\n  h¦", "width height dot spacing color"),
        // Values.
        ("items: [a]\nindicator: ¦", "none dots scalingDots pill scrollBar"),
        ("items: [a]\nindicator: p¦", "none dots scalingDots pill scrollBar"),
        ("items: [a]\ntimer:¦\n  interval: 2s\n", ""),
        ("items: [a]\nindicator: {style:¦}", "none dots scalingDots pill scrollBar"),
        ("items: [a]\nindicator:¦", "none dots scalingDots pill scrollBar"),
        ("items: [a, b]\npaging: { startPage: ¦", "a b"),
        ("items: [a, b]\npaging:\n  startPage: ¦\n  loop: none", "a b"),
        ("items: [a, b]\nindicator: { hidesForSinglePage: ¦ }", "true false"),
        ("items: [{ id: a, color: ¦}]", "black blue brown cyan darkgray"),
        (
            "items: [{ id: a, color: \"#123456\" }, { id: b, color: \"¦\" }]",
            "#123456 black blue brown cyan"
        ),
        ("items:\n  - id: a\n    color: #¦\n    title: A\n", "black blue brown cyan darkgray"),
        ("items: [a]\ntransition: 450ms\ntimer: ¦\n", "450ms 300ms 500ms 1s 2s"),
        // Scenarios: a form's keys exclude those of other forms.
        (scenario("inputs:\n      - ¦"), "at drag swipe select next"),
        (scenario("inputs:\n      - { at: 1s, ¦ }"), "drag swipe select next previous"),
        (scenario("inputs:\n      - { at: 1s, select: ¦ }"), "a b"),
        (scenario("inputs:\n      - { at: 1s, swipe: ¦ }"), "next previous"),
        (scenario("expect:\n      - { at: 1s, ¦ }"), "page count indicator"),
        (scenario("expect:\n      - at: 1s\n        page: ¦"), "a b"),
        (scenario("expect:\n      - { never: a, ¦"), "from to"),
        ("items: [{ id: a, when: { hours: ¦ } }]", "06:00-10:30 09:00-18:00 18:00-24:00 [ … ]"),
        ("items: [{ id: a, when: { days: [mon, tue, ¦] } }]\n", "wed thu fri sat sun"),
        ("items: [{ id: a, image: ¦ }]\n", ""),
        // Comments, texts, and places where the language knows nothing.
        ("items: [a] # bannerkit-ignore[¦", "unknown-key misplaced-key duplicate-key-x"),
        ("items: [a] # a ¦", ""),
        ("items: [a]\nx-mine: ¦", ""),
        ("items: [{ id: a, title: ¦ }]", ""),
        ("items: [a]\ndescription: >\n  some ¦\n", ""),
    ]) func `What is offered`(_ text: String, _ labels: String) {
        let cursor = Cursor(text)
        if labels.hasPrefix("unknown-key") {
            #expect(cursor.completions.contains { $0.label == "moves-forever" })
        } else {
            #expect(cursor.labels() == labels)
        }
    }

    @Test(arguments: [
        ("items: [a]\ntim¦", "timer", "items: [a]\ntimer: "),
        ("items: [a]\nti¦mmer: 2s", "timer", "items: [a]\ntimer: 2s"),
        ("items: [a]\nindicator:¦", "pill", "items: [a]\nindicator: pill"),
        ("items: [a]\nindicator: {style:¦}", "pill", "items: [a]\nindicator: {style: pill}"),
        ("items: [a]\nindicator: d¦ots # here", "pill", "items: [a]\nindicator: pill # here"),
        ("items: [{ id: a, color: \"#F¦\" }]", "red", "items: [{ id: a, color: \"#FF0000\" }]"),
        ("items: [{ id: a, color: '#F¦' }]", "red", "items: [{ id: a, color: '#FF0000' }]"),
        ("items: [{ id: a, color: r¦ }]", "red", "items: [{ id: a, color: \"#FF0000\" }]"),
        ("items: [{ id: a, color: \"#F¦ }]", "red", "items: [{ id: a, color: \"#FF0000\""),
        (
            "items:\n  - id: a\n    color: #F¦\n", "red",
            "items:\n  - id: a\n    color: \"#FF0000\"\n"
        ),
        (
            "items: [\"2024\", b]\npaging: { startPage: ¦}", "2024",
            "items: [\"2024\", b]\npaging: { startPage: \"2024\"}"
        ),
        ("{\"items\": [\"a\"], \"ti¦\"}", "timer", "{\"items\": [\"a\"], \"timer\": }"),
        ("{\"items\": [\"a\"], ¦}", "timer", "{\"items\": [\"a\"], \"timer\": }"),
        ("{\"items\": [\"a\"], \"timer\": ¦}", "2s", "{\"items\": [\"a\"], \"timer\": \"2s\"}"),
        ("{\"items\": [\"a\"], \"version\": ¦}", "1", "{\"items\": [\"a\"], \"version\": 1}"),
        ("timer: 2s\nitems:\n  ¦", "id", "timer: 2s\nitems:\n  - id: "),
    ]) func `What is written`(_ text: String, _ label: String, _ result: String) {
        #expect(Cursor(text).accepting(label) == result)
    }

    @Test(arguments: [
        ("¦", "items", "items:\n  - ${1:summer-sale}"),
        ("items: [a]\n¦", "timer", "timer: ${1:2s}"),
        ("items: [a]\n¦", "viewport", "viewport: { width: ${1:390}, height: ${2:300} }"),
        (
            "items: [a]\n¦", "scenarios",
            "scenarios:\n  - { name: ${1:swipes back just before the timer}, duration: ${2:12s} }"
        ),
        ("items: [{ ¦ }]", "id", "id: ${1:summer-sale}"),
        // What is written is not what holds without it.
        ("items: [a]\n¦", "controls", "controls: { arrows: ${1:true}, pause: ${2:true} }"),
        ("items: [a]\nindicator: { ¦ }", "hidesForSinglePage", "hidesForSinglePage: ${1:false}"),
        (
            "items: [{ id: a, when: ¦ }]", "from … until …",
            "{ from: ${1:2026-11-27}, until: ${2:2026-11-29} }"
        ),
        ("items: [{ id: a, when: ¦ }]", "on weekends", "{ days: [sat, sun] }"),
        (scenario("¦"), "inputs", "inputs:\n  - { at: ${1:1.9s}, swipe: ${2:next} }"),
        (scenario("¦"), "expect", "expect:\n  - { at: ${1:3s}, page: ${2:0} }"),
    ]) func `What is filled in`(_ text: String, _ label: String, _ snippet: String) {
        #expect(Cursor(text).completions.first { $0.label == label }?.snippet == snippet)
    }

    @Test(arguments: [
        ("¦", "items", "items:\n  - ⟦summer-sale⟧"),
        ("items: [a]\n¦", "viewport", "viewport: { width: ⟦390⟧, height: 300 }"),
        ("items: [a]\nindicator: ¦", "pill", "pill"),
        (
            "items: [{ id: a, title: \"😀\" }]\nscenarios:\n  - ¦", "name",
            "name: ⟦swipes back just before the timer⟧"
        ),
    ]) func `What an editor without places to fill in writes and selects`(
        _ text: String, _ label: String, _ marked: String
    ) throws {
        let filled = try #require(Cursor(text).completions.first { $0.label == label }).filled
        let isMarked = filled.selection != nil
        let units = Array(filled.text.utf16)
        let selection = filled.selection ?? units.count..<units.count
        func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
        let (open, close) = isMarked ? ("⟦", "⟧") : ("", "")
        #expect(
            part(0..<selection.lowerBound) + open + part(selection) + close
                + part(selection.upperBound..<units.count)
                == marked)
    }

    @Test(arguments: [
        (
            "items: [{ id: a, when: { until: 2026-12-24 } }, { id: b, when: { from: ¦ } }]",
            "2026-12-24 (`until` in this file)"
        ),
        (
            "items: [{ id: a, tags: [new, sport] }, { id: b, tags: [new, ¦] }]",
            "sport (in this file)"
        ),
        ("items: [{ id: a, x-team: Alps }, { id: b, x-team: ¦ }]", "Alps (in this file)"),
        ("items: [{ id: a, x-team: Alps }, { id: b, ¦ }]", "x-team (in this file)"),
        ("items: [{ id: a, x-team: Alps }, { id: b, x-team: 1, ¦ }]", nil),
        ("items: [{ id: a, x-team: Alps }, { id: b, x-t¦: 1 }]", "x-team (in this file)"),
        ("items: [{ id: a, x-t¦: Alps }]", nil),
        ("items: [a]\ntransition: 400ms\ntimer: { interval: ¦ }\n", "400ms (in this file)"),
        ("items: [a]\ntransition: &slow 400ms\ntimer: { interval: ¦ }\n", "*slow (alias)"),
        ("items: [{ id: a, color: &c red }, { id: b, color: *¦ }]\n", "*c (alias)"),
        // An alias comes after its anchor.
        ("items: [a]\ntimer: { interval: ¦ }\ntransition: &slow 400ms\n", "400ms (in this file)"),
    ]) func `What the file has elsewhere`(_ text: String, _ expected: String?) {
        let found = Cursor(text).completions.filter {
            $0.detail == "alias" || $0.detail.hasSuffix("in this file")
        }
        #expect(found.map { "\($0.label) (\($0.detail))" }.last == expected)
    }

    @Test(arguments: [
        ("", "UTC Africa/Abidjan Africa/Accra"), ("Ber", "Atlantic/Bermuda Europe/Berlin"),
        ("\"berl", "Europe/Berlin"),
        ("new_y", "America/New_York"), ("utc", "UTC Etc/UTC"), ("xyz", ""),
    ]) func `Time zones are offered that match what is typed`(_ typed: String, _ labels: String) {
        let cursor = Cursor("items: [a]\ntimeZone: \(typed)¦\n")
        #expect(cursor.labels(3) == labels)
        #expect(cursor.completions.allSatisfy { $0.kind == .zone })
    }

    @Test(arguments: [
        ("¦", "extend siteRoot rules limits failOn"),
        ("rules:\n  moves-forever: ¦", "off advice warning error"),
        ("failOn: ¦", "error warning advice never"),
        ("overrides:\n  - files: [a]\n    ¦", "rules limits"),
    ]) func `What is offered in settings`(_ text: String, _ labels: String) {
        #expect(Cursor(text, Language.settings).labels() == labels)
    }

    @Test func `Rules are offered by name and by id in settings`() {
        let labels = Cursor("rules:\n  ¦", Language.settings).completions.map(\.label)
        #expect(labels.contains("moves-forever") && labels.contains("BK5001"))
    }

    private static func scenario(_ rest: String) -> String {
        "items: [a, b]\nscenarios:\n  - name: s\n    duration: 2s\n    " + rest
    }
}

import BannerDiagnostics
import BannerKit
import BannerTestSupport
import BannerTree
import Testing

@testable import BannerLanguage
@testable import BannerMeant
@testable import BannerYAML

@Suite("A slip of the fingers")
struct SlipTests {
    /// The keys and words of the table.
    private static let words: [String] = {
        var words: Set<String> = []
        func add(_ schema: Schema) {
            switch schema {
            case .record(let record):
                for key in record.keys {
                    words.insert(key.key)
                    add(key.schema)
                }
            case .variants(let variants): for variant in variants.variants { add(.record(variant.record)) }
            case .either(let short, let long):
                add(short)
                add(long)
            case .list(let element, _): add(element)
            case .choice(let choice): words.formUnion(choice.map(\.text))
            case .text, .number, .boolean, .onlyTrue, .duration, .tuple, .page: break
            }
        }
        add(Language.banner)
        add(Language.settings)
        return words.sorted()
    }()

    private func isSame(_ word: String, _ other: String) -> Bool { Suggestion.isSame(word, other) }

    @Test(arguments: [
        // A letter is missing, doubled, swapped, or next to the right one; case and hyphens.
        ("duraton", "duration", true), ("timmer", "timer", true),
        ("tiemr", "timer", true), ("timee", "timer", false), ("tomer", "timer", true), ("TIMER", "timer", true),
        ("scaling-dots", "scalingDots", true), ("max_pages_per_swipe", "maxPagesPerSwipe", true),
        ("maxPagesPerSwpie", "maxPagesPerSwipe", true), ("timer:", "timer", true),
        // A letter that is not doubled, another one far away, and two slips.
        ("timder", "timer", false), ("tizer", "timer", false), ("tmmer", "timer", false), ("tmeir", "timer", false),
        // Fewer than four letters.
        ("mno", "mon", false), ("Id", "id", false), ("taap", "tap", false), ("At", "at", false),
        // Words, here and elsewhere, and what is as near to one.
        ("tile", "title", false), ("intervall", "interval", false), ("gold", "hold", false), ("itmes", "items", false),
        ("ever", "never", false), ("centre", "center", false), ("titel", "title", false), ("unset", "inset", false),
        ("gorizontal", "horizontal", false), ("rezume", "resume", false), ("lause", "pause", false),
        ("nonne", "none", false), ("neve", "never", false), ("starr", "start", false),
        // Opposites.
        ("maxWidth", "minWidth", false), ("whenUnfocused", "whenFocused", false), ("focusOn", "focusIn", false),
        ("unfinite", "infinite", false), ("nover", "over", false),
    ])
    func `is one that has a single meaning`(word: String, meant: String, isSlip: Bool) {
        #expect(Slip.isSlip(word, of: meant, among: Self.words) == isSlip)
    }

    @Test func `is never read into an opposite, a translation or another library's name`() {
        #expect(Set(otherWords.map(\.word)).isSubset(of: Self.words))
        let foreign = Lexicon.foreign.meanings.keys
        for (word, others) in otherWords {
            let wrong = (others + foreign).filter { !isSame($0, word) && Slip.isSlip($0, of: word, among: []) }
            #expect(wrong.isEmpty, "\(word)")
        }
    }

    @Test func `is never read into a word that is known anywhere`() {
        let known =
            KnownWords.here.map { String(decoding: $0, as: UTF8.self) } + Lexicon.elsewhere.meanings.keys.sorted()
        for word in Self.words {
            let wrong = known.filter { !isSame($0, word) && Slip.isSlip($0, of: word, among: []) }
            #expect(wrong.isEmpty, "\(word)")
        }
    }

    /// Every place with keys, with one more.
    private func everywhere(_ word: String, _ value: String) -> String {
        let entry = "\"\(word)\": \(value)"
        let styles = Banner.Indicator.Style.allCases.map { "{minWidth: 9, indicator: {style: \($0), \(entry)}}" }
        return """
            \(entry)
            viewport: {\(entry)}
            layout: {\(entry)}
            paging: {\(entry)}
            timer: {interval: 9s, \(entry)}
            transition: {\(entry)}
            focus: {\(entry)}
            controls: {\(entry)}
            breakpoints: [{minWidth: 1, \(entry)}, {\(entry)}, \(styles.joined(separator: ", "))]
            items: [{id: a, when: {\(entry)}}, {id: b, \(entry)}, {\(entry)}]
            scenarios: [{name: a, duration: 9s, inputs: [{at: 1s, \(entry)}, {at: 1s, drag: {\(entry)}}], \
            expect: [{at: 1s, \(entry)}, {indicator: {\(entry)}}]}]

            """
    }

    /// Every choice, with a word that it does not have.
    private func everyChoice(_ word: String) -> String {
        """
        layout: {axis: "\(word)", direction: "\(word)", align: "\(word)"}
        paging: {loop: "\(word)", decelerationRate: "\(word)"}
        timer: {interval: 9s, countsFrom: "\(word)", afterInteraction: "\(word)", whenHidden: "\(word)", \
        whenHovered: "\(word)", whenFocused: "\(word)", whenReduced: "\(word)", direction: "\(word)"}
        transition: {effect: "\(word)", easing: "\(word)"}
        indicator: {style: "\(word)", placement: "\(word)", edge: "\(word)"}
        items: [{id: a, when: {days: ["\(word)"]}}, {id: b, when: {days: "\(word)"}}, {id: c, when: "\(word)"}]
        scenarios: [{name: a, duration: 9s, inputs: [{at: 1s, swipe: "\(word)"}, {at: 1s, select: "\(word)"}]}]

        """
    }

    @Test func `is the only thing that a fix takes for a key or a word`() {
        let own = Self.words.map(Suggestion.folded)
        let near = (otherWords.flatMap(\.others) + KnownWords.here.map { String(decoding: $0, as: UTF8.self) }).filter {
            let word = Suggestion.folded($0)
            return !own.contains(word)
                && (word.count < 4 || own.contains { Suggestion.distance(word, $0, limit: 1) < 2 })
        }
        #expect(near.count > 200)
        for (number, word) in Set(near).sorted().enumerated() where number % Sample.step == 0 {
            for text in [everywhere(word, "1"), everyChoice(word)] {
                let file = SourceFile(name: "a.yaml", bytes: Array(text.utf8))
                let report = BannerFile.readCompletely(file, Limits(), .standard).report
                let safe = report.keptFindings.filter { $0.fix?.isSafe ?? false }
                #expect(safe.compactMap(\.fix?.title) == [], "\(word)")
            }
        }
    }
}

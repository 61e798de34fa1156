import BannerDiagnostics
import BannerLanguage
import BannerYAML
import Testing

@testable import BannerMeant

@Suite("Other words for keys and values")
struct SynonymTests {
    @Test func `each stand for a key or a word of the table`() {
        var names: [String] = []
        func add(_ words: [Word]) {
            let choice = words.prefix(2).map(\.text).joined(separator: "|")
            names += words.map { "\(choice).\($0.text)" }
        }
        for language in [Language.banner, Language.settings] {
            language.walk { schema in
                switch schema {
                case .record(let record): names += record.keys.map { "\(record.name).\($0.key)" }
                case .variants(let variants): add(variants.variants.map(\.word))
                case .choice(let choice): add(choice)
                case .either, .list, .text, .number, .boolean, .onlyTrue, .duration, .tuple, .page: break
                }
            }
        }
        let known = Set(names.map { String(decoding: Suggestion.folded($0), as: UTF8.self) })
        let unknown = Lexicon.synonyms.meanings.keys.filter { !known.contains($0) }
        #expect(unknown.sorted() == [], "[synonyms] of words.txt names them, and the table does not")
    }
}

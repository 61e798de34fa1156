import BannerLanguage
import Testing

@testable import BannerMeant

@Suite("What is advised for keys that stand for something else")
struct AdviceTableTests {
    static let values = ["true", "false", "boolean", "duration", "number", "text", "empty", "word", "zone"]
    static let parts = [
        "name", "id", "axis", "value", "text", "outer", "zone", "width", "here", "cards", "time", "entries", "length",
    ]
    static let rows = Set(Lexicon.advice.meanings.values.joined()).sorted()

    @Test(arguments: rows)
    func `has conditions and fillings that are known`(row: String) {
        let words = row.split(separator: " ").map(String.init)
        let conditions = words.prefix { "?!-".contains($0.first ?? " ") }
        for condition in conditions {
            let name = String(condition.dropFirst().trimmingPrefix("/"))
            let isKnown =
                condition.hasPrefix("-") || Self.values.contains(name) || ["alone", "once", "cards"].contains(name)
            #expect(isKnown || Places.all[name] != nil, "\(condition)")
        }
        for piece in words.dropFirst(conditions.count).joined(separator: " ").split(separator: "$").dropFirst() {
            let name = String(piece.prefix { $0.isLetter })
            #expect(Self.parts.contains(name), "$\(name)")
        }
        #expect(words.count > conditions.count)
    }
}

import BannerDiagnostics
import BannerRules
import Testing

@Suite("The rulebook")
struct RulebookTests {
    /// `cycles-without-loop` as the name of a type: `CyclesWithoutLoop`.
    private func typeName(_ slug: String) -> String {
        slug.split(separator: "-").map { $0 == "id" ? "ID" : $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    @Test(arguments: (Rulebook.between + Rulebook.advice).map { ($0.rule.slug, "\($0)") })
    func `names each rule's type for its slug`(slug: String, type: String) {
        #expect(type == typeName(slug))
    }

    @Test func `has each rule in its group, in order of id`() {
        #expect(Rulebook.between.allSatisfy { $0.rule.group == .betweenKeys })
        #expect(Rulebook.advice.allSatisfy { $0.rule.group == .advice })
        for rules in [Rulebook.between, Rulebook.advice] {
            #expect(rules.map { $0.rule.id } == rules.map { $0.rule.id }.sorted())
        }
    }

    @Test func `has every rule of the language in the list of all`() {
        for group in Rule.Group.allCases {
            #expect(Rule.all.contains { $0.group == group && $0.id.hasPrefix("BK\(group.rawValue)") })
        }
        #expect(Rule.all.allSatisfy { $0.id.hasPrefix("BK\($0.group.rawValue)") })
    }
}

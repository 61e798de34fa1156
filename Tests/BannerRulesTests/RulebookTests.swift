import BannerDiagnostics
import Testing

@testable import BannerRules

@Suite("The rulebook")
struct RulebookTests {
    /// `cycles-without-loop` as the name of a type: `CyclesWithoutLoop`.
    private func typeName(_ slug: String) -> String {
        slug.split(separator: "-").map { $0 == "id" ? "ID" : $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    @Test(arguments: Names.all)
    func `names each rule's type for its slug`(slug: String, type: String) {
        #expect(type == typeName(slug))
    }

    /// Each rule's slug and the name of its type.
    private struct Names: RuleUse {
        func add<Added: BannerRule>(_ rule: Added.Type, to pairs: inout [(String, String)]) {
            pairs.append((Added.rule.slug, "\(rule)"))
        }

        static let all = {
            var pairs: [(String, String)] = []
            Rulebook.between(Names(), &pairs)
            Rulebook.advice(Names(), &pairs)
            return pairs
        }()
    }

    @Test func `has each rule in its group, in order of id`() {
        #expect(Rulebook.rules(.between).allSatisfy { $0.group == .betweenKeys })
        #expect(Rulebook.rules(.advice).allSatisfy { $0.group == .advice })
        for rules in [Rulebook.rules(.between), Rulebook.rules(.advice)] {
            #expect(rules.map(\.id) == rules.map(\.id).sorted())
        }
    }

    @Test func `has every rule of the language in the list of all`() {
        for group in Rule.Group.allCases {
            #expect(Rule.all.contains { $0.group == group && $0.id.hasPrefix("BK\(group.rawValue)") })
        }
        #expect(Rule.all.allSatisfy { $0.id.hasPrefix("BK\($0.group.rawValue)") })
    }
}

import BannerDiagnostics
import Foundation
import Testing

@testable import BannerRules

@Suite("The rulebook")
struct RulebookTests {
    private static let rules = (Rulebook.between + Rulebook.advice).map(\.rule)

    /// `cycles-without-loop` is in `CyclesWithoutLoop.swift`.
    @Test func `has each rule in a file that is named for its slug`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let sources = root.appending(path: "Sources/BannerRules").path
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources).map {
            $0.split(separator: "/").last
        }
        for rule in Self.rules {
            let words = rule.slug.split(separator: "-")
            let special = ["id": "ID", "ids": "IDs"]
            let name = words.map {
                special[String($0)] ?? $0.prefix(1).uppercased() + $0.dropFirst()
            }.joined()
            #expect(files.contains("\(name).swift"), "\(rule.slug)")
        }
    }

    @Test func `has each rule in its group, in order of id`() {
        #expect(Rulebook.between.map(\.rule).allSatisfy { $0.group == .betweenKeys })
        #expect(Rulebook.advice.map(\.rule).allSatisfy { $0.group == .advice })
        for rules in [Rulebook.between.map(\.rule), Rulebook.advice.map(\.rule)] {
            #expect(rules.map(\.id) == rules.map(\.id).sorted())
        }
    }

    @Test func `has every rule of the language in the list of all`() {
        for group in Rule.Group.allCases {
            #expect(
                Rule.all.contains { $0.group == group && $0.id.hasPrefix("BK\(group.rawValue)") })
        }
        #expect(Rule.all.allSatisfy { $0.id.hasPrefix("BK\($0.group.rawValue)") })
    }
}

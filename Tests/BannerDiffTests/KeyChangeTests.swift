import BannerTree
import BannerYAML
import Testing

@testable import BannerDiff

@Suite struct `Keys that differ` {
    /// The changes from one document to another, each as `PATH: BEFORE > AFTER`, and then the lists in another order.
    private func changes(_ old: String, _ new: String) throws -> [String] {
        let roots = try [old, new].map { text in
            let file = BannerFile.read(SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8)))
            return try #require(file.document?.root)
        }
        let comparison = KeyComparison(roots[0], roots[1], most: .max)
        #expect(comparison.count == comparison.changes.count)
        return comparison.changes.map { "\($0.path): \($0.before ?? "-") > \($0.after ?? "-")" }
            + comparison.orders.map { order in
                let moves = order.moved.map { "\($0.name) \($0.from)→\($0.to)" }.joined(separator: ", ")
                return
                    "\(order.path): \(order.before.joined(separator: " ")) > \(order.after.joined(separator: " ")) (\(moves))"
            }
    }

    @Test(arguments: [
        // The same in another layout.
        ("items: [a]\ntimer: 2s", "timer: { interval: 2s }\nitems: [{ id: a }]", []),
        ("items: [{ id: a, title: \"A\" }]", "items: [{ title: A, id: a }]", []),
        // A shorthand and what it stands for.
        ("indicator: pill", "indicator: { style: pill, width: 30 }", ["indicator/width: - > 30"]),
        ("items: [a]", "items: [{ id: a, title: A }]", ["items/a/title: - > A"]),
        // Another order.
        ("items: [a, b, c]", "items: [b, a, c]", ["items: a b c > b a c (b 2→1)"]),
        ("items: [a, b, c, d]", "items: [b, c, x, d, a]", ["items/x: - > x", "items: a b c d > b c d a (a 1→5)"]),
        ("items: [a, b]", "items: [b]", ["items/a: a > -"]),
        // Another name.
        (
            "items: [{ id: a, title: T }, b]", "items: [b, { id: c, title: T }]",
            ["items/a/id: a > c", "items: c b > b c (b 2→1)"]
        ),
        ("items: [a]", "items: [b]", ["items/b: - > b", "items/a: a > -"]),
        (
            "scenarios: [{ name: s, duration: 2s }]", "scenarios: [{ name: t, duration: 2s }]",
            ["scenarios/s/name: s > t"]
        ),
        // Elements without names.
        (
            "scenarios: [{ name: s, expect: [{ changes: 1 }, { at: 1s, page: a }] }]",
            "scenarios: [{ name: s, expect: [{ at: 1s, page: a }, { changes: 1 }] }]",
            [
                "scenarios/s/expect: { changes: 1 } { at: 1s, page: a } > { at: 1s, page: a } { changes: 1 } ({ at: 1s, page: a } 2→1)"
            ]
        ),
        (
            "x: [{ a: 1 }, { a: 2 }, { a: 3 }]", "x: [{ a: 1 }, { a: 4, b: 5 }, { a: 3 }, { a: 6 }]",
            ["x/#2/b: - > 5", "x/#2/a: 2 > 4", "x/#4: - > { a: 6 }"].sorted()
        ),
        ("x: [{ a: 1 }, { a: 1 }]", "x: [{ a: 1 }]", ["x/#2: { a: 1 } > -"]),
        // Lists of values.
        ("x: [1, 1]", "x: [1]", ["x: [1, 1] > [1]"]), ("x: [1, 2]", "x: [2, 1]", ["x: [1, 2] > [2, 1]"]),
        ("x: []", "x: [{ a: 1 }]", ["x/#1: - > { a: 1 }"]), ("x: ", "x: 1", ["x: null > 1"]),
        ("x: { a: 1 }", "x: [1]", ["x: { a: 1 } > [1]"]),
    ])
    func `are listed once, where they differ`(old: String, new: String, expected: [String]) throws {
        #expect(try changes(old, new).sorted() == expected.sorted())
    }

    @Test func `are complete in a document that is new`() throws {
        let file = BannerFile.read(SourceFile(name: "t", bytes: Array("items: [a, { id: b, title: B }]\nname: n".utf8)))
        let comparison = KeyComparison(nil, file.document?.root, most: 2)
        #expect(comparison.changes.map(\.path) == ["items/a", "items/b"] && comparison.count == 3)
        #expect(comparison.changes[1].parts.map { "\($0.key)=\($0.value)" } == ["id=b", "title=B"])
    }
}

@Suite struct `The elements that move` {
    /// Every order of one to six elements.
    @Test func `are the fewest that explain the order`() {
        for count in 1...6 {
            for order in permutations(Array(0..<count)) {
                let pairs = order.enumerated().map { OrderChange.Pair(name: "\($1)", before: $1, after: $0) }
                let change = OrderChange(path: "x", pairs)
                let moved = change?.moved.map(\.from) ?? []
                let staying = order.filter { !moved.contains($0 + 1) }
                #expect(staying == staying.sorted())
                #expect(staying.count == longestRise(order))
                #expect((change == nil) == (order == order.sorted()))
            }
        }
    }

    private func permutations(_ numbers: [Int]) -> [[Int]] {
        guard numbers.count > 1 else { return [numbers] }
        return numbers.flatMap { first in permutations(numbers.filter { $0 != first }).map { [first] + $0 } }
    }

    /// By trying every choice.
    private func longestRise(_ numbers: [Int]) -> Int {
        (0..<1 << numbers.count).map { choice in
            let chosen = numbers.indices.filter { choice >> $0 & 1 == 1 }.map { numbers[$0] }
            return chosen == chosen.sorted() ? chosen.count : 0
        }.max() ?? 0
    }
}

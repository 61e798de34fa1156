import Testing

@testable import BannerCommand

@Suite struct `A pattern with braces` {
    /// The same by other means: each pattern that it stands for is a line of a `.gitignore`.
    private func writtenOut(_ pattern: String, _ path: String) -> Bool {
        var rules = IgnoreRules()
        let lines = Braces.alternatives(of: Array(pattern.utf8)) ?? []
        rules.add(Array(lines.joined(separator: [10])), of: Path("/"))
        let names = path.split(separator: "/").map { Array($0.utf8) }
        return names.indices.contains { number in
            let folder = names[..<number].reduce(Path("/")) { $0.appending($1) }
            return rules.ignore(folder, names[number], isFolder: number < names.count - 1)
        }
    }

    @Test(arguments: [
        ("{a,b}.yaml", "a.yaml x/b.yaml", "c.yaml a.yaml.x"), ("/{a,b}", "a b/x", "x/a"),
        ("{tv,web}/", "tv/a x/web/a", "tv x/tv"), ("**/{a,b}", "a x/y/b", "x/c"), ("{a,b}/**", "a/x b/x/y", "a b"),
        ("a/**/{b,c}", "a/b a/x/y/c", "a/x c"), ("{a,b}{1,2}{x,y,}*", "a1 b2y b2zz", "a3 ab"),
        ("{a,{b,c}d}e", "ae bde cde", "be de"), ("{a}/{b", "{a}/{b", "a/b"),
        // What must be written out.
        ("{[ab],c}x", "ax bx cx", "x dx"), ("{a/,b}", "a/x b", "a"), ("{a/b,c}", "a/b x/c", "x/a/b"),
        ("*{*,x}/a", "a q/a q/r/a", "b"), ("{**/,}a", "a x/a", "b"), ("{\\,,a}", ", a", "b"),
    ])
    func `matches what the patterns match that it stands for`(pattern: String, these: String, others: String) {
        let patterns = PathPatterns([pattern])
        #expect(these.split(separator: " ").filter { !patterns.match(Array($0.utf8)) } == [])
        #expect(others.split(separator: " ").filter { patterns.match(Array($0.utf8)) } == [])
    }

    @Test(arguments: ["ab*?{},/", "a*{},/", "ab{},/\\[]!# "])
    func `matches the same at random`(letters: String) {
        var seed: UInt64 = 28
        func text(_ letters: String, _ most: Int) -> String {
            var text = ""
            for _ in 0..<random(most + 1) { text.append(Array(letters)[random(letters.count)]) }
            return text
        }
        func random(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        var found = [0, 0]
        for _ in 0..<1_500 {
            let pattern = text(letters, 3) + "{" + text(letters, 3) + "," + text(letters, 3) + "}" + text(letters, 3)
            let patterns = PathPatterns([pattern])
            for _ in 0..<6 {
                let path = text("aab/", 4)
                let expected = writtenOut(pattern, path)
                found[expected ? 1 : 0] += 1
                #expect(patterns.match(Array(path.utf8)) == expected, "`\(pattern)` and `\(path)`")
            }
        }
        #expect(found[0] > 100 && found[1] > 30, "\(found)")
    }

    @Test func `stands for a thousand patterns at most`() {
        let (thousand, more) = ("{1,2,3,4,5,6,7,8,9,10}{a,b,c,d,e,f,g,h,i,j}{0,1,2,3,4,5,6,7,8,9}", "{x,y}{1,2,{3,4}}")
        #expect(PathPatterns([thousand]).match(Array("10j9".utf8)))
        #expect(!PathPatterns([thousand + more]).match(Array("10j9x1".utf8)))
        #expect(Braces.alternatives(of: Array(thousand.utf8))?.count == 1_000)
    }
}

import Testing

@testable import BannerCommand

@Suite struct `A pattern with braces` {
    @Test(arguments: [
        ("{a,b}.yaml", "a.yaml x/b.yaml", "c.yaml a.yaml.x"), ("/{a,b}", "a b/x", "x/a"),
        ("{tv,web}/", "tv/a x/web/a", "tv x/tv"), ("**/{a,b}", "a x/y/b", "x/c"), ("{a,b}/**", "a/x b/x/y", "a b"),
        ("a/**/{b,c}", "a/b a/x/y/c", "a/x c"), ("{a,b}{1,2}{x,y,}*", "a1 b2y b2zz", "a3 ab"),
        ("{a,{b,c}d}e", "ae bde cde", "be de"), ("{a}/{b", "{a}/{b", "a/b"),
        ("{[ab],c}x", "ax bx cx", "x dx"), ("{a/,b}", "a/x b", "a"), ("{a/b,c}", "a/b x/c", "x/a/b"),
        ("*{*,x}/a", "a q/a q/r/a", "b"), ("{**/,}a", "a x/a", "b"), ("{\\,,a}", ", a", "b"),
    ])
    func `matches what the patterns match that it stands for`(pattern: String, these: String, others: String) {
        let patterns = PathPatterns([pattern])
        let matches = { (path: Substring) in patterns.match(PathPatterns.levels(of: path.utf8)) }
        #expect(these.split(separator: " ").filter { !matches($0) } == [])
        #expect(others.split(separator: " ").filter(matches) == [])
    }

    @Test func `stands for a thousand patterns at most`() {
        let (thousand, more) = ("{1,2,3,4,5,6,7,8,9,10}{a,b,c,d,e,f,g,h,i,j}{0,1,2,3,4,5,6,7,8,9}", "{x,y}{1,2,{3,4}}")
        #expect(PathPatterns([thousand]).match(PathPatterns.levels(of: "10j9".utf8)))
        #expect(!PathPatterns([thousand + more]).match(PathPatterns.levels(of: "10j9x1".utf8)))
        #expect(Braces.alternatives(of: Array(thousand.utf8))?.count == 1_000)
    }
}

import Testing

@testable import BannerCommand

@Suite struct `A pattern with braces` {
    @Test(arguments: [
        ("{a,b}.yaml", "a.yaml x/b.yaml", "c.yaml a.yaml.x"), ("/{a,b}", "a b/x", "x/a"),
        ("{tv,web}/", "tv/a x/web/a", "tv x/tv"), ("**/{a,b}", "a x/y/b", "x/c"),
        ("{a,b}/**", "a/x b/x/y", "a b"),
        ("a/**/{b,c}", "a/b a/x/y/c", "a/x c"), ("{a,b}{1,2}{x,y,}*", "a1 b2y b2zz", "a3 ab"),
        ("{a,{b,c}d}e", "ae bde cde", "be de"), ("{a}/{b", "{a}/{b", "a/b"),
        ("{a/,b}", "a/x b", "a"), ("{a/b,c}", "a/b x/c", "x/a/b"),
        ("*{*,x}/a", "a q/a q/r/a", "b"), ("{**/,}a", "a x/a", "b"), ("{\\,,a}", ", a", "b"),
    ])
    func `matches what the patterns match that it stands for`(
        pattern: String, these: String, others: String
    ) {
        let patterns = IgnoreRules([pattern], of: Path("/"))
        let matches = { (path: Substring) in patterns.contain(Path(String(path))) }
        #expect(these.split(separator: " ").filter { !matches($0) } == [])
        #expect(others.split(separator: " ").filter(matches) == [])
    }

    @Test func `stands for a hundred patterns at most`() {
        let (hundred, more) = ("{1,2,3,4,5,6,7,8,9,10}{a,b,c,d,e,f,g,h,i,j}", "{x,y}{1,2,{3,4}}")
        #expect(IgnoreRules([hundred], of: Path("/")).contain(Path("10j")))
        #expect(!IgnoreRules([hundred + more], of: Path("/")).contain(Path("10jx1")))
        #expect(Braces.alternatives(of: Array(hundred.utf8))?.count == 100)
        #expect(
            Braces.alternatives(of: Array("{\(String(repeating: ",", count: 100))}".utf8)) == nil)
    }
}

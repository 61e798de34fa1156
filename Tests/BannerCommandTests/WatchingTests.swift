import Testing

@Suite struct `Watching` {
    @Test func `checks again when a file changes, comes or goes, and ends with the signal`() throws
    {
        let script = """
            bannerkit validate . --watch > log 2> notes & watch=$!
            # A file comes whole, as editors save it: a look between its making and its words would count once more.
            save() { echo "$1" > saved && mv saved $2; }
            seen() { for n in $(seq 6000); do [ "$(grep -c watching notes)" -ge $1 ] && return; sleep 0.05; done; }
            seen 1; save 'items: [a, b]' a.banner.yaml; seen 2; save 'items: []' b.banner.yaml; seen 3
            rm b.banner.yaml; seen 4; kill -INT $watch; wait $watch; echo $? >> log; grep -E '^(checked|[0-9]+$)' log
            """
        let ran = try shell(script, files: ["a.banner.yaml": "items: []\n"])
        #expect(
            ran.output == """
                checked 1 banner: 1 error
                checked 1 banner, no problems
                checked 2 banners: 1 error in 1 of them
                checked 1 banner, no problems
                130

                """, "\(ran)")
    }

    @Test(arguments: ["--watch - < a", "--watch . --fix", "--watch . --list-files"])
    func `needs files, and only looks at them`(operands: String) throws {
        let ran = try shell("bannerkit validate \(operands)", files: ["a": ""])
        #expect(ran.code == 2 && ran.errors.contains("`--watch` "), "\(ran)")
    }
}

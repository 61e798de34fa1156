import Testing

@Suite struct `Fixes` {
    let broken = """
        # keep me
        items:   [a, b]   # and me
        timer:
          intervall:    2s
        indicator: scaling-dots
        unknown: 1

        """
    let fixed = """
        # keep me
        items:   [a, b]   # and me
        timer:
          interval:    2s
        indicator: scalingDots
        unknown: 1

        """

    @Test func `change what is surely meant and nothing else`() throws {
        let ran = try shell("bannerkit validate --fix a.yaml; cat a.yaml", files: ["a.yaml": broken])
        #expect(ran.errors == "bannerkit: fixed 2 findings in `a.yaml`\n")
        #expect(ran.output.hasPrefix("a.yaml:6:1: error[BK2001]: `unknown`"))
        #expect(ran.output.hasSuffix("\nchecked 1 banner: 1 error\n" + fixed))
    }

    @Test func `change nothing the second time`() throws {
        let line =
            "bannerkit validate -q --fix a.yaml > /dev/null; cp -p a.yaml b; bannerkit validate -q --fix a.yaml > /dev/null; cmp a.yaml b"
        #expect(try shell(line, files: ["a.yaml": broken]).errors == "bannerkit: fixed 2 findings in `a.yaml`\n")
    }

    @Test func `can be looked at first`() throws {
        let ran = try shell("bannerkit validate --diff a.yaml; cmp a.yaml b", files: ["a.yaml": broken, "b": broken])
        #expect(
            ran.output == """
                --- a.yaml
                +++ a.yaml
                @@ -1,6 +1,6 @@
                 # keep me
                 items:   [a, b]   # and me
                 timer:
                -  intervall:    2s
                -indicator: scaling-dots
                +  interval:    2s
                +indicator: scalingDots
                 unknown: 1

                """)
        #expect(ran.errors.isEmpty)
    }

    @Test func `are a patch that patch applies`() throws {
        let ran = try shell(
            "command -v patch > /dev/null || exit 0; bannerkit validate --diff a.yaml | patch -s -p0 && bannerkit validate --diff a.yaml",
            files: ["a.yaml": broken])
        #expect(ran.output.isEmpty && ran.errors.isEmpty)
    }

    @Test func `keep the file's line breaks, mark and mode`() throws {
        let line =
            #"printf '\357\273\277items: [a]\r\nitmes: [b]\r\ntimer: {intervall: 2s}\r\n' > a.yaml; chmod 640 a.yaml; bannerkit validate -qq --fix a.yaml; head -c 3 a.yaml | od -An -tx1; grep -c "$(printf '\r')" a.yaml; stat -c %a a.yaml"#
        let ran = try shell(line)
        #expect(ran.output == " ef bb bf\n3\n640\n")
    }
}

import Foundation
import Testing

@Suite(.serialized) struct `The action for GitHub` {
    private static let files = [
        "ads/old.banner.yaml": "items: [a, b]\nwrong: 1\n",
        "ads/changed.banner.yaml": "items: [a, b]\n",
        "ads/new sale.banner.yaml": "items: [a, b]\ntimmer: 2s\n",
        "other.banner.yaml": "items: [a, b]\n",
    ]
    private static let act = """
        export RUNNER_TEMP=$PWD/temp
        act() { python3 "$ROOT/Tests/Outside/Packaging/runner.py" version=none "$@"; echo "ended with $?"; }

        """

    @Test(.enabled(if: Shell.hasTools)) func `annotates what is wrong, and uploads it`() throws {
        let ran = try shell(Self.act + "act paths=ads sarif=true", files: Self.files)
        #expect(
            ran.output.contains(
                "ads/new sale.banner.yaml:2:1: error[BK2001]: `timmer` is not a key of a banner\n"))
        #expect(ran.output.contains("\n::error file=ads/new sale.banner.yaml,line=2,"))
        #expect(ran.output.contains("\nchecked 3 banners: 2 errors in 2 of them\n"))
        #expect(
            ran.output.hasSuffix(
                """
                uses github/codeql-action/upload-sarif@8aad20d150bbac5944a9f9d289da16a4b0d87c1e {'sarif_file': True, 'category': True}
                exit-code: 1
                sarif: True
                ended with 1

                """), "\(ran)")
    }

    @Test(
        .enabled(if: Shell.hasTools),
        arguments: [
            (
                "paths=other.banner.yaml fail-on=advice",
                "checked 1 banner, no problems\nexit-code: 0\n", 0
            ),
            (
                "annotations=none paths=ads fail-on=never",
                "checked 3 banners: 2 errors in 2 of them\nexit-code: 0\n", 0
            ),
            // Several lines, with a space inside one.
            (
                "annotations=none paths=\"$(printf 'ads/new sale.banner.yaml\\n  other.banner.yaml\\n')\"",
                "checked 2 banners: 1 error in 1 of them\nexit-code: 1\n", 1
            ),
            ("arguments=--quiet paths=other.banner.yaml", "exit-code: 0\n", 0),
            (
                "annotations=some",
                "::error::bannerkit: the input `annotations` is commands, matcher or none\nexit-code: \n",
                2
            ),
            ("test=yes", "::error::bannerkit: the input `test` is true or false\nexit-code: \n", 2),
            (
                "sarif=TRUE",
                "::error::bannerkit: the input `sarif` is true or false\nexit-code: \n", 2
            ),
        ])
    func `ends as bannerkit does`(inputs: String, output: String, code: Int) throws {
        let ran = try shell("\(Self.act)act \(inputs)", files: Self.files)
        #expect(ran.output.hasSuffix("\(output)sarif: False\nended with \(code)\n"), "\(ran)")
    }

    /// The inputs, the exit code, and the rules that are annotated, each finding once.
    @Test(
        .enabled(if: Shell.hasTools),
        arguments: [
            ("test=true", 1, "BK2001 BK5008 BK6001"),
            ("test=true fail-on=never", 0, "BK2001 BK5008 BK6001"),
            ("test=true paths=scenario.banner.yaml fail-on=never", 0, "BK5008 BK6001"),
            ("test=true arguments=--ignore=BK2,BK5", 1, "BK6001"),
            ("test=true paths=wrong.banner.yaml arguments=--ignore=unknown-key", 0, ""),
            ("test=true paths=wrong.banner.yaml arguments=--settings=off.yaml", 0, ""),
            ("test=true paths=nowhere", 3, ""),
            ("test=true annotations=none", 1, ""),
        ])
    func `plays scenarios with the same inputs, and annotates each finding once`(
        inputs: String, code: Int, rules: String
    ) throws {
        let shell = try Shell([
            "off.yaml": "rules: { unknown-key: off }\n", "plain.banner.yaml": "items: [a, b]\n",
            "wrong.banner.yaml":
                "items: [a, b]\nwrong: 1\nscenarios: [{ name: s, duration: 1s }]\n",
            "scenario.banner.yaml":
                "items: [a, b]\ntimer: 1s\nscenarios:\n  - { name: x, duration: 1s, expect: [{ changes: 3 }] }\n",
        ])
        defer { shell.remove() }
        let ran = try shell.run(
            """
            export RUNNER_TEMP=$PWD/temp
            python3 "$ROOT/Tests/Outside/Packaging/runner.py" version=none \(inputs) > log 2> errors; echo $?
            sed -n 's/^::.*\\(BK[0-9]*\\).*/\\1/p' log | sort | paste -sd ' ' -; cat log errors >&2
            """)
        #expect(ran.output == "\(code)\n\(rules)\n", "\(ran)")
    }

    @Test(.enabled(if: Shell.hasTools)) func `writes a summary`() throws {
        let banner =
            "items: [a, b]\nscenarios:\n  - { name: x, duration: 1s, expect: [{ changes: 3 }] }\n"
        let ran = try shell(
            """
            export RUNNER_TEMP=$PWD/temp
            python3 "$ROOT/Tests/Outside/Packaging/runner.py" version=none test=true annotations=none > log; grep -c '^::' log; cat temp/summary
            """, files: ["s.banner.yaml": banner, "t.banner.yaml": "items: [a, b]\nwrong: 1\n"])
        #expect(
            ran.output.hasPrefix(
                "0\n### bannerkit validate: checked 1 scenario of 2 banners: 2 errors"), "\(ran)")
        #expect(ran.output.contains("BK2001") && ran.output.contains("BK6001"), "\(ran)")
    }

    @Test func `has a problem matcher that reads the text as it is printed`() throws {
        let program = #"""
            import json, re, sys
            matchers = json.load(open(sys.argv[1] + "/.github/problem-matcher.json"))["problemMatcher"]
            for line in sys.stdin:
                for matcher in matchers:
                    pattern = matcher["pattern"][0]
                    found = re.search(pattern["regexp"], line.rstrip("\n"), re.ASCII)
                    if found:
                        names = ["file", "line", "column", "severity", "code", "message"]
                        print(*[found[pattern[n]] if n in pattern else matcher[n] for n in names], sep=" | ")
            """#
        let banner = "items: [{ id: a, image: a.png, image: b.png }, b]\ntimer: 1s\ntimmer: 1\n"
        let ran = try shell(
            """
            bannerkit validate --advice always *.yaml > out; grep -c '^[^ ].*\\[BK' out; python3 match.py "$ROOT" < out | sort
            """,
            files: [
                "match.py": program, "a:1 b.yaml": banner,
                "b.yaml": "items: [{ id: a, image: a.png }]\n",
            ])
        let lines = ran.output.split(separator: "\n")
        #expect(Int(lines.first ?? "") == lines.count - 1 && lines.count > 3, "\(ran)")
        #expect(
            lines.contains(
                "a:1 b.yaml | 3 | 1 | error | BK2001 | `timmer` is not a key of a banner"), "\(ran)"
        )
        #expect(lines.contains { $0.contains(" | notice | BK5") }, "\(ran)")
    }
}

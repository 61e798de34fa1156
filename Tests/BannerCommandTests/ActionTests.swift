import Foundation
import Testing

@Suite(.serialized) struct `The action for GitHub` {
    /// A pull request that adds a broken banner and one beside it, changes one, and removes one.
    private static let pullRequest = """
        git() { command git -c user.name=a -c user.email=a@b -c init.defaultBranch=main "$@"; }
        mkdir repo && cd repo && git init -q && mkdir ads
        for name in old changed gone; do printf 'items: [a, b]\\nwrong: 1\\n' > "ads/$name.banner.yaml"; done
        git add -A && git commit -qm before && base=$(git rev-parse HEAD)
        rm ads/gone.banner.yaml && printf 'items: [a, b]\\n' > ads/changed.banner.yaml && echo text > ads/readme.md
        printf 'items: [a, b]\\ntimmer: 2s\\n' > 'ads/new sale.banner.yaml' && cp ads/changed.banner.yaml other.banner.yaml
        git add -A && git commit -qm after
        export RUNNER_TEMP=$PWD/../temp
        act() { python3 "$ROOT/Tests/Outside/Packaging/runner.py" version=none "$@"; echo "ended with $?"; }

        """

    private static let finding = "ads/new sale.banner.yaml:2:1: error[BK2001]: `timmer` is not a key of a banner"

    @Test(
        .enabled(if: Shell.hasTools),
        arguments: [
            // A checkout with the whole history, and one with the last commit only.
            ":",
            "git config uploadpack.allowAnySHA1InWant true; git clone -q --depth 1 \"file://$PWD\" ../clone; cd ../clone",
        ])
    func `checks what a pull request changes`(checkout: String) throws {
        let ran = try shell(
            Self.pullRequest
                + """
                \(checkout)
                act paths=ads changed-files-only=true event.pull_request.base.sha=$base sarif=true
                """)
        #expect(ran.output.contains("\(Self.finding)\n"))
        #expect(ran.output.contains("\n::error file=ads/new sale.banner.yaml,line=2,"))
        #expect(ran.output.contains("\nchecked 2 banners: 1 error in 1 of them\n"))
        #expect(
            ran.output.hasSuffix(
                """
                uses github/codeql-action/upload-sarif@8aad20d150bbac5944a9f9d289da16a4b0d87c1e {'sarif_file': True, 'category': True}
                exit-code: 1
                files: 2
                sarif: True
                ended with 1

                """), "\(ran)")
    }

    @Test(
        .enabled(if: Shell.hasTools),
        arguments: [
            // Nothing that is checked has changed.
            (
                "paths=ads/old.banner.yaml changed-files-only=true event.before=$base",
                "exit-code: 0\nfiles: 0\n", 0
            ),
            // A new branch has no commit before it; a commit that nobody has cannot be fetched.
            (
                "annotations=none changed-files-only=true event.before=$(printf %040d 0)",
                "checked 4 banners: 2 errors in 2 of them\nexit-code: 1\nfiles: \n", 1
            ),
            (
                "annotations=none changed-files-only=true event.before=$(printf %040d 1)",
                "checked 4 banners: 2 errors in 2 of them\nexit-code: 1\nfiles: \n", 1
            ),
            ("paths=other.banner.yaml fail-on=advice", "checked 1 banner, no problems\nexit-code: 0\nfiles: \n", 0),
            (
                "annotations=none paths=ads fail-on=never",
                "checked 3 banners: 2 errors in 2 of them\nexit-code: 0\nfiles: \n", 0
            ),
            // Several lines, with a space inside one.
            (
                "annotations=none paths=\"$(printf 'ads/new sale.banner.yaml\\n  other.banner.yaml\\n')\"",
                "checked 2 banners: 1 error in 1 of them\nexit-code: 1\nfiles: \n", 1
            ),
            ("arguments=--quiet paths=other.banner.yaml", "exit-code: 0\nfiles: \n", 0),
            (
                "annotations=some",
                "::error::bannerkit: the input `annotations` is commands, matcher or none\nexit-code: \nfiles: \n", 2
            ),
            ("test=yes", "::error::bannerkit: the input `test` is true or false\nexit-code: \nfiles: \n", 2),
            ("sarif=TRUE", "::error::bannerkit: the input `sarif` is true or false\nexit-code: \nfiles: \n", 2),
            (
                "changed-files-only=1",
                "::error::bannerkit: the input `changed-files-only` is true or false\nexit-code: \nfiles: \n", 2
            ),
        ])
    func `ends as bannerkit does`(inputs: String, output: String, code: Int) throws {
        let ran = try shell("\(Self.pullRequest)act \(inputs)")
        #expect(ran.output.hasSuffix("\(output)sarif: False\nended with \(code)\n"), "\(ran)")
    }

    @Test(
        .enabled(if: Shell.hasTools),
        arguments: [
            (":", "event.before=$base paths='{x,ads}/new*.banner.yaml'", "ads/new sale.banner.yaml", "1"),
            (
                "echo 'failOn: error' > .bannerkit.yaml", "event.before=$base paths=ads",
                "ads/new sale.banner.yaml ads/old.banner.yaml", "3"
            ),
            // A push that takes a fix back, and a pull request whose target has moved on.
            (
                """
                cp other.banner.yaml 'ads/new sale.banner.yaml'; git commit -qam fixed
                before=$(git rev-parse HEAD); git reset -q --hard HEAD~1
                """, "event.before=$before paths=ads", "ads/new sale.banner.yaml", "1"
            ),
            (
                """
                git checkout -q -b target $base; echo >> ads/old.banner.yaml; git commit -qam moved
                target=$(git rev-parse HEAD); git checkout -q -
                """, "event.pull_request.base.sha=$target event.before=$base paths=ads", "ads/new sale.banner.yaml", "2"
            ),
            // A list of files, which is new, and what cannot be listed.
            (
                "printf 'ads/new sale.banner.yaml\nads/old.banner.yaml\n' > list",
                "event.before=$base paths=other.banner.yaml arguments=\"$(printf '%s\n' --files-from list)\"",
                "ads/new sale.banner.yaml ads/old.banner.yaml", "3"
            ),
            (
                "printf 'ads/new sale.banner.yaml\\0' > list",
                "event.before=$base paths=other.banner.yaml arguments=\"$(printf '%s\n' --null --files-from list)\"",
                "ads/new sale.banner.yaml", "2"
            ),
            (":", "event.before=$base paths=\"$(printf '%s\n' ads nowhere)\"", "ads/new sale.banner.yaml nowhere", ""),
        ])
    func `checks what a full run could find otherwise`(
        change: String, inputs: String, annotated: String, count: String
    ) throws {
        let ran = try shell(
            Self.pullRequest
                + """
                \(change)
                act \(inputs) changed-files-only=true sarif=true > log
                sed -n 's/^::[a-z]* file=\\([^,]*\\),.*/\\1/p' log | sort -u | paste -sd ' ' -; grep '^files:\\|^sarif' log
                """)
        #expect(ran.output == "\(annotated)\nfiles: \(count)\nsarif: True\n", "\(ran)")
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
            "wrong.banner.yaml": "items: [a, b]\nwrong: 1\nscenarios: [{ name: s, duration: 1s }]\n",
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
        let banner = "items: [a, b]\nscenarios:\n  - { name: x, duration: 1s, expect: [{ changes: 3 }] }\n"
        let ran = try shell(
            """
            export RUNNER_TEMP=$PWD/temp
            python3 "$ROOT/Tests/Outside/Packaging/runner.py" version=none test=true annotations=none > log; grep -c '^::' log; cat temp/summary
            """, files: ["s.banner.yaml": banner, "t.banner.yaml": "items: [a, b]\nwrong: 1\n"])
        #expect(ran.output.hasPrefix("0\n### bannerkit validate: checked 1 scenario of 2 banners: 2 errors"), "\(ran)")
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
            """, files: ["match.py": program, "a:1 b.yaml": banner, "b.yaml": "items: [{ id: a, image: a.png }]\n"])
        let lines = ran.output.split(separator: "\n")
        #expect(Int(lines.first ?? "") == lines.count - 1 && lines.count > 3, "\(ran)")
        #expect(lines.contains("a:1 b.yaml | 3 | 1 | error | BK2001 | `timmer` is not a key of a banner"), "\(ran)")
        #expect(lines.contains { $0.contains(" | notice | BK5") }, "\(ran)")
    }
}

import Foundation
import Testing

@Suite struct `Files for pipelines` {
    @Test(
        .enabled(if: Shell.hasTools),
        arguments: [
            ("github-workflows", ".github/workflows/ci.yml"),
            ("github-workflows", ".github/workflows/release.yml"),
            ("github-actions", "action.yml"), ("gitlab-ci", ".gitlab/bannerkit.yml"),
        ])
    func `are what their systems read`(schema: String, file: String) throws {
        #expect(
            try shell("check-jsonschema -q --builtin-schema vendor.\(schema) \"$ROOT/\(file)\"")
                == Ran())
    }

    /// A line that takes someone else's code, and what pins it.
    private static let sources = [
        ("uses: *([^ #]+)", "@[0-9a-f]{40}$"),
        ("(?:image|container): *([^ #{]+)", "@sha256:[0-9a-f]{64}$"),
        ("FROM +(?!scratch)([^ ]+)", "@sha256:[0-9a-f]{64}$"),
    ]

    @Test(arguments: [
        ("action.yml", 1), (".github/workflows/ci.yml", 9), (".github/workflows/release.yml", 15),
        (".github/Dockerfile", 1),
    ])
    func `take actions and images by their digests`(file: String, count: Int) throws {
        let text = try String(contentsOf: Shell.root.appendingPathComponent(file), encoding: .utf8)
        var names: [String] = []
        for (pattern, digest) in Self.sources {
            for line in text.split(separator: "\n").map(String.init) {
                let regex = try NSRegularExpression(pattern: "^[ -]*(?:- )?\(pattern)")
                guard
                    let match = regex.firstMatch(
                        in: line, range: NSRange(line.startIndex..., in: line)),
                    let range = Range(match.range(at: 1), in: line)
                else { continue }
                names.append(String(line[range]))
                #expect(
                    line[range].range(of: digest, options: .regularExpression) != nil, "\(line)")
            }
        }
        #expect(names.count == count, "\(names)")
    }

    @Test(.enabled(if: Shell.hasTools)) func `are hooks that pre-commit reads`() throws {
        #expect(
            try shell("python3 -m pre_commit validate-manifest \"$ROOT/.pre-commit-hooks.yaml\"")
                == Ran())
    }

    private static let failing =
        "items: [a, b]\nscenarios: [{ name: s, duration: 1s, expect: [{ changes: 3 }] }]\n"

    /// A banner, variables, the exit code, the findings in the merge request, and the failed tests.
    @Test(
        .enabled(if: Shell.hasTools),
        arguments: [
            ("items: [a, b]\n", "", 0, 0, 0), ("items: []\n", "", 1, 1, 1), (failing, "", 1, 1, 1),
            (failing, "BANNERKIT_FAIL_ON=never", 0, 1, 1), ("wrong: 1\n" + failing, "", 1, 1, 1),
            ("wrong: 1\n" + failing, "BANNERKIT_ARGUMENTS=--ignore=BK2", 1, 1, 1),
            // `**` is every folder, also for the shell of the job.
            (failing, "BANNERKIT_PATHS='{x,ads}/**/*.yaml other.banner.yaml'", 1, 1, 1),
        ])
    func `are a job for GitLab, whose reports its readers accept`(
        banner: String, variables: String, code: Int, findings: Int, failures: Int
    ) throws {
        let program = """
            import sys
            from ruamel.yaml import YAML
            job = YAML(typ="safe").load(open(sys.argv[1]))["bannerkit"]
            for name, value in job["variables"].items():
                print(f"{name}='{value}'")
            print(sys.argv[2], "set -e", *job["script"], sep="\\n")
            """
        let ran = try shell(
            """
            python3 job.py "$ROOT/.gitlab/bannerkit.yml" "\(variables)" > job.sh; sh job.sh > log; echo $?
            python3 -c 'import json; print(len(json.load(open("bannerkit-quality.json"))))'
            xmllint --xpath 'count(//failure)' bannerkit-tests.xml
            """,
            files: [
                "job.py": program, "ads/a/b/a.banner.yaml": banner,
                "other.banner.yaml": "items: [a]\n",
            ])
        #expect(ran.output == "\(code)\n\(findings)\n\(failures)\n", "\(ran)")
    }
}

import Foundation
import Testing

@Suite struct `Files for pipelines` {
    @Test(
        .enabled(if: Shell.hasTools),
        arguments: [
            ("github-workflows", ".github/workflows/ci.yml"), ("github-workflows", ".github/workflows/release.yml"),
            ("github-actions", "action.yml"), ("gitlab-ci", ".gitlab/bannerkit.yml"),
        ])
    func `are what their systems read`(schema: String, file: String) throws {
        #expect(try shell("check-jsonschema -q --builtin-schema vendor.\(schema) \"$ROOT/\(file)\"") == Ran())
    }

    @Test(.enabled(if: Shell.hasTools)) func `are hooks that pre-commit reads`() throws {
        #expect(try shell("python3 -m pre_commit validate-manifest \"$ROOT/.pre-commit-hooks.yaml\"") == Ran())
    }

    @Test(.enabled(if: Shell.hasTools), arguments: [("items: [a, b]\n", 0), ("items: []\n", 1)])
    func `are a job for GitLab, whose reports its readers accept`(banner: String, code: Int) throws {
        let program = """
            import sys
            from ruamel.yaml import YAML
            job = YAML(typ="safe").load(open(sys.argv[1]))["bannerkit"]
            for name, value in job["variables"].items():
                print(f"{name}='{value}'")
            print("set -e", *job["script"], sep="\\n")
            """
        let ran = try shell(
            """
            python3 job.py "$ROOT/.gitlab/bannerkit.yml" > job.sh; sh job.sh > log; echo $?
            python3 -c 'import json; print(len(json.load(open("bannerkit-quality.json"))))'
            xmllint --noout bannerkit-tests.xml
            """, files: ["job.py": program, "a.banner.yaml": banner])
        #expect(ran == Ran(output: "\(code)\n\(code)\n"))
    }
}

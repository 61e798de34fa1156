import Foundation
import Testing

/// A command line, and what a shell offers at its end.
struct Completion: Sendable, CustomTestStringConvertible {
    let line: String
    let offers: [String]

    var testDescription: String { line }

    init(_ line: String, _ offers: String...) {
        (self.line, self.offers) = (line, offers)
    }

    static let all = [
        Completion("va", "validate"),
        Completion("help pl", "playground"),
        Completion("validate --fi", "--files-from", "--fix"),
        Completion("lint --color ", "always", "auto", "never"),
        Completion("test -o j", "json", "jsonl", "junit"),
        Completion("explain unknown-k", "unknown-key"),
        Completion("explain bk BK600", "BK6001"),
        Completion("explain timer.whenR", "timer.whenReduced"),
        Completion("init --style pi", "pill"),
        Completion("completions ", "bash", "fish", "zsh"),
        Completion("validate new", "new sale.banner.yaml"),
        Completion("validate -- -d", "-dash.banner.yaml"),
        Completion("schema --install fol", "folder"),
        Completion("simulate --for "),
    ]
}

@Suite struct `Completions` {
    @Test(
        .enabled(if: Shell.hasTools),
        arguments: [
            ("bash", "script"), ("zsh", "script"), ("zsh", "_bannerkit"), ("fish", "script"),
        ])
    func `are offered by the real shell, on a machine without Swift`(name: String, file: String)
        throws
    {
        let files = ["new sale.banner.yaml": "", "-dash.banner.yaml": "", "folder/inside": ""]
        let shell = try Shell(files)
        defer { shell.remove() }
        #expect(try shell.run("bannerkit completions \(name) > \(file)") == Ran())
        let lines = Completion.all.map { "'bannerkit \($0.line)'" }.joined(separator: " ")
        let ran = try shell.run(
            """
            PATH=/usr/bin:/bin; if command -v swift bannerkit; then exit 9; fi
            python3 "$ROOT/Tests/Outside/Completions/complete.py" \(name) \(file) \(lines)
            """)
        let answers = ran.output.components(separatedBy: "\n")
        try #require(ran.code == 0 && answers.count == Completion.all.count + 1, "\(ran)")
        for (completion, answer) in zip(Completion.all, answers) {
            let offers = answer.split(separator: "\t").map {
                $0.hasSuffix("/") ? $0.dropLast() : $0
            }
            #expect(offers.map(String.init) == completion.offers, "\(completion.line): \(answer)")
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `contain every command and every option of the help`(name: String) throws {
        let ran = try shell(
            """
            bannerkit completions \(name) > script
            for command in $(bannerkit --help | sed -n 's/^  \\([a-z]*\\) .*/\\1/p'); do
                echo "$command" >> words
                bannerkit $command --help | sed -n '/^Options:/,/^Exit/s/^ *\\(-., \\)*--\\([a-z-]*\\).*/\\2/p' >> words
            done
            sort -u words | while read -r word; do grep -q -e "$word" script || echo "$word is missing"; done
            wc -l < words
            """)
        let count = try #require(
            Int(ran.output.trimmingCharacters(in: .whitespacesAndNewlines)), "\(ran.output)")
        #expect(count > 80 && ran.code == 0)
    }

    @Test func `are for three shells`() throws {
        let ran = try shell("bannerkit completions tcsh")
        #expect(
            ran
                == Ran(
                    errors: """
                        bannerkit: the shell cannot be `tcsh`
                          help: expected one of bash, zsh, fish

                        """, code: 2))
    }
}

@Suite struct `Other words` {
    @Test(arguments: ["lint", "check"])
    func `mean validate, and no help shows them`(word: String) throws {
        let ran = try shell(
            "bannerkit \(word) a.yaml; bannerkit \(word) --help | cmp - help; bannerkit --help | grep '^  *\(word) '",
            files: [
                "a.yaml": "items: [a, b]\n", "help": try shell("bannerkit help validate").output,
            ])
        #expect(ran == Ran(output: "checked 1 banner, no problems\n", code: 1))
    }

    @Test func `-V is --version`() throws {
        #expect(
            try shell("bannerkit -V > a; bannerkit --version | cmp - a; cat a").output.hasPrefix(
                "bannerkit "))
    }
}

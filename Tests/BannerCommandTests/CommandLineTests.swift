import Foundation
import Testing

@testable import BannerCommand

@Suite struct `The command line` {
    @Test(arguments: ["bannerkit", "bannerkit -h", "bannerkit --help", "bannerkit help"])
    func `says in a sentence what it is, and lists its commands by what they are for`(line: String)
        throws
    {
        let ran = try shell(line)
        #expect(ran.code == 0 && ran.errors.isEmpty)
        let parts = ran.output.components(separatedBy: "\n\n")
        #expect(
            parts.prefix(2) == [
                "bannerkit: animated banners from YAML, checked and played without a screen",
                "Usage: bannerkit COMMAND [options] [operands]",
            ])
        let groups = parts[2..<6].map { $0.components(separatedBy: "\n") }
        #expect(groups.map { $0[0] } == ["Check:", "See:", "Ship:", "Edit:"])
        #expect(
            groups[0][1] == "  validate     check banner files and say what to change",
            "\(groups[0][1])")
        let names = groups.map { $0.dropFirst() }.joined().compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
        #expect(names == Command.all.map(\.name))
    }

    @Test(arguments: [nil] + Command.all.map(\.name))
    func `has helps of at most 80 columns`(command: String?) throws {
        let ran = try shell("bannerkit \(command ?? "") --help")
        #expect(ran.output.split(separator: "\n").filter { $0.count > 80 } == [])
        #expect(
            ran.code == 0
                && ran.output.contains("Usage: bannerkit \(command ?? "COMMAND") [options]"))
        #expect(
            ran.output.contains("\n  # ") == (command != nil), "examples belong to a command's help"
        )
    }

    @Test(arguments: [
        "bannerkit validate --help", "bannerkit help validate", "bannerkit validate a b -h",
        "bannerkit --help validate",
        "bannerkit validate --bogus --help",
    ])
    func `prints a command's help wherever it is asked for`(line: String) throws {
        let ran = try shell(line)
        #expect(ran.code == 0 && ran.errors.isEmpty)
        #expect(
            ran.output.hasPrefix(
                "bannerkit validate: check banner files and say what to change\n\n  # one file, with any extension\n  bannerkit validate home"
            ))
        #expect(ran.output.contains("\nUsage: bannerkit validate [options] PATH...\n"))
    }

    @Test(
        arguments: [
            ("validate", "0 1 2 3 4 130", "findings of the --fail-on severity or worse"),
            ("test", "0 1 2 3 4 130", "findings of the severity of the settings' `failOn`"),
            ("simulate", "0 1 2 3 4 130", "a banner with errors"),
            ("calendar", "0 1 2 3 4 130", "a banner with errors"),
            ("preview", "0 1 2 3 4 5 130", "a banner with errors"),
            ("resolve", "0 1 2 3 4 130", "a banner with errors"),
            ("batch", "0 1 2 3 4 130", "a record with findings"),
            ("build", "0 1 2 3 4 130", "a banner with errors or missing pictures"),
            ("diff", "0 1 2 3 4 5 130", "a difference"),
            ("lsp", "0 1 2 3 4 130", "ended without `shutdown`"), ("explain", "0 2 3 4 130", ""),
            ("playground", "0 2 3 4 130", ""), ("schema", "0 2 3 4 130", ""),
            ("init", "0 2 3 4 130", ""),
        ])
    func `each command's help names only how it can end`(
        command: String, codes: String, one: String
    ) throws {
        let ran = try shell("bannerkit \(command) --help | sed -n '/^Exit codes/,$p'")
        let rows = ran.output.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
        #expect(
            rows.compactMap { Int($0[0]).map(String.init) }.joined(separator: " ") == codes,
            "\(ran)")
        #expect(
            ran.output.contains("  1    \(one)") || one.isEmpty && !ran.output.contains("\n  1 "),
            "\(ran)")
        #expect(!["; diff", "lsp:"].contains { ran.output.contains($0) }, "\(ran)")
        #expect(
            ran.output.contains("settings file") == ["validate", "test"].contains(command), "\(ran)"
        )
    }

    @Test func `prints its version and the language's`() throws {
        #expect(
            try shell("bannerkit --version")
                == Ran(output: "bannerkit 1.0.0-rc.1 (banner language 1)\n")
        )
    }

    @Test func `names the nearest command`() throws {
        let ran = try shell("bannerkit validte .")
        #expect(ran.code == 2 && ran.output.isEmpty)
        #expect(
            ran.errors == """
                bannerkit: unknown command `validte`
                  help: did you mean `validate`?
                  help: `bannerkit --help` lists the commands

                """)
    }

    @Test func `names the nearest option`() throws {
        let ran = try shell("bannerkit validate --quite .")
        #expect(ran.code == 2 && ran.output.isEmpty)
        #expect(
            ran.errors == """
                bannerkit: unknown option `--quite`
                  help: did you mean `--quiet`?
                  help: `bannerkit validate --help` lists the options

                """)
    }

    @Test(arguments: [
        (
            "validate --color=alwys .",
            "`--color` cannot be `alwys`\n  help: did you mean `always`?\n  help: expected one of auto, always, never"
        ),
        ("validate --quiet=yes .", "`--quiet` takes no value"),
        ("validate . --max-size", "`--max-size` needs a value: `--max-size SIZE`"),
        (
            "validate --max-size=0 .",
            "`--max-size` cannot be `0`\n  help: expected a number of bytes, as in 500000, 512K or 4M"
        ),
        ("validate --max-size=65M .", "`--max-size` cannot be `65M`\n  help: the limit is 64M"),
        ("validate -x .", "unknown option `-x`"),
        // What other programs call it.
        (
            "validate --output-format json .",
            "unknown option `--output-format`\n  help: did you mean `--output`?"
        ),
        (
            "validate --config a.yaml .",
            "unknown option `--config`\n  help: did you mean `--settings`?"
        ),
        (
            "validate",
            "nothing to check: expected `bannerkit validate PATH...`\n  help: `bannerkit validate .` checks every banner in this folder and below"
        ),
        ("validate --fix --list-files .", "`--list-files` cannot be combined with `--fix`"),
        ("test --list-files -o json .", "`--list-files` cannot be combined with `--output`"),
        (
            "validate --show-settings -o json .",
            "`--show-settings` cannot be combined with `--output`"
        ),
        ("schema ads", "a folder needs `--install`\n  help: `bannerkit schema --install ads`"),
        ("build . -o out --for 9d", "`--for` needs `--start`"),
        (
            "--quiet validate .",
            "unknown option `--quiet`\n  help: options come after the command, as in `bannerkit validate --quiet .`"
        ),
    ])
    func `says what is wrong with an argument`(arguments: String, message: String) throws {
        let ran = try shell("bannerkit \(arguments)")
        #expect(ran.code == 2 && ran.output.isEmpty)
        #expect(ran.errors.hasPrefix("bannerkit: \(message)\n"))
    }

    @Test func `takes the option that editors give a language server`() throws {
        let ran = try shell(
            "bannerkit lsp < /dev/null; echo $?; bannerkit lsp --stdio < /dev/null; echo $?")
        #expect(ran == Ran(output: "1\n1\n"))
    }

    @Test func `names the scenarios in backticks, because their names are sentences`() throws {
        let ran = try shell(
            "bannerkit simulate a.yaml --scenario 'a tap opens i'",
            files: [
                "a.yaml": """
                items: [a, b]
                scenarios:
                  - { name: a tap opens it, duration: 1s, expect: [{ changes: 0 }] }
                  - { name: and nothing moves, duration: 1s, expect: [{ changes: 0 }] }
                """
            ])
        #expect(
            ran.errors == """
                bannerkit: no scenario `a tap opens i`
                  help: did you mean `a tap opens it`?
                  help: expected one of `a tap opens it`, `and nothing moves`

                """)
    }

    @Test func `wraps help at 80 columns`() throws {
        let ran = try shell(
            "echo 'items: [a]' > a.yaml; bannerkit simulate a.yaml --events nothing")
        #expect(
            ran.errors == """
                bannerkit: `--events` cannot be `nothing`
                  help: expected one of start, change, settle, recenter, timer, dragBegin,
                        dragEnd, hide, show, pause, resume, hover, leave, focusIn, focusOut,
                        open, focus, indicator, items, finished, end, all

                """)
    }

    @Test func `shows hostile arguments harmlessly`() throws {
        let ran = try shell(#"bannerkit "$(printf 'a\033[31m\nb')""#)
        #expect(ran.errors.hasPrefix("bannerkit: unknown command `a\\u{1B}[31m\\u{A}b`\n"))
    }
}

@Suite struct `Standard output` {
    @Test func `that is full is an error`() throws {
        #expect(
            try shell("bannerkit --version > /dev/full")
                == Ran(
                    errors: "bannerkit: cannot write standard output: no space left on the disk\n",
                    code: 3))
    }

    @Test func `whose reader has gone ends quietly`() throws {
        let ran = try shell("(sleep 0.2; bannerkit --help; echo \"ended with $?\" >&2) | true")
        #expect(ran == Ran(errors: "ended with 0\n"))
    }
}

@Suite struct `A run that is stopped` {
    @Test func `from the keyboard leaves no half-written file and ends with 130`() throws {
        let line = """
            bannerkit simulate a.yaml --for 8760h -o out & while [ "$(ls -A | wc -l)" -lt 2 ]; do sleep 0.01; done
            kill -INT $!; wait $!; echo "ended with $?"; ls -A
            """
        #expect(
            try shell(line, files: ["a.yaml": "items: [a, b]\ntimer: 2s\n"])
                == Ran(output: "ended with 130\na.yaml\n"))
    }
}

import Foundation
import Testing

@testable import BannerCommand

@Suite struct `bannerkit validate` {
    let clean = "items: [a, b]\n"
    let broken = "items: [a, b\n"

    @Test func `says in one line that all is well`() throws {
        #expect(
            try shell("bannerkit validate a.yaml", files: ["a.yaml": clean])
                == Ran(output: "checked 1 banner, no problems\n"))
    }

    @Test func `finds banner files below a folder, in order, and skips hidden and foreign ones`()
        throws
    {
        let files = [
            "b/z.banner.yml": clean, "b/a.banner.yaml": clean, "c.banner.yaml": clean,
            "d.yaml": broken,
            ".hidden/x.banner.yaml": broken, "b/.x.banner.yaml": broken,
            "node_modules/x.banner.yaml": broken,
        ]
        #expect(
            try shell("bannerkit validate .", files: files)
                == Ran(output: "checked 3 banners, no problems\n"))
    }

    @Test func `skips a link with a foreign folder's name too, though a pattern fits it`() throws {
        let ran = try shell(
            "ln -s b.yaml vendor; bannerkit validate '*'",
            files: ["a.yaml": clean, "b.yaml": clean])
        #expect(ran == Ran(output: "checked 2 banners, no problems\n"))
    }

    @Test func `counts advice instead of showing it when many files are checked`() throws {
        let advised = "items: [{ id: a, image: a.png }, b]\n"
        let line = "checked 21 banners, no problems; `--advice always` shows 21 pieces of advice\n"
        var many = Dictionary(uniqueKeysWithValues: (1...21).map { ("\($0).banner.yaml", advised) })
        many["a.png"] = ""
        #expect(try shell("bannerkit validate .", files: many) == Ran(output: line))
        let all = try shell("bannerkit validate . --advice always", files: many)
        #expect(all.output.hasSuffix("\n\nchecked 21 banners: 21 pieces of advice in 21 of them\n"))
        let one = try shell("bannerkit validate a.yaml", files: ["a.yaml": advised, "a.png": ""])
        #expect(
            one.output.hasPrefix("a.yaml:1:")
                && one.output.hasSuffix("\nchecked 1 banner: 1 piece of advice\n"))
    }

    /// An image's path, and what is said about it.
    @Test(arguments: [
        ("images/a.png", nil), ("./images/a.png", nil), ("images/link.png", nil),
        ("https://example.com/none.png", nil),
        ("images/b.png", "the image `images/b.png` does not exist"),
        ("images", "the image `images` is a folder"),
        ("images/a.png/x", "the image `images/a.png/x` does not exist"),
        ("images/broken.png", "the image `images/broken.png` does not exist"),
    ])
    func `looks for the image of a card, beside the file`(image: String, message: String?) throws {
        let files = [
            "ads/a.yaml": "items: [{ id: a, image: \"\(image)\", alt: x }]\n",
            "ads/images/a.png": "",
        ]
        let links = "ln -s a.png ads/images/link.png; ln -s none.png ads/images/broken.png; "
        let ran = try shell(links + "bannerkit validate -q ads/a.yaml", files: files)
        let line = message.map { "ads/a.yaml:1:25: warning[BK5011]: \($0)\n" } ?? ""
        #expect(
            ran.code == 0 && ran.output.hasPrefix(line) && (message != nil || ran.output.isEmpty),
            "\(ran)")
        // Standard input is in no folder.
        #expect(try shell("bannerkit validate -q - < ads/a.yaml", files: files) == Ran())
    }

    @Test func `says the same about images of which many are in one folder`() throws {
        let names = (1...20).map { "i/\($0).png" }
        let odd = [
            "i/link.png", "i/21.png", "./i/1.png", "i/../i/2.png", "i/none.png", "i/broken.png",
            "i/folder.png", "i/",
        ]
        var files = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
        files["i/21.png"] = ""
        files["i/folder.png/a"] = ""
        let lines = (names + odd).enumerated().map { "  - { id: i\($0), alt: x, image: \($1) }\n" }
        files["a.yaml"] = "items:\n" + lines.joined()
        let links = "ln -s 1.png i/link.png; ln -s 0.png i/broken.png; "
        let ran = try shell(
            links + "bannerkit validate -q a.yaml | grep -o 'the image .*'", files: files)
        #expect(
            ran.output == """
                the image `i/none.png` does not exist
                the image `i/broken.png` does not exist
                the image `i/folder.png` is a folder
                the image `i/` is a folder

                """)
    }

    @Test func `lets a comment ignore a missing image`() throws {
        let text =
            "items:\n  - id: a\n    alt: x\n    image: a.png # bannerkit-ignore[missing-image] made in the build\n"
        #expect(try shell("bannerkit validate -q a.yaml", files: ["a.yaml": text]) == Ran())
    }

    @Test func `checks a file once that is named twice`() throws {
        #expect(
            try shell(
                "bannerkit validate a.banner.yaml ./a.banner.yaml .",
                files: ["a.banner.yaml": clean])
                == Ran(output: "checked 1 banner, no problems\n"))
    }

    @Test func `does not follow links to folders, so circles end`() throws {
        let ran = try shell(
            "ln -s . loop; ln -s a.banner.yaml b.banner.yaml; bannerkit validate .",
            files: ["a.banner.yaml": clean])
        #expect(ran == Ran(output: "checked 2 banners, no problems\n"))
    }

    @Test func `reads standard input for a dash and calls it so`() throws {
        let ran = try shell("printf 'items: [a, b\\n' | bannerkit validate -")
        #expect(ran.code == 1 && ran.errors.isEmpty)
        #expect(ran.output.hasPrefix("<stdin>:1:"))
        #expect(ran.output.hasSuffix("\n\nchecked 1 banner: 1 error\n"))
    }

    @Test func `prints findings only, or nothing, when it is to be quiet`() throws {
        #expect(try shell("bannerkit validate -q a.yaml", files: ["a.yaml": clean]) == Ran())
        let ran = try shell("bannerkit validate -q a.yaml", files: ["a.yaml": broken])
        #expect(
            ran.code == 1 && ran.output.hasPrefix("a.yaml:1:") && !ran.output.contains("checked"))
        #expect(
            try shell("bannerkit validate -qq a.yaml", files: ["a.yaml": broken]) == Ran(code: 1))
    }

    @Test func `fails only on findings as bad as was asked for`() throws {
        #expect(
            try shell("bannerkit validate -qq --fail-on never a.yaml", files: ["a.yaml": broken])
                == Ran())
    }

    @Test func `ends with 0 if that is asked for, but not for what cannot be read`() throws {
        let ran = try shell(
            """
            for options in --exit-zero -e '-e none.yaml'; do bannerkit validate a.yaml -qq $options; echo $?; done
            bannerkit validate a.yaml -e --fail-on error; echo $?
            """, files: ["a.yaml": broken])
        #expect(
            ran
                == Ran(
                    output: "0\n0\n3\n2\n",
                    errors: """
                        bannerkit: cannot read `none.yaml`: no such file or folder
                        bannerkit: `--exit-zero` cannot be combined with `--fail-on`

                        """))
    }

    @Test(arguments: [
        ("nope.yaml", "cannot read `nope.yaml`: no such file or folder"),
        (
            "empty",
            "cannot read `empty`: no `*.banner.{yaml,yml,json}` in it"
        ),
        ("fifo", "cannot read `fifo`: it is a pipe, not a file; `-` reads standard input"),
        (
            "/dev/zero",
            "cannot read `/dev/zero`: it is a device, not a file; `-` reads standard input"
        ),
        ("loop", "cannot read `loop`: its links form a loop"),
        ("a.yaml/b", "cannot read `a.yaml/b`: a part of its path is not a folder"),
    ])
    func `says why there is nothing to check`(path: String, message: String) throws {
        let ran = try shell(
            "mkdir empty; mkfifo fifo; ln -s loop loop; bannerkit validate \(path)",
            files: ["a.yaml": clean])
        #expect(ran == Ran(errors: "bannerkit: \(message)\n", code: 3))
    }

    /// What is named, and what a run says of it with and without `--allow-empty`; a name that does
    /// not exist stays a fault.
    @Test(arguments: [
        (
            "empty",
            "no `*.banner.{yaml,yml,json}` in it",
            0
        ),
        ("'*.yaml'", "no file matches this pattern", 0), ("none.yaml", "no such file or folder", 3),
    ])
    func `takes nothing to check as a success if it is to`(
        name: String, reason: String, code: Int32
    ) throws {
        for command in ["validate", "test", "validate --list-files", "validate -o json=out.json"] {
            let line = "mkdir empty; bannerkit \(command) \(name)"
            let path = name.filter { $0 != "'" }
            let fault = Ran(errors: "bannerkit: cannot read `\(path)`: \(reason)\n", code: 3)
            #expect(try shell(line) == fault)
            let note =
                command.contains("list")
                ? "" : "bannerkit: nothing to check in `\(path)`: \(reason)\n"
            #expect(
                try shell(line + " --allow-empty") == (code == 0 ? Ran(errors: note) : fault),
                "\(command)")
        }
    }

    @Test func `checks the other files beside one that it cannot read`() throws {
        #expect(
            try shell("bannerkit validate nope.yaml a.yaml", files: ["a.yaml": clean])
                == Ran(
                    output: "checked 1 banner, no problems\n",
                    errors: "bannerkit: cannot read `nope.yaml`: no such file or folder\n", code: 3)
        )
    }

    @Test(arguments: [
        "printf ''",
        "printf '# nothing\\n'",
        "head -c 100000 /dev/urandom",
        "printf 'items: [\\377]'",
        "printf 'items: [\\033]'",
        "head -c 2097152 /dev/zero | tr '\\0' a",
        "head -c 100000 /dev/zero | tr '\\0' '['",
        "cat /dev/zero",
        "{ echo 'a0: &a0 [x]'; for n in $(seq 60); do echo \"a$n: &a$n [*a$((n-1)), *a$((n-1))]\"; done; }",
    ])
    func `reports a file that is not a banner and continues`(source: String) throws {
        let ran = try shell("{ \(source); } 2> /dev/null | bannerkit validate -")
        #expect(ran.code == 1 && ran.errors.isEmpty)
        #expect(ran.output.hasPrefix("<stdin>:"))
        #expect(ran.output.contains(": error[BK1"))
    }

    @Test func `reads as much as it is allowed to`() throws {
        let big = "# " + String(repeating: "a", count: 1_100_000) + "\nitems: [a, b]\n"
        #expect(try shell("bannerkit validate a.yaml", files: ["a.yaml": big]).code == 1)
        #expect(
            try shell("bannerkit validate --max-size 2M a.yaml", files: ["a.yaml": big]).code == 0)
    }

    @Test func `shows hostile names and texts harmlessly`() throws {
        let ran = try shell(
            #"f="$(printf 'a\033[2J##[x].yaml')"; printf 'items: [##[error]\342\200\256, b' > "$f"; bannerkit validate "$f""#,
            environment: ["GITHUB_ACTIONS": "true"])
        #expect(ran.code == 1)
        #expect(ran.output.hasPrefix("a\\u{1B}[2J#\u{200B}#[x].yaml:"))
        #expect(ran.output.contains("#\u{200B}#[error]\\u{202E}"))
        #expect(!ran.output.contains("\u{1B}") && !ran.output.contains("##"))
    }
}

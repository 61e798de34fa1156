import Foundation
import Testing

@testable import BannerCommand

@Suite(.serialized) struct `bannerkit diff of revisions` {
    @Test(arguments: [("text", "diff-review.txt"), ("markdown", "diff-review.md")])
    func `shows what a branch does to every banner`(format: String, golden: String) throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run("bannerkit diff HEAD~3...HEAD -f \(format)")
        let file = GoldenFolder.folder.appendingPathComponent(golden)
        if Shell.isRecording { try Data(ran.output.utf8).write(to: file) }
        #expect(ran.code == 5 && ran.errors.isEmpty)
        #expect(ran.output == String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }

    private enum GoldenFolder {
        static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")
    }

    @Test(
        .enabled(if: Shell.hasTools),
        arguments: ["HEAD~3...HEAD", "HEAD~2..", "HEAD~1 HEAD", "HEAD", "HEAD~3 -- ads/order.banner.yaml"])
    func `writes JSON as its schema says`(range: String) throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run(
            "bannerkit diff -f json --exit-zero \(range) > out && check-jsonschema --schemafile \"$ROOT/Schemas/diff.schema.json\" out"
        )
        #expect(ran.code == 0, "\(ran)")
    }

    @Test func `compares with the working tree, in any folder`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let line = """
            printf 'items: [b, a]\\ntimer: 2s\\n' > layout.banner.yaml
            bannerkit diff HEAD -- . | grep '^[a-z]'
            """
        let ran = try repository.run(line, in: "ads")
        #expect(ran.output == "ads/layout.banner.yaml: changed\ncompared 1 banner: 1 changed\n", "\(ran)")
        let gone = try repository.run("rm ads/new.banner.yaml; bannerkit diff HEAD -- ads/new.banner.yaml | head -n 1")
        #expect(gone.output == "ads/new.banner.yaml: deleted\n", "\(gone)")
    }

    @Test func `shows a file with any name if it is named, and a file that a merge left with conflicts`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let named = """
            printf 'items: [a]\\n' > plain.yaml; git add . ; git commit -qm x; printf 'items: [b]\\n' > plain.yaml
            bannerkit diff HEAD | tail -n 1; bannerkit diff HEAD -- plain.yaml | tail -n 1; git checkout -q .
            """
        #expect(try repository.run(named).output == "no banner differs\ncompared 1 banner: 1 changed\n")
        let merge = """
            git checkout -q -b other HEAD~1; sed 's/2s/3s/' ads/layout.banner.yaml > x; mv x ads/layout.banner.yaml
            git commit -qam a; git checkout -q -; git checkout -q main
            sed 's/2s/4s/' ads/layout.banner.yaml > x; mv x ads/layout.banner.yaml; git commit -qam b
            git merge -q other > /dev/null 2>&1; bannerkit diff HEAD
            """
        let ran = try repository.run(merge)
        #expect(ran.code == 5 && ran.output.hasPrefix("ads/layout.banner.yaml: cannot be compared\n"), "\(ran)")
    }

    @Test func `does not replace a file that it compares`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let line = """
            cd ads; echo '# more' >> order.banner.yaml; cp order.banner.yaml before
            bannerkit diff HEAD~3 -o ../ads/order.banner.yaml; cmp order.banner.yaml before
            """
        let ran = try repository.run(line)
        #expect(ran.code == 0 && ran.errors.contains("which is the same file as the input"), "\(ran)")
    }

    @Test func `takes a file of a revision`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        for new in ["HEAD:ads/order.banner.yaml", "ads/order.banner.yaml"] {
            let ran = try repository.run("bannerkit diff HEAD~3:ads/order.banner.yaml \(new)")
            #expect(ran.code == 1 && ran.output.contains("items: the order changes"), "\(ran)")
        }
    }

    @Test(arguments: [
        (
            "nonsense", 3,
            "cannot compare `nonsense`: git reports: bad revision 'nonsense'\n  help: `nonsense` is not an existing"
        ),
        (
            "main...HEAD nonsense", 3,
            "cannot compare `main...HEAD` and `nonsense`: git reports: bad revision 'nonsense'\n"
        ),
        ("nonsense.yaml home.banner.yaml", 3, "cannot read `nonsense.yaml`: no such file or folder\n"),
        ("home.banner.yaml nonsense.yaml", 3, "cannot read `nonsense.yaml`: no such file or folder\n"),
        ("home.banner.yaml", 2, "nothing to compare `home.banner.yaml` with is given\n"),
        ("home.banner.yaml ads ads", 2, "too many operands: expected "),
        ("a b c -- d", 2, "too many operands: expected "),
        ("-- a", 2, "too many operands: expected "),
        ("'' -- d", 2, "`` is not a revision"),
        ("HEAD --pictures x", 2, "`--pictures` needs `-f markdown`"),
        ("HEAD --picture-url x", 2, "`--picture-url` needs `--pictures`"),
    ])
    func `says what is wrong`(words: String, code: Int32, message: String) throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run("bannerkit diff \(words)")
        #expect(ran.code == code && ran.output.isEmpty, "\(ran)")
        #expect(ran.errors.hasPrefix("bannerkit: \(message)"), "\(ran)")
    }

    @Test func `says that there is no repository, and no git`() throws {
        let none = try shell("GIT_CEILING_DIRECTORIES=$PWD/.. bannerkit diff main")
        #expect(none.code == 3 && none.errors.contains("git reports: not a git repository"), "\(none)")
        let program = Shell.products.appendingPathComponent("bannerkit").path
        let missing = try shell("PATH=/nonexistent \(program) diff main")
        #expect(
            missing.errors.hasPrefix("bannerkit: cannot run `git`: there is no such program on PATH\n"), "\(missing)")
    }

    @Test func `hands nothing over as an option`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run(
            "bannerkit diff HEAD -- --output=stolen; ls; bannerkit diff 'HEAD --output=stolen'; ls")
        #expect(!ran.output.contains("stolen") && ran.errors.contains("HEAD --output=stolen"), "\(ran)")
    }

    @Test func `runs nothing that a repository's settings name`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let line = """
            for key in diff.external core.fsmonitor core.pager diff.x.textconv diff.x.command; do
                git config $key 'touch ran; false'
            done
            echo '* diff=x' > .git/info/attributes
            bannerkit diff HEAD~3 -q > /dev/null 2>&1; bannerkit diff HEAD~3 > /dev/null; ls ran
            """
        let ran = try repository.run(line)
        #expect(ran.output.isEmpty && ran.code != 0, "\(ran)")
    }

    @Test func `writes film strips beside the Markdown, with links that lead there`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let line =
            "mkdir out; bannerkit diff HEAD~3 -f markdown -o out/page.md --pictures out/strips; ls out/strips; grep '!' out/page.md"
        let ran = try repository.run(line)
        #expect(
            ran.output == """
                ads-after-after.svg
                ads-after-before.svg
                ads-gone-before.svg
                ads-new-after.svg
                ads-order-after.svg
                ads-order-before.svg
                ads-repaired-after.svg
                home-after.svg
                home-before.svg
                | before | ![before](<strips/ads-after-before.svg>) |
                | after | ![after](<strips/ads-after-after.svg>) |
                | before | ![before](<strips/ads-gone-before.svg>) |
                | after | ![after](<strips/ads-new-after.svg>) |
                | before | ![before](<strips/ads-order-before.svg>) |
                | after | ![after](<strips/ads-order-after.svg>) |
                | after | ![after](<strips/ads-repaired-after.svg>) |
                | before | ![before](<strips/home-before.svg>) |
                | after | ![after](<strips/home-after.svg>) |

                """)
        let url = try repository.run(
            "bannerkit diff HEAD~3 -f markdown --pictures p --picture-url 'https://x.y/a b/<c>/' | grep -m 1 '!'")
        #expect(url.output == "| before | ![before](<https://x.y/a%20b/%3Cc%3E/ads-after-before.svg>) |\n", "\(url)")
        let svg = try repository.run("xmllint --noout out/strips/*.svg && grep -c '<text' out/strips/home-before.svg")
        #expect(svg.code == 0, "\(svg)")
    }
}

@Suite struct `bannerkit diff in git` {
    @Test(arguments: ["git -c diff.external='bannerkit diff' diff", "GIT_EXTERNAL_DIFF='bannerkit diff' git diff"])
    func `shows every file of a diff`(command: String) throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run("\(command) HEAD~3 HEAD | grep -E '^[a-z]'")
        #expect(
            ran
                == Ran(
                    output: """
                        ads/after.banner.yaml: renamed from `ads/before.banner.yaml` and changed
                        ads/broken.banner.yaml: cannot be compared
                        ads/gone.banner.yaml: deleted
                        ads/layout.banner.yaml: no difference
                        ads/new.banner.yaml: new
                        ads/order.banner.yaml: changed
                        ads/repaired.banner.yaml: repaired, so all of it is shown as new
                        elsewhere.banner.yaml: renamed from `ads/moved.banner.yaml`, no other difference
                        home.banner.yaml: changed
                        notes.md: not a banner; `git diff --no-ext-diff` shows its text

                        """))
        #expect(try repository.run("\(command) HEAD~3 HEAD > /dev/null") == Ran())
    }

    @Test func `is git's difftool, and takes a link for what it is`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let tool = try repository.run(
            "git difftool -y -x 'bannerkit diff' HEAD~3 HEAD -- ads/order.banner.yaml | head -n 2")
        #expect(tool.output.hasPrefix("Keys\n  items: the order changes"), "\(tool)")
        let line = "ln -s x.banner.yaml l.banner.yaml; git add .; git -c diff.external='bannerkit diff' diff --cached"
        let link = try repository.run(line)
        #expect(link == Ran(output: "l.banner.yaml: not a banner; `git diff --no-ext-diff` shows its text\n\n"))
    }

    @Test func `is the driver of banners by an attribute`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let line = """
            echo '*.banner.yaml diff=bannerkit' > .gitattributes
            git config diff.bannerkit.command 'bannerkit diff'
            git diff --ext-diff HEAD~3 HEAD -- ads/order.banner.yaml notes.md | grep -E '^[a-z]'
            """
        let ran = try repository.run(line)
        #expect(ran.output.hasPrefix("ads/order.banner.yaml: changed\ndiff --git a/notes.md b/notes.md\n"), "\(ran)")
    }

    @Test func `turns each version into text that git compares`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let line = """
            echo '*.banner.yaml diff=bannerkit' > .gitattributes
            git config diff.bannerkit.textconv 'bannerkit diff --exit-zero /dev/null'
            git diff HEAD~3 HEAD -- ads/broken.banner.yaml ads/repaired.banner.yaml | grep -E '^[-+] .*(2s|error)'; git log -p --format= HEAD~3.. > /dev/null
            """
        #expect(
            try repository.run(line)
                == Ran(
                    output: """
                        -  timer: nothing → `2s`
                        -  first change: at 2s `a` to `b` (timer, 300ms)
                        +  2:8: error[BK3003]: `2 seconds` is not a duration
                        +  3:1: error[BK2001]: `indicater` is not a key of a banner
                        -  1:1: error[BK2001]: `itmes` is not a key of a banner
                        +  timer: nothing → `2s`
                        +  first change: at 2s `a` to `b` (timer, 300ms)

                        """))
    }

    @Test func `shows a file with conflicts`() throws {
        let ran = try shell("bannerkit diff a.banner.yaml", environment: ["GIT_DIFF_PATH_COUNTER": "1"])
        #expect(
            ran
                == Ran(
                    output: "a.banner.yaml: cannot be read\n  the new version: a merge left it with conflicts\n\n"))
    }
}

@Suite struct `A program that is run` {
    private func run(_ script: String, input: [UInt8] = [], patience: Int32 = 60_000) throws -> ChildProcess.Ending {
        // As in the program.
        signal(SIGPIPE, SIG_IGN)
        var process = ChildProcess(words: ["sh", "-c", script].map { Array($0.utf8) })
        process.patience = patience
        process.variables = [("GREETING", "hello")]
        return try process.run(input: input, limit: 1 << 24)
    }

    @Test func `reads its input and writes its output at the same time`() throws {
        let input = [UInt8](repeating: 65, count: 3 << 20)
        #expect(try run("cat; echo end >&2; exit 7", input: input).output == input)
        let ending = try run("echo $GREETING; echo end >&2; exit 7")
        #expect(ending.output == Array("hello\n".utf8) && ending.errors == Array("end\n".utf8) && ending.code == 7)
    }

    @Test func `may leave its input unread`() throws {
        #expect(try run("echo done", input: [UInt8](repeating: 65, count: 3 << 20)).code == 0)
    }

    @Test func `is stopped if it gives no answer, or too long a one`() throws {
        #expect(throws: SystemFault.self) { try run("exec sleep 600", patience: 50) }
        #expect(throws: SystemFault.self) { try run("exec yes") }
    }

    @Test func `has the signals of a program that nobody started`() throws {
        #expect(try run("kill -PIPE $$; echo survived").code == 128 + 13)
    }
}

import Foundation
import Testing

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
        static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Golden")
    }

    @Test(
        .enabled(if: Shell.hasTools),
        arguments: [
            "HEAD~3...HEAD", "HEAD~2..", "HEAD~1 HEAD", "HEAD", "HEAD~3 -- ads/order.banner.yaml",
        ])
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
        #expect(
            ran.output == "ads/layout.banner.yaml: changed\ncompared 1 banner: 1 changed\n",
            "\(ran)")
        let gone = try repository.run(
            "rm ads/new.banner.yaml; bannerkit diff HEAD -- ads/new.banner.yaml | head -n 1")
        #expect(gone.output == "ads/new.banner.yaml: deleted\n", "\(gone)")
    }

    @Test
    func `shows a file with any name if it is named, and a file that a merge left with conflicts`()
        throws
    {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let named = """
            printf 'items: [a]\\n' > plain.yaml; git add . ; git commit -qm x; printf 'items: [b]\\n' > plain.yaml
            bannerkit diff HEAD | tail -n 1; bannerkit diff HEAD -- plain.yaml | tail -n 1; git checkout -q .
            """
        #expect(
            try repository.run(named).output == "no banner differs\ncompared 1 banner: 1 changed\n")
        let merge = """
            git checkout -q -b other HEAD~1; sed 's/2s/3s/' ads/layout.banner.yaml > x; mv x ads/layout.banner.yaml
            git commit -qam a; git checkout -q -; git checkout -q main
            sed 's/2s/4s/' ads/layout.banner.yaml > x; mv x ads/layout.banner.yaml; git commit -qam b
            git merge -q other > /dev/null 2>&1; bannerkit diff HEAD
            """
        let ran = try repository.run(merge)
        #expect(
            ran.code == 5 && ran.output.hasPrefix("ads/layout.banner.yaml: cannot be compared\n"),
            "\(ran)")
    }

    @Test func `does not replace a file that it compares`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let line = """
            cd ads; echo '# more' >> order.banner.yaml; cp order.banner.yaml before
            bannerkit diff HEAD~3 -o ../ads/order.banner.yaml; cmp order.banner.yaml before
            """
        let ran = try repository.run(line)
        #expect(
            ran.code == 0 && ran.errors.contains("which is the same file as the input"), "\(ran)")
    }

    @Test func `takes a file of a revision`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        for new in ["HEAD:ads/order.banner.yaml", "ads/order.banner.yaml"] {
            let ran = try repository.run("bannerkit diff HEAD~3:ads/order.banner.yaml \(new)")
            #expect(ran.code == 1)
            #expect(
                ran.output.contains("items: `[red, orange, yellow]` → `[yellow, red, orange]`"),
                "\(ran)")
        }
    }

    @Test(arguments: [
        (
            "nonsense", 3,
            "cannot compare `nonsense`: git reports: bad revision 'nonsense'\n  help: `nonsense` is not a file or folder"
        ),
        (
            "main...HEAD nonsense", 3,
            "cannot compare `main...HEAD` and `nonsense`: git reports: bad revision 'nonsense'\n"
        ),
        (
            "nonsense.yaml home.banner.yaml", 3,
            "cannot read `nonsense.yaml`: no such file or folder\n"
        ),
        (
            "home.banner.yaml nonsense.yaml", 3,
            "cannot read `nonsense.yaml`: no such file or folder\n"
        ),
        (
            "HEAD~1 HEAD 'ads/*'", 3,
            """
            cannot read `ads/*`: no such file or folder
              help: for a deleted file or a pattern, write `--` before the paths

            """
        ),
        (
            "HEAD -- ads nonsense", 3,
            """
            cannot compare `HEAD`: neither version has `nonsense`
              help: paths are relative to the current folder

            """
        ),
        ("home.banner.yaml", 2, "nothing to compare `home.banner.yaml` with\n"),
        ("home.banner.yaml ads ads", 2, "too many operands: expected "),
        ("a b c -- d", 2, "too many operands: expected "),
        ("-- a", 2, "too many operands: expected "),
        (
            "HEAD:home.banner.yaml", 2,
            """
            nothing to compare `HEAD:home.banner.yaml` with
              help: `bannerkit diff HEAD -- home.banner.yaml` compares it with the working
                    tree, and `bannerkit diff HEAD:home.banner.yaml OTHER:home.banner.yaml`
                    with another revision

            """
        ),
        ("HEAD:ads", 2, "nothing to compare `HEAD:ads` with\n"),
        (
            "HEAD:home.banner.yaml HEAD", 2,
            "cannot compare `HEAD:home.banner.yaml` and `HEAD`: one is a file and the"
        ),
        (
            "HEAD:nonsense.yaml", 3,
            "cannot compare `HEAD:nonsense.yaml`: git reports: bad revision 'HEAD:"
        ),
        ("HEAD HEAD HEAD~1 -- ads", 2, "too many operands: expected "),
        ("'' -- d", 2, "`` is not a revision"),
    ])
    func `says what is wrong`(words: String, code: Int32, message: String) throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run("bannerkit diff \(words)")
        #expect(ran.code == code && ran.output.isEmpty, "\(ran)")
        #expect(ran.errors.hasPrefix("bannerkit: \(message)"), "\(ran)")
    }

    @Test func `advises in a subfolder what compares the same file`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run(
            """
            echo '# more' >> ads/order.banner.yaml; cd ads
            bannerkit diff HEAD:ads/order.banner.yaml; bannerkit diff HEAD:./order.banner.yaml
            bannerkit diff HEAD -- order.banner.yaml | tail -1; bannerkit diff HEAD -- ./order.banner.yaml | tail -1
            """)
        #expect(
            ran.output == "compared 1 banner: 1 unchanged\ncompared 1 banner: 1 unchanged\n",
            "\(ran)")
        for path in ["order.banner.yaml", "./order.banner.yaml"] {
            #expect(
                ran.errors.contains("  help: `bannerkit diff HEAD -- \(path)` compares it with"),
                "\(ran)")
        }
    }

    @Test func `says that there is no repository, and no git`() throws {
        let none = try shell("bannerkit diff main")
        #expect(
            none.code == 3
                && none.errors.hasPrefix(
                    "bannerkit: cannot compare `main`: this folder is not in a git"),
            "\(none)")
        let program = Shell.products.appendingPathComponent("bannerkit").path
        let missing = try shell("mkdir .git; PATH=/nonexistent \(program) diff main")
        #expect(
            missing.errors.hasPrefix("bannerkit: cannot run `git`: it is not on PATH\n"),
            "\(missing)")
    }

    @Test func `says how to fetch a branch that the clone does not have, and that works`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run(
            """
            git checkout -q -b topic HEAD~1; echo 'items: [t]' > t.banner.yaml; git add .; git commit -qm t; git checkout -q main
            git clone -q --depth 1 --branch topic "file://$PWD" shallow; git clone -q --single-branch --branch topic . whole
            for clone in shallow whole; do
                cd $clone; bannerkit diff origin/main...HEAD 2> message; cat message
                sh -c "$(grep -o 'git fetch [^`]*' message)" 2> /dev/null; bannerkit diff origin/main...HEAD | tail -n 1; cd ..
            done; cd whole; bannerkit diff 'origin/$(touch${IFS}ran)...HEAD'; ls ran
            """)
        let message = { (clone: String, options: String) in
            """
            bannerkit: cannot compare `origin/main...HEAD`: git reports: bad revision 'origin/main...HEAD'
              help: this \(clone)clone does not have `origin/main`; fetch it:
                    `git fetch \(options)origin +refs/heads/main:refs/remotes/origin/main`\
            \(clone.isEmpty ? "" : ",\n        or `fetch-depth: 0` in a workflow")
              help: `origin/main...HEAD` is not a file or folder, so git looked for
                    revisions
            compared 1 banner: 1 new

            """
        }
        #expect(ran.output == message("shallow ", "--unshallow ") + message("", ""), "\(ran)")
        #expect(!ran.errors.contains("git fetch"), "what a shell would run is offered to no shell")
    }

    @Test func `hands nothing over as an option`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run(
            "bannerkit diff HEAD -- --output=stolen; ls; bannerkit diff 'HEAD --output=stolen'; ls")
        #expect(
            !ran.output.contains("stolen") && ran.errors.contains("HEAD --output=stolen"), "\(ran)")
    }

    @Test func `reads the working tree itself, and how lines end does not count`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run(
            """
            bannerkit diff HEAD; touch ads/*; bannerkit diff HEAD
            sed 's/$/\r/' ads/new.banner.yaml > x; mv x ads/new.banner.yaml; bannerkit diff HEAD
            git mv ads/order.banner.yaml other.banner.yaml; git rm -q --cached home.banner.yaml; rm ads/layout.banner.yaml
            ln -s home.banner.yaml link.banner.yaml; echo 'items: [n]' | tee n.banner.yaml > i.banner.yaml
            echo i.banner.yaml > .gitignore; git init -q in; echo 'items: [i]' > in/x.banner.yaml; cd ads
            for paths in .. . "$PWD/.." '../*.banner.yaml' order.banner.yaml ../i.banner.yaml; do
                bannerkit diff HEAD -- "$paths" | sed -nE 's/^([^ ]*): (.*)/\\1 \\2/p' | tr '\n' ','; echo
            done; cd ..; mkdir 'o[1]'; git mv other.banner.yaml 'o[1]'; cd 'o[1]'; bannerkit diff HEAD -- . | grep '^o'
            bannerkit diff HEAD~3:./../home.banner.yaml ../home.banner.yaml | tail -n 1
            for path in ':/' /; do bannerkit diff HEAD -- "$path"; echo $?; done
            """)
        let (gone, new) = ("ads/layout.banner.yaml deleted,", "n.banner.yaml new,")
        let moved = "other.banner.yaml renamed from `ads/order.banner.yaml`, no other difference,"
        let all = "\(gone)\(new)\(moved)\n"
        #expect(
            ran.output == String(repeating: "no banner differs\n", count: 3) + all
                + "\(gone)ads/order.banner.yaml deleted,\n" + all + "\(new)other.banner.yaml new,\n"
                + "ads/order.banner.yaml deleted,\ni.banner.yaml new,\no[1]/other.banner.yaml: new\n"
                + "compared 1 banner: 1 changed; 1 failing scenario (1 new)\n2\n2\n", "\(ran)")
        #expect(ran.errors.contains("`:/` is not in the repository that you are in"), "\(ran)")
    }

    /// What becomes of `a.banner.yaml` with the text `items: [a]`, and what is said.
    @Test(arguments: [
        (
            "mv a.banner.yaml b.banner.yaml",
            "b.banner.yaml: renamed from `a.banner.yaml`, no other difference"
        ),
        (
            "rm a.banner.yaml; echo 'items: [b]' > b.banner.yaml",
            "a.banner.yaml: deleted\nb.banner.yaml: new"
        ),
        (
            "mkdir d; rm a.banner.yaml; echo 'items: [b]' > d/a.banner.yaml",
            "d/a.banner.yaml: renamed from `a.banner.yaml` and changed"
        ),
        (
            "rm a.banner.yaml; echo '{name: a, items: [b]}' > b.banner.yaml",
            "b.banner.yaml: renamed from `a.banner.yaml` and changed"
        ),
        ("cp a.banner.yaml b.banner.yaml", "b.banner.yaml: new"),
        // Of two that could be the one, the first by path.
        (
            "cp a.banner.yaml c.banner.yaml; mv a.banner.yaml b.banner.yaml",
            "b.banner.yaml: renamed from `a.banner.yaml`, no other difference\nc.banner.yaml: new"
        ),
    ])
    func `finds what was renamed by the same text or the same name`(change: String, said: String)
        throws
    {
        let commit = "git add . && git -c user.name=a -c user.email=a@b commit -qm x"
        for range in ["HEAD~1", "HEAD~1 HEAD"] {
            let ran = try shell(
                """
                git init -q . && \(commit); \(change); \(commit)
                bannerkit diff \(range) | grep -E '^[^ ]*: '
                """, files: ["a.banner.yaml": "items: [a]\n"])
            #expect(ran.output == said + "\n", "\(range) \(ran)")
        }
    }

    @Test func `reads large files of many in git one by one, and says which are too large`() throws
    {
        let ran = try shell(
            """
            git init -q .; for n in $(seq 40); do { echo 'items: [a]'; yes '# x' | head -c 1040000; } > $n.banner.yaml; done
            { echo 'items: [a]'; yes '# x' | head -c 3000000; } > large.banner.yaml
            git add .; git -c user.name=a -c user.email=a@b commit -qm x; rm 7.banner.yaml; bannerkit diff HEAD
            """)
        #expect(ran.output.hasPrefix("7.banner.yaml: deleted\n"), "\(ran)")
        #expect(ran.output.contains("large.banner.yaml: cannot be read\n"), "\(ran)")
        #expect(ran.output.hasSuffix("compared 2 banners: 1 deleted, 1 not read\n"), "\(ran)")
    }
}

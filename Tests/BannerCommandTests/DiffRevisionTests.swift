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
            #expect(ran.code == 1)
            #expect(ran.output.contains("items: `[red, orange, yellow]` → `[yellow, red, orange]`"), "\(ran)")
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
        (
            "HEAD:home.banner.yaml", 2,
            """
            nothing to compare `HEAD:home.banner.yaml` with is given
              help: `bannerkit diff HEAD -- home.banner.yaml` compares it with the working tree, and \
            `bannerkit diff HEAD:home.banner.yaml OTHER:home.banner.yaml` with another revision

            """
        ),
        ("HEAD:ads", 2, "nothing to compare `HEAD:ads` with is given\n"),
        ("HEAD:home.banner.yaml HEAD", 2, "cannot compare `HEAD:home.banner.yaml` and `HEAD`: one is a file and the"),
        ("HEAD:nonsense.yaml", 3, "cannot compare `HEAD:nonsense.yaml`: git reports: bad revision 'HEAD:"),
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
            bannerkit diff HEAD -- :/ads/order.banner.yaml | tail -1; bannerkit diff HEAD -- ./order.banner.yaml | tail -1
            """)
        #expect(ran.output == "compared 1 banner: 1 the same\ncompared 1 banner: 1 the same\n", "\(ran)")
        for path in [":/ads/order.banner.yaml", "./order.banner.yaml"] {
            #expect(ran.errors.contains("  help: `bannerkit diff HEAD -- \(path)` compares it with"), "\(ran)")
        }
    }

    @Test func `says that there is no repository, and no git`() throws {
        let none = try shell("bannerkit diff main")
        #expect(
            none.code == 3 && none.errors.hasPrefix("bannerkit: cannot compare `main`: this folder is not in a git"),
            "\(none)")
        let program = Shell.products.appendingPathComponent("bannerkit").path
        let missing = try shell("mkdir .git; PATH=/nonexistent \(program) diff main")
        #expect(
            missing.errors.hasPrefix("bannerkit: cannot run `git`: it is not on PATH\n"), "\(missing)")
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
              help: this \(clone)clone does not have `origin/main`; fetch it: `git fetch \(options)origin \
            +refs/heads/main:refs/remotes/origin/main`\(clone.isEmpty ? "" : ", or `fetch-depth: 0` in a workflow")
              help: `origin/main...HEAD` is not an existing file or folder, so git was asked for revisions
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
        #expect(!ran.output.contains("stolen") && ran.errors.contains("HEAD --output=stolen"), "\(ran)")
    }

    @Test func `sees what git sees in the working tree, without a filter, and not how lines end`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run(
            """
            bannerkit diff HEAD; touch ads/*; bannerkit diff HEAD
            sed 's/$/\r/' ads/new.banner.yaml > x; mv x ads/new.banner.yaml; bannerkit diff HEAD
            git config filter.x.clean 'tr b-z a-y'; git config filter.x.smudge 'tr a-y b-z'
            echo 'ads/order.banner.yaml filter=x' > .git/info/attributes; rm ads/order.banner.yaml; sleep 0.02
            git checkout -q ads/order.banner.yaml; sleep 0.02; git add --renormalize notes.md; bannerkit diff HEAD
            rm .git/info/attributes ads/order.banner.yaml; git checkout -q .
            git mv ads/order.banner.yaml other.banner.yaml; git rm -q --cached home.banner.yaml; rm ads/layout.banner.yaml
            ln -s home.banner.yaml link.banner.yaml; git add link.banner.yaml; echo 'items: [n]' > n.banner.yaml
            cd ads; git add -N ../n.banner.yaml
            for paths in ':(top)*' ':/' . ':!../n.*' '*.banner.yaml' ':(glob)../*.yaml'; do
                bannerkit diff HEAD -- "$paths" | sed -nE 's/^([^ ]*): (.*)/\\1 \\2/p' | tr '\n' ','; echo
            done; cd ..; mkdir 'o[1]'; git mv other.banner.yaml 'o[1]'; cd 'o[1]'; bannerkit diff HEAD -- . | grep '^o'
            bannerkit diff HEAD~3:./../home.banner.yaml ../home.banner.yaml | tail -n 1
            """)
        let unchanged = String(repeating: "no banner differs\n", count: 4)
        let (gone, new) = ("ads/layout.banner.yaml deleted,", "n.banner.yaml new,")
        let home = "home.banner.yaml deleted,"
        let moved = "other.banner.yaml renamed from `ads/order.banner.yaml`, no other difference,"
        let all = "\(gone)\(home)\(new)\(moved)\n"
        let failing = "1 scenario fails (1 did not before)"
        let here = "\(gone)ads/order.banner.yaml deleted,\n"
        #expect(
            ran.output == unchanged + all + all + here + "\(gone)\(home)\(moved)\n" + here
                + "\(home)\(new)other.banner.yaml new,\no[1]/other.banner.yaml: new\ncompared 1 banner: 1 changed; \(failing)\n"
        )
    }
}

import Foundation
import Testing

@Suite struct `bannerkit preview --diff --watch` {
    /// Writes, waits until the page says so, and returns what was reported.
    private static func watched(_ operands: String, _ steps: String) throws -> Ran {
        let line = """
            soon() { for i in $(seq 6000); do grep -q "$2" $1 2>/dev/null && return; sleep 0.05; done; echo "never: $2"; }
            until_page() { soon c.html "$1"; }
            # A file comes whole, as editors save it.
            save() { echo "$1" > saved && mv saved $2; }
            now() { python3 -c 'import time; print(int(time.monotonic() * 1000))'; }
            bannerkit preview --diff \(operands) -o c.html --watch 2> errors & watch=$!
            \(steps)
            kill -INT $watch; wait $watch; echo $?; sort -u errors | grep -v "${late:-^$}"; ls
            """
        return try shell(
            line, files: ["a.yaml": "items: [a, b]\ntimer: 2s\n", "b.yaml": "items: [a, b]\ntimer: 3s\n"])
    }

    @Test func `writes the page again for each of both files, and says what it shows`() throws {
        let ran = try Self.watched(
            "a.yaml b.yaml",
            """
            until_page 'timer.*2s.*3s'
            save 'items: [a, b]' a.yaml; until_page 'timer.*nothing.*3s'
            cp a.yaml new; mv new b.yaml; until_page 'No difference'
            save 'items: [' b.yaml; until_page BK1; soon errors 'with errors'
            """)
        #expect(
            ran.output == """
                130
                bannerkit: c.html: compared 1 banner: 1 changed
                bannerkit: c.html: compared 1 banner: 1 the same
                bannerkit: c.html: compared 1 banner: 1 with errors
                bannerkit: watching has ended
                a.yaml
                b.yaml
                c.html
                errors

                """, "\(ran)")
    }

    @Test func `ends if there is nothing to read at the beginning, and waits for a file that is gone later`() throws {
        let missing = try shell("bannerkit preview --diff a.yaml b.yaml -o c.html --watch", files: ["a.yaml": ""])
        #expect(missing.code == 3 && missing.errors.contains("cannot read `b.yaml`"), "\(missing)")
        // Only what is gone for half a second is said to be deleted; a busy machine can take as long.
        let ran = try Self.watched(
            "a.yaml b.yaml",
            """
            until_page 3s; start=$(now); mv b.yaml c; sleep 0.3; echo 'items: [a, b, c]' > c; mv c b.yaml
            [ $(($(now) - start)) -lt 500 ] || late='was deleted'; until_page 'items/c'; sleep 0.4
            """
        )
        let said = "bannerkit: c.html: compared 1 banner: 1 changed\nbannerkit: watching has ended\n"
        #expect(ran.output.hasPrefix("130\n\(said)a.yaml\n"), "\(ran)")
    }
}

@Suite struct `bannerkit preview --diff of several banners` {
    private static let files = [
        "old/a.banner.yaml": "items: [a, b]\n", "new/a.banner.yaml": "items: [a, b, c]\n",
        "old/b/a.banner.yaml": "items: [a, b]\n", "new/b/a.banner.yaml": "items: [a]\n",
        "old/gone.banner.yaml": "items: [a]\n", "old/same.banner.yaml": "items: [a]\n",
        "new/same.banner.yaml": "items: [a] # no difference\n",
    ]

    @Test func `writes a page for each, what they share, and a list, the same bytes every time`() throws {
        let ran = try shell(
            "bannerkit preview --diff old new -o 1; echo $?; bannerkit preview --diff old new -o 2/; diff -r 1 2 && ls 1",
            files: Self.files)
        #expect(ran.output == "0\na.html\nb--a.html\nbannerkit-diff.css\nbannerkit-diff.js\nindex.html\n")
        let summary = "compared 4 banners: 2 changed, 1 deleted, 1 the same"
        #expect(ran.errors == "bannerkit: 1/index.html: \(summary)\nbannerkit: 2/index.html: \(summary)\n")
    }

    @Test func `writes nothing where nothing differs`() throws {
        let ran = try shell("bannerkit preview --diff old old -o out; echo $?; ls", files: Self.files)
        #expect(ran == Ran(output: "0\nnew\nold\n", errors: "bannerkit: no banner differs, so no page was written\n"))
    }

    @Test func `replaces none of its inputs`() throws {
        let picture = "items: [{ id: a, image: b--a.html }, b, c]\n"
        let files = Self.files.merging(["new/a.banner.yaml": picture, "new/b--a.html": "mine"]) { $1 }
        let ran = try shell("bannerkit preview --diff old new -o new; echo $?; cat new/b--a.html", files: files)
        #expect(ran.output == "2\nmine")
        #expect(ran.errors.contains("cannot write to `new/b--a.html`, which is the same file as the input"), "\(ran)")
    }

    @Test func `goes on after a page that cannot be written, and ends with the worst`() throws {
        let files = Self.files.merging(["new/gone.banner.yaml": "items: ["]) { $1 }
        let ran = try shell(
            "mkdir -p out/a.html; bannerkit preview --diff old new -o out; echo $?; ls out; rmdir out/a.html; bannerkit preview --diff old new -o out 2> errors; echo $?",
            files: files)
        #expect(ran.output == "3\na.html\nb--a.html\nbannerkit-diff.css\nbannerkit-diff.js\nindex.html\n5\n")
        #expect(ran.errors.hasPrefix("bannerkit: cannot write `out/a.html`: it is a folder\n"), "\(ran)")
    }

    @Test func `is a folder for several revisions' banners, and for one if that is asked for`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run(
            """
            bannerkit preview --diff HEAD~3 HEAD -o all; echo $?; ls all
            bannerkit preview --diff HEAD~3 HEAD -o one/ -- home.banner.yaml; ls one
            """)
        #expect(
            ran.output == """
                5
                ads--after.html
                ads--order.html
                bannerkit-diff.css
                bannerkit-diff.js
                elsewhere.html
                home.html
                index.html
                bannerkit-diff.css
                bannerkit-diff.js
                home.html
                index.html

                """, "\(ran)")
    }
}

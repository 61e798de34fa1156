import Testing

@Suite struct `bannerkit preview --diff` {
    private static let files = [
        "old/a.banner.yaml": "items: [a, b]\n", "new/a.banner.yaml": "items: [a, b, c]\n",
        "old/gone.banner.yaml": "items: [a]\n",
    ]

    @Test func `writes one page, the same bytes every time`() throws {
        let line = "bannerkit preview --diff old/a.banner.yaml new/a.banner.yaml -o"
        let ran = try shell(
            "\(line) 1.html; echo $?; \(line) 2.html; cmp 1.html 2.html; ls", files: Self.files)
        #expect(ran == Ran(output: "0\n1.html\n2.html\nnew\nold\n"))
    }

    /// A command line, and what it is told.
    @Test(arguments: [
        (
            "old new", "`old` and `new` are folders, and a page shows one banner",
            "`bannerkit diff` compares all banners of two folders"
        ),
        (
            "/dev/null new/a.banner.yaml",
            "one of the versions does not exist, so there are not two versions to compare",
            "`bannerkit preview FILE` shows one version"
        ),
        (
            "old/a.banner.yaml new/a.banner.yaml --watch",
            "`--watch` cannot be combined with `--diff`", nil
        ),
    ])
    func `refuses what is not one banner before and after`(
        operands: String, reason: String, help: String?
    ) throws {
        let ran = try shell(
            "bannerkit preview --diff \(operands) -o out; echo $?; ls", files: Self.files)
        #expect(ran.output == "2\nnew\nold\n")
        let errors = "bannerkit: \(reason)\n" + (help.map { "  help: \($0)" } ?? "")
        #expect(ran.errors.hasPrefix(errors), "\(ran.errors)")
    }

    @Test func `names diff where several banners differ between revisions, and shows the only one`()
        throws
    {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run(
            """
            bannerkit preview --diff HEAD~3 HEAD -o several.html; echo $?
            bannerkit preview --diff HEAD~3 HEAD -o one.html -- home.banner.yaml; echo $?
            bannerkit preview --diff HEAD HEAD -o none.html; echo $?; ls *.html; cd ..
            """)
        #expect(ran.output == "2\n0\n0\none.html\n", "\(ran)")
        #expect(
            ran.errors == """
                bannerkit: 9 banners differ, and a page shows one
                  help: for a page, name one after the revisions; `bannerkit diff` shows all
                bannerkit: 1 failing scenario in `home.banner.yaml`; `bannerkit test` says why
                bannerkit: no banner differs, so no page was written

                """, "\(ran)")
    }
}

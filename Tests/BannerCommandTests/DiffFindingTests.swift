import Testing

/// What a change adds to the findings, and what a comparison leaves out.
@Suite struct `What bannerkit diff reports beside the change` {
    private static let files = [
        "ads/a.banner.yaml": "items: [{ id: a, image: images/a.png }, b]\n", "ads/images/a.png": "",
        "new/a.banner.yaml": "items: [{ id: a, image: images/a.png }, c]\n",
    ]
    private static let commit = """
        git() { command git -c user.name=a -c user.email=a@b -c init.defaultBranch=main "$@"; }
        git init -q; git add .; git commit -qm 1

        """
    private static let missing = "warning[BK5011]: the image `images/a.png` does not exist"

    /// A change, and the comparisons that must show it.
    @Test(arguments: [
        "rm ads/images/a.png; echo 'timer: 3s' >> ads/a.banner.yaml; bannerkit diff HEAD",
        "git rm -q ads/images/a.png; echo 'timer: 3s' >> ads/a.banner.yaml; git commit -qam 2; bannerkit diff HEAD~1 HEAD",
        "git mv ads/images ads/other; echo 'timer: 3s' >> ads/a.banner.yaml; git commit -qam 2; cd ads; bannerkit diff HEAD~1... -- .",
        "bannerkit diff ads new", "bannerkit diff ads/a.banner.yaml new/a.banner.yaml",
    ])
    func `is a picture that is missing now`(line: String) throws {
        let ran = try shell(Self.commit + line, files: Self.files)
        #expect(
            ran.output.contains("  Findings\n    new:\n")
                || ran.output.contains("Findings\n  new:\n"), "\(ran)")
        #expect(ran.output.contains(Self.missing), "\(ran)")
    }

    /// Changes that say nothing about pictures.
    @Test(arguments: [
        "echo 'timer: 3s' >> ads/a.banner.yaml; bannerkit diff HEAD",
        "echo 'timer: 3s' >> ads/a.banner.yaml; git commit -qam 2; rm -r ads/images; bannerkit diff HEAD~1 HEAD",
        "git rm -qr ads/images; git commit -qam 2; echo 'timer: 3s' >> ads/a.banner.yaml; bannerkit diff HEAD",
        "cp ads/a.banner.yaml new/a.banner.yaml; echo 'timer: 3s' >> new/a.banner.yaml; cat ads/a.banner.yaml | bannerkit diff - new/a.banner.yaml",
        "echo 'timer: 3s' >> ads/a.banner.yaml; git -c diff.external='bannerkit diff' diff",
    ])
    func `is no picture that was missing before, or that nobody can look for`(line: String) throws {
        let ran = try shell(Self.commit + line, files: Self.files)
        #expect(
            ran.output.contains("timer: added, `3s`") && !ran.output.contains("BK5011"), "\(ran)")
    }

    @Test func `is the end of a scenario that is too long to be compared`() throws {
        let banner =
            "items: [a, b, c]\ntimer: 2s\nscenarios: [{ name: long, duration: 4002s }, { name: short, duration: 4000s }]\n"
        let ran = try shell(
            "sed 's/c\\]/{ id: c, title: C }]/' old.yaml > new.yaml; bannerkit diff old.yaml new.yaml",
            files: ["old.yaml": banner])
        #expect(
            ran.output.contains(
                "Not compared\n  the scenario `long` after its first 2000 page changes, except their number\n"
            ),
            "\(ran)")
        #expect(!ran.output.contains("`short`"), "\(ran)")
    }
}

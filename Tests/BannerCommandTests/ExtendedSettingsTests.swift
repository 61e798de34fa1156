import Testing

private let another = "name a settings file of the same repository"

@Suite struct `Settings that extend others` {
    /// A base and what extends it in `ads`, and what is found in `ads/a`, whose pages are shown for
    /// too short a time.
    @Test(arguments: [
        ("rules: { short-dwell: error }", "extend: ../base.yaml", "error"),
        (
            "rules: { short-dwell: error }",
            "extend: ../base.yaml\nrules: { short-dwell: warning }", "warning"
        ),
        ("rules: { short-dwell: error }", "extend: ../base.yaml\nrules: { advice: off }", ""),
        ("exclude: old/", "extend: ../base.yaml\nexclude: [a.banner.yaml]", ""),
        (
            "overrides: [{ files: a*, rules: { BK5: error } }]",
            "extend: ../base.yaml\nrules: { short-dwell: warning }", "error"
        ),
        (
            "overrides: [{ files: a*, rules: { BK5: error } }]",
            "extend: ../base.yaml\noverrides: [{ files: a*, rules: { BK5: warning } }]", "warning"
        ),
    ])
    func `come after them, as if both were one file`(base: String, own: String, severity: String)
        throws
    {
        let ran = try shell(
            "mkdir .git; bannerkit validate ads -o jsonl | grep -o 'severity\":\"[a-z]*\"'",
            files: [
                "base.yaml": base + "\n", "ads/.bannerkit.yaml": own + "\n",
                "ads/a.banner.yaml": "items: [a, b]\ntimer: 1s\n",
                "ads/z.banner.yaml": "items: [a]\n",
            ])
        #expect(ran.output == (severity.isEmpty ? "" : "severity\":\"\(severity)\"\n"))
    }

    /// What is extended, and what is said of it: nothing of what is in it.
    @Test(arguments: [
        ("../base.yaml", "`../base.yaml` has errors, the first on line 2", "fix `../base.yaml`"),
        (
            ".bannerkit.yaml", "`.bannerkit.yaml` extends itself",
            "remove `extend` in one of the files"
        ),
        ("../none.yaml", "`../none.yaml` is not a file below the top of the repository", another),
        (
            "../../outside.yaml",
            "`../../outside.yaml` is not a file below the top of the repository", another
        ),
        ("../link.yaml", "`../link.yaml` is not a file below the top of the repository", another),
        ("/etc/hostname", "`/etc/hostname` is not a file below the top of the repository", another),
        ("..", "`..` is not a file below the top of the repository", another),
    ])
    func `say what is wrong with them, and quote none of their lines`(
        name: String, message: String, help: String
    )
        throws
    {
        // Also where the settings are what is checked.
        for named in ["top/ads", "top/ads/.bannerkit.yaml"] {
            try check(named, name, message, help)
        }
    }

    private func check(_ named: String, _ name: String, _ message: String, _ help: String) throws {
        let ran = try shell(
            "mkdir top/.git; ln -s ../outside.yaml top/link.yaml; bannerkit validate \(named) -q",
            files: [
                "outside.yaml": "password: secret\n",
                "top/base.yaml": "failOn: error\npassword: secret\n",
                "top/ads/.bannerkit.yaml": "extend: \(name)\n",
                "top/ads/a.banner.yaml": "items: [a]\n",
            ])
        #expect(
            ran
                == Ran(
                    output: """
                        top/ads/.bannerkit.yaml:1:9: error[BK2004]: \(message)
                          |
                        1 | extend: \(name)
                          |         \(String(repeating: "^", count: name.count))
                          |
                          = help: \(help)
                          = see: bannerkit explain BK2004


                        """, code: 2))
    }
}

@Suite struct `The site's root` {
    /// A `siteRoot` in `site/.bannerkit.yaml`, and what is found in `site/ads` about two pictures,
    /// one of which is below `site/public`.
    @Test(arguments: [
        ("failOn: error", []),
        ("siteRoot: public", ["the image `/assets/b.png` does not exist"]),
        ("siteRoot: ./ads/../public", ["the image `/assets/b.png` does not exist"]),
        ("siteRoot: /etc", ["`/etc` is not a folder of the repository"]),
        ("siteRoot: ../..", ["`../..` is not a folder of the repository"]),
        ("siteRoot: link", ["`link` is not a folder of the repository"]),
        ("siteRoot: none", ["`none` is not a folder of the repository"]),
        ("siteRoot: .bannerkit.yaml", ["`.bannerkit.yaml` is not a folder of the repository"]),
    ])
    func `is where images that begin with a slash are looked for`(
        settings: String, messages: [String]
    ) throws {
        let ran = try shell(
            "mkdir site/.git; ln -s /etc site/link; bannerkit validate site/ads -o jsonl "
                + "| grep -o 'message\":\"[^\"]*' | cut -c 11-",
            files: [
                "site/.bannerkit.yaml": settings + "\n", "site/public/assets/a.png": "",
                "site/ads/a.banner.yaml": """
                items:
                  - { id: a, image: /assets/a.png, alt: A }
                  - { id: b, image: /assets/b.png, alt: B }

                """,
            ])
        #expect(ran.output == messages.map { $0 + "\n" }.joined())
    }
}

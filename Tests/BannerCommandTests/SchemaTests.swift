import Testing

@Suite struct `bannerkit schema` {
    @Test func `prints the schema that is in the repository`() throws {
        #expect(
            try shell(
                "bannerkit schema > a; bannerkit schema -o b; cmp a b; cmp a \"$ROOT/Schemas/banner.schema.json\"; bannerkit schema --settings > c; cmp c \"$ROOT/Schemas/settings.schema.json\""
            )
                == Ran())
    }

    @Test(.enabled(if: Shell.hasTools), arguments: ["banner", "report", "settings", "diff"])
    func `is a JSON Schema, as is the report's`(name: String) throws {
        #expect(
            try shell(
                "check-jsonschema -q --check-metaschema \"$ROOT/Schemas/\(name).schema.json\"")
                == Ran())
    }

    @Test(.enabled(if: Shell.hasTools)) func `accepts every example, as the checker does`() throws {
        let ran = try shell(
            """
            check-jsonschema -q --schemafile "$ROOT/Schemas/banner.schema.json" "$ROOT"/Examples/*.yaml &&
            bannerkit validate -qq "$ROOT/Examples"
            """)
        #expect(ran == Ran())
    }

    @Test(
        .enabled(if: Shell.hasTools),
        arguments: [
            (
                "rules: { short-dwell: off, BK2001: warning, x-own: 1 }\nfailOn: never\nexclude: [old/]",
                true
            ),
            ("overrides: [{ files: [a], rules: { BK5001: error } }]", true),
            ("rules: { short-dwel: off }", false),
            ("rules: { BK1001: off }", false), ("failOn: always", false),
            ("overrides: [{ rules: {} }]", false),
            ("exclude: old\noverrides: [{ files: a, rules: { BK5: off } }]", true),
            ("exclude: { a: b }", false),
            ("rules: { BK9: off }", false), ("rules: { BK1: off }", false),
            ("rules: [short-dwell]", false),
            ("fail-on: never", false),
        ])
    func `of settings accepts what the checker accepts`(settings: String, isValid: Bool) throws {
        let ran = try shell(
            """
            bannerkit validate -qq .bannerkit.yaml; echo $?
            check-jsonschema -q --schemafile "$ROOT/Schemas/settings.schema.json" .bannerkit.yaml > /dev/null; echo $?
            """, files: [".bannerkit.yaml": settings + "\n"])
        #expect(ran.output == (isValid ? "0\n0\n" : "2\n1\n"))
    }

    @Test func `is written for editors, with the lines that lead them to it`() throws {
        let ran = try shell(
            "mkdir -p .git ads; bannerkit schema --install ads/; cmp ads/banner.schema.json \"$ROOT/Schemas/banner.schema.json\""
        )
        #expect(
            ran
                == Ran(
                    output: """
                        wrote ads/banner.schema.json

                        In a banner beside it, as the first line:
                          # yaml-language-server: $schema=banner.schema.json

                        For all banners, in VS Code's .vscode/settings.json:
                          "yaml.schemas": { "./ads/banner.schema.json": ["*.banner.yaml", "*.banner.yml"] }

                        """))
    }

    @Test func `is written again, but not over a file of another kind`() throws {
        let line = """
            bannerkit schema --install > out; sed 's/banner:1/banner:0/' banner.schema.json > ads/banner.schema.json
            bannerkit schema --install ads >> out; cmp banner.schema.json ads/banner.schema.json
            bannerkit schema --install other; cat other/banner.schema.json
            """
        let files = ["ads/a": "", "other/banner.schema.json": "{}\n"]
        #expect(
            try shell(line, files: files)
                == Ran(
                    output: "{}\n",
                    errors: """
                        bannerkit: `other/banner.schema.json` exists, and is not a schema of banner files
                          help: move it, or name another folder

                        """))
    }

    @Test func `has the name that editors and copies know it by, and refers only to itself`() throws
    {
        let ran = try shell(
            #"""
            bannerkit schema > s; grep -c '^  "$id": "urn:bannerkit:banner:1",$' s
            grep -o '"$ref": "[^"]*"' s | grep -vc '"#/definitions/'
            """#)
        #expect(ran == Ran(output: "1\n0\n", code: 1))
    }

    @Test(arguments: [
        ("schema ads", "\n  help: "), ("schema --install gone", "\n  help: "),
        ("schema --install -o a", "`--install` cannot be combined with `--output`\n"),
    ])
    func `says what is wrong`(line: String, words: String) throws {
        let ran = try shell("bannerkit \(line)")
        #expect(ran.code > 1 && ran.output.isEmpty && ran.errors.contains(words))
    }
}

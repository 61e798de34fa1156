import BannerLanguage
import BannerYAML
import Foundation
import Testing

@testable import BannerCommand

@Suite struct `bannerkit init` {
    private let projectFiles = """
        wrote .bannerkit.yaml, the project's settings
        wrote .github/workflows/banners.yml, which checks the banners of a pull request, once it installs bannerkit
        wrote .pre-commit-config.yaml, which checks the banners of a commit: `pre-commit install`
        wrote .vscode/settings.json, which gives VS Code the schema

        """

    @Test
    func
        `writes a project's missing files at the repository's top, or one banner alone if it is named`()
        throws
    {
        let shell = try Shell([
            "top/.pre-commit-config.yaml": "mine\n", "top/shop/home.banner.yaml": "items: [a]\n",
        ])
        defer { shell.remove() }
        let ran = try shell.run(
            "cd top; mkdir .git; top=$(pwd -P); cd shop; bannerkit init | sed \"s|$top|TOP|\""
        )
        #expect(
            ran
                == Ran(
                    output: """
                        kept home.banner.yaml
                        wrote banner.schema.json, so that editors complete keys and check as you type
                        wrote TOP/.bannerkit.yaml, the project's settings
                        wrote TOP/.github/workflows/banners.yml, which checks the banners of a pull request, once it installs bannerkit
                        kept TOP/.pre-commit-config.yaml
                        wrote TOP/.vscode/settings.json, which gives VS Code the schema

                        Next:
                          bannerkit validate home.banner.yaml
                          bannerkit test home.banner.yaml
                          bannerkit preview home.banner.yaml -o home.html

                        """))
        let look =
            "find . -type f | sort; cd top; cat .vscode/settings.json .pre-commit-config.yaml shop/home.banner.yaml"
        #expect(
            try shell.run("bannerkit init one.banner.yaml --no-schema > out; rm out; \(look)")
                .output == """
                    ./one.banner.yaml
                    ./top/.bannerkit.yaml
                    ./top/.github/workflows/banners.yml
                    ./top/.pre-commit-config.yaml
                    ./top/.vscode/settings.json
                    ./top/shop/banner.schema.json
                    ./top/shop/home.banner.yaml
                    { "yaml.schemas": { "./shop/banner.schema.json": ["*.banner.yaml", "*.banner.yml"] } }
                    mine
                    items: [a]

                    """)
    }

    @Test(.enabled(if: Shell.hasTools)) func `writes JSON and a hook that other programs read`()
        throws
    {
        let program = """
            import json, re
            hook = re.search('files: (.*)', open('.pre-commit-config.yaml').read())[1]
            print([bool(re.search(hook, name)) for name in ['a.banner.yaml', 'abannerxyaml']])
            print(json.load(open('.vscode/settings.json')))
            """
        let ran = try shell("bannerkit init --kind stories > out && python3 -c \"\(program)\"")
        #expect(
            ran
                == Ran(
                    output: """
                        [True, False]
                        {'yaml.schemas': {'./banner.schema.json': ['*.banner.yaml', '*.banner.yml']}}

                        """))
    }

    @Test(
        arguments: StarterBanner.styles.map { "--style \($0)" }
            + ExampleBanner.all.map { "--from \($0.name)" }
            + ExampleBanner.kinds.map { "--kind \($0.name)" } + [""])
    func `writes a banner without findings whose scenarios hold`(options: String) throws {
        let shell = try Shell()
        defer { shell.remove() }
        let ran = try shell.run("bannerkit init \(options)")
        // The smallest example has no scenario, and there is nothing to test.
        let test = options.hasSuffix("hello") ? "" : "  bannerkit test home.banner.yaml\n"
        let pictures =
            ["summer", "linen", "parcel"] + [
                "black-friday", "night", "daily", "morning", "market", "evening",
            ]
        let text = try shell.run("cat home.banner.yaml").output
        let written = pictures.filter { text.contains("/\($0).svg") }.map {
            "wrote pictures/\($0).svg\n"
        }.joined()
        #expect(!written.isEmpty || !["", "--from home", "--kind stories"].contains(options))
        #expect(
            ran
                == Ran(
                    output: """
                        wrote home.banner.yaml
                        wrote banner.schema.json, so that editors complete keys and check as you type
                        \(written)\(projectFiles)
                        Next:
                          bannerkit validate home.banner.yaml
                        \(test)  bannerkit preview home.banner.yaml -o home.html

                        """))
        let checked = "checked 1 banner, no problems\n"
        #expect(
            try shell.run("bannerkit validate --advice always --fail-on advice .")
                == Ran(output: checked))
        #expect(try shell.run("bannerkit test -qq --allow-empty .").code == 0)
        #expect(
            try shell.run("head -n 1 *.banner.yaml").output
                == "# yaml-language-server: $schema=banner.schema.json\n")
    }

    @Test(arguments: StarterBanner.styles)
    func `shows every key of a style, and no tab or wide line`(style: String) throws {
        let text = try shell("bannerkit init - --style \(style)").output
        for key in [
            "style: \(style)", "hidesForSinglePage: true", "interval: 4s", "# cycles: 3",
            "# image: ",
        ] {
            #expect(text.contains("  \(key)"), "\(key)")
        }
        #expect(
            text.split(separator: "\n").allSatisfy {
                $0.count <= 112 && !$0.contains("\t") && $0.last != " "
            })
    }

    @Test func `prints to standard output, and then writes nothing`() throws {
        let ran = try shell(
            "bannerkit init - > out; bannerkit init /dev/stdout | cmp - out; bannerkit validate -q out; ls"
        )
        #expect(ran == Ran(output: "out\n"))
    }

    @Test func `finds the schema of the repository`() throws {
        let ran = try shell(
            """
            mkdir -p repo/.git repo/Schemas repo/ads/new && bannerkit schema -o repo/Schemas/banner.schema.json
            bannerkit init repo/ads/new/a.banner.yaml > out && head -n 1 repo/ads/new/a.banner.yaml; find . -name '*.json'
            """)
        #expect(
            ran
                == Ran(
                    output: """
                        # yaml-language-server: $schema=../../Schemas/banner.schema.json
                        ./repo/Schemas/banner.schema.json

                        """))
    }

    @Test func `replaces a file only with --force, also where it is a link that leads nowhere`()
        throws
    {
        let line =
            "ln -s nowhere b.banner.yaml; for f in a b; do bannerkit init $f.banner.yaml; echo $?; done; ls; cat a.*"
        let message = { (name: String) in
            "bannerkit: `\(name).banner.yaml` exists\n  help: name another file, or replace it with `--force`\n"
        }
        #expect(
            try shell(line, files: ["a.banner.yaml": "mine\n"])
                == Ran(
                    output: "3\n3\na.banner.yaml\nb.banner.yaml\nmine\n",
                    errors: message("a") + message("b")))
        let forced = try shell(
            "bannerkit init a.banner.yaml --force --no-schema > out; bannerkit validate -q a.banner.yaml; ls",
            files: ["a.banner.yaml": "mine\n"])
        #expect(forced == Ran(output: "a.banner.yaml\nout\n"))
    }

    @Test func `leaves a file of another kind where the schema would be`() throws {
        let ran = try shell(
            "bannerkit init; ls; cat banner.schema.json", files: ["banner.schema.json": "{}\n"])
        #expect(
            ran
                == Ran(
                    output: "banner.schema.json\n{}\n",
                    errors: """
                        bannerkit: `banner.schema.json` exists, and is not a schema of banner files
                          help: move it, or name another folder

                        """))
    }

    @Test(arguments: [
        (
            "init ads",
            "`ads` is a folder\n  help: name a file in it: `bannerkit init ads/home.banner.yaml`"
        ),
        (
            "init sale.yaml",
            """
            the file name must be `NAME.banner.yaml`, not `sale.yaml`
              help: `bannerkit init sale.banner.yaml`
            """
        ),
        (
            "init --style pll",
            "`--style` cannot be `pll`\n  help: did you mean `pill`?"
        ),
        (
            "init --style pill --from hello",
            "`--style` cannot be combined with `--from`"
        ),
        (
            "init ads/.banner.yaml",
            "the file name must be `NAME.banner.yaml`, not `ads/.banner.yaml`"
        ),
        (
            "init > out; bannerkit init --kind ticker",
            "`home.banner.yaml` exists\n  help: name another file, or replace it with `--force`"
        ),
        (
            "init gone/a.banner.yaml",
            "cannot write `gone/banner.schema.json`: no such file or folder"
        ),
    ])
    func `says what is wrong`(line: String, message: String) throws {
        let ran = try shell("mkdir ads; bannerkit \(line)")
        #expect(ran.code != 0 && ran.output.isEmpty)
        #expect(ran.errors.hasPrefix("bannerkit: \(message)\n"))
    }

    @Test func `quotes a name for the shell`() throws {
        let ran = try shell(
            "bannerkit init --no-schema \"it's new.banner.yaml\" | tail -n 1 > last; sh -c \"$(sed 's/play/validate -q/' last)\""
        )
        #expect(ran == Ran())
    }

    @Test func `carries the examples of the repository`() throws {
        let folder = Shell.root.appendingPathComponent("Examples")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".banner.yaml") }.sorted()
        #expect(files.count >= 6 && files.count == ExampleBanner.all.count)
        for (file, example) in zip(files, ExampleBanner.all) {
            var text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            // After the line that names the schema comes an empty comment.
            if text.hasPrefix("# yaml-language-server:") {
                text = text.components(separatedBy: "\n").dropFirst(2).joined(separator: "\n")
            }
            #expect(example.text == text && !text.contains("$schema"))
            #expect(
                file == "\(example.name).banner.yaml"
                    || file.hasSuffix("-\(example.name).banner.yaml"))
        }
    }

    @Test(arguments: [".vscode", ".github", ".github/workflows"])
    func `writes nothing through a link`(link: String) throws {
        let ran = try shell(
            """
            mkdir far .git; mkdir -p $(dirname \(link)); ln -s $PWD/far \(link); bannerkit init > out; code=$?; ls -A far
            exit $code
            """)
        #expect(
            ran.output.isEmpty && ran.code == 3 && ran.errors.contains("`\(link)` is a link"),
            "\(ran)")
    }
}

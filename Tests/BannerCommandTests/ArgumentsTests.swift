import Testing

@testable import BannerCommand

@Suite struct `A command's arguments` {
    static let command = CommandText(
        Array("[test] PATH...\ntests\n-q, --quiet\n--max-size\n-o, --output\n--color\n".utf8),
        "test")

    @Test(
        arguments: [
            (["a", "b"], ["a", "b"], 0, nil, []),
            (["-q", "a", "--quiet"], ["a"], 2, nil, []),
            (["-qq", "a"], ["a"], 2, nil, []),
            (["a", "--max-size=5", "b"], ["a", "b"], 0, "5", []),
            (["--max-size", "5", "a"], ["a"], 0, "5", []),
            (["--max-size", "5", "--max-size=6"], [], 0, "6", []),
            (["-ox", "-o", "y", "--output=z"], [], 0, nil, ["x", "y", "z"]),
            (["-qoq"], [], 1, nil, ["q"]),
            (["-", "-o", "-"], ["-"], 0, nil, ["-"]),
            (["-o", "--quiet"], [], 0, nil, ["--quiet"]),
            (["--output="], [], 0, nil, [""]),
            (["-q", "--", "-q", "--", "--bogus"], ["-q", "--", "--bogus"], 1, nil, []),
        ] as [([String], [String], Int, String?, [String])])
    func `may come in any order`(
        words: [String], operands: [String], quiet: Int, maxSize: String?, outputs: [String]
    ) throws {
        let arguments = try Arguments(words.map { Path($0) }[...], of: Self.command)
        #expect(arguments.operands.map(\.text) == operands)
        #expect(arguments.count(of: .quiet) == quiet)
        #expect(arguments.value(of: .maxSize) == maxSize)
        #expect(arguments.paths(of: .output).map(\.text) == outputs)
    }

    @Test(arguments: [
        ["--quie"], ["--max"], ["-z"], ["-qz"], ["--max-size"], ["-o"], ["--quiet="],
        ["--color", "red"], ["---"],
        ["--="],
        ["-é"],
    ])
    func `are refused where they make no sense, abbreviations too`(words: [String]) {
        #expect(throws: Failure.self) {
            try Arguments(words.map { Path($0) }[...], of: Self.command)
        }
    }

    @Test(arguments: Command.all.map(\.name))
    func `are said to be something for each command`(name: String) {
        let text = CommandText(name)
        #expect(!text.summary.isEmpty && !text.examples.isEmpty)
        for line in text.options {
            let options = Option.allCases.filter { $0.isNamed(line.name) }
            #expect(options.map(\.name) == [line.name] && !line.summary.isEmpty)
        }
    }

    @Test func `keep the bytes of names that are not UTF-8`() throws {
        let name = Path(bytes: [0x61, 0xFF, 0x62])
        #expect(try Arguments([name][...], of: Self.command).operands == [name])
        #expect(
            try Arguments(
                [Path(bytes: Array("--output=".utf8) + name.bytes)][...], of: Self.command
            )
            .path(of: .output)
                == name)
    }
}

@Suite struct `A file's name` {
    @Test(arguments: [
        ("./a", "a"), ("././a/", "a"), ("a//", "a"), ("/", "/"), (".", "."), ("./", "."),
        ("../a", "../a"),
        ("a/./b", "a/./b"),
    ])
    func `is shown without what says nothing`(name: String, tidied: String) {
        #expect(Path(name).tidied.text == tidied)
    }

    @Test(arguments: [
        ("a.banner.yaml", true), ("b/a.banner.yml", true), ("a.yaml", false),
        (".banner.yaml", false),
        ("a.banner.yaml.bak", false),
    ])
    func `says whether it is a banner`(name: String, isBanner: Bool) {
        #expect(Path(name).isBannerFile == isBanner)
    }

    @Test(arguments: [("a/b", "a", "b"), ("/b", "/", "b"), ("b", ".", "b")])
    func `has a folder`(name: String, folder: String, last: String) {
        #expect(Path(name).folder.text == folder)
        #expect(Path(name).lastComponent == Array(last.utf8))
    }
}

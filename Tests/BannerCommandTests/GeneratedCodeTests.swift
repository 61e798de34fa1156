import BannerDiagnostics
import BannerRules
import BannerTestSupport
import Foundation
import Testing

@testable import BannerCodeGenerator

@Suite struct `Generated code` {
    /// Compiles what follows with the library, as the documentation's programs are.
    private static let compile = """
        grep -v '/BannerCommand\\.build/' "$PRODUCTS/bannerkit.product/Objects.LinkFileList" >objects
        swiftc -swift-version 6 -warnings-as-errors -I "$PRODUCTS/Modules" -I "$ROOT/Sources/CYaml" \\
            -Xcc -fmodule-map-file="$PRODUCTS/CBannerParts.build/module.modulemap" \\
            $(pkg-config --cflags --libs yaml-0.1 2>/dev/null || echo -lyaml) *.swift @objects -o program
        """

    /// Texts that a careless writer of literals gets wrong.
    private static let texts: [String] = {
        let codes: [ClosedRange<UInt32>] = [
            0...0x17F, 0x300...0x310, 0x2000...0x206F, 0xFE00...0xFE0F, 0xFFF0...0xFFFF,
            0x1F1E6...0x1F1E8,
            0x1F600...0x1F602, 0xE0100...0xE0102, 0x10FFF0...0x10FFFF,
        ]
        return [
            "", "\\(1 + 1)", "\"\"\"", "\"#", "\\u{41}", "//", "/* */", "\r\n", "e\u{301}", "👨‍👩‍👧",
            "☀️", "안녕",
        ]
            + codes.flatMap { $0 }.compactMap(Unicode.Scalar.init).flatMap {
                ["\($0)", "\\\($0)\"", "a\($0)b"]
            }
    }()

    private static let numbers: [Double] = [
        0, -0.0, 1, 0.1, 1 / 3, 1e15, 1e16, 1e21, 123_456_789.125, .leastNonzeroMagnitude,
        .greatestFiniteMagnitude,
        -2.5, .infinity,
        -.infinity,
    ]

    /// YAML files by name: the examples, the good examples of all rules, a name for each word of
    /// Swift.
    private static func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for rule in Rule.all { files["\(rule.id).banner.yaml"] = rule.good }
        for word in SwiftName.keywords {
            files["\(word).banner.yaml"] = "items: [\(word == "class" ? "class" : "a")]\n"
        }
        let examples = Shell.root.appendingPathComponent("Examples")
        for name in try FileManager.default.contentsOfDirectory(atPath: examples.path)
        where name.hasSuffix(".yaml") {
            files[name] = try String(
                contentsOf: examples.appendingPathComponent(name), encoding: .utf8)
        }
        for page in try Page.definition() { files.merge(page.files) { first, _ in first } }
        files["many.banner.yaml"] =
            "items:\n"
            + (1...500).map { "  - { id: i\($0), title: T\($0), duration: \($0)s }\n" }.joined()
        return files
    }

    @Test func `makes the banners that YAML makes, texts and numbers exactly`() throws {
        let shell = try Shell(try Self.files())
        defer { shell.remove() }
        let count = Sample.size(300)
        let wrote = try shell.run(
            """
            python3 -B "$ROOT/Tests/Outside/GeneratedCode/write.py" \(count) 1
            ls *.banner.yaml | xargs "\(Shell.products.path)/BannerCodeGenerator" Banners.swift | grep error || true
            """)
        #expect(wrote == Ran())
        let names = try FileManager.default.contentsOfDirectory(atPath: shell.folder.path)
            .filter { $0.hasSuffix(".banner.yaml") }.sorted()
        #expect(names.count > 100 + count)
        let banners = try names.map { ($0, try #require(SwiftName.name(ofFile: $0))) }
        let literals = Self.texts.map {
            "check(\(StringLiteral.text($0)), [\($0.unicodeScalars.map { "\($0.value)" }.joined(separator: ", "))])\n"
        }
        let numbers = Self.numbers.map { number in
            "check(\(Literal(number, in: Defaults()).text()), \(number.bitPattern))\n"
        }
        let program = """
            import BannerYAML
            import Foundation
            nonisolated(unsafe) var faults = 0
            func check(_ name: String, _ banner: Banners.Banner) {
                let bytes = [UInt8](FileManager.default.contents(atPath: name) ?? Data())
                if BannerFile.read(BannerSource(name: name, bytes: bytes)).banner != banner { fail(name) }
            }
            func check(_ text: String, _ codes: [UInt32]) { if text.unicodeScalars.map(\\.value) != codes { fail(text) } }
            func check(_ number: Double, _ bits: UInt64) { if number.bitPattern != bits { fail("\\(number)") } }
            func fail(_ what: String) {
                faults += 1
                print(what, "differs")
            }

            """
        let checks = banners.map { "check(\"\($0)\", Banners.\($1))\n" } + literals + numbers
        try (program + checks.joined() + "print(faults, \"faults\")\n").write(
            to: shell.folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8
        )
        let built = try shell.run(Self.compile, environment: ["PRODUCTS": Shell.products.path])
        try #require(built.code == 0, "\(built.output.prefix(4_000))\(built.errors.prefix(4_000))")
        #expect(try shell.run("./program") == Ran(output: "0 faults\n"))
    }

    @Test func `is only written when it changes, and not with an error`() throws {
        let shell = try Shell(["a.banner.yaml": "items: [x]\n"])
        defer { shell.remove() }
        let generate = "\"\(Shell.products.path)/BannerCodeGenerator\" Banners.swift *.banner.yaml"
        #expect(try shell.run(generate) == Ran())
        let ran = try shell.run(
            """
            touch -d @1000000000 Banners.swift
            echo '# a remark' >> a.banner.yaml
            \(generate)
            find . -name Banners.swift -not -newermt @1000000001
            echo 'timmer: 2s' >> a.banner.yaml
            \(generate) || echo "failed: $?"
            find . -name Banners.swift -not -newermt @1000000001
            echo 'items: [x, y]' > a.banner.yaml
            \(generate)
            find . -name Banners.swift -newermt @1000000001
            mkdir folder.banner.yaml
            \(generate) || echo "failed: $?"
            """)
        #expect(
            ran
                == Ran(
                    output: """
                        ./Banners.swift
                        a.banner.yaml:3:1: error: `timmer` is not a key of a banner [BK2001]
                        a.banner.yaml:3:1: note: write `timer`
                        failed: 1
                        ./Banners.swift
                        ./Banners.swift
                        folder.banner.yaml:1:1: error: cannot read this file
                        failed: 1

                        """))
    }

    @Test func `is shown in the documentation as it is`() throws {
        let page = try Page(named: "BannersInAnApp")
        let file = try #require(page.yaml.first)
        let name = try #require(file.fileName)
        let code = GeneratedCode([SourceFile(name: name, bytes: Array(file.text.utf8))])
        #expect(
            page.program.contains(code.text.replacing("import BannerKit\n\n", with: "")),
            "\(code.text)")
    }
}

import BannerDiagnostics
import BannerLanguage
import BannerTestSupport
import BannerYAML
import Foundation
import Testing

/// Runs check-jsonschema (PyPI), a validator that is not ours, where it is installed; `make test`
/// says that it must be.
@Suite(
    "The JSON Schema and the checker",
    .enabled(if: CheckJSONSchema.path != nil || CheckJSONSchema.isRequired))
struct SchemaAgreementTests {
    /// The rules that only the checker knows: the list that `make agreement` uses.
    static let checkerOnly: [String] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Outside/Agreement/checker-only.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            String($0.prefix { $0 != " " })
        }
    }()

    /// The rules of shape and value whose bad example the schema must also refuse.
    private static let structural = Rule.beyondReading.filter {
        !$0.bad.isEmpty && $0.severity == .error && !checkerOnly.contains($0.id)
    }

    @Test func `refuse the same structural faults`() throws {
        let texts =
            SchemaAgreementTests.structural.map { Marked($0.bad).text }
            + SchemaAgreementTests.faults
        let refused = try CheckJSONSchema.refused(texts)
        for (text, isRefused) in zip(texts, refused) {
            #expect(isRefused, "the schema accepts:\n\(text)")
            #expect(BannerFile.reading(text).banner == nil, "the checker accepts:\n\(text)")
        }
    }

    @Test func `accept the same banners`() throws {
        let texts = Rule.beyondReading.map(\.good) + SchemaAgreementTests.sound
        let refused = try CheckJSONSchema.refused(texts)
        for (text, isRefused) in zip(texts, refused) {
            #expect(!isRefused, "the schema refuses:\n\(text)")
            #expect(BannerFile.reading(text).banner != nil, "the checker refuses:\n\(text)")
        }
    }

    @Test func `differ only by the rules that are listed`() throws {
        // One rule's findings are errors only if the banner cannot be played, which its example
        // can.
        let rules = Rule.beyondReading.filter {
            ($0.severity == .error || SchemaAgreementTests.checkerOnly.contains($0.id))
                && !$0.bad.isEmpty
        }
        let refused = try CheckJSONSchema.refused(rules.map { Marked($0.bad).text })
        let shown = SchemaAgreementTests.checkerOnly.filter { id in rules.contains { $0.id == id } }
        #expect(zip(rules, refused).filter { !$0.1 }.map(\.0.id) == shown)
    }

    /// Banners that are wrong in one place, in their shape only.
    private static let faults =
        [
            "[a]", "text", "{}", "items: a", "items: []", "items: [a]\nversion: 2",
            "items: [a]\nname: 3",
            "items: [a]\nfoo: 1",
            "items: [[a]]", "items: [{}]", "items: [{ id: a, foo: 1 }]",
            "items: [{ id: a, tags: b }]",
            "items: [\"a b\"]",
            "items: [{ id: a, link: //b }]", "items: [{ id: a, image: //b }]",
            "items: [{ id: a, color: \"#ff\" }]",
            "items: [{ id: a, duration: 0 }]", "items: [{ id: a, duration: 2 s }]",
            "items: [a]\nviewport: 3",
            "items: [a]\nviewport: { width: 0 }", "items: [a]\nviewport: { width: \"3\" }",
            "items: [a]\nlayout: { direction: up }",
            "items: [a]\nlayout: { spacing: -1 }", "items: [a]\npaging: { startPage: -1 }",
            "items: [a]\npaging: { startPage: true }",
            "items: [a]\npaging: { maxPagesPerSwipe: 1.5 }", "items: [a]\ntimer: []",
            "items: [a]\ntimer: true",
            "items: [a]\ntimer: {}", "items: [a]\ntimer: 0", "items: [a]\ntimer: 0s",
            "items: [{ id: a, duration: 0.0ms }]", "items: [a]\ntransition: -1s",
            "items: [a]\ntimer: -2s",
            "items: [a]\ntimer: { interval: 2s, foo: 1 }",
            "items: [a]\ntransition: { easing: fast }",
            "items: [a]\ntransition: { easing: [0, 0, 1] }",
            "items: [a]\ntransition: { easing: [2, 0, 1, 1] }",
            "items: [a]\ntransition: { easing: { x1: 0 } }",
            "items: [a]\nfocus: big", "items: [a]\nfocus: 0", "items: [a]\nindicator: dot",
            "items: [a]\nindicator: 3",
            "items: [a]\nindicator: { style: dot }", "items: [a]\nindicator: { big: 3 }",
            "items: [a]\nindicator: { style: pill, big: 3 }",
            "items: [a]\nindicator: { style: none, size: 3 }",
            "items: [a]\nindicator: { hidesForSinglePage: 1 }",
            "items: [a]\nscenarios: a", "items: [a]\nscenarios: [{ name: a }]",
            "items: [a]\nscenarios: [{ duration: 3s }]",
        ] + inputs.map { "items: [a]\nscenarios: [{ name: b, duration: 9s, inputs: [\($0)] }]" }
        + expectations.map { "items: [a]\nscenarios: [{ name: b, duration: 9s, expect: [\($0)] }]" }

    private static let inputs = [
        "a", "{ at: 1s }", "{ tap: true }", "{ at: 1s, tap: false }",
        "{ at: 1s, tap: true, next: true }",
        "{ at: 1s, swipe: left }", "{ at: 1s, drag: 3 }", "{ at: 1s, drag: {} }",
        "{ at: 1s, drag: { by: 1, over: -1s } }",
        "{ at: 1s, select: [0] }", "{ at: x, tap: true }",
    ]

    private static let expectations = [
        "{}", "{ at: 1s }", "{ page: a }", "{ at: 1s, always: a }", "{ always: a, never: a }",
        "{ from: 1s }",
        "{ item: a }",
        "{ item: a, page: a, shownAtLeast: 1s }", "{ changes: 1.5 }",
        "{ changes: 1, at: 1s, page: a }",
        "{ at: 1s, indicator: { foo: 1 } }", "{ at: 1s, indicator: { sizes: 3 } }",
        "{ at: 1s, indicator: 3 }",
    ]

    private static let sound = [
        "items: [a]", "items: [{ id: a }]\nx-b: 3", "items: [a]\nversion: 1.0",
        "items: [a]\ntimer: 1.5\nfocus: 2",
        "items: [a]\ntransition: -0s", "items: [a]\ntimer: 0.05s\ntransition: 0s",
        "items: [a]\ntimer: \"2\"\ntransition: 0", "items: [a]\nindicator: { size: 3, x-b: 1 }",
        "items: [a]\nindicator: { style: none, color: \"#FFF\" }",
        "items: [a]\npaging: { startPage: a }",
        "items: [{ id: a, title: no, link: \"myapp://x\", image: a/../b.png }]",
        "items: [{ id: a, title: 2026-01-01 }]",
        "items: [a]\ntransition: { easing: [0, -3, 1, 9] }",
        "items: [a]\nscenarios: [{ name: b, duration: 9s, inputs: [{ at: 1s, tap: true, x-c: 1 }], expect: [{ always: 0 }] }]",
        "items: [a]\nscenarios: [{ name: b, duration: 9s, expect: [{ at: 0, page: a, indicator: { count: 1 } }] }]",
    ]
}

/// check-jsonschema as a child process.
enum CheckJSONSchema {
    /// Whether its absence is a failure.
    static let isRequired = ProcessInfo.processInfo.environment["BANNERKIT_TOOLS"] == "required"

    /// Where it is installed; `nil` where it is not.
    static let path: String? = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
        .map { "\($0)/check-jsonschema" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// For each text, whether the schema refuses it.
    static func refused(_ texts: [String]) throws -> [Bool] {
        let path = try #require(path, "check-jsonschema is not installed: .ci/install tests")
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "bannerkit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let schema = folder.appending(path: "schema.json")
        try BannerJSONSchema.text.write(to: schema, atomically: true, encoding: .utf8)
        let names = texts.indices.map { "\($0).yaml" }
        for (name, text) in zip(names, texts) {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = ["--schemafile", schema.path, "-o", "json"] + names
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // Without `errors` it has not validated anything.
        let result = try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
        let errors = try #require(result["errors"] as? [[String: Any]])
        let faults = errors + (result["parse_errors"] as? [[String: Any]] ?? [])
        let files = Set(try faults.map { try #require($0["filename"] as? String) })
        try #require(files.isSubset(of: names))
        return names.map(files.contains)
    }
}

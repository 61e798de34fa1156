import BannerDiagnostics
import BannerRules
import Foundation
import Testing

@testable import BannerCommand

/// What version 1 promises («What stays»): a line for each key, word, default, rule, option, exit
/// code, field, member and file.
///
/// `BANNERKIT_RECORD=1` adds the lines of what is new; it removes none.
@Suite struct `What stays` {
    private static let file = Shell.root.appendingPathComponent(
        "Tests/BannerCommandTests/Stays/version-1.txt")

    @Test(.enabled(if: Shell.hasTools)) func `is listed, and nothing of it is gone`() throws {
        let now = try Set(
            Self.schemas() + Self.program() + Self.element() + Self.timelines() + Self.outputs())
        let text = try? String(contentsOf: Self.file, encoding: .utf8)
        let promised = Set((text ?? "").split(separator: "\n").map(String.init))
        if Shell.isRecording {
            let lines = now.union(promised).sorted()
            return try (lines.joined(separator: "\n") + "\n").write(
                to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(promised.count > 1_000)
        #expect(promised.subtracting(now).sorted() == [], "promised, and gone")
        #expect(now.subtracting(promised).sorted() == [], "new: make record promises it")
    }

    @Test func `is on the page with the files that list it`() throws {
        let page = try Page(named: "WhatStays").text
        let names = page.matches(of: /`([\w\/.-]+\.(?:json|txt|d\.ts))`/).map { String($0.1) }
        let files = names.filter { $0.contains("/") }
        #expect(files.count == 7, "six lists, and version-1.txt")
        for name in files {
            let file = Shell.root.appendingPathComponent(name)
            #expect(FileManager.default.fileExists(atPath: file.path), "\(name)")
        }
    }

    /// The keys, words and defaults of each schema, by their places.
    private static func schemas() throws -> [String] {
        try ["banner", "settings", "report", "diff"].flatMap { name in
            try lines(of: json("Schemas/\(name).schema.json"), at: name)
        }
    }

    private static func lines(of schema: Any, at place: String) throws -> [String] {
        if let list = schema as? [Any] { return try list.flatMap { try lines(of: $0, at: place) } }
        guard let schema = schema as? [String: Any] else { return [] }
        return try schema.flatMap { keyword, value -> [String] in
            switch (keyword, value) {
            case ("properties", let keys as [String: Any]),
                ("definitions", let keys as [String: Any]):
                try keys.flatMap { key, value in
                    let inner = keyword == "properties" ? "\(place).\(key)" : "\(place)/\(key)"
                    return try [inner] + lines(of: value, at: inner)
                }
            case ("enum", let words as [Any]): words.map { "\(place) = \($0)" }
            case ("default", _): ["\(place) is \(try text(of: value)) by default"]
            case ("items", _): try lines(of: value, at: place + "[]")
            case ("anyOf", _), ("oneOf", _), ("allOf", _), ("then", _), ("else", _):
                try lines(of: value, at: place)
            default: []
            }
        }
    }

    /// The rules, the exit codes, and the commands with their options.
    private static func program() -> [String] {
        let commands = Command.all.flatMap { command in
            ["command \(command.name)"]
                + command.text.options.map { "option \(command.name) --\($0.name)" }
        }
        let rules = Rule.all.flatMap { rule in
            ["rule \(rule.id) \(rule.slug)"]
                + BannerReport.Severity.allCases.filter { $0 <= rule.severity }
                .map { "rule \(rule.id) is at most \($0)" }
        }
        return rules
            + ExitCode.allCases.map { "exit code \($0.rawValue)" } + commands
    }

    /// What pages can use of the element, and what `resolve` writes.
    private static func element() throws -> [String] {
        let manifest = try json("Sources/BannerPage/Element/custom-elements.json")
        let modules = (manifest as? [String: Any])?["modules"] as? [[String: Any]]
        let declarations = modules?.first?["declarations"] as? [[String: Any]]
        let element = try #require(declarations?.first)
        let kinds = element.flatMap { kind, value in
            (value as? [[String: Any]] ?? []).compactMap { $0["name"] }
                .map { "element \(kind) \($0)" }
        }
        var (name, resolved) = ("", [String]())
        for line in try text("Schemas/banner-resolved.d.ts").split(separator: "\n") {
            if let found = line.firstMatch(of: /(?:interface|type) (\w+)/) {
                name = String(found.1)
            }
            if let found = line.firstMatch(of: /^ +(\w+)\??:/) {
                resolved.append("resolved \(name).\(found.1)")
            }
        }
        return kinds + resolved
    }

    /// The fields of the events and the states in the cases of the conformance suite.
    private static func timelines() throws -> [String] {
        try text("Tests/Conformance/cases.ndjson").split(separator: "\n").flatMap { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            let events = (object?["events"] as? [[String: Any]] ?? []).flatMap { event in
                event.keys.map { "event \(event["event"] ?? "").\($0)" }
            }
            let states = (object?["states"] as? [[String: Any]] ?? []).flatMap(\.keys)
            return events + states.map { "state \($0)" }
        }
    }

    /// The fields of what other commands write as NDJSON, and the files of `build`.
    private static func outputs() throws -> [String] {
        let banner = """
            timer: 2s
            items: [{ id: a, when: { from: 2026-12-01, until: 2026-12-05 } }, b, { id: c, when: otherwise }]
            scenarios: [{ name: s, duration: 5s, expect: [{ at: 3s, page: 1 }] }]

            """
        let days = "--from 2026-11-30 --to 2026-12-10"
        let batch = [
            "validate", "test", "summary", "timeline", "state --at 3s", "calendar \(days)",
            "resolve",
        ]
        let commands =
            ["", "--expected"].map { ("calendar", "calendar a.banner.yaml \(days) \($0)") }
            + [
                ("calendar", "calendar a.banner.yaml --at 2026-12-01"),
                ("summary", "simulate a.banner.yaml --summary"),
            ].map { ($0, "\($1) -f ndjson") } + batch.map { ("batch", "batch --do \($0) < specs") }
        let built = try shell(
            "bannerkit build --fragment --npm a.banner.yaml -o out && ls out",
            files: ["a.banner.yaml": "items: [a, b]\n"])
        #expect(built.code == 0, "\(built)")
        let files = built.output.split(separator: "\n").map { "file \($0)" }
        return try files
            + commands.flatMap { name, command in
                let ran = try shell(
                    """
                    bannerkit resolve a.banner.yaml | jq -c '{id: 7, spec: .}' > specs
                    echo '{"id": 8, "spec": {"items": []}}' >> specs
                    bannerkit \(command)
                    """, files: ["a.banner.yaml": banner])
                let lines = ran.output.split(separator: "\n")
                #expect(!lines.isEmpty, "\(command): \(ran)")
                return try lines.flatMap { line in
                    fields(of: try JSONSerialization.jsonObject(with: Data(line.utf8)), at: name)
                }
            }
    }

    private static func fields(of value: Any, at place: String) -> [String] {
        if let list = value as? [Any] { return list.flatMap { fields(of: $0, at: place + "[]") } }
        return (value as? [String: Any] ?? [:]).flatMap { key, value in
            ["\(place).\(key)"] + fields(of: value, at: "\(place).\(key)")
        }
    }

    private static func text(of value: Any) throws -> String {
        let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys]
        return String(
            decoding: try JSONSerialization.data(withJSONObject: value, options: options),
            as: UTF8.self)
    }

    private static func text(_ name: String) throws -> String {
        try String(
            contentsOf: Shell.root.appendingPathComponent(name),
            encoding: .utf8)
    }

    private static func json(_ name: String) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(text(name).utf8))
    }
}

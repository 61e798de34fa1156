import BannerDiagnostics
import BannerKit
import BannerLanguage
import Foundation
import Testing

@testable import BannerYAML

@Suite("The JSON Schema")
struct JSONSchemaTests {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let file = repository.appending(path: "Schemas/banner.schema.json")

    @Test func `is the file under Schemas; make record rewrites it`() throws {
        if ProcessInfo.processInfo.environment["BANNERKIT_RECORD"] != nil {
            try BannerJSONSchema.text.write(
                to: JSONSchemaTests.file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: JSONSchemaTests.file, encoding: .utf8) == BannerJSONSchema.text)
    }

    @Test func `is JSON`() throws {
        let object =
            try JSONSerialization.jsonObject(with: Data(BannerJSONSchema.text.utf8))
            as? [String: Any]
        #expect(object?["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
        #expect(object?["$id"] as? String == "urn:bannerkit:banner:1")
    }

    /// Every schema in the document, with its path.
    private static func schemas(_ json: JSON, _ place: String = "#") -> [(
        place: String, members: [String: JSON]
    )] {
        guard case .object(let members) = json else { return [] }
        let own = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
        let inner = members.flatMap { member -> [(place: String, members: [String: JSON])] in
            let place = "\(place)/\(member.key)"
            switch (member.key, member.value) {
            case ("properties", .object(let keys)), ("definitions", .object(let keys)),
                ("patternProperties", .object(let keys)),
                ("dependencies", .object(let keys)):
                return keys.flatMap { schemas($0.value, "\(place)/\($0.key)") }
            case ("items", .object), ("if", .object), ("then", .object), ("not", .object):
                return schemas(member.value, place)
            case ("allOf", .array(let list)), ("anyOf", .array(let list)),
                ("items", .array(let list)):
                return list.enumerated().flatMap { schemas($0.element, "\(place)/\($0.offset)") }
            default: return []
            }
        }
        return [(place, own)] + inner
    }

    private static let all = schemas(BannerJSONSchema.document)
    /// The keys of mappings, except for the conditions on them.
    private static let properties = all.filter {
        $0.place.contains("/properties/") && !$0.place.contains("/if/")
    }

    @Test func `says of each key its type, its meaning, and a default or an example`() {
        #expect(JSONSchemaTests.properties.count > 90)
        for (place, members) in JSONSchemaTests.properties
        where place.split(separator: "/").dropLast().last == "properties" {
            #expect(members["type"] != nil, "\(place)")
            #expect(
                members["description"] != nil && members["markdownDescription"] != nil, "\(place)")
            #expect(members["default"] != nil || members["examples"] != nil, "\(place)")
        }
    }

    @Test func `repeats defaults in the text that editors show`() {
        var checked = 0
        for (place, members) in JSONSchemaTests.properties {
            guard let value = members["default"],
                case .string(let text)? = members["markdownDescription"]
            else {
                continue
            }
            #expect(text.hasSuffix("Default: `\(value.yaml)`."), "\(place)")
            checked += 1
        }
        #expect(checked > 50)
    }

    @Test func `has a title for each mapping, and closes it except for keys that begin with x-`() {
        var checked = 0
        for (place, members) in JSONSchemaTests.all
        where members["required"] != nil || members["properties"] != nil {
            guard !place.contains("/if"), !place.contains("/anyOf/"), !place.contains("/not"),
                members["type"] != nil
            else { continue }
            #expect(members["title"] != nil, "\(place)")
            let isOpenForStyles = ["#/definitions/indicator", "#/definitions/breakpointIndicator"]
                .contains(place)
            #expect(members["additionalProperties"] == (isOpenForStyles ? nil : false), "\(place)")
            #expect((members["patternProperties"] != nil) == !isOpenForStyles, "\(place)")
            checked += 1
        }
        #expect(checked > 10)
    }

    @Test func `describes each word, for every editor`() {
        var checked = 0
        for (place, members) in JSONSchemaTests.all {
            guard case .array(let words)? = members["enum"], case .string? = words.first else {
                continue
            }
            guard case .array(let plain)? = members["enumDescriptions"],
                case .array(let markdown)? = members["markdownEnumDescriptions"],
                case .object(let metadata)? = members["x-intellij-enum-metadata"]
            else {
                Issue.record("\(place) describes no words")
                continue
            }
            #expect(plain.count == words.count && markdown.count == words.count, "\(place)")
            #expect(metadata.map { .string($0.key) } == words, "\(place)")
            checked += 1
        }
        #expect(checked >= 8)
    }

    @Test func `puts nothing beside a reference, which draft-07 would drop, and uses no oneOf`() {
        #expect(JSONSchemaTests.all.contains { $0.members["$ref"] != nil })
        for (place, members) in JSONSchemaTests.all {
            if members["$ref"] != nil { #expect(members.count == 1, "\(place)") }
            #expect(members["oneOf"] == nil, "\(place)")
        }
    }

    @Test func `has only patterns that can be read, each with a message`() throws {
        var checked = 0
        for (place, members) in JSONSchemaTests.all {
            guard case .string(let pattern)? = members["pattern"] else { continue }
            #expect(throws: Never.self, "\(place)") { try NSRegularExpression(pattern: pattern) }
            #expect(members["patternErrorMessage"] != nil, "\(place)")
            checked += 1
        }
        #expect(checked > 5)
    }

    @Test func `shows snippets that are banners`() {
        guard case .object(let members) = BannerJSONSchema.document,
            case .array(let snippets)? = members.first(where: { $0.key == "defaultSnippets" })?
                .value
        else {
            Issue.record("no snippets")
            return
        }
        #expect(!snippets.isEmpty)
        for snippet in snippets {
            guard case .object(let members) = snippet,
                case .object(let body)? = members.first(where: { $0.key == "body" })?.value
            else {
                Issue.record("no body")
                continue
            }
            let text = body.map { "\($0.key): \($0.value.yaml)\n" }.joined()
            #expect(BannerFile.reading(text).lines == [])
        }
    }

    /// Each key's default and example, under the keys that lead to it.
    private static let shown: [String] = {
        guard case .record(let banner) = BannerFileTests.table else { return [] }
        return banner.keys.flatMap { key -> [String] in
            let values = [key.defaultValue, key.example].compactMap { $0?.yaml }
            // Cards of 0.7 go round, a button pauses only a timer, and several cards on a page begin
            // at the edge.
            var items = key.key == "items" ? "" : "items: [summer-sale, autumn, winter, spring]\n"
            if key.key == "controls" { items += "timer: 5s\n" }
            if key.key == "paging" {
                items += "layout: { align: start, cellWidthMultiplier: 0.8 }\n"
            }
            var texts = values.map { "\(items)\(key.key): \($0)\n" }
            if case .either(_, .record(let record)) = key.schema {
                texts += lines(record, under: key.key, items)
            }
            if case .record(let record) = key.schema {
                texts += lines(record, under: key.key, items)
            }
            return texts
        }
    }()

    /// The same for the keys of items and of scenarios.
    private static let shownInLists: [String] = {
        guard case .record(let banner) = BannerFileTests.table else { return [] }
        return banner.keys.flatMap { key -> [String] in
            let texts =
                switch key.schema {
                case .list(.either(_, .record(let record)), _): lines(record, under: key.key, "")
                case .list(.record(let record), _):
                    lines(record, under: key.key, "items: [summer-sale, autumn]\n")
                default: [String]()
                }
            return texts.map {
                "\($0.replacing("\(key.key): {", with: "\(key.key): [{").dropLast())]\n"
            }
        }
    }()

    private static func lines(_ record: RecordSchema, under key: String, _ items: String)
        -> [String]
    {
        record.keys.flatMap { line in
            let form = record.forms.first { $0.keys.contains(line.key) } ?? record.forms.first
            let needed = record.keys.filter {
                $0.isRequired || form?.required.contains($0.key) ?? false
            }
            let others = needed.filter { $0.key != line.key }.map {
                "\($0.key): \($0.example.yaml), "
            }.joined()
            // Content that drifts snaps to no page.
            let items = items + (line.key == "drift" ? "paging: { snap: none }\n" : "")
            return [line.defaultValue, line.example].compactMap { $0?.yaml }
                .map { "\(items)\(key): { \(others)\(line.key): \($0) }\n" }
        }
    }

    @Test func `shows defaults and examples of every mapping but those inside scenarios`() {
        #expect(JSONSchemaTests.shown.count > 50)
        #expect(
            JSONSchemaTests.shownInLists.contains {
                $0.contains("items: [{ ") && $0.contains("color: ")
            })
        #expect(JSONSchemaTests.shownInLists.contains { $0.contains("scenarios: [{ ") })
    }

    @Test(arguments: shown)
    func `shows defaults and examples that the checker accepts`(text: String) {
        #expect(BannerFile.reading(text).lines == [])
    }

    /// A key alone may still give advice: an image wants its `alt`.
    @Test(arguments: shownInLists)
    func `shows defaults and examples that make a banner`(text: String) {
        #expect(BannerFile.reading(text).banner != nil, "\(BannerFile.reading(text).lines)")
    }
}

extension BannerFileTests {
    /// The table of the whole language.
    static let table = Language.banner
}

import BannerDiagnostics
import BannerKit

/// The banner language as a JSON Schema (draft-07), for editors and for other validators; derived from the table of keys.
///
/// Whatever it refuses, the checker also refuses; the rules between keys are known only to the checker.
package enum BannerJSONSchema {
    /// The schema as a file, with a line break at its end.
    package static let text = document.document() + "\n"

    /// The schema's name, which carries the version of the language.
    static let identifier = "\(family)1"

    /// How the name of every version's schema begins.
    package static let family = "urn:bannerkit:banner:"

    /// The schema: the banner itself, and a definition for each mapping in it.
    static let document = document(of: Banner.shape.schema, named: identifier)

    /// The schema of settings files as a file.
    package static var settingsText: String {
        document(of: Settings.shape.schema, named: "urn:bannerkit:settings:1").document() + "\n"
    }

    private static func document(of root: Schema, named identifier: String) -> JSON {
        var definitions: [JSON.Member] = []
        for schema in mappings(in: root).dropFirst() {
            let name = schema.definitionName
            guard !definitions.contains(where: { $0.key == name }) else { continue }
            definitions.append((name, definition(of: schema)))
        }
        var members: [JSON.Member] = [
            ("$schema", "http://json-schema.org/draft-07/schema#"),
            ("$id", .string(identifier)),
        ]
        if case .object(let own) = definition(of: root) { members += own }
        definitions.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        members.append(("definitions", .object(definitions)))
        return .object(members)
    }

    /// A schema and every mapping inside it, each with its short form if it has one.
    private static func mappings(in schema: Schema) -> [Schema] {
        let inner: [Schema] =
            switch schema {
            case .record(let record), .either(_, .record(let record)): record.keys.flatMap { mappings(in: $0.schema) }
            case .variants(let variants), .either(_, .variants(let variants)):
                variants.variants.flatMap { mappings(in: .record($0.record)) }
            case .list(let element, _): mappings(in: element)
            case .either(let short, let long): mappings(in: short) + mappings(in: long)
            case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page: []
            }
        return (schema.definitionName.isEmpty ? [] : [schema]) + inner
    }
}

extension Schema {
    /// The name of the definition that a mapping has in the JSON Schema; empty for an inline one.
    var definitionName: String {
        switch self {
        case .record(let record): record.name
        case .variants(let variants): variants.record.name
        case .either(_, let long): long.definitionName
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page: ""
        }
    }
}

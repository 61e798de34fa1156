import BannerLanguage

/// The banner language as a JSON Schema (draft-07), for editors and other validators; derived from
/// the table of keys.
///
/// The checker rejects whatever the schema rejects; only the checker knows the rules between keys.
package enum BannerJSONSchema {
    /// The schema as text, with a line break at its end.
    package static let text = document.document() + "\n"

    /// The schema's `$id`, which contains the version of the language.
    static let identifier = "\(family)1"

    /// The prefix of every version's `$id`.
    package static let family = "urn:bannerkit:banner:"

    /// The schema: the banner, and a definition for each mapping in it.
    static let document = document(of: Language.banner, named: identifier)

    /// The schema of settings files as text.
    package static var settingsText: String {
        document(of: Settings.shape.schema, named: "urn:bannerkit:settings:1").document() + "\n"
    }

    private static func document(of root: Schema, named identifier: String) -> JSON {
        var definitions: [JSON.Member] = []
        root.walk { schema in
            guard let name = schema.mapping?.name, name != root.mapping?.name,
                !definitions.contains(where: { $0.key == name })
            else { return }
            definitions.append((name, definition(of: schema)))
        }
        definitions.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let start: JSON = ["$schema": "http://json-schema.org/draft-07/schema#", "$id": .string(identifier)]
        return start.adding(definition(of: root)).adding(["definitions": .object(definitions)])
    }
}

import BannerEditing
import BannerLanguage

extension Command {
    /// Explains rules and keys.
    static let explain = Command(name: "explain") { context, arguments throws(Failure) in
        let style = context.style(arguments)
        var parts = arguments.operands.isEmpty ? [RuleList(Rule.all).text] : []
        for operand in arguments.operands { parts += try pages(about: operand.text, style) }
        try context.output.write(parts.joined(separator: "\n"))
        return .clean
    }

    /// The explanation of a name: one rule or key in full, several as a list.
    private static func pages(about name: String, _ style: TextStyle) throws(Failure) -> [String] {
        let (rules, keys) = (Rule.all(named: name), KeyPage.all(about: name))
        guard !rules.isEmpty || !keys.isEmpty else {
            let names =
                Rule.Group.allCases.map(\.name) + Rule.all.flatMap { [$0.slug, $0.id] }
                + KeyPage.names
            throw .unknown(
                "unknown rule or key `\(name)`", nearest: Suggestion.nearest(to: name, in: names),
                help: "`bannerkit explain` lists the rules")
        }
        let isOneKey = keys.allSatisfy { $0.path == keys[0].path }
        let pages = isOneKey ? keys.map(\.text) : [KeyPage.list(keys)]
        guard rules.count == 1 else { return pages + (rules.isEmpty ? [] : [RuleList(rules).text]) }
        let page = RulePage(rules[0])
        return pages + [page.text(BannerFile.read(page.bad.withTimeZones()).report, style: style)]
    }
}

/// The explanation of a key: its meaning, its values, an example, and the section of the
/// definition.
struct KeyPage {
    /// The path of the key, with dots: `timer.whenReduced`.
    let path: String
    let key: KeySchema
    /// The indicator styles that have the key; empty if it does not depend on the style.
    var styles: [String]
    /// The section of the definition about the key.
    let section: String
    /// The members of a banner in the example.
    private let part: [JSON.Member]

    /// All keys, in the order of the reference.
    static let all = pages(of: Language.banner, section: "The file") { $0 }

    /// The keys with this path, or else the shortest paths that end with it: `duration` is every
    /// `….duration`.
    static func all(about name: String) -> [KeyPage] {
        let exact = all.filter { $0.path == name }
        guard exact.isEmpty else { return exact }
        let ends = all.filter { $0.path.hasSuffix("." + name) }
        return ends.filter { page in !ends.contains { page.path.hasSuffix("." + $0.path) } }
    }

    /// The names to suggest from: paths and last components.
    static var names: [String] { all.flatMap { [$0.path, $0.key.key] } }

    /// A list of paths with their summaries.
    static func list(_ pages: [KeyPage]) -> String {
        var lines: [(path: String, summary: String)] = []
        for page in pages where !lines.contains(where: { $0.path == page.path }) {
            lines.append((page.path, page.key.summary))
        }
        return Help.table(lines, lines.map(\.path.count).max())
    }

    /// The example as YAML.
    var example: String { part.map { "\($0.key): \($0.value.yaml)\n" }.joined() }

    var text: String {
        let words = styles.isEmpty ? "" : " (\(styles.joined(separator: ", ")))"
        let inner = KeyPage.all.filter {
            $0.path.hasPrefix(path + ".") && !$0.path.dropFirst(path.count + 1).contains(".")
        }
        let facts = key.facts.joined(separator: "\n").split(separator: "\n").map {
            String($0).wrapped(to: 80, indent: "  ")
        }
        return """
            \(path)\(words)
            \(key.summary.wrapped(to: 80))

            \(facts.joined(separator: "\n"))
            \(inner.isEmpty ? "" : "\nIts keys:\n\n\(KeyPage.list(inner))")
            For example:

                \(example)
            See «What a banner means», \(section).

            """
    }

    // MARK: The table

    /// Collects the keys of a schema; `whole` wraps a value of it in the members of a banner, for
    /// the example.
    private static func pages(
        of schema: Schema, below path: String = "", section: String,
        style: (key: String, word: String)? = nil,
        _ whole: @escaping (JSON) -> JSON
    ) -> [KeyPage] {
        switch schema {
        case .record(let record):
            return record.keys.flatMap { key in
                let whole = {
                    whole(
                        record.part(with: key, $0, besides: path.isEmpty ? nil : [style?.key ?? ""])
                    )
                }
                let page = KeyPage(
                    path: path + key.key, key: key, styles: [style?.word].compactMap { $0 },
                    section: key.section ?? section, part: whole(key.otherValue).members)
                return [page]
                    + pages(of: key.schema, below: page.path + ".", section: page.section, whole)
            }
        case .variants(let variants):
            return variants.variants.reduce(into: []) { pages, variant in
                let (word, record) = (variant.word.text, Schema.record(variant.record))
                for page in self.pages(
                    of: record, below: path, section: word, style: (variants.key, word), whole)
                {
                    let same = pages.firstIndex {
                        $0.path == page.path && $0.section == page.section
                            && $0.key.facts == page.key.facts
                    }
                    if let same { pages[same].styles += page.styles } else { pages.append(page) }
                }
            }
        case .list(let element, _):
            return pages(of: element, below: path, section: section) { whole([$0]) }
        case .either(let short, let long):
            let pages = pages(of: short, below: path, section: section, whole)
            return pages.isEmpty
                ? self.pages(of: long, below: path, section: section, whole) : pages
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page: return []
        }
    }
}

extension RecordSchema {
    /// An object with a key and the keys it requires.
    ///
    /// `others` are required too; with `nil`, only the form's own are.
    fileprivate func part(with key: KeySchema, _ value: JSON, besides others: [String]?) -> JSON {
        let form =
            forms.first { $0.keys.contains(key.key) } ?? (others == nil ? nil : forms.first)
        let first = form?.atLeastOne.contains(key.key) == false ? form?.atLeastOne.first : nil
        let needed = (form?.required ?? []) + [first, key.key].compactMap { $0 } + (others ?? [])
        let shown = keys.filter { others != nil && $0.isRequired || needed.contains($0.key) }
        return .object(shown.map { ($0.key, $0.key == key.key ? value : $0.shownValue) })
    }
}

extension JSON {
    /// The members of an object; empty for other values.
    fileprivate var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }
}

import BannerEditing
import BannerLanguage

/// The explanation of a key of a banner file: what it means, its values, an example, and where the definition says more.
struct KeyPage {
    /// Where it stands, with dots between the keys: `timer.whenReduced`.
    let path: String
    let key: KeySchema
    /// The styles of indicator that have it, for a parameter of some.
    var styles: [String]
    /// The section of the definition that is about it.
    let section: String
    /// A part of a banner that has it.
    private let part: [JSON.Member]

    /// Every key, in the order of the reference.
    static let all = pages(of: Language.banner, section: "The file") { $0 }

    /// The keys that a name stands for: a path, or the end of paths, of which the shortest count.
    static func all(about name: String) -> [KeyPage] {
        let exact = all.filter { $0.path == name }
        guard exact.isEmpty else { return exact }
        let ends = all.filter { $0.path.hasSuffix("." + name) }
        return ends.filter { page in !ends.contains { page.path.hasSuffix("." + $0.path) } }
    }

    /// What names a key: the paths, and their last keys.
    static var names: [String] { all.flatMap { [$0.path, $0.key.key] } }

    /// One line for each key, which has its path and what it means.
    static func list(_ pages: [KeyPage]) -> String {
        var lines: [(path: String, summary: String)] = []
        for page in pages where !lines.contains(where: { $0.path == page.path }) {
            lines.append((page.path, page.key.summary))
        }
        return Help.table(lines, lines.map(\.path.count).max())
    }

    /// The example as YAML: a part of a banner.
    var example: String { part.map { "\($0.key): \($0.value.yaml)\n" }.joined() }

    /// The explanation as text.
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
            «What a banner means», \(section), says more.

            """
    }

    // MARK: The table

    /// The keys in a value; `whole` makes a banner's part of an example of the value.
    private static func pages(
        of schema: Schema, below path: String = "", section: String, style: (key: String, word: String)? = nil,
        _ whole: @escaping (JSON) -> JSON
    ) -> [KeyPage] {
        switch schema {
        case .record(let record):
            return record.keys.flatMap { key in
                let whole = { whole(record.part(with: key, $0, besides: path.isEmpty ? nil : [style?.key ?? ""])) }
                let page = KeyPage(
                    path: path + key.key, key: key, styles: style.map { [$0.word] } ?? [],
                    section: key.section ?? section, part: whole(key.otherValue).members)
                return [page] + pages(of: key.schema, below: page.path + ".", section: page.section, whole)
            }
        case .variants(let variants):
            return variants.variants.reduce(into: []) { pages, variant in
                let (word, record) = (variant.word.text, Schema.record(variant.record))
                for page in self.pages(of: record, below: path, section: word, style: (variants.key, word), whole) {
                    let same = pages.firstIndex {
                        $0.path == page.path && $0.section == page.section && $0.key.facts == page.key.facts
                    }
                    if let same { pages[same].styles += page.styles } else { pages.append(page) }
                }
            }
        case .list(let element, _): return pages(of: element, below: path, section: section) { whole([$0]) }
        case .either(let short, let long):
            let pages = pages(of: short, below: path, section: section, whole)
            return pages.isEmpty ? self.pages(of: long, below: path, section: section, whole) : pages
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page: return []
        }
    }
}

extension RecordSchema {
    /// A mapping with a key, and with those that it needs beside it, if it is not to be alone.
    fileprivate func part(with key: KeySchema, _ value: JSON, besides others: [String]?) -> JSON {
        let form = forms.first { $0.keys.contains(key.key) }
        let first = form?.atLeastOne.contains(key.key) == false ? form?.atLeastOne.first : nil
        let needed = (form?.required ?? []) + [first, key.key].compactMap { $0 } + (others ?? [])
        let shown = keys.filter { others != nil && $0.isRequired || needed.contains($0.key) }
        return .object(shown.map { ($0.key, $0.key == key.key ? value : $0.shownValue) })
    }
}

extension JSON {
    /// The members of an object.
    fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
}

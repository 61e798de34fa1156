import BannerLanguage

@testable import BannerYAML

/// The documentation's page of all keys, in Markdown; derived from the table of keys.
enum ReferencePage {
    /// The page, from its first table on, with a line break at its end; its headings are of the
    /// second level.
    static let markdown: String = {
        guard case .record(let banner) = Language.banner else { return "" }
        var sections = [section(banner, intro: banner.summary)]
        for key in banner.keys { sections += ReferencePage.sections(for: key.schema) }
        sections = withoutRepetitions(sections)
        return (sections + [values]).joined(separator: "\n")
    }()

    /// The sections whose headings have not come before: a breakpoint has some of the banner's
    /// mappings.
    private static func withoutRepetitions(_ sections: [String]) -> [String] {
        var headings: Set<Substring> = []
        return sections.filter { headings.insert($0.prefix { $0 != "\n" }).inserted }
    }

    /// The sections of a value that is a mapping, and of the mappings in it.
    private static func sections(for schema: Schema) -> [String] {
        switch schema {
        case .record(let record): [section(record, intro: record.summary)] + inner(record)
        case .either(let short, .record(let record)):
            [section(record, intro: "\(record.summary) \(shortForm(short, record))")]
                + inner(record)
        case .either(_, .variants(let variants)), .variants(let variants): [styles(variants)]
        case .list(let element, _), .either(_, let element): sections(for: element)
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page: []
        }
    }

    private static func inner(_ record: RecordSchema) -> [String] {
        record.keys.flatMap { sections(for: $0.schema) }
    }

    private static func shortForm(_ short: Schema, _ record: RecordSchema) -> String {
        guard let first = record.keys.first else { return "" }
        return "\(short.phrase.capitalisedFirst) alone is its `\(first.key)`."
    }

    private static func section(_ record: RecordSchema, intro: String) -> String {
        var lines = ["## \(record.phrase.capitalisedFirst)", "", intro, ""] + table(record.keys)
        if record.forms.count == 1 {
            lines += ["", "Each has at least one of them."]
        } else if record.forms.contains(where: { $0.phrase != "`\($0.required.joined())`" }) {
            lines +=
                ["", "Each has exactly one of these forms:", ""]
                + record.forms.map { "- \($0.phrase)" }
        } else if !record.forms.isEmpty {
            lines += ["", "Each has exactly one of \(record.forms.map(\.phrase).joinedByOr)."]
        }
        let words = record.keys.compactMap(words(of:))
        if !words.isEmpty { lines += [""] + words }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The indicator: what all styles have, then what each one adds.
    private static func styles(_ variants: VariantSchema) -> String {
        let all = variants.variants.first?.record.keys ?? []
        let common = all.filter { key in
            key.key != variants.key
                && variants.variants.allSatisfy { $0.record.keys.contains { $0.key == key.key } }
        }
        var lines = [
            "## \(variants.record.phrase)", "",
            "\(variants.record.summary) A style alone is its `\(variants.key)`. Every style has:",
            "",
        ]
        lines += table(all.filter { $0.key == variants.key } + common)
        for variant in variants.variants {
            let own = variant.record.keys.filter { key in
                key.key != variants.key && !common.contains { $0.key == key.key }
            }
            lines += ["", "**`\(variant.word.text)`**: \(variant.word.summary)"]
            if !own.isEmpty { lines += [""] + table(own) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func table(_ keys: [KeySchema]) -> [String] {
        ["| key | value | default | |", "| --- | --- | --- | --- |"]
            + keys.map { key in
                "| `\(key.key)` | \(cell(key.schema.referenceText)) | \(cell(key.standardWords)) | \(cell(key.summary)) |"
            }
    }

    /// The meaning of a key's words, one line per key; the styles of an indicator have their own
    /// sections.
    private static func words(of key: KeySchema) -> String? {
        let words: [Word]
        switch key.schema {
        case .choice(let all) where key.key != "style": words = all
        case .either(.choice(let all), .tuple): words = all
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page, .record,
            .variants, .either:
            return nil
        }
        return "- `\(key.key)`: "
            + words.map { "`\($0.text)` \(sentence($0.summary))" }.joined(separator: "; ") + "."
    }

    /// A sentence inside another: without its capital and its full stop.
    private static func sentence(_ summary: String) -> String {
        let text = summary.hasSuffix(".") ? summary.dropLast() : summary[...]
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }

    /// How values are written.
    private static let values = """
        ## Values

        - A **duration** is `2s`, `300ms`, `1.5s`, `2m`, `1h` or `1m30s`; a number without a unit is in seconds. It is
          exact to the microsecond and at most 366 days.
        - A **date** is `2026-11-27`, `2026-11-27T06:00` or `2026-11-27T06:00:30`, on the clock of `timeZone`; with `Z` or
          an offset such as `+09:00` it is an exact instant. The years are 2000 to 2399.
        - A **window of a day** is `06:00-10:30`; its end can be `24:00`, or on the next day: `22:00-02:00`.
        - A **time zone** is an IANA id such as `Asia/Seoul`.
        - A **colour** is `"#RGB"`, `"#RRGGBB"` or `"#RRGGBBAA"`, in quotes.
        - An **id** begins with a letter or a digit, followed by letters, digits, `-`, `_` and `.`; at most 128 characters.
        - A **page** is its number, from 0, or the id of its item.
        - **Text** that YAML would read as a number, a boolean or null must be in quotes.
        - **Points** are at most 100 000, a drag's 1 000 000; whole numbers are at most 1 000 000 000.
        - Keys that begin with `x-` are yours: they are allowed in every mapping and never interpreted.

        """
}

import BannerLanguage

/// The banner language on one page, in Markdown; derived from the table of keys.
package enum Reference {
    /// The page, from its first table on, with a line break at its end; its headings are of the second level.
    package static let markdown: String = {
        guard case .record(let banner) = Language.banner else { return "" }
        var sections = [section(banner, intro: banner.summary)]
        for key in banner.keys { sections += Reference.sections(for: key.schema) }
        sections = withoutRepetitions(sections)
        return (sections + [values]).joined(separator: "\n")
    }()

    /// The sections whose headings have not come before: a breakpoint has some of the banner's mappings.
    private static func withoutRepetitions(_ sections: [String]) -> [String] {
        var headings: Set<Substring> = []
        return sections.filter { headings.insert($0.prefix { $0 != "\n" }).inserted }
    }

    /// The sections of a value that is a mapping, and of the mappings in it.
    private static func sections(for schema: Schema) -> [String] {
        switch schema {
        case .record(let record): [section(record, intro: record.summary)] + inner(record)
        case .either(let short, .record(let record)):
            [section(record, intro: "\(record.summary) \(shortForm(short, record))")] + inner(record)
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
            lines += ["", "Each has exactly one of these forms:", ""] + record.forms.map { "- \($0.phrase)" }
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
            key.key != variants.key && variants.variants.allSatisfy { $0.record.keys.contains { $0.key == key.key } }
        }
        var lines = [
            "## \(variants.record.phrase)", "",
            "\(variants.record.summary) A style alone is its `\(variants.key)`. Every style has:", "",
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

    /// The meaning of a key's words, one line per key; the styles of an indicator have their own sections.
    private static func words(of key: KeySchema) -> String? {
        let words: [Word]
        switch key.schema {
        case .choice(let all) where key.key != "style": words = all
        case .either(.choice(let all), .tuple): words = all
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page, .record, .variants, .either:
            return nil
        }
        return "- `\(key.key)`: " + words.map { "`\($0.text)` \(sentence($0.summary))" }.joined(separator: "; ") + "."
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

extension Schema {
    /// The possible values, for a table cell.
    package var referenceText: String {
        switch self {
        case .text(let form): form.phrase.droppingArticle
        case .number(let bounds): bounds.referenceText
        case .boolean: "`true` or `false`"
        case .onlyTrue: "`true`"
        case .duration(let isPositive): isPositive ? "duration, more than 0" : "duration"
        case .choice(let words): words.map { "`\($0.text)`" }.joinedByOr
        case .list(let element, _): "list of " + element.listedText
        case .tuple: "`[x1, y1, x2, y2]`"
        case .page: "page"
        case .record, .variants: "mapping"
        case .either(.choice(let words), .tuple): (words.map { "`\($0.text)`" } + ["`[x1, y1, x2, y2]`"]).joinedByOr
        case .either(.choice(let words), .list):
            (words.map { "`\($0.text)`" }).joinedByOr + ", or a list of them"
        case .either(.text(let form), .list): "\(form.phrase.droppingArticle), or a list of them"
        case .either(.choice(let words), .either(let one, .list(let element, _))):
            "\(words.map { "`\($0.text)`" }.joinedByOr), \(one.referenceText), or list of \(element.listedText)"
        case .either(.choice, let long): "style or \(long.referenceText)"
        case .either(let short, let long): short.phrase.droppingArticle + " or " + long.referenceText
        }
    }

    private var listedText: String {
        switch self {
        case .record(let record), .either(_, .record(let record)): record.title.lowercased() + "s"
        case .text(let form): form.phrase.droppingArticle + "s"
        case .number(let bounds): bounds.isWhole ? "whole numbers" : "numbers"
        case .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page, .variants, .either: phrase
        }
    }
}

extension KeySchema {
    /// What holds without the key.
    package var standardWords: String {
        isRequired ? "required" : defaultWords ?? defaultValue.map { "`\($0.yaml)`" } ?? ""
    }
}

extension Bounds {
    /// The bounds as a table shows them; bounds that only keep numbers finite are left out.
    fileprivate var referenceText: String {
        guard lower < upper else { return "`\(NumberText.exact(lower))`" }
        let name = unit.isEmpty ? (isWhole ? "whole number" : "number") : unit
        let isFree = upper >= 100_000
        if isLowerOpen {
            return "\(name) > \(NumberText.exact(lower))" + (isFree ? "" : ", ≤ \(NumberText.exact(upper))")
        }
        if !isFree { return "\(name) from \(NumberText.exact(lower)) to \(NumberText.exact(upper))" }
        return lower < -100_000 ? name : "\(name) ≥ \(NumberText.exact(lower))"
    }
}

extension String {
    /// The phrase without `a` or `an` before it.
    fileprivate var droppingArticle: String {
        for article in ["a ", "an "] where hasPrefix(article) { return String(dropFirst(article.count)) }
        return self
    }
}

package import BannerLanguage

extension Language {
    /// The schema of a settings file.
    package static let settings = Settings.codec.schema

    /// The keys of a mapping; each table is created once.
    package static func keys(of record: RecordSchema) -> [KeySchema] {
        tables[record.name] ?? record.keys
    }

    /// The keys of every mapping in a banner or settings file, by the name of its definition.
    private static let tables: [String: [KeySchema]] = {
        var tables: [String: [KeySchema]] = [:]
        for root in [banner, settings] {
            root.walk {
                if case .record(let record) = $0 {
                    tables[record.name] = tables[record.name] ?? record.keys
                }
            }
        }
        return tables
    }()
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
        case .either(.choice(let words), .tuple):
            (words.map { "`\($0.text)`" } + ["`[x1, y1, x2, y2]`"]).joinedByOr
        case .either(.choice(let words), .list):
            (words.map { "`\($0.text)`" }).joinedByOr + ", or a list of them"
        case .either(.text(let form), .list): "\(form.phrase.droppingArticle), or a list of them"
        case .either(.choice(let words), .either(let one, .list(let element, _))):
            """
            \(words.map { "`\($0.text)`" }.joinedByOr), \(one.referenceText), or list of \
            \(element.listedText)
            """
        case .either(.page, let long): "page or \(long.referenceText)"
        case .either(.choice, let long): "style or \(long.referenceText)"
        case .either(let short, let long):
            short.phrase.droppingArticle + " or " + long.referenceText
        }
    }

    private var listedText: String {
        switch self {
        case .record(let record), .either(_, .record(let record)): record.title.lowercased() + "s"
        case .text(let form): form.phrase.droppingArticle + "s"
        case .number(let bounds): bounds.isWhole ? "whole numbers" : "numbers"
        case .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page, .variants, .either:
            phrase
        }
    }
}

extension KeySchema {
    /// The behaviour without the key.
    package var standardWords: String {
        isRequired ? "required" : defaultWords ?? defaultValue.map { "`\($0.yaml)`" } ?? ""
    }
}

extension Bounds {
    /// The bounds for a table; bounds that only keep numbers finite are omitted.
    fileprivate var referenceText: String {
        guard lower < upper else { return "`\(NumberText.exact(lower))`" }
        let name = unit.isEmpty ? (isWhole ? "whole number" : "number") : unit
        let isFree = upper >= 100_000
        if isLowerOpen {
            return "\(name) > \(NumberText.exact(lower))"
                + (isFree ? "" : ", ≤ \(NumberText.exact(upper))")
        }
        if !isFree {
            return "\(name) from \(NumberText.exact(lower)) to \(NumberText.exact(upper))"
        }
        return lower < -100_000 ? name : "\(name) ≥ \(NumberText.exact(lower))"
    }
}

extension String {
    /// The phrase without its article.
    fileprivate var droppingArticle: String {
        for article in ["a ", "an "] where hasPrefix(article) {
            return String(dropFirst(article.count))
        }
        return self
    }
}

import BannerLanguage
import BannerSuggestions

/// The settings of a project for its banner files, from a file `.bannerkit.yaml`.
package struct Settings {
    /// The names of a settings file; the first existing one is read.
    package static let fileNames = [".bannerkit.yaml", ".bannerkit.yml"]

    /// The path of the settings file that this one extends, relative to its folder.
    package var extend: String?
    /// The rule settings and limits, without `overrides`.
    package var configuration = RuleConfiguration()
    /// The severity from which a finding makes a run fail; `nil` if it is not set.
    package var failOn: FailLevel?
    /// The patterns of files that are not checked, as in `.gitignore`, relative to the file's
    /// folder.
    package var exclude: [String] = []
    /// Other settings for some files; the last match applies.
    package var overrides: [Override] = []

    /// Settings without any changes.
    package init() {}

    /// These settings followed by others, as if all were in one file.
    package func extended(by others: Settings) -> Settings {
        var all = self
        all.extend = others.extend
        all.configuration.add(others.configuration)
        all.failOn = others.failOn ?? failOn
        all.exclude += others.exclude
        all.overrides += others.overrides
        return all
    }

    /// Other settings for some files.
    package struct Override {
        /// The patterns of the files, as in `.gitignore`.
        package var files: [String] = []
        /// The rule settings and limits.
        package var configuration = RuleConfiguration()
    }

    /// The severity from which a finding makes a run fail.
    package enum FailLevel: String, CaseIterable {
        case error, warning, advice, never

        /// The severity; `nil` for `never`.
        package var severity: Severity? {
            switch self {
            case .error: .error
            case .warning: .warning
            case .advice: .advice
            case .never: nil
            }
        }
    }

    /// Reads a settings file; faults are reported, and the valid settings apply.
    package static func read(_ file: SourceFile, limits: Limits = Limits()) -> (
        settings: Settings, report: Report
    ) {
        var report = Report()
        guard let document = Document.parse(file, limits: limits, into: &report) else {
            // A file with only comments is valid and sets nothing.
            let isEmpty = report.keptFindings.allSatisfy { $0.rule.id == Rule.emptyFile.id }
            return (Settings(), isEmpty ? Report() : report)
        }
        var reading = Reading(document, report, keys: keys)
        let settings = codec.read(document.root, &reading)
        Suggestions.resolve(&reading.report, reading.causes, in: document)
        return (settings ?? Settings(), reading.report)
    }
}

extension Settings {
    /// The shape of a settings file.
    static let codec = RecordReader(
        "settings", phrase: "a settings file",
        "A project's settings for its banner files, in `.bannerkit.yaml`.",
        Settings()
    ) {
        Field(
            optional: "extend", \.extend, .text,
            "Another settings file, relative to this one; this file overrides it."
        ).defaulting(to: "none").example("../base.yaml")
        Field(
            optional: "siteRoot", \.configuration.siteRoot, .text,
            """
            The folder, relative to this file, below which images that begin with `/` are looked \
            for.
            """
        ).defaulting(to: "none: they are not looked for").example("public")
        Field(
            "rules", \.configuration.decided, .configuration,
            """
            Turns rules off, or gives them another severity, by id or by name; `advice`, or `BK5`, \
            stands for a group.
            """
        )
        .defaulting(to: "every rule has its own severity")
        .example(["changes-too-fast": "off"])
        Field(
            "limits", \.configuration.limits, ProjectLimits.codec,
            "Limits for banners, beyond those of the language."
        )
        .defaulting(to: "no limits").example(["links": ["hosts": ["example.com"]]])
        Field(
            optional: "failOn", \.failOn, failLevel,
            "The lowest severity that makes a run fail; `--fail-on` overrides it."
        ).defaulting(to: "`error`").example("warning")
        Field(
            "exclude", \.exclude, .oneOrMore(of: .pattern, count: 0...1_000),
            "Files that are not checked when folders are searched, written as in `.gitignore`."
        ).defaulting(to: "none").example(["legacy/"])
        Field(
            "overrides", \.overrides,
            .list(of: Override.codec, count: 0...1_000, placeholder: Override()),
            "Other settings for some files; the last match wins."
        ).defaulting(to: "none")
    }.codec

    /// The keys of a settings file and of its overrides.
    static let keys = [codec.schema, Override.codec.schema].flatMap { $0.mapping?.keys ?? [] }

    private static let failLevel = ValueCodec<FailLevel>.choice([
        Choice(.error, "Errors make a run fail."),
        Choice(.warning, "Errors and warnings make a run fail."),
        Choice(.advice, "Every finding makes a run fail."),
        Choice(.never, "No finding makes a run fail."),
    ])
}

extension Settings.Override {
    /// The shape of an entry of `overrides`.
    static let codec = RecordReader(
        "override", phrase: "an override", "Other settings for some files.", Settings.Override()
    ) {
        Field(
            "files", \.files, .oneOrMore(of: .pattern, count: 1...1_000),
            "The files, written as in `.gitignore`, relative to the settings file."
        ).required().example(["apps/tv/"])
        Field(
            "rules", \.configuration.decided, .configuration,
            "Turns rules off, or gives them another severity."
        )
        .defaulting(to: "as for the other files").example(["changes-too-fast": "off"])
        Field(
            "limits", \.configuration.limits, ProjectLimits.codec,
            "Limits for these files; those left out are as for the others."
        )
        .defaulting(to: "as for the other files").example(["items": ["max": 4]])
    }.codec
}

extension ValueCodec<String> {
    /// The shape of a pattern for paths.
    fileprivate static let pattern = ValueCodec(
        schema: text.schema,
        read: { node, reading in
            guard let pattern = text.read(node, &reading) else { return nil }
            guard Braces.alternatives(of: Array(pattern.utf8)) != nil else {
                return .none(
                    after: reading.fault(
                        .wrongType,
                        """
                        the braces of `\(node.bytes.shown)` expand to more than \(Braces.limit) \
                        patterns
                        """,
                        at: node,
                        explanation:
                            "write `*` in place of some of them, or several shorter patterns"))
            }
            guard !pattern.utf8.contains(UInt8(ascii: "[")) else {
                return .none(
                    after: reading.fault(
                        .wrongType,
                        "`\(node.bytes.shown)` has a bracket, which patterns do not have", at: node,
                        explanation: "write `?` for any letter, or `{a,b}` for one of several"))
            }
            return pattern
        }, write: text.write)
}

/// The brace expansion of patterns, as in shells: `{tv,web}` stands for `tv` and `web`.
package enum Braces {
    /// The maximum number of alternatives.
    package static let limit = 100

    /// The patterns without braces that a pattern stands for, in order; `nil` if there are more
    /// than `limit`.
    ///
    /// Braces without a comma and escaped characters stand for themselves. Braces can be nested.
    package static func alternatives(of pattern: [UInt8]) -> [[UInt8]]? {
        var found: [[UInt8]] = []
        // A stack of the patterns that are not expanded yet.
        var open = [pattern]
        while let next = open.popLast() {
            guard let marks = first(in: next), let start = marks.first, let end = marks.last else {
                found.append(next)
                continue
            }
            guard found.count + open.count + marks.count <= limit + 1 else { return nil }
            for (from, to) in zip(marks, marks.dropFirst()).reversed() {
                open.append(Array(next[..<start] + next[(from + 1)..<to] + next[(end + 1)...]))
            }
        }
        return found
    }

    /// The positions of the first `{` with commas and a `}`, of its commas, and of the `}`; `nil`
    /// if there is none.
    private static func first(in pattern: [UInt8]) -> [Int]? {
        var open: [[Int]] = []
        var found: [Int]?
        var isEscaped = false
        for (place, byte) in pattern.enumerated() {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case "\\": isEscaped = true
            case "{": open.append([place])
            case ",": if !open.isEmpty { open[open.count - 1].append(place) }
            case "}":
                if let marks = open.popLast(), marks.count > 1, marks[0] < found?[0] ?? .max {
                    found = marks + [place]
                }
            default: break
            }
        }
        return found
    }
}

import BannerLanguage

extension Settings {
    /// The shape of a settings file.
    static let shape = RecordReader(
        "settings", phrase: "a settings file", "What a project decides about its banner files, in `.bannerkit.yaml`.",
        Settings()
    ) {
        Field(
            optional: "extend", \.extend, .text,
            "Another settings file, from this one's folder on: what it decides comes first, as if it were in this file."
        ).defaulting(to: "none").example("../base.yaml")
        Field(
            "rules", \.rulings.decided, .rulings,
            "Turns rules off, or gives them another severity, by id or by name; `advice`, or `BK5`, stands for a group."
        )
        .defaulting(to: "every rule has its own severity")
        .example(["changes-too-fast": "off"])
        Field(
            "limits", \.rulings.limits, ProjectLimits.shape,
            "What is allowed in banners, beyond what the language allows."
        )
        .defaulting(to: "nothing else").example(["links": ["hosts": ["example.com"]]])
        Field(
            optional: "failOn", \.failOn, failLevel,
            "The severity from which findings make a run fail; `--fail-on` goes first."
        ).defaulting(to: "`error`").example("warning")
        Field(
            "exclude", \.exclude, .oneOrMore(of: .pattern, count: 0...1_000),
            "Files that are not checked when folders are searched, written as in `.gitignore`."
        ).defaulting(to: "none").example(["legacy/"])
        Field(
            "overrides", \.overrides, .list(of: Override.shape, count: 0...1_000, placeholder: Override()),
            "Other decisions for some files; the last one that fits counts."
        ).defaulting(to: "none")
    }.shape
}

extension Settings {
    /// The keys of a settings file and of its overrides.
    static let keys = [shape.schema, Override.shape.schema].flatMap { $0.mapping?.keys ?? [] }
}

extension Settings.Override {
    /// The shape of an entry of `overrides`.
    static let shape = RecordReader(
        "override", phrase: "an override", "Other decisions for some files.", Settings.Override()
    ) {
        Field(
            "files", \.files, .oneOrMore(of: .pattern, count: 1...1_000),
            "The files, written as in `.gitignore`, from the folder of the settings file on."
        ).required().example(["apps/tv/"])
        Field("rules", \.rulings.decided, .rulings, "Turns rules off, or gives them another severity.")
            .defaulting(to: "as for the other files").example(["changes-too-fast": "off"])
        Field(
            "limits", \.rulings.limits, ProjectLimits.shape,
            "What is allowed in banners; what it leaves out is as for the others."
        )
        .defaulting(to: "as for the other files").example(["items": ["max": 4]])
    }.shape
}

extension Settings {
    private static let failLevel = Shape<FailLevel>.choice([
        Choice(.error, "Errors make a run fail."),
        Choice(.warning, "Errors and warnings make a run fail."),
        Choice(.advice, "Every finding makes a run fail."),
        Choice(.never, "No finding makes a run fail."),
    ])
}

extension Shape<String> {
    /// The shape of a pattern for paths.
    fileprivate static let pattern = Shape(
        schema: text.schema,
        read: { node, reading in
            guard let pattern = text.read(node, &reading) else { return nil }
            guard Braces.alternatives(of: Array(pattern.utf8)) != nil else {
                return .none(
                    after: reading.fault(
                        .wrongType, "the braces of `\(node.bytes.shown)` stand for more than \(Braces.limit) patterns",
                        at: node, explanation: "write `*` in place of some of them, or several shorter patterns"))
            }
            guard !pattern.utf8.contains(UInt8(ascii: "[")) else {
                return .none(
                    after: reading.fault(
                        .wrongType, "`\(node.bytes.shown)` has a bracket, which patterns do not have", at: node,
                        explanation: "write `?` for any letter, or `{a,b}` for one of several"))
            }
            return pattern
        }, write: text.write)
}

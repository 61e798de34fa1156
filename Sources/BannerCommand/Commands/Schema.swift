import BannerYAML

extension Command {
    /// Prints the language's JSON Schema.
    static let schema = Command(
        name: "schema",
        summary: "print the JSON Schema (draft-07) of banner files, for editors",
        operands: "",
        operandCount: 0...0,
        examples: [
            ("bannerkit schema > banner.schema.json", "the schema as a file"),
            ("bannerkit schema -o banner.schema.json", "the same, written completely or not at all"),
        ],
        options: [.output]
    ) { context, arguments throws(Failure) in
        let output = try context.output(to: arguments.path(of: .output), sparing: [])
        try output.write(BannerJSONSchema.text)
        try output.finish()
        return .clean
    }
}

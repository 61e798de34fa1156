/// This release of the program.
package enum Release {
    /// The version, as `--version` and SARIF's driver give it; packages and workflows read it from this line.
    package static let version = "0.1.0"
    /// Whether a release has been published.
    ///
    /// Until then no document and no file that the program writes names a package, an image or a tag: whoever takes such
    /// a name would run in every project. The action reads this line, and builds the program from its own sources.
    package static let isPublished = false
    /// The address of the repository it was built from; `nil` in a build of one's own.
    ///
    /// Reports link to the rules there. `Sources/Scripts/home` writes it into this line.
    package static let home: String? = nil

    /// Where the repository says what a rule is about; `nil` in a build of one's own.
    package static func page(of rule: Rule, in home: String? = Release.home) -> String? {
        home.map {
            "\($0)/blob/v\(version)/Sources/BannerKit/BannerKit.docc/Rules.md#\(rule.id.lowercased())-\(rule.slug)"
        }
    }
}

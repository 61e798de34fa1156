/// The version and origin of this program.
package enum Release {
    /// The version, as in `--version` and SARIF's driver; packages and workflows read it from this
    /// line.
    package static let version = "1.0.0-rc.1"
    /// Whether a release has been published.
    ///
    /// Until then, no document and no written file names a package, an image or a tag: anybody who
    /// registered such a name could run code in every project. The action reads this line, and
    /// builds the program from its own sources.
    package static let isPublished = false
    /// The URL of the repository that it was built from; `nil` in a local build.
    ///
    /// Reports link to the rules there. `Sources/Scripts/home` writes this line.
    package static let home: String? = nil

    /// The URL of a rule's documentation; `nil` in a local build.
    package static func page(of rule: Rule, in home: String? = Release.home) -> String? {
        home.map {
            """
            \($0)/blob/v\(version)/Sources/BannerKit/BannerKit.docc/Rules.md\
            #\(rule.id.lowercased())-\(rule.slug)
            """
        }
    }
}

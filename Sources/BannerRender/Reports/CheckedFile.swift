/// One file of a run: its path, its text, and what was found in it; or why it could not be read.
package struct CheckedFile: Sendable {
    /// The file's text; empty if it could not be read.
    package let file: SourceFile
    /// What was found.
    package let report: Report
    /// The file's path for other programs.
    package let location: Location
    /// Why the file could not be read, if it could not.
    package let fault: String?
    /// The scenarios that were played; `nil` where none were to be, or the banner could not be played.
    package let scenarios: [PlayedScenario]?

    /// What `--fix` did to the file, and what it left.
    package var fixes = FixRecord()

    /// Where a file is, with links resolved.
    package enum Location: Hashable, Sendable {
        /// Below the repository's root: the path from there, with `/` between its parts.
        case inside(String)
        /// Anywhere else: the whole path.
        case outside(String)

        /// The path as it is.
        package var path: String {
            switch self {
            case .inside(let path), .outside(let path): path
            }
        }
    }

    /// A file that was read and checked.
    package init(_ file: SourceFile, _ report: Report, at location: Location, scenarios: [PlayedScenario]? = nil) {
        (self.file, self.report, self.location, self.scenarios, fault) = (file, report, location, scenarios, nil)
    }

    /// A file that could not be read, or a folder with nothing to check.
    package init(unread name: String, because fault: String, at location: Location) {
        (file, report, scenarios) = (SourceFile(name: name, bytes: []), Report(), nil)
        (self.location, self.fault) = (location, fault)
    }
}

/// A scenario of a file that was played: how many expectations it has, and how many of them failed.
package typealias PlayedScenario = (name: String, expectations: Int, failures: Int)

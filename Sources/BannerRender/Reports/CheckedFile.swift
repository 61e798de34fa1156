/// The result for one file of a run: its text and findings, or why it could not be read.
package struct CheckedFile {
    /// The file's text; empty if it could not be read.
    package let file: SourceFile
    /// The findings in the file.
    package let report: Report
    /// The path for other tools.
    package let location: Location
    /// Why the file could not be read; `nil` if it was read.
    package let fault: String?
    /// The scenarios that were played; `nil` if none were requested, or the banner has errors.
    package let scenarios: [PlayedScenario]?

    /// The fixes that `--fix` applied, and those it left.
    package var fixes = FixRecord()

    /// The path of a file, with links resolved.
    package enum Location: Hashable {
        /// Relative to the root of the repository, with `/` as separator.
        case inside(String)
        /// Outside the repository: the absolute path.
        case outside(String)

        /// The path in either case.
        package var path: String {
            switch self {
            case .inside(let path), .outside(let path): path
            }
        }
    }

    /// A file that was read and checked.
    package init(
        _ file: SourceFile, _ report: Report, at location: Location,
        scenarios: [PlayedScenario]? = nil
    ) {
        self.file = file
        self.report = report
        self.location = location
        self.scenarios = scenarios
        fault = nil
    }

    /// A file that could not be read, or a folder with nothing to check.
    package init(unread name: String, because fault: String, at location: Location) {
        file = SourceFile(name: name, bytes: [])
        report = Report()
        scenarios = nil
        self.location = location
        self.fault = fault
    }
}

/// A played scenario: its name, its expectations, and how many of them failed.
package typealias PlayedScenario = (name: String, expectations: Int, failures: Int)

/// The lines and columns of a range, counted from 1; the end is exclusive and not after the last
/// line.
package struct Region: Hashable {
    /// The first character.
    package var start: SourceLocation
    /// The position after the last character; equal to `start` for an insertion.
    package var end: SourceLocation
}

extension SourceLocation {
    /// Line and column as JSON.
    var json: JSON { ["line": .number(line), "column": .number(column)] }
}

extension LineTable {
    /// The lines and columns of a range, with the columns in `unit`.
    package func region(of range: SourceRange, in unit: ColumnUnit = .codePoints) -> Region {
        Region(start: place(of: range.start, in: unit), end: place(of: range.end, in: unit))
    }

    /// The position of a code point; after the final line break it is the end of the last line, as
    /// in an editor.
    private func place(of codePoint: Int, in unit: ColumnUnit) -> SourceLocation {
        let place = location(of: codePoint, in: unit)
        return place.line > count ? location(of: codePointCount - 1, in: unit) : place
    }
}

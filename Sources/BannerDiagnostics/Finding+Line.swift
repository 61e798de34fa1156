extension Finding {
    /// The finding in one line, `FILE:LINE:COLUMN: severity: message [RULE]`, as compilers print it.
    ///
    /// Editors and build tools make a link of such a line. Columns count code points; characters that a terminal would
    /// obey are written as escapes.
    ///
    /// - Parameters:
    ///   - file: the file that was read.
    ///   - lines: its line table, which is made once for all findings.
    /// - Returns: the line, without a line break.
    package func line(in file: BannerSource, _ lines: BannerSource.Lines) -> String {
        "\(Finding.place(range, in: file, lines)): \(severity.name): \(message.description.printable) [\(rule.id)]"
    }

    /// `FILE:LINE:COLUMN` of a range's start.
    package static func place(_ range: SourceRange, in file: SourceFile, _ lines: LineTable) -> String {
        let place = lines.location(of: range.start)
        return "\(file.name.printable):\(place.line):\(place.column)"
    }
}

extension Report {
    /// The findings to show in one line each, `FILE:LINE:COLUMN: severity: message [RULE]`, by place, and a last line that
    /// says how many more there are, if there are.
    ///
    /// - Parameter file: the file that was read.
    /// - Returns: the lines, without line breaks.
    public func lines(in file: BannerSource) -> [String] {
        guard !isEmpty else { return [] }
        let lines = file.lineTable()
        return findings.map { $0.line(in: file, lines) } + (hiddenWords.map { ["\(file.name.printable): \($0)"] } ?? [])
    }
}

extension String {
    /// The text with everything that does more than show itself as an escape, such as `\u{1B}`.
    package var printable: String {
        escaped { scalar, _ in scalar.isHarmful ? scalar.escaped : nil }
    }
}

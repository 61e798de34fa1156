extension Finding {
    /// The finding on one line, in the form of compilers:
    /// `FILE:LINE:COLUMN: severity: message [RULE]`.
    ///
    /// Editors and build tools turn such a line into a link. Columns count code points; characters
    /// that control a terminal are escaped.
    ///
    /// - Parameters:
    ///   - file: the file that was read.
    ///   - lines: its line table, which is created once for all findings.
    /// - Returns: the line, without a line break.
    package func line(in file: BannerSource, _ lines: BannerSource.Lines) -> String {
        "\(Finding.place(range, in: file, lines)): \(severity.name): \(message.description.printable) [\(rule.id)]"
    }

    /// `FILE:LINE:COLUMN` of the start of a range.
    package static func place(_ range: SourceRange, in file: SourceFile, _ lines: LineTable) -> String {
        let place = lines.location(of: range.start)
        return "\(file.name.printable):\(place.line):\(place.column)"
    }
}

extension Report {
    /// The shown findings on one line each, by place, and a last line with the number of hidden
    /// ones, if there are any.
    ///
    /// The form is `FILE:LINE:COLUMN: severity: message [RULE]`.
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
    /// The text with control characters and other invisible effects escaped, such as `\u{1B}`.
    package var printable: String {
        escaped { scalar, _ in scalar.isHarmful ? scalar.escaped : nil }
    }
}

extension BannerReport {
    /// A fault in a banner: the rule, the place, a message, and the remedies.
    ///
    /// The banner can be in a file or made in code; settings files have findings of this type too.
    /// Texts are plain; an author's own text is in backticks and is sanitised when it is printed.
    ///
    /// ```swift
    /// for finding in banner.findings() { print(finding) }
    /// // error: there is no page `7` at /paging/startPage [BK4002]
    /// ```
    public struct Finding: Sendable, CustomStringConvertible {
        /// The violated rule.
        public var rule: BannerReport.Rule
        /// The severity: the rule's own, unless a project has changed it.
        public var severity: BannerReport.Severity
        /// The message, with what was expected: lower case, no full stop.
        public var message: BannerReport.Words
        /// The range of the fault in the text; empty at the start for a banner made in code.
        public var range: BannerSource.Range
        /// The path of the fault in the document, as a JSON Pointer such as `/items/2/link`; empty
        /// for the whole document.
        public var path: String
        /// Other places and facts that explain the fault.
        public var notes: [BannerReport.Note]
        /// The expected form, for a finding without remedies.
        package var explanation: BannerReport.Words?
        /// The changes that resolve it, the most certain first.
        public var remedies: [BannerReport.Remedy]

        /// A finding of `rule` at `range`.
        package init(
            _ rule: Rule, _ message: Words, at range: SourceRange = .fileStart,
            explanation: Words? = nil,
            notes: [Note] = [], remedies: [Remedy] = [], path: String = ""
        ) {
            self.rule = rule
            self.message = message
            self.range = range
            self.path = path
            self.notes = notes
            self.explanation = explanation
            self.remedies = remedies
            severity = rule.severity
        }

        /// The help text: the titles of the remedies, or the explanation if there are none.
        public var help: BannerReport.Words? {
            remedies.isEmpty ? explanation : Words(remedies.map(\.title), joinedBy: ", or ")
        }

        /// The finding on one line, such as
        /// `error: there is no page 7 at /paging/startPage [BK4002]`.
        public var description: String {
            """
            \(severity.name): \(message.description)\(path.isEmpty ? "" : " at \(path)") \
            [\(rule.id)]
            """
        }
    }

    /// A fact that explains a finding, with its location if it has one.
    public struct Note: Sendable {
        /// The fact: lower case, no full stop.
        public var message: BannerReport.Words
        /// The location of the fact in the text.
        public var range: BannerSource.Range?
        /// The path of the fact in the banner, as a JSON Pointer, for a banner made in code.
        package var path: String?

        /// A fact and its location.
        package init(_ message: Words, at range: SourceRange? = nil, path: String? = nil) {
            self.message = message
            self.range = range
            self.path = path
        }
    }

    /// A replacement of one range of text.
    public struct Edit: Hashable, Sendable {
        /// The range to replace.
        public var range: BannerSource.Range
        /// The new text.
        public var replacement: String

        /// The replacement of `range` by `replacement`.
        package init(_ range: SourceRange, _ replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    /// A change that resolves a finding.
    ///
    /// ```swift
    /// for finding in banner.findings() {
    ///     for remedy in finding.remedies { print(remedy.title, remedy.edits.count) }
    /// }
    /// ```
    public struct Remedy: Sendable {
        /// The title, as an instruction: "write `spacing`".
        public var title: BannerReport.Words
        /// The replacements in a file's text, in order of place, without overlap; empty for a
        /// banner made in code.
        public var edits: [BannerReport.Edit]
        /// The certainty that the author means this change.
        public var certainty: BannerReport.Certainty

        /// A remedy with these edits.
        package init(_ title: Words, _ edits: [Edit], _ certainty: Certainty) {
            self.title = title
            self.edits = edits
            self.certainty = certainty
        }
    }

    /// The certainty that an author means a change.
    public enum Certainty: Sendable, Comparable {
        /// The only possible meaning: `--fix` applies it.
        case certain
        /// The most likely meaning: `--unsafe-fixes` applies it. A finding has at most one
        /// such remedy.
        case likely
        /// One of several possible meanings; the author must choose.
        case possible
    }

    /// A text for people: a finding's message, a remedy's title, or an explanation.
    ///
    /// Code must not depend on it: use a finding's rule, path, range and remedies. Only code that
    /// shows a finding needs the `description`.
    ///
    /// ```swift
    /// for finding in banner.findings() { print(finding.help?.description ?? "") }
    /// ```
    public struct Words: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
        /// The text: plain, in lower case, without a full stop; an author's own text is in
        /// backticks, unchanged.
        public let description: String

        /// The words of a text.
        package init(_ text: String) { description = text }

        /// The words of a literal.
        public init(stringLiteral text: String) { description = text }

        /// Several words joined by a separator, such as `write "a", or write "b"`.
        package init(_ parts: [Words], joinedBy separator: String) {
            description = parts.map(\.description).joined(separator: separator)
        }
    }
}

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
        """
        \(Finding.place(range, in: file, lines)): \(severity.name): \
        \(message.description.printable) [\(rule.id)]
        """
    }

    /// `FILE:LINE:COLUMN` of the start of a range.
    package static func place(_ range: SourceRange, in file: SourceFile, _ lines: LineTable)
        -> String
    {
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
        return findings.map { $0.line(in: file, lines) }
            + (hiddenWords.map { ["\(file.name.printable): \($0)"] } ?? [])
    }
}

extension String {
    /// The text with control characters and other invisible effects escaped, such as `\u{1B}`.
    package var printable: String {
        escaped { scalar, _ in scalar.isHarmful ? scalar.escaped : nil }
    }
}

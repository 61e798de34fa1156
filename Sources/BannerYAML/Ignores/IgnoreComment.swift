import BannerTree

/// An ignore comment: `# bannerkit-ignore[BK5001, moves-forever] reason` or
/// `# bannerkit-ignore-file[…] reason`.
struct IgnoreComment {
    /// The code point of the `#`.
    let hash: Int
    /// The range of the comment from its keyword on, as far as it is understood.
    private(set) var range: SourceRange
    /// The first code point of its line.
    let lineStart: Int
    /// Whether the comment is alone on its line.
    let isAlone: Bool
    /// Whether it applies to the whole file: `bannerkit-ignore-file`.
    let isForFile: Bool
    /// The names in the brackets.
    private(set) var names: [Name] = []
    /// Whether it names rules and gives a reason.
    private(set) var isComplete = false

    /// A name in the brackets, which should be a rule.
    typealias Name = (text: String, range: SourceRange)

    /// The ignores of a document in order, at most one per line; fast if the document has no such
    /// comments.
    static func found(in document: Document) -> [IgnoreComment] {
        guard document.marks.hasIgnore else { return [] }
        let (text, table) = (document.file.bytes, document.file.lineTable())
        func isWord(_ place: Int) -> Bool { text.has(TextMarks.ignore, at: place) }
        return text.lines(text.indices).compactMap { line in
            line.lazy.filter(isWord).compactMap { IgnoreComment(at: $0, in: line, document, table) }
                .first
        }
    }

    /// Parses the comment whose keyword is at a byte of a line; fails if it is only similar text.
    private init?(at mark: Int, in line: Range<Int>, _ document: Document, _ table: LineTable) {
        let text = document.file.bytes
        // Only spaces are between `#` and the keyword, and a space or nothing is before the `#`.
        guard let hash = text[line.lowerBound..<mark].lastIndex(where: { !$0.isSpaceOrTab }),
            text[hash] == "#",
            hash == line.lowerBound || text[hash - 1] <= 0x20
        else { return nil }
        var rest = text[mark..<line.upperBound].dropFirst(TextMarks.ignore.utf8CodeUnitCount)
        isForFile = rest.starts(with: "-file".utf8)
        if isForFile { rest = rest.dropFirst(5) }
        if let next = rest.first, next.isLetterOrDigit || next == "-" || next == "_" { return nil }
        self.hash = table.codePoint(atByte: hash)
        guard !document.isInsideScalar(self.hash, atByte: hash) else { return nil }
        lineStart = table.codePoint(atByte: line.lowerBound)
        isAlone = text[line.lowerBound..<hash].allSatisfy(\.isSpaceOrTab)
        range = table.range(ofBytes: mark..<rest.startIndex)
        guard rest.first == "[", let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return }
        range = table.range(ofBytes: mark..<close + 1)
        names = rest[..<close].dropFirst().split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false
        )
        .map { part in
            let name = part.drop(while: \.isSpaceOrTab)
            let end = name.lastIndex { !$0.isSpaceOrTab }.map { $0 + 1 } ?? name.startIndex
            let bytes = name.startIndex..<end
            return (text[bytes].utf8Text, table.range(ofBytes: bytes))
        }
        isComplete =
            rest[(close + 1)...].contains { !$0.isSpaceOrTab }
            && names.allSatisfy { !$0.text.isEmpty }
    }
}

extension LineTable {
    /// The range of code points for a range of bytes.
    func range(ofBytes bytes: Range<Int>) -> SourceRange {
        SourceRange(codePoint(atByte: bytes.lowerBound), codePoint(atByte: bytes.upperBound))
    }
}

extension SourceFile {
    /// The edit that adds an ignore comment for a finding: in an existing ignore on its line, at
    /// the end of the line, or on a line above.
    ///
    /// A comment can become text or break the surrounding structure, so each variant is tested by
    /// reading the changed file. The first one that silences the finding without a new error is
    /// returned.
    package func ignoring(
        _ finding: Finding, in report: Report, reason: String, configuration: RuleConfiguration
    ) -> Edit? {
        // JSON has no comments.
        guard finding.rule.canBeIgnored, !isJSON else { return nil }
        let (table, slug, mark) = (
            lineTable(), finding.rule.slug, "# bannerkit-ignore[" as StaticString
        )
        let start = table.byteOffset(of: finding.range.start)
        let line = bytes.lines(bytes.indices).first { $0.upperBound >= start } ?? 0..<0
        let names = line.first { bytes.has(mark, at: $0) }.flatMap {
            bytes[$0...].firstIndex(of: UInt8(ascii: "]"))
        }
        let comment = "\(mark)\(slug)] \(reason)"
        let indent = String(repeating: " ", count: bytes[line].prefix { $0 == 0x20 }.count)
        let places = [
            (names ?? line.upperBound, names == nil ? "  " + comment : ", \(slug)"),
            (line.lowerBound, indent + comment + (bytes.contains(0x0D) ? "\r\n" : "\n")),
        ]
        return places.map { byte, text in
            Edit(table.range(ofBytes: byte..<byte), text)
        }.first { edit in
            let after = BannerFile.read(
                applying([edit]), limits: Limits(), advice: .told, configuration: configuration
            ).report
            func count(_ report: Report, _ rule: Rule) -> Int {
                report.keptFindings.count { $0.rule.id == rule.id }
            }
            return count(after, finding.rule) < count(report, finding.rule)
                && after.count(of: .error) <= report.count(of: .error)
                && [Rule.malformedIgnore, .unusedIgnore].allSatisfy {
                    count(after, $0) <= count(report, $0)
                }
        }
    }
}

extension Document {
    /// Parses the only document of a file; reports the reason and returns `nil` if there is no
    /// usable tree.
    ///
    /// Faults that leave a usable tree, such as a duplicate key, are reported, and parsing
    /// continues.
    package static func parse<Events: EventSource & ~Copyable>(
        _ file: SourceFile, with events: Events.Type, limits: Limits,
        into report: inout Report
    ) -> Document? {
        guard !file.isJSON else { return parse(json: file, limits: limits, into: &report) }
        guard let screening = Screening.passed(file, limits, into: &report) else { return nil }
        var builder = TreeBuilder(file, limits: limits, screened: screening)
        var reader = Events(file.bytes)
        let isUsable = builder.read(&reader)
        return finished(builder, isUsable, screening.isASCII, comments: screening.comments, into: &report)
    }

    /// The built document, if it is usable; moves its findings to the report.
    // Inlined: otherwise the consumed builder is destroyed through metadata that every run creates.
    @inline(__always)
    static func finished(
        _ builder: consuming TreeBuilder, _ isUsable: Bool, _ isASCII: Bool, comments: UInt64,
        into report: inout Report
    ) -> Document? {
        let findings = builder.findings
        guard isUsable else {
            for finding in findings { report.add(finding.diagnostic) }
            return nil
        }
        let file = builder.file
        let document = Document(
            file: file, records: builder.records, text: builder.text, isASCII: isASCII, comments: comments)
        for (diagnostic, node) in findings {
            var diagnostic = diagnostic
            diagnostic.path = Node(document, at: node).path
            report.add(diagnostic)
        }
        return document
    }
}

extension TreeBuilder {
    /// Reads the complete stream; returns whether there is a usable document.
    mutating func read<Events: EventSource & ~Copyable>(_ reader: inout Events) -> Bool {
        while !isStopped {
            let event = reader.next(&text)
            if event.end > comments.next { reportGluedComments(upTo: event) }
            comments.lastEnd = event.end
            if event.kind == .scalar {
                add(scalar: event) { reader.name }
                continue
            }
            switch event.kind {
            case .scalar, .documentStart: continue
            case .mappingStart, .sequenceStart: open(event) { reader.name }
            case .collectionEnd: close(event)
            case .alias: add(alias: event, name: reader.name)
            case .documentEnd: return readEnd(&reader)
            case .streamEnd:
                reportEmpty()
                return false
            case .fault:
                reportFault(of: reader)
                return false
            }
        }
        return false
    }

    /// Reads the stream after the first document, where nothing is allowed; returns whether the
    /// first one is usable.
    private mutating func readEnd<Events: EventSource & ~Copyable>(_ reader: inout Events) -> Bool {
        reportUnknownAliases()
        guard records.count > 0 && (records[0].end > records[0].start || records[0].isBroken) else {
            reportEmpty()
            return false
        }
        let event = reader.next(&text)
        if event.kind == .fault { reportFault(of: reader) }
        guard event.kind == .documentStart else { return event.kind != .fault }
        add(
            .severalDocuments, "a second document begins here, and only the first is read",
            at: SourceRange(Int(event.start), Int(event.end)),
            explanation: "put it into its own file", node: 0)
        if file.bytes[cursor.byteOffset(of: Int(event.end))...].allSatisfy(Screening.isBlank) {
            let range = SourceRange(Int(event.start), cursor.codePoint(atByte: file.bytes.count))
            findings[findings.count - 1].diagnostic.remedies = [Remedy("remove the `---`", [Edit(range, "")], .certain)]
        }
        return true
    }

    private mutating func reportEmpty() {
        add(
            .emptyFile, "the file contains no banner", at: .fileStart,
            explanation: "the smallest banner is one line: `items: [red, orange]`", node: 0)
    }

    /// Reports comments without a space before them, up to the end of `event`.
    private mutating func reportGluedComments(upTo event: Event) {
        for codePoint in comments.found(upTo: event, in: file.bytes) {
            let place = Int(codePoint)
            let before = cursor.byteOffset(of: place) - 1
            let glued = file.bytes[before...before].utf8Text
            add(
                .gluedComment, "a `#` directly after `\(glued)` is not a comment", at: SourceRange(place, place + 1),
                explanation: "add a space before the `#`; or is a quote missing further up?", node: top.node)
        }
    }
}

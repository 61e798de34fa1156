public import Diagnostics

extension Document {
    /// Reads a file's one document; nil when nothing usable could be read, and then `report` says why.
    ///
    /// Faults that leave a usable tree, such as a key that stands twice, are reported and the reading goes on.
    public static func parse(_ file: SourceFile, limits: Limits = Limits(), into report: inout Report) -> Document? {
        var screening = Screening()
        screening.isASCII = file.bytes.allSatisfy { $0 < 0x80 }
        var builder = TreeBuilder(file, limits: limits, screened: screening)
        let text = EventReader.reading(file.bytes) { reader in builder.read(&reader) }
        var document: Document?
        if let text, !builder.isStopped {
            document = Document(file: file, records: builder.records, text: text)
        }
        for (diagnostic, node) in builder.findings {
            var diagnostic = diagnostic
            if let document { diagnostic.path = Node(document, at: node).path }
            report.add(diagnostic)
        }
        return document
    }
}

extension TreeBuilder {
    /// Reads a whole stream; the text of its scalars, or nil when it holds no document or is not YAML.
    mutating func read(_ reader: inout EventReader) -> [UInt8]? {
        while !isStopped {
            let event = reader.next()
            switch event.kind {
            case .scalar: add(scalar: event, &reader)
            case .mappingStart, .sequenceStart: open(event, &reader)
            case .collectionEnd: close(event, reader)
            case .alias: add(alias: event, &reader)
            case .documentStart: continue
            case .documentEnd: return readEnd(&reader) ? reader.text : nil
            case .streamEnd:
                reportEmpty()
                return nil
            case .fault:
                reportFault(reader.fault)
                return nil
            }
        }
        return nil
    }

    /// Reads on behind the first document, where nothing may follow; whether the first may be used.
    private mutating func readEnd(_ reader: inout EventReader) -> Bool {
        reportUnknownAliases()
        let root = records[0]
        guard root.kind != .scalar || root.count > 0 || root.style != .plain || root.end > root.start else {
            reportEmpty()
            return false
        }
        let event = reader.next()
        switch event.kind {
        case .documentStart:
            add(
                Diagnostic(
                    .severalDocuments, "a second document begins here, and only the first is read",
                    at: SourceRange(Int(event.start), Int(event.end)), help: "put it into a file of its own"),
                node: 0)
        case .fault:
            reportFault(reader.fault)
            return false
        default: break
        }
        return true
    }

    private mutating func reportEmpty() {
        findings.append(
            (
                Diagnostic(
                    .emptyFile, "the file holds no banner", at: .fileStart,
                    help: "the smallest banner is one line: `items: [red, orange]`"), 0
            ))
    }

    private mutating func reportFault(_ fault: SyntaxFault?) {
        guard let fault else { return }
        findings.append((Diagnostic(.yamlSyntax, fault.problem, at: SourceRange(fault.place, fault.place + 1)), 0))
    }
}

extension Screening {
    /// Screens a file's text; reports the reason and returns `nil` if it must not be given to the
    /// parser.
    static func passed(_ file: SourceFile, _ limits: Limits, into report: inout Report) -> Screening? {
        guard max(file.byteCount, file.bytes.count) <= limits.maxBytes else {
            report.add(
                Finding(
                    .fileTooLarge, "the file is larger than \(limits.maxBytes) bytes", at: .fileStart,
                    explanation: "split it, or allow more with `--max-size`"))
            return nil
        }
        let screening = Screening(file.bytes, maxDirectives: limits.maxDirectives)
        if let fault = screening.fault {
            report.add(finding(fault, in: file))
            return nil
        }
        var isPassed = true
        if let byte = screening.directiveTooMany {
            isPassed = false
            report.add(
                Finding(
                    .tooManyDirectives, "more than \(limits.maxDirectives) lines begin with `%`",
                    at: range(ofByte: byte, in: file), explanation: "remove them: a banner needs no directives"))
        }
        if let byte = longBlankRun(in: file.bytes, limit: limits.maxBlankRun) {
            isPassed = false
            report.add(
                Finding(
                    .blankRunTooLong, "more than \(limits.maxBlankRun) spaces and line breaks in a row",
                    at: range(ofByte: byte, in: file), explanation: "remove them"))
        }
        return isPassed ? screening : nil
    }

    private static func range(ofByte byte: Int, in file: SourceFile) -> SourceRange {
        let codePoint = file.lineTable().codePoint(atByte: byte)
        return SourceRange(codePoint, codePoint + 1)
    }

    private static func finding(_ fault: Fault, in file: SourceFile) -> Finding {
        let range = range(ofByte: fault.byte, in: file)
        switch fault.kind {
        case .notUTF8 where file.encoding != .utf8:
            return Finding(.notUTF8, "this is not valid UTF-16", at: range, explanation: "save the file as UTF-8")
        case .notUTF8:
            let byte = "0x" + file.bytes[fault.byte].hexadecimal(2, uppercase: true)
            return Finding(
                .notUTF8, "the byte \(byte) is not valid UTF-8 here", at: range, explanation: "save the file as UTF-8")
        case .forbidden(let codePoint):
            let name = "U+" + codePoint.hexadecimal(4, uppercase: true)
            return Finding(
                .controlCharacter, "the text contains the control character \(name)", at: range,
                explanation: "remove it, or write it as an escape in double quotes")
        }
    }
}

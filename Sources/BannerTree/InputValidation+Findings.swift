extension InputValidation {
    /// Screens a file's text; reports the reason and returns `nil` if it must not be given to the
    /// parser.
    static func passed(_ file: SourceFile, _ limits: Limits, into report: inout Report)
        -> InputValidation?
    {
        guard max(file.byteCount, file.bytes.count) <= limits.maxBytes else {
            report.add(
                Finding(
                    .fileTooLarge, "the file is larger than \(limits.maxBytes) bytes",
                    at: .fileStart,
                    explanation: "split it, or allow more with `--max-size`"))
            return nil
        }
        let validation = InputValidation(file.bytes, maxDirectives: limits.maxDirectives)
        if let fault = validation.fault {
            report.add(finding(fault, in: file))
            return nil
        }
        var isPassed = true
        if let byte = validation.directiveTooMany {
            isPassed = false
            report.add(
                Finding(
                    .tooManyDirectives, "more than \(limits.maxDirectives) lines begin with `%`",
                    at: range(ofByte: byte, in: file),
                    explanation: "remove them: a banner needs no directives"))
        }
        if let byte = longBlankRun(in: file.bytes, limit: limits.maxBlankRun) {
            isPassed = false
            report.add(
                Finding(
                    .blankRunTooLong,
                    "more than \(limits.maxBlankRun) spaces and line breaks in a row",
                    at: range(ofByte: byte, in: file), explanation: "remove them"))
        }
        return isPassed ? validation : nil
    }

    private static func range(ofByte byte: Int, in file: SourceFile) -> SourceRange {
        let codePoint = file.lineTable().codePoint(atByte: byte)
        return SourceRange(codePoint, codePoint + 1)
    }

    private static func finding(_ fault: Fault, in file: SourceFile) -> Finding {
        let range = range(ofByte: fault.byte, in: file)
        switch fault.kind {
        case .notUTF8 where file.encoding != .utf8:
            return Finding(
                .notUTF8, "this is not valid UTF-16", at: range,
                explanation: "save the file as UTF-8")
        case .notUTF8:
            let byte = "0x" + file.bytes[fault.byte].hexadecimal(2, uppercase: true)
            return Finding(
                .notUTF8, "the byte \(byte) is not valid UTF-8 here", at: range,
                explanation: "save the file as UTF-8")
        case .forbidden(let codePoint):
            let name = "U+" + codePoint.hexadecimal(4, uppercase: true)
            return Finding(
                .controlCharacter, "the text contains the control character \(name)", at: range,
                explanation: "remove it, or write it as an escape in double quotes")
        }
    }
}

/// Finds every `#` directly after a quote, a bracket or a comma.
///
/// libyaml treats such a `#` as the start of a comment, although YAML requires a space before it.
struct UnseparatedComments {
    /// A `#` with its code point and byte offsets.
    struct Hash {
        var codePoint: UInt32
        var byte: UInt32
    }

    private let hashes: [Hash]
    private var index = 0
    /// The code point of the next `#` to check; the largest number if there is none.
    private(set) var next: UInt32
    /// The end of the last event.
    var lastEnd: UInt32 = 0
    /// The end of the last known comment, in bytes.
    private var commentEnd: UInt32 = 0

    init(_ hashes: [Hash]) {
        self.hashes = hashes
        next = hashes.first?.codePoint ?? .max
    }

    /// Whether a `#` after this byte must be checked, because the byte can end a token.
    static func mayStand(behind byte: UInt8) -> Bool {
        "\"',:?[]{}|>".utf8.contains(byte)
    }

    /// The glued comments between the last event and this one; of the event itself, only a block
    /// scalar's first line is searched.
    mutating func found(upTo event: Event, in bytes: [UInt8]) -> [UInt32] {
        var found: [UInt32] = []
        while next < event.end {
            let hash = hashes[index]
            index += 1
            next = index < hashes.count ? hashes[index].codePoint : .max
            guard hash.byte >= commentEnd else { continue }
            if hash.codePoint < event.start {
                if !endsComment(hash, in: bytes) { found.append(hash.codePoint) }
            } else if event.isBlock && hash.codePoint == event.start + 1 {
                found.append(hash.codePoint)
            }
        }
        return found
    }

    /// Whether this `#` is inside a comment that begins further left on its line; each line is
    /// searched only once.
    private mutating func endsComment(_ hash: Hash, in bytes: [UInt8]) -> Bool {
        commentEnd = UInt32(bytes.lineEnd(of: Int(hash.byte)))
        var left = hash.codePoint - lastEnd
        var position = Int(hash.byte) - 1
        while left > 0 && position >= 0 && !bytes[position].isLineBreak {
            if bytes[position] == "#" { return true }
            if bytes[position] & 0xC0 != 0x80 { left -= 1 }
            position -= 1
        }
        return false
    }
}

/// An error in JSON (RFC 8259), or an exceeded limit.
package struct JSONFault: Error, Equatable {
    /// The reason.
    package let reason: Reason
    /// The offset of the byte.
    package let position: Int

    /// The reason of an error.
    package enum Reason: Equatable {
        /// A value is missing, or the text ends inside it.
        case incomplete
        /// A byte that is not allowed there.
        case unexpected(UInt8)
        /// A number that is invalid in JSON, such as `01` or `.5`.
        case number
        /// An escape that is invalid in JSON.
        case escape
        /// An escaped surrogate such as `\ud83d` without its pair.
        case halfPair
        /// A control character in a string.
        case control(UInt8)
        /// A string that is not valid UTF-8.
        case encoding
        /// Arrays and objects are nested too deeply.
        case depth(limit: Int)
        /// There are too many values.
        case count(limit: Int)
        /// There is text after the value.
        case rest
    }
}

/// The limits of the JSON parser.
package struct JSONLimits {
    /// The maximum nesting depth of arrays and objects.
    package var depth = 64
    /// The maximum number of values.
    package var count = 2_000_000
    /// Whether an unpaired surrogate in an escape is read as U+FFFD, because editors can split a
    /// pair; otherwise it is an error.
    package var allowsHalfPairs = true

    /// The limits for a message of a protocol.
    package init() {}
}

extension JSONFault: CustomStringConvertible {
    /// The error as text, with its byte offset.
    package var description: String { "\(words) at byte \(position)" }

    private var words: String {
        switch reason {
        case .incomplete: "unexpected end"
        case .unexpected(let byte): "unexpected \(JSONFault.shown(byte))"
        case .number: "not a JSON number"
        case .escape: "not a JSON escape"
        case .halfPair: "a lone surrogate"
        case .control(let byte): "\(JSONFault.shown(byte)) in a string is not escaped"
        case .encoding: "a string that is not UTF-8"
        case .depth(let limit): "more than \(limit) levels"
        case .count(let limit): "more than \(limit) values"
        case .rest: "text after the value"
        }
    }

    private static func shown(_ byte: UInt8) -> String {
        (0x21..<0x7F).contains(byte)
            ? "`\(Character(Unicode.Scalar(byte)))`"
            : "byte 0x\(String(byte, radix: 16, uppercase: true))"
    }
}

extension Finding {
    /// The finding for a text that is not JSON.
    init(_ fault: JSONFault, in file: SourceFile) {
        guard !file.bytes.allSatisfy(InputValidation.isBlank) else {
            self.init(
                .emptyFile, "the file contains no banner", at: .fileStart,
                explanation: "the smallest banner is `{ \"items\": [\"red\", \"orange\"] }`")
            return
        }
        var cause = SyntaxCause(fault, in: file.bytes)
        cause.rule = .jsonSyntax
        self.init(cause, file.lineTable())
    }
}

/// Frequent mistakes in JSON.
extension SyntaxCause {
    init(_ fault: JSONFault, in text: [UInt8]) {
        let place = min(fault.position, text.count)
        let end =
            text[place...].firstIndex { !$0.isLetterOrDigit && !"_-.+#".utf8.contains($0) }
            ?? text.count
        let next = text[place...].dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? text.count
        self.init("", at: place..<next)
        switch fault.reason {
        case .incomplete:
            (message, explanation) = ("unexpected end of the JSON", "close every `{`, `[` and `\"`")
        case .number, .unexpected(UInt8(ascii: "+")), .unexpected(UInt8(ascii: ".")):
            message = "this is not a JSON number"
            explanation = "write digits on both sides of a point, without leading zeros or `+`"
            range = place..<end
        case .escape, .halfPair:
            message = "this is not a JSON escape"
            explanation = "write the character itself, or `\\\\` for a backslash"
            range = place..<min(place + 2, text.count)
        case .control:
            message = "JSON text cannot contain line breaks or tabs"
            explanation = "close the quote, or write `\\n` for a line break and `\\t` for a tab"
        case .encoding: message = "this text is not UTF-8"
        case .depth(let limit): message = "more than \(limit) nested lists and objects"
        case .count(let limit): message = "more than \(limit) values"
        case .rest:
            message = "there is text after the end of the JSON"
            explanation = "remove it; a file has one banner"
        case .unexpected(let byte): take(byte, before: end, in: text)
        }
    }

    /// Describes a byte that is not allowed.
    private mutating func take(_ byte: UInt8, before end: Int, in text: [UInt8]) {
        let place = range.lowerBound
        let last = text[..<place].lastIndex { !InputValidation.isBlank($0) } ?? 0
        let (before, isHash) = (text[last], byte == "#")
        let isSeparated = ",:[{".utf8.contains(before)
        if before == ",", "]}".utf8.contains(byte) {
            (message, explanation) = ("JSON does not allow `,` after the last value", "remove it")
            range = last..<last + 1
            replace(range, with: "", .certain)
        } else if byte == "/" || isHash && before != ":" {
            message = "JSON has no comments"
            explanation = "remove it, or name the file `*.banner.yaml`, where `#` begins a comment"
        } else if isSeparated, end > place, byte.isLetterOrDigit || isHash {
            let shown = text[place..<end].utf8Text
            let word =
                ["none", "nil", "undefined"].contains(shown.lowercased())
                ? "null" : shown.lowercased()
            let isWord = ["true", "false", "null"].contains(word)
            let meant = isWord ? word : "\"\(shown)\""
            message = isWord ? "JSON spells this `\(word)`" : "JSON text needs double quotes"
            explanation = isWord ? nil : "put text between double quotes"
            range = place..<end
            replace(range, with: meant, word == shown.lowercased() && isWord ? .certain : .likely)
        } else {
            message =
                byte > 0x20 && byte < 0x7F
                ? "`\(Character(Unicode.Scalar(byte)))` is not allowed here"
                : "this is not allowed here"
            explanation = "put `,` between values, `:` after a key, and text between double quotes"
        }
    }
}

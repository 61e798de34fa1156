/// An error in JSON (RFC 8259), or an exceeded limit.
package struct JSONFault: Error, Equatable, Sendable {
    /// The reason.
    package let reason: Reason
    /// The offset of the byte.
    package let position: Int

    /// The reason of an error.
    package enum Reason: Equatable, Sendable {
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
package struct JSONLimits: Sendable {
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
        case .incomplete: "the text ends before the value does"
        case .unexpected(let byte): "unexpected \(JSONFault.shown(byte))"
        case .number: "not a number of JSON"
        case .escape: "not an escape of JSON"
        case .halfPair: "half a surrogate pair"
        case .control(let byte): "\(JSONFault.shown(byte)) in a string is not escaped"
        case .encoding: "a string that is not UTF-8"
        case .depth(let limit): "more than \(limit) levels"
        case .count(let limit): "more than \(limit) values"
        case .rest: "text after the value"
        }
    }

    private static func shown(_ byte: UInt8) -> String {
        (0x21..<0x7F).contains(byte)
            ? "`\(Character(Unicode.Scalar(byte)))`" : "byte 0x\(String(byte, radix: 16, uppercase: true))"
    }
}

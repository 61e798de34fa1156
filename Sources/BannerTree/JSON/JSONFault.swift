/// Why bytes are not JSON (RFC 8259), or exceed what is read.
package struct JSONFault: Error, Equatable, Sendable {
    /// What is wrong.
    package let reason: Reason
    /// The byte at which it is.
    package let position: Int

    /// What can be wrong.
    package enum Reason: Equatable, Sendable {
        /// A value is missing, or the text ends inside it.
        case incomplete
        /// A byte that is not allowed there.
        case unexpected(UInt8)
        /// A number that JSON does not have, such as `01` or `.5`.
        case number
        /// An escape that JSON does not have.
        case escape
        /// An escape such as `\ud83d` without its other half.
        case halfPair
        /// A control character in a string.
        case control(UInt8)
        /// A string whose bytes are not UTF-8.
        case encoding
        /// Lists and objects are nested more deeply than allowed.
        case depth(limit: Int)
        /// There are more values than allowed.
        case count(limit: Int)
        /// There is something after the value.
        case rest
    }
}

/// The limits on JSON that is read.
package struct JSONLimits: Sendable {
    /// How deeply lists and objects can be nested.
    package var depth = 64
    /// How many values there can be.
    package var count = 2_000_000
    /// Whether half a surrogate pair in an escape is read as U+FFFD, as editors can cut one; otherwise it is a fault.
    package var allowsHalfPairs = true

    /// The limits of a message.
    package init() {}
}

extension JSONFault: CustomStringConvertible {
    /// The fault in words, with its byte from 0.
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

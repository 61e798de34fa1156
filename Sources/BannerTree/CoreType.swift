/// The type of a plain scalar in the YAML 1.2 core schema.
package enum CoreType {
    /// Empty, `~` or `null`.
    case null
    /// `true` or `false`, in the three spellings of the core schema.
    case boolean
    /// A decimal number.
    case number
    /// A number of the core schema that a banner does not accept, such as `0x1F`, `0o17`, `.inf` or
    /// `.nan`.
    case specialNumber
    /// Any other text.
    case text

    /// The type of a plain scalar.
    package init(_ bytes: Span<UInt8>) {
        guard let first = bytes.first else {
            self = .null
            return
        }
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "."):
            // A fast path for durations: no number ends with `s`.
            if bytes[bytes.count - 1] | 0x20 == "s" {
                self = .text
            } else if Decimal(bytes) != nil {
                self = .number
            } else {
                self = CoreType.isSpecialNumber(bytes) ? .specialNumber : .text
            }
        case UInt8(ascii: "~"): self = bytes.count == 1 ? .null : .text
        case UInt8(ascii: "n"), UInt8(ascii: "N"): self = bytes.isWord("null") ? .null : .text
        case UInt8(ascii: "t"), UInt8(ascii: "T"): self = bytes.isWord("true") ? .boolean : .text
        case UInt8(ascii: "f"), UInt8(ascii: "F"): self = bytes.isWord("false") ? .boolean : .text
        default: self = .text
        }
    }

    private static func isSpecialNumber(_ bytes: Span<UInt8>) -> Bool {
        if Radix(bytes) != nil { return true }
        let isSigned = bytes.first == "+" || bytes.first == "-"
        let start = isSigned ? 1 : 0
        guard bytes.count > start, bytes[start] == "." else { return false }
        let word = bytes.extracting((start + 1)...)
        if word.isWord("inf") { return true }
        // `.nan` has no sign, and one more spelling: `.NaN`.
        return !isSigned && (word.isWord("nan") || word.equals("NaN"))
    }
}

/// A hexadecimal or octal integer in the core schema, such as `0x1F` or `0o17`.
package struct Radix {
    /// The value; `nil` if it is too large.
    package let value: UInt64?

    /// Parses an integer; fails for other text.
    package init?(_ bytes: Span<UInt8>) {
        guard bytes.count > 2 && bytes[0] == "0" else { return nil }
        let radix: UInt32
        switch bytes[1] {
        case UInt8(ascii: "x"): radix = 16
        case UInt8(ascii: "o"): radix = 8
        default: return nil
        }
        var value: UInt64? = 0
        for position in 2..<bytes.count {
            guard let digit = bytes[position].hexDigit, digit < radix else { return nil }
            let (product, isTooLarge) = (value ?? .max).multipliedReportingOverflow(
                by: UInt64(radix))
            value = isTooLarge ? nil : product | UInt64(digit)
        }
        self.value = value
    }
}

extension Span<UInt8> {
    /// Whether the bytes are `word` in lower case, capitalised, or in upper case.
    package func isWord(_ word: String) -> Bool {
        guard count == word.utf8.count else { return false }
        var isLower = true
        var isUpper = true
        var isCapitalised = true
        for (position, letter) in word.utf8.enumerated() {
            let (byte, capital) = (self[position], letter - 32)
            isLower = isLower && byte == letter
            isUpper = isUpper && byte == capital
            isCapitalised = isCapitalised && byte == (position == 0 ? capital : letter)
        }
        return isLower || isUpper || isCapitalised
    }
}

extension Node.Tag {
    /// The core tag with this URI; fails for other tags.
    package init?(uri: [UInt8]) {
        let prefix = Array("tag:yaml.org,2002:".utf8)
        let names: [(String, Node.Tag)] = [
            ("str", .string), ("int", .int), ("float", .float), ("bool", .bool), ("null", .null),
            ("seq", .sequence),
            ("map", .mapping),
        ]
        guard uri.starts(with: prefix),
            let match = names.first(where: { $0.0.utf8.elementsEqual(uri.dropFirst(prefix.count)) })
        else { return nil }
        self = match.1
    }

    /// Whether the core schema accepts a scalar with this tag and this text, in any style.
    func fits(_ text: [UInt8]) -> Bool {
        switch self {
        case .none, .string, .sequence, .mapping: true
        case .int: CoreSchema.isInteger(text)
        case .float: CoreSchema.isFloat(text)
        case .bool: CoreSchema.isOne(of: ["true", "True", "TRUE", "false", "False", "FALSE"], text)
        case .null: CoreSchema.isOne(of: ["", "~", "null", "Null", "NULL"], text)
        }
    }

    /// The type of the tag for messages, such as "an integer"; `nil` if the tag allows any text.
    var noun: String? {
        switch self {
        case .none, .string, .sequence, .mapping: nil
        case .int: "an integer"
        case .float: "a number"
        case .bool: "a boolean"
        case .null: "null"
        }
    }
}

/// The core schema's grammar for integers, floats, booleans and null (YAML 1.2.2, section 10.3.2).
private enum CoreSchema {
    static func isOne(of words: [String], _ text: [UInt8]) -> Bool {
        words.contains { $0.utf8.elementsEqual(text) }
    }

    /// `[-+]?[0-9]+`, `0o[0-7]+` or `0x[0-9a-fA-F]+`.
    static func isInteger(_ text: [UInt8]) -> Bool {
        if text.starts(with: "0o".utf8) {
            return text.count > 2 && text.dropFirst(2).allSatisfy { isDigit($0, 8) }
        }
        if text.starts(with: "0x".utf8) {
            return text.count > 2 && text.dropFirst(2).allSatisfy { isDigit($0, 16) }
        }
        let digits = withoutSign(text[...])
        return !digits.isEmpty && digits.allSatisfy { isDigit($0, 10) }
    }

    /// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`, `[-+]?\.inf` or `.nan`.
    static func isFloat(_ text: [UInt8]) -> Bool {
        if isOne(of: [".nan", ".NaN", ".NAN"], text) { return true }
        let unsigned = withoutSign(text[...])
        if isOne(of: [".inf", ".Inf", ".INF"], Array(unsigned)) { return true }
        let whole = unsigned.prefix { isDigit($0, 10) }
        var rest = unsigned.dropFirst(whole.count)
        var count = whole.count
        if rest.first == "." {
            let part = rest.dropFirst().prefix { isDigit($0, 10) }
            rest = rest.dropFirst(1 + part.count)
            count += part.count
        }
        guard count > 0 else { return false }
        guard let power = rest.first else { return true }
        let digits = withoutSign(rest.dropFirst())
        return power | 0x20 == "e" && !digits.isEmpty && digits.allSatisfy { isDigit($0, 10) }
    }

    private static func withoutSign(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        text.first == "-" || text.first == "+" ? text.dropFirst() : text
    }

    private static func isDigit(_ byte: UInt8, _ radix: UInt32) -> Bool {
        byte.hexDigit.map { $0 < radix } ?? false
    }
}

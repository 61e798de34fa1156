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
        // `.nan` has no sign.
        return !isSigned && (word.equals("nan") || word.equals("NaN") || word.equals("NAN"))
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

    /// Whether the core schema accepts a scalar with this tag and this text, in any style (YAML
    /// 1.2.2, section 10.3.2).
    func fits(_ text: [UInt8]) -> Bool {
        switch self {
        case .none, .string, .sequence, .mapping: true
        case .int:
            // Only digits after the sign, or `0o17` or `0x1F`.
            Radix(text.span) != nil
                || Decimal(text.span) != nil && text.allSatisfy { !".eE".utf8.contains($0) }
        case .float:
            // Also `-.inf` or `.NaN`.
            Decimal(text.span) != nil
                || CoreType(text.span) == .specialNumber && Radix(text.span) == nil
        case .bool: CoreType(text.span) == .boolean
        case .null: CoreType(text.span) == .null
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

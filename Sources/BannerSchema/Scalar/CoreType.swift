/// What the YAML 1.2 core schema reads a plain scalar as.
enum CoreType: Sendable {
    /// Nothing, `~` or `null`.
    case null
    /// `true` or `false`, in the three spellings of the core schema.
    case boolean
    /// A decimal number.
    case number
    /// A number to the core schema that a banner does not take: `0x1F`, `0o17`, `.inf`, `.nan`.
    case specialNumber
    /// Everything else.
    case text

    /// The type of a plain scalar.
    init(_ bytes: ArraySlice<UInt8>) {
        guard let first = bytes.first else {
            self = .null
            return
        }
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            if Decimal(bytes) != nil {
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

    /// Whether a plain scalar is text whatever follows this first byte.
    static func isSurelyText(from first: UInt8) -> Bool {
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"),
            UInt8(ascii: "f"), UInt8(ascii: "F"):
            false
        default: true
        }
    }

    private static func isSpecialNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        if Radix(bytes) != nil { return true }
        let isSigned = bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-")
        let rest = isSigned ? bytes.dropFirst() : bytes
        guard rest.first == UInt8(ascii: ".") else { return false }
        let word = rest.dropFirst()
        if word.isWord("inf") { return true }
        // `.nan` has no sign, and a spelling of its own: `.NaN`.
        return !isSigned && (word.isWord("nan") || word.elementsEqual("NaN".utf8))
    }
}

/// A whole number in hexadecimal or octal, as the core schema writes it: `0x1F`, `0o17`.
struct Radix {
    /// The number; `nil` where it is too large to name.
    let value: UInt64?

    /// The number, where the bytes are one.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count > 2 && bytes.first == UInt8(ascii: "0") else { return nil }
        let radix: Int
        switch bytes[bytes.startIndex + 1] {
        case UInt8(ascii: "x"): radix = 16
        case UInt8(ascii: "o"): radix = 8
        default: return nil
        }
        let digits = bytes.dropFirst(2)
        let isDigits = digits.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "7"): true
            case UInt8(ascii: "8"), UInt8(ascii: "9"): radix == 16
            case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): radix == 16
            default: false
            }
        }
        guard isDigits else { return nil }
        value = UInt64(String(decoding: digits, as: UTF8.self), radix: radix)
    }
}

extension ArraySlice<UInt8> {
    /// Whether these are the letters of `word` in lower case, with a capital first, or all in capitals.
    func isWord(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        let lower = Array(word.description.utf8)
        var isLower = true
        var isUpper = true
        var isCapitalised = true
        for (position, byte) in enumerated() {
            let capital = lower[position] - 32
            isLower = isLower && byte == lower[position]
            isUpper = isUpper && byte == capital
            isCapitalised = isCapitalised && byte == (position == 0 ? capital : lower[position])
        }
        return isLower || isUpper || isCapitalised
    }
}

extension JSONReader where Receiver: ~Copyable {
    // MARK: Strings

    /// Reads a string from its opening to its closing quote.
    mutating func readString() throws(JSONFault) -> String {
        let start = position
        position += 1
        // A fast path: most strings have no escapes.
        var isASCII = try skipPlainText()
        guard bytes[position] == "\\" else {
            position += 1
            return try text(bytes[start + 1..<position - 1], isASCII, from: start)
        }
        var content = Array(bytes[start + 1..<position])
        while bytes[position] == "\\" {
            try readEscape(into: &content)
            let next = position
            if try !skipPlainText() { isASCII = false }
            content += bytes[next..<position]
        }
        position += 1
        return try text(content[...], isASCII, from: start)
    }

    /// Moves to the next quote or escape; returns whether everything before it is ASCII.
    private mutating func skipPlainText() throws(JSONFault) -> Bool {
        let (end, high) = plainText(from: position)
        guard end < bytes.count else { throw JSONFault(reason: .incomplete, position: end) }
        guard bytes[end] >= 0x20 else { throw JSONFault(reason: .control(bytes[end]), position: end) }
        position = end
        return high < 0x80
    }

    /// The end of the text without quotes, escapes and controls from a byte on, and the union of
    /// its bits.
    private func plainText(from start: Int) -> (end: Int, bits: UInt8) {
        let span = bytes.span
        var bits: UInt8 = 0
        var next = start
        while next < span.count {
            let byte = span[next]
            if byte == "\"" || byte == "\\" || byte < 0x20 { break }
            bits |= byte
            next += 1
        }
        return (next, bits)
    }

    private func text(_ content: ArraySlice<UInt8>, _ isASCII: Bool, from start: Int) throws(JSONFault) -> String {
        let text = content.utf8Text
        // Decoding replaces invalid UTF-8, so a difference reveals it.
        guard isASCII || text.utf8.elementsEqual(content) else {
            throw JSONFault(reason: .encoding, position: start)
        }
        return text
    }

    private mutating func readEscape(into text: inout [UInt8]) throws(JSONFault) {
        let start = position
        guard position + 1 < bytes.count else { throw fault(.incomplete) }
        let sign = bytes[position + 1]
        position += 2
        switch sign {
        case "\"", "\\", "/": text.append(sign)
        case "b": text.append(0x08)
        case "f": text.append(0x0C)
        case "n": text.append(0x0A)
        case "r": text.append(0x0D)
        case "t": text.append(0x09)
        case "u":
            let scalar = try readCodePoint(from: start)
            text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        default: throw JSONFault(reason: .escape, position: start)
        }
    }

    /// Reads the digits of `\u`, and the second escape of a surrogate pair.
    private mutating func readCodePoint(from start: Int) throws(JSONFault) -> Unicode.Scalar {
        let first = try readDigits(from: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        let next = position
        guard first < 0xDC00, position + 1 < bytes.count, bytes[position] == "\\",
            bytes[position + 1] == "u"
        else { return try halfPair(at: start) }
        position += 2
        let second = try readDigits(from: next)
        guard (0xDC00...0xDFFF).contains(second) else {
            // The second escape is a character of its own.
            position = next
            return try halfPair(at: start)
        }
        return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? "\u{FFFD}"
    }

    private func halfPair(at start: Int) throws(JSONFault) -> Unicode.Scalar {
        guard limits.allowsHalfPairs else { throw JSONFault(reason: .halfPair, position: start) }
        return "\u{FFFD}"
    }

    private mutating func readDigits(from start: Int) throws(JSONFault) -> UInt32 {
        guard position + 4 <= bytes.count else {
            throw JSONFault(reason: .incomplete, position: bytes.count)
        }
        var value: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = byte.hexDigit else { throw JSONFault(reason: .escape, position: start) }
            value = value << 4 | digit
        }
        position += 4
        return value
    }

    // MARK: Numbers

    /// Moves past a number, which must have no leading zeros, and digits on both sides of its
    /// point.
    mutating func skipNumber() throws(JSONFault) {
        let start = position
        if bytes[position] == "-" { position += 1 }
        if position < bytes.count, bytes[position] == "0" {
            position += 1
        } else {
            try skipDigits(from: start)
        }
        if position < bytes.count, bytes[position] == "." {
            position += 1
            try skipDigits(from: start)
        }
        if position < bytes.count, bytes[position] | 0x20 == "e" {
            position += 1
            if position < bytes.count, bytes[position] == "+" || bytes[position] == "-" {
                position += 1
            }
            try skipDigits(from: start)
        }
        // A digit can follow only a leading zero.
        guard position == bytes.count || !isDigit(bytes[position]) else {
            throw JSONFault(reason: .number, position: start)
        }
    }

    private mutating func skipDigits(from start: Int) throws(JSONFault) {
        let first = position
        while position < bytes.count, isDigit(bytes[position]) { position += 1 }
        guard position > first else { throw JSONFault(reason: .number, position: start) }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte.decimalDigit != nil }
}

/// The callbacks of the JSON parser, in the order of the text.
package protocol JSONReceiver: ~Copyable {
    /// Called at the start of an array or object.
    mutating func begin(_ kind: JSONKind, at position: Int)
    /// Called at the end of the innermost array or object.
    mutating func end(at position: Int)
    /// Called for the key of an object's next value; the range includes the quotes.
    mutating func takeKey(_ key: String, _ range: Range<Int>)
    /// Called for a string in valid UTF-8; the default implementation takes it as a value.
    mutating func take(_ text: ArraySlice<UInt8>, _ range: Range<Int>)
    /// Called for a value other than an array or object; the range includes quotes.
    mutating func take(_ value: JSON, _ range: Range<Int>)
}

extension JSONReceiver where Self: ~Copyable {
    package mutating func take(_ text: ArraySlice<UInt8>, _ range: Range<Int>) {
        take(.string(text.utf8Text), range)
    }
}

/// The kinds of values that contain other values.
package enum JSONKind {
    case array, object
}

/// A JSON parser (RFC 8259) that calls a receiver with each part.
///
/// An unpaired surrogate in an escape, such as `"\ud800"`, is read as U+FFFD or is an error,
/// depending on the limits. The parser is recursive, so the nesting depth is limited.
package struct JSONReader<Receiver: JSONReceiver & ~Copyable>: ~Copyable {
    let bytes: [UInt8]
    let limits: JSONLimits
    var position: Int
    private var count = 0
    private var receiver: Receiver

    /// Parses a single value; whitespace around it and a byte order mark are ignored.
    package static func read(
        _ bytes: [UInt8], limits: JSONLimits = JSONLimits(), into receiver: consuming Receiver
    ) throws(JSONFault) -> Receiver {
        var receiver = receiver
        if let fault = fault(in: bytes, limits: limits, telling: &receiver) { throw fault }
        return receiver
    }

    /// Parses a single value like `read`, but returns the error; the receiver keeps what comes
    /// before it.
    package static func fault(
        in bytes: [UInt8], limits: JSONLimits = JSONLimits(), telling receiver: inout Receiver
    ) -> JSONFault? {
        var reader = JSONReader(bytes, limits, receiver)
        var fault: JSONFault?
        do throws(JSONFault) { try reader.readWhole() } catch { fault = error }
        receiver = reader.receiver
        return fault
    }

    private mutating func readWhole() throws(JSONFault) {
        try readValue(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw fault(.rest) }
    }

    private init(_ bytes: [UInt8], _ limits: JSONLimits, _ receiver: consuming Receiver) {
        self.bytes = bytes
        self.limits = limits
        self.receiver = receiver
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    func fault(_ reason: JSONFault.Reason) -> JSONFault {
        JSONFault(reason: reason, position: position)
    }

    private var unexpected: JSONFault {
        position < bytes.count ? fault(.unexpected(bytes[position])) : fault(.incomplete)
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    /// Consumes a character if it is the next one after whitespace.
    private mutating func takes(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == character else { return false }
        position += 1
        return true
    }

    // MARK: Values

    private mutating func readValue(depth: Int) throws(JSONFault) {
        skipSpace()
        count += 1
        guard count <= limits.count else { throw fault(.count(limit: limits.count)) }
        guard position < bytes.count else { throw fault(.incomplete) }
        let start = position
        switch bytes[position] {
        case "{", "[":
            guard depth < limits.depth else { throw fault(.depth(limit: limits.depth)) }
            if bytes[start] == "{" {
                try readObject(depth: depth + 1)
            } else {
                try readArray(depth: depth + 1)
            }
        case "\"":
            let text = try readString()
            receiver.take(text, start..<position)
        case "t": try readWord("true", .bool(true))
        case "f": try readWord("false", .bool(false))
        case "n": try readWord("null", .null)
        case "-", UInt8(ascii: "0")...UInt8(ascii: "9"):
            try skipNumber()
            receiver.take(.number(bytes[start..<position].utf8Text), start..<position)
        default: throw unexpected
        }
    }

    private mutating func readObject(depth: Int) throws(JSONFault) {
        receiver.begin(.object, at: position)
        position += 1
        if !takes("}") {
            repeat {
                skipSpace()
                guard position < bytes.count, bytes[position] == "\"" else { throw unexpected }
                let start = position
                let key = try readString()
                receiver.takeKey(key.utf8Text, start..<position)
                guard takes(":") else { throw unexpected }
                try readValue(depth: depth)
            } while takes(",")
            guard takes("}") else { throw unexpected }
        }
        receiver.end(at: position)
    }

    private mutating func readArray(depth: Int) throws(JSONFault) {
        receiver.begin(.array, at: position)
        position += 1
        if !takes("]") {
            repeat { try readValue(depth: depth) } while takes(",")
            guard takes("]") else { throw unexpected }
        }
        receiver.end(at: position)
    }

    private mutating func readWord(_ word: String, _ value: JSON) throws(JSONFault) {
        let start = position
        for byte in word.utf8 {
            guard position < bytes.count, bytes[position] == byte else { throw unexpected }
            position += 1
        }
        receiver.take(value, start..<position)
    }
}

extension JSONReader where Receiver: ~Copyable {
    // MARK: Strings

    /// Reads a string from its opening to its closing quote.
    mutating func readString() throws(JSONFault) -> ArraySlice<UInt8> {
        let start = position
        position += 1
        var isASCII = try skipPlainText()
        var text = bytes[start + 1..<position]
        // Most strings have no escapes.
        if bytes[position] == "\\" {
            var content = Array(text)
            while bytes[position] == "\\" {
                try readEscape(into: &content)
                let next = position
                if try !skipPlainText() { isASCII = false }
                if next < position { content += bytes[next..<position] }
            }
            text = content[...]
        }
        position += 1
        // Decoding replaces invalid UTF-8, so a difference reveals it.
        guard isASCII || text.utf8Text.utf8.elementsEqual(text) else {
            throw JSONFault(reason: .encoding, position: start)
        }
        return text
    }

    /// Moves to the next quote or escape; returns whether everything before it is ASCII.
    private mutating func skipPlainText() throws(JSONFault) -> Bool {
        var bits: UInt8 = 0
        var end = position
        // Eight bytes at a time: a byte that is smaller than another has a high bit after the
        // subtraction, unless it had one before.
        bytes.withUnsafeBytes { raw in
            let ones: UInt64 = 0x0101_0101_0101_0101
            while end + 8 <= raw.count {
                let word = raw.loadUnaligned(fromByteOffset: end, as: UInt64.self)
                let (quotes, escapes) = (word ^ (ones &* 0x22), word ^ (ones &* 0x5C))
                let controls = (word &- (ones &* 0x20)) & ~word
                let ends = controls | (quotes &- ones) & ~quotes | (escapes &- ones) & ~escapes
                guard (ends | word) & (ones &* 0x80) == 0 else { break }
                end += 8
            }
        }
        while end < bytes.count {
            let byte = bytes[end]
            // Most are letters.
            if byte <= 0x5C && (byte == "\"" || byte == "\\" || byte < 0x20) { break }
            bits |= byte
            end += 1
        }
        position = end
        guard end < bytes.count else { throw fault(.incomplete) }
        guard bytes[end] >= 0x20 else { throw fault(.control(bytes[end])) }
        return bits < 0x80
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
            guard let digit = byte.hexDigit else {
                throw JSONFault(reason: .escape, position: start)
            }
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
        guard position == bytes.count || bytes[position].decimalDigit == nil else {
            throw JSONFault(reason: .number, position: start)
        }
    }

    private mutating func skipDigits(from start: Int) throws(JSONFault) {
        let first = position
        while position < bytes.count, bytes[position].decimalDigit != nil { position += 1 }
        guard position > first else { throw JSONFault(reason: .number, position: start) }
    }
}

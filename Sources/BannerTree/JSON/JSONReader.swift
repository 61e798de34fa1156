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

    func fault(_ reason: JSONFault.Reason) -> JSONFault { JSONFault(reason: reason, position: position) }

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
        case "{":
            guard depth < limits.depth else { throw fault(.depth(limit: limits.depth)) }
            try readObject(depth: depth + 1)
        case "[":
            guard depth < limits.depth else { throw fault(.depth(limit: limits.depth)) }
            try readArray(depth: depth + 1)
        case "\"":
            let text = try readString()
            receiver.take(.string(text), start..<position)
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
                receiver.takeKey(key, start..<position)
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

extension JSON {
    /// The value on one line, without spaces.
    package var line: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let value): bytes += value.utf8
        case .string(let value): JSON.write(quoted: value, to: &bytes)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, (key, value)) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                JSON.write(quoted: key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func write(quoted text: String, to bytes: inout [UInt8]) {
        guard text.isPlainJSON else {
            bytes += text.quotedAsJSON.utf8
            return
        }
        bytes.append(UInt8(ascii: "\""))
        bytes += text.utf8
        bytes.append(UInt8(ascii: "\""))
    }

    /// The value as a document, two spaces per level; short lists of scalars on one line.
    package func document(indent: String = "") -> String {
        let inner = indent + "  "
        switch self {
        case .null, .bool, .number, .string: return line
        case .array(let values):
            guard !values.isEmpty else { return "[]" }
            if let line = shortLine, indent.utf8.count + line.utf8.count <= 80 { return line }
            return "[\n" + values.map { inner + $0.document(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            if members.count == 1, let line = shortLine, indent.utf8.count + line.utf8.count <= 80 { return line }
            let lines = members.map { "\(inner)\($0.key.quotedAsJSON): \($0.value.document(indent: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    /// The value on one line with spaces, if no object in it has more than one key.
    private var shortLine: String? {
        switch self {
        case .null, .bool, .number, .string: return line
        case .array(let values):
            let lines = values.compactMap(\.shortLine)
            return lines.count == values.count ? "[" + lines.joined(separator: ", ") + "]" : nil
        case .object(let members):
            guard let only = members.first, members.count == 1, let line = only.value.shortLine else { return nil }
            return "{ \(only.key.quotedAsJSON): \(line) }"
        }
    }
}

extension String {
    /// Whether nothing in it is escaped: nearly every key and most values are plain ASCII.
    fileprivate var isPlainJSON: Bool {
        utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != 0x5C && $0 != 0x23 }
    }

    /// Text in quotes; control characters, characters that change the reading direction or hide text, and the second of
    /// two `#` are escaped.
    package var quotedAsJSON: String {
        guard !isPlainJSON else { return "\"" + self + "\"" }
        var result = "\""
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "#" where previous == "#": result += "\\u0023"
            default:
                if scalar.isHarmful {
                    for unit in String(scalar).utf16 { result += "\\u" + unit.hexadecimal(4) }
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
            previous = scalar
        }
        return result + "\""
    }
}

extension BinaryInteger {
    /// The number with at least this many hexadecimal digits.
    package func hexadecimal(_ count: Int, uppercase: Bool = false) -> String {
        let digits = String(self, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
}

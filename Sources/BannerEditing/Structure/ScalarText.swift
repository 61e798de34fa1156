/// The text that a scalar stands for.
enum ScalarText {
    /// The text without quotes and escapes, its lines joined; of a block after `|` or `>`, all that is written.
    static func text(of node: Outline.Node, in bytes: [UInt8]) -> String {
        let written = bytes[node.range]
        switch node.kind {
        case .mapping, .sequence, .empty: return ""
        case .plain, .alias, .block: return joined(written)
        case .singleQuoted: return joined(singleQuoted(inner(written)))
        case .doubleQuoted: return doubleQuoted(inner(written))
        }
    }

    /// What is between the quotes, also if the last one is missing.
    private static func inner(_ written: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let rest = written.dropFirst()
        return rest.last == written.first && written.count > 1 ? rest.dropLast() : rest
    }

    private static func joined(_ written: ArraySlice<UInt8>) -> String {
        guard written.contains(where: Outline.isBreak) else { return String(decoding: written, as: UTF8.self) }
        let lines = written.split(whereSeparator: Outline.isBreak)
        return lines.map { line in
            let start = line.drop { $0 == 0x20 || $0 == 0x09 }
            return String(decoding: start, as: UTF8.self)
        }.joined(separator: " ")
    }

    private static func singleQuoted(_ written: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var result: [UInt8] = []
        var isSecond = false
        for byte in written {
            if byte == UInt8(ascii: "'") && !isSecond {
                isSecond = true
                continue
            }
            isSecond = false
            result.append(byte)
        }
        return result[...]
    }

    private static func doubleQuoted(_ written: ArraySlice<UInt8>) -> String {
        guard written.contains(UInt8(ascii: "\\")) else { return joined(written) }
        var result = ""
        var scalars = Substring(decoding: written, as: UTF8.self).unicodeScalars
        while let scalar = scalars.popFirst() {
            guard scalar == "\\", let escape = scalars.popFirst() else {
                result.unicodeScalars.append(scalar)
                continue
            }
            switch escape {
            case "n": result += "\n"
            case "t": result += "\t"
            case "x": append(hex: 2, &scalars, &result)
            case "u": append(hex: 4, &scalars, &result)
            case "U": append(hex: 8, &scalars, &result)
            default: result.unicodeScalars.append(escape)
            }
        }
        return result
    }

    private static func append(hex count: Int, _ scalars: inout Substring.UnicodeScalarView, _ result: inout String) {
        let digits = String(String.UnicodeScalarView(scalars.prefix(count)))
        scalars = scalars.dropFirst(count)
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
            result.unicodeScalars.append(scalar)
        }
    }
}

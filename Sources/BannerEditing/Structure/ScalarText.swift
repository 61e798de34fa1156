extension Outline.Node {
    /// The text of a scalar without quotes and escapes, on one line; a block scalar includes its
    /// header.
    func text(in bytes: [UInt8]) -> String {
        switch kind {
        case .mapping, .sequence, .empty: ""
        case .plain, .alias, .block: Self.joined(bytes[range])
        case .singleQuoted: Self.joined(Self.singleQuoted(Self.inner(bytes[range]))[...])
        case .doubleQuoted: Self.doubleQuoted(Self.inner(bytes[range]))
        }
    }

    /// The text between the quotes; the closing one can be missing.
    private static func inner(_ written: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let rest = written.dropFirst()
        return rest.last == written.first && written.count > 1 ? rest.dropLast() : rest
    }

    private static func joined(_ written: ArraySlice<UInt8>) -> String {
        guard written.contains(where: \.isLineBreak) else { return written.utf8Text }
        let lines = written.split(whereSeparator: \.isLineBreak)
        return lines.map { $0.drop(while: \.isSpaceOrTab).utf8Text }.joined(separator: " ")
    }

    /// Replaces each doubled quote by one.
    static func singleQuoted(_ written: ArraySlice<UInt8>) -> [UInt8] {
        var isSecond = false
        return written.filter { byte in
            isSecond = byte == "'" && !isSecond
            return !isSecond
        }
    }

    /// The number of hexadecimal digits after an escape character.
    private static let digits: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]

    private static func doubleQuoted(_ written: ArraySlice<UInt8>) -> String {
        guard written.contains(UInt8(ascii: "\\")) else { return joined(written) }
        var result = String.UnicodeScalarView()
        var scalars = Substring(decoding: written, as: UTF8.self).unicodeScalars
        while let scalar = scalars.popFirst() {
            guard scalar == "\\", let escape = scalars.popFirst() else {
                result.append(scalar)
                continue
            }
            guard let digits = digits[escape] else {
                result.append(escape == "n" ? "\n" : escape == "t" ? "\t" : escape)
                continue
            }
            if let value = UInt32(String(scalars.prefix(digits)), radix: 16),
                let scalar = Unicode.Scalar(value)
            {
                result.append(scalar)
            }
            scalars = scalars.dropFirst(digits)
        }
        return String(result)
    }
}

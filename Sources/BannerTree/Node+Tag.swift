extension Node.Tag {
    /// The core tag with this URI; fails for other tags.
    package init?(uri: [UInt8]) {
        let prefix = Array("tag:yaml.org,2002:".utf8)
        let names: [(String, Node.Tag)] = [
            ("str", .string), ("int", .int), ("float", .float), ("bool", .bool), ("null", .null), ("seq", .sequence),
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
        case .int: CoreText.isInteger(text)
        case .float: CoreText.isFloat(text)
        case .bool: CoreText.isOne(of: ["true", "True", "TRUE", "false", "False", "FALSE"], text)
        case .null: CoreText.isOne(of: ["", "~", "null", "Null", "NULL"], text)
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
private enum CoreText {
    static func isOne(of words: [String], _ text: [UInt8]) -> Bool {
        words.contains { $0.utf8.elementsEqual(text) }
    }

    /// `[-+]?[0-9]+`, `0o[0-7]+` or `0x[0-9a-fA-F]+`.
    static func isInteger(_ text: [UInt8]) -> Bool {
        if text.starts(with: "0o".utf8) { return text.count > 2 && text.dropFirst(2).allSatisfy { isDigit($0, 8) } }
        if text.starts(with: "0x".utf8) { return text.count > 2 && text.dropFirst(2).allSatisfy { isDigit($0, 16) } }
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

    private static func isDigit(_ byte: UInt8, _ radix: UInt32) -> Bool { byte.hexDigit.map { $0 < radix } ?? false }
}

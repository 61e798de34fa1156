/// Notations of numbers and booleans that YAML 1.1 knows, and that YAML 1.2 reads as text.
package enum OldYAML {
    /// The number as YAML 1.1 reads it: `0x1F` is 31, `1_000` is 1000, `1:30` is 90.
    package static func number(_ bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.count <= 40 else { return nil }
        if let radix = Radix(bytes.span) { return radix.value.map { String($0) } }
        if bytes.contains(UInt8(ascii: "_")) {
            let digits = bytes.filter { $0 != "_" }
            guard Decimal(digits.span) != nil else { return nil }
            return digits.utf8Text
        }
        let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count > 1 && parts.count <= 4 else { return nil }
        let numbers = parts.compactMap { part in
            part.allSatisfy { $0.decimalDigit != nil } ? Int(part.utf8Text) : nil
        }
        guard numbers.count == parts.count, numbers.allSatisfy({ $0 < 1_000_000 }) else { return nil }
        return String(numbers.reduce(0) { $0 * 60 + $1 })
    }

    /// The boolean as YAML 1.1 reads it: `yes`, `on` and `y` are true, in any case.
    package static func boolean(_ bytes: ArraySlice<UInt8>) -> Bool? {
        for word in ["yes", "on", "y", "true"] where bytes.span.isWord(word) { return true }
        for word in ["no", "off", "n", "false"] where bytes.span.isWord(word) { return false }
        return nil
    }
}

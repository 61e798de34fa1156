/// GitHub's line fingerprints, which do not change when other lines are added or removed.
///
/// The algorithm is that of github/codeql-action (src/fingerprints.ts): a hash over 100 UTF-16
/// units without spaces.
package enum LineFingerprint {
    /// The number of hashed UTF-16 units, from the start of a line.
    private static let length = 100

    /// The fingerprints of lines, which are numbered from 0.
    ///
    /// A fingerprint ends with the number of the hash's occurrence.
    package static func of(_ lines: Set<Int>, in text: String) -> [Int: String] {
        guard let last = lines.max() else { return [:] }
        var units: [UInt16] = []
        var starts: [Int] = []
        var previous: UInt16?
        for unit in text.utf16 {
            defer { previous = unit }
            if unit == 0x20 || unit == 0x09 || (previous == 0x0D && unit == 0x0A) { continue }
            // The text after the units of the last line is not hashed.
            if starts.count > last && units.count >= starts[last] + length { break }
            if units.last ?? 0x0A == 0x0A { starts.append(units.count) }
            units.append(unit == 0x0D ? 0x0A : unit)
        }
        if units.last ?? 0x0A == 0x0A { starts.append(units.count) }
        units += [.max] + [UInt16](repeating: 0, count: length)
        func hash(_ start: Int) -> UInt64 {
            units[start..<start + length].reduce(0) { 37 &* $0 &+ UInt64($1) }
        }
        var counts: [UInt64: Int] = [:]
        var fingerprints: [Int: String] = [:]
        for (line, start) in starts.prefix(last + 1).enumerated() {
            let hash = hash(start)
            counts[hash, default: 0] += 1
            if lines.contains(line) { fingerprints[line] = "\(String(hash, radix: 16)):\(counts[hash] ?? 1)" }
        }
        return fingerprints
    }
}

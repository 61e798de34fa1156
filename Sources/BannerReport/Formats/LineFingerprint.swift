/// GitHub's fingerprints of a text's lines, which stay with a line when others come and go.
///
/// The algorithm is that of github/codeql-action (src/fingerprints.ts): a rolling hash over 100 UTF-16 units without blanks.
public struct LineFingerprint {
    private static let length = 100
    private static let factor: UInt64 = 37
    private static let outgoing: UInt64 = (0..<length).reduce(1) { power, _ in power &* factor }

    private var hash: UInt64 = 0
    /// The last units, and for each the line that it begins.
    private var units = [UInt16](repeating: 0, count: length)
    private var lines = [Int?](repeating: nil, count: length)
    private var position = 0
    private var isLineStart = true
    private var followsReturn = false
    private var seen: [UInt64: Int] = [:]
    private var result: [String] = []

    /// The fingerprints of all lines of a text, the first line's first.
    public static func all(in text: String) -> [String] {
        var fingerprint = LineFingerprint()
        for unit in text.utf16 { fingerprint.take(unit) }
        fingerprint.take(.max)
        for _ in 0..<length {
            fingerprint.settle()
            fingerprint.push(0)
        }
        return fingerprint.result
    }

    private mutating func take(_ unit: UInt16) {
        let isSkipped = unit == 0x20 || unit == 0x09 || (followsReturn && unit == 0x0A)
        followsReturn = unit == 0x0D
        if isSkipped { return }
        settle()
        if isLineStart {
            lines[position] = result.count
            result.append("")
        }
        isLineStart = unit == 0x0A || unit == 0x0D
        push(unit == 0x0D ? 0x0A : unit)
    }

    /// Gives the line that began a whole window ago its fingerprint.
    private mutating func settle() {
        guard let line = lines[position] else { return }
        seen[hash, default: 0] += 1
        result[line] = "\(String(hash, radix: 16)):\(seen[hash] ?? 1)"
        lines[position] = nil
    }

    private mutating func push(_ unit: UInt16) {
        hash = LineFingerprint.factor &* hash &+ UInt64(unit) &- LineFingerprint.outgoing &* UInt64(units[position])
        units[position] = unit
        position = (position + 1) % LineFingerprint.length
    }
}

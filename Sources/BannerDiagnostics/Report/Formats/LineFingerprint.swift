/// GitHub's fingerprints of a text's lines, which stay with a line when others are added or removed.
///
/// The algorithm is that of github/codeql-action (src/fingerprints.ts): a rolling hash over 100 UTF-16 units without
/// spaces.
package struct LineFingerprint {
    private static let length = 100
    private static let factor: UInt64 = 37
    private static let outgoing: UInt64 = (0..<length).reduce(1) { power, _ in power &* factor }

    private var hash: UInt64 = 0
    /// The last units, each with the line that it begins.
    private var units = [UInt16](repeating: 0, count: length)
    private var starts = [Int?](repeating: nil, count: length)
    private var position = 0
    private var isLineStart = true
    private var followsReturn = false
    private var lineCount = 0
    /// A line whose hash has just become known.
    private var known: (line: Int, hash: UInt64)?

    /// The fingerprints of these lines of a text, numbered from 0, by line.
    ///
    /// A fingerprint includes how often its hash has occurred. Only the hashes of these lines are counted, in a second
    /// pass, so that a text of millions of lines needs no memory for them.
    package static func of(_ lines: Set<Int>, in text: String) -> [Int: String] {
        var hashes: [Int: UInt64] = [:]
        each(of: text, upTo: lines.max() ?? -1) { line, hash in
            if lines.contains(line) { hashes[line] = hash }
        }
        var counts: [UInt64: Int] = [:]
        for hash in hashes.values { counts[hash] = 0 }
        var fingerprints: [Int: String] = [:]
        each(of: text, upTo: lines.max() ?? -1) { line, hash in
            guard let count = counts[hash] else { return }
            counts[hash] = count + 1
            if lines.contains(line) { fingerprints[line] = "\(String(hash, radix: 16)):\(count + 1)" }
        }
        return fingerprints
    }

    /// The hashes of a text's lines, in order, up to a line.
    private static func each(of text: String, upTo last: Int, _ body: (Int, UInt64) -> Void) {
        guard last >= 0 else { return }
        var fingerprint = LineFingerprint()
        for unit in text.utf16 {
            fingerprint.take(unit)
            if let (line, hash) = fingerprint.known { body(line, hash) }
            if fingerprint.known?.line == last { return }
        }
        fingerprint.take(.max)
        if let (line, hash) = fingerprint.known { body(line, hash) }
        for _ in 0..<length {
            fingerprint.known = nil
            fingerprint.settle()
            if let (line, hash) = fingerprint.known { body(line, hash) }
            fingerprint.push(0)
        }
    }

    private mutating func take(_ unit: UInt16) {
        known = nil
        let isSkipped = unit == 0x20 || unit == 0x09 || (followsReturn && unit == 0x0A)
        followsReturn = unit == 0x0D
        if isSkipped { return }
        settle()
        if isLineStart {
            starts[position] = lineCount
            lineCount += 1
        }
        isLineStart = unit == 0x0A || unit == 0x0D
        push(unit == 0x0D ? 0x0A : unit)
    }

    /// The hash of the line that began a full window ago is now complete.
    private mutating func settle() {
        guard let line = starts[position] else { return }
        known = (line, hash)
        starts[position] = nil
    }

    private mutating func push(_ unit: UInt16) {
        hash = LineFingerprint.factor &* hash &+ UInt64(unit) &- LineFingerprint.outgoing &* UInt64(units[position])
        units[position] = unit
        position = (position + 1) % LineFingerprint.length
    }
}

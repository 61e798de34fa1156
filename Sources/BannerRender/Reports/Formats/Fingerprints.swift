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
            if lines.contains(line) {
                fingerprints[line] = "\(String(hash, radix: 16)):\(counts[hash] ?? 1)"
            }
        }
        return fingerprints
    }
}

/// SHA-256 (FIPS 180-4), for fingerprints and content security policies.
package struct SHA256 {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
        0x5be0_cd19,
    ]
    /// The bytes of an unfinished block.
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    /// The hash of an empty message.
    package init() {}

    /// Appends bytes to the message.
    package mutating func add(_ bytes: [UInt8]) {
        count += UInt64(bytes.count)
        rest += bytes
        let end = rest.count & ~63
        for start in stride(from: 0, to: end, by: 64) { mix(start) }
        rest.removeFirst(end)
    }

    /// The final hash.
    private var result: [UInt32] {
        var whole = self
        let bits = (0..<8).reversed().map { UInt8(truncatingIfNeeded: (count * 8) >> ($0 * 8)) }
        let zeros = [UInt8](repeating: 0, count: (119 - rest.count) % 64)
        whole.add([0x80] + zeros + bits)
        return whole.state
    }

    /// The hash in Base64, as in a content security policy.
    package var base64: String {
        Base64.text(result.flatMap { word in [24, 16, 8, 0].map { UInt8(word >> $0 & 255) } })
    }

    /// The hash of bytes in Base64.
    package static func base64(_ bytes: [UInt8]) -> String { hash(bytes).base64 }

    /// The hash of a text as 64 hexadecimal digits.
    static func hexadecimal(_ text: String) -> String {
        hash(Array(text.utf8)).result.map { $0.hexadecimal(8) }.joined()
    }

    private static func hash(_ bytes: [UInt8]) -> SHA256 {
        var hash = SHA256()
        hash.add(bytes)
        return hash
    }

    /// Processes the block that begins at a byte of `rest`.
    private mutating func mix(_ start: Int) {
        // As a span: the array then checks once, not for each word, whether it must be copied.
        var memory = [UInt32](repeating: 0, count: 64)
        var words = memory.mutableSpan
        for index in 0..<16 {
            words[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(rest[start + index * 4 + $1]) }
        }
        func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
            word >> count | word << (32 - count)
        }
        for index in 16..<64 {
            let early = words[index &- 15]
            let late = words[index &- 2]
            let low = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            let high = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            words[index] = words[index &- 16] &+ low &+ words[index &- 7] &+ high
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let choice = (e & f) ^ (~e & g)
            let first = h &+ sum1 &+ choice &+ SHA256.constants[index] &+ words[index]
            let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
        0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7,
        0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc,
        0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351,
        0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e,
        0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585,
        0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f,
        0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
        0xc671_78f2,
    ]
}

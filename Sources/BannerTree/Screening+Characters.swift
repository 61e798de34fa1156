extension Screening {
    /// The length of the valid UTF-8 sequence of at least two bytes at `position`; 0 if it is
    /// invalid.
    static func sequenceLength(_ position: Int, _ raw: UnsafeRawBufferPointer) -> Int {
        func holds(_ offset: Int, _ range: ClosedRange<UInt8>) -> Bool {
            position + offset < raw.count && range.contains(raw[position + offset])
        }
        let any: ClosedRange<UInt8> = 0x80...0xBF
        switch raw[position] {
        case 0xC2...0xDF: return holds(1, any) ? 2 : 0
        case 0xE0: return holds(1, 0xA0...0xBF) && holds(2, any) ? 3 : 0
        case 0xED: return holds(1, 0x80...0x9F) && holds(2, any) ? 3 : 0
        case 0xE1...0xEF: return holds(1, any) && holds(2, any) ? 3 : 0
        case 0xF0: return holds(1, 0x90...0xBF) && holds(2, any) && holds(3, any) ? 4 : 0
        case 0xF1...0xF3: return holds(1, any) && holds(2, any) && holds(3, any) ? 4 : 0
        case 0xF4: return holds(1, 0x80...0x8F) && holds(2, any) && holds(3, any) ? 4 : 0
        default: return 0
        }
    }

    /// The code point of a valid sequence, if YAML forbids it: C1 controls, U+FEFF, U+FFFE and
    /// U+FFFF; otherwise `nil`.
    static func forbidden(_ position: Int, _ length: Int, _ raw: UnsafeRawBufferPointer) -> UInt32? {
        switch (raw[position], raw[position + 1]) {
        case (0xC2, ..<0xA0): UInt32(raw[position + 1])
        case (0xEF, 0xBB) where raw[position + 2] == 0xBF: 0xFEFF
        case (0xEF, 0xBF) where raw[position + 2] >= 0xBE: 0xFF00 | UInt32(raw[position + 2]) | 0x40
        default: nil
        }
    }

    /// Whether libyaml treats the byte as the start of a line.
    static func beginsLine(_ position: Int, _ raw: UnsafeRawBufferPointer) -> Bool {
        guard position > 0 else { return true }
        let last = raw[position - 1]
        return last == 0x0A || last == 0x0D || isWideBreak(position - 3, raw)
    }

    /// Whether U+2028 or U+2029, which libyaml treats as a line break, is at a position.
    private static func isWideBreak(_ position: Int, _ raw: UnsafeRawBufferPointer) -> Bool {
        position >= 0 && position + 3 <= raw.count && raw[position] == 0xE2 && raw[position + 1] == 0x80
            && raw[position + 2] & 0xFE == 0xA8
    }

    /// The start of a run of more than `limit` spaces and line breaks in valid UTF-8; `nil` if
    /// there is none.
    ///
    /// Such a run contains a multiple of half the limit, so only these positions are probed.
    static func longBlankRun(in bytes: [UInt8], limit: Int) -> Int? {
        guard bytes.count > limit else { return nil }
        return bytes.withUnsafeBytes { raw in
            var probe = 0
            while probe < raw.count {
                let run = blankRun(around: probe, raw)
                if run.count > limit { return run.start }
                probe = max(run.end, probe) + max(1, limit / 2)
            }
            return nil
        }
    }

    /// The run of spaces and line breaks around a byte, with its length in code points.
    private static func blankRun(around probe: Int, _ raw: UnsafeRawBufferPointer) -> (start: Int, end: Int, count: Int)
    {
        // The probe can be inside a line break of three bytes.
        var end = probe
        for back in 1...2 where isWideBreak(probe - back, raw) { end = probe - back }
        var start = end
        var count = 0
        while end < raw.count, let width = isBlank(raw[end]) ? 1 : isWideBreak(end, raw) ? 3 : nil {
            end += width
            count += 1
        }
        guard end > start else { return (probe, probe, 0) }
        while start > 0, let width = isBlank(raw[start - 1]) ? 1 : isWideBreak(start - 3, raw) ? 3 : nil {
            start -= width
            count += 1
        }
        return (start, end, count)
    }
}

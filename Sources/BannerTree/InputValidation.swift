/// What a text can contain, so that most files need no search for it.
package struct TextMarks {
    /// The word with which a comment begins that ignores findings.
    package static let ignore: StaticString = "bannerkit-ignore"
    /// A comment that ignores findings.
    package fileprivate(set) var hasIgnore = false
    /// A comment after text and one space, with no space after its `#`.
    package fileprivate(set) var hasHashInText = false
    /// A curly quote.
    package fileprivate(set) var hasCurlyQuote = false
    /// A comment without a space before it, which may be part of a value.
    package internal(set) var hasGluedComment = false
}

/// A single pass over a text before it is parsed, with SIMD for ASCII.
package struct InputValidation {
    /// Whether the text is ASCII.
    private(set) var isASCII = true
    /// The positions of `#` that can begin a glued comment.
    private(set) var hashes: [UnseparatedComments.Hash] = []
    /// What the text can contain.
    private(set) var marks = TextMarks()
    /// The number of lines that begin with `%`.
    private var directives = 0
    /// The offset of the first such line over the limit.
    private(set) var directiveTooMany: Int?
    /// The first fault, at which the pass ends.
    private(set) var fault: Fault?

    /// A byte sequence that YAML text cannot contain.
    struct Fault {
        /// The kind of fault.
        var kind: Kind
        /// The offset of its first byte.
        var byte: Int

        /// The kind of a fault.
        enum Kind {
            case notUTF8
            case forbidden(UInt32)
        }
    }

    /// The number of continuation bytes so far.
    private var continuations = 0

    /// Screens a complete text.
    init(_ bytes: [UInt8], maxDirectives: Int) {
        bytes.withUnsafeBytes { screen($0, maxDirectives) }
    }

    /// Whether a byte is a space, a tab or a line break.
    package static func isBlank(_ byte: UInt8) -> Bool {
        byte.isSpaceOrTab || byte.isLineBreak
    }

    /// The block of a byte, to compare a block's bytes with it.
    private static func mask(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }

    private mutating func screen(_ raw: UnsafeRawBufferPointer, _ maxDirectives: Int) {
        var position = 0
        while position < raw.count && fault == nil {
            guard position + 16 <= raw.count else {
                position = look(at: position, raw, maxDirectives)
                continue
            }
            let block = raw.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self)
            // Control characters other than line feeds, `#`, `%`, and bytes from 0x7F.
            let isControl =
                (block .< InputValidation.mask(0x20)) .& (block .!= InputValidation.mask(0x0A))
            let isAsked =
                (block .== InputValidation.mask(0x23)) .| (block .== InputValidation.mask(0x25))
            let marks = (isControl .| isAsked) .| (block .>= InputValidation.mask(0x7F))
            position = look(atMarked: marks, from: position, raw, maxDirectives)
        }
    }

    /// Checks the marked bytes of a block; returns the offset to continue from.
    @inline(__always)
    private mutating func look(
        atMarked marks: SIMDMask<SIMD16<Int8>>, from start: Int, _ raw: UnsafeRawBufferPointer,
        _ maxDirectives: Int
    ) -> Int {
        // A marked byte has all its bits set.
        let words = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
        guard words[0] | words[1] != 0 else { return start + 16 }
        for half in 0..<2 {
            var word = UInt64(littleEndian: words[half])
            while word != 0 {
                let position = start + half * 8 + word.trailingZeroBitCount / 8
                let next = look(at: position, raw, maxDirectives)
                guard next == position + 1 && fault == nil else { return next }
                word &= ~(0xFF << UInt64((position - start) % 8 * 8))
            }
        }
        return start + 16
    }

    /// Checks one byte, or all code points up to the next ASCII one; returns the offset to continue
    /// from.
    @inline(__always)
    private mutating func look(
        at position: Int, _ raw: UnsafeRawBufferPointer, _ maxDirectives: Int
    ) -> Int {
        let byte = raw[position]
        if byte >= 0x80 { return decode(from: position, raw) }
        if byte == "#" {
            if position == 0 || raw[position - 1] <= 0x20 {
                noteComment(position, raw)
            } else if UnseparatedComments.mayStand(behind: raw[position - 1]) {
                note(hash: position)
            }
        } else if byte == "%" {
            if InputValidation.beginsLine(position, raw) { noteDirective(position, maxDirectives) }
        } else if byte < 0x20 && !InputValidation.isBlank(byte) || byte == 0x7F {
            fault = Fault(kind: .forbidden(UInt32(byte)), byte: position)
        }
        return position + 1
    }

    private mutating func noteComment(_ position: Int, _ raw: UnsafeRawBufferPointer) {
        var text = position + 1
        while text < raw.count && (raw[text] == 0x20 || raw[text] == 0x09) { text += 1 }
        guard text < raw.count else { return }
        TextMarks.ignore.withUTF8Buffer { word in
            if raw[text...].starts(with: word) { marks.hasIgnore = true }
        }
        let isNearText = position > 1 && raw[position - 1] == 0x20 && raw[position - 2] > 0x20
        if isNearText && text == position + 1 && raw[text] > 0x20 { marks.hasHashInText = true }
    }

    private mutating func note(hash position: Int) {
        if hashes.isEmpty { hashes.reserveCapacity(16) }
        hashes.append(
            UnseparatedComments.Hash(
                codePoint: UInt32(truncatingIfNeeded: position - continuations),
                byte: UInt32(truncatingIfNeeded: position)))
    }

    private mutating func noteDirective(_ position: Int, _ maxDirectives: Int) {
        directives += 1
        if directives == maxDirectives + 1 { directiveTooMany = position }
    }

    /// Checks the code points from `start` up to the next ASCII one; returns its offset.
    private mutating func decode(from start: Int, _ raw: UnsafeRawBufferPointer) -> Int {
        isASCII = false
        var position = start
        var others = 0
        while position < raw.count && raw[position] >= 0x80 {
            // A fast path for most of Korean, Japanese and Chinese, where no code point is
            // forbidden.
            if raw[position] &- 0xE3 < 0x0A && position + 2 < raw.count
                && raw[position + 1] & raw[position + 2] & 0x80 != 0
                && (raw[position + 1] | raw[position + 2]) & 0x40 == 0
            {
                others += 2
                position += 3
                continue
            }
            let length = InputValidation.sequenceLength(position, raw)
            if length == 3 && raw[position] == 0xE2 && raw[position + 1] == 0x80 {
                marks.hasCurlyQuote = true
            }
            guard length > 0 else {
                fault = Fault(kind: .notUTF8, byte: position)
                break
            }
            if let forbidden = InputValidation.forbidden(position, length, raw) {
                fault = Fault(kind: .forbidden(forbidden), byte: position)
                break
            }
            others += length - 1
            position += length
        }
        continuations += others
        return position
    }
}

extension InputValidation {
    /// The length of the valid UTF-8 sequence of at least two bytes at `position`; 0 if it is
    /// invalid.
    static func sequenceLength(_ position: Int, _ raw: UnsafeRawBufferPointer) -> Int {
        func holds(_ offset: Int, _ range: ClosedRange<UInt8>) -> Bool {
            position + offset < raw.count && range.contains(raw[position + offset])
        }
        let any: ClosedRange<UInt8> = 0x80...0xBF
        return switch raw[position] {
        case 0xC2...0xDF: holds(1, any) ? 2 : 0
        case 0xE0: holds(1, 0xA0...0xBF) && holds(2, any) ? 3 : 0
        case 0xED: holds(1, 0x80...0x9F) && holds(2, any) ? 3 : 0
        case 0xE1...0xEF: holds(1, any) && holds(2, any) ? 3 : 0
        case 0xF0: holds(1, 0x90...0xBF) && holds(2, any) && holds(3, any) ? 4 : 0
        case 0xF1...0xF3: holds(1, any) && holds(2, any) && holds(3, any) ? 4 : 0
        case 0xF4: holds(1, 0x80...0x8F) && holds(2, any) && holds(3, any) ? 4 : 0
        default: 0
        }
    }

    /// The code point of a valid sequence, if YAML forbids it: C1 controls, U+FEFF, U+FFFE and
    /// U+FFFF; otherwise `nil`.
    static func forbidden(_ position: Int, _ length: Int, _ raw: UnsafeRawBufferPointer) -> UInt32?
    {
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
        position >= 0 && position + 3 <= raw.count && raw[position] == 0xE2
            && raw[position + 1] == 0x80
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
    private static func blankRun(around probe: Int, _ raw: UnsafeRawBufferPointer) -> (
        start: Int, end: Int, count: Int
    ) {
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
        while start > 0,
            let width = isBlank(raw[start - 1]) ? 1 : isWideBreak(start - 3, raw) ? 3 : nil
        {
            start -= width
            count += 1
        }
        return (start, end, count)
    }
}

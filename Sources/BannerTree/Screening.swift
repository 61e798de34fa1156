/// A single pass over a text before it is parsed, with SIMD for ASCII.
package struct Screening {
    /// Whether the text is ASCII.
    private(set) var isASCII = true
    /// The positions of `#` that can begin a glued comment.
    private(set) var hashes: [GluedComments.Hash] = []
    /// A bit for each code modulo 64 with which the text of a comment can begin; the first also stands for a `#` that
    /// may be part of a text, and the last for a character such as a curly quote.
    private(set) var comments: UInt64 = 0
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
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// The values with which the bytes of a block are compared.
    private enum Ask {
        static var blank: SIMD16<UInt8> { SIMD16(repeating: 0x20) }
        static var lineFeed: SIMD16<UInt8> { SIMD16(repeating: 0x0A) }
        static var hash: SIMD16<UInt8> { SIMD16(repeating: UInt8(ascii: "#")) }
        static var percent: SIMD16<UInt8> { SIMD16(repeating: UInt8(ascii: "%")) }
        static var delete: SIMD16<UInt8> { SIMD16(repeating: 0x7F) }
    }

    private mutating func screen(_ raw: UnsafeRawBufferPointer, _ maxDirectives: Int) {
        var position = 0
        while position < raw.count && fault == nil {
            guard position + 16 <= raw.count else {
                position = look(at: position, raw, maxDirectives)
                continue
            }
            let block = raw.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self)
            let isControl = (block .< Ask.blank) .& (block .!= Ask.lineFeed)
            let isAsked = (block .== Ask.hash) .| (block .== Ask.percent)
            let marks = (isControl .| isAsked) .| (block .>= Ask.delete)
            position = look(atMarked: marks, from: position, raw, maxDirectives)
        }
    }

    /// Checks the marked bytes of a block; returns the offset to continue from.
    @inline(__always)
    private mutating func look(
        atMarked marks: SIMDMask<SIMD16<Int8>>, from start: Int, _ raw: UnsafeRawBufferPointer, _ maxDirectives: Int
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
    private mutating func look(at position: Int, _ raw: UnsafeRawBufferPointer, _ maxDirectives: Int) -> Int {
        let byte = raw[position]
        if byte >= 0x80 { return decode(from: position, raw) }
        if byte == "#" {
            if position == 0 || raw[position - 1] <= 0x20 {
                noteComment(position, raw)
            } else if GluedComments.mayStand(behind: raw[position - 1]) {
                note(hash: position)
            }
        } else if byte == "%" {
            if Screening.beginsLine(position, raw) { noteDirective(position, maxDirectives) }
        } else if byte < 0x20 && !Screening.isBlank(byte) || byte == 0x7F {
            fault = Fault(kind: .forbidden(UInt32(byte)), byte: position)
        }
        return position + 1
    }

    private mutating func noteComment(_ position: Int, _ raw: UnsafeRawBufferPointer) {
        var text = position + 1
        while text < raw.count && (raw[text] == 0x20 || raw[text] == 0x09) { text += 1 }
        guard text < raw.count else { return }
        comments |= 1 &<< UInt64(raw[text] & 63)
        let isNearText = position > 1 && raw[position - 1] == 0x20 && raw[position - 2] > 0x20
        if isNearText && text == position + 1 && raw[text] > 0x20 { comments |= 1 }
    }

    private mutating func note(hash position: Int) {
        if hashes.isEmpty { hashes.reserveCapacity(16) }
        hashes.append(
            GluedComments.Hash(
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
            let length = Screening.sequenceLength(position, raw)
            if length == 3 && raw[position] == 0xE2 && raw[position + 1] == 0x80 { comments |= 1 &<< 63 }
            guard length > 0 else {
                fault = Fault(kind: .notUTF8, byte: position)
                break
            }
            if let forbidden = Screening.forbidden(position, length, raw) {
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

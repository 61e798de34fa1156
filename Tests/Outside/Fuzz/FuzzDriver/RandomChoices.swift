/// Bytes taken for choices, one after the other; when they are used up, every choice is the first
/// one.
public struct RandomChoices {
    private var bytes: ArraySlice<UInt8>

    /// The choices that these bytes make.
    public init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    /// Whether there are bytes left.
    public var hasMore: Bool { !bytes.isEmpty }

    /// The next byte.
    public mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

    /// One of the elements.
    public mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int(byte()) % elements.count]
    }

    /// A whole number below a bound.
    public mutating func number(below bound: Int) -> Int { Int(word() % UInt64(max(1, bound))) }

    /// A number between two bounds: often one of them or one that means something, else anything in
    /// between.
    public mutating func number(_ range: ClosedRange<Double>, usual: [Double]) -> Double {
        let choice = Int(byte())
        if choice < 128 { return usual[choice % usual.count] }
        if choice < 140 { return range.lowerBound }
        if choice < 152 { return range.upperBound }
        let part = Double(word()) / Double(UInt64.max)
        // Small numbers as often as large ones.
        let low = max(range.lowerBound, 1e-6)
        let value =
            choice < 200 || range.lowerBound < 0
            ? range.lowerBound + (range.upperBound - range.lowerBound) * part
            : low / max(part, low / range.upperBound)
        return min(range.upperBound, max(range.lowerBound, value))
    }

    private mutating func word() -> UInt64 {
        var word: UInt64 = 0
        for _ in 0..<4 { word = word << 16 | UInt64(byte()) << 8 | UInt64(byte()) }
        return word
    }
}

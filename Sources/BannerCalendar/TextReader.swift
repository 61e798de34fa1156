/// A parser for digits and single characters.
package struct TextReader {
    /// The bytes that are left.
    package var rest: ArraySlice<UInt8>

    /// A parser for some bytes.
    package init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    /// Consumes a character if it is the next one.
    package mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// Consumes a number of at least `least` and at most `most` digits.
    package mutating func number(digits least: Int, to most: Int) -> Int? {
        let digits = rest.prefix(most).prefix { (0x30...0x39).contains($0) }
        guard digits.count >= least else { return nil }
        rest = rest[digits.endIndex...]
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}

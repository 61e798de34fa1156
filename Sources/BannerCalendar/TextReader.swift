/// Reads digits and marks one after another.
package struct TextReader {
    /// What is not read yet.
    package var rest: ArraySlice<UInt8>

    /// A reader of some bytes.
    package init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    /// Goes past a character, if it comes next.
    package mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// A number with at least so many digits; those after `most` are left.
    package mutating func number(digits least: Int, to most: Int) -> Int? {
        let digits = rest.prefix(most).prefix { (0x30...0x39).contains($0) }
        guard digits.count >= least else { return nil }
        rest = rest[digits.endIndex...]
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}

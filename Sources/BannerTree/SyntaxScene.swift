/// The text around the place where the YAML reader stopped, in bytes; a cause is found by looking at it.
///
/// Every position is valid: what is outside the text reads as a line break.
package struct SyntaxScene {
    package let bytes: [UInt8]
    /// What libyaml says is wrong.
    package let problem: String
    /// The byte at which it stopped; at the end of the file, the byte after the last text.
    package let stop: Int
    /// The byte at which what it was reading began.
    package let began: Int
    /// Whether it stopped at the end of the file.
    package let isAtEnd: Bool
    /// The first bytes of the lists and mappings between brackets that are open, outermost first.
    package let brackets: [Int]
    /// The last scalar before the stop.
    package let lastScalar: Scalar?

    /// A scalar that was read.
    package struct Scalar {
        package var start: Int
        package var end: Int
        package var isQuoted: Bool

        package init(start: Int, end: Int, isQuoted: Bool) {
            (self.start, self.end, self.isQuoted) = (start, end, isQuoted)
        }
    }

    package init(
        bytes: [UInt8], problem: String, stop: Int, began: Int, isAtEnd: Bool, brackets: [Int], lastScalar: Scalar?
    ) {
        (self.bytes, self.problem, self.stop, self.began) = (bytes, problem, stop, began)
        (self.isAtEnd, self.brackets, self.lastScalar) = (isAtEnd, brackets, lastScalar)
    }
}

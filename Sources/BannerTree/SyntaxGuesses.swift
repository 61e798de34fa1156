/// What is asked about a text that is not YAML, or not only a banner; without answers the reader says where it stopped.
package struct SyntaxGuesses: Sendable {
    /// Why the reader stopped.
    package var cause: @Sendable (SyntaxScene) -> SyntaxCause? = { _ in nil }
    /// The first line of a merge conflict in a part of a text, which can be a block's own text.
    package var conflict: @Sendable ([UInt8], Range<Int>, _ isBlock: Bool) -> SyntaxCause? = { _, _, _ in nil }
    /// The tag of a template at the beginning of a part of a text.
    package var template: @Sendable ([UInt8], Range<Int>) -> SyntaxCause? = { _, _ in nil }
    /// What to do about a second document.
    package var helpAboutSecondDocument: @Sendable ([UInt8]) -> String? = { _ in nil }

    /// Nothing is guessed.
    package static let none = SyntaxGuesses()

    package init() {}
}

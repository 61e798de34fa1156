/// What is asked about a text that is not YAML, or not only a banner; without answers the reader says where it stopped.
package struct SyntaxGuesses: Sendable {
    /// Why the reader stopped.
    package var cause: @Sendable (SyntaxScene) -> SyntaxCause?
    /// The first line of a merge conflict in a part of a text, which can be a block's own text.
    package var conflict: @Sendable ([UInt8], Range<Int>, _ isBlock: Bool) -> SyntaxCause?
    /// The tag of a template at the beginning of a part of a text.
    package var template: @Sendable ([UInt8], Range<Int>) -> SyntaxCause?
    /// What to do about a second document.
    package var helpAboutSecondDocument: @Sendable ([UInt8]) -> String?

    package init(
        cause: @escaping @Sendable (SyntaxScene) -> SyntaxCause?,
        conflict: @escaping @Sendable ([UInt8], Range<Int>, _ isBlock: Bool) -> SyntaxCause?,
        template: @escaping @Sendable ([UInt8], Range<Int>) -> SyntaxCause?,
        helpAboutSecondDocument: @escaping @Sendable ([UInt8]) -> String?
    ) {
        self.cause = cause
        self.conflict = conflict
        self.template = template
        self.helpAboutSecondDocument = helpAboutSecondDocument
    }

    /// Nothing is guessed.
    package static let none = SyntaxGuesses(
        cause: { _ in nil }, conflict: { _, _, _ in nil }, template: { _, _ in nil },
        helpAboutSecondDocument: { _ in nil })
}

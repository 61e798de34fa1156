extension Snapshot {
    /// What can be written at an offset.
    package func completions(at offset: Int, _ options: CompletionOptions = CompletionOptions()) -> [Completion] { [] }

    /// What is at an offset.
    package func hover(at offset: Int) -> Hover? { nil }

    /// The file's outline.
    package func symbols() -> Capped<Symbol> { Capped(elements: []) }

    /// The parts that can be folded away.
    package func folds() -> Capped<Fold> { Capped(elements: []) }

    /// The parts of the text around an offset, the smallest first.
    package func selections(at offset: Int) -> [Range<Int>] { [] }

    /// The images, links and schemas that the file names.
    package func links() -> Capped<Link> { Capped(elements: []) }

    /// The file's colours.
    package func colors() -> Capped<ColorMark> { Capped(elements: []) }

    /// A colour's notations in place of one that the file has at a range, the most similar one first.
    package func presentations(of color: ColorMark) -> [Replacement] { [] }

    /// The meaning of the text's parts, in order; only those that touch `range` if it is given.
    package func tokens(in range: Range<Int>? = nil) -> Capped<Token> { Capped(elements: []) }

    /// Where the item is whose id is at an offset.
    package func definition(at offset: Int) -> Range<Int>? { nil }

    /// Where the id at an offset is written, in order.
    package func references(at offset: Int, withDeclaration: Bool) -> [Range<Int>] { [] }

    /// The id at an offset that can be renamed.
    package func prepareRename(at offset: Int) throws(Refusal) -> RenameTarget {
        throw Refusal(message: "only an item's id can be renamed")
    }

    /// The changes that give the item whose id is at an offset another id.
    package func rename(at offset: Int, to id: String) throws(Refusal) -> [Replacement] { [] }

    /// What the engine knows about a part of the file.
    package func inlayHints(in range: Range<Int>) -> Capped<InlayHint> { Capped(elements: []) }

    /// The commands above the file's lines.
    package func lenses() -> Capped<Lens> { Capped(elements: []) }
}

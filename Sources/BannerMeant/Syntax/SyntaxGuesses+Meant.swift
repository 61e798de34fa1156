extension SyntaxGuesses {
    /// What people write who know other formats, or paste from them.
    package static let meant = {
        var guesses = SyntaxGuesses()
        guesses.cause = { $0.cause }
        guesses.conflict = { SyntaxScene($0).conflict(in: $1, isBlock: $2) }
        guesses.template = { bytes, part in
            let tag = TemplateTag.first(in: bytes, part)
            return tag?.range.lowerBound == part.lowerBound ? tag?.cause(in: bytes) : nil
        }
        guesses.helpAboutSecondDocument = { SyntaxScene($0).helpAboutSecondDocument }
        return guesses
    }()
}

extension SyntaxScene {
    /// The most likely cause: the first of an ordered list that the text shows; `nil` if it shows none.
    ///
    /// Each looks at a few lines around the stop, or once through the text. What certainly is not YAML comes first, what
    /// libyaml's words mean in general comes last.
    var cause: SyntaxCause? { SyntaxScene.finders.lazy.compactMap { $0(self) }.first }

    private static let finders: [@Sendable (SyntaxScene) -> SyntaxCause?] = [
        { $0.foreignText }, { $0.first(in: $0.nearLines, $0.forgottenConflict) },
        { $0.javaScript }, { $0.first(in: $0.nearLines, $0.templateTag) },
        { $0.first(in: $0.candidates + [$0.line], $0.invisibleCharacter) },
        { $0.first(in: $0.nearLines, $0.foreignComment) }, { $0.codeFence }, { $0.wrongEscape }, { $0.hiddenByComment },
        { $0.unclosedQuote }, { $0.openQuote }, { $0.first(in: $0.candidates + [$0.line], $0.wideCharacter) },
        { $0.foreignSeparator }, { $0.first(in: $0.candidates, $0.foreignDash) }, { $0.textAfterValue },
        { $0.unclosedBracket }, { $0.missingComma }, { $0.specialFirstCharacter }, { $0.colonInText },
        { $0.first(in: $0.candidates, $0.foreignColon) }, { $0.otherIndentation }, { $0.textNotIndented },
        { $0.missingColon },
    ]

    private func first(in lines: [Line], _ cause: (Line) -> SyntaxCause?) -> SyntaxCause? {
        lines.lazy.compactMap(cause).first
    }
}

extension Diagnostic {
    /// Why a text is not JSON.
    init(_ fault: JSONFault, in file: SourceFile, _ guesses: SyntaxGuesses) {
        let bytes = file.bytes
        if let conflict = guesses.conflict(bytes, bytes.indices, false) {
            self.init(conflict, file.lineTable())
            return
        }
        let isEmpty = bytes.allSatisfy { Screening.isBlank($0) }
        guard !isEmpty else {
            self.init(
                .emptyFile, "the file contains no banner", at: .fileStart,
                help: "the smallest banner is `{ \"items\": [\"red\", \"orange\"] }`")
            return
        }
        var cause = SyntaxCause(fault, in: bytes)
        cause.rule = .jsonSyntax
        self.init(cause, file.lineTable())
    }
}

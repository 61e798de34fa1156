extension Finding {
    /// The finding for a text that is not JSON.
    init(_ fault: JSONFault, in file: SourceFile) {
        let bytes = file.bytes
        let isEmpty = bytes.allSatisfy { Screening.isBlank($0) }
        guard !isEmpty else {
            self.init(
                .emptyFile, "the file contains no banner", at: .fileStart,
                explanation: "the smallest banner is `{ \"items\": [\"red\", \"orange\"] }`")
            return
        }
        var cause = SyntaxCause(fault, in: bytes)
        cause.rule = .jsonSyntax
        self.init(cause, file.lineTable())
    }
}

import BannerDiagnostics

extension Diagnostic {
    /// Why a text is not JSON.
    init(_ fault: JSONFault, in file: SourceFile) {
        let bytes = file.bytes
        if let conflict = MergeConflict.first(in: bytes) {
            let table = file.lineTable()
            let start = table.codePoint(atByte: conflict.lowerBound)
            let end = table.codePoint(atByte: conflict.upperBound)
            self.init(
                .mergeConflict, MergeConflict.message, at: SourceRange(start, end), help: MergeConflict.help)
            return
        }
        let isEmpty = bytes.allSatisfy { Screening.isBlank($0) }
        guard !isEmpty else {
            self.init(
                .emptyFile, "the file contains no banner", at: .fileStart,
                help: "the smallest banner is `{ \"items\": [\"red\", \"orange\"] }`")
            return
        }
        let slip = JSONSlip(fault, in: bytes)
        let table = file.lineTable()
        let range = SourceRange(
            table.codePoint(atByte: slip.bytes.lowerBound), table.codePoint(atByte: slip.bytes.upperBound))
        let fix = slip.replacement.map {
            Fix($0.isEmpty ? "remove it" : "write `\($0)`", edits: [Edit(range, $0)], isSafe: slip.isSafe)
        }
        self.init(.jsonSyntax, slip.message, at: range, help: slip.help, fix: fix)
    }
}

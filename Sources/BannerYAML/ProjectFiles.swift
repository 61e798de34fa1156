package import BannerLanguage
import BannerMeant

extension Settings {
    /// Reads a settings file; what is wrong with it is reported, and the rest of it holds.
    package static func read(_ file: SourceFile, limits: Limits = Limits()) -> (settings: Settings, report: Report) {
        var report = Report()
        guard let document = Document.parse(orEmpty: file, limits, &report) else { return (Settings(), report) }
        return (Settings(document, guesses: .meant, into: &report), report)
    }
}

extension Baseline {
    /// Reads a baseline; what is wrong with it is reported.
    package static func read(_ file: SourceFile) -> (baseline: Baseline, report: Report) {
        var limits = Limits()
        (limits.maxBytes, limits.maxNodes) = (64 << 20, 10_000_000)
        var report = Report()
        var file = file
        // By its content, because earlier versions wrote YAML under every name.
        file.isJSON = file.bytes.first { $0 > 0x20 } == UInt8(ascii: "{") && isOne(file)
        guard let document = Document.parse(orEmpty: file, limits, &report) else { return (Baseline(), report) }
        return (Baseline(document, into: &report), report)
    }
}

extension Document {
    /// Reads a file that decides nothing, and has no fault, if there are only comments in it.
    fileprivate static func parse(orEmpty file: SourceFile, _ limits: Limits, _ report: inout Report) -> Document? {
        let document = parse(file, limits: limits, into: &report)
        if document == nil, report.keptFindings.allSatisfy({ $0.rule.id == Rule.emptyFile.id }) { report = Report() }
        return document
    }
}

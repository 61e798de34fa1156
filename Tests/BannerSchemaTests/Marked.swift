import BannerSchema
import Diagnostics
import YAMLTree

/// A banner file with its faults between `⟦` and `⟧`.
struct Marked {
    /// The text without marks.
    let text: String
    /// The marked ranges, in order.
    let ranges: [SourceRange]

    init(_ marked: String) {
        var text = String.UnicodeScalarView()
        var ranges: [SourceRange] = []
        var open: [Int] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟦": open.append(text.count)
            case "⟧": ranges.append(SourceRange(open.removeLast(), text.count))
            default: text.append(scalar)
            }
        }
        self.text = String(text)
        self.ranges = ranges
    }

    /// The file after reading.
    var read: BannerFile { BannerFile.read(SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8))) }
}

extension BannerFile {
    /// The banner file with this text.
    static func reading(_ text: String) -> BannerFile { Marked(text).read }

    /// Each finding as "line:column slug message".
    var lines: [String] {
        guard let file = document?.file else { return report.findings.map { "\($0.rule.slug) \($0.message)" } }
        let table = file.lineTable()
        return report.findings.map { finding in
            let place = table.location(of: finding.range.start)
            return "\(place.line):\(place.column) \(finding.rule.slug) \(finding.message)"
        }
    }
}

import BannerDiagnostics
import BannerTestSupport
import BannerTree
import BannerYAML

extension Marked {
    /// The file read.
    var read: BannerFile { BannerFile.read(file(named: "test.banner.yaml")) }
}

extension BannerFile {
    /// The banner file of that text.
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

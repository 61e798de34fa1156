import BannerDiagnostics
import BannerTestSupport
import BannerTree
import BannerYAML
import Foundation

extension Marked {
    /// The file read, with the time zones of the system.
    var read: BannerFile { BannerFile.read(file(named: "test.banner.yaml").withTimeZones) }
}

extension BannerFile {
    /// The banner file of that text.
    static func reading(_ text: String) -> BannerFile { Marked(text).read }

    /// Each finding as "line:column slug message".
    var lines: [String] {
        guard let file = document?.file else {
            return report.findings.map { "\($0.rule.slug) \($0.message)" }
        }
        let table = file.lineTable()
        return report.findings.map { finding in
            let place = table.location(of: finding.range.start)
            return "\(place.line):\(place.column) \(finding.rule.slug) \(finding.message)"
        }
    }
}

extension SourceFile {
    /// The file with the time zones of the system.
    var withTimeZones: SourceFile {
        var file = self
        file.dateSources = DateSources(places: ["/usr/share/zoneinfo"]) { id in
            FileManager.default.contents(atPath: "/usr/share/zoneinfo/\(id)").map { Array($0) }
        }
        return file
    }
}

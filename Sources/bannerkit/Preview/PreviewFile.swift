import BannerModel
import BannerRender
import BannerReport
import BannerSchema
import Diagnostics
import YAMLTree

/// A banner file on its way to a page: read, checked, with its pictures.
struct PreviewFile {
    /// What a page shows of it.
    let source: PageSource
    /// The file's text, with what was found in it.
    let file: SourceFile
    let report: Report

    /// Reads a file; `withImages` looks for its pictures too.
    init(_ path: Path, limits: Limits, withImages: Bool) throws(SystemFault) {
        let name = path.isStandardStream ? "<stdin>" : path.text
        file = SourceFile(name: name, bytes: try Context.bytes(of: path, limit: limits.maxBytes))
        let reading = BannerFile.read(file, limits: limits)
        report = reading.banner == nil ? reading.unsilencedReport : reading.report
        let title = reading.banner?.name ?? PreviewFile.title(path)
        var source = PageSource(
            banner: reading.banner, name: title, path: name, findings: PreviewFile.findings(report, file))
        if let banner = reading.banner, withImages { source.images = PageImages.images(of: banner, beside: path) }
        self.source = source
    }

    private static func title(_ path: Path) -> String {
        var name = Path(bytes: path.lastComponent).text
        for ending in [".yaml", ".yml", ".banner"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
        return name
    }

    private static func findings(_ report: Report, _ file: SourceFile) -> [PageFinding] {
        let table = file.lineTable()
        return report.findings.map { finding in
            let place = table.location(of: finding.range.start)
            return PageFinding(
                severity: finding.severity.name, rule: finding.rule.id, message: finding.message, help: finding.help,
                line: place.line, column: place.column)
        }
    }
}

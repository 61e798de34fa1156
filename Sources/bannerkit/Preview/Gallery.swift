import BannerRender
import BannerReport
import Diagnostics
import YAMLTree

/// A gallery on disk: a page for each banner, and `index.html` with a card for each.
struct Gallery {
    private let files: [Path]
    private let limits: Limits
    private let context: Context

    /// The gallery of these files.
    init(_ files: [Path], _ limits: Limits, _ context: Context) {
        self.files = files
        self.limits = limits
        self.context = context
    }

    /// Writes all pages, one after the other, then the index.
    func write(to folder: Path) throws(Failure) -> ExitCode {
        var index = GalleryPage()
        var names = PageNames()
        var tally = Tally()
        var hasFaults = false
        for path in files {
            let preview: PreviewFile
            do throws(SystemFault) {
                preview = try PreviewFile(path, limits: limits, withImages: true)
            } catch {
                context.note("cannot read `\(path.text)`: \(error.message)")
                hasFaults = true
                continue
            }
            let name = names.name(for: preview.source.name)
            let page = try Output.file(folder.appending(Array(name.utf8)))
            try page.write(BannerPage(preview.source, gallery: "index.html").html)
            try page.finish()
            index.add(preview.source, page: name)
            tally.add(preview.report)
        }
        let output = try Output.file(folder.appending(Array("index.html".utf8)))
        try output.write(index.html)
        try output.finish()
        context.note("\(folder.appending(Array("index.html".utf8)).text): \(tally.summary)")
        if hasFaults { return .inputOutput }
        return tally.hasFindings(asBadAs: .error) ? .findings : .clean
    }
}

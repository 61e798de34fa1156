import BannerDiagnostics
import BannerRender

/// The script beside a page that is followed: it tells open pages, also with `file://`, that they were written again.
struct PageSignal {
    /// The file that is written.
    let path: Path
    private var number = 0

    /// The script up to the number in it; a file that begins differently belongs to someone else.
    private static let beginning = "window.bannerkitWritten && window.bannerkitWritten(\""

    /// The script beside a page; if there is a file with its name, it must be one of ours, left by a run that was killed.
    init(beside page: Path) throws(Failure) {
        path = page.folder.appending(page.lastComponent + Array(".watch.js".utf8))
        guard !FileSystem.mayExist(path) || PageSignal.isOurs(path) else {
            throw .usage(
                "`--watch` writes `\(path.text)`, but a file with that name already exists",
                help: "name another page with `--output`, or remove that file")
        }
    }

    private static func isOurs(_ script: Path) -> Bool {
        guard (try? FileSystem.kind(of: script, followingLinks: false)) == .file else { return false }
        return (try? FileSystem.read(script, limit: 1000))?.starts(with: beginning.utf8) ?? false
    }

    /// Whether nothing was written yet.
    var isNew: Bool { number == 0 }

    /// What the pages hold that are written next.
    mutating func next() -> BannerPage.Watch {
        number += 1
        return BannerPage.Watch(file: path.lastComponent.percentEncoded, mark: "\(number)")
    }

    /// Says that the pages are written.
    func send() throws(Failure) {
        if number == 1 { Interruption.remember(path) }
        try Output.write("\(PageSignal.beginning)\(number)\")\n", to: path)
    }
}

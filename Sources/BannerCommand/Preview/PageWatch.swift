/// A loop that rewrites pages when an input file changes.
///
/// Open pages poll a small script beside them, which also works with `file://`.
struct PageWatch {
    let script: Path
    private let context: Context
    private var number = 0

    /// The beginning of the script, by which a file of ours is recognised.
    private static let beginning = "window.bannerkitWritten && window.bannerkitWritten(\""

    /// Watches for a page or an index.
    ///
    /// A file with the script's name must be one that an earlier run left behind.
    init(_ page: Path, _ context: Context) throws(Failure) {
        self.context = context
        script = page.folder.appending(page.lastComponent + Array(".watch.js".utf8))
        try require(
            !FileSystem.mayExist(script) || PageWatch.isOurs(script),
            "`--watch` writes `\(script.text)`, but a file with that name already exists",
            help: "name another page with `--output`, or remove that file")
    }

    private static func isOurs(_ script: Path) -> Bool {
        (try? FileSystem.kind(of: script, followingLinks: false)) == .file
            && (try? FileSystem.read(script, limit: 1000))?.starts(with: beginning.utf8) == true
    }

    /// Whether nothing is written yet.
    var isNew: Bool { number == 0 }

    /// The version of the next pages, which open pages compare.
    mutating func next() -> BannerPage.Watch {
        number += 1
        return BannerPage.Watch(file: script.lastComponent.percentEncoded, mark: "\(number)")
    }

    /// Notifies open pages of the new version and of removed pages.
    func send(gone: [Path] = []) throws(Failure) {
        if number == 1 { SignalHandling.remember(script) }
        let names = gone.map(\.lastComponent.percentEncoded).joined(separator: "/")
        try Output.write("\(PageWatch.beginning)\(number)\", \"\(names)\")\n", to: script)
    }

    /// Writes a single page, which replaces none of the `inputs`.
    mutating func write(
        _ page: Path, sparing inputs: [Path], _ html: (BannerPage.Watch) -> [UInt8]
    ) throws(Failure) {
        var used = FilesInUse(reading: inputs)
        for output in [page, script] { try used.write(output) }
        try Output.write(html(next()), to: page)
        try send()
    }

    /// Runs until the process is stopped.
    ///
    /// - Parameters:
    ///   - find: Finds the input files, such as banners and settings.
    ///   - write: Writes and sends the pages. It returns the stamps of pictures, taken before they
    ///     were read, or `nil` if nothing can be written now.
    /// - Throws: If the first pages cannot be written.
    mutating func run(
        _ find: () throws(Failure) -> [Path],
        write: (inout PageWatch) throws(Failure) -> [FileStamp]?
    ) throws(Failure) -> Never {
        unsafe SignalHandling.exitMessage = "bannerkit: watching has ended\n"
        var (seen, pictures): ([FileStamp], [FileStamp]) = ([], [])
        while true {
            let files = try wait(for: find).map(FileStamp.init)
            if isNew || files != seen || pictures.contains(where: \.isOld) {
                seen = files
                pictures = try write(&self) ?? pictures
            }
            // Listing takes longer with more files, so large sets are polled less often.
            FileSystem.wait(
                milliseconds: 150 + UInt32(min(files.count + pictures.count, 10_000)) / 10)
        }
    }

    /// Finds the input files; after the first pages, it retries on errors, such as half-saved
    /// settings.
    private func wait(for find: () throws(Failure) -> [Path]) throws(Failure) -> [Path] {
        while true {
            do {
                return try find()
            } catch {
                guard !isNew else { throw error }
                context.report(error)
                FileSystem.wait(milliseconds: 1000)
            }
        }
    }
}

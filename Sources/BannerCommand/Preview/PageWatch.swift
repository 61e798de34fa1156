/// Writes pages again whenever one of their files is saved, comes or goes.
///
/// A script beside a page tells open pages, also with `file://`, that they were written again.
struct PageWatch {
    /// The script's file.
    let script: Path
    private let context: Context
    private var number = 0

    /// The script up to the number in it; a file that begins differently belongs to someone else.
    private static let beginning = "window.bannerkitWritten && window.bannerkitWritten(\""

    /// Follows the files of this page, or of those that it leads to; if there is a file with the script's name, it must be
    /// one of ours, left by a run that was killed.
    init(_ page: Path, _ context: Context) throws(Failure) {
        self.context = context
        script = page.folder.appending(page.lastComponent + Array(".watch.js".utf8))
        try require(
            !FileSystem.mayExist(script) || PageWatch.isOurs(script),
            "`--watch` writes `\(script.text)`, but a file with that name already exists",
            help: "name another page with `--output`, or remove that file")
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
        return BannerPage.Watch(file: script.lastComponent.percentEncoded, mark: "\(number)")
    }

    /// Says that the pages are written, and which have gone.
    func send(gone: [Path] = []) throws(Failure) {
        if number == 1 { Interruption.remember(script) }
        let names = gone.map(\.lastComponent.percentEncoded).joined(separator: "/")
        try Output.write("\(PageWatch.beginning)\(number)\", \"\(names)\")\n", to: script)
    }

    /// Writes the only page, which replaces none of the `inputs`.
    mutating func write(
        _ page: Path, sparing inputs: [Path], _ html: (BannerPage.Watch) -> [UInt8]
    ) throws(Failure) {
        var used = FilesInUse(reading: inputs)
        for output in [page, script] { try used.write(output) }
        try Output.write(html(next()), to: page)
        try send()
    }

    /// Runs until it is stopped.
    ///
    /// - Parameters:
    ///   - find: finds the files that decide what is written, such as banners and settings.
    ///   - write: writes the pages and tells those that are open; returns where their pictures are as they were before they
    ///     were read, or `nil` if nothing can be written at the moment.
    /// - Throws: what prevents the first time.
    mutating func run(
        _ find: () throws(Failure) -> [Path],
        write: (inout PageWatch) throws(Failure) -> [FileStamp]?
    ) throws(Failure) -> Never {
        unsafe Interruption.farewell = "bannerkit: watching has ended\n"
        var (seen, pictures): ([FileStamp], [FileStamp]) = ([], [])
        while true {
            let files = try wait(for: find).map(FileStamp.init)
            if isNew || files != seen || pictures.contains(where: \.isOld) {
                seen = files
                pictures = try write(&self) ?? pictures
            }
            // Reading a list takes longer for more files, so they are looked at less often.
            FileSystem.wait(milliseconds: 150 + UInt32(min(files.count + pictures.count, 10_000)) / 10)
        }
    }

    /// The files that are there; a fault on the way, such as half-saved settings, is waited out once something was written.
    private func wait(for find: () throws(Failure) -> [Path]) throws(Failure) -> [Path] {
        while true {
            do {
                return try find()
            } catch {
                guard !isNew else { throw error }
                context.tell(error)
                FileSystem.wait(milliseconds: 1000)
            }
        }
    }
}

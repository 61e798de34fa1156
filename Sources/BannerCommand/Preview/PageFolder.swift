/// A folder of generated pages.
///
/// Other files in it are neither replaced nor removed.
struct PageFolder {
    private let path: Path
    private let context: Context
    /// The pages of an earlier run with their checksums, parsed from its index.
    private let earlier: [String: String]
    private var used: FilesInUse
    /// The page names of the banners.
    var names = PageNames()
    /// Whether an input could not be read or a page could not be written.
    private(set) var hasFaults = false

    /// A folder, which need not exist, in which no input may be replaced.
    init(_ path: Path, sparing inputs: [Path], _ context: Context) {
        (self.path, self.context) = (path, context)
        used = FilesInUse(reading: inputs)
        let list = PageFolder.list(in: path)
        let bytes =
            (try? PageFolder.isOurs(list)) == true
            ? try? FileSystem.read(list, limit: 1 << 28) : nil
        earlier = bytes.map(PageMark.pages) ?? [:]
    }

    /// The index page of a folder.
    static func list(in folder: Path) -> Path { folder.appending("index.html") }

    var list: Path { PageFolder.list(in: path) }

    func place(_ name: String) -> Path { path.appending(name) }

    /// Adds files that no page may replace.
    mutating func read(_ paths: [Path]) { used.read(paths) }

    /// Throws if a page, the index, a shared file or another output would replace a file of someone
    /// else.
    mutating func reserve(_ shared: SharedParts, _ pages: [Path], _ others: [Path]) throws(Failure)
    {
        let pages = [list] + shared.files.map { place($0.name) } + pages
        for page in pages + others { try used.write(page) }
        for page in pages { try PageFolder.check(page) }
    }

    /// Creates the folder and writes the shared files.
    func begin(_ shared: SharedParts) throws(Failure) {
        try path.attempt(to: "write", FileSystem.makeFolder(path))
        for (name, text) in shared.files { try write(Array(text.utf8), to: place(name)) }
    }

    /// Writes a page.
    ///
    /// Links are not followed, and a file that appeared meanwhile is not replaced.
    func write(_ bytes: [UInt8], to page: Path) throws(Failure) {
        try PageFolder.check(page)
        try Output.write(bytes, to: page, below: path)
    }

    /// Records a failure of one page; rethrows a usage failure, which ends the run.
    mutating func report(_ failure: Failure) throws(Failure) {
        guard failure.code != .usage else { throw failure }
        context.report(failure)
        hasFaults = true
    }

    /// Records pictures that cannot be read.
    mutating func report(_ faults: [ReadFault]) {
        context.note(faults)
        hasFaults = hasFaults || !faults.isEmpty
    }

    /// Throws if `preview` did not make the file at this path.
    ///
    /// A folder is reported when its page is written.
    private static func check(_ place: Path) throws(Failure) {
        guard try place.attempt(to: "write", hasOther(place)) else { return }
        throw .usage(
            "`\(place.text)` was not made by `bannerkit preview`, and would be replaced",
            help: "name another folder with `--output`, or move that file")
    }

    private static func hasOther(_ place: Path) throws(SystemFault) -> Bool {
        switch try FileSystem.status(of: place, followingLinks: false).map(FileSystem.kind) {
        case nil, .folder: false
        case .file: try !isOurs(place)
        case .link, .other: true
        }
    }

    /// Removes unchanged pages of an earlier run that this one did not write; returns their paths.
    func removeOthers(than written: Set<String>) -> [Path] {
        let removed = earlier.keys.sorted().map { (name: $0, page: place($0)) }.filter {
            name, page in
            guard !written.contains(name),
                (try? FileSystem.kind(of: page, followingLinks: false)) == .file,
                let bytes = try? FileSystem.read(page, limit: 1 << 28),
                PageMark.isIn(Array(bytes.prefix(PageMark.reach))),
                PageMark.sum(bytes) == earlier[name]
            else { return false }
            return (try? FileSystem.remove(page)) != nil
        }.map(\.page)
        if !removed.isEmpty {
            context.note("removed \(removed.count.of("page")) of deleted banners")
        }
        return removed
    }

    private static func isOurs(_ page: Path) throws(SystemFault) -> Bool {
        try FileSystem.readIfThere(page, limit: PageMark.reach).map(PageMark.isIn) ?? false
    }
}

/// A folder that holds pages made here, perhaps beside other files: those are neither replaced nor removed.
struct PageFolder {
    private let path: Path
    private let context: Context
    /// The pages of an earlier run with their checksums, by the list that it wrote.
    private let earlier: [String: String]
    private var used: FilesInUse
    private var names = PageNames()
    /// Whether something of a page could not be read or written.
    private(set) var hasFaults = false

    /// Pages in a folder, which need not exist; they replace none of the `inputs`.
    init(_ path: Path, sparing inputs: [Path], _ context: Context) {
        (self.path, self.context) = (path, context)
        used = FilesInUse(reading: inputs)
        let list = PageFolder.list(in: path)
        let bytes = (try? PageFolder.isOurs(list)) == true ? try? FileSystem.read(list, limit: 1 << 28) : nil
        earlier = bytes.map(PageMark.pages) ?? [:]
    }

    /// The page in a folder that leads to the others.
    static func list(in folder: Path) -> Path { folder.appending("index.html") }

    /// The page that leads to the others.
    var list: Path { PageFolder.list(in: path) }

    /// The place of a page.
    func place(_ name: String) -> Path { path.appending(name) }

    /// The name of the page for a banner with this name.
    mutating func name(for title: String) -> String { names.name(for: title) }

    /// Adds files that no page may replace.
    mutating func read(_ paths: [Path]) { used.read(paths) }

    /// Reports if one of the pages, their list, what they share, or another file that is written would replace something else.
    mutating func reserve(_ shared: SharedParts, _ pages: [Path], _ others: [Path]) throws(Failure) {
        let pages = [list] + shared.files.map { place($0.name) } + pages
        for page in pages + others { try used.write(page) }
        for page in pages { try PageFolder.check(page) }
    }

    /// Makes the folder, if it does not exist, and writes what the pages share.
    func begin(_ shared: SharedParts) throws(Failure) {
        try path.attempt(to: "write", FileSystem.makeFolder(path))
        for (name, text) in shared.files { try write(Array(text.utf8), to: place(name)) }
    }

    /// Writes a page; it replaces none that appears meanwhile, and no link is followed.
    func write(_ bytes: [UInt8], to page: Path) throws(Failure) {
        try PageFolder.check(page)
        try Output.write(bytes, to: page, below: path)
    }

    /// Takes note of a fault, which does not prevent other pages unless the command line is at fault.
    mutating func tell(_ failure: Failure) throws(Failure) {
        guard failure.code != .usage else { throw failure }
        context.tell(failure)
        hasFaults = true
    }

    /// Takes note of pictures that cannot be read.
    mutating func tell(_ faults: [ReadFault]) {
        context.note(faults)
        hasFaults = hasFaults || !faults.isEmpty
    }

    /// Reports if there is something in a place that was not made here; a folder is a fault of its page alone.
    private static func check(_ place: Path) throws(Failure) {
        guard try place.attempt(to: "write", hasOther(place)) else { return }
        throw .usage(
            "`\(place.text)` was not made by `bannerkit preview`, and would be replaced",
            help: "name another folder with `--output`, or move that file")
    }

    private static func hasOther(_ place: Path) throws(SystemFault) -> Bool {
        guard let info = try FileSystem.status(of: place, followingLinks: false) else { return false }
        return switch FileSystem.kind(info) {
        case .folder: false
        case .file: try !isOurs(place)
        case .link, .other: true
        }
    }

    /// Removes the pages of an earlier run that this one did not write and that are as they were, and says how many; returns
    /// them.
    @discardableResult
    func removeOthers(than written: Set<String>) -> [Path] {
        let old = earlier.filter { name, sum in
            !written.contains(name) && (try? FileSummary.isThere(place(name), sum)) == true
                && (try? PageFolder.isOurs(place(name))) == true
        }
        let removed = old.keys.map(place).sorted().filter { (try? FileSystem.remove($0)) != nil }
        let words = removed.count == 1 ? "page that belongs" : "pages that belong"
        if !removed.isEmpty { context.note("removed \(removed.count) \(words) to no banner any more") }
        return removed
    }

    private static func isOurs(_ page: Path) throws(SystemFault) -> Bool {
        try FileSystem.readIfThere(page, limit: PageMark.reach).map(PageMark.isIn) ?? false
    }
}

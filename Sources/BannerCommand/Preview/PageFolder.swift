import BannerRender

/// A folder that holds pages made here, perhaps beside other files: those are neither replaced nor removed.
struct PageFolder {
    let path: Path
    /// The pages of an earlier run, by the list that it wrote.
    private let earlier: Set<String>

    /// The pages in a folder, which need not exist.
    init(_ path: Path) {
        self.path = path
        let list = path.appending(PageFolder.listName)
        let bytes = (try? PageFolder.isOurs(list)) == true ? try? FileSystem.read(list, limit: 1 << 28) : nil
        earlier = bytes.map(PageMark.pages) ?? []
    }

    private static let listName = Array("index.html".utf8)

    /// The page that leads to the others.
    var list: Path { path.appending(PageFolder.listName) }

    /// The place of a page, or of a part that pages share.
    func place(_ name: String) -> Path { path.appending(Array(name.utf8)) }

    /// Makes the folder, if it does not exist.
    func make() throws(Failure) { try path.attempt(to: "write", FileSystem.makeFolder(path)) }

    /// Reports if there is something in a place that was not made here; a folder is a fault of its page alone.
    static func check(_ place: Path) throws(Failure) {
        guard try place.attempt(to: "write", hasOther(place)) else { return }
        throw .usage(
            "`\(place.text)` was not made by `bannerkit preview`, and would be replaced",
            help: "name another folder with `--output`, or move that file")
    }

    private static func hasOther(_ place: Path) throws(SystemFault) -> Bool {
        guard
            let kind = try missing({ () throws(SystemFault) in try FileSystem.kind(of: place, followingLinks: false) }),
            kind != .folder
        else { return false }
        return try !isOurs(place)
    }

    /// The result; `nil` if there is nothing to read.
    private static func missing<Value>(_ body: () throws(SystemFault) -> Value) throws(SystemFault) -> Value? {
        do throws(SystemFault) {
            return try body()
        } catch {
            guard error.isNothingToRead else { throw error }
            return nil
        }
    }

    /// Removes the pages of an earlier run that this one did not write, and says how many.
    func removeOthers(than written: Set<String>, _ context: Context) {
        let count = earlier.subtracting(written).count { name in
            let page = place(name)
            guard (try? FileSystem.kind(of: page, followingLinks: false)) == .file,
                (try? PageFolder.isOurs(page)) == true
            else {
                return false
            }
            Interruption.remove(page)
            return true
        }
        guard count > 0 else { return }
        context.note("removed \(count) \(count == 1 ? "page that belongs" : "pages that belong") to no banner any more")
    }

    private static func isOurs(_ page: Path) throws(SystemFault) -> Bool {
        try missing { () throws(SystemFault) in try FileSystem.read(page, limit: PageMark.reach) }.map(PageMark.isIn)
            ?? false
    }
}

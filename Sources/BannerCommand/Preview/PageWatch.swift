/// Pages that follow the files that they are made of.
protocol FollowedPages {
    /// The pictures of what was written last, as they were before they were read.
    var pictures: [FileStamp] { get }

    /// Finds the files that decide what is written, such as banners and settings.
    mutating func find() throws(Failure) -> [Path]

    /// Writes the pages, and tells those that are open.
    mutating func write(_ signal: inout PageSignal) throws(Failure)
}

/// Writes pages again whenever one of their files is saved, comes or goes.
struct PageWatch {
    private let context: Context
    private var signal: PageSignal

    /// Follows the files of this page, or of those that it leads to.
    init(_ page: Path, _ context: Context) throws(Failure) {
        self.context = context
        signal = try PageSignal(beside: page)
    }

    /// Runs until it is stopped.
    mutating func run(_ pages: consuming some FollowedPages) throws(Failure) -> Never {
        var seen: [FileStamp] = []
        while true {
            let files = try find(&pages).map(FileStamp.init)
            if signal.isNew || files != seen || pages.pictures.contains(where: \.isOld) {
                seen = files
                try pages.write(&signal)
            }
            // Reading a list takes longer for more files, so they are looked at less often.
            FileSystem.wait(milliseconds: 150 + UInt32(min(files.count + pages.pictures.count, 10_000)) / 10)
        }
    }

    /// The files that are there; a fault on the way, such as half-saved settings, is waited out once something was written.
    private func find(_ pages: inout some FollowedPages) throws(Failure) -> [Path] {
        while true {
            do throws(Failure) {
                return try pages.find()
            } catch {
                guard !signal.isNew else { throw error }
                context.tell(error)
                FileSystem.wait(milliseconds: 1000)
            }
        }
    }
}

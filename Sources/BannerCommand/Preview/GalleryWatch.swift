import BannerRender

/// A gallery that follows its files: it is written again when one of them, or a picture, is saved, comes or goes.
struct GalleryWatch {
    private let folder: Path
    private let context: Context
    private var signal: PageSignal
    private var stamps: [Stamp] = []

    /// A file and what the system says about its last change.
    private struct Stamp: Equatable {
        let path: Path
        let change: [Int]?

        init(_ path: Path) {
            self.path = path
            change = FileSystem.stamp(path)
        }
    }

    /// Follows the files of a gallery in this folder.
    init(_ folder: Path, _ context: Context) throws(Failure) {
        self.folder = folder
        self.context = context
        signal = try PageSignal(beside: Gallery.index(in: folder))
    }

    /// Writes the gallery again whenever something is new, until the run is stopped; `gallery` is the one of the files that
    /// are there.
    mutating func run(_ gallery: () throws(Failure) -> Gallery) throws(Failure) -> Never {
        while true {
            var present = try current(gallery)
            let now = present.files.map(Stamp.init)
            // A file that was read has its pictures besides, in the order in which it was read.
            if now != Array(stamps.prefix(now.count)) || stamps.contains(where: { Stamp($0.path) != $0 }) {
                _ = try present.write(to: folder, signal: &signal)
                stamps = now + present.pictures.map(Stamp.init)
            }
            // Reading the list takes longer for more files, so they are looked at less often.
            FileSystem.wait(milliseconds: 150 + UInt32(min(stamps.count, 10_000)) / 10)
        }
    }

    /// The gallery of the files that are there; a fault on the way, such as in half-saved settings, is waited out once
    /// something was written.
    private func current(_ gallery: () throws(Failure) -> Gallery) throws(Failure) -> Gallery {
        while true {
            do throws(Failure) {
                return try gallery()
            } catch {
                guard !signal.isNew else { throw error }
                context.tell(error)
                FileSystem.wait(milliseconds: 1000)
            }
        }
    }
}

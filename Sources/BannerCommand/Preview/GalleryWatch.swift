import BannerRender

/// A gallery that follows its files: it is written again when one of them, or a picture, is saved, comes or goes.
struct GalleryWatch {
    private let folder: Path
    private let context: Context
    private var signal: PageSignal
    /// The banner files and the settings, as they were when the gallery was written.
    private var files: [FileStamp] = []
    /// The pictures of its banners, as they were before they were read.
    private var pictures: [FileStamp] = []

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
            let now = (present.files + present.settingsFiles).map(FileStamp.init)
            if signal.isNew || now != files || pictures.contains(where: \.isOld) {
                _ = try present.write(to: folder, signal: &signal)
                (files, pictures) = (now, present.pictures)
            }
            // Reading the list takes longer for more files, so they are looked at less often.
            FileSystem.wait(milliseconds: 150 + UInt32(min(files.count + pictures.count, 10_000)) / 10)
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

/// Film strips of both versions of the files that differ, written into a folder for Markdown to show.
///
/// A comment on GitHub or GitLab shows neither drawings in its text nor `data:` addresses, so pictures are files.
struct DiffPictures {
    private let folder: Path
    /// The address of the folder, as the Markdown needs it.
    private let address: String
    private var used: FilesInUse
    private var names = PageNames()

    /// The largest number of frames in one strip.
    private static let mostFrames = 8

    /// The pictures that are asked for; `nil` if there are none.
    init?(_ arguments: Arguments, sparing inputs: [Path]) throws(Failure) {
        guard let folder = arguments.path(of: .pictures)?.tidied else { return nil }
        self.folder = folder
        used = FilesInUse(reading: inputs)
        var place = folder
        if let page = arguments.path(of: .output), !page.isStandardOutput {
            try used.write(page)
            // Links in a file lead from there.
            place = place.below(page.folder) ?? place
        }
        let url = arguments.path(of: .pictureUrl)
        let bytes = (url ?? place).bytes
        let base = bytes.last == UInt8(ascii: "/") ? bytes.dropLast() : bytes[...]
        // Nothing can end the link; in a folder's name, what has a meaning in addresses is encoded as well.
        let plain = url == nil ? "" : ":?#@!$&'*+,;=%"
        address = base.map { plain.utf8.contains($0) ? String(UnicodeScalar($0)) : [$0].percentEncoded }.joined()
        try folder.attempt(to: "write", FileSystem.makeFolder(folder))
    }

    /// Draws both versions of a file that differs; returns the addresses of the drawings.
    mutating func draw(
        _ file: FileChange, _ before: DiffRun.Version, _ after: DiffRun.Version, _ context: Context
    ) throws(Failure) -> ScheduleDiff.Sides<String?>? {
        guard file.change != nil else { return nil }
        let fit = { (version: DiffRun.Version) in version.version.banner?.fitted(to: file.viewer) }
        let banners = BannerSVG.alike(fit(before), fit(after))
        let instants = DiffPictures.instants(banners.compactMap { $0 })
        let name = String(names.name(for: DiffPictures.title(file.path)).dropLast(".html".count))
        return ScheduleDiff.Sides(
            before: try draw(banners[0], before.path, instants, "\(name)-before.svg", context),
            after: try draw(banners[1], after.path, instants, "\(name)-after.svg", context))
    }

    private mutating func draw(
        _ banner: Banner.Fitted?, _ file: Path?, _ instants: [Time], _ name: String, _ context: Context
    ) throws(Failure) -> String? {
        guard let banner else { return nil }
        var images = file.map { PageImages(of: banner.banner, beside: $0) } ?? PageImages()
        let place = folder.appending(Array(name.utf8))
        used.read(images.files.map(\.file))
        try used.write(place)
        let drawing = BannerSVG(banner, images: images.read())
        context.note(images.faults)
        let text: String
        do throws(Excess) {
            text = try drawing.frames(Schedule(banner), at: instants)
        } catch {
            throw Failure(error)
        }
        try Output.write(text, to: place)
        return address.isEmpty ? name : "\(address)/\(name)"
    }

    /// The instants at which the content of any of the banners is at rest on another page, in one cycle: the same for
    /// all of them, so that a difference shows.
    private static func instants(_ banners: [Banner.Fitted]) -> [Time] {
        var instants: [Time] = [.zero]
        for banner in banners {
            let cycle = BannerSVG.wholeCycle(of: banner, otherwise: .seconds(10))
            let length = cycle.end - cycle.start
            let settles = Schedule(banner).events(upTo: length, kinds: .settle).prefix(mostFrames)
            instants += settles.map(\.time)
        }
        return Array(Set(instants).sorted().prefix(mostFrames))
    }

    /// The path without the ending that every banner has.
    static func title(_ path: String) -> String {
        String(path.dropLast([".banner.yaml", ".banner.yml", ".banner.json"].first(where: path.hasSuffix)?.count ?? 0))
    }
}

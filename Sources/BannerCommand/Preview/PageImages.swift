/// A banner's pictures: regular files below the banner file's folder; nothing else is even opened.
struct PageImages {
    /// The largest size of a picture in a page, in bytes.
    static let mostBytes = 1 << 20
    /// The largest total size of pictures in one page, in bytes.
    static let mostBytesInAll = 8 << 20

    /// The pictures' files by page: those that exist, below the banner file's folder.
    private(set) var files: [(page: Int, file: Path)] = []
    /// Where a picture is, or would be if there was one.
    private(set) var places: [Path] = []
    /// What exists but could not be read.
    private(set) var faults: [ReadFault] = []

    /// No pictures.
    init() {}

    /// Finds the pictures of a banner without reading them.
    init(of banner: Banner, beside file: Path) {
        guard !file.isStandardStream, let folder = attempt(file.folder, try FileSystem.resolve(file.folder)) else {
            return
        }
        var last: (folder: Path, place: Path)?
        for (page, item) in banner.items.enumerated() {
            guard let image = item.image, PageImages.isBeside(image) else { continue }
            let path = folder.appending(image)
            places.append(path)
            // Most are in one folder, whose links are followed once.
            if last?.folder != path.folder {
                last = attempt(path, try (path.folder, FileSystem.resolve(path.folder)))
            }
            guard var place = last?.place.appending(path.lastComponent) else { continue }
            var kind = attempt(place, try FileSystem.kind(of: place, followingLinks: false))
            if kind == .link, let target = attempt(path, try FileSystem.resolve(path)) {
                place = target
                kind = attempt(place, try FileSystem.kind(of: place, followingLinks: false))
            }
            if kind == .file, place.below(folder) != nil { files.append((page, place)) }
        }
    }

    /// The pictures by page as `data:` URLs; what is too large, not a picture or not readable is omitted, and drawn as
    /// a card.
    mutating func read() -> [Int: String] {
        var images: [Int: String] = [:]
        var total = 0
        for (page, file) in files {
            let bytes = attempt(file, try FileSystem.read(file, limit: PageImages.mostBytes + 1))
            guard let bytes, bytes.count <= PageImages.mostBytes, let type = PageImages.type(of: bytes),
                total + bytes.count <= PageImages.mostBytesInAll
            else { continue }
            total += bytes.count
            images[page] = "data:\(type);base64,\(Base64.text(bytes))"
        }
        return images
    }

    private mutating func attempt<Value>(
        _ path: Path, _ body: @autoclosure () throws(SystemFault) -> Value
    ) -> Value? {
        do {
            return try body()
        } catch {
            if !error.isNothingToRead { faults.append(ReadFault(path: path, reason: error.message)) }
            return nil
        }
    }

    /// Whether a picture's path is relative to the banner file's folder.
    static func isBeside(_ image: String) -> Bool {
        !image.utf8.starts(with: "/".utf8) && !image.utf8.contains(.colon)
    }

    /// The type of picture, from its first bytes.
    static func type(of bytes: [UInt8]) -> String? {
        func begins(_ text: String, at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: text.utf8) }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if begins("GIF8") { return "image/gif" }
        if begins("RIFF") && begins("WEBP", at: 8) { return "image/webp" }
        if begins("ftypavif", at: 4) { return "image/avif" }
        // A picture of this type runs no script and loads nothing when it is shown as an image.
        let tags = (begins("<?xml") ? bytes.prefix(1024) : bytes.prefix(4)).split(separator: UInt8(ascii: "<"))
        return tags.contains { $0.starts(with: "svg".utf8) } && begins("<") ? "image/svg+xml" : nil
    }
}

/// A banner's pictures: regular files below the banner's folder.
///
/// Other files are not opened.
struct PageImages {
    /// The size limit of an embedded picture, in bytes.
    static let maxBytes = 1 << 20
    /// The limit on the total size of the pictures in a page, in bytes.
    static let maxBytesInAll = 8 << 20

    /// The existing files, with the indices of their items.
    private(set) var files: [(page: Int, file: Path)] = []
    /// The paths of all pictures, including those that do not exist.
    private(set) var places: [Path] = []
    /// The pictures that exist but cannot be read.
    private(set) var faults: [ReadFault] = []

    init() {}

    /// Finds a banner's pictures without reading them.
    init(of banner: Banner, beside file: Path) {
        guard !file.isStandardStream,
            let folder = attempt(file.folder, try FileSystem.resolve(file.folder))
        else {
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

    /// Reads the pictures as `data:` URLs, by item index.
    ///
    /// A file that is too large, not a picture or not readable is omitted; the item is then drawn
    /// as a card.
    mutating func read() -> [Int: String] {
        var images: [Int: String] = [:]
        var total = 0
        for (page, file) in files {
            let bytes = attempt(file, try FileSystem.read(file, limit: PageImages.maxBytes + 1))
            guard let bytes, bytes.count <= PageImages.maxBytes,
                let type = PageImages.type(of: bytes),
                total + bytes.count <= PageImages.maxBytesInAll
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
            if !error.isNothingToRead {
                faults.append(ReadFault(path: path, reason: error.message))
            }
            return nil
        }
    }

    /// Whether a picture's path is relative, and not a URL.
    static func isBeside(_ image: String) -> Bool {
        image.utf8.first != .slash && !image.utf8.contains(.colon)
    }

    /// The media type of a picture, detected from its first bytes; `nil` for other files.
    static func type(of bytes: [UInt8]) -> String? {
        func begins(_ text: String, at place: Int = 0) -> Bool {
            bytes.dropFirst(place).starts(with: text.utf8)
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if begins("GIF8") { return "image/gif" }
        if begins("RIFF") && begins("WEBP", at: 8) { return "image/webp" }
        if begins("ftypavif", at: 4) { return "image/avif" }
        // An SVG in an `<img>` runs no scripts and loads no other files.
        let tags = bytes.prefix(begins("<?xml") ? 1024 : 4).split { $0 == "<" }
        return tags.contains { $0.starts(with: "svg".utf8) } && begins("<") ? "image/svg+xml" : nil
    }
}

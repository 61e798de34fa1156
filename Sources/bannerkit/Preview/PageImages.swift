import BannerModel
import BannerReport

/// An item's pictures as `data:` URLs: regular files below the banner file's folder, and nothing else is even opened.
struct PageImages {
    /// The largest picture that is put into a page, in bytes.
    static let mostBytes = 1 << 20
    /// The most bytes of pictures in one page.
    static let mostBytesInAll = 8 << 20

    /// The pictures by page; what is not there, too large or no picture is left out, and drawn as a card.
    static func images(of banner: Banner, beside file: Path) -> [Int: String] {
        guard !file.isStandardStream, let folder = FileSystem.resolved(file.folder) else { return [:] }
        let base = folder.bytes + (folder == Path("/") ? [] : [UInt8(ascii: "/")])
        var images: [Int: String] = [:]
        var total = 0
        for (page, item) in banner.items.enumerated() {
            guard let image = item.image, !image.utf8.starts(with: "/".utf8), !isURL(image) else { continue }
            let path = folder.appending(Array(image.utf8))
            guard let place = FileSystem.resolved(path), place.bytes.starts(with: base) else { continue }
            guard (try? FileSystem.kind(of: place, followingLinks: false)) == .file else { continue }
            guard let bytes = try? FileSystem.read(place, limit: mostBytes + 1), bytes.count <= mostBytes else {
                continue
            }
            guard let type = type(of: bytes), total + bytes.count <= mostBytesInAll else { continue }
            total += bytes.count
            images[page] = "data:\(type);base64,\(Base64.text(bytes))"
        }
        return images
    }

    private static func isURL(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: ":")) }

    /// What kind of picture the bytes are, by their beginning.
    private static func type(of bytes: [UInt8]) -> String? {
        func begins(_ text: String, at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: text.utf8) }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if begins("GIF8") { return "image/gif" }
        if begins("RIFF") && begins("WEBP", at: 8) { return "image/webp" }
        if begins("ftypavif", at: 4) { return "image/avif" }
        // A picture of this kind runs no script and loads nothing where it is shown as an image.
        return begins("<svg") || begins("<?xml") ? "image/svg+xml" : nil
    }
}

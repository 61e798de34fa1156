/// Portable and unique file names: lower-case letters, digits and hyphens.
package struct PageNames {
    private var given: Set<String> = ["index", "playground"]
    /// The next number to try for a name that is taken.
    private var next: [String: Int] = [:]
    private static let reserved = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

    /// The length limit in bytes: file systems allow 255, which leaves room for a number and the
    /// extension.
    private static let maxBytes = 200

    /// Creates a set without names, except those of the gallery's own pages.
    package init() {}

    /// The page name of a banner's path: `shop/home_hero` becomes `shop--home-hero.html`.
    ///
    /// Letters and digits of all scripts are kept, and two hyphens separate folders.
    package mutating func name(for path: String) -> String {
        var slug = ""
        for folder in path.lowercased().split(separator: "/") {
            let parts = folder.unicodeScalars.split { !$0.properties.isXIDContinue || $0 == "_" }
                .map { String($0) }
            guard !parts.isEmpty else { continue }
            slug += (slug.isEmpty ? "" : "--") + parts.joined(separator: "-")
        }
        while slug.utf8.count > PageNames.maxBytes { slug.unicodeScalars.removeLast() }
        let base = slug.isEmpty ? "banner" : slug
        var name = PageNames.reserved.contains(base) ? base + "-1" : base
        var number = next[base] ?? 2
        while !given.insert(name).inserted {
            name = "\(base)-\(number)"
            number += 1
        }
        next[base] = number
        return name + ".html"
    }
}

/// The marks of generated pages, so that no other file is replaced or removed.
package enum PageMark {
    /// The number of bytes from the start of a file to search.
    package static let reach = 1_000

    /// The mark in a page's head, stable across versions.
    static let ofPage = "<meta name=\"generator\" content=\"bannerkit\">"
    /// The beginning of shared scripts.
    static let ofScript = "window.bannerkitEngine = \""
    /// The beginning of shared style sheets.
    static let ofStyle = "/* bannerkit */"

    /// Whether the beginning of a file is that of a generated page or shared file.
    package static func isIn(_ beginning: [UInt8]) -> Bool {
        let text = beginning.utf8Text
        return text.hasPrefix("<!DOCTYPE html>\n")
            ? beginning.holds(ofPage) : text.hasPrefix(ofScript) || text.hasPrefix(ofStyle)
    }

    /// The checksum of a page, which tells whether somebody has changed it.
    package static func sum(_ page: [UInt8]) -> String {
        // Much faster than a cryptographic hash. Every page has the same first seven bytes.
        var sum: UInt64 = 0
        unsafe page.withUnsafeBytes { bytes in
            for place in stride(from: bytes.count % 8, to: bytes.count, by: 8) {
                let word = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                sum = 37 &* sum &+ word.littleEndian
            }
        }
        return String(sum, radix: 16)
    }

    /// Parses the pages and their checksums from a gallery's index.
    package static func pages(in list: [UInt8]) -> [String: String] {
        let words = list.split(separator: UInt8(ascii: "\""))
        var pages: [String: String] = [:]
        // `"page":"NAME","sum":"SUM"`
        for (place, word) in words.enumerated().dropLast(6) where word.elementsEqual("page".utf8) {
            let name = words[place + 2]
            let sum = words[place + 6]
            guard name.suffix(5).elementsEqual(".html".utf8), name.dropLast(5).allSatisfy(isInName),
                words[place + 4].elementsEqual("sum".utf8)
            else { continue }
            pages[name.utf8Text] = sum.utf8Text
        }
        return pages
    }

    /// Whether `PageNames` uses this byte in names.
    private static func isInName(_ letter: UInt8) -> Bool {
        letter >= 0x80 || "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains(letter)
    }
}

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
        if text.hasPrefix("<!DOCTYPE html>\n") {
            return beginning.holds(ofPage)
        }
        return text.hasPrefix(ofScript) || text.hasPrefix(ofStyle)
    }

    /// Parses the pages and their checksums from a gallery's index.
    package static func pages(in list: [UInt8]) -> [String: String] {
        let words = list.split(separator: UInt8(ascii: "\"")).map { $0 }
        var pages: [String: String] = [:]
        // `"page":"NAME","sum":"SUM"`
        for (place, word) in words.enumerated().dropLast(6) where word.elementsEqual("page".utf8) {
            let (name, sum) = (words[place + 2], words[place + 6])
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

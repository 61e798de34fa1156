/// The marks by which pages made here are known again, so that no page replaces or removes one that was made otherwise.
package enum PageMark {
    /// How many bytes of a file are enough to tell.
    package static let reach = 1_000

    /// The mark in a page's head, the same in every version.
    static let ofPage = "<meta name=\"generator\" content=\"bannerkit\">"
    /// How the scripts that pages share begin.
    static let ofScript = "window.bannerkitEngine = \""
    /// How the styles that pages share begin.
    static let ofStyle = "/* bannerkit */"

    /// Whether a file that begins so is one of our pages, or one of the parts that they share.
    package static func isIn(_ beginning: [UInt8]) -> Bool {
        let text = beginning.utf8Text
        if text.hasPrefix("<!DOCTYPE html>\n") {
            return beginning.holds(ofPage)
        }
        return text.hasPrefix(ofScript) || text.hasPrefix(ofStyle)
    }

    /// The pages that a gallery leads to, each with its checksum.
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

    /// Whether it can be in a name that `PageNames` gives.
    private static func isInName(_ letter: UInt8) -> Bool {
        letter >= 0x80 || "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains(letter)
    }
}

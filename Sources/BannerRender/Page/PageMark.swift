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
        let text = String(decoding: beginning, as: UTF8.self)
        if text.hasPrefix("<!DOCTYPE html>\n") {
            func has(_ mark: String) -> Bool {
                beginning.indices.contains { beginning[$0...].starts(with: mark.utf8) }
            }
            return has(ofPage) || (has(oldPolicy) && has("'wasm-unsafe-eval'"))
        }
        return [ofScript, ofStyle, oldStyle].contains { text.hasPrefix($0) }
    }

    /// What stood in pages and styles before they had marks, before the policy allowed WebAssembly.
    private static let oldPolicy =
        "<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src "
    private static let oldStyle = "/* Colours that the canvas reads must be computed, not quoted. */\n"

    /// The pages that a list of pages, such as a gallery's, leads to.
    package static func pages(in list: [UInt8]) -> Set<String> {
        let words = list.split(separator: UInt8(ascii: "\"")).filter { word in
            word.count > 5 && word.suffix(5).elementsEqual(".html".utf8) && word.dropLast(5).allSatisfy(isInName)
        }
        return Set(words.map { String(decoding: $0, as: UTF8.self) })
    }

    /// Whether it can be in a name that `PageNames` gives.
    private static func isInName(_ letter: UInt8) -> Bool {
        letter >= 0x80 || "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains(letter)
    }
}

import CBannerParts

/// The scripts, styles and markup of the pages, their WebAssembly modules, the examples and what is said about the commands,
/// which `Sources/CBannerParts` carries as bytes.
package enum PageParts {
    /// The script of the playground's worker.
    static let workerScript = unsafe text(bannerkit_worker_script())
    /// The element for other pages.
    static let elementScript = unsafe text(bannerkit_element_script())
    /// Its types.
    static let elementTypes = unsafe text(bannerkit_element_types())

    /// The style of a list before the element's script runs, and that of its cards.
    static let listStyle = unsafe text(bannerkit_list_style(), bannerkit_card_style())
    /// The style of what is drawn of a banner, which is the element's, in a page.
    fileprivate static let stageStyle =
        unsafe "\n"
        + text(bannerkit_stage_style(), bannerkit_card_style()).split(separator: "§", omittingEmptySubsequences: false)
        .joined(separator: "slot") + "\n"

    /// The markup of a banner with the viewer's controls and the clock's.
    static let theatre = unsafe markup(bannerkit_theatre_markup())
    /// The markup of events, exposure and findings.
    static let panels = unsafe markup(bannerkit_panels_markup())
    /// The markup of a change's page below its heading, and of one of its versions.
    static let diffTheatre = unsafe markup(bannerkit_diff_theatre_markup())
    static let version = unsafe markup(bannerkit_version_markup())
    /// The markup of a gallery.
    static let gallery = unsafe markup(bannerkit_gallery_markup())
    /// The markup of the playground, with libyaml's licence, which asks to be passed on with its checker.
    static let playground = unsafe markup(bannerkit_playground_markup())

    /// The engine as a WebAssembly module: gzip, then base64.
    static let engine = unsafe Base64.text(bytes(bannerkit_engine_module()))
    /// The playground's checker in the same way.
    static let checker = unsafe Base64.text(bytes(bannerkit_checker_module()))

    /// What each command of the command line takes and does.
    package static let commands = unsafe bytes(bannerkit_commands())

    /// The banners of `Examples` and the `Texts` as their files are, by their names.
    package static let examples = (0..<bannerkit_example_count()).map { number in
        let example = unsafe bannerkit_example(number)
        return unsafe (name: String(cString: example.name), text: String(decoding: bytes(example.text), as: UTF8.self))
    }

    /// A file of `Texts`.
    package static func text(_ file: String) -> String { examples.first { $0.name == "Texts/" + file }?.text ?? "" }

    /// The files of a folder in `Texts`, by their names there.
    static func texts(in folder: String) -> [(name: Substring, text: String)] {
        let start = "Texts/" + folder
        return examples.filter { $0.name.hasPrefix(start) }.map { ($0.name.dropFirst(start.count), $0.text) }
    }

    /// The parts one after the other, without the last line's end.
    fileprivate static func text(_ parts: bannerkit_part...) -> String {
        unsafe String(decoding: parts.flatMap { unsafe bytes($0) }.dropLast(), as: UTF8.self)
    }

    /// A part's markup, without the last line's end.
    private static func markup(_ part: bannerkit_part) -> Template { Template(unsafe bytes(part).dropLast()) }

    private static func bytes(_ part: bannerkit_part) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: part.bytes, count: part.count))
    }
}

/// A kind of page, with what all pages of that kind have in common.
struct PageKind: Sendable {
    /// The word by which the script and the style know it.
    let word: String
    let script, style: String

    private init(_ word: String, _ script: bannerkit_part, style: String) {
        (self.word, self.script, self.style) = unsafe (word, PageParts.text(script), style)
    }

    /// A banner's page.
    static let banner = unsafe PageKind("banner", bannerkit_page_script(), style: drawn(bannerkit_page_style()))
    /// A change's page, which has the style of a banner's too.
    static let diff = unsafe PageKind(
        "diff", bannerkit_diff_script(), style: banner.style + "\n" + PageParts.text(bannerkit_diff_style()))
    /// A gallery.
    static let gallery = unsafe PageKind("gallery", bannerkit_gallery_script(), style: drawn(bannerkit_gallery_style()))
    /// The playground.
    static let playground = unsafe PageKind(
        "playground", bannerkit_playground_script(),
        style: PageParts.text(bannerkit_base_style(), bannerkit_playground_style()))

    /// The style of a page that draws banners.
    private static func drawn(_ style: bannerkit_part) -> String {
        unsafe PageParts.text(bannerkit_base_style()) + PageParts.stageStyle + PageParts.text(style)
    }
}

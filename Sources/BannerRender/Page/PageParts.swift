import CBannerParts

/// The scripts, styles and markup of the pages, their WebAssembly modules, the examples and what is said about the commands,
/// which `Sources/CBannerParts` carries as bytes.
package enum PageParts {
    /// The script of a banner's page.
    static let pageScript = unsafe text(bannerkit_page_script())
    /// The script of a change's page.
    static let diffScript = unsafe text(bannerkit_diff_script())
    /// The script of a gallery.
    static let galleryScript = unsafe text(bannerkit_gallery_script())
    /// The script of a list of changes.
    static let changesScript = unsafe text(bannerkit_changes_script())
    /// The script of the playground.
    static let playgroundScript = unsafe text(bannerkit_playground_script())
    /// The script of the playground's worker.
    static let workerScript = unsafe text(bannerkit_worker_script())
    /// The element for other pages.
    static let elementScript = unsafe text(bannerkit_element_script())
    /// Its types.
    static let elementTypes = unsafe text(bannerkit_element_types())

    /// The style of a banner's page.
    static let pageStyle = unsafe text(bannerkit_base_style()) + stageStyle + text(bannerkit_page_style())
    /// What a change's page has besides the style of a banner's.
    static let diffStyle = unsafe text(bannerkit_diff_style())
    /// The style of a gallery.
    static let galleryStyle = unsafe text(bannerkit_base_style()) + stageStyle + text(bannerkit_gallery_style())
    /// The style of a list of changes.
    static let changesStyle = unsafe text(bannerkit_base_style(), bannerkit_changes_style())
    /// The style of the playground.
    static let playgroundStyle = unsafe text(bannerkit_base_style(), bannerkit_playground_style())
    /// The style of a list before the element's script runs, and that of its cards.
    static let listStyle = unsafe text(bannerkit_list_style(), bannerkit_card_style())
    /// The style of what is drawn of a banner, which is the element's, in a page.
    private static let stageStyle =
        unsafe "\n"
        + text(bannerkit_stage_style(), bannerkit_card_style()).split(separator: "§", omittingEmptySubsequences: false)
        .joined(separator: "slot") + "\n"

    /// The markup of a banner with the viewer's controls and the clock's.
    static let theatre = unsafe markup(bannerkit_theatre_markup())
    /// The markup of events, exposure and findings.
    static let panels = unsafe markup(bannerkit_panels_markup())
    /// The markup of the keys of a banner's page.
    static let keys = unsafe markup(bannerkit_keys_markup())
    /// The markup of a change's page below its heading, and of one of its versions.
    static let diffTheatre = unsafe markup(bannerkit_diff_theatre_markup())
    static let version = unsafe markup(bannerkit_version_markup())
    /// The markup of a gallery.
    static let gallery = unsafe markup(bannerkit_gallery_markup())
    /// The markup of a list of changes.
    static let changes = unsafe markup(bannerkit_changes_markup())
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

    /// The parts one after the other, without the last line's end.
    private static func text(_ parts: bannerkit_part...) -> String {
        unsafe String(decoding: parts.flatMap { unsafe bytes($0) }.dropLast(), as: UTF8.self)
    }

    /// A part's markup, without the last line's end.
    private static func markup(_ part: bannerkit_part) -> Template { Template(unsafe bytes(part).dropLast()) }

    private static func bytes(_ part: bannerkit_part) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: part.bytes, count: part.count))
    }
}

import BannerDiagnostics
import CBannerParts

/// The resources of `CBannerParts`: scripts, styles, markup, WebAssembly modules, examples, and
/// texts of commands.
package enum PageParts {
    /// The script of the playground's web worker.
    static let workerScript = unsafe text(bannerkit_worker_script())
    /// The custom element: its script, the same with the module in it, and the module.
    static let element = unsafe [
        ("banner-kit.js", bytes(bannerkit_element_script())),
        ("banner-kit.inline.js", bytes(bannerkit_element_inline_script())),
        ("banner-kit.wasm", bytes(bannerkit_element_module())),
    ]

    /// The style of a list before the element's script runs, and the style of its cards.
    static let listStyle = unsafe text(bannerkit_list_style())
    static let cardStyle = unsafe text(bannerkit_card_style())
    /// The element's style for the player of a page.
    fileprivate static let stageStyle =
        unsafe "\n"
        + text(bannerkit_stage_style(), bannerkit_card_style()).escaped(["§": "slot"]) + "\n"

    /// The markup of the player.
    static let theatre = unsafe markup(bannerkit_theatre_markup())
    /// The markup of the panels for events, exposure and findings.
    static let panels = unsafe markup(bannerkit_panels_markup())
    /// The markup of a diff page, and of one version in it.
    static let diffTheatre = unsafe markup(bannerkit_diff_theatre_markup())
    static let version = unsafe markup(bannerkit_version_markup())
    /// The markup of a gallery.
    static let gallery = unsafe markup(bannerkit_gallery_markup())
    /// The markup of the playground, with the licence of libyaml, which its checker contains.
    static let playground = unsafe markup(bannerkit_playground_markup())

    /// The engine as a WebAssembly module: gzip in Base64.
    static let engine = unsafe Base64.text(bytes(bannerkit_engine_module()))
    /// The playground's checker: gzip in Base64.
    static let checker = unsafe Base64.text(bytes(bannerkit_checker_module()))

    /// The definitions of commands and options.
    package static let commands = unsafe bytes(bannerkit_commands())

    /// The files of `Examples` and `Texts`, by name.
    package static let examples = (0..<bannerkit_example_count()).map { number in
        let example = unsafe bannerkit_example(number)
        return unsafe (
            name: String(cString: example.name),
            text: bytes(example.text).utf8Text
        )
    }

    /// Reads a file of `Texts`.
    package static func text(_ file: String) -> String {
        examples.first { $0.name == "Texts/" + file }?.text ?? ""
    }

    /// The files in a folder of `Texts`, by relative name.
    static func texts(in folder: String) -> [(name: Substring, text: String)] {
        let start = "Texts/" + folder
        return examples.filter { $0.name.hasPrefix(start) }.map {
            ($0.name.dropFirst(start.count), $0.text)
        }
    }

    /// Joins resources, without the final line feed.
    fileprivate static func text(_ parts: bannerkit_part...) -> String {
        unsafe parts.flatMap { unsafe bytes($0) }.dropLast().utf8Text
    }

    /// A resource as a template, without the final line feed.
    private static func markup(_ part: bannerkit_part) -> Template {
        Template(unsafe bytes(part).dropLast())
    }

    private static func bytes(_ part: bannerkit_part) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: part.bytes, count: part.count))
    }
}

/// A kind of page, with its script and its style.
struct PageKind {
    /// The value by which script and style recognise the page.
    let word: String
    let script, style: String

    private init(_ word: String, _ script: bannerkit_part, style: String) {
        self.word = word
        self.script = unsafe PageParts.text(script)
        self.style = style
    }

    /// The page of a banner.
    static let banner = unsafe PageKind(
        "banner", bannerkit_page_script(), style: drawn(bannerkit_page_style()))
    /// The page of a change, which includes the style of a banner's page.
    static let diff = unsafe PageKind(
        "diff", bannerkit_diff_script(),
        style: banner.style + "\n" + PageParts.text(bannerkit_diff_style()))
    static let gallery = unsafe PageKind(
        "gallery", bannerkit_gallery_script(), style: drawn(bannerkit_gallery_style()))
    static let playground = unsafe PageKind(
        "playground", bannerkit_playground_script(),
        style: PageParts.text(bannerkit_base_style(), bannerkit_playground_style()))

    /// The style of pages that draw banners.
    private static func drawn(_ style: bannerkit_part) -> String {
        unsafe PageParts.text(bannerkit_base_style()) + PageParts.stageStyle + PageParts.text(style)
    }
}

/// Constants that the scripts of pages share with the Swift code.
enum PageConstants {
    static let severities = ["error", "warning", "advice"]

    /// The nouns of a page's counts, the worst first, with what follows them.
    static let counts = [
        ("error", ""), ("failing scenario", ""), ("warning", ""), ("piece", " of advice"),
    ]

    /// The constants as JSON.
    static let json: JSON = [
        "second": .number(Time.seconds(1).microseconds),
        "latest": .number(Int64(NumberReader.limit)),
        "inputKinds": .object(InputKind.allCases.map { ($0.rawValue, .number($0.code)) }),
        "inputLimit": .number(Banner.Scenario.inputLimit),
        "swipe": .number(Banner.Input.Swipe.duration.microseconds),
        "eventKinds": .object(
            Banner.Event.Kinds.words.map { ($0.word, .number($0.kinds.rawValue)) }),
        "severities": .array(severities.map(JSON.string)),
        "counts": .array(counts.map { .array([.string($0), .string($1)]) }),
    ]
}

/// The script and style that the pages of a gallery share as files; a single page contains them.
package struct SharedParts {
    /// The file with the script and the engine.
    package let script = "bannerkit.js"
    /// The file with the style.
    package let style = "bannerkit.css"

    /// Creates the shared parts.
    package init() {}

    /// The names and contents of the files.
    package var files: [(name: String, text: String)] {
        [
            (script, "\(PageMark.ofScript)\(PageParts.engine)\";\n\(PageKind.banner.script)\n"),
            (style, "\(PageMark.ofStyle)\n\(PageKind.banner.style)\n"),
        ]
    }

    /// The message of a page that was moved away from its gallery; the shared style hides it.
    var alone: String {
        """
        \n<p id=\"alone\">This page needs <code>\(script)</code> and <code>\(style)</code> beside \
        it.</p>
        """
    }
}

/// What the pages of a gallery's banners have in common, in files beside them: a page alone contains it instead.
package struct SharedParts: Sendable {
    /// The file with the script and the engine.
    package let script = "bannerkit.js"
    /// The file with the style.
    package let style = "bannerkit.css"

    /// The parts of pages of banners.
    package init() {}

    /// The files' names and contents.
    package var files: [(name: String, text: String)] {
        [
            (script, "\(PageMark.ofScript)\(PageParts.engine)\";\n\(PageKind.banner.script)\n"),
            (style, "\(PageMark.ofStyle)\n\(PageKind.banner.style)\n"),
        ]
    }

    /// What a page says that was taken from its gallery: the style that hides it is not there.
    var alone: String {
        "\n<p id=\"alone\">This page needs <code>\(script)</code> and <code>\(style)</code> beside it.</p>"
    }
}

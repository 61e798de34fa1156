/// The script and style that the pages of a gallery share as files; a single page contains them.
package struct SharedParts: Sendable {
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
        "\n<p id=\"alone\">This page needs <code>\(script)</code> and <code>\(style)</code> beside it.</p>"
    }
}

/// What pages of one kind have in common, in files beside them: a page alone contains it instead.
package struct SharedParts: Sendable {
    /// The file with the script and the engine.
    package let script: String
    /// The file with the style.
    package let style: String
    private let ownScript, ownStyle: String

    /// The parts of pages of banners.
    package static let banners = SharedParts("bannerkit", PageParts.pageScript, PageParts.pageStyle)
    /// The parts of pages of changes.
    package static let changes = SharedParts(
        "bannerkit-diff", PageParts.diffScript, PageParts.pageStyle + "\n" + PageParts.diffStyle)

    private init(_ name: String, _ script: String, _ style: String) {
        (self.script, self.style) = (name + ".js", name + ".css")
        (ownScript, ownStyle) = (script, style)
    }

    /// The files' names and contents.
    package var files: [(name: String, text: String)] {
        [
            (script, "\(PageMark.ofScript)\(PageParts.engine)\";\n\(ownScript)\n"),
            (style, "\(PageMark.ofStyle)\n\(ownStyle)\n"),
        ]
    }

    /// What a page says that was taken from its gallery: the style that hides it is not there.
    var alone: String {
        "\n<p id=\"alone\">This page needs <code>\(script)</code> and <code>\(style)</code> beside it.</p>"
    }
}

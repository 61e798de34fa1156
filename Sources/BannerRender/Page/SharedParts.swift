/// What pages of one kind have in common, in files beside them: a page alone contains it instead.
package struct SharedParts: Sendable {
    /// The file with the script and the engine.
    package let script: String
    /// The file with the style.
    package let style: String
    private let kind: PageKind

    /// The parts of pages of banners.
    package static let banners = SharedParts("bannerkit", .banner)

    private init(_ name: String, _ kind: PageKind) {
        (script, style, self.kind) = (name + ".js", name + ".css", kind)
    }

    /// The files' names and contents.
    package var files: [(name: String, text: String)] {
        [
            (script, "\(PageMark.ofScript)\(PageParts.engine)\";\n\(kind.script)\n"),
            (style, "\(PageMark.ofStyle)\n\(kind.style)\n"),
        ]
    }

    /// What a page says that was taken from its gallery: the style that hides it is not there.
    var alone: String {
        "\n<p id=\"alone\">This page needs <code>\(script)</code> and <code>\(style)</code> beside it.</p>"
    }
}

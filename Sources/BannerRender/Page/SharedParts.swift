/// What all banner pages of a gallery have in common, in files beside them: a page alone contains it instead.
package struct SharedParts: Sendable {
    /// The file with the script and the engine.
    package let script = "bannerkit.js"
    /// The file with the style.
    package let style = "bannerkit.css"

    /// The parts of pages of banners.
    package init() {}

    /// The script file's content.
    package var scriptText: String {
        "window.bannerkitEngine = \"\(EngineModule.base64)\";\n\(PageParts.pageScript)\n"
    }

    /// The style file's content.
    package var styleText: String { PageParts.pageStyle + "\n" }
}

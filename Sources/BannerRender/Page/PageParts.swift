import BannerDiagnostics
import CBannerParts

/// The scripts and styles of the pages, and their WebAssembly modules, which `Sources/CBannerParts` carries as bytes.
enum PageParts {
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

    /// The style of a banner's page.
    static let pageStyle = unsafe text(bannerkit_base_style(), bannerkit_page_style())
    /// What a change's page has besides the style of a banner's.
    static let diffStyle = unsafe text(bannerkit_diff_style())
    /// The style of a gallery.
    static let galleryStyle = unsafe text(bannerkit_base_style(), bannerkit_gallery_style())
    /// The style of a list of changes.
    static let changesStyle = unsafe text(bannerkit_base_style(), bannerkit_changes_style())
    /// The style of the playground.
    static let playgroundStyle = unsafe text(bannerkit_base_style(), bannerkit_playground_style())

    /// The engine as a WebAssembly module: gzip, then base64.
    static let engine = unsafe Base64.text(bytes(bannerkit_engine_module()))
    /// The playground's checker in the same way.
    static let checker = unsafe Base64.text(bytes(bannerkit_checker_module()))

    /// The parts one after the other, without the last line's end.
    private static func text(_ parts: bannerkit_part...) -> String {
        unsafe String(decoding: parts.flatMap { unsafe bytes($0) }.dropLast(), as: UTF8.self)
    }

    private static func bytes(_ part: bannerkit_part) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: part.bytes, count: part.count))
    }
}

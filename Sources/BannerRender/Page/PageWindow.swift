/// A banner in one of the windows of a page.
struct PageWindow {
    /// The window's size; empty for the banner's own.
    let window: Banner.Viewer
    /// The label: the size in points.
    let name: String
    /// The name of the device with this width; `nil` for a window of the file.
    let device: String?
    /// The banner resolved for the window.
    let fitted: Banner.Fitted

    /// Resolves a banner for a window; the default is its own.
    init(
        _ banner: Banner, for viewer: Banner.Viewer, in window: Banner.Viewer = Banner.Viewer(), device: String? = nil
    ) {
        self.window = window
        self.device = device
        var viewer = viewer
        viewer.width = viewer.width ?? window.width
        viewer.height = viewer.height ?? window.height
        fitted = banner.fitted(to: viewer)
        let (width, height) = (fitted.banner.viewport.width, fitted.banner.viewport.height)
        name = "\(svg: width) × \(svg: height)"
    }

    /// The widths of common devices, in points.
    private static let devices: [(width: Double, name: String)] = [
        (320, "small phone"), (360, "phone"), (390, "phone"), (430, "large phone"),
        (768, "tablet"), (1024, "large tablet"), (1440, "desktop"),
    ]

    /// The windows of a page: the banner's own, one per breakpoint, and those of its scenarios.
    ///
    /// `addsDevices` adds the devices whose layout differs from all others.
    static func all(of banner: Banner, for viewer: Banner.Viewer, addsDevices: Bool) -> [PageWindow] {
        var windows = [PageWindow(banner, for: viewer)]
        // A width from the command line applies only to the first window.
        var viewer = viewer
        (viewer.width, viewer.height) = (nil, nil)
        let widths = banner.breakpoints.map(\.minWidth).sorted().map { Banner.Viewer(width: $0) }
        for window in widths + banner.scenarios.map(\.viewport) {
            guard !windows.contains(where: { $0.window == window }) else { continue }
            windows.append(PageWindow(banner, for: viewer, in: window))
        }
        guard addsDevices else { return windows }
        for (width, name) in devices {
            let window = PageWindow(banner, for: viewer, in: Banner.Viewer(width: width), device: name)
            let isKnown = windows.contains { $0.fitted.banner.viewport == window.fitted.banner.viewport }
            if !isKnown { windows.append(window) }
        }
        return windows
    }
}

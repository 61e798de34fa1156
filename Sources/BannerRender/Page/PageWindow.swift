/// A banner in one of the windows that a page can show it in.
struct PageWindow {
    /// What distinguishes the window from the banner's own.
    let window: Banner.Viewer
    /// The window's name: its size in points.
    let name: String
    /// The device whose width it has; `nil` for a window of the file.
    let device: String?
    /// The banner as it is there.
    let fitted: Banner.Fitted

    /// A banner in a window; by default in its own.
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

    /// The widths in points of usual devices: the narrowest phone, the most common phones, and wider screens.
    private static let devices: [(width: Double, name: String)] = [
        (320, "small phone"), (360, "phone"), (390, "phone"), (430, "large phone"),
        (768, "tablet"), (1024, "large tablet"), (1440, "desktop"),
    ]

    /// The banner's own window, one as wide as each breakpoint, those of its scenarios, and with `addsDevices` one as wide
    /// as each device whose window would be another one.
    static func all(of banner: Banner, for viewer: Banner.Viewer, addsDevices: Bool) -> [PageWindow] {
        var windows = [PageWindow(banner, for: viewer)]
        // A width that was asked for is that of the first window only.
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

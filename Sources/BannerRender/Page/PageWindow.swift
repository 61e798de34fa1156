import BannerKit

/// A banner in one of the windows that a page can show it in.
struct PageWindow {
    /// What distinguishes the window from the banner's own.
    let window: Banner.Window
    /// The window's name: its size in points.
    let name: String
    /// The banner as it is there.
    let banner: Banner

    /// A banner in a window; by default in its own.
    init(_ banner: Banner, in window: Banner.Window = Banner.Window()) {
        self.window = window
        self.banner = banner.fitted(to: window)
        let (width, height) = (self.banner.viewport.width, self.banner.viewport.height)
        name = "\(SVGText.number(width)) × \(SVGText.number(height))"
    }

    /// The banner's own window, one as wide as each breakpoint, and those of its scenarios.
    static func all(of banner: Banner) -> [PageWindow] {
        var windows = [PageWindow(banner)]
        // A width that was asked for is that of the first window only.
        var banner = banner
        banner.surroundings.window = Banner.Window()
        let widths = banner.breakpoints.map(\.minWidth).sorted().map { Banner.Window(width: $0) }
        for window in widths + banner.scenarios.map(\.viewport) {
            guard !windows.contains(where: { $0.window == window }) else { continue }
            windows.append(PageWindow(banner, in: window))
        }
        return windows
    }
}

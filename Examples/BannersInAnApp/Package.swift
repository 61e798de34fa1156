// swift-tools-version: 6.2
import PackageDescription

// An app whose banners are YAML files: the plugin checks them while the app is built, and makes them Swift values, so that
// the app itself needs only BannerKit.
let package = Package(
    name: "BannersInAnApp",
    platforms: [.macOS(.v10_15)],
    dependencies: [.package(name: "bannerkit", path: "../..")],
    targets: [
        .executableTarget(
            name: "BannersInAnApp",
            dependencies: [.product(name: "BannerKit", package: "bannerkit")],
            // As in a new app project of Xcode.
            swiftSettings: [.defaultIsolation(MainActor.self)],
            plugins: [.plugin(name: "BannerCode", package: "bannerkit")])
    ]
)

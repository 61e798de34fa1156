// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "bannerkit",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "bannerkit", targets: ["bannerkit"]),
        // The model and the scheduler: pure values, no Foundation, no C.
        .library(name: "BannerEngine", targets: ["BannerModel", "BannerEngine"]),
        // Banners from YAML, with every fault reported.
        .library(name: "BannerSchema", targets: ["BannerSchema", "Diagnostics", "BannerReport"]),
        .library(name: "BannerRender", targets: ["BannerRender"]),
    ],
    targets: [
        // C: libyaml as a module, and the few calls that Swift's modules lack.
        .systemLibrary(
            name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CSystem"),

        // Reading.
        .target(name: "Diagnostics"),
        .target(name: "YAMLTree", dependencies: ["CYaml", "Diagnostics"]),
        .target(name: "BannerSchema", dependencies: ["BannerModel", "YAMLTree", "Diagnostics"]),

        // The pure core; also built as Embedded Swift for wasm32.
        .target(name: "BannerModel"),
        .target(name: "BannerEngine", dependencies: ["BannerModel"]),

        // Writing.
        .target(name: "BannerReport", dependencies: ["Diagnostics"]),
        .target(name: "BannerRender", dependencies: ["BannerModel", "BannerEngine", "BannerReport"]),

        // The command line.
        .executableTarget(
            name: "bannerkit",
            dependencies: [
                "BannerModel", "BannerEngine", "BannerSchema", "BannerReport", "BannerRender", "Diagnostics",
                "YAMLTree", "CSystem",
            ]),

        // The in-memory measurements of `make bench`.
        .executableTarget(
            name: "InMemoryBenchmark", dependencies: ["BannerModel", "BannerEngine"],
            path: "Tests/Benchmarks/InMemory"),

        // Helpers shared by several test targets.
        .target(name: "BannerTestSupport", dependencies: ["Diagnostics"], path: "Tests/Support"),

        // One test target per target.
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
        .testTarget(name: "YAMLTreeTests", dependencies: ["YAMLTree", "Diagnostics", "BannerTestSupport"]),
        .testTarget(
            name: "BannerSchemaTests",
            dependencies: ["BannerSchema", "BannerModel", "YAMLTree", "Diagnostics", "BannerTestSupport"]),
        .testTarget(name: "BannerEngineTests", dependencies: ["BannerEngine", "BannerModel"]),
        .testTarget(name: "BannerReportTests", dependencies: ["BannerReport", "Diagnostics", "BannerTestSupport"]),
        .testTarget(
            name: "BannerRenderTests",
            dependencies: ["BannerRender", "BannerEngine", "BannerModel", "BannerSchema", "Diagnostics"]),
        .testTarget(
            name: "CommandTests", dependencies: ["bannerkit", "BannerReport", "BannerSchema", "Diagnostics"],
            exclude: ["Golden"]),
    ],
    swiftLanguageModes: [.v6]
)

/// C and pointers live in YAMLTree, and at the system's edge in the command line.
let pointersAllowed: Set<String> = ["YAMLTree", "InMemoryBenchmark"]

for target in package.targets where target.type != .system && target.name != "CSystem" {
    var settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    if !pointersAllowed.contains(target.name) && target.type != .test { settings.append(.strictMemorySafety()) }
    target.swiftSettings = settings
}

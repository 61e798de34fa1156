// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "bannerkit",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "bannerkit", targets: ["BannerCommand"]),
        // Plays a banner: pure values, no Foundation, no C.
        .library(name: "BannerKit", targets: ["BannerKit"]),
        // Banners from YAML, with every fault reported.
        .library(name: "BannerYAML", targets: ["BannerYAML", "BannerDiagnostics"]),
        .library(name: "BannerReport", targets: ["BannerReport"]),
        .library(name: "BannerRender", targets: ["BannerRender", "BannerPicture"]),
    ],
    targets: [
        // C: libyaml as a module, and the few calls that Swift's modules lack.
        .systemLibrary(
            name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CSystem"),

        // The pure core; also built as Embedded Swift for wasm32.
        .target(name: "BannerKit"),
        // What is on screen at one instant, and what a page's engine writes; also built as Embedded Swift for wasm32.
        .target(name: "BannerPicture", dependencies: ["BannerKit"]),

        // Reading.
        .target(name: "BannerDiagnostics"),
        .target(name: "BannerTree", dependencies: ["CYaml", "BannerDiagnostics"]),
        .target(name: "BannerYAML", dependencies: ["BannerKit", "BannerTree", "BannerDiagnostics"]),

        // Writing.
        .target(name: "BannerReport", dependencies: ["BannerDiagnostics"]),
        .target(name: "BannerRender", dependencies: ["BannerKit", "BannerPicture", "BannerReport"]),

        // The command line.
        .executableTarget(
            name: "BannerCommand",
            dependencies: [
                "BannerKit", "BannerYAML", "BannerReport", "BannerPicture", "BannerRender", "BannerDiagnostics",
                "BannerTree", "CSystem",
            ]),

        // The pages' engine: what a page calls, and in C what Embedded Swift expects of a system. `make page` builds both
        // for wasm32 and keeps the result in Sources/BannerRender/Page/Generated.
        .target(name: "BannerWasm", dependencies: ["BannerKit", "BannerPicture", "BannerWasmRuntime"]),
        .target(name: "BannerWasmRuntime"),

        // The pages' scripts and styles, and the program with which `make page` bundles them into the same folder.
        .executableTarget(name: "BannerPageBundler", path: "Sources/BannerPage", exclude: ["Scripts", "Styles"]),

        // The in-memory measurements of `make bench`.
        .executableTarget(
            name: "InMemoryBenchmark", dependencies: ["BannerKit"], path: "Tests/Benchmarks/InMemory"),

        // Helpers shared by several test targets.
        .target(name: "BannerTestSupport", dependencies: ["BannerDiagnostics"], path: "Tests/Support"),

        // One test target per target.
        .testTarget(name: "BannerDiagnosticsTests", dependencies: ["BannerDiagnostics"]),
        .testTarget(name: "BannerTreeTests", dependencies: ["BannerTree", "BannerDiagnostics", "BannerTestSupport"]),
        .testTarget(
            name: "BannerYAMLTests",
            dependencies: ["BannerYAML", "BannerKit", "BannerTree", "BannerDiagnostics", "BannerTestSupport"]),
        .testTarget(name: "BannerKitTests", dependencies: ["BannerKit"]),
        .testTarget(
            name: "BannerReportTests", dependencies: ["BannerReport", "BannerDiagnostics", "BannerTestSupport"]),
        .testTarget(name: "BannerPageBundlerTests", dependencies: ["BannerPageBundler"]),
        .testTarget(name: "BannerPictureTests", dependencies: ["BannerPicture", "BannerKit"]),
        .testTarget(
            name: "BannerRenderTests",
            dependencies: ["BannerRender", "BannerPicture", "BannerKit", "BannerYAML", "BannerDiagnostics"]),
        .testTarget(
            name: "BannerCommandTests",
            dependencies: ["BannerCommand", "BannerReport", "BannerYAML", "BannerDiagnostics"],
            exclude: ["Golden"]),
    ],
    swiftLanguageModes: [.v6]
)

// Pointers live in BannerTree, which wraps libyaml, and where a page hands numbers to its engine; at the system's edge in
// the command line and in the bundler each use is marked `unsafe`. The benchmark reads the clock through a pointer.
let pointersAllowed: Set<String> = ["BannerTree", "BannerWasm", "InMemoryBenchmark"]
let inC: Set<String> = ["CSystem", "BannerWasmRuntime"]

for target in package.targets where target.type != .system && !inC.contains(target.name) {
    var settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    if !pointersAllowed.contains(target.name) && target.type != .test { settings.append(.strictMemorySafety()) }
    target.swiftSettings = settings
}

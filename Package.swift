// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "bannerkit",
    // The oldest systems that have what the libraries use of Swift's own, such as `Identifiable`.
    platforms: [.macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .executable(name: "bannerkit", targets: ["BannerCommand"]),
        // Plays a banner: pure values, no Foundation, no C.
        .library(name: "BannerKit", targets: ["BannerKit"]),
        // Banners from YAML, with every fault reported.
        .library(name: "BannerYAML", targets: ["BannerYAML", "BannerDiagnostics"]),
        .library(name: "BannerReport", targets: ["BannerReport"]),
        .library(name: "BannerRender", targets: ["BannerRender"]),
        // Checks a target's banner files in its build, and makes them Swift values.
        .plugin(name: "BannerCode", targets: ["BannerCode"]),
        // `swift package validate-banners` and `swift package fix-banners`.
        .plugin(name: "BannerValidate", targets: ["BannerValidate"]),
        .plugin(name: "BannerFix", targets: ["BannerFix"]),
    ],
    targets: [
        // C: libyaml as a module, and the few calls that Swift's modules lack.
        .systemLibrary(
            name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CBannerSystem"),

        // The pure core; also built as Embedded Swift for wasm32.
        .target(name: "BannerKit"),

        // Reading.
        .target(name: "BannerDiagnostics"),
        .target(name: "BannerTree", dependencies: ["CYaml", "BannerDiagnostics"]),
        .target(name: "BannerYAML", dependencies: ["BannerKit", "BannerTree", "BannerDiagnostics"]),

        // Writing.
        .target(name: "BannerReport", dependencies: ["BannerDiagnostics"]),
        .target(name: "BannerRender", dependencies: ["BannerKit", "BannerReport"]),

        // The command line.
        .executableTarget(
            name: "BannerCommand",
            dependencies: [
                "BannerKit", "BannerYAML", "BannerReport", "BannerRender", "BannerDiagnostics", "BannerTree",
                "CBannerSystem",
            ]),

        // Banners as Swift code: the generator, the program that a build runs, and the plugin that has it run.
        .target(name: "BannerLiterals", dependencies: ["BannerKit", "BannerYAML", "BannerDiagnostics"]),
        .executableTarget(name: "BannerCodeGenerator", dependencies: ["BannerLiterals", "BannerDiagnostics"]),
        .plugin(name: "BannerCode", capability: .buildTool(), dependencies: ["BannerCodeGenerator"]),

        // The command line as commands of `swift package`.
        .plugin(
            name: "BannerValidate",
            capability: .command(
                intent: .custom(verb: "validate-banners", description: "Check banner files and say what to change")),
            dependencies: ["BannerCommand"]),
        .plugin(
            name: "BannerFix",
            capability: .command(
                intent: .custom(verb: "fix-banners", description: "Apply the safe fixes to banner files"),
                permissions: [.writeToPackageDirectory(reason: "It applies the safe fixes to banner files.")]),
            dependencies: ["BannerCommand"]),

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
        .testTarget(
            name: "BannerRenderTests", dependencies: ["BannerRender", "BannerKit", "BannerYAML", "BannerDiagnostics"]),
        .testTarget(
            name: "BannerLiteralsTests",
            dependencies: ["BannerLiterals", "BannerKit", "BannerYAML", "BannerDiagnostics"]),
        .testTarget(
            name: "BannerCommandTests",
            dependencies: [
                "BannerCommand", "BannerCodeGenerator", "BannerLiterals", "BannerReport", "BannerYAML",
                "BannerDiagnostics",
            ],
            exclude: ["Golden"]),
    ],
    swiftLanguageModes: [.v6]
)

// Programs that a fuzzer drives; `make fuzz` builds and runs them.
if Context.environment["BANNERKIT_FUZZ"] != nil {
    package.targets += [
        // What every fuzz target shares: the way in, and bytes taken for choices.
        .target(name: "FuzzDriver", path: "Tests/Fuzz/FuzzDriver"),
        .executableTarget(
            name: "FuzzEngine", dependencies: ["FuzzDriver", "BannerKit", "BannerRender"], path: "Tests/Fuzz/FuzzEngine"),
        .executableTarget(
            name: "FuzzYAML",
            dependencies: [
                "FuzzDriver", "BannerKit", "BannerYAML", "BannerReport", "BannerRender", "BannerDiagnostics",
            ],
            path: "Tests/Fuzz/FuzzYAML"),
    ]
}

/// C and pointers live in BannerTree, and at the system's edge in the command line.
let pointersAllowed: Set<String> = ["BannerTree", "InMemoryBenchmark", "FuzzDriver"]

for target in package.targets where ![.system, .plugin].contains(target.type) && target.name != "CBannerSystem" {
    var settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    if !pointersAllowed.contains(target.name) && target.type != .test { settings.append(.strictMemorySafety()) }
    target.swiftSettings = settings
}

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
        // Checks a banner that was built in code: the same rules as for a file, without YAML.
        .library(name: "BannerRules", targets: ["BannerRules", "BannerDiagnostics"]),
        // Banners from YAML, with every fault reported.
        .library(name: "BannerYAML", targets: ["BannerYAML", "BannerRules", "BannerDiagnostics"]),
        // A banner's scenarios and their verdicts, for an app's own tests; without YAML.
        .library(name: "BannerTesting", targets: ["BannerTesting"]),
        // What a change to a banner file does to its schedule.
        .library(name: "BannerDiff", targets: ["BannerDiff"]),
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
        // The pages' scripts, styles and WebAssembly modules as bytes; `make page` writes the scripts and the modules.
        .target(name: "CBannerParts", exclude: ["Parts"]),

        // The pure core; also built as Embedded Swift for wasm32.
        .target(name: "BannerKit"),
        // What is on screen at one instant, and what a page's engine writes; also built as Embedded Swift for wasm32.
        .target(name: "BannerPicture", dependencies: ["BannerKit"]),

        // When items may be shown: civil time, time zones, sets of items; it reads a zone's file through a closure.
        .target(name: "BannerCalendar", dependencies: ["BannerKit"]),

        // Rules: their texts, and the checks that are functions of a banner.
        .target(name: "BannerDiagnostics"),
        .target(name: "BannerRules", dependencies: ["BannerKit", "BannerCalendar", "BannerDiagnostics"]),

        // Reading.
        // Public within, although no product lists it: only public code is inlined into another module.
        .target(name: "BannerTree", dependencies: ["CYaml", "BannerJSON", "BannerDiagnostics"]),
        .target(
            name: "BannerYAML",
            dependencies: ["BannerKit", "BannerCalendar", "BannerRules", "BannerTree", "BannerDiagnostics"]),

        // JSON (RFC 8259), as values or straight into what a caller builds.
        .target(name: "BannerJSON"),

        // Judging.
        .target(name: "BannerTesting", dependencies: ["BannerKit", "BannerCalendar", "BannerPicture", "BannerRules"]),
        .target(
            name: "BannerDiff",
            dependencies: [
                "BannerKit", "BannerCalendar", "BannerPicture", "BannerRules", "BannerTree", "BannerYAML",
                "BannerReport",
                "BannerTesting", "BannerDiagnostics",
            ]),

        // Writing.
        .target(name: "BannerReport", dependencies: ["BannerDiagnostics"]),
        .target(
            name: "BannerRender",
            dependencies: ["BannerKit", "BannerCalendar", "BannerPicture", "BannerReport", "CBannerParts"]),

        // A text that is being written: its structure, and what can be written next.
        .target(
            name: "BannerEditing",
            dependencies: ["BannerKit", "BannerCalendar", "BannerRules", "BannerYAML", "BannerDiagnostics"]),

        // The editor's server.
        .target(
            name: "BannerLanguageServer",
            dependencies: [
                "BannerKit", "BannerCalendar", "BannerPicture", "BannerRules", "BannerTree", "BannerYAML",
                "BannerEditing", "BannerTesting", "BannerReport", "BannerJSON", "BannerDiagnostics",
            ]),

        // The command line.
        .executableTarget(
            name: "BannerCommand",
            dependencies: [
                "BannerKit", "BannerCalendar", "BannerYAML", "BannerRules", "BannerReport", "BannerPicture",
                "BannerRender",
                "BannerDiagnostics", "BannerDiff", "BannerTesting", "BannerTree", "BannerLanguageServer",
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

        // The pages' engine: what a page calls, and in C what Embedded Swift expects of a system. `make page` builds both
        // for wasm32 and keeps the result in Sources/CBannerParts/Parts.
        .target(name: "BannerWasm", dependencies: ["BannerKit", "BannerPicture", "BannerWasmRuntime"]),
        .target(name: "BannerWasmRuntime"),

        // The playground's checker in the same way: everything from the reader to a page's data, with libyaml's own sources and
        // what they expect of a C library. `Sources/Scripts/checker` builds it.
        .target(
            name: "BannerChecker",
            dependencies: [
                "BannerKit", "BannerCalendar", "BannerRules", "BannerYAML", "BannerEditing", "BannerTesting",
                "BannerReport",
                "BannerRender", "BannerDiagnostics",
            ]),
        .target(name: "BannerCheckerRuntime", exclude: ["libc"]),

        // The in-memory measurements of `make bench`.
        .executableTarget(
            name: "InMemoryBenchmark", dependencies: ["BannerKit"], path: "Tests/Benchmarks/InMemory"),

        // Helpers shared by several test targets.
        .target(
            name: "BannerTestSupport", dependencies: ["BannerDiagnostics", "BannerRules"], path: "Tests/Support"),

        // One test target per target.
        .testTarget(name: "BannerDiagnosticsTests", dependencies: ["BannerDiagnostics"]),
        .testTarget(name: "BannerTreeTests", dependencies: ["BannerTree", "BannerDiagnostics", "BannerTestSupport"]),
        .testTarget(
            name: "BannerYAMLTests",
            dependencies: [
                "BannerYAML", "BannerKit", "BannerRules", "BannerTree", "BannerDiagnostics", "BannerTestSupport",
            ],
            exclude: ["SyntaxMistakes"]),
        .testTarget(name: "BannerJSONTests", dependencies: ["BannerJSON"]),
        .testTarget(name: "BannerKitTests", dependencies: ["BannerKit"]),
        .testTarget(name: "BannerCalendarTests", dependencies: ["BannerCalendar", "BannerKit"]),
        .testTarget(
            name: "BannerRulesTests", dependencies: ["BannerRules", "BannerKit", "BannerYAML", "BannerDiagnostics"]),
        .testTarget(
            name: "BannerReportTests", dependencies: ["BannerReport", "BannerDiagnostics", "BannerTestSupport"]),
        .testTarget(name: "BannerTestingTests", dependencies: ["BannerTesting", "BannerKit"]),
        .testTarget(
            name: "BannerDiffTests",
            dependencies: ["BannerDiff", "BannerKit", "BannerCalendar", "BannerYAML", "BannerTree"]),
        .testTarget(name: "BannerPictureTests", dependencies: ["BannerPicture", "BannerKit"]),
        .testTarget(
            name: "BannerRenderTests",
            dependencies: [
                "BannerRender", "BannerPicture", "BannerReport", "BannerKit", "BannerYAML", "BannerDiagnostics",
            ]),
        .testTarget(
            name: "BannerEditingTests",
            dependencies: ["BannerEditing", "BannerTree", "BannerYAML", "BannerDiagnostics", "BannerTestSupport"]),
        .testTarget(
            name: "BannerLanguageServerTests",
            dependencies: [
                "BannerLanguageServer", "BannerEditing", "BannerKit", "BannerYAML", "BannerRules", "BannerTree",
                "BannerTesting",
                "BannerReport", "BannerJSON", "BannerDiagnostics", "BannerTestSupport",
            ]),
        .testTarget(
            name: "BannerLiteralsTests",
            dependencies: ["BannerLiterals", "BannerKit", "BannerYAML", "BannerDiagnostics"]),
        .testTarget(
            name: "BannerCommandTests",
            dependencies: [
                "BannerCommand", "BannerCodeGenerator", "BannerLiterals", "BannerReport", "BannerYAML", "BannerRules",
                "BannerDiagnostics",
            ],
            exclude: ["Golden"]),
    ],
    swiftLanguageModes: [.v6],
    // For `#embed`.
    cLanguageStandard: .gnu2x
)

// Programs that a fuzzer drives; `make fuzz` builds and runs them.
if Context.environment["BANNERKIT_FUZZ"] != nil {
    package.targets += [
        // What every fuzz target shares: the way in, and bytes taken for choices.
        .target(name: "FuzzDriver", path: "Tests/Fuzz/FuzzDriver"),
        .executableTarget(
            name: "FuzzEngine", dependencies: ["FuzzDriver", "BannerKit", "BannerPicture"],
            path: "Tests/Fuzz/FuzzEngine"),
        .executableTarget(
            name: "FuzzZone", dependencies: ["FuzzDriver", "BannerCalendar", "BannerKit"], path: "Tests/Fuzz/FuzzZone"),
        .executableTarget(
            name: "FuzzYAML",
            dependencies: [
                "FuzzDriver", "BannerKit", "BannerYAML", "BannerReport", "BannerPicture", "BannerDiagnostics",
            ],
            path: "Tests/Fuzz/FuzzYAML"),
        .executableTarget(
            name: "FuzzLanguageServer",
            dependencies: ["FuzzDriver", "BannerLanguageServer", "BannerJSON", "BannerDiagnostics"],
            path: "Tests/Fuzz/FuzzLanguageServer"),
    ]
}

// Pointers live in BannerTree, which wraps libyaml, and where a page hands numbers to its engine; at the system's edge in
// the command line and where a page takes its parts each use is marked `unsafe`. The benchmark reads the clock through a pointer.
let pointersAllowed: Set<String> = ["BannerTree", "BannerWasm", "BannerChecker", "InMemoryBenchmark", "FuzzDriver"]
let inC: Set<String> = ["CBannerSystem", "CBannerParts", "BannerWasmRuntime", "BannerCheckerRuntime"]

for target in package.targets where ![.system, .plugin].contains(target.type) && !inC.contains(target.name) {
    var settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    if !pointersAllowed.contains(target.name) && target.type != .test { settings.append(.strictMemorySafety()) }
    target.swiftSettings = settings
}

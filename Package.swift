// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "bannerkit",
    // The oldest systems with the standard library types that we use, such as `Identifiable`.
    platforms: [
        .macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
    ],
    products: [
        .executable(name: "bannerkit", targets: ["BannerCommand"]),
        .library(name: "BannerKit", targets: ["BannerKit"]),
        .library(name: "BannerCalendar", targets: ["BannerCalendar", "BannerKit"]),
        .library(name: "BannerPlayer", targets: ["BannerPlayer", "BannerCalendar", "BannerKit"]),
        .library(name: "BannerRules", targets: ["BannerRules", "BannerDiagnostics"]),
        .library(name: "BannerYAML", targets: ["BannerYAML", "BannerRules", "BannerDiagnostics"]),
        .library(name: "BannerJSON", targets: ["BannerJSON", "BannerRules", "BannerDiagnostics"]),
        .library(name: "BannerDiff", targets: ["BannerDiff"]),
    ]
        + ["BannerCode", "BannerValidate", "BannerFix"].map { .plugin(name: $0, targets: [$0]) },
    targets: [
        // Module map of libyaml.
        .systemLibrary(
            name: "CYaml", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        // System calls, and embedded files such as the output of `make page`.
        .target(name: "CBannerParts", exclude: ["Parts", "Texts", "Words"]),
        // Model, simulation and layout of banners. Also compiles as Embedded Swift.
        target("BannerKit"),
        // Schedules of items: civil time, time zones and sets of items.
        target("BannerCalendar", ["BannerKit"]),
        // Player of a banner in an app: session, clock and calendar, observed by views.
        target("BannerPlayer", ["BannerKit", "BannerCalendar"]),
        // Source files, ranges, findings, messages and JSON values.
        target("BannerDiagnostics"),
        // Rules and scenarios, also for banners built in code. Independent of YAML.
        target("BannerRules", ["BannerKit", "BannerCalendar", "BannerDiagnostics"]),
        // Syntax tree with source ranges, and JSON parser, public so that calls are inlined.
        target("BannerTree", ["BannerDiagnostics"]),
        // The language: its schema, and decoding of a syntax tree into a banner.
        target("BannerLanguage", judging + ["BannerTree"]),
        // Suggestions for unknown keys and invalid values.
        target("BannerSuggestions", judging + ["CBannerParts", "BannerTree", "BannerLanguage"]),
        // Parser for YAML banners and settings, and generator of JSON Schemas.
        target(
            "BannerYAML", judging + ["CYaml", "BannerTree", "BannerLanguage", "BannerSuggestions"]),
        // Decoder of JSON banners at run time, also of newer files, and encoder. No libyaml.
        target("BannerJSON", ["BannerKit", "BannerDiagnostics", "BannerTree", "BannerLanguage"]),
        // Comparison of two versions of a banner.
        target("BannerDiff", reading + ["BannerRender"]),
        // Renderers of findings, timelines and pictures: text, JSON, SARIF, SVG, HTML and others.
        target(
            "BannerRender", ["BannerKit", "BannerCalendar", "BannerDiagnostics", "CBannerParts"]),
        // Structure, completions and formatting of a text in an editor.
        target("BannerEditing", judging + ["BannerLanguage", "BannerSuggestions", "BannerYAML"]),
        // Language server.
        target("BannerLanguageServer", reading + ["BannerEditing"]),
        // Command-line program.
        program(
            "BannerCommand",
            reading + [
                "BannerDiff", "BannerEditing", "BannerRender", "BannerLanguageServer",
                "CBannerParts",
            ]),
        // Generator of Swift code from banners, for the build plugin.
        program("BannerCodeGenerator", ["BannerKit", "BannerDiagnostics", "BannerYAML"]),
        // WebAssembly engine of the pages, or of the element with BANNERKIT_WITHOUT=Page.
        target(
            "BannerWasm", ["BannerKit", "CWasmRuntime"],
            without: [Context.environment["BANNERKIT_WITHOUT"] ?? "Element"]),
        // WebAssembly checker of the playground, with libyaml.
        target("BannerChecker", judging + ["BannerYAML", "BannerEditing", "BannerRender"]),
        // C library functions for Embedded Swift and libyaml.
        .target(name: "CWasmRuntime", exclude: ["libc"]),
        // Checks banner files in a build and generates code. Two commands check and fix them.
        .plugin(
            name: "BannerCode", capability: .buildTool(), dependencies: ["BannerCodeGenerator"]),
        command("BannerValidate", "validate-banners", "Check banner files and say what to change"),
        command(
            "BannerFix", "fix-banners", "Apply the safe fixes to banner files", isWriting: true),
        // In-memory benchmarks of `make bench`.
        program("InMemoryBenchmark", ["BannerKit"], path: "Tests/Benchmarks/InMemory"),
        // Helpers of the test targets.
        target("BannerTestSupport", ["BannerDiagnostics", "BannerRules"], path: "Tests/Support"),
        tests(of: "BannerKit"), tests(of: "BannerCalendar"), tests(of: "BannerPlayer"),
        tests(of: "BannerDiagnostics"),
        tests(of: "BannerRules"),
        tests(of: "BannerTree"), tests(of: "BannerLanguage"), tests(of: "BannerSuggestions"),
        tests(of: "BannerJSON"),
        tests(of: "BannerDiff"),
        tests(of: "BannerRender"), tests(of: "BannerEditing"), tests(of: "BannerCodeGenerator"),
        tests(of: "BannerYAML", data: ["SyntaxMistakes", "Mistakes/Values", "rule-remedies.txt"]),
        tests(
            of: "BannerLanguageServer",
            reading + ["BannerEditing", "BannerRender", "BannerChecker"],
            data: ["actions.txt"]),
        tests(
            of: "BannerCommand", reading + ["BannerRender", "BannerCodeGenerator"],
            data: ["Golden", "Stays"]
        ),
    ],
    cLanguageStandard: .gnu2x  // Supports `#embed`.
)

// Dependencies for checking a banner, and for reading one from a file.
nonisolated var judging: [String] {
    ["BannerKit", "BannerCalendar", "BannerDiagnostics", "BannerRules"]
}
nonisolated var reading: [String] {
    judging + ["BannerTree", "BannerLanguage", "BannerSuggestions", "BannerYAML"]
}
func target(_ name: String, _ uses: [String] = [], without: [String] = [], path: String? = nil)
    -> Target
{
    .target(name: name, dependencies: uses.map { .byName(name: $0) }, path: path, exclude: without)
}
func program(_ name: String, _ uses: [String], path: String? = nil) -> Target {
    .executableTarget(name: name, dependencies: uses.map { .byName(name: $0) }, path: path)
}
func tests(of name: String, _ uses: [String] = reading, data: [String] = []) -> Target {
    let uses = [name, "BannerTestSupport"] + uses.filter { $0 != name }
    return .testTarget(
        name: name + "Tests", dependencies: uses.map { .byName(name: $0) }, exclude: data)
}
func command(_ name: String, _ verb: String, _ does: String, isWriting: Bool = false) -> Target {
    let permission = PluginPermission.writeToPackageDirectory(
        reason: "It applies the safe fixes to banner files.")
    let intent = PluginCommandIntent.custom(verb: verb, description: does)
    let capability = Target.PluginCapability.command(
        intent: intent, permissions: isWriting ? [permission] : [])
    return .plugin(name: name, capability: capability, dependencies: ["BannerCommand"])
}
// Fuzz targets of `make fuzz`, and their driver.
if Context.environment["BANNERKIT_FUZZ"] != nil {
    let programs = [
        ("FuzzEngine", ["BannerKit"]), ("FuzzZone", ["BannerKit", "BannerCalendar"]),
        ("FuzzYAML", reading + ["BannerRender"]),
        ("FuzzLanguageServer", reading + ["BannerLanguageServer"]),
    ]
    package.targets += [target("FuzzDriver", path: "Tests/Outside/Fuzz/FuzzDriver")]
    package.targets += programs.map {
        program($0, $1 + ["FuzzDriver"], path: "Tests/Outside/Fuzz/\($0)")
    }
}

// Targets that use pointers: for libyaml, node buffers, WebAssembly buffers and a clock. Other
// targets compile with strict memory safety.
let pointersAllowed = [
    "BannerTree", "BannerYAML", "BannerWasm", "BannerChecker", "InMemoryBenchmark", "FuzzDriver",
]
let quick = [SwiftSetting.unsafeFlags(["-Xfrontend", "-gnone"])]  // Use `[]` for a debugger.
for target in package.targets
where ![.system, .plugin].contains(target.type) && !target.name.hasPrefix("C") {
    target.swiftSettings =
        ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map {
            .enableUpcomingFeature($0)
        }
        + (target.type == .test
            ? quick : pointersAllowed.contains(target.name) ? [] : [.strictMemorySafety()])
    // Only with tested compilers, because newer ones can add warnings.
    #if compiler(<6.4)
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    #endif
}

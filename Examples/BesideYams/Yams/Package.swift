// swift-tools-version: 6.2
import PackageDescription

// A stub with the targets of Yams: libyaml's sources in a target `CYaml`, and the library.
let package = Package(
    name: "Yams",
    products: [.library(name: "Yams", targets: ["Yams"])],
    targets: [
        .target(name: "CYaml"),
        .target(name: "Yams", dependencies: ["CYaml"]),
    ]
)

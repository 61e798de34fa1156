/// Names for pages that every system can store: lower-case letters, digits and hyphens, each name unique.
package struct PageNames: Sendable {
    private var given: Set<String> = ["index", "playground"]
    /// The next number to try for a name that is already used.
    private var next: [String: Int] = [:]
    private static let reserved = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

    /// The longest name that every system can store has 255 bytes, with its number and ending.
    private static let mostBytes = 200

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue && scalar != "_" }

    /// No names yet.
    package init() {}

    /// The name of the page for a banner with this path, as in `shop--home-hero.html`: letters and digits of every script are
    /// kept, and two hyphens part folders.
    package mutating func name(for path: String) -> String {
        var slug = ""
        for folder in path.lowercased().split(separator: "/") {
            let parts = folder.unicodeScalars.split { !PageNames.isKept($0) }.map { String($0) }
            guard !parts.isEmpty else { continue }
            slug += (slug.isEmpty ? "" : "--") + parts.joined(separator: "-")
        }
        while slug.utf8.count > PageNames.mostBytes { slug.unicodeScalars.removeLast() }
        let base = slug.isEmpty ? "banner" : slug
        var name = PageNames.reserved.contains(base) ? base + "-1" : base
        var number = next[base] ?? 2
        while !given.insert(name).inserted {
            name = "\(base)-\(number)"
            number += 1
        }
        next[base] = number
        return name + ".html"
    }
}

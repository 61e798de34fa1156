/// Portable and unique file names: lower-case letters, digits and hyphens.
package struct PageNames: Sendable {
    private var given: Set<String> = ["index", "playground"]
    /// The next number to try for a name that is taken.
    private var next: [String: Int] = [:]
    private static let reserved = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

    /// The length limit in bytes: file systems allow 255, which leaves room for a number and the
    /// extension.
    private static let mostBytes = 200

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue && scalar != "_" }

    /// Creates a set without names, except those of the gallery's own pages.
    package init() {}

    /// The page name of a banner's path: `shop/home_hero` becomes `shop--home-hero.html`.
    ///
    /// Letters and digits of all scripts are kept, and two hyphens separate folders.
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

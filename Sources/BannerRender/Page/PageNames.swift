/// Names for pages that every system can store: lower-case letters, digits and hyphens, each name unique.
package struct PageNames: Sendable {
    private var given: Set<String> = ["index"]
    /// The next number to try for a name that is already used.
    private var next: [String: Int] = [:]
    private static let reserved = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

    /// No names yet.
    package init() {}

    /// The name of the page for a banner with this name, as in `home-hero.html`.
    package mutating func name(for title: String) -> String {
        var slug: [UInt8] = []
        for byte in title.utf8.prefix(64) {
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            let isPlain = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (48...57).contains(byte)
            if isPlain || isCapital {
                slug.append(isCapital ? byte + 32 : byte)
            } else if let last = slug.last, last != UInt8(ascii: "-") {
                slug.append(UInt8(ascii: "-"))
            }
        }
        while slug.last == UInt8(ascii: "-") { slug.removeLast() }
        let base = slug.isEmpty ? "banner" : String(decoding: slug, as: UTF8.self)
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

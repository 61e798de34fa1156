/// The name of a file, or an argument, as bytes: names from the system need not be UTF-8.
struct Path: Hashable, Comparable, Sendable {
    /// The bytes, without the final zero.
    let bytes: [UInt8]

    /// The name to show; bytes that are not UTF-8 become U+FFFD.
    var text: String { bytes.utf8Text }

    /// Whether it is `-`, which means standard input or output.
    var isStandardStream: Bool { bytes == [.dash] }

    /// Whether it means standard output where a file is to be written.
    var isStandardOutput: Bool { isStandardStream || bytes == Array("/dev/stdout".utf8) }

    /// The part after the last `/`.
    var lastComponent: [UInt8] { Array(bytes[(lastSlash.map { $0 + 1 } ?? 0)...]) }

    /// The names in it, which slashes separate.
    var names: [ArraySlice<UInt8>] { bytes.split(separator: .slash) }

    /// The folder that contains it.
    var folder: Path {
        guard let slash = lastSlash else { return Path(".") }
        return Path(bytes: slash == 0 ? [UInt8.slash] : Array(bytes[..<slash]))
    }

    /// It and the folders that contain it, from the innermost on.
    var andAbove: UnfoldFirstSequence<Path> { sequence(first: self) { $0.folder == $0 ? nil : $0.folder } }

    /// The name in reports, where standard input has another one.
    var nameInReports: String { isStandardStream ? "<stdin>" : text }

    /// Whether it has the extension of a banner file.
    var isBannerFile: Bool {
        Path.bannerEndings.contains { bytes.count > $0.count && bytes.hasSuffix($0) }
    }

    /// Bytes, made once: a walk through a folder compares every name with them.
    private static let bannerEndings = [".banner.yaml", ".banner.yml", ".banner.json"].map { Array($0.utf8) }

    /// Something inside this folder; the folder `.` is omitted from the name.
    func appending(_ name: [UInt8]) -> Path {
        if bytes == [.dot] { return Path(bytes: name) }
        var whole = bytes
        whole.reserveCapacity(bytes.count + 1 + name.count)
        if whole.last != .slash { whole.append(.slash) }
        whole += name
        return Path(bytes: whole)
    }

    /// Something inside this folder.
    func appending(_ name: String) -> Path { appending(Array(name.utf8)) }

    /// What leads from a folder to this file or folder in it; `nil` for what is not in it.
    func below(_ folder: Path) -> Path? {
        let start = folder.appending([]).bytes
        return bytes.starts(with: start) ? Path(bytes: Array(bytes.dropFirst(start.count))) : nil
    }

    /// The path that a link in this folder leads to.
    func resolving(_ link: Path) -> Path {
        link.bytes.first == .slash ? link : appending(link.bytes)
    }

    /// The name without a leading `./` and without a trailing `/`.
    var tidied: Path {
        var rest = bytes[...]
        while rest.count > 2 && rest.starts(with: [UInt8.dot, .slash]) { rest = rest.dropFirst(2) }
        while rest.count > 1 && rest.last == .slash { rest = rest.dropLast() }
        return Path(bytes: Array(rest))
    }

    /// The path without `.` and `..`, by its names alone; `nil` for one that leads out of the folder in which it begins.
    var normalized: Path? {
        let slash = UInt8.slash
        let isWhole = bytes.first == slash
        var parts: [ArraySlice<UInt8>] = []
        for part in names where !part.elementsEqual(".".utf8) {
            let isUp = part.elementsEqual("..".utf8)
            if isUp && parts.isEmpty && !isWhole { return nil }
            if isUp { _ = parts.popLast() } else { parts.append(part) }
        }
        return Path(bytes: (isWhole ? [slash] : []) + parts.joined(separator: [slash]))
    }

    private var lastSlash: Int? { bytes.lastIndex(of: .slash) }

    static func < (a: Path, b: Path) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}

extension Path {
    /// A name in source code.
    init(_ text: String) { self.init(bytes: Array(text.utf8)) }
}

extension [UInt8] {
    /// Whether it ends with these bytes.
    func hasSuffix(_ ending: some Collection<UInt8>) -> Bool { suffix(ending.count).elementsEqual(ending) }
}

extension UInt8 {
    /// `/`.
    static let slash = UInt8(ascii: "/")
    /// `-`.
    static let dash = UInt8(ascii: "-")
    /// `.`.
    static let dot = UInt8(ascii: ".")
    /// `:`.
    static let colon = UInt8(ascii: ":")
    /// `*`.
    static let star = UInt8(ascii: "*")
    /// A space.
    static let space = UInt8(ascii: " ")
    /// The end of a line.
    static let lineFeed = UInt8(ascii: "\n")
}

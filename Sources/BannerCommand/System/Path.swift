/// A path or an argument as bytes, because names in the file system need not be UTF-8.
struct Path: Hashable, Comparable {
    let bytes: [UInt8]

    /// The path for messages; invalid UTF-8 becomes U+FFFD.
    var text: String { bytes.utf8Text }

    /// Whether the path is `-`, which means standard input or output.
    var isStandardStream: Bool { bytes == [.dash] }

    /// Whether the path means standard output, if a file is to be written.
    var isStandardOutput: Bool { isStandardStream || bytes == Array("/dev/stdout".utf8) }

    var lastComponent: [UInt8] { Array(bytes[(lastSlash.map { $0 + 1 } ?? 0)...]) }

    /// The components.
    var names: [ArraySlice<UInt8>] { bytes.split(separator: .slash) }

    /// The path of the parent folder; `.` for a single component.
    var folder: Path {
        guard let slash = lastSlash else { return Path(".") }
        return Path(bytes: slash == 0 ? [UInt8.slash] : Array(bytes[..<slash]))
    }

    /// The path and its parent folders, innermost first.
    var andAbove: UnfoldFirstSequence<Path> {
        sequence(first: self) { $0.folder == $0 ? nil : $0.folder }
    }

    /// The path in reports, where standard input is `<stdin>`.
    var nameInReports: String { isStandardStream ? "<stdin>" : text }

    var isBannerFile: Bool {
        Path.bannerEndings.contains { bytes.count > $0.count && bytes.hasSuffix($0) }
    }

    /// A constant, because a folder walk compares every name with it.
    private static let bannerEndings = [".banner.yaml", ".banner.yml", ".banner.json"].map {
        Array($0.utf8)
    }

    /// A path inside this folder; `.` is omitted.
    func appending(_ name: [UInt8]) -> Path {
        if bytes == [.dot] { return Path(bytes: name) }
        var whole = bytes
        whole.reserveCapacity(bytes.count + 1 + name.count)
        if whole.last != .slash { whole.append(.slash) }
        whole += name
        return Path(bytes: whole)
    }

    func appending(_ name: String) -> Path { appending(Array(name.utf8)) }

    /// The path relative to a folder; `nil` if it is not inside.
    func below(_ folder: Path) -> Path? {
        let start = folder.appending([]).bytes
        return bytes.starts(with: start) ? Path(bytes: Array(bytes.dropFirst(start.count))) : nil
    }

    /// The target of a link in this folder.
    func resolving(_ link: Path) -> Path {
        link.bytes.first == .slash ? link : appending(link.bytes)
    }

    /// The path without a leading `./` and a trailing `/`.
    var tidied: Path {
        var rest = bytes[...]
        while rest.count > 2 && rest.starts(with: [UInt8.dot, .slash]) { rest = rest.dropFirst(2) }
        while rest.count > 1 && rest.last == .slash { rest = rest.dropLast() }
        return Path(bytes: Array(rest))
    }

    /// The path without `.` and `..`; `nil` if it leaves its starting folder.
    ///
    /// Links are not resolved.
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
    init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    /// Copies a C string.
    init(_ name: UnsafePointer<CChar>) {
        unsafe self.init(bytes: Array(UnsafeRawBufferPointer(start: name, count: strlen(name))))
    }
}

extension [UInt8] {
    func hasSuffix(_ termination: some Collection<UInt8>) -> Bool {
        suffix(termination.count).elementsEqual(termination)
    }
}

extension UInt8 {
    static let slash = UInt8(ascii: "/")
    static let dash = UInt8(ascii: "-")
    static let dot = UInt8(ascii: ".")
    static let colon = UInt8(ascii: ":")
    static let star = UInt8(ascii: "*")
    static let space = UInt8(ascii: " ")
    static let lineFeed = UInt8(ascii: "\n")
}

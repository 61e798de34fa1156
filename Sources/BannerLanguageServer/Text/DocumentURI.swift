/// The URI of a document, as written by the client, with a normalised key for comparison.
struct DocumentURI {
    /// The URI as written by the client.
    let text: String
    /// The normalised form, which is equal for URIs of the same document.
    let key: [UInt8]
    /// The path of a local file; `nil` for others.
    let path: [UInt8]?

    init(_ text: String) {
        self.text = text
        let bytes = Array(text.utf8)
        path = DocumentURI.path(bytes)
        key = path.map(DocumentURI.comparable) ?? bytes
    }

    /// The path of a `file:` URI on this host.
    private static func path(_ bytes: [UInt8]) -> [UInt8]? {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            bytes[..<colon].elementsEqual("file".utf8, by: { $0 | 0x20 == $1 })
        else { return nil }
        var rest = bytes[(colon + 1)...]
        if rest.starts(with: "//".utf8) {
            let host = rest.dropFirst(2).prefix { $0 != "/" }
            guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
            rest = rest[host.endIndex...]
        }
        // The query and the fragment are not part of the path.
        return normalized(decoded(rest.prefix { $0 != "?" && $0 != "#" }))
    }

    /// Creates the URI of a file.
    init(path: [UInt8]) {
        text = "file://" + path.percentEncoded
        self.path = path
        key = DocumentURI.comparable(path)
    }

    /// The decoded last path component.
    var name: [UInt8] {
        Array((path ?? DocumentURI.decoded(key[...])).split { $0 == "/" || $0 == ":" }.last ?? [])
    }

    /// Resolves a path relative to this document's folder, or an absolute one.
    func resolving(_ relative: String) -> DocumentURI? {
        guard let path else { return nil }
        let folder = relative.hasPrefix("/") ? [] : path + "/../".utf8
        return DocumentURI(path: DocumentURI.normalized(folder + relative.utf8))
    }

    /// Whether this is a file below the folder.
    func isInside(_ folder: DocumentURI) -> Bool {
        guard path != nil, folder.path != nil else { return false }
        return key.starts(with: folder.key.last == "/" ? folder.key : folder.key + "/".utf8)
    }

    // MARK: Paths

    /// Lower-cases a Windows drive letter: `/C:/a` and `/c:/a` are equal.
    private static func comparable(_ path: [UInt8]) -> [UInt8] {
        var path = path
        if path.count > 2, path[0] == "/", path[2] == ":", path[1].isLetterOrDigit {
            path[1] |= 0x20
        }
        return path
    }

    /// Removes `.`, `..` and empty components.
    private static func normalized(_ path: some Collection<UInt8>) -> [UInt8] {
        var parts: [[UInt8]] = []
        for part in path.split(separator: UInt8(ascii: "/")) {
            if part.elementsEqual(".".utf8) { continue }
            if part.elementsEqual("..".utf8) {
                _ = parts.popLast()
            } else {
                parts.append(Array(part))
            }
        }
        return Array("/".utf8) + parts.joined(separator: "/".utf8)
    }

    /// Decodes percent escapes; an invalid escape is kept.
    private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        let parts = text.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: Array(parts[0])) { result, part in
            let digits = part.prefix(2).compactMap(\.hexDigit)
            let isEscape = digits.count == 2
            result.append(isEscape ? UInt8(digits[0] << 4 | digits[1]) : UInt8(ascii: "%"))
            result += part.dropFirst(isEscape ? 2 : 0)
        }
    }
}

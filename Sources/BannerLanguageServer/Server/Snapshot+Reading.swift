extension Snapshot {
    /// Creates a snapshot as `bannerkit validate` would read the file.
    convenience init(_ uri: DocumentURI, _ kind: Kind, _ bytes: [UInt8], _ server: LanguageServer) {
        var file = SourceFile(name: (uri.path ?? uri.name).utf8Text, bytes: bytes)
        if let path = uri.path {
            file.pictureFault = server.host.pictureFaults(path)
            file.pictureSize = server.host.pictureSizes(path)
        }
        file.dateSources = server.host.dateSources
        let rulings = uri.path.map { server.host.rulings($0, server.folders.compactMap(\.path)) } ?? .standard
        self.init(file, kind: kind, rulings: rulings)
    }
}

extension Snapshot.Kind {
    /// Detects the kind by the file name, the client's language id, or a schema comment.
    init?(_ uri: DocumentURI, language: String, text: String) {
        let name = uri.name.utf8Text
        if Settings.fileNames.contains(name) {
            self = .settings
        } else if [".banner.yaml", ".banner.yml", ".banner.json"].contains(where: name.hasSuffix)
            || language == "banner" || Self.namesSchema(text)
        {
            self = .banner
        } else {
            return nil
        }
    }

    /// Whether a comment or a key in the first 1024 bytes names the schema of banners.
    private static func namesSchema(_ text: String) -> Bool {
        text.utf8.prefix(1_024).split(whereSeparator: \.isLineBreak).contains { line in
            let words = line.utf8Text
            return words.hasSuffix("banner.schema.json") && (words.hasPrefix("#") || words.hasPrefix("$schema:"))
        }
    }
}

extension Node.Tag {
    /// The core tag of that URI.
    init?(uri: [UInt8]) {
        let prefix = Array("tag:yaml.org,2002:".utf8)
        let names: [(String, Node.Tag)] = [
            ("str", .string), ("int", .int), ("float", .float), ("bool", .bool), ("null", .null), ("seq", .sequence),
            ("map", .mapping),
        ]
        guard uri.starts(with: prefix),
            let match = names.first(where: { $0.0.utf8.elementsEqual(uri.dropFirst(prefix.count)) })
        else { return nil }
        self = match.1
    }
}

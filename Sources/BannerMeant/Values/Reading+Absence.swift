extension Reading {
    /// The help for a value such as `none` or `false` that means that there is nothing: an optional key is left out.
    func absence(_ node: Node) -> String? {
        guard !isCrowded, node.kind == .scalar else { return nil }
        let name = name(of: node)
        guard node.meansNothing || name == "cycles" && node.meansNoEnd else { return nil }
        guard !name.isEmpty && !name.hasSuffix("]"), isOptional(name, node.path) else { return nil }
        return "leave `\(name)` out"
    }

    /// Whether the key at a path has a default.
    private func isOptional(_ name: String, _ path: String) -> Bool {
        guard let places = Places.all[name], !path.utf8.starts(with: "/scenarios".utf8) else { return false }
        // An item's `duration` is optional, a scenario's is not.
        return places.contains { !$0.key.isRequired && (name != "duration" || path.utf8.starts(with: "/items".utf8)) }
            && !["/timer/interval", "/items"].contains(path) && name != "id"
    }
}

extension Node {
    /// Whether a scalar says that there is nothing.
    fileprivate var meansNothing: Bool {
        if type == .null { return bytes.first != nil }
        guard bytes.count <= 8 else { return false }
        return Lexicon.nothing[text] == "nothing"
    }

    /// Whether a number of passes, such as `-1`, stands for “endless” elsewhere.
    fileprivate var meansNoEnd: Bool {
        bytes.count <= 9 && (text == "-1" || Lexicon.nothing[text] == "endless")
    }
}

extension Reading {
    /// The help for a value such as `none` or `false` that means that there is nothing: an optional key is left out.
    func absence(_ node: Node) -> String? {
        let name = name(of: node)
        guard node.kind == .scalar, node.meansNothing || name == "cycles" && node.meansNoEnd,
            !name.isEmpty && !name.hasSuffix("]"), isOptional(name, node.path)
        else { return nil }
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
        type == .null ? bytes.first != nil : bytes.count <= 8 && Lexicon.nothing[text] == "nothing"
    }

    /// Whether a number of passes, such as `-1`, stands for “endless” elsewhere.
    fileprivate var meansNoEnd: Bool {
        bytes.count <= 9 && (text == "-1" || Lexicon.nothing[text] == "endless")
    }
}

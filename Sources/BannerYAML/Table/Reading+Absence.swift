import BannerDiagnostics
import BannerTree

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
            && !path.utf8.elementsEqual("/timer/interval".utf8) && !path.utf8.elementsEqual("/items".utf8)
            && name != "id"
    }

    /// What to write, for a help line; a key of the banner itself, or of settings, has its own example.
    func hint(_ node: Node, _ schema: Schema) -> String {
        let name = name(of: node)
        if case .choice = schema { return schema.hint(for: name) }
        let isOwn = !isBanner || node.path.utf8.count == name.utf8.count + 1
        if isOwn, let key = (isBanner ? Places.root : Settings.keys).first(where: { $0.key == name }),
            case .either = key.schema, key.hasOwnExample
        {
            return "for example `\(name): \(key.example.yaml)`"
        }
        return schema.hint(for: name)
    }
}

extension Node {
    /// Whether a scalar says that there is nothing.
    fileprivate var meansNothing: Bool {
        if type == .null { return bytes.first != nil }
        guard bytes.count <= 8 else { return false }
        return ["none", "false", "off", "no", "never", "disabled", "nil"].contains(text.lowercased())
    }

    /// Whether a number of passes, such as `-1`, stands for “endless” elsewhere.
    fileprivate var meansNoEnd: Bool {
        bytes.count <= 9
            && ["0", "-1", "infinite", "infinity", "forever", "endless", "always"].contains(text.lowercased())
    }
}

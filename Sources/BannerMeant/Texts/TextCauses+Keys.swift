extension Places {
    /// Where the keys of the value of a banner's key are.
    static func phrase(under owner: String) -> String { owner == "items" ? "in an item" : "under `\(owner)`" }
}

/// Keys with a slip of writing in them: spaces that are none, curly quotes, a `:` without a space.
extension TextCauses {
    mutating func findKeys() {
        // Of a key that is there twice, the one without a value needs no value.
        for finding in findings(of: .duplicateKey) {
            if let first = finding.notes.first?.range { hide(first.start, for: .emptyValue) }
        }
        for finding in findings(of: .unknownKey) {
            guard let key = document.scalar(at: finding.range.start), key.range == finding.range, key.style == .plain,
                let (name, said) = slip(key, finding)
            else { continue }
            say(said, for: .unknownKey)
            // The key that was meant is not missing.
            for other in findings(of: .missingKey) where other.message.hasSuffix("has no `\(name)`") {
                hide(other)
            }
        }
    }

    /// The key that was meant, and what is said of the slip.
    private func slip(_ node: Node, _ finding: Diagnostic) -> (name: String, said: Diagnostic)? {
        let bytes = Array(node.bytes.prefix(256))
        var said = finding
        said.notes = []
        if let inner = CurlyQuotes.inside(bytes[...]), Places.all[inner] != nil {
            return (inner, said.saying("the curly quotes are part of the key", writing: inner, isSafe: true))
        }
        if let space = ForeignCharacter.firstSpace(in: bytes) {
            let name = ForeignCharacter.removed(from: bytes)
            guard Places.all[name] != nil else { return nil }
            // Spaces that can be seen may have been meant to indent; a key of the banner is not indented.
            let isIndentation = ForeignCharacter.space(at: 0, in: bytes) != nil
            let isExtra = !isIndentation || Places.root.contains { $0.key == name }
            let help = isExtra ? "remove it" : "indent with spaces, or remove it"
            said = said.saying(
                "the key `\(name)` contains \(space.words)",
                help: space.hasWidth ? help : "remove it; it cannot be seen",
                writing: space.hasWidth && !isExtra ? nil : name, isSafe: !space.hasWidth || !isIndentation)
            return (name, said)
        }
        return WrittenPair(bytes).map { pair in
            let gap = pair.place.map { SourceRange(node.range.start + $0, node.range.start + $0) }
            let fix = gap.map { Fix("add a space", edits: [Edit($0, " ")], isSafe: false) }
            return (pair.key, said.saying(pair.message, writing: pair.written, fix: fix))
        }
    }
}

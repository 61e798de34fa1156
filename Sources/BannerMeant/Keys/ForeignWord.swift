/// A key of other carousels: what it is called here, or why there is none.
enum ForeignWord: Sendable {
    /// A key, as the way to it from the banner, with an example that can be part of a banner.
    case key(String, example: String)
    /// Something that is written in another way: which.
    case written(String)
    /// A banner does not have it, for this reason.
    case absent(String)

    /// The meaning of a key, if it is known from other carousels.
    init?(_ name: String) {
        guard let meaning = Lexicon.foreign[name] else { return nil }
        let words = meaning.split(separator: " ").map(String.init)
        switch words[0] {
        case "key": self = .key(words[1], example: words[2...].joined(separator: " "))
        case "here": self = .written(words[1...].joined(separator: " "))
        default: self = .absent(words[1...].joined(separator: " "))
        }
    }

    /// Whether the word means a key of the mapping at a JSON Pointer.
    func means(_ key: String, in pointer: String) -> Bool {
        guard case .key(let path, _) = self, let dot = path.lastIndex(of: ".") else { return false }
        return path[path.index(after: dot)...] == key && pointer == "/" + path[..<dot]
    }

    /// What to write, for a help line.
    var help: String {
        switch self {
        case .key(let path, let example): "here it is `\(path)`, such as `\(example)`"
        case .written(let way): "here it is \(way)"
        case .absent(let reason): "a banner does not have this key: \(reason)"
        }
    }

    /// What a boolean means for a key, as the value of the key here, if that is certain.
    static func meaning(of boolean: Bool, for name: String) -> String? {
        Lexicon.booleans.list(name).dropFirst(boolean ? 0 : 1).first.flatMap { $0 == "-" ? nil : $0 }
    }
}

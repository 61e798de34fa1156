/// The parameters of a message; a missing or wrong one is an error that names it.
struct Parameters {
    private let tree: JSON
    private let path: String

    /// The parameters of a message; `nil` is an empty object.
    init(_ tree: JSON?) { self.init(tree ?? .object([]), at: "") }

    private init(_ tree: JSON, at path: String) { (self.tree, self.path) = (tree, path) }

    /// An optional value of any type.
    subscript(path: String...) -> JSON? { tree[path] == .null ? nil : tree[path] }

    func object(_ key: String) throws(RequestFault) -> Parameters {
        let object = try value(key, "an object") { if case .object = $0 { $0 } else { nil } }
        return Parameters(object, at: name(key))
    }

    /// The objects in an array.
    func objects(_ key: String) throws(RequestFault) -> [Parameters] {
        try value(key, "a list", \.array).enumerated().map { Parameters($1, at: name(key) + "[\($0)]") }
    }

    func string(_ key: String) throws(RequestFault) -> String { try value(key, "a string", \.string) }

    func number(_ key: String) throws(RequestFault) -> Double { try value(key, "a number", \.double) }

    /// The URI of the document.
    var document: DocumentURI {
        get throws(RequestFault) { DocumentURI(try object("textDocument").string("uri")) }
    }

    func position(_ key: String) throws(RequestFault) -> Position { try object(key).position() }

    /// This object as a position.
    func position() throws(RequestFault) -> Position {
        Position(line: try index("line"), character: try index("character"))
    }

    /// The range of a key; reversed ends are swapped.
    func range(_ key: String) throws(RequestFault) -> Range<Position> {
        let object = try object(key)
        let (start, end) = (try object.position("start"), try object.position("end"))
        return min(start, end)..<max(start, end)
    }

    private func index(_ key: String) throws(RequestFault) -> Int {
        let number = try value(key, "a whole number", \.integer)
        return try value(key, "0 or more") { _ in number >= 0 ? number : nil }
    }

    private func value<Value>(_ key: String, _ wanted: String, _ read: (JSON) -> Value?) throws(RequestFault) -> Value {
        guard let value = tree[key].flatMap(read) else { throw .parameter("`\(name(key))` must be \(wanted)") }
        return value
    }

    private func name(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}

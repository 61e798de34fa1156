import BannerDiagnostics

/// A message's parameters; what is missing or has the wrong type is named in the answer.
struct Parameters {
    private let tree: JSON
    private let path: String

    /// The parameters of a message; none are the same as an empty object.
    init(_ tree: JSON?) { self.init(tree ?? .object([]), at: "") }

    private init(_ tree: JSON, at path: String) {
        self.tree = tree
        self.path = path
    }

    /// An optional value, not checked.
    subscript(path: String...) -> JSON? {
        switch tree[path] {
        case nil, .null: nil
        case let value?: value
        }
    }

    /// The object of a key.
    func object(_ key: String) throws(RequestFault) -> Parameters {
        guard case .object? = tree[key] else { throw wrong(key, "an object") }
        return Parameters(tree[key] ?? .null, at: name(key))
    }

    /// The objects in a list.
    func objects(_ key: String) throws(RequestFault) -> [Parameters] {
        guard let values = tree[key]?.array else { throw wrong(key, "a list") }
        return values.enumerated().map { Parameters($1, at: name(key) + "[\($0)]") }
    }

    /// The text of a key.
    func string(_ key: String) throws(RequestFault) -> String {
        guard let text = tree[key]?.string else { throw wrong(key, "a string") }
        return text
    }

    /// The whole number of a key.
    func integer(_ key: String) throws(RequestFault) -> Int {
        guard let value = tree[key]?.integer else { throw wrong(key, "a whole number") }
        return value
    }

    /// The number of a key.
    func number(_ key: String) throws(RequestFault) -> Double {
        guard let value = tree[key]?.double else { throw wrong(key, "a number") }
        return value
    }

    /// The position of a key.
    func position(_ key: String) throws(RequestFault) -> Position { try object(key).position() }

    /// The position that this object is.
    func position() throws(RequestFault) -> Position {
        Position(line: try index("line"), character: try index("character"))
    }

    /// The range of a key: the earlier of its positions first.
    func range(_ key: String) throws(RequestFault) -> Range<Position> {
        let object = try object(key)
        let (start, end) = (try object.position("start"), try object.position("end"))
        return min(start, end)..<max(start, end)
    }

    private func index(_ key: String) throws(RequestFault) -> Int {
        let value = try integer(key)
        guard value >= 0 else { throw wrong(key, "0 or more") }
        return value
    }

    private func wrong(_ key: String, _ wanted: String) -> RequestFault {
        .parameter("`\(name(key))` must be \(wanted)")
    }

    private func name(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}

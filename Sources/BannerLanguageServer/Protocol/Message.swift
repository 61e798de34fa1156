/// A message from the client.
enum Message {
    /// A request with its id, method and parameters.
    case request(JSON, String, Parameters)
    /// A notification with its method and parameters.
    case notification(String, Parameters)
    /// A response to a request of the server.
    case response
    /// An invalid message, with its id if it has one.
    case invalid(JSON?, RequestFault)

    /// Parses a message.
    init(_ bytes: [UInt8]) {
        let tree: JSON
        do throws(JSONFault) {
            tree = try JSON(bytes)
        } catch {
            self = .invalid(nil, .notJSON("the message is not JSON: \(error)"))
            return
        }
        let parameters = Parameters(tree["params"])
        switch (tree, tree["method"], tree["id"]?.id) {
        case (.object, .string(let method)?, let id?): self = .request(id, method, parameters)
        case (.object, .string(let method)?, nil) where tree["id"] == nil:
            self = .notification(method, parameters)
        case (.object, .string?, nil):
            self = .invalid(nil, .notRequest("`id` must be a whole number or a string"))
        case (.object, nil, _?) where tree["result"] != nil || tree["error"] != nil:
            self = .response
        case (.object, nil, let id): self = .invalid(id, .notRequest("`method` is missing"))
        case (.object, _, let id): self = .invalid(id, .notRequest("`method` must be a string"))
        default: self = .invalid(nil, .notRequest("a message must be an object"))
        }
    }
}

extension JSON {
    /// The value as a request id: an integer or a string.
    var id: JSON? { integer.map { .number($0) } ?? string.map { .string($0) } }
}

/// The parameters of a message; a missing or wrong one is an error that names it.
struct Parameters {
    private let tree: JSON
    private let path: String

    /// The parameters of a message; `nil` is an empty object.
    ///
    /// `path` is the place of nested ones.
    init(_ tree: JSON?, at path: String = "") {
        self.tree = tree ?? [:]
        self.path = path
    }

    /// An optional value of any type.
    subscript(path: String...) -> JSON? { tree[path] == .null ? nil : tree[path] }

    func object(_ key: String) throws(RequestFault) -> Parameters {
        let object = try value(key, "an object") { if case .object = $0 { $0 } else { nil } }
        return Parameters(object, at: name(key))
    }

    /// The objects in an array.
    func objects(_ key: String) throws(RequestFault) -> [Parameters] {
        try value(key, "a list", \.array).enumerated().map {
            Parameters($1, at: name(key) + "[\($0)]")
        }
    }

    func string(_ key: String) throws(RequestFault) -> String {
        try value(key, "a string", \.string)
    }

    func number(_ key: String) throws(RequestFault) -> Double {
        try value(key, "a number", \.double)
    }

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
        let start = try object.position("start")
        let end = try object.position("end")
        return min(start, end)..<max(start, end)
    }

    private func index(_ key: String) throws(RequestFault) -> Int {
        let number = try value(key, "a whole number", \.integer)
        return try value(key, "0 or more") { _ in number >= 0 ? number : nil }
    }

    private func value<Value>(_ key: String, _ wanted: String, _ read: (JSON) -> Value?)
        throws(RequestFault) -> Value
    {
        guard let value = tree[key].flatMap(read) else {
            throw .parameter("`\(name(key))` must be \(wanted)")
        }
        return value
    }

    private func name(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}

/// An error response, with a code of JSON-RPC or the Language Server Protocol.
struct RequestFault: Error, Equatable {
    let code: Int
    /// The reason, for an editor's log: one sentence without a full stop.
    let message: String

    /// The message is not JSON (parse error).
    static func notJSON(_ message: String) -> RequestFault {
        RequestFault(code: -32700, message: message)
    }

    /// The message is not a request (invalid request).
    static func notRequest(_ message: String) -> RequestFault {
        RequestFault(code: -32600, message: message)
    }

    /// The method is not supported (method not found).
    static func unknown(_ method: String) -> RequestFault {
        RequestFault(code: -32601, message: "the method `\(method)` is not supported")
    }

    /// A parameter is missing or invalid (invalid params).
    static func parameter(_ message: String) -> RequestFault {
        RequestFault(code: -32602, message: message)
    }

    /// The first message was not `initialize`.
    static let notInitialized = RequestFault(code: -32002, message: "the server is not initialized")

    /// The client cancelled the request.
    static let cancelled = RequestFault(code: -32800, message: "the request was cancelled")
}

/// An error response, with a code of JSON-RPC or the Language Server Protocol.
struct RequestFault: Error, Equatable {
    let code: Int
    /// The reason, for an editor's log: one sentence without a full stop.
    let message: String

    /// The message is not JSON (parse error).
    static func notJSON(_ message: String) -> RequestFault { RequestFault(code: -32700, message: message) }

    /// The message is not a request (invalid request).
    static func notRequest(_ message: String) -> RequestFault { RequestFault(code: -32600, message: message) }

    /// The method is not supported (method not found).
    static func unknown(_ method: String) -> RequestFault {
        RequestFault(code: -32601, message: "the method `\(method)` is not supported")
    }

    /// A parameter is missing or invalid (invalid params).
    static func parameter(_ message: String) -> RequestFault { RequestFault(code: -32602, message: message) }

    /// The first message was not `initialize`.
    static let notInitialized = RequestFault(code: -32002, message: "the server is not initialized")

    /// The client cancelled the request.
    static let cancelled = RequestFault(code: -32800, message: "the request was cancelled")
}

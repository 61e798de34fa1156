/// Why a request is not answered, with its number in JSON-RPC or the Language Server Protocol.
struct RequestFault: Error, Equatable {
    /// The number.
    let code: Int
    /// The reason: a sentence for whoever reads an editor's log, without a full stop.
    let message: String

    /// The message is not JSON.
    static func notJSON(_ message: String) -> RequestFault { RequestFault(code: -32700, message: message) }

    /// The message is JSON, but not a request.
    static func notRequest(_ message: String) -> RequestFault { RequestFault(code: -32600, message: message) }

    /// The server does not have the method.
    static func unknown(_ method: String) -> RequestFault {
        RequestFault(code: -32601, message: "the method `\(method)` is not supported")
    }

    /// A parameter is missing or is not valid.
    static func parameter(_ message: String) -> RequestFault { RequestFault(code: -32602, message: message) }

    /// The first message was not `initialize`.
    static let notInitialized = RequestFault(code: -32002, message: "the server is not initialized")

    /// The client no longer wants the answer.
    static let cancelled = RequestFault(code: -32800, message: "the request was cancelled")
}

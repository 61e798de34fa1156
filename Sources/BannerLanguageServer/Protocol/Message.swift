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
        case (.object, .string(let method)?, nil) where tree["id"] == nil: self = .notification(method, parameters)
        case (.object, .string?, nil): self = .invalid(nil, .notRequest("`id` must be a whole number or a string"))
        case (.object, nil, _?) where tree["result"] != nil || tree["error"] != nil: self = .response
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

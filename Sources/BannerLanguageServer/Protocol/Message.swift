import BannerDiagnostics
import BannerTree

/// What a client sends.
enum Message {
    /// A message that wants an answer.
    case request(MessageID, String, Parameters)
    /// A message that does not.
    case notification(String, Parameters)
    /// An answer to one of our requests.
    case response(MessageID)
    /// Something else.
    case invalid(MessageID?, RequestFault)

    /// A message from its bytes.
    init(_ bytes: [UInt8]) {
        let tree: JSON
        do throws(JSONFault) {
            tree = try JSON(bytes)
        } catch {
            self = .invalid(nil, .notJSON("the message is not JSON: \(error)"))
            return
        }
        guard case .object = tree else {
            self = .invalid(nil, .notRequest("a message must be an object"))
            return
        }
        let id = MessageID(tree["id"])
        guard let method = tree["method"] else {
            if let id, tree["result"] != nil || tree["error"] != nil {
                self = .response(id)
            } else {
                self = .invalid(id, .notRequest("`method` is missing"))
            }
            return
        }
        guard let method = method.string else {
            self = .invalid(id, .notRequest("`method` must be a string"))
            return
        }
        if let id {
            self = .request(id, method, Parameters(tree["params"]))
        } else if tree["id"] == nil {
            self = .notification(method, Parameters(tree["params"]))
        } else {
            self = .invalid(nil, .notRequest("`id` must be a whole number or a string"))
        }
    }
}

/// The name of a request, as the client chose it.
enum MessageID: Hashable {
    case number(Int)
    case text(String)

    /// The id that a value is, if it is one.
    init?(_ tree: JSON?) {
        if let number = tree?.integer {
            self = .number(number)
        } else if let text = tree?.string {
            self = .text(text)
        } else {
            return nil
        }
    }

    /// The id as it is sent back.
    var json: JSON {
        switch self {
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        }
    }
}

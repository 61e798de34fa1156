/// What a client can take, by the names of the protocol; nothing else is sent to it.
struct Client {
    /// The units of columns.
    var encoding = BannerSource.ColumnUnit.utf16
    /// The commands of lenses that the client runs itself.
    private(set) var commands: [String] = []
    /// What the editor shows between and above the lines, where an author asks for it.
    private(set) var shown: Set<Shown> = []
    private var capabilities = JSON.object([])

    /// What can be shown between and above the lines.
    enum Shown: String, CaseIterable {
        /// Each item's page, and how long it is shown.
        case pages
        /// The length of the cycle.
        case timer
        /// The page at the instants of a scenario.
        case instants
        /// What came of each scenario.
        case results
        /// *Run scenario* and *Preview*.
        case lenses
    }

    /// The names of a colour's channels.
    static let channels = ["red", "green", "blue", "alpha"]

    /// A client that offers nothing.
    init() {}

    /// The client that sent `initialize`.
    init(_ parameters: Parameters) {
        capabilities = parameters["capabilities"] ?? .object([])
        commands = parameters["initializationOptions", "commands"]?.strings ?? []
        shown = Set((parameters["initializationOptions", "show"]?.strings ?? []).compactMap(Shown.init))
        if self["general/positionEncodings"]?.strings?.contains("utf-8") == true { encoding = .utf8 }
    }

    /// Whether the client asks for diagnostics; they are not sent to it then.
    var pullsDiagnostics: Bool { has("textDocument/diagnostic") }

    /// The capability at a path such as `textDocument/rename`.
    subscript(path: String) -> JSON? { capabilities[path.split(separator: "/").map(String.init)] }

    /// Whether a capability is there and true.
    func can(_ path: String) -> Bool { self[path]?.bool == true }

    /// Whether a capability is there.
    func has(_ path: String) -> Bool { if case .object? = self[path] { true } else { false } }

    /// A capability of published diagnostics, which a client that asks for them may state there.
    func canForDiagnostics(_ name: String) -> Bool {
        can("textDocument/publishDiagnostics/" + name) || can("textDocument/diagnostic/" + name)
    }

    /// Whether diagnostics can have the tag of what does nothing.
    var knowsUnnecessary: Bool {
        ["publishDiagnostics", "diagnostic"].contains { name in
            let support = self["textDocument/\(name)/tagSupport"]
            return support?.bool ?? support?["valueSet"]?.array?.contains { $0.integer == 1 } ?? false
        }
    }
}

extension JSON {
    /// The texts in a list.
    var strings: [String]? { array?.compactMap(\.string) }
}

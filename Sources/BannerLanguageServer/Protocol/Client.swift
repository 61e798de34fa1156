/// The capabilities of a client; the server sends nothing that it does not support.
struct Client {
    /// The unit of columns.
    var encoding = BannerSource.ColumnUnit.utf16
    /// The commands of code lenses that the client handles.
    private(set) var commands: [String] = []
    /// The hints and lenses that the editor's settings enable.
    private(set) var shown: Set<Shown> = []
    private var capabilities: JSON = [:]

    /// The kinds of hints and lenses.
    enum Shown: String, CaseIterable {
        /// Pages and durations of items.
        case pages
        case timer
        /// Pages at the instants of scenarios.
        case instants
        /// Results of scenarios.
        case results
        /// *Run scenario* and *Preview*.
        case lenses
    }

    /// The names of a colour's components.
    static let channels = ["red", "green", "blue", "alpha"]

    /// A client without capabilities.
    init() {}

    /// The client of an `initialize` request.
    init(_ parameters: Parameters) {
        capabilities = parameters["capabilities"] ?? [:]
        commands = parameters["initializationOptions", "commands"]?.strings ?? []
        shown = Set(
            (parameters["initializationOptions", "show"]?.strings ?? []).compactMap(Shown.init))
        if self["general/positionEncodings"]?.strings?.contains("utf-8") == true {
            encoding = .utf8
        }
    }

    /// Whether the client pulls diagnostics; then none are published.
    var pullsDiagnostics: Bool { has("textDocument/diagnostic") }

    /// The capability at a path such as `textDocument/rename`.
    subscript(path: String) -> JSON? { capabilities[path.split(separator: "/").map(String.init)] }

    /// Whether a capability is `true`.
    func can(_ path: String) -> Bool { self[path]?.bool == true }

    /// Whether a capability is present as an object.
    func has(_ path: String) -> Bool { if case .object? = self[path] { true } else { false } }

    /// Whether diagnostics support a capability, which clients that pull may declare in either
    /// place.
    func canForDiagnostics(_ name: String) -> Bool {
        can("textDocument/publishDiagnostics/" + name) || can("textDocument/diagnostic/" + name)
    }

    /// Whether diagnostics support the tag `unnecessary`.
    var knowsUnnecessary: Bool {
        ["publishDiagnostics", "diagnostic"].contains { name in
            let support = self["textDocument/\(name)/tagSupport"]
            return support?.bool ?? support?["valueSet"]?.array?.contains { $0.integer == 1 }
                ?? false
        }
    }
}

extension JSON {
    /// The strings in an array.
    var strings: [String]? { array?.compactMap(\.string) }
}

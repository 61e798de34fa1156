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
        commands = parameters["initializationOptions", "commands"]?.array?.compactMap(\.string) ?? []
        let shown = parameters["initializationOptions", "show"]?.array?.compactMap(\.string) ?? []
        self.shown = Set(shown.compactMap(Shown.init))
        if words(["general", "positionEncodings"]).contains("utf-8") { encoding = .utf8 }
    }

    /// Whether the client asks for diagnostics; they are not sent to it then.
    var pullsDiagnostics: Bool { has("textDocument", "diagnostic") }

    /// Whether a capability is there and true.
    func can(_ path: String...) -> Bool { capabilities[path]?.bool == true }

    /// Whether a capability is there.
    func has(_ path: String...) -> Bool { if case .object? = capabilities[path] { true } else { false } }

    /// The words of a capability.
    func words(_ path: [String]) -> [String] { capabilities[path]?.array?.compactMap(\.string) ?? [] }

    /// The whole number of a capability.
    func number(_ path: String...) -> Int? { capabilities[path]?.integer }

    /// A capability of published diagnostics, which a client that asks for them may state there.
    func canForDiagnostics(_ name: String) -> Bool {
        can("textDocument", "publishDiagnostics", name) || can("textDocument", "diagnostic", name)
    }

    /// Whether diagnostics can have the tag of what does nothing.
    var knowsUnnecessary: Bool {
        for name in ["publishDiagnostics", "diagnostic"] {
            let support = capabilities[["textDocument", name, "tagSupport"]]
            if let tags = support?["valueSet"]?.array { return tags.contains { $0.integer == 1 } }
            if support?.bool == true { return true }
        }
        return false
    }
}

import BannerDiagnostics

/// What a client can take, by the names of the protocol; nothing else is sent to it.
struct Client {
    /// The units of columns.
    var encoding = PositionEncoding.utf16
    /// Whether the client asks for diagnostics; they are not sent to it then.
    var pullsDiagnostics = false
    private var capabilities = JSON.object([])
    private var options = JSON.object([])

    /// A client that offers nothing.
    init() {}

    /// The client that sent `initialize`.
    init(_ parameters: Parameters) {
        capabilities = parameters["capabilities"] ?? .object([])
        options = parameters["initializationOptions"] ?? .object([])
        if words("general", "positionEncodings").contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
        if case .object? = capabilities[["textDocument", "diagnostic"]] { pullsDiagnostics = true }
    }

    /// Whether a capability is there and true.
    func can(_ path: String...) -> Bool { capabilities[path]?.bool == true }

    /// Whether a capability is there.
    func has(_ path: String...) -> Bool {
        if case .object? = capabilities[path] { true } else { false }
    }

    /// The words of a capability.
    func words(_ path: String...) -> [String] { capabilities[path]?.array?.compactMap(\.string) ?? [] }

    /// The whole number of a capability.
    func number(_ path: String...) -> Int? { capabilities[path]?.integer }

    /// The form of texts: Markdown if the client lists it, else plain; `nil` if it lists neither.
    func format(_ path: [String]) -> String? {
        let formats = capabilities[path]?.array?.compactMap(\.string) ?? []
        return ["markdown", "plaintext"].first(where: formats.contains)
    }

    /// A capability of published diagnostics, which a client that asks for them may state there.
    func canForDiagnostics(_ name: String) -> Bool {
        ["publishDiagnostics", "diagnostic"].contains { capabilities[["textDocument", $0, name]]?.bool == true }
    }

    /// The tags of diagnostics that are understood.
    var diagnosticTags: [Int] {
        for name in ["publishDiagnostics", "diagnostic"] {
            let support = capabilities[["textDocument", name, "tagSupport"]]
            if let tags = support?["valueSet"]?.array { return tags.compactMap(\.integer) }
            if support?.bool == true { return [1, 2] }
        }
        return []
    }

    /// The commands of lenses that the client runs itself.
    var commands: [String] { options["commands"]?.array?.compactMap(\.string) ?? [] }
}

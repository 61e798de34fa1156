import BannerDiagnostics

extension LanguageServer {
    /// The colours of a document, and other ways to write one.
    static let colorRequests: [String: Request] = [
        "textDocument/documentColor": { server, parameters throws(RequestFault) in try server.colors(parameters) },
        "textDocument/colorPresentation": { server, parameters throws(RequestFault) in
            try server.presentations(parameters)
        },
    ]

    private mutating func colors(_ parameters: Parameters) throws(RequestFault) -> JSON {
        guard let document = try document(parameters) else { return [] }
        return .array(
            document.snapshot.colors().elements.map { mark in
                [
                    "range": document.positions.range(mark.range).json,
                    "color": [
                        "red": LanguageServer.part(mark.red), "green": LanguageServer.part(mark.green),
                        "blue": LanguageServer.part(mark.blue), "alpha": LanguageServer.part(mark.alpha),
                    ],
                ]
            })
    }

    private mutating func presentations(_ parameters: Parameters) throws(RequestFault) -> JSON {
        let color = try parameters.object("color")
        let range = try parameters.range("range")
        let (red, green) = (
            try LanguageServer.channel("red", of: color), try LanguageServer.channel("green", of: color)
        )
        let (blue, alpha) = (
            try LanguageServer.channel("blue", of: color), try LanguageServer.channel("alpha", of: color)
        )
        guard let document = try document(parameters) else { return [] }
        let mark = ColorMark(
            range: document.positions.bytes(of: range), red: red, green: green, blue: blue, alpha: alpha)
        return .array(
            document.snapshot.presentations(of: mark).map { replacement in
                [
                    "label": .string(replacement.text),
                    "textEdit": LanguageServer.textEdit(document.positions.range(replacement.range), replacement.text),
                ]
            })
    }

    /// A channel as a part of 1; the editor's value becomes the same channel again.
    private static func part(_ channel: UInt8) -> JSON { .number("\(Double(channel) / 255)") }

    private static func channel(_ name: String, of color: Parameters) throws(RequestFault) -> UInt8 {
        let value = try color.number(name)
        guard value.isFinite else { throw .parameter("`color.\(name)` must be a number from 0 to 1") }
        return UInt8((min(1, max(0, value)) * 255).rounded(.toNearestOrEven))
    }
}

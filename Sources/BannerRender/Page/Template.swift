/// A text with slots, `{{name}}`; a `\` at the end of a line joins it with the next one.
package struct Template: Sendable {
    /// The slots, each with the text before it.
    private var slots: [(text: String, name: String)] = []
    private let end: String

    /// Parses a file of `Sources/CBannerParts/Texts`.
    package init(_ file: String) { self.init(PageParts.text(file).utf8) }

    init(_ bytes: some Sequence<UInt8>) {
        var (rest, text) = (Array(bytes)[...], [UInt8]())
        while let byte = rest.popFirst() {
            if byte == "\\", rest.first == "\n" {
                rest = rest.dropFirst()
            } else if byte == "{", rest.first == byte {
                let name = rest.dropFirst().prefix { $0 != "}" }
                slots.append((text.utf8Text, name.utf8Text))
                (rest, text) = (rest[name.endIndex...].dropFirst(2), [])
            } else {
                text.append(byte)
            }
        }
        end = text.utf8Text
    }

    /// Fills the slots.
    ///
    /// In page markup the values are HTML, and shared parts such as icons are filled automatically.
    package func filled(_ words: [String: String] = [:]) -> String {
        slots.reduce(into: "") { html, slot in
            html += slot.text
            html += words[slot.name] ?? PageMarkup.shared[slot.name] ?? ""
        } + end
    }
}

/// A text with places for words, `{{name}}`; a `\` at the end of a line joins it with the next one.
package struct Template: Sendable {
    /// Each slot with the text before it.
    private var slots: [(text: String, name: String)] = []
    private let end: String

    /// A file of `Sources/CBannerParts/Texts`.
    package init(_ file: String) { self.init(PageParts.text(file).utf8) }

    /// The template in these bytes.
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

    /// The text with these words; in a page's markup they are HTML, and icons and other parts that pages share need not be given.
    package func filled(_ words: [String: String] = [:]) -> String {
        slots.reduce(into: "") { html, slot in
            html += slot.text
            html += words[slot.name] ?? PageMarkup.shared[slot.name] ?? ""
        } + end
    }
}

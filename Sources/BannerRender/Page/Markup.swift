/// The markup of a page or of a part of one, from `Sources/BannerPage/Markup`: words take the places of `{{name}}`, and a
/// `\` at the end of a line joins it with the next one.
struct Markup: Sendable {
    /// Each slot with the text before it.
    private var slots: [(text: String, name: String)] = []
    private let end: String

    /// The markup in these bytes.
    init(_ bytes: some Sequence<UInt8>) {
        var (rest, text) = (Array(bytes)[...], [UInt8]())
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "\n") {
                rest = rest.dropFirst()
            } else if byte == UInt8(ascii: "{"), rest.first == byte {
                let name = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
                slots.append((String(decoding: text, as: UTF8.self), String(decoding: name, as: UTF8.self)))
                (rest, text) = (rest[name.endIndex...].dropFirst(2), [])
            } else {
                text.append(byte)
            }
        }
        end = String(decoding: text, as: UTF8.self)
    }

    /// The markup with these words, which are HTML; icons and other parts that pages share need not be given.
    func filled(_ words: [String: String] = [:]) -> String {
        slots.reduce(into: "") { html, slot in
            html += slot.text
            html += words[slot.name] ?? PageMarkup.shared[slot.name] ?? ""
        } + end
    }
}

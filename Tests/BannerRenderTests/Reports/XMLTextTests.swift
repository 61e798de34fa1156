import BannerRender
import Testing

@Suite struct `Text in XML and HTML` {
    @Test(arguments: [
        ("a < b & 'c' > \"d\"", "a &lt; b &amp; &apos;c&apos; &gt; &quot;d&quot;"),
        ("\u{1B}[31m \u{9B}31m \u{7F} \u{85}", "\\u{1B}[31m \\u{9B}31m \\u{7F} \\u{85}"),
        ("\u{FFFE}\u{0}", "\\u{FFFE}\\u{0}"),
        ("##[error]x", "#&#35;[error]x"),
        ("::add-mask::e", ":&#58;add-mask:&#58;e"),
        ("여름 👨‍👩‍👧 a:b #1", "여름 👨‍👩‍👧 a:b #1"),
    ])
    func `is nothing but text, for a terminal and a build runner too`(text: String, content: String)
    {
        #expect(XMLText.content(text) == content)
    }
}

import BannerDiagnostics
import BannerKit

/// The playground: a page in which one writes a banner and sees what is wrong with it, and the banner, while one types.
///
/// It holds the checker and the engine; the banner is shown by the script of its own page, in a frame.
package struct PlaygroundPage: Sendable {
    private let examples: [(name: String, text: String)]

    /// A playground that starts with the first of these banners and offers the others; with an empty text if there is none.
    package init(examples: [(name: String, text: String)]) { self.examples = examples }

    /// The page.
    package var html: [UInt8] {
        PageDocument(
            title: "Playground – bannerkit", kind: "playground", style: PageParts.playgroundStyle,
            script: PageParts.playgroundScript, body: PlaygroundPage.body,
            data: [
                (id: "examples", json: exampleData), (id: "frame", json: PlaygroundPage.frame),
                (id: "worker", json: PlaygroundPage.text(PageParts.workerScript)),
                (id: "checker", json: Array("\"\(PageParts.checker)\"".utf8)), PageDocument.engine,
            ], showsPages: true
        ).bytes
    }

    private var exampleData: [UInt8] {
        var json = Array("[".utf8)
        for (index, example) in examples.enumerated() {
            json.append(index == 0 ? "{\"name\":" : ",{\"name\":")
            json.append(jsonString: example.name)
            json.append(",\"text\":")
            json.append(jsonString: example.text)
            json.append("}")
        }
        json.append("]")
        return json
    }

    /// What the frame is made of, besides the banner: what every banner's page has in common.
    private static var frame: [UInt8] {
        var json = Array("{\"style\":".utf8)
        json.append(jsonString: PageParts.pageStyle)
        json.append(",\"script\":")
        json.append(jsonString: PageParts.pageScript)
        json.append(",\"body\":")
        json.append(
            jsonString: """
                <main>
                <button id="theme" type="button" hidden><span></span></button>
                \(PageMarkup.theatre(label: "\"Banner\""))
                \(PageMarkup.panels(""))
                \(PageMarkup.footer)
                </main>
                """)
        json.append("}")
        return json
    }

    private static func text(_ text: String) -> [UInt8] {
        var json: [UInt8] = []
        json.append(jsonString: text)
        return json
    }

    private static let body = """
        <header class="top">
        <h1>Banner playground</h1>
        <div class="tools live" hidden><label><span class="unseen">Start from an example</span><select id="example" class="small">\
        <option value="">Examples</option></select></label>
        <button class="button small" id="share" type="button">Share</button>
        <button class="button small" id="download" type="button">Download</button></div>
        <div class="side"><span id="told" role="status"></span>\(PageMarkup.theme)</div>
        </header>
        <main>
        <section class="writing" aria-label="Text and findings">
        <div class="editor"><div class="gutters" aria-hidden="true"><div id="gutter"></div></div>
        <div class="paper"><div id="tint" aria-hidden="true"></div>
        <textarea id="text" aria-label="The banner as YAML" spellcheck="false" autocapitalize="off" autocomplete="off" \
        autocorrect="off" wrap="off" dir="ltr" aria-autocomplete="list" aria-haspopup="listbox" aria-controls="completion-list"\
        ></textarea></div>
        <div id="completions" hidden><ul id="completion-list" role="listbox" aria-label="Suggestions" tabindex="0"></ul>\
        <div id="completion-about" role="group" aria-label="About the selected one" tabindex="0" hidden></div></div>
        <span id="told-completions" class="unseen" role="status"></span></div>
        <section class="problems" aria-labelledby="problems-title">
        <div class="bar"><h2 id="problems-title">Findings</h2><span id="verdict" role="status">This page needs scripts, and none runs here.</span>\
        <button class="button small" id="mend" type="button" hidden>Apply all safe fixes</button></div>
        <div class="list" tabindex="0" role="group" aria-labelledby="problems-title"><ul class="findings" id="problems"></ul>
        <p class="quiet" id="nothing" hidden>What is wrong with the text appears here, with buttons that fix it. \
        <kbd>Ctrl</kbd> <kbd>Space</kbd> lists what can be written at the caret.</p>
        <p class="quiet" id="more" hidden></p></div>
        </section>
        </section>
        <section class="beside" aria-label="Preview">
        <div id="showing"></div>
        <p id="waiting" class="live" hidden>The banner plays here as soon as its text is valid.</p>
        <p id="stale" hidden>The last valid banner</p>
        </section>
        </main>
        \(LibyamlNotice.comment)
        """
}

import BannerKit
import BannerPicture
import BannerReport

/// The page of a change: the banner before and after it on one clock, and what differs.
package struct DiffPage: Sendable {
    private let before, after: PageSource
    private let report: String
    private let scenarios: [Pair]

    /// A scenario of either side, by its places in the files; `nil` where it does not exist.
    package struct Pair: Sendable {
        private let name: String
        private let before, after: Int?

        /// A scenario that both sides have, or one of them.
        package init(name: String, before: Int?, after: Int?) {
            (self.name, self.before, self.after) = (name, before, after)
        }

        fileprivate func append(to json: inout [UInt8]) {
            json.append("{\"name\":")
            json.append(jsonString: name)
            json.append(",\"before\":\(before.map(String.init) ?? "null")")
            json.append(",\"after\":\(after.map(String.init) ?? "null")}")
        }
    }

    /// A page of two banners; `report` is what differs as HTML, and empty if nothing does.
    package init(from before: PageSource, to after: PageSource, report: String, scenarios: [Pair]) {
        (self.before, self.after, self.report, self.scenarios) = (before, after, report, scenarios)
    }

    /// The page.
    package var html: [UInt8] {
        var json = Array("{\"before\":".utf8)
        json += PageData(before).json
        json.append(",\"after\":")
        json += PageData(after).json
        json.append(",\"scenarios\":[")
        for (place, pair) in scenarios.enumerated() {
            json.append(place == 0 ? "" : ",")
            pair.append(to: &json)
        }
        json.append("],\"isSame\":\(report.isEmpty)}")
        return PageDocument(
            title: "\(after.name), before and after – bannerkit", kind: "diff",
            style: PageParts.pageStyle + "\n" + PageParts.diffStyle, script: PageParts.diffScript, body: body,
            data: [(id: "change", json: json), PageDocument.engine]
        ).bytes
    }

    private var body: String {
        """
        <main>
        <header class="top">
        <div>
        <h1 dir="auto">\(XMLText.content(after.name))</h1>
        <div class="facts"><span class="path">\(XMLText.content(before.path))</span><span>→</span>\
        <span class="path">\(XMLText.content(after.path))</span></div>
        </div>
        <div class="side"><button class="button small" id="theme" type="button">\
        <span>Colours: match system</span></button></div>
        </header>
        <section class="panel theatre" aria-label="Before and after">
        <div id="stages">
        \(DiffPage.stage("before", "Before", before))
        \(DiffPage.stage("after", "After", after))
        </div>
        \(DiffPage.bench)
        </section>
        <section class="panel padded" id="differences" aria-labelledby="differences-title">
        <div class="heading"><h2 id="differences-title">\(report.isEmpty ? "No difference" : "What differs")</h2></div>
        \(report.isEmpty ? "<p class=\"quiet\">Both versions are the same banner.</p>" : report)
        </section>
        \(DiffPage.footer)
        </main>
        """
    }

    private static func stage(_ id: String, _ title: String, _ source: PageSource) -> String {
        let indicator = source.banner?.fitted().indicator.base
        let isPale = indicator.map { $0.placement == .below && $0.currentColor.brightness > 0.75 } ?? false
        return """
            <section class="version" id="\(id)" aria-labelledby="\(id)-title">
            <h2 id="\(id)-title" class="kicker">\(title)</h2>
            <p class="state"><b class="item" dir="auto">&#160;</b> <span class="quiet page"></span> \
            <span class="quiet phase"></span></p>
            <div class="ground"\(isPale ? " data-paper=\"dark\"" : "")><div class="scaled"><div class="cards"></div>\
            <div class="strip" aria-hidden="true"></div><div class="controls" aria-hidden="true" inert></div></div></div>
            <p class="quiet missing-scenario" hidden>This version does not have the scenario.</p>
            </section>
            """
    }

    private static let bench = """
        <section class="bench" aria-label="Timeline">
        <div class="transport" role="group" aria-label="Clock">
        \(PageMarkup.button("to-start", "To the start", PageMarkup.toStart, "icon small"))
        \(PageMarkup.button("step-back", "Previous difference", PageMarkup.stepBack, "icon small"))
        \(PageMarkup.button("play", "Play", PageMarkup.play + PageMarkup.pause, "main"))
        \(PageMarkup.button("step-on", "Next difference", PageMarkup.stepOn, "icon small"))
        <span class="clock" id="time">0.00 s</span>
        <span id="verdict" class="verdict"></span><span id="found" class="quiet" role="status"></span>
        \(PageMarkup.speed)
        <label class="scenario" hidden><span class="unseen">Play a scenario</span><select id="scenario" class="small">\
        <option value="">No scenario</option></select></label>
        <span class="gap"></span>
        <form id="go"><label><span class="unseen">Go to a time</span><input type="text" id="go-time" class="small" \
        placeholder="1h30m, 365d" autocomplete="off" spellcheck="false"></label>\
        <button class="button small" type="submit">Go</button></form>
        \(PageMarkup.button("zoom-out", "Zoom out", "−", "icon small"))
        \(PageMarkup.button("zoom-in", "Zoom in", "+", "icon small"))
        </div>
        <div class="track">
        <div class="names" id="lane-names" aria-hidden="true"><span>Before</span><span class="thin">Timer</span>\
        <span class="gutter">Differs</span><span>After</span><span class="thin">Timer</span>\
        <span>Indicators</span></div>
        <div class="body"><input type="range" id="scrub" aria-label="Time" min="0" max="1" value="0">\
        <canvas id="lanes" role="img" aria-label="Items and timers before and after over time, and where they differ; \
        the list below says what differs"></canvas><div id="playhead"><span id="flag" aria-hidden="true">0.00 s</span></div>\
        </div>
        </div>
        <div class="legend" id="legend"><span class="shows">another item</span><span class="moves">another movement</span>\
        <span class="was">indicator before</span><span class="is">after</span></div>
        <p class="quiet" id="calm" hidden>Paused, because your system asks for less motion.</p>
        </section>
        """

    private static let footer = """
        <footer><span><kbd>Space</kbd> play and pause</span>\
        <span><kbd>,</kbd> <kbd>.</kbd> from difference to difference</span>\
        <span><kbd>&lt;</kbd> <kbd>&gt;</kbd> from frame to frame</span>\
        <label><input type="checkbox" id="shortcuts" checked> Keys of one character</label></footer>
        """
}

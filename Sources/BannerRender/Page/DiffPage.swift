import BannerDiagnostics
import BannerKit

/// The page of a change: the banner before and after it on one clock, and what differs.
package struct DiffPage: Sendable {
    private let before, after: PageSource
    private let report: String
    private let scenarios: [Pair]
    private let shared: SharedParts?
    private let watch: BannerPage.Watch?

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
    ///
    /// A version that is not valid is shown by its findings. With `shared` it is one of many, which `index.html` lists.
    package init(
        from before: PageSource, to after: PageSource, report: String, scenarios: [Pair], shared: SharedParts? = nil,
        watch: BannerPage.Watch? = nil
    ) {
        (self.before, self.after, self.report, self.scenarios) = (before, after, report, scenarios)
        (self.shared, self.watch) = (shared, watch)
    }

    /// The page.
    package var html: [UInt8] {
        var json = Array("{\"before\":".utf8)
        json += PageData(before, addsDevices: false).json
        json.append(",\"after\":")
        json += PageData(after, addsDevices: false).json
        json.append(",\"scenarios\":[")
        for (place, pair) in scenarios.enumerated() {
            json.append(place == 0 ? "" : ",")
            pair.append(to: &json)
        }
        json.append("],\"isSame\":\(report.isEmpty)}")
        var data = [(id: "change", json: json)]
        if shared == nil { data.append(PageDocument.engine) }
        if let watch { data.append(watch.island) }
        return PageDocument(
            title: "\(after.name), before and after – bannerkit", kind: "diff",
            style: PageParts.pageStyle + "\n" + PageParts.diffStyle, script: PageParts.diffScript, body: body,
            data: data, follows: watch != nil, shared: shared
        ).bytes
    }

    /// Whether there are two versions to play.
    private var isWhole: Bool { before.banner != nil && after.banner != nil }

    private var body: String {
        """
        <main>\(shared?.alone ?? "")
        <header class="top">
        <div>
        <h1 dir="auto">\(XMLText.content(after.name))</h1>
        <div class="facts"><span class="path">\(XMLText.content(before.path))</span><span>→</span>\
        <span class="path">\(XMLText.content(after.path))</span></div>
        </div>
        <div class="side">\(back)\(PageMarkup.theme)</div>
        </header>
        \(isWhole ? theatre : broken)
        </main>
        """
    }

    private var back: String {
        shared == nil ? "" : "<a class=\"button small\" href=\"index.html\">All changes</a> "
    }

    /// Both versions, the clock, and what differs.
    private var theatre: String {
        """
        \(FoundMarkup.stills([figure("Before", before), figure("After", after)]))
        <section class="panel theatre live" aria-label="Before and after" hidden>
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
        \(told.isEmpty ? "" : found("Findings", in: "findings"))
        \(PageMarkup.errors([(before, "before"), (after, "after")]))
        \(DiffPage.footer)
        """
    }

    private func figure(_ title: String, _ source: PageSource) -> String {
        "<figure><figcaption class=\"kicker\">\(title)</figcaption>\(FoundMarkup.still(source, title))</figure>"
    }

    /// What was found in both versions, and the scenarios that fail.
    private var told: String {
        FoundMarkup.items(before, version: "before") + FoundMarkup.items(after, version: "after")
    }

    private func found(_ title: String, in list: String) -> String {
        """
        <section class="panel padded found" aria-labelledby="found-title">
        <div class="heading"><h2 id="found-title">\(title)</h2></div>
        <ul class="findings" id="\(list)">\(told)</ul>
        </section>
        """
    }

    /// What is in place of a version that has never been valid.
    private var broken: String { found("Errors", in: "errors-list") }

    private static func stage(_ id: String, _ title: String, _ source: PageSource) -> String {
        let indicator = source.banner?.fitted().indicator.base
        let isPale = indicator.map { $0.placement == .below && $0.currentColor.brightness > 0.75 } ?? false
        return """
            <section class="version" id="\(id)" aria-labelledby="\(id)-title">
            <h2 id="\(id)-title" class="kicker">\(title)</h2>
            <p class="state"><b class="item" dir="auto">&#160;</b> <span class="quiet page"></span> \
            <span class="quiet phase"></span></p>
            <div class="pane" role="group" aria-label="Banner"><div class="ground"\
            \(isPale ? " data-paper=\"dark\"" : "")><div class="scaled"><div class="cards"></div>\
            <div class="strip" aria-hidden="true"></div><div class="controls" aria-hidden="true" inert></div></div></div></div>
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
        <div class="conditions"><div class="legend" id="legend"><span class="shows">another item</span>\
        <span class="moves">another movement</span><span class="was">indicator before</span><span class="is">after</span></div>\
        <span class="gap"></span>
        \(PageMarkup.size)</div>
        <p class="quiet" id="calm" hidden>Paused, because your system asks for less motion.</p>
        </section>
        """

    private static let footer = """
        <footer class="live" hidden><span><kbd>Space</kbd> play and pause</span>\
        <span><kbd>,</kbd> <kbd>.</kbd> from difference to difference</span>\
        <span><kbd>&lt;</kbd> <kbd>&gt;</kbd> from frame to frame</span>\
        <label><input type="checkbox" id="shortcuts" checked> Keys of one character</label></footer>
        """
}

/// The parts of a banner's page that are the same for all banners.
enum PageMarkup {
    private static func icon(_ path: String, _ name: String = "") -> String {
        "<svg class=\"\(name)\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
    }

    static func button(_ id: String, _ label: String, _ content: String, _ kind: String = "icon") -> String {
        """
        <button class="button \(kind)" id="\(id)" type="button" aria-label="\(label)" title="\(label)">\(content)</button>
        """
    }

    static let play = icon(
        "M4.5 2.2v11.6c0 .5.5.8.9.5l8.6-5.8c.4-.2.4-.8 0-1L5.400 1.700c-.4-.3-.9 0-.9.5z", "play")
    static let pause = icon("M4 2h2.600v12H4zM9.400 2H12v12H9.400z", "pause")
    private static let left = icon("M10.200 2.500 4.700 8l5.500 5.500-1.100 1.100L2.500 8l6.600-6.600z")
    private static let right = icon("M5.800 2.500 11.300 8l-5.500 5.500 1.100 1.100L13.500 8 6.900 1.400z")
    static let toStart = icon("M3 2h2v12H3zM13.500 2.500v11L6 8z")
    static let stepBack = icon("M12 2.500v11L5 8zM3 6.500h1.800v3H3z")
    static let stepOn = icon("M4 2.500v11L11 8zM11.200 6.500H13v3h-1.800z")

    /// The banner itself with its viewer's controls, and below it the clock's and the lanes; `label` is its name as an
    /// attribute value.
    static func theatre(label: String) -> String {
        """
        <section class="panel theatre live" aria-label="Preview" hidden>
        <section id="stage" role="region" aria-roledescription="carousel" aria-label=\(label)>
        <div class="viewer" role="group" aria-label="What the viewer does">
        <span class="kicker" aria-hidden="true">Viewer</span>
        \(button("rotation", "Stop automatic slide show", pause + play, "icon small"))
        <span class="pair" id="turning">\(button("previous", "Previous slide", left, "icon small"))
        \(button("next", "Next slide", right, "icon small"))</span>
        <button class="button small" id="hide" type="button">Hide</button>
        <span class="gap"></span>
        <span role="status" class="quiet" id="dropped"></span>
        <span id="rec" hidden><span aria-hidden="true">●</span> REC <span id="rec-count"></span></span>
        <button class="button small" id="undo" type="button" hidden>Undo</button>
        </div>
        <div id="viewport">
        <div id="scaled"><div id="cards" tabindex="0" role="group" aria-label="Slides; arrow keys turn them" \
        aria-live="off"></div><div id="strip" class="strip" aria-hidden="true"></div>\
        <div id="controls" class="controls" aria-hidden="true"></div></div>
        <div id="toast" role="status" hidden></div>
        </div>
        <div id="pickers" role="group" aria-label="Choose slide to display"></div>
        <p class="quiet" id="calm" hidden>Paused, because your system asks for less motion.</p>
        </section>
        \(bench)
        </section>
        """
    }

    /// How large a banner is drawn.
    static let size = """
        <label>Size <select id="size" class="small"><option value="fit">as it fits</option>\
        <option value="own">1:1</option></select></label>
        """

    /// How fast the clock goes.
    static let speed = """
        <label><span class="unseen">Speed</span><select id="speed" class="small">
        <option value="0.1">0.1 ×</option><option value="0.25">0.25 ×</option><option value="0.5">0.5 ×</option>
        <option value="1" selected>1 ×</option><option value="2">2 ×</option><option value="5">5 ×</option>
        <option value="20">20 ×</option></select></label>
        <label class="loop" title="Play what the lanes show again and again"><input type="checkbox" id="loop"> Loop</label>
        """

    /// The state, the clock's controls, and the lanes.
    private static let bench = """
        <section class="bench" aria-label="Timeline">
        <dl class="now" aria-label="Now">
        <div><dt class="unseen">Item</dt><dd id="now-item" dir="auto">&#160;</dd></div>
        <div><dt>Page</dt><dd id="now-page"></dd></div>
        <div><dt>Position</dt><dd id="now-position"></dd></div>
        <div><dt>Content</dt><dd id="now-phase"></dd></div>
        <div><dt>Timer</dt><dd id="now-timer"></dd></div>
        </dl>
        <div class="transport" role="group" aria-label="Clock">
        <span class="kicker" aria-hidden="true">Clock</span>
        \(button("to-start", "To the start", toStart, "icon small"))
        \(button("step-back", "Previous event", stepBack, "icon small"))
        \(button("play", "Play", play + pause, "main"))
        \(button("step-on", "Next event", stepOn, "icon small"))
        <span class="clock" id="time">0.00 s</span>
        \(speed)
        <label class="scenario"><span class="unseen">Play a scenario</span><select id="scenario" class="small">\
        <option value="">No scenario: free play</option></select></label>
        <span class="gap"></span>
        <form id="go"><label><span class="unseen">Go to a time</span><input type="text" id="go-time" class="small" \
        placeholder="1h30m, 365d" autocomplete="off" spellcheck="false"></label>\
        <button class="button small" type="submit">Go</button></form>
        \(button("zoom-out", "Zoom out", "−", "icon small"))
        \(button("zoom-in", "Zoom in", "+", "icon small"))
        </div>
        \(plan)
        <div class="track">
        <div class="names" id="lane-names" aria-hidden="true"><span>Item</span><span class="low">Cause</span>\
        <span>Indicator</span><span class="flat">Timer</span></div>
        <div class="body"><input type="range" id="scrub" aria-label="Time" min="0" max="1" value="0">\
        <canvas id="lanes" role="img" aria-label="Item, cause, indicator and timer over time; the list of events below \
        says the same"></canvas><div id="playhead"><span id="flag" aria-hidden="true">0.00 s</span></div></div>
        </div>
        <div class="conditions"><div class="legend" id="legend"></div><span class="gap"></span>
        <label>Window <select id="window" class="small"></select></label>
        \(size)
        <label>Backdrop <select id="backdrop" class="small"><option value="">as it fits</option>\
        <option value="light">light</option><option value="dark">dark</option><option value="checks">checks</option>\
        </select></label>
        <label><input type="checkbox" id="frame"> Device frame</label>
        <label><input type="checkbox" id="reduced"> Less motion</label>
        <label id="presence-label"><input type="checkbox" id="presence" checked> Pointer and keyboard count</label>
        <span class="save" role="group" aria-label="Save this moment">Save <button class="button small" id="save-svg" \
        type="button" title="Save this moment as SVG">SVG</button> <button class="button small" id="save-png" \
        type="button" title="Save this moment as PNG, two pixels for each point">PNG</button></span></div>
        </section>
        """

    /// The calendar, for banners that have one.
    private static let plan = """
        <section class="plan" id="plan" aria-label="Calendar" hidden>
        <div class="transport" role="group" aria-label="Calendar">
        <span class="kicker" aria-hidden="true">Calendar</span>
        <span class="quiet"><span id="plan-now"></span> <span id="plan-zone"></span></span>
        <span class="gap"></span>
        <button class="button small" id="plan-all" type="button" hidden>Every item</button>
        <form id="plan-go"><label><span class="unseen">A time on the banner’s clock</span><input type="datetime-local" \
        id="plan-time" class="small" step="1"></label>\
        <button class="button small" type="submit">Play from</button></form>
        <span class="together">\(button("plan-back", "Earlier", "‹", "icon small"))
        \(button("plan-on", "Later", "›", "icon small"))
        \(button("plan-out", "Show more days", "−", "icon small"))
        \(button("plan-in", "Show fewer days", "+", "icon small"))</span>
        </div>
        <div class="track">
        <div class="names" id="plan-names" aria-hidden="true"></div>
        <div class="body"><canvas id="plan-lane" role="img" aria-label="When each item is on; a click plays from there, as \
        the field above does"></canvas><div id="plan-head"></div></div>
        </div>
        <p class="quiet" id="plan-note"></p>
        </section>
        """

    /// The button of the theme.
    static let theme = """
        <button class="button small live" id="theme" type="button" hidden><span>Colours: match system</span></button>
        """

    /// Events and exposure, and below them `findings`.
    static func panels(_ findings: String) -> String {
        """
        <div class="columns">
        <div class="stack">
        <section class="panel padded live record" aria-labelledby="recording-title" hidden>
        <div class="heading"><h2 id="recording-title">Recording</h2><span class="tools" id="recorded" hidden>\
        <button class="button small" id="copy" type="button">Copy</button>\
        <button class="button small" id="save-recording" type="button" title="Save the scenario as a file">Save</button>\
        <button class="button small" id="clear" type="button">Clear</button></span></div>
        <p class="quiet" id="nothing-recorded">Drag the banner, tap its dots, use the arrow keys: \
        what you do appears here as a scenario to paste into the file.</p>
        <p class="quiet" id="paste" hidden></p>
        <pre id="recording" tabindex="0" role="region" aria-label="Recorded scenario" hidden></pre>
        </section>
        <section class="panel padded live" aria-labelledby="events-title" hidden>
        <div class="heading"><h2 id="events-title">Events</h2><span class="tools quiet" \
        id="events-note"></span></div>
        <div class="scroll" tabindex="0" role="group" aria-labelledby="events-title"><table>
        <thead class="unseen"><tr><th>Time</th><th>Event</th><th>What</th></tr></thead>
        <tbody id="event-rows"></tbody></table></div>
        </section>
        </div>
        <div class="stack">
        <section class="panel padded live" aria-labelledby="exposure-title" hidden>
        <div class="heading"><h2 id="exposure-title">Exposure</h2><span class="tools"><label>\
        <span class="unseen">How long</span><select id="horizon" class="small">
        <option value="0">this period</option><option value="60000000">1 minute</option>
        <option value="3600000000" selected>1 hour</option><option value="86400000000">1 day</option>
        <option value="31536000000000">1 year</option></select></label></span></div>
        <div class="exposure" tabindex="0" role="group" aria-labelledby="exposure-title"><ul id="exposure"></ul></div>
        <p class="quiet" id="exposure-note"></p>
        </section>
        \(findings)
        </div>
        </div>
        """
    }

    /// The errors of files whose last valid states are shown, with the version of each; shown by a script if there are any.
    static func errors(_ sources: [(source: PageSource, version: String?)]) -> String {
        let faulty = sources.map { source, version in
            var faulty = PageSource(banner: nil, name: source.name, path: source.path, findings: [])
            faulty.findings = source.findings.filter { $0.severity == "error" }
            return (source: faulty, version: version)
        }
        let count = faulty.reduce(0) { $0 + $1.source.findings.count }
        return """
            <section class="panel\(count > 0 ? " live" : "")" id="errors" role="alert" hidden>
            <div class="heading"><h2 id="errors-title">\(count == 1 ? "1 error" : count > 1 ? "\(count) errors" : "Errors")</h2><span class="tools">\
            <button class="button small" id="close-errors" type="button">Close</button></span></div>
            <ul class="findings" id="errors-list">\(faulty.map { FoundMarkup.items($0.source, version: $0.version) }.joined())</ul>
            </section>
            """
    }

    /// The keys.
    static let footer = """
        <footer class="live" hidden><span><kbd>←</kbd> <kbd>→</kbd> turn the pages</span><span><kbd>Home</kbd> <kbd>End</kbd> first and \
        last, while the keyboard is in the banner</span><span><kbd>Space</kbd> play and pause</span>\
        <span><kbd>,</kbd> <kbd>.</kbd> from event to event</span>\
        <span><kbd>&lt;</kbd> <kbd>&gt;</kbd> from frame to frame</span>\
        <label><input type="checkbox" id="shortcuts" checked> Keys of one character</label></footer>
        """
}

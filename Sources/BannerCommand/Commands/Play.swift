extension Command {
    /// Plays a banner in the terminal.
    static let play = Command(name: "play") { context, arguments throws(Failure) in
        let start = try DateOption.value(of: .start, in: arguments)
        let banner = try context.reading(arguments.operands[0], arguments).banner
        let calendar = try banner.played(from: start, upTo: Playing.end)
        guard Screen.isThere else {
            throw .usage(
                "`play` needs a terminal to draw on",
                help: "`bannerkit preview \(arguments.operands[0].text) -o page.html` writes a page instead")
        }
        var style = context.style(arguments)
        style.isTrueColoured = ["truecolor", "24bit"].contains(context.environment.variable("COLORTERM"))
        var playing = Playing(banner.fitted(to: try Banner.Viewer(arguments)), calendar, style)
        return try playing.run()
    }
}

/// A banner on the screen, with the viewer at the keyboard.
struct Playing {
    private let fitted: Banner.Fitted
    private var picture: TerminalPicture
    private var around = TerminalSurroundings()
    /// The items that are available; `nil` for all of them.
    private let calendar: PlayedCalendar?
    /// What the viewer did, in order of time.
    private var inputs: [Banner.Input] = []
    private var schedule: Schedule
    /// The banner's own time, which stands still while paused.
    private var time = Time.zero
    private var isPaused = false
    /// Whether the shell is to have the terminal.
    private var isSuspended = false

    /// Where a calendar ends, and time stands still: nobody watches for longer than a week.
    static let end = Time.seconds(7 * 86_400)

    init(_ fitted: Banner.Fitted, _ calendar: PlayedCalendar?, _ style: TextStyle) {
        self.fitted = fitted
        self.calendar = calendar
        picture = TerminalPicture(fitted, style, local: calendar?.local)
        schedule = Schedule(fitted, sets: calendar?.sets)
    }

    /// Plays until the viewer quits.
    mutating func run() throws(Failure) -> ExitCode {
        guard Screen.take() else { throw .usage("`play` cannot take over this terminal") }
        defer { Screen.restore() }
        var last = Screen.now
        var shown: [String] = []
        while let keys = Screen.keys(milliseconds: 33) {
            let now = Screen.now
            let passed = isPaused ? .zero : Time(microseconds: now - last)
            time = calendar == nil ? time + passed : min(time + passed, Playing.end)
            last = now
            for key in Key.all(in: keys, fitted.banner.layout) { if let code = perform(key) { return code } }
            if isSuspended {
                // The terminal is the shell's until this goes on.
                guard Screen.suspend() else { return .clean }
                (isSuspended, shown, last) = (false, [], Screen.now)
            }
            let size = Screen.size
            around.advance(to: time, of: schedule, columns: size.columns)
            // All at once: played step by step, a timer of microseconds would block the keys.
            let state = schedule.state(at: time)
            if let set = schedule.set(at: time) { picture.show(set) }
            let lines = picture.lines(state, columns: size.columns, rows: size.rows, isPaused: isPaused, around: around)
            if lines != shown { Screen.show(frame(lines, over: shown)) }
            shown = lines
        }
        return .clean
    }

    /// Performs the action of a key; returns how the program ends if it is to end.
    private mutating func perform(_ key: Key) -> ExitCode? {
        switch key {
        case .next: play(.next)
        case .previous: play(.previous)
        case .pause: isPaused.toggle()
        case .suspend: isSuspended = true
        case .quit: return .clean
        case .interrupt: return .interrupted
        }
        return nil
    }

    private mutating func play(_ action: Banner.Input.Action) {
        inputs.append(Banner.Input(at: time, action))
        schedule = Schedule(fitted, inputs: inputs, sets: calendar?.sets)
    }

    /// Only the changed rows, so that nothing flickers.
    private func frame(_ lines: [String], over shown: [String]) -> String {
        var text = lines.count == shown.count ? "" : "\u{1B}[2J"
        for (row, line) in lines.enumerated() where lines.count != shown.count || shown[row] != line {
            text += "\u{1B}[\(row + 1);1H\(line)"
        }
        return text
    }

    /// What a viewer can press.
    enum Key {
        case next, previous, pause, suspend, quit, interrupt

        /// The keys in a terminal's input; other keys do nothing.
        ///
        /// The arrow that points to the next card turns to it.
        static func all(in bytes: [UInt8], _ layout: Banner.Layout) -> [Key] {
            let (up, down, right, left) = ("A", "B", "C", "D")
            let (next, previous) =
                layout.axis == .vertical
                ? (down, up) : layout.direction == .rightToLeft ? (left, right) : (right, left)
            var keys: [Key] = []
            var rest = bytes[...]
            while let byte = rest.popFirst() {
                switch byte {
                case UInt8(ascii: "n"), UInt8(ascii: "l"): keys.append(.next)
                case UInt8(ascii: "p"), UInt8(ascii: "h"): keys.append(.previous)
                case UInt8(ascii: " "): keys.append(.pause)
                case UInt8(ascii: "q"), 4: keys.append(.quit)
                case 26: keys.append(.suspend)
                // Ctrl-C, as Ctrl-Z and Ctrl-D before: while keys are read one by one, the terminal sends it as a byte, not as a signal.
                case 3: keys.append(.interrupt)
                case 27 where rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O"):
                    rest = rest.dropFirst()
                    let letter = rest.popFirst().map { String(UnicodeScalar($0)) }
                    if letter == next { keys.append(.next) }
                    if letter == previous { keys.append(.previous) }
                case 27: keys.append(.quit)
                default: break
                }
            }
            return keys
        }
    }
}

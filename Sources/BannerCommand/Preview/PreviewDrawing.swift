/// The drawing of `preview --format svg`: animated, or still frames.
struct PreviewDrawing {
    let scenario: Banner.Scenario?
    private let duration: Time?
    private let instants: [Time]
    private let every: Time?

    /// The limit on still frames.
    static let maxFrames: Int64 = 400
    private static let longestDrawing = Time.seconds(600)

    init(_ arguments: Arguments, of banner: Banner) throws(Failure) {
        instants = try arguments.times(of: .at)
        every = try arguments.time(of: .every)
        duration = try arguments.time(of: .for)
        scenario = try SimulateRun.scenario(arguments, in: banner)
    }

    /// Draws the SVG; throws if it would be too large.
    func text(_ fitted: Banner.Fitted, images: [Int: String]) throws(Failure) -> String {
        let (start, end) = span(fitted)
        let schedule = Schedule(fitted, inputs: (scenario?.inputs ?? []).filter { $0.at <= end })
        let drawing = BannerSVG(fitted, images: images)
        let frames = try frames(from: start, upTo: end)
        do {
            guard frames.isEmpty else { return try drawing.frames(schedule, at: frames) }
            return try drawing.animated(schedule, from: start, to: end)
        } catch {
            throw Failure(error)
        }
    }

    /// The instants of still frames; empty for an animated drawing.
    private func frames(from start: Time, upTo end: Time) throws(Failure) -> [Time] {
        var count = Int64(instants.count)
        if let every {
            try require(
                every > .zero, "`--every` cannot be 0", help: "expected a time such as 500ms")
            count += end.microseconds / every.microseconds + 1
        }
        try require(
            count <= PreviewDrawing.maxFrames,
            "\(count) frames are too many: the limit is \(PreviewDrawing.maxFrames)",
            help: "use a shorter `--for` or a longer `--every`")
        try require(
            count > 0 || end - start <= PreviewDrawing.longestDrawing,
            "an animated drawing of more than 10 minutes is too large",
            help: "use a shorter `--for`, or draw still frames with `--every`")
        guard let every else { return instants }
        return ((0...end.microseconds / every.microseconds).map { every * $0 } + instants).sorted()
    }

    /// The span to draw; the default is one cycle.
    private func span(_ fitted: Banner.Fitted) -> (start: Time, end: Time) {
        if let duration = duration ?? scenario?.duration { return (.zero, duration) }
        let whole = BannerSVG.wholeCycle(of: fitted, otherwise: .seconds(10))
        return every == nil && instants.isEmpty ? whole : (.zero, whole.end - whole.start)
    }
}

/// What `preview` can write instead of a page: drawings and schedules of one banner.
enum PreviewFormat: String, CaseIterable {
    case html, svg, mermaid, markdown

    /// The values of `--for`, `--scenario`, `--at` and `--every`.
    struct Stretch {
        var scenario: Banner.Scenario?
        var duration: Time?
        var instants: [Time] = []
        var every: Time?
    }

    /// The largest number of frames in a film strip.
    static let mostFrames: Int64 = 400
    /// The longest animated drawing.
    private static let longestDrawing = Time.seconds(600)

    /// The file's text, unless it is too large.
    func text(_ fitted: Banner.Fitted, images: [Int: String], _ stretch: Stretch) throws(Failure) -> String {
        let banner = fitted.banner
        let (start, end) = span(fitted, stretch)
        let schedule = Schedule(fitted, inputs: (stretch.scenario?.inputs ?? []).filter { $0.at <= end })
        switch self {
        case .html: return ""
        case .mermaid: return MermaidGantt(banner).text(schedule.events(upTo: end))
        case .markdown: return MarkdownReport(banner).text(schedule.events(upTo: end))
        case .svg:
            let drawing = BannerSVG(fitted, images: images)
            let frames = try frames(stretch, from: start, upTo: end)
            do throws(Excess) {
                guard frames.isEmpty else { return try drawing.frames(schedule, at: frames) }
                return try drawing.animated(schedule, from: start, to: end)
            } catch {
                throw Failure(error)
            }
        }
    }

    /// The instants of still frames; none for an animated drawing.
    private func frames(_ stretch: Stretch, from start: Time, upTo end: Time) throws(Failure) -> [Time] {
        var count = Int64(stretch.instants.count)
        if let every = stretch.every {
            guard every > .zero else { throw .usage("`--every` cannot be 0", help: "expected a time such as 500ms") }
            count += end.microseconds / every.microseconds + 1
        }
        guard count <= PreviewFormat.mostFrames else {
            throw .usage(
                "\(count) frames are too many: the limit is \(PreviewFormat.mostFrames)",
                help: "use a shorter `--for` or a longer `--every`")
        }
        guard count > 0 || end - start <= PreviewFormat.longestDrawing else {
            throw .usage(
                "an animated drawing of more than 10 minutes is too large",
                help: "use a shorter `--for`, or draw still frames with `--every`")
        }
        guard let every = stretch.every else { return stretch.instants }
        return ((0...end.microseconds / every.microseconds).map { every * $0 } + stretch.instants).sorted()
    }

    /// One cycle by default.
    private func span(_ fitted: Banner.Fitted, _ stretch: Stretch) -> (start: Time, end: Time) {
        if let duration = stretch.duration ?? stretch.scenario?.duration { return (.zero, duration) }
        let whole = BannerSVG.wholeCycle(of: fitted, otherwise: .seconds(10))
        let isStill = stretch.every != nil || !stretch.instants.isEmpty
        return self == .svg && !isStill ? whole : (.zero, whole.end - whole.start)
    }
}

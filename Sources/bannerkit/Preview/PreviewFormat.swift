import BannerEngine
import BannerModel
import BannerRender

/// What `preview` can write besides a page: drawings and schedules of one banner.
enum PreviewFormat: String, CaseIterable {
    case html, svg, mermaid, trace, markdown

    /// What `--for`, `--scenario`, `--at` and `--every` ask for.
    struct Stretch {
        var scenario: Scenario?
        var duration: Time?
        var instants: [Time] = []
        var every: Time?
    }

    /// The most frames of a film strip.
    static let mostFrames = 400

    /// The file's text.
    func text(_ banner: Banner, images: [Int: String], _ stretch: Stretch) throws(Failure) -> [UInt8] {
        let (start, end) = span(banner, stretch)
        let inputs = stretch.scenario?.inputs ?? []
        let timeline = Timeline(
            banner, inputs: inputs, duration: end, kinds: self == .trace ? .all.subtracting(.focus) : .standard)
        switch self {
        case .html: return []
        case .mermaid: return Array(MermaidGantt(banner).text(timeline).utf8)
        case .markdown: return Array(MarkdownReport(banner).text(timeline).utf8)
        case .trace: return TraceEvents(banner).text(timeline)
        case .svg:
            let drawing = BannerSVG(banner, images: images)
            let frames = try frames(stretch, upTo: end)
            guard frames.isEmpty else { return Array(drawing.frames(timeline, at: frames).utf8) }
            guard end - start <= .seconds(600) else {
                throw .usage("an animated drawing of more than 10 minutes is too large", help: "say less with `--for`")
            }
            return Array(drawing.animated(timeline, from: start, to: end).utf8)
        }
    }

    private func frames(_ stretch: Stretch, upTo end: Time) throws(Failure) -> [Time] {
        guard let every = stretch.every, every > .zero else { return stretch.instants }
        guard end.microseconds / every.microseconds < Int64(PreviewFormat.mostFrames) else {
            throw .usage("`--every` makes more than \(PreviewFormat.mostFrames) frames", help: "say less with `--for`")
        }
        let frames = (0...end.microseconds / every.microseconds).map { every * $0 }
        return (frames + stretch.instants).sorted()
    }

    /// One cycle where nothing else was asked for.
    private func span(_ banner: Banner, _ stretch: Stretch) -> (start: Time, end: Time) {
        if let duration = stretch.duration ?? stretch.scenario?.duration { return (.zero, duration) }
        let whole = BannerSVG.wholeCycle(of: banner, otherwise: .seconds(10))
        let isStill = stretch.every != nil || !stretch.instants.isEmpty
        return self == .svg && !isStill ? whole : (.zero, whole.end - whole.start)
    }
}

import BannerKit

extension Banner.Timer {
    /// The value of `timer`, or only its interval.
    static let shape = Shape.record(
        RecordSchema(
            name: "timer", title: "Timer", phrase: "`timer`", summary: "The timer that turns the pages."),
        Banner.Timer(interval: .zero)
    ) {
        Field(
            "interval", \.interval, .positiveDuration,
            "How long a page is current, unless its item has its own `duration`."
        ).required().insteadOf("duration", "delay", "every", "period", "time")
        Field("countsFrom", \.countsFrom, CountsFrom.shape, "The moment from which a page's time is counted.")
        Field(
            "afterInteraction", \.afterInteraction, AfterInteraction.shape,
            "What the timer does when the viewer drags the content or selects a page.")
        Field("whenHidden", \.whenHidden, WhenHidden.shape, "What the timer does while the banner is hidden.")
        Field(
            optional: "cycles", \.cycles, .wholeNumber(.cycles),
            "Stops the timer after this many passes over all items."
        ).defaulting(to: "no end").example(3).insteadOf("repeat", "repeats", "repeatCount", "loops")
    }.or(.positiveDuration) { Banner.Timer(interval: $0) }
}

extension Banner.Timer.CountsFrom {
    static let shape = Shape<Banner.Timer.CountsFrom>.choice {
        Choice("change", .change, "The moment the page becomes current.")
            .insteadOf("start", "begin")
        Choice("settle", .settle, "The moment the content comes to rest on the page.")
            .insteadOf("end", "rest", "transition", "transitionEnd", "settled")
    }
}

extension Banner.Timer.AfterInteraction {
    static let shape = Shape<Banner.Timer.AfterInteraction>.choice {
        Choice("restart", .restart, "Waits, and starts again once the content has settled.")
            .insteadOf("reset", "true", "yes")
        Choice("resume", .resume, "Waits, and continues with the remaining time once the content has settled.")
            .insteadOf("continue", "pause")
        Choice("stop", .stop, "Stops for good when the interaction begins.")
            .insteadOf("disable", "off", "end")
        Choice("ignore", .ignore, "Keeps running; only a firing while the finger is down is skipped.")
            .insteadOf("none", "false", "no", "nothing")
    }
}

extension Banner.Timer.WhenHidden {
    static let shape = Shape<Banner.Timer.WhenHidden>.choice {
        Choice("pause", .pause, "Waits, and continues with the remaining time.")
            .insteadOf("stop", "true", "yes", "resume")
        Choice("restart", .restart, "Waits, and starts again.")
            .insteadOf("reset")
        Choice("ignore", .ignore, "Keeps running.")
            .insteadOf("none", "false", "no", "continue", "nothing")
    }
}

extension Banner.Transition {
    /// The value of `transition`, or only its duration.
    static let shape = Shape.record(
        RecordSchema(
            name: "transition", title: "Transition", phrase: "`transition`",
            summary: "How the content moves from one page to another."),
        Banner.Transition()
    ) {
        Field("duration", \.duration, .duration, "How long a move takes; 0 is a jump.")
            .insteadOf("time", "speed", "interval")
        Field("easing", \.easing, .easing, "How a move speeds up and slows down.")
            .insteadOf("curve", "timing", "timingFunction")
    }.or(.duration) { duration in
        var transition = Banner.Transition()
        transition.duration = duration
        return transition
    }
}

extension Banner.Focus {
    private static let factor = Shape.number(.focusScale)

    /// The value of `focus`, or only its scale.
    static let shape = Shape.record(
        RecordSchema(
            name: "focus", title: "Focus", phrase: "`focus`", summary: "How the card in the middle grows."),
        Banner.Focus()
    ) {
        Field("scale", \.scale, factor, "The focused card's scale; 1 for no effect.").example(1.1)
        Field("duration", \.duration, .duration, "How long a card takes to grow or to shrink.")
        Field("easing", \.easing, .easing, "How the growth speeds up and slows down.")
    }.or(factor) { scale in
        var focus = Banner.Focus()
        focus.scale = scale
        return focus
    }
}

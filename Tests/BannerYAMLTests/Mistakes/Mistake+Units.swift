extension Mistake {
    /// Numbers and durations as people write them.
    static let units = [
        Mistake(
            "timer: ⟦5000⟧", "bare-duration", "timer: 5000ms"),
        Mistake("timer: { interval: ⟦3000⟧ }", "bare-duration", "timer: { interval: 3000ms }"),
        Mistake("transition: ⟦300⟧\ntimer: 3s", "bare-duration", "transition: 300ms\ntimer: 3s"),
        Mistake(
            "transition: { duration: ⟦450⟧ }", "bare-duration", "transition: { duration: 450ms }"),
        Mistake("transition: ⟦\"300\"⟧", "bare-duration", "transition: \"300ms\""),
        Mistake(
            "focus: { scale: 1.1, duration: ⟦400⟧ }", "bare-duration",
            "focus: { scale: 1.1, duration: 400ms }"),
        Mistake(
            "timer: 3s\nitems: [{ id: a, duration: ⟦4000⟧ }, b]", "bare-duration",
            "timer: 3s\nitems: [{ id: a, duration: 4000ms }, b]"),
        Mistake("timer: ⟦100⟧", "bare-duration", "timer: 100s"),
        Mistake("timer: ⟦3600.5⟧", "bare-duration", "timer: 3600.5ms"),
        Mistake(
            "scenarios:\n  - name: x\n    duration: 12s\n    inputs: [{ at: ⟦1900⟧, next: true }]",
            "bare-duration",
            "scenarios:\n  - name: x\n    duration: 12s\n    inputs: [{ at: 1900ms, next: true }]"),
        Mistake("timer: ⟦3 sec⟧", "duration-syntax", "timer: 3s"),
        Mistake("timer: ⟦3 seconds⟧", "duration-syntax", "timer: 3s"),
        Mistake("timer: ⟦3S⟧", "duration-syntax", "timer: 3s"),
        Mistake("timer: ⟦3,5s⟧", "duration-syntax", "timer: 3.5s"),
        Mistake("timer: ⟦PT3S⟧", "duration-syntax", "timer: 3s"),
        Mistake("timer: ⟦1:30⟧", "duration-syntax", "timer: 1m30s"),
        Mistake("timer: ⟦3000 ms⟧", "duration-syntax", "timer: 3000ms"),
        Mistake("timer: ⟦0 sec⟧", "duration-syntax", "timer: 1s"),
        Mistake("timer: ⟦-3s⟧", "out-of-range", "timer: 3s"),
        Mistake("timer: ⟦0⟧", "out-of-range", ""),
        Mistake("timer: ⟦none⟧", "duration-syntax", ""),
        Mistake("timer: ⟦off⟧", "duration-syntax", ""),
        Mistake("timer: ⟦never⟧", "duration-syntax", ""),
        Mistake("timer: ⟦false⟧", "wrong-type", ""),
        Mistake("timer: ⟦null⟧", "wrong-type", ""),
        Mistake("timer: ⟦~⟧", "wrong-type", ""),
        Mistake("timer: ⟦true⟧", "wrong-type", "timer: 2s"),
        Mistake("transition: ⟦none⟧", "duration-syntax", "transition: 0s"),
        Mistake("transition: ⟦true⟧", "wrong-type", "transition: 300ms"),
        Mistake("focus: ⟦true⟧", "wrong-type", "focus: 1.1"),
        Mistake("focus: ⟦none⟧", "wrong-type", ""),
        Mistake("focus: ⟦\"1.1\"⟧", "wrong-type", "focus: 1.1"),
        Mistake(
            "viewport: { width: ⟦390px⟧, height: 300 }", "wrong-type",
            "viewport: { width: 390, height: 300 }"),
        Mistake("viewport:\n  width: ⟦100%⟧", "wrong-type", "viewport:\n  width: 390"),
        Mistake("viewport: { width: ⟦auto⟧ }", "wrong-type", "viewport: { width: 390 }"),
        Mistake("viewport: { width: ⟦1_000⟧ }", "yaml-1-1-number", "viewport: { width: 1000 }"),
        Mistake("viewport: { width: ⟦0x1F⟧ }", "yaml-1-1-number", "viewport: { width: 31 }"),
        Mistake(
            "layout: { cellWidthMultiplier: ⟦0x1F⟧ }", "yaml-1-1-number",
            "layout: { cellWidthMultiplier: 1 }"),
        Mistake(
            "layout:\n  cellWidthMultiplier: ⟦70%⟧", "wrong-type",
            "layout:\n  cellWidthMultiplier: 0.7"),
        Mistake(
            "layout:\n  cellWidthMultiplier: ⟦170%⟧", "wrong-type",
            "layout:\n  cellWidthMultiplier: 1"),
        Mistake(
            "layout: { cellWidthMultiplier: ⟦1.5⟧ }", "out-of-range",
            "layout: { cellWidthMultiplier: 1 }"),
        Mistake("layout: { spacing: ⟦-5⟧ }", "out-of-range", "layout: { spacing: 0 }"),
        Mistake("layout: { spacing: ⟦\"20\"⟧ }", "wrong-type", "layout: { spacing: 20 }"),
        Mistake("timer: { interval: 3s, cycles: ⟦0⟧ }", "out-of-range", "timer: { interval: 3s }"),
        Mistake(
            "timer: { interval: 3s, cycles: ⟦infinite⟧ }", "wrong-type", "timer: { interval: 3s }"),
        Mistake(
            "timer: { interval: 3s, cycles: ⟦2.5⟧ }", "wrong-type",
            "timer: { interval: 3s, cycles: 2 }"),
    ]
}

extension Banner.Event.Kinds {
    /// Every kind with its name, in the order of «What a banner means», Events and state.
    package static let words: [(word: String, kinds: Banner.Event.Kinds)] = [
        ("start", .start), ("change", .change), ("settle", .settle), ("recenter", .recenter), ("timer", .timer),
        ("dragBegin", .dragBegin), ("dragEnd", .dragEnd), ("hide", .hide), ("show", .show), ("pause", .pause),
        ("resume", .resume), ("hover", .hover), ("leave", .leave), ("focusIn", .focusIn), ("focusOut", .focusOut),
        ("open", .open), ("focus", .emphasis), ("indicator", .indicator), ("items", .items), ("end", .end),
    ]

    /// The same names in the order of the kinds' bits.
    fileprivate static let byBit = (0..<words.count).map { bit in
        words.first { $0.kinds.rawValue == 1 << bit }?.word ?? ""
    }
}

extension Banner.Event.Kind {
    /// The event's name.
    package var word: String { Banner.Event.Kinds.byBit[kinds.rawValue.trailingZeroBitCount] }
}

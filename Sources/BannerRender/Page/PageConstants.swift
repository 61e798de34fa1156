import BannerDiagnostics

/// Constants that the scripts of pages share with the Swift code.
enum PageConstants {
    /// The severities, in the order of the gallery's counts.
    static let severities = ["error", "warning", "advice"]

    /// The constants as JSON.
    static let json: JSON = [
        "second": .number(Time.seconds(1).microseconds), "latest": .number(Int64(NumberReader.limit)),
        "inputKinds": .object(InputKind.allCases.map { ($0.rawValue, .number($0.code)) }),
        "inputLimit": .number(Banner.Scenario.inputLimit),
        "swipe": .number(Banner.Input.Swipe.duration.microseconds),
        "eventKinds": .object(Banner.Event.Kinds.words.map { ($0.word, .number($0.kinds.rawValue)) }),
        "severities": .array(severities.map(JSON.string)),
    ]
}

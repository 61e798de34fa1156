import BannerDiagnostics

/// What the scripts of pages share with this program: each number and word is written once, here or where its type is.
enum PageConstants {
    /// The severities of findings, in the order in which the gallery counts them.
    static let severities = ["error", "warning", "advice"]

    /// The constants as a JSON object.
    static let json: JSON = [
        "second": .number(Time.seconds(1).microseconds), "latest": .number(Int64(NumberReader.limit)),
        "inputKinds": .object(InputKind.allCases.map { ($0.rawValue, .number($0.code)) }),
        "inputLimit": .number(Banner.Scenario.inputLimit),
        "swipe": .number(Banner.Input.Swipe.duration.microseconds),
        "eventKinds": .object(Banner.Event.Kinds.words.map { ($0.word, .number($0.kinds.rawValue)) }),
        "severities": .array(severities.map(JSON.string)),
    ]
}

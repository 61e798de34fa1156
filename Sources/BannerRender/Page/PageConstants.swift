/// What the scripts of pages share with this program: each number and word is written once, here or where its type is.
enum PageConstants {
    /// The severities of findings, in the order in which the gallery counts them.
    static let severities = ["error", "warning", "advice"]

    /// The constants as a JSON object.
    static let json: [UInt8] = {
        let kinds = InputKind.all.enumerated().map { "\"\($0.element.word)\":\($0.offset)" }
        let events = Banner.Event.Kinds.words.map { "\"\($0.word)\":\($0.kinds.rawValue)" }
        return Array(
            """
            {"second":\(Time.seconds(1).microseconds),"latest":\(Int64(NumberReader.limit)),\
            "inputKinds":{\(kinds.joined(separator: ","))},"inputLimit":\(Banner.Scenario.inputLimit),\
            "swipe":\(Banner.Input.Swipe.duration.microseconds),"eventKinds":{\(events.joined(separator: ","))},\
            "severities":\(list(severities))}
            """.utf8)
    }()

    private static func list(_ words: [String]) -> String {
        "[\(words.map { "\"\($0)\"" }.joined(separator: ","))]"
    }
}

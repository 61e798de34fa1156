import BannerReport
import Diagnostics
import YAMLTree

extension Command {
    /// Checks banner files.
    static let validate = Command(
        name: "validate",
        summary: "check banner files and say what to change",
        operands: "PATH...",
        operandCount: 1...Int.max,
        examples: [
            ("bannerkit validate home.banner.yaml", "one file, whatever its ending"),
            ("bannerkit validate .", "every *.banner.yaml and *.banner.yml below here"),
            ("bannerkit validate - < draft.yaml", "standard input"),
        ],
        options: [.failOn, .maxSize, .quiet, .color]
    ) { context, arguments throws(Failure) in try Validation(arguments).run(in: &context) }
}

extension Option {
    /// Says which findings make the exit code 1.
    static let failOn = Option(
        "fail-on", value: "LEVEL", choices: ["error", "warning", "advice", "never"],
        "exit with 1 from this severity on: error (default), warning, advice, never")
}

/// One run of `validate`.
struct Validation {
    private let inputs: Inputs
    private let limits: Limits
    private let quietness: Int
    private let color: String?
    private let threshold: Severity?

    init(_ arguments: Arguments) throws(Failure) {
        limits = try Size.limits(arguments)
        quietness = arguments.count(of: .quiet)
        color = arguments.value(of: .color)
        let word = arguments.value(of: .failOn) ?? Severity.error.name
        threshold = Severity.allCases.first { $0.name == word }
        inputs = Inputs(arguments.operands)
    }

    /// Checks every file and prints what was found.
    func run(in context: inout Context) throws(Failure) -> ExitCode {
        var hasFaults = !inputs.faults.isEmpty
        for fault in inputs.faults { context.note(fault) }
        let text = TextReport(context.environment.style(color: color))
        var tally = Tally()
        for path in inputs.files {
            do throws(Failure) {
                let file = try context.read(path, limit: limits.maxBytes)
                let report = BannerCheck.report(on: file, limits: limits)
                tally.add(report)
                if quietness < 2 { try context.output.write(text.text(of: report, in: file)) }
            } catch {
                context.tell(error)
                hasFaults = true
            }
        }
        if quietness == 0 && tally.files > 0 { try context.output.write(tally.summary + "\n") }
        if hasFaults { return .inputOutput }
        return threshold.map(tally.hasFindings) ?? false ? .findings : .clean
    }
}

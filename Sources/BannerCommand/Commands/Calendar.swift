import BannerCalendar
import BannerDiagnostics
import BannerKit
import BannerRender
import BannerYAML

extension Command {
    /// Prints what is available when.
    static let calendar = Command(
        name: "calendar",
        summary: "print what is available when, over days or years",
        operands: "PATH...",
        examples: [
            "bannerkit calendar home.banner.yaml --from 2026-11-01 --to 2026-12-31": "two whole months",
            "bannerkit calendar . --from 2027-01-01 --to 2027-12-31 -f ics -o 2027.ics": "a year for calendar programs",
            "bannerkit calendar . --from 2026-11-23 --to 2026-11-29 -f svg -o week.svg": "a week as a picture",
        ],
        options: [.fromDate, .toDate, .calendarFormat, .output, .noIgnore, .maxSize, .color]
    ) { context, arguments throws(Failure) in try CalendarRun(arguments, context).run() }
}

extension Option {
    /// The beginning of the span.
    static let fromDate = Option(
        "from", value: "DATE", "the first day, or a time such as 2026-11-27T06:00, in each banner's timeZone")
    /// The end of the span.
    static let toDate = Option("to", value: "DATE", "the last day, or the end as a time")
    /// The format of a calendar.
    static let calendarFormat = Option(
        "format", "f", choices: CalendarRun.Format.allCases.map(\.rawValue),
        "the output format; default: table on a terminal, otherwise ndjson")
}

/// One run of `calendar`.
struct CalendarRun {
    /// A format.
    enum Format: String, CaseIterable {
        case table, ndjson, ics, svg
    }

    private let context: Context
    private let arguments: Arguments
    private let span: DateSpan
    private let format: Format
    private let isTerminal: Bool

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        self.arguments = arguments
        self.context = context
        guard let span = try DateSpan(arguments) else { throw DateSpan.missing(.fromDate) }
        self.span = span
        isTerminal = context.environment.isTerminal && arguments.value(of: .output) == nil
        format = arguments.value(of: .calendarFormat).flatMap(Format.init) ?? (isTerminal ? .table : .ndjson)
    }

    func run() throws(Failure) -> ExitCode {
        let inputs = try Inputs(arguments.operands, isIgnoring: !arguments.has(.noIgnore))
        context.note(inputs.faults)
        var code = inputs.faults.isEmpty ? ExitCode.clean : .inputOutput
        let output = try context.output(to: arguments.path(of: .output), sparing: inputs.files)
        var calendar = ICalendar()
        var drawn: [PlannedBanner] = []
        var isFirst = true
        for path in inputs.files where !output.isClosed {
            let plan: PlannedBanner
            do throws(Failure) {
                plan = try span.plan(of: context.banner(path, arguments))
            } catch {
                // The other files have their plans as well, unless the command line is at fault.
                guard error.code != .usage else { throw error }
                context.tell(error)
                code = code == .inputOutput ? code : error.code
                continue
            }
            if format == .ics && isFirst { try output.emit { calendar.appendHeading(to: &$0) } }
            switch format {
            case .table:
                if !isFirst { try output.write("\n") }
                try output.emit { PlanTable(plan, isOnScreen: isTerminal).append(to: &$0) }
            case .ndjson:
                var lines = PeriodLines(plan)
                var hasMore = true
                while hasMore && !output.isClosed { try output.emit { hasMore = lines.appendNext(to: &$0) } }
            case .ics:
                try calendar.write(plan) { (body) throws(Failure) in try output.emit(body) }
            case .svg: drawn.append(plan)
            }
            isFirst = false
        }
        // A calendar in which a banner is missing takes no file's place, and one without any is not printed either.
        guard !isFirst, code == .clean || output.isStandard else {
            context.noteUnwritten(arguments.path(of: .output), "a banner's calendar is missing")
            return code
        }
        if format == .ics { try output.emit { calendar.appendEnd(to: &$0) } }
        if format == .svg { try output.write(PlanSVG(drawn).text) }
        try output.finish()
        return code
    }
}

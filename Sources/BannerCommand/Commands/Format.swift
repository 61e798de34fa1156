/// A run of `format`.
struct FormatRun {
    private let context: Context
    private let arguments: Arguments
    private let inputs: Inputs
    private let limits: Limits
    private let jobs: Int
    private var code = ExitCode.clean
    /// The number of files that were or would be formatted, of files left as they are, and of
    /// those that cannot be formatted.
    private var count = (changed: 0, left: 0, unread: 0)

    init(_ arguments: Arguments, _ context: Context) throws(Failure) {
        (self.arguments, self.context) = (arguments, context)
        limits = try SizeOption.limits(arguments)
        jobs = try arguments.jobs()
        inputs = try Inputs(arguments)
    }

    consuming func run() throws(Failure) -> ExitCode {
        context.report(of: inputs.settings)
        code = context.note(inputs)
        let style = context.style(arguments, onErrors: true)
        let (files, limits) = (inputs.files, limits)
        try Threads.forEach(files.count, jobs: jobs, isBound: true) {
            Outcome(files[$0], limits, style)
        } take: { number, outcome throws(Failure) in
            try take(outcome, files[number])
        }
        guard !files.contains(where: \.isStandardStream), !arguments.has(.quiet) else {
            return code
        }
        let isOnlyShown = arguments.has(.check) || arguments.has(.diff)
        context.note(
            """
            \(count.changed.of("file")) \(isOnlyShown ? "would be " : "")formatted, \
            \(count.left.of("file")) unchanged\
            \(count.unread > 0 ? ", \(count.unread) not read" : "")
            """)
        return code
    }

    private mutating func take(_ outcome: Outcome, _ path: Path) throws(Failure) {
        let name = path.nameInReports
        switch outcome {
        case .refused(let findings):
            count.unread += 1
            Terminal.printError(findings)
            code.raise(to: .findings)
        case .unread(let reason):
            count.unread += 1
            context.note("cannot read `\(name)`: \(reason)")
            code.raise(to: .inputOutput)
        case .left(let file, let reason):
            count.left += 1
            if let reason { context.note("`\(name)` is unchanged: \(reason)") }
            if path.isStandardStream { try show(FileFix(file, file.bytes), path) }
        case .formed(let fileFix):
            if path.isStandardStream || arguments.has(.check) || arguments.has(.diff) {
                count.changed += 1
                return try show(fileFix, path)
            }
            try write(fileFix, to: path)
        }
    }

    /// Prints the formatted text, its diff, or the name of the file.
    private mutating func show(_ fileFix: FileFix, _ path: Path) throws(Failure) {
        let name = path.nameInReports
        let isChanged = fileFix.old != fileFix.new
        if arguments.has(.diff) {
            if isChanged {
                try context.show(fileFix.difference(path, name), color: arguments.value(of: .color))
            }
        } else if !arguments.has(.check) {
            return try context.output.write(fileFix.new)
        } else if isChanged && !arguments.has(.quiet) {
            context.note("would format `\(name)`")
        }
        if isChanged { code.raise(to: .findings) }
    }

    private mutating func write(_ fileFix: FileFix, to path: Path) throws(Failure) {
        switch fileFix.write(to: path) {
        case .written:
            count.changed += 1
            if !arguments.has(.quiet) { context.note("formatted `\(path.text)`") }
        case .wasThere: count.left += 1
        case .changed:
            context.note("did not format `\(path.text)`: it was changed meanwhile; run again")
            code.raise(to: .inputOutput)
        case .failed(let reason):
            context.note("cannot write `\(path.text)`: \(reason)")
            code.raise(to: .inputOutput)
        }
    }

    /// The result for one file.
    private enum Outcome {
        case formed(FileFix), left(SourceFile, String?), refused(String), unread(String)

        init(_ path: Path, _ limits: Limits, _ style: TextStyle) {
            do {
                let file = try Context.file(path, limit: limits.maxBytes)
                guard file.encoding == .utf8 else {
                    self = .left(file, "it is UTF-16, and only UTF-8 is written")
                    return
                }
                var report = Report()
                guard let document = Document.parse(file, limits: limits, into: &report) else {
                    self = .refused(TextReport(style).text(of: report, in: file))
                    return
                }
                guard let formatted = Formatting(document, limits) else {
                    self = .left(file, file.isJSON ? nil : "formatting would change its meaning")
                    return
                }
                self =
                    formatted.bytes == file.bytes
                    ? .left(file, nil) : .formed(FileFix(file, formatted.bytes))
            } catch {
                self = .unread(error.message)
            }
        }
    }
}

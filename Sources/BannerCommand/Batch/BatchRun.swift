/// A run of `batch`, which answers every line of input in order.
struct BatchRun {
    private let work: BatchTask
    private let keys: [String]
    private let limits: Limits
    private let configuration: RuleConfiguration
    private let threshold: Severity?
    private let jobs: Int
    private var hasFailed = false

    /// The bytes of input to read at a time, per job.
    private static let window = 1 << 16

    init(_ arguments: Arguments) throws(Failure) {
        try require(
            !Terminal.isInputTerminal,
            "`batch` reads records from standard input, which is the terminal",
            help: "`bannerkit batch < specs.ndjson`; \(BatchRecord.example)")
        work = try BatchTask(arguments)
        limits = try SizeOption.limits(arguments)
        configuration = try RuleSelection(arguments).applied(to: .standard)
        threshold = arguments.value(of: .failOn).flatMap(Settings.FailLevel.init)?.severity
        jobs = try arguments.jobs(otherwise: 1)
        keys = try BatchRun.keys(arguments)
    }

    /// The longest accepted line in bytes: JSON can escape one byte of text as six, as in `\u000A`.
    private var lineLimit: Int { 8 * limits.maxBytes + (1 << 16) }

    /// The member names of `--keep`.
    private static func keys(_ arguments: Arguments) throws(Failure) -> [String] {
        let own = [
            "v", "line", "id", "spec", "ok", "errors", "warnings", "findings", "reason", "result",
        ]
        var keys: [String] = []
        for word in arguments.words(of: .keep) {
            try require(
                !own.contains(word), "`--keep` cannot be `\(word)`",
                help: "this is a key of the answer, or of every record")
            if !keys.contains(word) { keys.append(word) }
        }
        return keys
    }

    consuming func run() throws(Failure) -> ExitCode {
        var lines = LineStream(limit: lineLimit)
        let output = Output(.wholeLines)
        var number = 0
        while true {
            let batch = try lines.next(bytes: BatchRun.window * jobs)
            guard !batch.isEmpty else { break }
            try Threads.forEach(batch.count, jobs: jobs, isBound: true) { [self, number] in
                answer(batch[$0], line: number + 1 + $0)
            } take: { _, answer throws(Failure) in
                // Nobody reads the rest.
                if output.isClosed { throw Failure(code: hasFailed ? .findings : .clean) }
                if answer.hasFailed { hasFailed = true }
                try output.write(answer.text)
            }
            number += batch.count
            if !lines.hasMore { try output.flush() }
        }
        try output.flush()
        return hasFailed ? .findings : .clean
    }

    /// Answers a record; `hasFailed` if its findings reach `--fail-on`.
    private func answer(_ line: [UInt8]?, line number: Int) -> (text: [UInt8], hasFailed: Bool) {
        let record = BatchRecord(line, limit: lineLimit, keeping: keys, work.dates)
        var results: [[UInt8]] = []
        var (report, reason) = (record.report, nil as Failure?)
        if let spec = record.spec {
            let file = BannerFile.read(
                spec, limits: limits, advice: .told, configuration: configuration)
            report = file.report
            if let banner = file.banner {
                do { results = try work.results(for: banner, file.document, &report) } catch {
                    reason = error
                }
            }
        }
        let text = record.answer(results, line: number, keys, report, reason)
        return (text, threshold.map(report.hasFindings(asBadAs:)) ?? false)
    }
}

/// A line iterator over standard input with a bounded buffer.
struct LineStream {
    /// A line without its LF; `nil` for a line over the limit, whose text is discarded.
    typealias Line = [UInt8]?

    private let limit: Int
    private var buffer: [UInt8] = []
    /// The start of the unfinished line in the buffer.
    private var start = 0
    /// Where the search for the next LF continues.
    private var searched = 0
    /// Whether the unfinished line already exceeds the limit.
    private var isTooLong = false
    private var isOver = false

    init(limit: Int) { self.limit = limit }

    /// Whether input can be read without blocking.
    var hasMore: Bool { !isOver && FileSystem.isReadable(0) }

    /// Reads about `wanted` bytes of lines; empty at the end of input.
    ///
    /// Blocks only for the first line.
    mutating func next(bytes wanted: Int) throws(Failure) -> [Line] {
        var lines: [Line] = []
        var size = 0
        while true {
            takeLines(&lines, &size)
            guard !isOver, size < wanted, lines.isEmpty || FileSystem.isReadable(0) else { break }
            try read()
        }
        return lines
    }

    private mutating func takeLines(_ lines: inout [Line], _ size: inout Int) {
        while let end = buffer.firstLineBreak(from: searched) {
            lines.append(isTooLong || end - start > limit ? nil : Array(buffer[start..<end]))
            size += end + 1 - start
            (start, searched, isTooLong) = (end + 1, end + 1, false)
        }
        searched = buffer.count
        if searched - start > limit {
            // The rest of a line that is too long is discarded.
            (isTooLong, start) = (true, searched)
        }
    }

    private mutating func read() throws(Failure) {
        buffer.removeSubrange(..<start)
        (searched, start) = (searched - start, 0)
        do {
            let part = try FileSystem.readNext(0, atMost: 1 << 16)
            isOver = part.isEmpty
            // The last line can lack an LF.
            buffer += isOver && (!buffer.isEmpty || isTooLong) ? [0x0A] : part
        } catch {
            throw .inputOutput("cannot read standard input: \(error.message)")
        }
    }
}

extension [UInt8] {
    /// The position of the first LF at or after `start`; `nil` if there is none.
    fileprivate func firstLineBreak(from start: Int) -> Int? {
        unsafe withUnsafeBytes { bytes in
            guard start < bytes.count, let base = bytes.baseAddress,
                let found = unsafe memchr(base + start, 0x0A, bytes.count - start)
            else { return nil }
            return unsafe UnsafeRawPointer(found) - base
        }
    }
}

import BannerDiagnostics
import BannerKit
import BannerRender
import BannerYAML
import FuzzDriver

/// Reading: any bytes give findings within the text, and what is accepted can be played and drawn.
@main
enum FuzzYAML {
    static func main() {
        Fuzzing.run { bytes in
            let file = SourceFile(name: "fuzz.banner.yaml", bytes: bytes)
            let reading = BannerFile.read(file)
            let end = file.lineTable().codePointCount
            for finding in reading.report.findings {
                Fuzzing.require(
                    finding.range.start <= finding.range.end && finding.range.end <= end,
                    "\(finding)")
                for edit in finding.remedies.flatMap(\.edits) {
                    Fuzzing.require(edit.range.end <= end, "\(finding)")
                }
            }
            _ = TextReport().text(of: reading.report, in: file)
            mend(file, reading.report)
            guard let banner = reading.banner else { return }
            Fuzzing.require(!reading.report.hasErrors, "a banner with errors")
            play(banner)
        }
    }

    /// Fixes make no finding that was not there, nothing is left for a second run, and their
    /// difference is a patch.
    private static func mend(_ file: SourceFile, _ report: Report) {
        let fixes = BannerFile.SafeFixes(file)
        guard fixes.count > 0 else {
            return Fuzzing.require(fixes.file.bytes == file.bytes, "a change that mends nothing")
        }
        Fuzzing.require(fixes.file.bytes != file.bytes, "\(fixes.count) fixes and no change")
        let after = BannerFile.read(fixes.file)
        let before = report.count(of: .error) + report.count(of: .warning)
        let left = after.report.count(of: .error) + after.report.count(of: .warning)
        // Among very many errors nobody looks at what a misspelt key holds, so mending the key may
        // bring more to light; and so does mending what stopped the reader.
        let stoppedReader = report.findings.contains {
            $0.rule.group == .reading && $0.severity == .error
        }
        Fuzzing.require(
            stoppedReader
                || after.document != nil
                    && (left < before || !after.report.hasErrors || before >= 200),
            "\(before) findings, \(fixes.count) mended, \(left) left\n\(String(decoding: fixes.file.bytes, as: UTF8.self))"
        )
        Fuzzing.require(
            BannerFile.SafeFixes(fixes.file).count == 0,
            "more to mend\n\(String(decoding: fixes.file.bytes, as: UTF8.self))")
        _ = UnifiedDiff(name: Array("a".utf8), from: file.bytes, to: fixes.file.bytes).patch()
    }

    private static func play(_ banner: Banner) {
        let json = StateJSON(banner)
        for scenario in banner.scenarios.prefix(4) {
            _ = Schedule(banner, scenario: scenario).verdicts(
                on: scenario.expect, over: scenario.duration)
        }
        let timeline = Schedule(banner).events(upTo: .seconds(3_600), kinds: .all)
        _ = timeline.eventCount(limit: 10_000)
        let items = timeline.schedule.exposure(over: timeline.end).items
        // Cards of one page are shown together.
        let isPlain = banner.paging.group == .cards(1) && banner.paging.flush != true
        let shown = items.reduce(Time.zero) { $0 + $1.shown }
        Fuzzing.require(!isPlain || shown == timeline.end, "\(items)")
        for instant in [Time.zero, .milliseconds(2_150), .seconds(86_400)] {
            var text: [UInt8] = []
            json.append(timeline.schedule.state(at: instant), to: &text)
            _ = timeline.schedule.frame(at: instant)
        }
    }
}

import BannerKit
import FuzzDriver

/// The engine: whoever is asked in whatever way, the answers agree, and none takes long.
@main
enum FuzzEngine {
    static func main() {
        Fuzzing.run { bytes in
            let fuzzed = FuzzedBanner(bytes)
            Fuzzing.show("\(fuzzed)")
            let check = EngineCheck(fuzzed, probes: probes(bytes, fuzzed.duration))
            check.states()
            check.exposure()
            check.verdicts()
            check.events()
            check.cycle()
        }
    }

    /// Instants to look at: the beginning, the end, some between, and one a century later.
    private static func probes(_ bytes: [UInt8], _ duration: Time) -> [Time] {
        var choices = RandomChoices(bytes.reversed())
        let between = (0..<4).map { _ in
            Time(microseconds: Int64(choices.number(below: Int(duration.microseconds) + 1)))
        }
        let late = Time.seconds(100 * 366 * 86_400) + choices.time([0, 1_234_567])
        return (between + [.zero, duration, late]).sorted()
    }
}

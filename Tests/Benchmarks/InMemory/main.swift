import BannerKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Seconds of processor that this program has used.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The least seconds that `body` takes; what it returns is kept from being left out.
func least(of rounds: Int, _ body: () -> Int) -> (seconds: Double, result: Int) {
    var best = (seconds: Double.infinity, result: 0)
    for _ in 0..<rounds {
        let before = processorTime()
        let result = body()
        best = (min(best.seconds, processorTime() - before), result)
    }
    return best
}

/// A fixed task, done once for its instructions to be counted; without one, times are measured.
let task = CommandLine.arguments.dropFirst().first
let rounds = task == nil ? 15 : 1

var banner = Banner(items: ["a", "b", "c", "d", "e"].map { Banner.Item(id: $0) })
banner.timer = Banner.Timer(interval: .seconds(2))
let year = Time.seconds(366 * 86_400)

/// How many millions of changes a second of processor come out of a loop over a timeline.
if task != "states" {
    let end = task == nil ? year : .seconds(30 * 86_400)
    let played = least(of: rounds) {
        var changes = 0
        for event in Schedule(banner).events(upTo: end) {
            if case .change = event.kind { changes += 1 }
        }
        return changes
    }
    print("changes \(Double(played.result) / played.seconds / 1e6)")
}

/// How many nanoseconds a state takes, far out as well as near by.
for (name, start) in [("near", Time.seconds(100)), ("far", Time.seconds(100 * 31_557_600))]
where task != "events" {
    let timeline = Schedule(banner).events(upTo: year)
    let count = task == nil ? 200_000 : 10_000
    let asked = least(of: rounds) {
        var sum = 0
        for step in 0..<count {
            sum &+=
                timeline.schedule.state(at: start + Time(microseconds: Int64(step) * 9_973)).page
        }
        return sum
    }
    print("\(name) \(asked.seconds / Double(count) * 1e9)")
}

import BannerCalendar
import BannerPlayer
import Synchronization

/// A clock that a test moves: it sleeps until it is told what time it is.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var time: Duration = .zero

        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (a: Instant, b: Instant) -> Bool { a.time < b.time }
    }

    private struct Sleeper {
        let id: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var now = Instant()
        var count = 0
        var sleepers: [Sleeper] = []
        /// The cancelled ones that had not begun to sleep.
        var cancelled: Set<Int> = []
        /// The seconds between the system's date and this clock.
        var date = 1_795_694_400.0
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .nanoseconds(1) }
    /// How many tasks sleep.
    var sleepers: Int { state.withLock { $0.sleepers.count } }

    /// The system's date, which this clock moves, too.
    var date: BannerCalendar.Instant {
        state.withLock {
            .init(secondsSince1970: $0.date + Banner.Time($0.now.time).seconds)
        }
    }

    func setDate(by seconds: Double) { state.withLock { $0.date += seconds } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.count += 1
            return state.count
        }
        let isAwake = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: Bool? = state.withLock { state in
                    if state.cancelled.remove(id) != nil { return false }
                    if deadline <= state.now { return true }
                    state.sleepers.append(
                        Sleeper(id: id, deadline: deadline, continuation: continuation))
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let sleeper: Sleeper? = state.withLock { state in
                guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.sleepers.remove(at: index)
            }
            sleeper?.continuation.resume(returning: false)
        }
        if !isAwake { throw CancellationError() }
    }

    /// Moves to a time; who has slept until then wakes, as after a sleep of the device.
    func jump(to time: Duration) {
        let due = state.withLock { state in
            state.now = Instant(time: time)
            let due = state.sleepers.filter { $0.deadline <= state.now }
            state.sleepers.removeAll { $0.deadline <= state.now }
            return due
        }
        for sleeper in due { sleeper.continuation.resume(returning: true) }
    }
}

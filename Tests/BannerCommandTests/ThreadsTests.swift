import Testing

@testable import BannerCommand

@Suite("Work on several threads")
struct ThreadsTests {
    @Test(arguments: 1...9)
    func `gives each result once and in the order of the work, however much there is`(jobs: Int) {
        for count in 0...70 {
            var results: [[Int]] = []
            Threads.forEach(count, jobs: jobs) {
                3 * $0
            } take: {
                results.append([$0, $1])
            }
            #expect(results == (0..<count).map { [$0, 3 * $0] })
        }
    }

    @Test(arguments: [false, true])
    func `keeps the order while the first result is late, and many wait for it`(isBound: Bool) {
        var results: [Int] = []
        Threads.forEach(1_000, jobs: 4, isBound: isBound) { number in
            if number.isMultiple(of: 100) { FileSystem.wait(milliseconds: 20) }
            return number
        } take: {
            results.append($1)
        }
        #expect(results == Array(0..<1_000))
    }

    private struct Full: Error {}

    @Test(arguments: 1...4, [false, true])
    func `ends with the first error, and passes on nothing that comes later`(
        jobs: Int, isBound: Bool
    ) {
        var results: [Int] = []
        #expect(throws: Full.self) {
            try Threads.forEach(1_000, jobs: jobs, isBound: isBound) {
                $0
            } take: { number, _ throws(Full) in
                if number == 50 { throw Full() }
                results.append(number)
            }
        }
        #expect(results == Array(0..<50))
    }
}

import Testing

@testable import BannerCommand

@Suite("Work on several threads")
struct ThreadsTests {
    @Test func `is enough for each of them, where there is as much as that`() {
        for jobs in 1...40 {
            for count in 1...700 {
                let share = Threads.share(of: count, jobs: jobs)
                let shares = (count + share - 1) / share
                #expect(shares >= min(jobs, count), "\(count) pieces for \(jobs) threads")
            }
        }
    }

    @Test(arguments: 1...9)
    func `gives each result once and in the order of the work, however much there is`(jobs: Int) {
        for count in 0...70 {
            #expect(Threads.map(count, jobs: jobs) { 3 * $0 } == (0..<count).map { 3 * $0 })
        }
    }
}

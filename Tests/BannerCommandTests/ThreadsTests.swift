import Testing

@testable import BannerCommand

@Suite("Work on several threads")
struct ThreadsTests {
    @Test(arguments: 1...9)
    func `gives each result once and in the order of the work, however much there is`(jobs: Int) {
        for count in 0...70 {
            #expect(Threads.map(count, jobs: jobs) { 3 * $0 } == (0..<count).map { 3 * $0 })
        }
    }
}

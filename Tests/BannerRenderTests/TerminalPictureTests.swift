import BannerKit
import BannerReport
import Testing

@testable import BannerRender

@Suite struct `A banner drawn with characters` {
    private static let banner = Banner(
        items: [
            Banner.Item(id: "a", title: "여름 세일 50% 여름 세일 50%"),
            Banner.Item(id: "b", title: "second", subtitle: "가나다라마"),
            Banner.Item(id: "c", title: "👨‍👩‍👧 family"),
        ],
        timer: Banner.Timer(interval: .seconds(1)))

    /// Every column of the window while its cards pass, on screens in which the window does not fill the width.
    @Test(arguments: [(80, 24), (40, 12), (21, 9), (9, 30), (120, 10)])
    func `keeps a leaving card's words inside the window`(columns: Int, rows: Int) {
        for loop in [Banner.Paging.Loop.infinite, .rewind] {
            var banner = Self.banner
            banner.paging.loop = loop
            let picture = TerminalPicture(banner, TerminalPicture.Style())
            let schedule = Schedule(banner)
            let resting = picture.lines(schedule.state(at: .zero), columns: columns, rows: rows, isPaused: false)
            // A card at rest fills the window.
            let margin = resting.filter { $0.contains("░") }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            for instant in 0..<400 {
                let state = schedule.state(at: .milliseconds(Int64(instant) * 10))
                let lines = picture.lines(state, columns: columns, rows: rows, isPaused: false)
                #expect(lines.allSatisfy { width($0) == columns }, "\(state.time)")
                for line in lines.prefix(max(3, rows - 5)) {
                    #expect(line.prefix(margin).allSatisfy { $0 == " " }, "\(state.time): \(line)")
                }
            }
        }
    }

    private func width(_ line: String) -> Int { line.reduce(0) { $0 + $1.displayWidth } }
}

@Suite struct `A grid of characters` {
    @Test func `keeps its width when half of a wide letter is overwritten`() {
        for column in 0..<6 {
            var grid = CellGrid(columns: 6, rows: 1)
            grid.put("가나다", column: 0, row: 0, limit: 6)
            grid.put("x", column: column, row: 0, limit: 6)
            let line = grid.lines(colors: .none)[0]
            #expect(line.reduce(0) { $0 + $1.displayWidth } == 6 && line.contains("x"), "\(line)")
        }
    }

    @Test(arguments: [(-2, "  다   "), (-1, " 나다  "), (0, "  나다 "), (1, " 가나다"), (2, "  가나 "), (5, "     가")])
    func `cuts wide letters off at both ends`(column: Int, expected: String) {
        var grid = CellGrid(columns: 7, rows: 1)
        grid.put("가나다", column: column, row: 0, from: 1, limit: 7)
        #expect(grid.lines(colors: .none) == [expected])
    }
}

import BannerKit
import Testing

@testable import BannerRender

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

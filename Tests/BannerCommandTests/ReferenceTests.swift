import Testing

@Suite("The reference page")
struct ReferenceTests {
    private static let lines = ReferencePage.markdown.split(
        separator: "\n", omittingEmptySubsequences: false
    ).map(
        String.init)

    @Test(arguments: [
        "| `interval` | duration, more than 0 | none, but it or `drift` is needed | How long a page is current, unless its item has its own `duration`. |",
        "| `cellWidthMultiplier` | number > 0, ≤ 1 | `1` | A card's width as a fraction of the viewport's. |",
        "| `spacing` | points ≥ 0 | `14` | How much shorter the thumb's path is than the free track, in points. |",
        "| `loop` | `none`, `rewind` or `infinite` | `infinite` | What comes after the last page. |",
        "| `by` | points | required | The finger's total movement in points along the axis; positive is to the right, or down. |",
        "| `timer` | duration or mapping | no timer | The timer that turns the pages, or just its interval. |",
        "| `color` | colour | `\"#00000033\"` | The colour of the parts that are not current. |",
        "| `easing` | `linear`, `easeIn`, `easeOut`, `easeInOut` or `[x1, y1, x2, y2]` | `easeOut` | How the growth speeds up and slows down. |",
        "Each has exactly one of `drag`, `swipe`, `select`, `next`, `previous`, `tap`, `pause`, `resume`, `hide`, `show`, `hover`, `leave`, `focusIn` or `focusOut`.",
        "The timer that turns the pages. A duration alone is its `interval`.",
    ])
    func `says`(line: String) {
        #expect(ReferenceTests.lines.contains(line))
    }

    @Test func `has a section for each mapping, in the order of the file`() {
        #expect(
            ReferenceTests.lines.filter { $0.hasPrefix("## ") } == [
                "## A banner", "## `viewport`", "## `layout`", "## `paging`", "## `timer`",
                "## `transition`",
                "## `focus`", "## `indicator`", "## `controls`", "## A breakpoint",
                "## A breakpoint's `viewport`",
                "## An item", "## An occasion", "## `everyWeeks`", "## A scenario",
                "## A scenario's `viewport`",
                "## An input",
                "## `drag`",
                "## An expectation", "## An expected `indicator`", "## Values",
            ])
    }

    @Test func `has four cells in each row of a table`() {
        let rows = ReferenceTests.lines.filter { $0.hasPrefix("|") }
        #expect(rows.count > 100)
        for row in rows {
            #expect(
                row.split(separator: "|", omittingEmptySubsequences: false).count == 6, "\(row)")
        }
    }

    @Test func `ends with one line break`() {
        #expect(
            ReferencePage.markdown.hasSuffix(".\n") && !ReferencePage.markdown.contains("\n\n\n"))
    }
}

/// A title must be readable while its page is shown: 20 letters per second, or 10 characters of
/// Chinese, Japanese or Korean.
enum UnreadableTitle {
    static let rule = Rule(
        "BK5003", "unreadable-title", .advice,
        "a title that cannot be read while its page is shown",
        """
        Film subtitles are written for about 20 letters per second, or 10 characters of Chinese, \
        Japanese or Korean; few viewers read faster. This title needs more time than its page is \
        shown for.

              items:
                - id: red
                  title: ⟦Everything that is red is now a little cheaper than it was⟧
            ✓     duration: 3s
                - orange
              timer: 2s
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        guard let timer = banner.turningTimer, banner.items.count > 1 else { return }
        for page in banner.items.indices {
            let dwell = (banner.items[page].duration ?? timer.interval).microseconds
            // A cheap filter: no character takes longer to read than one letter per byte.
            guard let title = banner.items[page].title, Int64(title.utf8.count) * letterTime > dwell
            else { continue }
            let time = title.unicodeScalars.reduce(into: Int64(0)) { $0 += readingTime(of: $1) }
            guard time > dwell else { continue }
            let needed = Time(microseconds: (time + 99_999) / 100_000 * 100_000)
            let words = DurationText.write
            context.report(
                rule,
                """
                reading this title takes `\(words(needed))`, but its page is shown for \
                `\(words(Time(microseconds: dwell)))`
                """,
                at: ["items", .item(page), "title"],
                remedies: [.write(needed, at: ["items", .item(page), "duration"])],
                notes: [
                    ("at 20 letters, or 10 Chinese, Japanese or Korean characters, per second", nil)
                ])
        }
    }

    private static let letterTime: Int64 = 50_000

    /// The time to read a character, in microseconds.
    private static func readingTime(of character: Unicode.Scalar) -> Int64 {
        switch character.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            letterTime * 2
        case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: 0
        default: letterTime
        }
    }
}

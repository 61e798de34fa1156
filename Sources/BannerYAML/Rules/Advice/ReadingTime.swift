import BannerDiagnostics
import BannerKit

extension BannerRule {
    /// A title can be read while its page is shown: 20 letters per second, or 10 characters of Chinese, Japanese or
    /// Korean.
    static let readingTime = BannerRule { banner, reading in
        guard let timer = banner.timer, banner.items.count > 1 else { return }
        for page in banner.items.indices {
            let dwell = (banner.items[page].duration ?? timer.interval).microseconds
            // No character takes longer to read than as many letters as it has bytes.
            guard Int64(banner.items[page].title?.utf8.count ?? 0) * letterTime > dwell,
                let title = banner.items[page].title
            else { continue }
            let time = title.unicodeScalars.reduce(into: Int64(0)) { $0 += readingTime(of: $1) }
            guard time > dwell else { continue }
            let seconds = DurationText.write(Time(microseconds: (time + 99_999) / 100_000 * 100_000))
            reading.advise(
                .unreadableTitle,
                "reading this title takes `\(seconds)`, but its page is shown for `\(DurationText.write(Time(microseconds: dwell)))`",
                at: ["items", .item(page), "title"],
                help: "shorten the title, or give the item a `duration` of `\(seconds)`",
                note: "at 20 letters, or 10 Chinese, Japanese or Korean characters, per second")
        }
    }

    private static let letterTime: Int64 = 50_000

    /// How long a character takes to read, in microseconds.
    private static func readingTime(of character: Unicode.Scalar) -> Int64 {
        switch character.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF: letterTime * 2
        case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: 0
        default: letterTime
        }
    }
}

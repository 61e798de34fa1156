import BannerCalendar

/// What is calculated of the parts of a form; nothing comes out where they are not valid.
enum IdiomAction: String {
    /// The numbers of days from 0 for Monday, and from them their words.
    case span, days
    /// A time of day, a window, a date, and the two of a period.
    case time, half, digits, window, day, unix, range, within, on
    /// A number, a duration and a colour.
    case grouped, divided, percent, seconds, rgb, hsl

    func apply(_ parts: [Meaning]) -> [String] {
        let texts = parts.map(\.text)
        let numbers = texts.map { Int($0) ?? 0 }
        switch self {
        case .span:
            let (first, last) = (Int(texts[0].prefix(1)) ?? 0, Int(texts[parts.count - 1].suffix(1)) ?? 0)
            guard parts.count == 1 || texts.allSatisfy({ $0.utf8.count == 1 }) else { return [] }
            return [(0...(last - first + 7) % 7).map { "\((first + $0) % 7)" }.joined()]
        case .days:
            var days: [String] = []
            for number in texts[0].utf8.compactMap(\.decimalDigit) {
                let day = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"][Int(number)]
                if !days.contains(day) { days.append(day) }
            }
            return [days.count == 1 ? days[0] : "[\(days.joined(separator: ", "))]"]
        case .time: return [IdiomAction.time(numbers)]
        case .half:
            guard let hour = Int(texts[0].prefix(2)), (1...12).contains(hour) else { return [] }
            return [DateText.two(hour % 12 + (texts[1] == "pm" ? 12 : 0)) + texts[0].dropFirst(2)]
        case .digits:
            let time = texts[0].utf8.count > 4 ? numbers[0] : numbers[0] * 100
            return [IdiomAction.time([time / 10_000, time / 100 % 100, time % 100])]
        case .window: return IdiomAction.windows(parts[0], parts[1])
        case .day:
            let eight = numbers[0]
            let date = parts.count == 1 ? [eight / 10_000, eight / 100 % 100, eight % 100] : numbers
            let year = texts[0].utf8.count == 2 ? date[0] + 2_000 : date[0]
            return ["\(year)-\(DateText.two(date[1]))-\(DateText.two(date[2]))"]
        case .unix:
            let seconds = numbers[0] / (texts[0].utf8.count == 13 ? 1_000 : 1)
            return [DateText.write(Instant(seconds: Int64(seconds)).asDate)]
        case .range: return texts[0] <= texts[1] ? ["from: \(texts[0]), until: \(texts[1])"] : []
        // `27-29 Nov 2026`
        case .within:
            let from = texts[1].dropLast(2) + DateText.two(numbers[0])
            return from < texts[1] ? ["from: \(from), until: \(texts[1])"] : []
        case .on:
            return [texts[0].utf8.count > 10 ? "from: \(texts[0])" : "from: \(texts[0]), until: \(texts[0])"]
        case .grouped:
            return texts[0].hasPrefix("0") ? [] : [texts[0] + texts[1] + (parts.count > 2 ? "." + texts[2] : "")]
        case .divided: return numbers[1] > 0 ? IdiomAction.rounded(texts[0], over: Double(numbers[1])) : []
        case .percent: return IdiomAction.rounded(texts[0], over: 100)
        case .seconds: return [DurationText.write(.seconds(numbers.reduce(0) { $0 * 60 + Int64($1) }))]
        case .rgb:
            return IdiomAction.color(texts.prefix(3).compactMap(Double.init), alpha: texts.dropFirst(3).first)
        case .hsl:
            let channels = texts.prefix(3).compactMap(Double.init)
            let (hue, saturation, light) = (channels[0] / 30, channels[1] / 100, channels[2] / 100)
            let rgb = [0.0, 8, 4].map { offset in
                let turns = (offset + hue) / 12
                let place = 12 * (turns - turns.rounded(.down))
                return 255 * (light - saturation * min(light, 1 - light) * max(-1, min(place - 3, 9 - place, 1)))
            }
            return IdiomAction.color(rgb, alpha: texts.dropFirst(3).first)
        }
    }

    /// Hours, minutes and seconds, which can be too large.
    private static func time(_ numbers: [Int]) -> String {
        let minutes = numbers.count > 1 ? numbers[1] : 0
        let seconds = numbers.count > 2 ? numbers[2] : 0
        return "\(DateText.two(numbers[0])):\(DateText.two(minutes))" + (seconds > 0 ? ":\(DateText.two(seconds))" : "")
    }

    /// A colour of three channels from 0 to 255, and an opacity from 0 to 1.
    private static func color(_ channels: [Double], alpha: String?) -> [String] {
        let alpha = alpha.map { (Double($0) ?? -1) * 255 } ?? 255
        let bytes = (channels + [alpha]).compactMap { UInt8(exactly: $0.rounded()) }
        guard bytes.count == 4 else { return [] }
        return [Banner.Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3]).hex]
    }

    private static func rounded(_ text: String, over divisor: Double) -> [String] {
        Double(text).map { [NumberText.exact(($0 / divisor * 10_000).rounded() / 10_000)] } ?? []
    }

    /// The window between two times; also one that ends in the afternoon where that is likelier: `9-5`.
    private static func windows(_ from: Meaning, _ until: Meaning) -> [String] {
        guard let start = Int(from.text.prefix(2)), var end = Int(until.text.prefix(2)) else { return [] }
        let minutes = until.text.dropFirst(2)
        // In Japan and Korea the hours go on after midnight: 26:00 is 2 o'clock of the next day.
        let isNextDay = end > 24 || end == 24 && minutes != ":00"
        if isNextDay { end -= 24 }
        func window(_ hour: Int) -> [String] {
            let text = "\(from.text)-\(DateText.two(hour))\(minutes)"
            return (try? HoursText.read(Array(text.utf8)[...])) == nil ? [] : [text]
        }
        let isNight = DateText.two(end) + minutes < from.text
        guard isNight || !isNextDay else { return [] }
        guard isNight, until.reason != nil, start < 12, end < 12 else { return window(end) }
        return window(end + 12) + window(end)
    }
}

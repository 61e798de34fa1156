/// Bars of one row in tenths of a point.
///
/// Those that are too near to be told apart are one, paler for what is missing, so that their number is bounded by the width.
struct PlanRuns {
    private var runs: [(from: Int64, until: Int64, covered: Int64)] = []

    mutating func add(_ from: Int64, _ until: Int64) {
        // Less than half a point would not be seen.
        let until = max(until, from + 5)
        if let last = runs.last, from <= last.until + 30 {
            runs[runs.count - 1].until = max(last.until, until)
            runs[runs.count - 1].covered += until - max(from, last.until)
        } else {
            runs.append((from, until, until - from))
        }
    }

    /// Appends the bars as lines, whose thickness and colour the attributes say.
    func append(_ attributes: String, y: Int64, to text: inout [UInt8]) {
        // Quarters of what is covered; a bar that is nearly whole is whole.
        for quarter: Int64 in 0...4 {
            let alike = runs.filter { ($0.covered * 4 + ($0.until - $0.from) / 4) / ($0.until - $0.from) == quarter }
            guard !alike.isEmpty else { continue }
            text.append("<path \(attributes)\(quarter == 4 ? "" : " opacity=\".\(4 + quarter)\"") d=\"")
            for run in alike {
                text.append("M", tenths: run.from)
                text.append(" \(y)h", tenths: run.until - run.from)
            }
            text.append("\"/>\n")
        }
    }
}

/// Where an instant is in a chart, and the beginnings of days, weeks, months and years.
struct PlanScale {
    let plan: PlannedBanner
    let left, width: Int64

    /// The place from the left in tenths of a point.
    func tenths(_ instant: Instant) -> Int64 {
        let span = Double(plan.to - plan.from)
        return left * 10 + Int64((Double(instant - plan.from) / span * Double(width * 10)).rounded(.down))
    }

    /// What a chart is divided into.
    enum Unit {
        case day, week, month, year
    }

    private var first: Day { plan.calendar.zone.clock(at: plan.from).dayShown }
    private var last: Day { plan.calendar.zone.clock(at: plan.to + -1).dayShown }

    /// The smallest unit whose labels have enough space, and the one above it.
    var units: [Unit] {
        switch last.number - first.number {
        case ..<22: [.day, .month]
        case ..<450: [.week, .month]
        case ..<1_000: [.month, .year]
        default: [.year]
        }
    }

    /// The beginnings of a unit, with their names.
    func marks(_ unit: Unit) -> [(x: Int64, text: String)] {
        let step = max(1, Int((last.number - first.number) / 365 / 20))
        let names = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]
        let isLarge = unit != units[0]
        let marks = (first.number...last.number).compactMap { number -> (x: Int64, text: String)? in
            let day = Day(number: number)
            var (year, month, date) = day.date
            // What has begun before is named where the chart begins.
            if isLarge && day == first { (date, month) = (1, unit == .year ? 1 : month) }
            let text: String? =
                switch unit {
                case .day: "\(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day.weekdayNumber]) \(date)"
                case .week: day.weekdayNumber == 0 ? "\(date)" : nil
                case .month: date == 1 ? names[month - 1] + (units[0] == .month ? "" : " \(year)") : nil
                case .year: date == 1 && month == 1 && year % step == 0 ? "\(year)" : nil
                }
            let at = plan.calendar.zone.instant(of: ClockTime(day))
            return text.flatMap { at < plan.from && !isLarge ? nil : (tenths(Swift.max(at, plan.from)), $0) }
        }
        return isLarge && marks.count > 1 && marks[1].x - marks[0].x < 600 ? Array(marks.dropFirst()) : marks
    }
}

extension [UInt8] {
    /// Appends a number of tenths after a text.
    mutating func append(_ text: String, tenths: Int64) {
        append(text)
        append(number: tenths / 10)
        guard tenths % 10 > 0 else { return }
        append(".")
        append(number: tenths % 10)
    }
}

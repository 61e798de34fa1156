extension Banner.When {
    private static let word = ValueCodec<Banner.When>.choice([
        Choice("otherwise", .otherwise, "Only while no other item is available.")
    ])

    private static let list = ValueCodec<[Banner.Occasion]>.list(
        of: Banner.Occasion.codec, count: 1...occasionLimit, tooMany: .tooManyOccasions,
        placeholder: Banner.Occasion())

    /// The shape of `when`: a word, an occasion, or a list of occasions.
    static let codec = ValueCodec<Banner.When>(
        schema: .either(word.schema, .either(Banner.Occasion.codec.schema, list.schema)),
        read: { node, reading in
            switch node.kind {
            case .scalar:
                guard reading.isEmpty(node) || node.equals("otherwise") else {
                    return reading.notWhen(node, word.schema) == nil ? nil : .otherwise
                }
                return word.read(node, &reading)
            case .mapping:
                return Banner.Occasion.codec.read(node, &reading).map { Banner.When.anyOf([$0]) }
            case .sequence:
                guard node.count == 0 || node.items.contains(where: { $0.kind != .scalar }) else {
                    reading.notWhen(node, word.schema)
                    return nil
                }
                return list.read(node, &reading).map { Banner.When.anyOf($0) }
            }
        },
        write: { when, options, text in
            if case .anyOf(let occasions) = when {
                list.write(occasions, options, &text)
            } else {
                word.write(when, options, &text)
            }
        })
}

extension Banner.Occasion {
    private static let keys = [
        "from", "until", "days", "monthDays", "months", "everyWeeks", "hours",
    ]

    /// The shape of an occasion.
    static let codec = RecordReader(
        "occasion", phrase: "an occasion",
        "A time in which an item may be shown: it holds while all its keys do.",
        forms: [
            Form(
                phrase: keys.map { "`\($0)`" }.joinedByOr, keys: keys, required: [],
                atLeastOne: keys)
        ],
        Banner.Occasion()
    ) {
        Field(
            optional: "from", \.from, .date,
            "When it begins; a date alone is the beginning of that day."
        )
        .defaulting(to: "no beginning").example("2026-11-27")
        Field(
            optional: "until", \.until, .date,
            "When it ends, not included; a date alone is the end of that day."
        ).defaulting(to: "no end").example("2026-11-29")
        Field(
            "days", \.days, Banner.Weekday.days, "The days of the week on which its windows begin."
        )
        .defaulting(to: "every day").example(["mon", "fri"])
        Field(
            "monthDays", \.monthDays, Banner.MonthDays.list,
            """
            The days of the month on which its windows begin; negative numbers count from the \
            month's last day, -1.
            """
        ).defaulting(to: "every day").example(["1-7", -1])
        Field("months", \.months, Banner.Month.list, "The months in which its windows begin.")
            .defaulting(to: "every month").example("dec")
        Field(
            optional: "everyWeeks", \.everyWeeks, Banner.EveryWeeks.codec,
            "Every how many weeks its windows begin."
        )
        .defaulting(to: "every week")
        Field(
            "hours", \.hours, Banner.Hours.windows,
            "The windows of a day; one that ends before it begins ends on the next day."
        ).defaulting(to: "`00:00-24:00`").example("06:00-10:30")
    }.codec
}

extension Banner.Weekday {
    /// The shape of `days`: one day or a list of days.
    static let days = ValueCodec<[Banner.Weekday]>.oneOrMany(
        of: codec, count: 1...allCases.count, tooMany: .wrongType)

    /// The shape of a day.
    private static let codec = ValueCodec<Banner.Weekday>.choice([
        Choice("mon", .monday, "Monday."),
        Choice("tue", .tuesday, "Tuesday."),
        Choice("wed", .wednesday, "Wednesday."),
        Choice("thu", .thursday, "Thursday."),
        Choice("fri", .friday, "Friday."),
        Choice("sat", .saturday, "Saturday."),
        Choice("sun", .sunday, "Sunday."),
    ])
}

extension Banner.MonthDays {
    /// A day or a range of days, or a list of them.
    static let list = ValueCodec<[Banner.MonthDays]>.oneOrMany(
        of: codec, count: 1...62, tooMany: .wrongType)

    private static let number = ValueCodec<Int>.wholeNumber(.monthDay)

    /// One day as a number, or a range of days as a text.
    private static let codec = ValueCodec<Banner.MonthDays>(
        schema: .either(.number(.monthDay), range.schema),
        read: { node, reading in
            guard node.kind == .scalar, node.type == .text else {
                guard let day = number.read(node, &reading) else { return nil }
                if day != 0 { return Banner.MonthDays(first: day, last: day) }
                reading.fault(
                    .outOfRange, "there is no day `0`", at: node,
                    explanation: "the last day of the month is `-1`")
                return nil
            }
            return range.read(node, &reading)
        },
        write: { days, options, text in
            if days.first == days.last {
                number.write(days.first, options, &text)
            } else {
                range.write(days, options, &text)
            }
        })

    private static let range = ValueCodec<Banner.MonthDays>.monthDays
}

extension Banner.Month {
    /// A month or a list of months.
    static let list = ValueCodec<[Banner.Month]>.oneOrMany(
        of: .choice(zip(allCases, names).map { Choice($0, "\($1).") }), count: 1...12,
        tooMany: .wrongType)

    private static let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November",
        "December",
    ]
}

extension Banner.EveryWeeks {
    static let codec = RecordReader(
        "everyWeeks", "Every so many weeks, which begin on Monday.",
        Banner.EveryWeeks(count: 2, from: Banner.Date(year: 2_000, month: 1, day: 1))
    ) {
        Field("count", \.count, .wholeNumber(.weeks), "The number of weeks.").required().example(2)
        Field("from", \.from, .day, "A date in the first such week.").required().example(
            "2026-01-05")
    }.codec
}

extension Banner.Hours {
    /// The shape of `hours`: one window or a list of windows.
    static let windows = ValueCodec<[Banner.Hours]>.oneOrMany(
        of: .hours, count: 1...Banner.Occasion.windowLimit, tooMany: .tooManyWindows
    )
}

extension Reading {
    /// Reports a value of `when` that is neither an occasion nor the word; returns the word's index
    /// if the word is meant.
    @discardableResult
    fileprivate mutating func notWhen(_ node: Node, _ schema: Schema) -> Int? {
        guard case .choice(let words) = schema else { return nil }
        let isDate = (try? DateText.read(node.bytes)) != nil
        let isType = isDate || node.kind == .sequence
        fault(
            isType ? .wrongType : .unknownWord,
            isType
                ? """
                `when` must be a word, an occasion or a list of occasions, not \
                \(isDate ? "a date" : "a list of texts")
                """
                : "`\(node.shownText)` is not a value of `when`", at: node,
            explanation: """
                write `otherwise`, for while no other item is available, or an occasion such as \
                `when: { from: 2026-11-27, until: 2026-11-29 }` or `when: { days: [sat, sun], \
                hours: 09:00-17:00 }`
                """, cause: .value(schema))
        return Typo.word(node.shownText, in: words.map(\.text))
    }
}

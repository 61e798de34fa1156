/// A number, a duration or a page is within its bounds.
extension BuiltInspection {
    /// A number is within its bounds; one that is not becomes `fallback`.
    mutating func check(_ number: inout Double, _ bounds: Bounds, else fallback: Double, at path: ValuePath) {
        if !isSound(number, NumberText.exact(number), bounds, at: path) { number = fallback }
    }

    /// A whole number is within its bounds; one that is not becomes `fallback`.
    mutating func check(_ number: inout Int, _ bounds: Bounds, else fallback: Int, at path: ValuePath) {
        if !isSound(Double(number), "\(number)", bounds, at: path) { number = fallback }
    }

    /// A number, if there is one, is within its bounds; one that is not is removed.
    mutating func check(_ number: inout Double?, _ bounds: Bounds, at path: ValuePath) {
        if let value = number, !isSound(value, NumberText.exact(value), bounds, at: path) { number = nil }
    }

    /// A whole number, if there is one, is within its bounds; one that is not is removed.
    mutating func check(_ number: inout Int?, _ bounds: Bounds, at path: ValuePath) {
        if let value = number, !isSound(Double(value), "\(value)", bounds, at: path) { number = nil }
    }

    @inline(never)
    private mutating func isSound(
        _ number: Double, _ text: @autoclosure () -> String, _ bounds: Bounds, at path: ValuePath
    ) -> Bool {
        guard !bounds.contains(number) else { return true }
        report(
            .outOfRange, "`\(text())` is out of range: `\(path.name)` must be \(bounds.words)", at: path,
            explanation: bounds.help(for: number))
        return false
    }

    /// A duration is not negative, not longer than a leap year and, if it must be positive, not 0; one that is becomes
    /// `fallback`.
    mutating func check(_ time: inout Time, isPositive: Bool = false, else fallback: Time, at path: ValuePath) {
        guard !isSound(time, isPositive: isPositive, at: path) else { return }
        time = fallback
    }

    /// The same for a duration that can be absent; one that is out of range is removed.
    mutating func check(_ time: inout Time?, isPositive: Bool = false, at path: ValuePath) {
        guard let value = time, !isSound(value, isPositive: isPositive, at: path) else { return }
        time = nil
    }

    private mutating func isSound(_ time: Time, isPositive: Bool, at path: ValuePath) -> Bool {
        let text = DurationText.write(time)
        if isPositive && time == .zero {
            report(
                .outOfRange, "`\(text)` is out of range: `\(path.name)` must be more than 0 seconds", at: path,
                explanation: "write a duration such as `2s`")
        } else if time < .zero || time > DurationText.longest {
            let fault = time < .zero ? DurationFault.negative : .tooLong(DurationText.longest)
            let rule: Rule = time < .zero ? .outOfRange : .durationTooLong
            report(rule, fault.message(for: text), at: path, explanation: fault.help(for: text))
        } else {
            return true
        }
        return false
    }

    /// A page is one of the banner's; one that does not exist becomes 0.
    mutating func check(page: inout Int, of count: Int, at path: ValuePath) {
        // Without items there is another finding, and no number can be checked.
        guard count > 0 else { return distrust(path) }
        guard !(0..<count).contains(page) else { return }
        let all: Words = count == 1 ? "the only page is 0" : "the pages are 0 to \(count - 1)"
        report(.noSuchPage, "there is no page `\(page)`", at: path, explanation: all)
        page = 0
    }

    /// A list has at most this many entries, each of which is checked; the others are removed.
    mutating func check<Element>(
        _ list: inout [Element], _ limit: Int, _ rule: Rule, at path: ValuePath,
        _ check: (inout BuiltInspection, inout Element, ValuePath) -> Void
    ) {
        if list.count > limit {
            report(
                rule, "`\(path.name)` has \(list.count) entries; at most \(limit) are allowed", at: path + .item(limit),
                explanation: "remove \(list.count - limit)")
            list.removeSubrange(limit...)
        }
        for number in list.indices { check(&self, &list[number], path + .item(number)) }
    }
}

extension Optional {
    /// Changes the value, if there is one.
    mutating func change(_ body: (inout Wrapped) -> Void) {
        guard var value = self else { return }
        body(&value)
        self = value
    }
}

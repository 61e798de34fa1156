import BannerCalendar

/// A text, and what would be written as one, has the form of its key.
extension BuiltInspection {
    /// Reports a text, or what would be written as one, that is refused.
    mutating func report(_ fault: TextFault, at path: ValuePath) {
        report(fault.rule, fault.message, at: path, explanation: fault.explanation)
    }

    /// Text contains no control character other than tabs and line breaks.
    mutating func check(text: String, at path: ValuePath) {
        guard let control = ControlCharacter(in: Array(text.utf8).span) else { return }
        report(
            .controlInText, "`\(path.name)` contains the control character \(control.name)", at: path,
            explanation: "remove it"
        )
    }

    /// A date exists and has whole seconds and minutes; one that does not is removed.
    mutating func check(_ date: inout Banner.Date?, at path: ValuePath) {
        guard let value = date else { return }
        let text = DateText.write(value)
        var fault = TextFault(
            .invalidDate, "`\(text)` is not a date",
            explanation: "write whole seconds, and an offset in whole minutes only with a time")
        do throws(TextFault) {
            let time = value.time ?? .zero
            if try DateText.read(text) == value, time >= .zero, time.microseconds % 1_000_000 == 0 { return }
        } catch {
            fault = error
        }
        report(fault, at: path)
        date = nil
    }

    /// A window has whole minutes of a day and two different ends; one that does not becomes the whole day.
    mutating func check(_ hours: inout Banner.Hours, at path: ValuePath) {
        let text = HoursText.write(hours)
        var fault = TextFault(
            .invalidHours, "`\(text)` is not a window of a day",
            explanation: "write whole minutes from `00:00` to `24:00`")
        do throws(TextFault) {
            if try HoursText.read(Array(text.utf8)[...]) == hours { return }
        } catch {
            fault = error
        }
        report(fault, at: path)
        hours = Banner.Hours(from: .zero, until: .seconds(86_400))
    }

    /// A zone is one that exists, as far as can be said without its file; another one becomes UTC.
    mutating func check(zone: inout String?, at path: ValuePath) {
        guard let id = zone, id != ZoneID.utc, let fault = ZoneText.fault(in: id) else { return }
        report(fault, at: path)
        zone = nil
    }
}

/// A date on the command line, written as in a banner file.
enum DateOption {
    /// The date of an option; `nil` without it.
    static func value(of option: Option, in arguments: Arguments) throws(Failure) -> Banner.Date? {
        try arguments.value(of: option).map { word throws(Failure) in try read(word, of: "--\(option.name)") }
    }

    /// The date in `word`.
    static func read(_ word: String, of option: String) throws(Failure) -> Banner.Date {
        do throws(TextFault) {
            return try DateText.read(word)
        } catch {
            throw .usage("`\(option)`: \(error.message)", help: "\(error.explanation)")
        }
    }
}

extension Banner.Date {
    /// The instant of an option in a zone.
    ///
    /// - Throws: that no clock there shows it.
    func instant(of option: Option, in zone: Zone, _ id: String?) throws(Failure) -> Instant {
        if time != nil, isLocal, case .skipped(let shown) = zone.showing(of: clock(isEnd: false)) {
            throw .usage(
                "`--\(option.name) \(DateText.write(self))`: the clock in `\(id ?? ZoneID.utc)` skips this time",
                help: "write `\(shown.dayShown.text)T\(shown.timeText)`, the moment of the change, or add an offset")
        }
        return instant(in: zone)
    }
}

extension Banner {
    /// The zone of the banner's dates.
    func zone(from files: ZoneFiles = TimeZones.files) throws(Failure) -> Zone {
        let id = timeZone ?? ZoneID.utc
        do throws(ZoneFiles.Fault) {
            return try files.zone(id)
        } catch {
            let fault = ZoneText.fault(error, in: id, places: files.places)
            throw .inputOutput("\(fault.message)", help: "\(fault.explanation)")
        }
    }
}

extension Arguments {
    /// The date of an option, in the notation of a banner file; `nil` without the option.
    func date(of option: Option) throws(Failure) -> Banner.Date? {
        guard let word = value(of: option) else { return nil }
        do { return try DateText.read(word) } catch { throw Failure(error, in: option) }
    }
}

extension Failure {
    /// A usage failure for an option whose value cannot be parsed.
    init(_ fault: TextFault, in option: Option) {
        self = .usage("`--\(option.name)`: \(fault.message)", help: "\(fault.explanation)")
    }
}

extension Banner.Date {
    /// The instant of an option's date in a time zone.
    ///
    /// - Throws: If clocks skip this local time, as when daylight saving time begins.
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
    /// The banner's time zone, UTC by default; throws if the zone's file cannot be read.
    func zone(from files: ZoneFiles = TimeZones.files) throws(Failure) -> Zone {
        let id = timeZone ?? ZoneID.utc
        do {
            return try files.zone(id)
        } catch {
            let fault = ZoneText.fault(error, in: id, places: files.places)
            throw .inputOutput("\(fault.message)", help: "\(fault.explanation)")
        }
    }
}

extension Arguments {
    /// The date of an option, written as in a banner file; `nil` without it.
    func date(of option: Option) throws(Failure) -> Banner.Date? {
        guard let word = value(of: option) else { return nil }
        do { return try DateText.read(word) } catch { throw Failure(error, in: option) }
    }
}

extension Failure {
    /// An option whose value cannot be read.
    init(_ fault: TextFault, in option: Option) {
        self = .usage("`--\(option.name)`: \(fault.message)", help: "\(fault.explanation)")
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
        do {
            return try files.zone(id)
        } catch {
            let fault = ZoneText.fault(error, in: id, places: files.places)
            throw .inputOutput("\(fault.message)", help: "\(fault.explanation)")
        }
    }
}

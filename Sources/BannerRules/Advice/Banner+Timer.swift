extension Banner {
    /// The paths to a key of the items that match.
    func paths(to key: ValuePath.Step, where isMeant: (Item) -> Bool) -> [ValuePath] {
        items.indices.filter { isMeant(items[$0]) }.map { ["items", .item($0), key] }
    }

    /// The remedy that adds a timer.
    func newTimer(_ interval: Time) -> [RuleRemedy] {
        items.count > 1
            ? remedy(.write(interval, at: ["timer"])) { $0.timer = Timer(interval: interval) } : []
    }

    /// The remedy that removes the timer, unless items have keys that need it.
    var withoutTimer: [RuleRemedy] {
        items.contains { $0.duration != nil || $0.weight != 1 } ? [] : [.remove(["timer"])]
    }
}

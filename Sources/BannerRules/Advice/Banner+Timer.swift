extension Banner {
    /// The key of those items for which `isMeant` is true.
    func paths(to key: ValuePath.Step, where isMeant: (Item) -> Bool) -> [ValuePath] {
        items.indices.filter { isMeant(items[$0]) }.map { ["items", .item($0), key] }
    }

    /// A timer for a banner without one.
    func newTimer(_ interval: Time) -> [RuleRemedy] {
        items.count > 1 ? remedy(.write(interval, at: ["timer"])) { $0.timer = Timer(interval: interval) } : []
    }

    /// Without the timer, unless items have what only a timer uses.
    var withoutTimer: [RuleRemedy] {
        items.contains { $0.duration != nil || $0.weight != 1 } ? [] : [.remove(["timer"])]
    }
}

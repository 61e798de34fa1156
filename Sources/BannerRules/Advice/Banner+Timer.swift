extension Banner {
    /// The key of those items for which `isMeant` is true.
    func paths(to key: ValuePath.Step, where isMeant: (Item) -> Bool) -> [ValuePath] {
        items.indices.filter { isMeant(items[$0]) }.map { ["items", .item($0), key] }
    }

    /// A timer for a banner without one, unless another rule would refuse it.
    func newTimer(_ interval: Time) -> [RuleRemedy] {
        let shortest = items.compactMap(\.duration).reduce(interval, min)
        guard items.count > 1, shortest >= transition.duration, paging.loop != .never || !weightsDiffer else {
            return []
        }
        return [.write(interval, at: ["timer"])]
    }

    /// Without the timer, unless items have what only a timer uses.
    var withoutTimer: [RuleRemedy] {
        items.contains { $0.duration != nil || $0.weight != 1 } ? [] : [.remove(["timer"])]
    }
}

extension ValuePath {
    /// The last key, for messages: `interval`, and `items[2]` for an entry of a list.
    var name: String {
        var name = ""
        for step in steps.reversed() {
            switch step {
            case .key(let key): return key + name
            case .item(let number): name = "[\(number)]" + name
            }
        }
        return name
    }

    /// The paths on the way to this one, without it; the shortest first.
    var ancestors: [ValuePath] {
        steps.indices.map { count in
            var shorter: ValuePath = []
            shorter.steps = Array(steps[..<count])
            return shorter
        }
    }
}

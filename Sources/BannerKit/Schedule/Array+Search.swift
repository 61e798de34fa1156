extension Array {
    /// Binary search: the first index whose element satisfies a condition that all later elements
    /// satisfy too; the count if there is none.
    func partitioningIndex(where condition: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

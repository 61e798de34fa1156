internal import CYaml

/// Memory from the system's `malloc`; libyaml, which has an allocator of its own in the release, never frees it.
///
/// Swift's own `allocate` asks for an alignment too, which glibc has no quick list of free pieces for: a fiftieth of a
/// validation.
enum Memory {
    /// Room for some elements that need no more alignment than a number does, not initialized.
    static func allocate<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
        precondition(MemoryLayout<Element>.alignment <= MemoryLayout<Int>.alignment)
        let (size, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
        guard !overflow, let memory = malloc(size) else { fatalError("out of memory") }
        return memory.bindMemory(to: Element.self, capacity: count)
    }

    /// Gives such room back.
    static func free<Element>(_ memory: UnsafeMutablePointer<Element>) {
        CYaml.free(memory)
    }
}

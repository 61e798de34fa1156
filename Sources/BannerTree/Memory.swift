internal import CYaml

#if canImport(Glibc)
    internal import Glibc
#endif

/// Memory from the system's `malloc`; libyaml, which has its own allocator in the release, never frees it.
///
/// Swift's own `allocate` asks for an alignment too, which glibc has no quick list of free pieces for: a fiftieth of a
/// validation.
enum Memory {
    /// Memory for some elements with no larger alignment than a number, not initialized.
    static func allocate<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
        precondition(MemoryLayout<Element>.alignment <= MemoryLayout<Int>.alignment)
        let (size, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
        guard !overflow, let memory = room(size) else { fatalError("out of memory") }
        return memory.bindMemory(to: Element.self, capacity: count)
    }

    /// Frees such memory.
    static func free<Element>(_ memory: UnsafeMutablePointer<Element>) {
        CYaml.free(memory)
    }

    /// Memory for so many bytes; on Linux in pages of 2 MB where it fills at least half of the last one and the system has
    /// them.
    ///
    /// The system gives such a page as fast as four small ones.
    private static func room(_ size: Int) -> UnsafeMutableRawPointer? {
        #if canImport(Glibc)
            let page = 1 << 21
            let pages = size / page + (size % page >= page / 2 ? 1 : 0)
            var memory: UnsafeMutableRawPointer?
            if pages > 0, posix_memalign(&memory, page, max(size, pages * page)) == 0, let memory {
                // Only a hint: if it is not granted, there are small pages.
                madvise(memory, pages * page, MADV_HUGEPAGE)
                return memory
            }
        #endif
        return malloc(size)
    }
}

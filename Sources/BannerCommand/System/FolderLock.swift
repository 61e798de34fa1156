/// Keeps other runs from changing a file between reading and replacing it.
///
/// It is a lock on its folder, because the file itself is replaced. The system releases it when the program ends.
struct FolderLock {
    private let descriptor: Int32

    /// How long it is waited for, in milliseconds.
    private static let patience: UInt32 = 20_000
    private static let step: UInt32 = 20

    /// Waits until no other run has the lock for the file at a path.
    init(forFile path: Path) throws(SystemFault) {
        let folder = try FileSystem.target(of: path).folder
        let opened = (try? FileSystem.open(folder, O_RDONLY | O_DIRECTORY)) ?? -1
        var waited: UInt32 = 0
        while opened >= 0 && flock(opened, LOCK_EX | LOCK_NB) != 0 {
            // Some systems cannot lock folders, as on some disks of a network.
            guard SystemFault().isPassing else { break }
            guard waited < FolderLock.patience else {
                systemClose(opened)
                throw SystemFault(number: EWOULDBLOCK, reason: "another program keeps its folder locked")
            }
            FileSystem.wait(milliseconds: FolderLock.step)
            waited += FolderLock.step
        }
        descriptor = opened
    }

    /// Lets the next run go on.
    func release() { systemClose(descriptor) }
}

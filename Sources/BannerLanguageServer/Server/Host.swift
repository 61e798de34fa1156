/// What a server may ask its surroundings, because it has no file system of its own.
///
/// Paths are bytes and begin with `/`.
package struct Host {
    /// The content of a file, at most one byte over a limit; `nil` if it cannot be read.
    package var read: (_ path: [UInt8], _ limit: Int) -> [UInt8]? = { _, _ in nil }
    /// A search for the files below a folder that a check of the folder would check: it is called until it has an answer, so
    /// that others can be answered in between.
    package var files: (_ folder: [UInt8]) -> () -> Files? = { _ in { ([], { _ in .standard }) } }
    /// What a file's last change is known by; `nil` if it does not exist.
    package var stamp: (_ path: [UInt8]) -> [Int]? = { _ in nil }
    /// What the settings decide about a file, in one of the folders that an editor has opened.
    package var rulings: (_ path: [UInt8], _ folders: [[UInt8]]) -> Rulings = { _, _ in .standard }
    /// What prevents the use of pictures at paths relative to a file.
    package var pictureFaults: (_ path: [UInt8]) -> @Sendable (String) -> String? = { _ in { _ in nil } }
    /// How many bytes pictures at paths relative to a file have.
    package var pictureSizes: (_ path: [UInt8]) -> (@Sendable (String) -> Int?)? = { _ in nil }
    /// The names in a folder, those of folders with `/` at the end, and how many bytes each file has.
    package var entries: (_ path: [UInt8]) -> [(name: String, size: Int?)] = { _ in [] }
    /// The day, for an author who writes tomorrow's date; `nil` where nobody knows.
    ///
    /// No check depends on it.
    package var today: () -> Day? = { nil }
    /// What dates are read with; `nil` without a way to the system's time zones.
    package var dateSources: DateSources?

    /// The files of a folder in order, and what the settings decide about each.
    package typealias Files = (paths: [[UInt8]], rulings: (_ path: [UInt8]) -> Rulings)

    /// Surroundings without files.
    package init() {}
}

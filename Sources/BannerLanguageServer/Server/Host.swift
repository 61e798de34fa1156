/// The environment of a server, which has no file system of its own.
///
/// Paths are bytes and begin with `/`.
package struct Host {
    /// Looks up the rule settings for a file, within the folders of the workspace.
    package var rulings: (_ path: [UInt8], _ folders: [[UInt8]]) -> Rulings = { _, _ in .standard }
    /// Checks pictures with paths relative to a file.
    package var pictureFaults: (_ path: [UInt8]) -> @Sendable (String) -> String? = { _ in { _ in nil } }
    /// Looks up the sizes of pictures in bytes, with paths relative to a file.
    package var pictureSizes: (_ path: [UInt8]) -> (@Sendable (String) -> Int?)? = { _ in nil }
    /// The time zone data for dates; `nil` if there is none.
    package var dateSources: DateSources?

    /// Creates a host without files.
    package init() {}
}

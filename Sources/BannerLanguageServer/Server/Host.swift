/// What a server may ask its surroundings, because it has no file system of its own.
///
/// Paths are bytes and begin with `/`.
package struct Host {
    /// What the settings decide about a file, in one of the folders that an editor has opened.
    package var rulings: (_ path: [UInt8], _ folders: [[UInt8]]) -> Rulings = { _, _ in .standard }
    /// What prevents the use of pictures at paths relative to a file.
    package var pictureFaults: (_ path: [UInt8]) -> @Sendable (String) -> String? = { _ in { _ in nil } }
    /// How many bytes pictures at paths relative to a file have.
    package var pictureSizes: (_ path: [UInt8]) -> (@Sendable (String) -> Int?)? = { _ in nil }
    /// What dates are read with; `nil` without a way to the system's time zones.
    package var dateSources: DateSources?

    /// Surroundings without files.
    package init() {}
}

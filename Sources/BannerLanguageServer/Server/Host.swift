package import BannerDiagnostics

/// What a server may ask its surroundings, because it has no file system of its own.
///
/// Paths are bytes and begin with `/`.
package struct Host {
    /// The content of a file, at most one byte over a limit; `nil` if it cannot be read.
    package let read: (_ path: [UInt8], _ limit: Int) -> [UInt8]?
    /// The files below a folder that a check of the folder would check, in order, and what the settings decide about each.
    package let files: (_ folder: [UInt8]) -> (paths: [[UInt8]], rulings: (_ path: [UInt8]) -> Rulings)
    /// What a file's last change is known by; `nil` if it does not exist.
    package let stamp: (_ path: [UInt8]) -> [Int]?
    /// What the settings decide about a file, in one of the folders that an editor has opened.
    package let rulings: (_ path: [UInt8], _ folders: [[UInt8]]) -> Rulings
    /// What prevents the use of pictures at paths relative to a file.
    package let pictureFaults: (_ path: [UInt8]) -> @Sendable (String) -> String?
    /// How many bytes pictures at paths relative to a file have.
    let pictureSizes: (_ path: [UInt8]) -> (@Sendable (String) -> Int?)?
    /// What dates are read with; `nil` without a way to the system's time zones.
    package let dateSources: DateSources?

    /// A server's surroundings.
    package init(
        read: @escaping (_ path: [UInt8], _ limit: Int) -> [UInt8]?,
        files: @escaping (_ folder: [UInt8]) -> (paths: [[UInt8]], rulings: (_ path: [UInt8]) -> Rulings),
        stamp: @escaping (_ path: [UInt8]) -> [Int]?,
        rulings: @escaping (_ path: [UInt8], _ folders: [[UInt8]]) -> Rulings,
        pictureFaults: @escaping (_ path: [UInt8]) -> @Sendable (String) -> String?,
        pictureSizes: @escaping (_ path: [UInt8]) -> (@Sendable (String) -> Int?)? = { _ in nil },
        dateSources: DateSources? = nil
    ) {
        self.read = read
        self.files = files
        self.stamp = stamp
        self.rulings = rulings
        self.pictureFaults = pictureFaults
        self.pictureSizes = pictureSizes
        self.dateSources = dateSources
    }
}

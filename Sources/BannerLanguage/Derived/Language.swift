/// The schemas of files as plain data, for tools other than the reader, such as completion and
/// hover in editors.
package enum Language {
    /// The schema of a banner file.
    package static let banner = Banner.shape.schema
}

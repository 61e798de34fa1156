/// What files may say, as plain data, for tools other than the reader: an editor's completion and hover.
package enum Language {
    /// A banner file.
    package static let banner = Banner.shape.schema
}

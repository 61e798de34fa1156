// Short names within the package; the public types are nested, so that an app can use these names
// itself.

package typealias SourceFile = BannerSource
package typealias SourceRange = BannerSource.Range
package typealias SourceLocation = BannerSource.Location
package typealias ColumnUnit = BannerSource.ColumnUnit
package typealias LineTable = BannerSource.Lines
package typealias Report = BannerReport
package typealias Rule = BannerReport.Rule
package typealias Severity = BannerReport.Severity
package typealias Finding = BannerReport.Finding
package typealias Note = BannerReport.Note
package typealias Edit = BannerReport.Edit
package typealias Words = BannerReport.Words
package typealias Remedy = BannerReport.Remedy
package typealias Certainty = BannerReport.Certainty

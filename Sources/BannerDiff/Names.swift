// Aliases within the package. Public types are nested, so that their names do not collide with
// those of an app.

package typealias KeyChange = BannerChange.KeyChange
package typealias ScenarioChange = BannerChange.ScenarioChange
package typealias ScheduleDiff = BannerChange.ScheduleDiff

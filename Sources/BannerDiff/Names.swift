// Short names within the package; what is public is nested, so that an app can have these names itself.

package typealias KeyChange = BannerChange.KeyChange
package typealias ScenarioChange = BannerChange.ScenarioChange
package typealias ScheduleDiff = BannerChange.ScheduleDiff

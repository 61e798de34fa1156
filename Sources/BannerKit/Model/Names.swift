// Short names within the package; what is public is nested, so that an app can have these names itself.

package typealias Time = Banner.Time
package typealias Session = Banner.Session
package typealias Schedule = Banner.Schedule

// Short names within the package; the public types are nested, so that an app can use these names
// itself.

package typealias Time = Banner.Time
package typealias Session = Banner.Session
package typealias Schedule = Banner.Schedule

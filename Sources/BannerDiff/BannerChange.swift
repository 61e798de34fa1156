public import BannerKit
package import BannerTree
public import BannerYAML

/// What a change to a banner file does: the keys that differ, and what that does to the schedule.
public struct BannerChange: Sendable {
    /// The keys that differ, in order of the new file, then the removed ones; at most `mostKeys`.
    public let keys: [KeyChange]
    /// How many keys differ.
    public let keyCount: Int
    /// The difference between the schedules.
    public let schedule: ScheduleDiff

    /// How many changed keys are listed.
    public static let mostKeys = 40

    /// The change from one file to another; `nil` if one of them is not a banner.
    ///
    /// - Parameters:
    ///   - before: the file as it was.
    ///   - after: the file as it is.
    ///   - horizon: how much of the schedules is compared, without inputs.
    public init?(from before: BannerFile, to after: BannerFile, over horizon: Time = .seconds(3_600)) {
        guard let old = before.banner, let new = after.banner, let oldRoot = before.document?.root,
            let newRoot = after.document?.root
        else { return nil }
        self.init(from: (old, oldRoot), to: (new, newRoot), over: horizon)
    }

    /// The change from one banner to another, with the trees they come from.
    package init(from before: (Banner, Node), to after: (Banner, Node), over horizon: Time) {
        (keys, keyCount) = KeyChange.all(from: before.1, to: after.1, most: BannerChange.mostKeys)
        schedule = ScheduleDiff(before.0, after.0, upTo: horizon)
    }
}

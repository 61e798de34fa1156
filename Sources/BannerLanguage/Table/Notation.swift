import BannerDiagnostics
import BannerKit
import BannerTree

/// How values are written: as an author would, or written out for programs.
struct Notation {
    /// The items' ids, by which pages are named; `nil` for values as an author would write them.
    var ids: [String]?
    /// The value as it is in the file, where there is one.
    var node: Node?
    /// Whether only the keys are written that the file has.
    var isOnlyGiven = false

    /// As an author would: `300ms`, `easeOut`; mappings are not shown.
    static let short = Notation()

    /// Whether everything is written out: durations in seconds, shorthands as mappings.
    var isComplete: Bool { ids != nil }

    /// The same for a part of the value.
    func at(_ node: Node?) -> Notation { Notation(ids: ids, node: node, isOnlyGiven: isOnlyGiven) }
}

extension JSON {
    /// A time in seconds, with at most 6 decimals.
    static func seconds(_ time: Time) -> JSON {
        var text: [UInt8] = []
        text.append(seconds: time)
        return .number(String(decoding: text, as: UTF8.self))
    }

    /// A number with at most 6 decimals.
    static func rounded(_ number: Double) -> JSON {
        var text: [UInt8] = []
        text.append(rounded: number)
        return .number(String(decoding: text, as: UTF8.self))
    }
}

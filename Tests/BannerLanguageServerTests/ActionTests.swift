import Foundation
import Testing

@testable import BannerLanguageServer

@Suite struct `An action on a banner` {
    /// Texts with a cursor, each with the actions there and what they make of it;
    /// `BANNERKIT_RECORD=1` writes them anew.
    private static let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("actions.txt")

    @Test func `are the remedies of the findings at the cursor`() throws {
        let recorded = try String(contentsOf: Self.table, encoding: .utf8)
        let texts = recorded.components(separatedBy: "=== \n").dropFirst().map {
            $0.components(separatedBy: "--- ")[0]
        }
        let now = texts.map { text in
            let actions = Editor(Self.shown(text, isRead: true)).actions("quickfix").filter {
                !$0.title.hasPrefix("Ignore") && !$0.title.hasPrefix("Apply ")
            }
            return "=== \n\(text)"
                + actions.map { "--- \($0.title)\n\(Self.shown($0.after, isRead: false))" }.joined()
        }.joined()
        if ProcessInfo.processInfo.environment["BANNERKIT_RECORD"] != nil {
            try Data(now.utf8).write(to: Self.table)
        } else {
            #expect(now == recorded)
        }
    }

    /// What cannot be seen, and a last line without an end, in the table.
    private static func shown(_ text: String, isRead: Bool) -> String {
        var text = text
        for code in ["0001", "FEFF", "0009"] {
            guard let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) else {
                continue
            }
            let (character, name) = (String(Character(scalar)), "<U+\(code)>")
            text = text.replacingOccurrences(
                of: isRead ? name : character, with: isRead ? character : name)
        }
        return isRead
            ? text.replacingOccurrences(of: "<end>\n", with: "")
            : text.hasSuffix("\n") ? text : text + "<end>\n"
    }

    @Test func `is preferred if it is certain, and a finding is ignored with a reason`() {
        let actions = Editor("items: [a, b]\n¦timmer: 2s\n").actions("quickfix")
        #expect(actions.map(\.title) == ["Write `timer`", "Ignore `unknown-key` on this line"])
        #expect(actions.map(\.isPreferred) == [true, false])
        #expect(
            actions[1].after
                == "items: [a, b]\ntimmer: 2s  # bannerkit-ignore[unknown-key] TODO: say why\n")
    }
}

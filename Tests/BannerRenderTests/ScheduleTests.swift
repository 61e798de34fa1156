import BannerKit
import Foundation
import Testing

@testable import BannerRender

@Suite struct `A schedule` {
    private static func banner(_ ids: [String] = ["a", "b", "c"]) -> Banner {
        var banner = Banner(items: ids.map { Banner.Item(id: $0) })
        banner.name = "hello"
        banner.timer = Banner.Timer(interval: .seconds(2))
        return banner
    }

    private static let swiped = [Banner.Input(at: .milliseconds(2_500), .next)]

    @Test func `is a Gantt chart for Mermaid, by item, with what a viewer did marked`() {
        let timeline = Schedule(Self.banner(), inputs: Self.swiped).events(upTo: .seconds(5))
        #expect(
            MermaidGantt(Self.banner()).text(timeline) == """
                gantt
                    title hello
                    dateFormat x
                    axisFormat %M:%S
                    section a
                    a :s0, 0, 2000
                    a :s3, 4800, 5000
                    section b
                    b :s1, 2000, 2500
                    section c
                    c (next) :active, s2, 2500, 4800

                """)
    }

    @Test(arguments: [
        ("x\"] ; click A href \"javascript:..\"", "x#34;#93; #59; click A href #34;javascript#58;..#34;"),
        ("%%{init: 1}%%", "#37;#37;#123;init#58; 1#125;#37;#37;"), ("\nend\nclick", " end click"),
        ("여름 50%", "여름 50#37;"),
    ])
    func `has labels in which nothing is Mermaid's own`(text: String, label: String) {
        #expect(MermaidGantt.label(text) == label)
    }

    @Test(arguments: [("Title fight", "#8203;Title fight"), ("section 9", "#8203;section 9"), ("Sale", "Sale")])
    func `has bars that do not begin with a word of Mermaid's`(text: String, label: String) {
        #expect(MermaidGantt.bar(text) == label)
    }

    @Test func `is a report with the exposure of every item`() {
        // a from 0 to 2 s and from 6 to 8 s, b and c for 2 s each; at 8 s b begins again.
        let report = MarkdownReport(Self.banner()).text(Schedule(Self.banner()).events(upTo: .seconds(8)))
        #expect(report.contains("| a | 2 | 4s | 50.0% | 0s | 4s |\n| b | 2 | 2s | 25.0% | 2s | 4s |\n"))
        #expect(
            report.contains("\n```mermaid\ngantt\n") && report.contains("repeats every 6s from 2s on"))
    }
}

import BannerDiagnostics
import BannerKit
import BannerYAML
import Foundation
import Testing

/// The numbers of «What a banner means», Geometry, which no command prints; BannerCommandTests runs
/// the page's commands.
@Suite("The definition's numbers")
struct DefinitionNumbersTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent(
            "Sources/BannerKit/BannerKit.docc/MotionAndTimer.md")

    @Test func `are those of the engine`() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let geometry = try #require(text.components(separatedBy: "\n## Geometry\n").last)
            .components(
                separatedBy: "\n## ")[0]
        let yaml = try #require(geometry.components(separatedBy: "```yaml\n").last).components(
            separatedBy: "```")[0]
        let file = BannerFile.read(SourceFile(name: "cards.banner.yaml", bytes: Array(yaml.utf8)))
        let banner = try #require(file.banner)
        let table = try #require(
            geometry.components(separatedBy: "| quantity | value |\n| --- | --- |\n").last)
        let rows = table.components(separatedBy: "\n").filter { $0.hasPrefix("|") }.map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(rows.count == 10)
        for row in rows { #expect(Self.value(row[0], of: banner) == row[1], "\(row[0])") }
    }

    private static func value(_ quantity: String, of banner: Banner) -> String? {
        let geometry = Banner.Geometry(banner.fitted())
        var mirrored = banner
        mirrored.layout.direction = .rightToLeft
        return switch quantity {
        case "cell width": number(geometry.cellWidth)
        case "cell height": number(geometry.cellHeight)
        case "stride": number(geometry.stride)
        case "inset": number(geometry.inset)
        case "content width": number(geometry.contentWidth)
        case "largest offset": number(geometry.largestOffset)
        case "frame of cell 0": words(geometry.frame(ofCell: 0))
        case "frame of cell 2": words(geometry.frame(ofCell: 2))
        case "x of cell 1 on page 0": number(geometry.visibleFrame(atPlace: 1, position: 0).x)
        case "x of cell 1 on page 0, right to left":
            number(Banner.Geometry(mirrored.fitted()).visibleFrame(atPlace: 1, position: 0).x)
        default: nil
        }
    }

    private static func words(_ frame: Banner.Frame) -> String {
        "\(number(frame.x)), \(number(frame.y)), \(number(frame.width)) × \(number(frame.height))"
    }

    private static func number(_ value: Double) -> String {
        let text = value == value.rounded() ? "\(Int(value))" : "\(value)"
        return text.replacingOccurrences(of: "-", with: "−")
    }
}

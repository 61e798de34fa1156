import BannerKit
import BannerTestSupport
import Foundation
import Testing

@testable import BannerRender

/// A box that is drawn: its edges in points, left, top, right and bottom.
struct Box {
    var page: Int?
    var edges: [Double]

    init(page: Int? = nil, x: Double, y: Double, width: Double, height: Double, scale: Double = 1) {
        let (growX, growY) = (width * (scale - 1) / 2, height * (scale - 1) / 2)
        self.page = page
        edges = [x - growX, y - growY, x + width + growX, y + height + growY]
    }

    func distance(from other: Box) -> Double {
        page == other.page ? zip(edges, other.edges).map { abs($0 - $1) }.max() ?? 0 : .infinity
    }
}

/// What an animated drawing shows, against what the engine says.
struct Comparison {
    let fitted: Banner.Fitted
    let banner: Banner
    let schedule: Schedule
    let start, end: Time
    private let root: MovingElement
    /// The greatest distances of all that was compared.
    let greatest = Greatest()

    final class Greatest { var atRest = 0.0, inMotion = 0.0 }

    init(
        _ whole: Banner, for viewer: Banner.Viewer = Banner.Viewer(), inputs: [Banner.Input] = [],
        span: (start: Time, end: Time)? = nil
    ) throws {
        fitted = whole.fitted(to: viewer)
        banner = fitted.banner
        schedule = Schedule(whole, viewer: viewer, inputs: inputs)
        (start, end) = span ?? BannerSVG.wholeCycle(of: fitted, otherwise: .seconds(10))
        root = MovingElement.tree(
            of: try BannerSVG(fitted).animated(schedule, from: start, to: end))
    }

    /// The instants: evenly, and around each event.
    private func instants(_ count: Int) -> [Time] {
        let length = (end - start).microseconds
        var all = (0..<count).map {
            start + Time(microseconds: length * Int64($0) / Int64(count) + 1_237)
        }
        for event in schedule.events(after: start, upTo: end, kinds: .all.subtracting(.end)).prefix(
            count)
        {
            all += [-20_000, -1, 0, 900, 9_000, 60_000].map { event.time + Time(microseconds: $0) }
        }
        return all.filter { $0 >= start && $0 < end }.sorted()
    }

    /// What is further off than it may be: 0.05 points at rest, and 1 in motion.
    func faults(_ count: Int = 60, at given: [Time]? = nil) -> [String] {
        let geometry = Banner.Geometry(fitted)
        let times = given ?? instants(count)
        let near = times.flatMap {
            [$0 - Time(microseconds: 3_000), $0, $0 + Time(microseconds: 3_000)]
        }
        let pictures = schedule.states(at: near).map { Picture(fitted, $0) }
        var faults: [String] = []
        for (index, time) in times.enumerated() {
            let (before, now, after) = (
                pictures[index * 3], pictures[index * 3 + 1], pictures[index * 3 + 2]
            )
            let drawn = cards(at: (time - start).seconds, geometry)
            for cell in now.cells where cell.opacity > 0.03 {
                let rests = before.cells.contains(cell) && after.cells.contains(cell)
                let frame = cell.frame
                let box = Box(
                    page: cell.card, x: frame.x, y: frame.y, width: frame.width,
                    height: frame.height,
                    scale: cell.scale)
                check("card \(cell.card)", box, drawn, rests, time, &faults)
            }
            let marks = marks(at: (time - start).seconds)
            for mark in now.marks where mark.text == nil && mark.color.alpha > 8 {
                let rests = before.marks.contains(mark) && after.marks.contains(mark)
                let frame = mark.frame
                let box = Box(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
                check("mark \(mark.key)", box, marks, rests, time, &faults)
            }
            let most = now.marks.count { $0.text == nil && $0.color.alpha > 0 }
            if marks.count > most {
                faults.append("\(time.seconds) s: \(marks.count) marks, not \(most)")
            }
            let texts = texts(at: (time - start).seconds)
            if texts != now.marks.compactMap(\.text) {
                faults.append("\(time.seconds) s: the texts \(texts)")
            }
        }
        return faults
    }

    private func check(
        _ name: String, _ box: Box, _ drawn: [Box], _ rests: Bool, _ time: Time,
        _ faults: inout [String]
    ) {
        let distance = drawn.map { box.distance(from: $0) }.min() ?? .infinity
        if rests {
            greatest.atRest = max(greatest.atRest, distance)
        } else {
            greatest.inMotion = max(greatest.inMotion, distance)
        }
        guard distance > (rests ? 0.05 : 1) else { return }
        faults.append(
            "\(time.seconds) s: \(name) \(rests ? "at rest" : "in motion") is \(distance) points off"
        )
    }

    private func cards(at time: Double, _ geometry: Banner.Geometry) -> [Box] {
        guard
            let row = root.first("class", "moving")?.first("clip-path", "url(#window)")?.children
                .first
        else {
            return []
        }
        let base = row.numbers("transform", at: time)
        return boxes(row, (x: base[0], y: base[1]), 1, geometry, time)
    }

    private func boxes(
        _ element: MovingElement, _ at: (x: Double, y: Double), _ scale: Double,
        _ geometry: Banner.Geometry,
        _ time: Double
    ) -> [Box] {
        element.children.flatMap { child -> [Box] in
            let (numbers, kind) = (
                child.numbers("transform", at: time), child.attributes["transform"] ?? ""
            )
            var (place, scale) = (at, scale)
            if kind.hasPrefix("translate") { place = (at.x + numbers[0], at.y + numbers[1]) }
            if kind.hasPrefix("scale") { scale = numbers[0] }
            guard child.name == "use" else { return boxes(child, place, scale, geometry, time) }
            place.x += child.numbers("x", at: time).first ?? 0
            place.y += child.numbers("y", at: time).first ?? 0
            let (width, height) = (geometry.cellWidth, geometry.cellHeight)
            let page = Int(child.attributes["href"]?.dropFirst(2) ?? "")
            return [
                Box(
                    page: page, x: place.x - width / 2, y: place.y - height / 2, width: width,
                    height: height,
                    scale: scale)
            ]
        }
    }

    private var marks: [MovingElement] {
        root.first("class", "moving")?.children.last?.children ?? []
    }

    private func texts(at time: Double) -> [String] {
        marks.filter { $0.name == "text" && $0.numbers("opacity", at: time)[0] > 0.5 }.map(\.text)
    }

    private func marks(at time: Double) -> [Box] {
        marks.compactMap { mark in
            guard mark.name == "rect", mark.numbers("fill-opacity", at: time)[0] > 0.02 else {
                return nil
            }
            let numbers = ["x", "y", "width", "height"].map { mark.numbers($0, at: time)[0] }
            return Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }
}

extension Snapshot {
    /// Other ways to write what is at an offset, and a scenario of what the banner does: each is tried, and the banner must
    /// stay the same, or pass.
    func refactorings(at offset: Int) -> [(kind: String, choice: Choice)] {
        guard let banner, !file.isJSON else { return [] }
        let same = [otherItem(at: offset), sharedValue(at: offset)].compactMap(\.self).filter {
            after($0.changes).banner == banner
        }
        var choices = same.map { (kind: "refactor.rewrite", choice: $0) }
        if let choice = sorted(at: offset), let other = after(choice.changes).banner, holds(other, but: banner) {
            choices.append(("refactor.rewrite", choice))
        }
        if let choice = scenario(of: banner), after(choice.changes).results.last?.isPassed == true {
            choices.append(("refactor.extract", choice))
        }
        return choices
    }

    private func source(_ node: Int) -> String { text(in: outline.nodes[node].range) }

    /// An id alone as a mapping, and a mapping that has nothing else as its id.
    private func otherItem(at offset: Int) -> Choice? {
        guard let item = items.first(where: { outline.nodes[$0.node].range.contains(offset) }), let id = item.idNode
        else { return nil }
        let range = outline.nodes[item.node].range
        if item.node == id { return Choice("Write the item as a mapping", range, "{ id: \(source(id)) }") }
        guard outline.nodes[item.node].count == 1, outline.comments.allSatisfy({ !$0.overlaps(range) }) else {
            return nil
        }
        return Choice("Write the item as its id alone", range, source(id))
    }

    /// A value that is written several times, once with an anchor and else as its alias.
    private func sharedValue(at offset: Int) -> Choice? {
        guard let node = around(offset).first(where: isShareable) else { return nil }
        let text = source(node)
        let same = outline.nodes.indices.filter { isShareable($0) && source($0) == text }
        guard same.count > 1, outline.anchor(before: outline.nodes[same[0]], in: bytes) == nil else { return nil }
        let key = chart.text(of: outline.nodes[node].partner)
        let used = outline.nodes.compactMap { outline.anchor(before: $0, in: bytes) }.map(self.text)
        let name = ([key] + (2...99).map { "\(key)\($0)" }).first { !used.contains($0) } ?? key
        let first = outline.nodes[same[0]].start
        return Choice(
            title: "Write the value once, as `&\(name)`",
            changes: [Replacement(range: first..<first, text: "&\(name) ")]
                + same.dropFirst().map { Replacement(range: outline.nodes[$0].range, text: "*\(name)") })
    }

    /// Whether a node is a value of a key on one line that is worth a name.
    private func isShareable(_ node: Int) -> Bool {
        let place = outline.nodes[node]
        return place.role == .value && place.partner >= 0 && (place.isText && place.kind != .alias || place.isFlow)
            && place.end - place.start > 3 && !bytes[place.range].contains(where: Outline.isBreak)
    }

    // MARK: Order

    /// The items by the first date that each begins at; those without one come last, and keep their order.
    private func sorted(at offset: Int) -> Choice? {
        guard let list = chart.value(at: "items").map({ outline.nodes[$0] }), list.kind == .sequence,
            items.count > 1, list.partner >= 0, outline.nodes[list.partner].start <= offset, offset <= list.end
        else { return nil }
        return reordered("Sort the items by date", list, items.map(\.node)) { item in
            let when = chart.value(of: "when", in: item)
            let first = when.map { outline.nodes[$0].kind == .sequence ? outline.nodes[$0].first : $0 } ?? -1
            return first < 0 ? "9" : chart.value(of: "from", in: first).map(chart.text) ?? "9"
        }
    }

    /// The inputs of the scenario at a place by their times.
    func inputsByTime(at place: Int) -> Choice? {
        guard let list = around(place).first(where: { outline.nodes[$0].kind == .sequence }) else { return nil }
        let inputs = Array(outline.children(of: list))
        return reordered("List the inputs in order of time", outline.nodes[list], inputs) { input in
            chart.value(of: "at", in: input).flatMap { try? DurationText.read(chart.text(of: $0)) } ?? .zero
        }
    }

    /// A list with its entries in the order of something that each has; `nil` if they are in that order.
    private func reordered(
        _ title: String, _ list: Outline.Node, _ entries: [Int], by property: (Int) -> some Comparable
    ) -> Choice? {
        let keys = entries.map(property)
        let order = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
        guard order != Array(keys.indices) else { return nil }
        let parts = list.isFlow ? entries.map { outline.nodes[$0].range } : lines(of: entries, upTo: list.end)
        let changes = zip(parts, order).map { place, entry in
            var text = self.text(in: parts[entry])
            if !list.isFlow && !text.hasSuffix("\n") { text += "\n" }
            return Replacement(range: place, text: text)
        }
        return Choice(title: title, changes: changes)
    }

    /// The lines of each entry of a block, with the comments above it; the last one's reach up to an end.
    private func lines(of entries: [Int], upTo end: Int) -> [Range<Int>] {
        let starts = entries.map { entry in
            var start = bytes.lineStart(of: outline.nodes[entry].start)
            while start > 0 {
                let above = bytes.lineStart(of: start - 1)
                guard bytes[bytes.content(in: above..<start)] == UInt8(ascii: "#") else { break }
                start = above
            }
            return start
        }
        return zip(starts, starts.dropFirst() + [bytes.nextLine(after: end)]).map { $0..<$1 }
    }

    /// Whether a banner has the items of another one in another order, and begins with the one that is named.
    private func holds(_ banner: Banner, but other: Banner) -> Bool {
        func ids(_ banner: Banner) -> [String] { banner.items.map(\.id).sorted() }
        func start(_ banner: Banner) -> String {
            banner.items[max(0, min(banner.items.count - 1, banner.paging.startPage))].id
        }
        return ids(banner) == ids(other)
            && (chart.value(at: "paging", "startPage") == nil || start(banner) == start(other))
    }

    // MARK: A scenario

    /// A scenario that expects the first changes of the banner as it is.
    private func scenario(of banner: Banner) -> Choice? {
        let settles = Schedule(banner).events(upTo: .seconds(60), kinds: .settle).prefix(8)
        var seen = settles.map { (at: $0.time, page: $0.kind.page ?? 0) }
        if seen.isEmpty { seen = [(at: .seconds(1), page: banner.paging.startPage)] }
        guard seen.allSatisfy({ banner.items.indices.contains($0.page) }), let last = seen.last else { return nil }
        let list = chart.value(at: "scenarios").map { outline.nodes[$0] }
        if let list, list.kind != .sequence || list.isFlow { return nil }
        let names = banner.scenarios.map(\.name)
        let name = (["as it is now"] + (2...99).map { "as it is now, \($0)" }).first { !names.contains($0) } ?? ""
        let first = chart.list("scenarios").first.map { outline.nodes[$0].start }
        let dash = first.map { bytes.content(in: bytes.lineStart(of: $0)..<$0) - bytes.lineStart(of: $0) } ?? 2
        let space = String(repeating: " ", count: dash)
        var text = "\(space)- name: \(JSON.string(name).yaml)\n"
        text += "\(space)  duration: \(last.at + .seconds(1))\n\(space)  expect:\n"
        for (at, page) in seen {
            text += "\(space)    - { at: \(at), page: \(JSON.string(banner.items[page].id).yaml) }\n"
        }
        let place = list.map { bytes.nextLine(after: $0.end) } ?? bytes.count
        if list == nil { text = "scenarios:\n" + text }
        if place > 0, !Outline.isBreak(bytes[place - 1]) { text = "\n" + text }
        return Choice("Add a scenario of what the banner does now", place..<place, text)
    }
}

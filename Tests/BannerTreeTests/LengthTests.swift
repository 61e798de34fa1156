import BannerDiagnostics
import BannerTree
import Testing

@Suite struct `A text of any length` {
    /// libyaml's own buffer has 49 152 bytes, of which eight are kept free; longer text gets its
    /// own buffer.
    @Test(arguments: [4, 15, 16, 17, 49_143, 49_144, 49_145, 49_151, 49_152, 49_153, 60_000])
    func `is read to its last byte`(length: Int) {
        let filling = String(repeating: "x", count: length - 3)
        #expect(Reading("a: \(filling)").tree == "{a: \(filling)}")
    }

    @Test(arguments: [1, 16_379, 16_380, 16_381, 20_000])
    func `is read to its last character`(count: Int) {
        let filling = String(repeating: "한", count: count)
        #expect(Reading("a: \(filling)").tree == "{a: \(filling)}")
    }

    /// From 1 MB on memory is requested in pages of 2 MB.
    @Test(arguments: [(2_000, 500), (2_100, 500), (2_000, 1_200), (30_000, 30)])
    func `is read to its last item`(count: Int, length: Int) {
        let items = (1...count).map { "\($0)".padding(to: length) }
        var limits = Limits()
        limits.maxBytes = 8 << 20
        let reading = Reading(items.map { "- \($0)\n" }.joined(), limits: limits)
        #expect(reading.rules == [] && reading.document?.root.items.map(\.text) == items)
    }

    @Test func `may end anywhere`() {
        let text = """
            %YAML 1.2
            --- # one
            a: [b, {c: 'd''', e: "f\\u00e9\\
             g"}, 한, &x ~, *x]
            ? h
            : !!str i
            🏖️: [j]
            k: |
              l

              m
            ...

            """
        var part = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            // A line break at the end changes nothing except the text of a block that it belongs
            // to.
            let (open, closed) = (Reading(String(part)), Reading(String(part) + "\n"))
            #expect(open.rules == closed.rules, "\(String(part))")
            if !String(part).contains("|") { #expect(open.tree == closed.tree, "\(String(part))") }
            part.append(scalar)
        }
        #expect(Reading(text).rules == [])
    }
}

extension String {
    /// The text followed by letters, up to this length.
    fileprivate func padding(to length: Int) -> String {
        self + String(repeating: "x", count: length - count)
    }
}

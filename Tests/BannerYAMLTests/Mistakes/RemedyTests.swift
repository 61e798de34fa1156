import BannerDiagnostics
import BannerRules
import BannerTestSupport
import BannerTree
import Testing

@testable import BannerYAML

/// Every remedy of every finding is applied on its own: then its finding is gone, nothing else is
/// wrong that was not hidden, and no value of the author's is lost but what the title names.
@Suite("A remedy")
struct RemedyTests {
    /// Good and faulty banners, whose parts are mutated.
    private static let sources =
        Rule.all.map(\.good).filter { !$0.isEmpty && $0.utf8.count < 1_000 }
        + Mistake.all.map(\.followed) + Mistake.all.map { Marked($0.marked).text }

    @Test func `passes when it is applied, in thousands of broken banners`() {
        var mutation = Mutation(seed: 14)
        let rounds = Sample.size(16_500)
        var applied = 0
        for round in 0..<rounds {
            let text = mutation.mutate(RemedyTests.sources[round % RemedyTests.sources.count])
            let remedied = Remedied(text)
            applied += remedied.count
            #expect(remedied.faults == [], "\(text)")
        }
        #expect(applied > rounds / 4)
    }

    @Test func `passes for every rule`() {
        for rule in Rule.all { #expect(Remedied(rule.bad).faults == [], "\(rule.slug)") }
    }
}

/// A text with each of its remedies applied on its own.
struct Remedied {
    /// How many remedies there are.
    private(set) var count = 0
    /// What is wrong with them.
    private(set) var faults: [String] = []

    init(_ text: String) {
        let file = SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8)).withTimeZones
        let before = BannerFile.read(file)
        for finding in before.report.findings {
            let likely = finding.remedies.count { $0.certainty == .likely }
            if likely > 1 {
                faults.append("\(finding.help.map(\.description) ?? ""): \(likely) are likely")
            }
            for remedy in finding.remedies {
                count += 1
                check(remedy, of: finding, in: text, before)
            }
        }
    }

    private func complete(_ text: String) -> BannerFile {
        let file = SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8)).withTimeZones
        return BannerFile.readCompletely(file, Limits(), .standard)
    }

    private mutating func check(
        _ remedy: Remedy, of finding: Finding, in text: String, _ before: BannerFile
    ) {
        let title = remedy.title.description
        func fail(_ reason: String, _ changed: String) {
            faults.append("\(title): \(reason)\n\(changed)")
        }
        guard !remedy.edits.isEmpty else { return fail("changes nothing", text) }
        let changed = text.applying(remedy.edits)
        let after = BannerFile.read(
            SourceFile(name: "test.banner.yaml", bytes: Array(changed.utf8)).withTimeZones)
        let edits = TextEdits(remedy.edits)
        // Advice does not count.
        let harm = complete(text).harm(by: edits, in: complete(changed), isHiddenKnown: false)
        // Keys are compared with one another when all of them are known.
        let errors = after.report.findings.filter { error in
            error.severity == .error
                && !before.report.findings.contains { $0.description == error.description }
        }
        // An alias has its content where its anchor is.
        let place = before.document?.root[path: finding.path]?.range ?? finding.range
        let aliases = before.document?.aliases ?? []
        let inside = aliases.first { $0.range == place }?.target.range ?? place
        let isHidden =
            finding.severity == .error
            && errors.allSatisfy {
                inside.union(edits.original(of: $0.range)) == inside || $0.rule.id.hasPrefix("BK4")
                    || [Rule.unitlessDuration.id, Rule.exclusiveKeys.id].contains($0.rule.id)
            }
        if !harm.isEmpty, !isHidden {
            fail("an error is new: \(after.report.findings.map(\.description))", changed)
        }
        guard let document = before.document else { return }
        guard let later = after.document else { return fail("is not YAML", changed) }
        let isThere = after.report.keptFindings.contains {
            $0.rule.id == finding.rule.id && edits.original(of: $0.range) == finding.range
        }
        if isThere { fail("the finding is there", changed) }
        var left = later.root.scalars().reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
        let named = document.root[path: finding.path]?.scalars().map(\.text) ?? []
        for (key, scalar) in document.root.scalars() {
            left[scalar, default: 0] -= 1
            // A value is named by its key too: "write `loop: infinite`".
            if left[scalar, default: 0] < 0, !named.contains(scalar), !title.contains(scalar),
                !title.contains(key)
            {
                fail("`\(scalar)` is lost", changed)
            }
        }
    }
}

extension Node {
    /// The texts of all values, each with the key that it is below.
    fileprivate func scalars(below key: String = "items") -> [(key: String, text: String)] {
        switch kind {
        case .scalar: [(key, text)]
        case .sequence: items.flatMap { $0.scalars(below: key) }
        case .mapping: entries.flatMap { $0.value.scalars(below: $0.key.text) }
        }
    }
}

extension String {
    /// The text with changes in order of place.
    func applying(_ edits: [Edit]) -> String {
        var scalars = Array(unicodeScalars)
        for edit in edits.reversed() {
            scalars.replaceSubrange(
                edit.range.start..<edit.range.end, with: Array(edit.replacement.unicodeScalars))
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}

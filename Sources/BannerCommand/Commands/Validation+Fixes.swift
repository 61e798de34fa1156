extension Validation {
    /// Shows or applies the fixes of a file; returns the check of the result.
    mutating func fix(_ checked: CheckedFile, _ fixes: BannerFile.SafeFixes, _ path: Path) -> CheckedFile {
        let isPrinted = path.isStandardStream && !arguments.has(.diff)
        guard fixes.count > 0 || isPrinted else {
            tell(of: fixes.record, in: checked.file.name)
            var checked = checked
            checked.fixes = fixes.record
            return checked
        }
        guard fixes.file.encoding == .utf8 && checked.file.encoding == .utf8 else {
            context.note("`\(checked.file.name)` is UTF-16 and was not changed: only UTF-8 is fixed")
            return checked
        }
        // The text of a file without findings is not kept in memory.
        let mending = Mending(fixes.count > 0 ? checked.file : fixes.file, fixes.file.bytes)
        guard !arguments.has(.diff) else {
            show(mending.difference(path, checked.file.name))
            tell(of: fixes.record, in: checked.file.name)
            return checked
        }
        return write(mending, checked, fixes, path)
    }

    /// Prints the applied fixes and the open choices, unless `--quiet` or `--diff` is given.
    private func tell(of record: FixRecord, in name: String) {
        guard !arguments.has(.quiet), !arguments.has(.diff) else { return }
        for (place, words) in record.applied.map({ ($0.place, $0.words) }) + record.left.map({ ($0.place, $0.words) }) {
            context.note("\(name):\(place.line):\(place.column): \(words)")
        }
    }

    private mutating func write(
        _ mending: Mending, _ checked: CheckedFile, _ fixes: BannerFile.SafeFixes, _ path: Path
    ) -> CheckedFile {
        let name = checked.file.name
        let place = path.isStandardStream ? check.stdinName : path
        switch path.isStandardStream ? print(mending) : mending.write(to: path) {
        case .written:
            if fixes.count > 0 { context.note("fixed \(fixes.count.of("finding")) in `\(name)`") }
            tell(of: fixes.record, in: name)
            fixed = (fixed.findings + fixes.count, fixed.files + 1)
            var after = check.check(fixes.file, place, check.rulings(for: path))
            after.fixes = fixes.record
            return after
        case .wasThere:
            return check.check(fixes.file, path, check.rulings(for: path))
        case .changed:
            context.note("did not fix `\(name)`: it was changed while it was checked; run again to fix it")
            hasFaults = true
            return check.outcome(path).checked
        case .failed(let reason):
            context.note("cannot write `\(name)`: \(reason)")
            hasFaults = true
            return checked
        }
    }

    /// Writes the text of standard input to standard output, changed or not.
    private func print(_ mending: Mending) -> Mending.Outcome {
        do {
            try context.output.write(mending.new)
            return .written
        } catch {
            return .failed(error.message ?? "")
        }
    }

    private mutating func show(_ diff: UnifiedDiff) {
        do {
            try context.show(diff, color: arguments.value(of: .color))
        } catch {
            context.tell(error)
            hasFaults = true
        }
    }
}

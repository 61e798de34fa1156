extension Validation {
    /// Prints the settings of each file: the settings file, `failOn`, and the rules that differ
    /// from the default.
    func showSettings() throws(Failure) -> ExitCode {
        for path in inputs.files {
            let found = inputs.settings?.settings(for: path)
            var lines = ["settings: \(found?.project.file?.text ?? "none")"]
            if let base = found?.project.settings.extend { lines.append("extend: \(base)") }
            if let overrides = found.map({ $0.project.overrides(for: $0.place) }), !overrides.isEmpty {
                lines.append("overrides: \(overrides.map { "\($0 + 1)" }.joined(separator: ", "))")
            }
            lines.append("failOn: \(failLevel(for: path).rawValue)")
            let rulings = check.rulings(for: path)
            for rule in Rule.all where rulings.ids.contains(rule.id) {
                lines.append("\(rule.id) \(rule.slug): \(rulings.severity(of: rule)?.name ?? "off")")
            }
            let text = ([path.text] + lines.map { "  " + $0 }).map { context.visible($0) + "\n" }.joined()
            try context.output.write(text)
        }
        let code = context.note(inputs)
        return context.tell(of: inputs.settings) ? .usage : code
    }
}

extension Context {
    /// Prints which settings files have errors; returns whether there are any.
    @discardableResult
    func tell(of settings: SettingsFiles?) -> Bool {
        for checked in settings?.faulty ?? [] {
            let name = checked.file.name
            note("`\(name)` has mistakes: `bannerkit validate \(name)` shows them")
        }
        return settings?.faulty.isEmpty == false
    }

    /// The rule settings for one file.
    func rulings(for path: Path, _ arguments: Arguments) throws(Failure) -> Rulings {
        var settings = try SettingsFiles(arguments)
        try settings.find(for: path)
        tell(of: settings)
        noteLeftOut(settings.leftOut)
        return settings.rulings(for: path)
    }
}

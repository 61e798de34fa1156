import BannerLanguage

extension Schema {
    /// The mapping that a value can be.
    var mapping: RecordSchema? {
        switch self {
        case .record(let record): record
        case .either(let short, let long): long.mapping ?? short.mapping
        case .variants(let variants): variants.variants.first { $0.word.text == variants.defaultWord }?.record
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page: nil
        }
    }
}

extension RecordSchema {
    /// The keys that can be added to those that a mapping has: a form's keys exclude those of other forms.
    func keys(besides present: [String]) -> [KeySchema] {
        let known = Set(forms.flatMap(\.keys)).intersection(present)
        let open = forms.filter { known.isSubset(of: $0.keys) }
        let allowed = Set(open.flatMap(\.keys))
        return Language.keys(of: self).filter { key in
            !present.contains(key.key) && (forms.isEmpty || allowed.contains(key.key))
        }
    }
}

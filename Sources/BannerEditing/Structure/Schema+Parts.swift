extension Schema {
    /// The schema of a list item.
    package func element(_ number: Int) -> Schema? {
        switch self {
        case .list(let element, _): element
        case .tuple(let elements): number < elements.count ? elements[number] : nil
        case .either(let short, let long): long.element(number) ?? short.element(number)
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .page, .record, .variants: nil
        }
    }

    /// The schema of a scalar value; `nil` if the value must be a collection.
    package var scalar: Schema? {
        switch self {
        case .either(let short, let long): short.scalar ?? long.scalar
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .page: self
        case .list, .tuple, .record, .variants: nil
        }
    }

    /// The schema of a mapping value, which can depend on the value of one of its keys.
    package func mapping(_ word: (_ key: String) -> String? = { _ in nil }) -> RecordSchema? {
        switch self {
        case .record(let record): return record
        case .either(let short, let long): return long.mapping(word) ?? short.mapping(word)
        case .variants(let variants):
            let (all, word) = (variants.variants, word(variants.key))
            return (all.first { $0.word.text == word } ?? all.first { $0.word.text == variants.defaultWord })?.record
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page: return nil
        }
    }
}

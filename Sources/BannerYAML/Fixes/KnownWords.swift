import BannerDiagnostics
import BannerKit

/// Words that mean something, so that no slip of another word is read into them.
enum KnownWords {
    /// The keys of the language, and the words of its choices.
    private static let table: (keys: [KeySchema], words: [Word]) = {
        var keys: [KeySchema] = []
        var words: [Word] = []
        func add(_ schema: Schema) {
            switch schema {
            case .record(let record): add(record)
            case .variants(let variants):
                for variant in variants.variants {
                    words.append(variant.word)
                    add(variant.record)
                }
            case .either(let short, let long):
                add(short)
                add(long)
            case .list(let element, _): add(element)
            case .choice(let choice): words += choice
            case .text, .number, .boolean, .onlyTrue, .duration, .tuple, .page: break
            }
        }
        func add(_ record: RecordSchema) {
            for key in record.keys {
                keys.append(key)
                add(key.schema)
            }
        }
        add(Banner.shape.schema)
        return (keys, words)
    }()

    /// The keys and words of the language, and what other carousels call them, as they are compared.
    static let here: [[UInt8]] = {
        var words: Set<String> = []
        for key in table.keys { words.formUnion([key.key] + key.synonyms) }
        for word in table.words { words.formUnion([word.text] + word.synonyms) }
        for word in ForeignWord.all { words.formUnion(word.words) }
        return Set(words.map(Suggestion.folded)).sorted { $0.lexicographicallyPrecedes($1) }
    }()

    /// The words of choices that a text is or stands for.
    private static let meanings: [[UInt8]: Set<String>] = {
        var meanings: [[UInt8]: Set<String>] = [:]
        for word in table.words {
            for text in [word.text] + word.synonyms { meanings[Suggestion.folded(text), default: []].insert(word.text) }
        }
        return meanings
    }()

    /// Whether another word for one of a choice may say something else: `pause`, `resume` and `rtl` do in another choice.
    static func meansMore(_ text: String, than word: String) -> Bool {
        decides(text, against: word) || meanings[Suggestion.folded(text)].map { $0 != [word] } ?? false
    }

    /// Whether a part of a text decides about its meaning, and is none of the word that it stands for: `up`, `before`.
    static func decides(_ text: String, against word: String) -> Bool {
        let wanted = parts(of: word)
        return parts(of: text).contains { deciding.contains($0) && !wanted.contains($0) }
    }

    private static func parts(of word: String) -> [String] {
        var parts: [[UInt8]] = [[]]
        var isAfterSmall = false
        for byte in word.utf8 {
            let isSmall = (0x61...0x7A).contains(byte)
            let isCapital = (0x41...0x5A).contains(byte)
            if isCapital && isAfterSmall || !isCapital && !isSmall { parts.append([]) }
            if isCapital || isSmall { parts[parts.count - 1].append(byte | 0x20) }
            isAfterSmall = isSmall
        }
        return parts.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Parts of a word that decide about what the whole means.
    static let deciding = set(
        """
        min max first last in out on off un not no non show hide before after from until to start end left right top \
        bottom over under up down next previous prev forward backward back all none any ever never always true false
        """)

    /// Words of English and of other languages that are one slip from a word of the language.
    static let elsewhere = set(
        """
        age aging aid air algn alin aloha ame amme arrow asing ast atop ause axe bellow bidden bide blow bold bone \
        bortom breakpoint cale cast cays centre change changed changez control controla controle cots crag curation \
        curent cycle cycled dade dag dags das day daya dhow dill directie dits dogs dolor dors dos dost dot dote dra \
        drab drat dray earning eave ede efect effet eight elect elide enter erro esclude ever exclue exclure excluse \
        ext face faction fad fads fags fare fas fase fast fat fats fays ficus fil file filed filles filo fils firs \
        fist flies foll form fount frag fro froward full gags gast gill gold gorizontal heigh hen hid hie hied hight \
        hire hod hode hoger hol hole hols hone hood hoover horisontal horizontaal hors hour hove hoved how hver ide \
        iem ill inet infinie infinit infinits inicio ink input inser inst intervall item itens jeep jours jover keel \
        kink lage lair laser lause lave lede leve lide lien lign linea liner lino loo lop mage mall mediu meep nae \
        nake nam name nest net neve nine noe noen nome non nonne noone norma normaal ober oink old one onset orizontal \
        ours ove over override pacing pai paid par pari pase pate paus pauze pave paving paying payout pil pink \
        placemen poll poop precious previos pull rack rag rags rays restar resum rezume riles rill rom rots rue rues \
        rule ruled rulles sale says scald scape scenario sette shoe side sie sises sixes size sized skall slice slid \
        smal snow sots sow spading staart stadt star starr stary stat statt sto stol stoop stopp strat styl subtile \
        subtitel tabs tack tag tage tags tart tas tast tats tavs test tex thum tier tile tiles till time timed titel \
        tittle traci traction tre trie true tue unset util vast venter ver versio versioon versjon verticaal vill voer \
        waning warming warnung wen width wipe with yours
        """)

    private static func set(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }
}

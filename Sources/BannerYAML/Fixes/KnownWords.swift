import BannerDiagnostics
import BannerKit

/// Words that mean something, so that no slip of another word is read into them.
enum KnownWords {
    /// The keys and words of the language, and what other carousels call them, as they are compared.
    static let here: [[UInt8]] = {
        var words: Set<String> = []
        func add(_ schema: Schema) {
            switch schema {
            case .record(let record): add(record)
            case .variants(let variants):
                for variant in variants.variants {
                    add(variant.word)
                    add(variant.record)
                }
            case .either(let short, let long):
                add(short)
                add(long)
            case .list(let element, _): add(element)
            case .choice(let choice): for word in choice { add(word) }
            case .text, .number, .boolean, .onlyTrue, .duration, .tuple, .page: break
            }
        }
        func add(_ word: Word) { words.formUnion([word.text] + word.synonyms) }
        func add(_ record: RecordSchema) {
            for key in record.keys {
                words.formUnion([key.key] + key.synonyms)
                add(key.schema)
            }
        }
        add(Banner.shape.schema)
        for word in ForeignWord.all { words.formUnion(word.words) }
        return Set(words.map(Suggestion.folded)).sorted { $0.lexicographicallyPrecedes($1) }
    }()

    /// Parts of a word that decide about what the whole means.
    static let deciding = set(
        """
        min max first last in out on off un not no non show hide before after from until to start end left right top \
        bottom over under up down next previous prev forward backward back all none any ever never always true false
        """)

    /// Words of English and of other languages that are one slip from a word of the language.
    static let elsewhere = set(
        """
        age aging aid air alin algn aloha ame amme arrow asing ast atop ause axe bellow bidden bide blow bold bone bortom \
        breakpoint cale cast cays centre change changed changez control controla controle cots crag curation curent \
        cycle cycled dade dag dags das day daya dhow dill directie dits dogs dolor dors dos dost dot dote dra drab drat \
        dray earning eave ede effet efect eight elect elide enter erro esclude ever exclue exclure excluse ext face \
        faction fad fads fags fare fas fase fast fat fats fays ficus fil file filed filles filo fils firs fist flies foll \
        form fount frag fro froward full gags gast gill gold heigh hen hid hie hied hight hire hod hode hoger hol hole \
        hols hone hood hoover horisontal horizontaal hors hour hove hoved how hver ide iem ill infinie infinit infinits \
        inicio ink input inser inst inet intervall item itens jeep jours jover keel kink lage lair laser lave lede leve \
        lide lign lien linea liner lino loo lop mage mall mediu meep nae nake nam name nest net nine noe noen nome non \
        noone norma normaal ober oink old one onset orizontal ours ove over override pacing pai paid par pari pase pate \
        paus pauze pave paving paying payout pil pink placemen poll poop precious previos pull rack rag rags rays restar \
        resum riles rill rom rots rue rues rule ruled rulles sale says scald scape scenario sette shoe side sie sises \
        sixes size sized skall slice slid smal snow sow sots spading staart stadt star stary stat statt sto stol stoop \
        stopp strat styl subtile subtitel tabs tack tag tage tags tart tas tast tats tavs test tex thum tier tile tiles \
        till time timed titel tittle traci traction tre trie true tue unset util vast venter ver versio versioon versjon \
        verticaal vill voer waning warming warnung wen width wipe with yours
        """)

    private static func set(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }
}

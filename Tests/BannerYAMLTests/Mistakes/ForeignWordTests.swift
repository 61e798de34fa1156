import BannerDiagnostics
import BannerTree
import BannerYAML
import Testing

@testable import BannerLanguage
@testable import BannerMeant

@Suite("A word of another carousel")
struct ForeignWordTests {
    @Test(arguments: Lexicon.foreign.meanings.keys.sorted())
    func `has a key that exists and an example that passes`(word: String) throws {
        guard case .key(let path, let example) = try #require(ForeignWord(word)) else { return }
        let keys = path.split(separator: ".").map(String.init)
        #expect(Places.all[try #require(keys.last)] != nil, "\(path)")
        let file = BannerFile.reading(example.hasPrefix("items") ? example : example + "\nitems: [a, b]")
        #expect(file.lines == [], "\(example)")
        #expect(file.document?.root[path: "/" + keys[0]] != nil, "\(example)")
    }

    @Test func `has one meaning, whatever its case`() {
        let meanings = Lexicon.foreign.meanings
        #expect(meanings.count > 400)
        #expect(meanings.filter { $0.value.count != 1 }.map(\.key) == [])
    }

    /// The options that people use most, by the library's documentation.
    @Test(arguments: [
        // Swiper
        "slidesPerView", "spaceBetween", "loop", "speed", "autoplay", "effect", "navigation", "pagination", "scrollbar",
        "direction", "centeredSlides", "freeMode", "breakpoints", "initialSlide", "slidesPerGroup", "grabCursor",
        "allowTouchMove", "keyboard", "mousewheel", "lazy", "thumbs", "zoom", "parallax", "virtual", "autoHeight",
        "rewind", "watchOverflow", "a11y", "on", "modules",
        // Splide
        "type", "perPage", "perMove", "gap", "padding", "arrows", "pauseOnHover", "pauseOnFocus", "drag", "snap",
        "fixedWidth", "fixedHeight", "heightRatio", "trimSpace", "start", "interval", "easing", "lazyLoad", "wheel",
        "flickPower", "flickMaxPages", "clones", "rewindSpeed",
        // Embla
        "align", "axis", "containScroll", "dragFree", "dragThreshold", "skipSnaps", "slidesToScroll", "startIndex",
        "watchDrag", "stopOnInteraction", "stopOnMouseEnter", "playOnInit", "delay", "duration",
        // slick
        "slidesToShow", "infinite", "dots", "fade", "cssEase", "autoplaySpeed", "adaptiveHeight", "centerMode",
        "centerPadding", "draggable", "responsive", "rtl", "swipe", "variableWidth", "vertical", "initialSlide",
        "prevArrow", "nextArrow", "swipeToSlide", "touchThreshold", "rows", "asNavFor",
        // SwiftUI, UIKit and FSPagerView
        "tabViewStyle", "indexViewStyle", "selection", "isPagingEnabled", "decelerationRate", "minimumLineSpacing",
        "itemSize", "contentInset", "currentPage", "numberOfPages", "pageIndicatorTintColor",
        "currentPageIndicatorTintColor", "hidesForSinglePage", "isInfinite", "automaticSlidingInterval",
        "interitemSpacing", "transformer", "bounces", "isScrollEnabled", "scrollTargetBehavior",
    ])
    func `is explained where it is written`(option: String) throws {
        let file = BannerFile.reading("\(option): 1\nitems: [a, b]")
        let findings = file.report.findings.filter { $0.severity == .error }
        #expect(findings.count == 1, "\(file.lines)")
        let help = try #require(findings.first?.help)
        #expect(!help.hasPrefix("its keys are"), "\(option): \(help)")
    }
}

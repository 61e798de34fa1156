/// A banner as a list of numbers, for the engine in a page: everything that affects what happens and what is drawn,
/// without text.
///
/// `CompactBanner+Reading` is the inverse; both use the same order, so that a banner is restored completely except for
/// its text.
package struct CompactBanner: Sendable {
    /// The numbers; times are microseconds, colours 0xRRGGBBAA.
    package private(set) var numbers: [Double] = [CompactBanner.version]

    /// The first number, which identifies the order of the others.
    static let version = 1.0

    /// The numbers of a banner as it is in its own window.
    package init(_ banner: Banner) {
        let banner = banner.fitted()
        add(banner.viewport.width, banner.viewport.height)
        add(banner.layout.cellWidthMultiplier, banner.layout.cellHeightMultiplier, banner.layout.spacing)
        add(banner.layout.direction == .rightToLeft ? 1 : 0)
        add(index(of: banner.layout.axis), index(of: banner.layout.align))
        add(index(of: banner.paging.loop), Double(banner.paging.startPage), Double(banner.paging.maxPagesPerSwipe))
        add(index(of: banner.paging.decelerationRate))
        add(banner.timer)
        add(time: banner.transition.duration)
        add(banner.transition.easing)
        add(index(of: banner.transition.effect))
        add(banner.focus.scale)
        add(time: banner.focus.duration)
        add(banner.focus.easing)
        add(banner.indicator)
        add(banner.surroundings.reducesMotion ? 1 : 0)
        add(Double(banner.items.count))
        for item in banner.items { add(time: item.duration ?? .zero) }
    }

    private mutating func add(_ values: Double...) { numbers += values }

    private mutating func add(time: Time) { add(Double(time.microseconds)) }

    private mutating func add(_ timer: Banner.Timer?) {
        guard let timer else { return add(0) }
        add(1)
        add(time: timer.interval)
        add(index(of: timer.countsFrom), index(of: timer.afterInteraction), index(of: timer.whenHidden))
        add(index(of: timer.whenHovered), index(of: timer.whenFocused), index(of: timer.whenReduced))
        add(index(of: timer.direction), Double(timer.cycles ?? 0))
    }

    private mutating func add(_ easing: Banner.Easing) {
        switch easing {
        case .linear: add(0)
        case .easeIn: add(1)
        case .easeOut: add(2)
        case .easeInOut: add(3)
        case .cubicBezier(let x1, let y1, let x2, let y2): add(4, x1, y1, x2, y2)
        }
    }

    private mutating func add(_ indicator: Banner.Indicator) {
        let base = indicator.base
        add(index(of: indicator.style), base.color.number, base.currentColor.number, base.hidesForSinglePage ? 1 : 0)
        add(index(of: base.placement), index(of: base.edge))
        numbers += indicator.numbers
    }

    private func index<Word: CaseIterable & Equatable>(of word: Word) -> Double {
        var index = 0.0
        for candidate in Word.allCases {
            if candidate == word { return index }
            index += 1
        }
        return 0
    }
}

extension Banner.Color {
    /// The colour as 0xRRGGBBAA.
    var number: Double {
        Double(UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha))
    }

    /// The colour of 0xRRGGBBAA; `nil` for a number below 0.
    init?(number: Double) {
        guard number >= 0 else { return nil }
        let bits = UInt32(min(number, 4_294_967_295))
        self.init(
            red: UInt8(bits >> 24), green: UInt8(bits >> 16 & 255), blue: UInt8(bits >> 8 & 255),
            alpha: UInt8(bits & 255))
    }
}

extension CompactBanner {
    /// The banner that the numbers represent, without item ids; `nil` if they are not a valid banner.
    package static func read(_ numbers: [Double]) -> Banner? {
        var reader = NumberReader(numbers)
        guard reader.next() == version else { return nil }
        var banner = Banner()
        banner.viewport = Banner.Viewport(width: reader.next(), height: reader.next())
        banner.layout.cellWidthMultiplier = reader.next()
        banner.layout.cellHeightMultiplier = reader.next()
        banner.layout.spacing = reader.next()
        banner.layout.direction = reader.next() == 1 ? .rightToLeft : .leftToRight
        banner.layout.axis = reader.word() ?? .horizontal
        banner.layout.align = reader.word() ?? .center
        banner.paging.loop = reader.word() ?? .infinite
        banner.paging.startPage = reader.whole()
        banner.paging.maxPagesPerSwipe = reader.whole()
        banner.paging.decelerationRate = reader.word() ?? .fast
        banner.timer = reader.timer()
        banner.transition.duration = reader.time()
        banner.transition.easing = reader.easing()
        banner.transition.effect = reader.word() ?? .slide
        banner.focus.scale = reader.next()
        banner.focus.duration = reader.time()
        banner.focus.easing = reader.easing()
        banner.indicator = reader.indicator()
        banner.surroundings.reducesMotion = reader.next() == 1
        let count = reader.whole()
        guard count >= 0 && count <= reader.rest else { return nil }
        for _ in 0..<count {
            var item = Banner.Item(id: "")
            let duration = reader.time()
            item.duration = duration > .zero ? duration : nil
            banner.items.append(item)
        }
        return reader.isValid && reader.rest == 0 ? banner : nil
    }
}

// Encodes a resolved banner as numbers for the engine, in the order of `CompactBanner`.
const micros = seconds => Math.round(seconds * 1e6);
const word = (words, value) => Math.max(0, words.split(' ').indexOf(value));
const easing = points => [4, ...points];
const color = hex => parseInt((hex || '#0').slice(1), 16);
const or = (value, otherwise) => value ?? otherwise;

// The parameters of each indicator style; -1 stands for `auto` and for absent values.
const STYLES = {
  none: () => [],
  dots: it => [it.size, it.spacing],
  scalingDots: it => [it.big, it.medium, it.small, it.spacing, it.background ? color(it.background) : -1],
  pill: it => [it.width, it.height, it.dot, it.spacing],
  scrollBar(it) {
    const widths = it.thumb === 'auto' ? [] : [it.thumb].flat();
    return [or(it.track, -1), -1, it.height, it.inset, it.spacing, it.hidesAfter == null ? -1 : micros(it.hidesAfter), -1, -1,
      widths.length, ...widths, word('fade slide', it.hides), micros(it.growth.duration), ...easing(it.growth.easing)];
  },
  progressBar: it => [or(it.width, -1), it.height],
  fraction: () => [],
  timerBar: it => [it.height, it.spacing],
};

// The variant of the banner for a window of this width.
export const windowOf = (banner, width) => banner['x-resolved'].windows.findLast(({minWidth}) => minWidth <= width);

// The numbers of the banner in a window, with or without reduced motion and timer.
export function numbersOf(banner, width, {reduced, hasTimer}) {
  const {paging, transition, items} = banner;
  const {viewport, layout, focus, indicator} = windowOf(banner, width);
  const timer = hasTimer && banner.timer;
  return [1, width, viewport.height, layout.cellWidthMultiplier, layout.cellHeightMultiplier, layout.spacing,
    word('leftToRight rightToLeft', layout.direction), word('horizontal vertical', layout.axis), word('center start', layout.align),
    word('none rewind infinite', paging.loop), Math.max(0, items.findIndex(({id}) => id === paging.startPage)), paging.maxPagesPerSwipe,
    word('normal fast', paging.decelerationRate), word('page none', paging.snap), timer ? 1 : 0,
    ...timer ? [micros(timer.interval), word('change settle', timer.countsFrom), word('restart resume stop ignore', timer.afterInteraction),
      word('pause restart ignore', timer.whenHidden), word('pause ignore', timer.whenHovered), word('hold pause ignore', timer.whenFocused),
      word('stop keep', timer.whenReduced), word('forward backward', timer.direction), or(timer.cycles, 0)] : [],
    micros(transition.duration), ...easing(transition.easing), word('slide fade', transition.effect),
    focus.scale, micros(focus.duration), ...easing(focus.easing), Object.keys(STYLES).indexOf(indicator.style),
    color(indicator.color), color(indicator.currentColor), indicator.hidesForSinglePage === false ? 0 : 1,
    word('below over', indicator.placement), word('bottom top', indicator.edge), or(indicator.margin, 12), ...STYLES[indicator.style](indicator),
    reduced ? 1 : 0, items.length, ...items.map(({duration}) => micros(duration || 0)), ...items.map(({weight}) => weight)];
}

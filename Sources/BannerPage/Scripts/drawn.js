// The stage for pages: adapts the data of a page and the pictures of its engine.
import {Stage} from './stage.js';

class PageStage extends Stage {
  // Shows a banner in a window, and discards what was drawn before.
  show(banner) {
    const {viewport: {width, height}, strip, wholeHeight, items, isRightToLeft, isVertical} = banner;
    this.banner = banner;
    this.cards.clear();
    this.controls.replaceChildren();
    this.region.style.width = width + 'px';
    this.fit({...banner, height: wholeHeight, windowHeight: height, stripTop: strip.top, stripHeight: strip.height,
      isMirrored: isRightToLeft && !isVertical,
      // A page names the target of a card, but does not follow it.
      items: items.map(({link, ...item}) => item)});
    for (const button of this.controls.querySelectorAll('button')) button.tabIndex = -1;
  }
  // Draws a picture. `cards` is the number of available items. With a calendar, a cell contains the
  // index of its item.
  drawPicture({cells, marks, state: {page = -1, timer}, pages, group, isPlain, away}, cards = this.banner.count) {
    const {cell: {width, height}, paging} = this.banner;
    const places = new Map(cells.map(([, number, , , , , item]) => [number, item ?? number]));
    const isEndless = paging.loop !== 'none';
    this.frame = {cells: cells.map(([place, number, x, y, scale, opacity]) => [place, number, x, y, width, height, scale, opacity]),
      marks, page, count: pages, group, cards, isPlain, away, timer: timer.state, canResume: !!timer.canResume, canGoOn: isEndless || page < pages - 1, canGoBack: isEndless || page > 0};
    this.draw(this.frame, card => places.get(card));
  }
}

// The stage in an element with its nodes; `acts` has the handlers `press` and `choose`.
export function stageIn(box, acts) {
  const [region, ground, strip, controls] = ['[part=region]', '[part=window]', '[part=indicator]', '.controls'].map(name => box.querySelector(name));
  return new PageStage({region, ground, strip, controls}, acts);
}

// The stage of a page: the element's, with a banner as the page has it, and what the page's engine says of an instant.
import {Stage} from './stage.js';

class PageStage extends Stage {
  // Shows the banner from now on; what was drawn of another window goes.
  show(banner) {
    const {viewport: {width, height}, strip, wholeHeight, controls, items, hasTimer, count, isRightToLeft, isVertical} = banner;
    this.banner = banner;
    this.cards.clear();
    this.controls.replaceChildren();
    this.region.style.width = width + 'px';
    this.fit({...banner, height: wholeHeight, windowHeight: height, stripTop: strip.top, stripHeight: strip.height,
      isMirrored: isRightToLeft && !isVertical,
      buttons: [...controls.arrows && count > 1 ? ['previous', 'next'] : [], ...controls.pause && hasTimer ? ['rotation'] : []],
      // A page says where a card leads to, and does not go there.
      items: items.map(({link, ...item}) => item)});
    for (const button of this.controls.children) button.tabIndex = -1;
  }
  // `count` is the number of items that are available; a cell of a banner with a calendar says its item's place in the file.
  drawPicture({cells, marks, state}, count = this.banner.count, isPaused = false) {
    const {cell: {width, height}, paging} = this.banner;
    const places = new Map(cells.map(([, number, , , , , item]) => [number, item ?? number]));
    const [page, isEndless] = [state?.page ?? -1, paging.loop !== 'none'];
    this.frame = {cells: cells.map(([place, number, x, y, scale, opacity]) => [place, number, x, y, width, height, scale, opacity]),
      marks, page, count, isPaused, canGoOn: isEndless || page < count - 1, canGoBack: isEndless || page > 0};
    this.draw(this.frame, page => places.get(page));
  }
}

// The stage in an element that has its nodes; a press calls the function of that name in `acts`.
export function stageIn(box, acts) {
  const [region, ground, strip, controls] = ['[part=region]', '[part=window]', '[part=indicator]', '.controls'].map(name => box.querySelector(name));
  return new PageStage({region, ground, strip, controls}, acts);
}

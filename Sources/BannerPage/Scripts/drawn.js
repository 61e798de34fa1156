// The stage for pages: adapts the data of a page.
import {Stage} from '../Element/stage.js';

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
  // Draws a frame of the items in a set, by card; null for all in the file's order.
  drawFrame(frame, set) {
    this.frame = frame;
    this.draw(frame, card => set ? set[card] : card);
  }
}

// The stage in an element with its nodes; `acts` has the handlers `press` and `choose`.
export function stageIn(box, acts) {
  const [region, ground, strip, controls] = ['[part=region]', '[part=window]', '[part=indicator]', '.controls'].map(name => box.querySelector(name));
  return new PageStage({region, ground, strip, controls}, acts);
}

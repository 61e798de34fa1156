// The stage for pages: adapts the data of a page.
import {Stage} from '../Element/stage.js';

class PageStage extends Stage {
  // Shows a banner in a window, and discards what was drawn before.
  show(banner) {
    const {viewport: {width, height}, strip, wholeHeight, items, isRightToLeft, isVertical} = banner;
    Object.assign(this, {banner, frame: null});
    this.cards.clear();
    this.controls.replaceChildren();
    this.region.style.width = width + 'px';
    this.fit({...banner, height: wholeHeight, windowHeight: height, stripTop: strip.top, stripHeight: strip.height,
      isMirrored: isRightToLeft && !isVertical,
      // A page names the target of a card, but does not follow it.
      items: items.map(({link, ...item}) => item)});
    for (const button of this.controls.querySelectorAll('button')) button.tabIndex = -1;
  }
  drawFrame(frame) { this.draw(this.frame = frame, frame.itemOf); }
}

// The stage in an element with its nodes; `acts` has the handlers `press` and `choose`.
export function stageIn(box, acts) {
  const [region, ground, strip, controls] = ['[part=region]', '[part=window]', '[part=indicator]', '.controls'].map(name => box.querySelector(name));
  return new PageStage({region, ground, strip, controls}, acts);
}

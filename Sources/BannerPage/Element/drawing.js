// What is on screen, and the sizes that follow from the window.
import {set} from './dom.js';
import {windowOf} from './numbers.js';

export const drawing = {
  paint() {
    const frame = this.frame = this.session.frame();
    const {layout, indicator} = this.window;
    const length = this.isVertical ? this.window.viewport.height : this.width;
    const isWhole = ([, , x, y, width, height]) => {
      const [start, size] = this.isVertical ? [y, height] : [x, width];
      return start >= -0.5 && start + size <= length + 0.5;
    };
    this.cards.draw(frame, this.session, this.data.items, cell => layout.align === 'start' && isWhole(cell));
    this.marks.draw(frame, indicator.style, page => this.choose(page));
    this.region.classList.toggle('paused', frame.isPaused);
    for (const button of this.controls.children) {
      if (button.className === 'rotation') set(button, 'aria-label', frame.isPaused ? 'Play' : 'Pause');
      else set(button, 'aria-disabled', (button.className === 'next' ? frame.canGoOn : frame.canGoBack) ? null : 'true');
    }
  },
  // Sizes that follow from the window.
  fit() {
    this.window = windowOf(this.data, this.width);
    const {layout, viewport} = this.window;
    const {height, windowTop, stripTop, stripHeight, lowerCover, upperCover, count} = this.frame;
    this.isVertical = layout.axis === 'vertical';
    this.isMirrored = layout.direction === 'rightToLeft' && !this.isVertical;
    this.region.style.height = height + 'px';
    Object.assign(this.ground.style, {top: windowTop + 'px', height: viewport.height + 'px'});
    this.ground.style.setProperty('--under', lowerCover + 'px');
    Object.assign(this.strip.style, {top: stripTop + 'px', height: stripHeight + 'px'});
    this.region.classList.toggle('vertical', this.isVertical);
    this.region.classList.toggle('mirrored', this.isMirrored);
    const {arrows, pause} = this.data.controls;
    const wanted = [...pause && this.hasTimer ? [['rotation', 'Pause']] : [],
      ...arrows && this.data.items.length > 1 ? [['previous', 'Previous'], ['next', 'Next']] : []];
    if (this.controls.children.length !== wanted.length) this.controls.replaceChildren(...wanted.map(([name, label]) => this.button(name, label)));
    for (const button of this.controls.children) {
      const top = button.className === 'rotation' ? upperCover || 8 : (viewport.height - 36) / 2;
      if (button.className === 'rotation' || !this.isVertical) button.style.top = windowTop + top + 'px';
    }
    set(this.ground, 'aria-live', 'off');
  },
  resize() {
    const width = parseFloat(getComputedStyle(this).width);
    if (!(width > 0) || width === this.width) return;
    this.width = width;
    this.refit(false);
  },
  refit(isSpoilt) {
    if (isSpoilt) this.recording.spoil();
    const time = this.now();
    this.changeSets(time);
    this.session.change(this.numbers, this.session.set, time);
    this.flush();
    this.frame = this.session.frame();
    this.fit();
    this.draw();
  },
  replace(banner) {
    const [old, time] = [this.data, this.now()];
    this.finger.lose();
    this.advance(time);
    this.flush();
    const shown = Array.from({length: this.frame.count}, (_, page) => old.items[this.session.itemOn(page)].id);
    const {page} = this.session.frame();
    this.cards.clear();
    this.recording.spoil();
    const numbers = this.prepare(banner);
    const set = this.calendar?.set ?? null;
    const ids = (set ?? Array.from(banner.items.keys())).map(place => banner.items[place].id);
    const places = shown.map(id => ids.indexOf(id));
    const next = places.slice(page).find(place => place >= 0) ?? (banner.paging.loop === 'none' ? ids.length - 1 : 0);
    this.session.change(numbers, set, time, next, places);
    this.calendar?.begin(Math.floor(Date.now() / 1000), time);
    this.frame = this.session.frame();
    this.fit();
    this.draw();
  },
};

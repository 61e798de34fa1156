// Drawing, and layout that depends on the size of the window.
import {windowOf} from './numbers.js';

export const drawing = {
  paint() {
    const frame = this.frame = this.session.frame();
    const {layout} = this.window;
    const length = this.isVertical ? this.window.viewport.height : this.width;
    const isWhole = ([, , x, y, width, height]) => {
      const [start, size] = this.isVertical ? [y, height] : [x, width];
      return start >= -0.5 && start + size <= length + 0.5;
    };
    this.stage.draw(frame, card => this.session.itemOf(card), cell => layout.align === 'start' && isWhole(cell));
    // Cards that always move are layers of their own; enlarged ones would be blurred.
    this.stage.region.classList.toggle('drifting', frame.phase === 'drifting' && this.window.focus.scale === 1);
    if (['resting', 'drifting'].includes(frame.phase) && frame.page !== this.fetchedAt) this.fetchNext(frame);
  },
  // Fetches the pictures of the next page, one showing ahead.
  fetchNext({page, group, cards, cells}) {
    this.fetchedAt = page;
    const step = this.data.timer?.direction === 'backward' ? -group : group;
    for (const [, number] of cells) {
      const card = this.paging.loop === 'none' ? number + step : (number + step + cards) % cards;
      const place = card >= 0 && card < cards ? this.session.itemOf(card) : null;
      if (place != null) this.stage.cards.fetch(this.data.items[place], place);
    }
  },
  // Layout that depends on the size of the window.
  fit() {
    this.window = windowOf(this.data, this.width);
    const {layout, viewport, controls} = this.window;
    this.isVertical = layout.axis === 'vertical';
    this.isMirrored = layout.direction === 'rightToLeft' && !this.isVertical;
    this.stage.fit({...this.frame, isVertical: this.isVertical, isMirrored: this.isMirrored, paging: this.paging, windowHeight: viewport.height, items: this.data.items,
      hasTimer: this.hasTimer, controls});
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
    const {group, count} = this.frame;
    this.session.change(this.numbers, this.session.set, time);
    this.flush();
    this.frame = this.session.frame();
    // A scenario has one window, and with it one number of pages.
    if (this.frame.group !== group || this.frame.count !== count) this.recording.spoil();
    this.fit();
    this.draw();
  },
  replace(banner) {
    const [{data, calendar, width}, time] = [this, this.now()];
    this.finger.lose();
    this.advance(time);
    this.flush();
    const {page, group, cards} = this.session.frame();
    const shown = Array.from({length: this.frame.count && cards}, (_, card) => data.items[this.session.itemOf(card)].id);
    let numbers, set, ids;
    try {
      numbers = this.prepare(banner);
      set = this.calendar?.set ?? null;
      // First by the file, because the engine trusts its numbers; then in the viewer's order.
      const idsOf = places => places.map(place => banner.items[place].id);
      ids = idsOf(set ?? [...banner.items.keys()]);
      ids = idsOf(this.session.cardsFor(numbers, set) ?? [...banner.items.keys()]);
    } catch (fault) {
      // The current banner continues.
      Object.assign(this, {data, calendar, width});
      throw fault;
    }
    this.stage.cards.clear();
    this.fetchedAt = null;
    this.recording.spoil();
    const places = shown.map(id => ids.indexOf(id));
    const next = places.slice(page * group).find(place => place >= 0) ?? (banner.paging.loop === 'none' ? ids.length - 1 : 0);
    this.session.change(numbers, set, time, next, places);
    this.calendar?.begin(Math.floor(Date.now() / 1000), time);
    this.frame = this.session.frame();
    this.fit();
    this.draw();
  },
};

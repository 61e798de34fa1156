// A pointer on the cards, on the dots, and on the lanes.
import {byId} from './document.js';
import {labelOf} from './card.js';

export const pointer = {
  pointer() {
    const {player, viewport} = this;
    const cards = byId('cards');
    const along = event => this.banner.isVertical ? event.clientY : event.clientX;
    let down = null;
    cards.addEventListener('pointerdown', event => {
      if (event.button || down) return;
      down = {place: along(event), id: event.pointerId};
      cards.setPointerCapture(event.pointerId);
    });
    cards.addEventListener('pointermove', event => {
      if (!down || event.pointerId !== down.id) return;
      if (!player.finger) {
        if (Math.abs(along(event) - down.place) < 4) return;
        player.grab(along(event), performance.now());
        if (!player.finger) { down = null; return; }
        viewport.classList.add('grabbed');
      }
      player.move(along(event), this.scale, performance.now());
    });
    const up = event => {
      if (!down || event.pointerId !== down.id) return;
      down = null;
      viewport.classList.remove('grabbed');
      if (player.finger) player.release(performance.now());
      else if (event.type === 'pointerup' && this.count && player.act('tap')) this.say();
    };
    cards.addEventListener('pointerup', up);
    cards.addEventListener('pointercancel', up);
    // The indicator and the buttons are pictures to the keyboard, which stays where it is.
    for (const id of ['strip', 'controls']) byId(id).addEventListener('mousedown', event => event.preventDefault());
    this.lanePointer();
  },
  lanePointer() {
    const lanes = byId('lanes');
    let scrubbing = false;
    const scrub = event => this.player.stop(Math.round(this.lanes.timeAt(event.clientX - lanes.getBoundingClientRect().left)));
    lanes.addEventListener('pointerdown', event => {
      if (event.button) return;
      scrubbing = true;
      lanes.setPointerCapture(event.pointerId);
      scrub(event);
    });
    lanes.addEventListener('pointermove', event => { if (scrubbing) scrub(event); });
    lanes.addEventListener('pointerup', () => { scrubbing = false; });
    lanes.addEventListener('pointercancel', () => { scrubbing = false; });
  },
  // A tap opens nothing here: it shows what it would open.
  say() {
    const item = this.banner.items[this.placeOn(this.state.page)] || {};
    this.tell(item.link ? `would open ${item.link}` : `tap on ${labelOf(item)}: no link`);
  },
  tell(words) {
    const toast = byId('toast');
    toast.textContent = words;
    toast.hidden = false;
    clearTimeout(this.toast);
    this.toast = setTimeout(() => { toast.hidden = true; }, 2400);
  },
};

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
    this.lanePointer();
    this.dots();
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
  // A dot is as wide as a finger needs.
  dots() {
    byId('strip').addEventListener('pointerdown', event => {
      if (event.button) return;
      const dot = [...this.stage.marks].find(([key, mark]) => {
        const box = mark.element.getBoundingClientRect();
        return key >= 0 && event.clientX >= box.left - 4 && event.clientX <= box.right + 4;
      });
      if (dot) this.player.act('select', this.placeOn(dot[0]));
    });
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

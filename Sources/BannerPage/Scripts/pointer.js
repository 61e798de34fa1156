// The viewer of the page's banner: its fingers, clicks, wheels and keys are the element's, and inputs of the player.
import {byId} from './document.js';
import {labelOf} from './card.js';
import {Finger} from './finger.js';

export const pointer = {
  pointer() {
    this.ground = byId('cards');
    this.finger = new Finger(this, this.ground);
    this.ground.addEventListener('click', event => this.click(event));
    this.ground.addEventListener('wheel', event => this.wheel(event), {passive: false});
    // The indicator and the buttons are pictures to the keyboard, which stays where it is.
    for (const id of ['strip', 'controls']) byId(id).addEventListener('mousedown', event => event.preventDefault());
  },
  act(name, value) { return this.player[name](value); },
  input(name, value) {
    this.finger.lose();
    if (this.player.act(name, value) && name === 'tap') this.say();
  },
  choose(page) { this.input('select', this.placeOn(page)); },
  release(drag, velocity) { this.player.release(drag, velocity); },
  // A tap opens nothing here: it shows what it would open.
  say() {
    const item = this.itemOn(this.moment.page);
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

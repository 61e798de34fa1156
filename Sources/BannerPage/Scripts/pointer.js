// The viewer of the page's banner: its fingers, clicks, wheels and keys are the element's, and inputs of the player.
import {byId} from './document.js';
import {Presence} from './attention.js';
import {labelOf} from './card.js';
import {KIND} from './constants.js';
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

  // A pointer over the banner and a keyboard in it: inputs like others, for which the timer may wait.
  connectPresence() {
    this.attention = new Presence(this, this.viewport, byId('stage'));
    byId('presence').addEventListener('change', () => this.attention.settle());
    byId('presence-label').hidden = !this.banner.hasTimer;
  },
  note(name) { this.player.note(name); },
  seen(isSeen) {
    this.finger.lose();
    if (this.isOpen) this.note(isSeen ? 'show' : 'hide');
  },
  // What the inputs up to an instant say; and whether the viewer has paused the banner, or holds it with the keyboard.
  saidPresence(time) {
    const said = {hover: false, focus: false, paused: false};
    for (const [at, kind] of this.player.inputs) {
      if (at > time) continue;
      if (kind === KIND.hover || kind === KIND.leave) said.hover = kind === KIND.hover;
      if (kind === KIND.pause || kind === KIND.resume) said.paused = kind === KIND.pause;
      if (kind === KIND.focusIn && !said.focus && this.banner.holdsFocus) said.paused = true;
      if (kind === KIND.focusIn || kind === KIND.focusOut) said.focus = kind === KIND.focusIn;
    }
    return said;
  },
};

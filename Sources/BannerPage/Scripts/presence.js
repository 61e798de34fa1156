// A pointer over the banner and a keyboard in it: inputs like others, for which the timer may wait.
import {byId} from './document.js';
import {Presence} from './attention.js';
import {KIND} from './constants.js';

export const presence = {
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

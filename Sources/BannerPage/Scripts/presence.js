// A pointer over the banner and a keyboard in it: inputs like others, for which the timer may wait.
import {byId} from './document.js';
import {KIND} from './constants.js';

export const presence = {
  connectPresence() {
    const {viewport} = this;
    this.present = {hover: false, focus: false};
    const tell = (what, is) => {
      this.present[what] = is;
      this.tellPresence();
    };
    viewport.addEventListener('pointerenter', event => { if (event.pointerType !== 'touch') tell('hover', true); });
    viewport.addEventListener('pointerleave', event => { if (event.pointerType !== 'touch') tell('hover', false); });
    const stage = byId('stage');
    stage.addEventListener('focusin', event => tell('focus', event.target.matches(':focus-visible')));
    stage.addEventListener('focusout', event => { if (!stage.contains(event.relatedTarget)) tell('focus', false); });
    byId('presence').addEventListener('change', () => this.tellPresence());
    byId('presence-label').hidden = !this.banner.hasTimer;
  },
  // Only while time goes on, and only where the recording ends: who watches it again is not in it.
  tellPresence() {
    const {player} = this;
    if (!this.banner.hasTimer || !player.isPlaying || player.scenario !== null || player.finger) return;
    const now = player.instant;
    if (player.inputs.some(([at]) => at > now)) return;
    const counts = byId('presence').checked;
    const said = this.saidPresence(now);
    if (said.hover !== (this.present.hover && counts)) player.note(said.hover ? 'leave' : 'hover');
    if (said.focus !== (this.present.focus && counts)) player.note(said.focus ? 'focusOut' : 'focusIn');
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

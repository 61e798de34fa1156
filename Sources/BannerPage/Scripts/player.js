// The player: its clock, the inputs, and an optional drag. The engine computes everything else.
import {Clock} from './transport.js';
import {lengthOf} from './words.js';
import {ALL_KINDS, EVENTS, KIND, LATEST, MOST_INPUTS, SECOND} from './constants.js';

export class Player extends Clock {
  constructor(timeline, banner) {
    super();
    // `scenario` is the index of the scenario whose inputs these are, until the user acts. `past`
    // are earlier inputs for undo. `expected` are the times at which the user expects the current
    // page.
    Object.assign(this, {timeline, banner, inputs: [], dropped: 0, coasting: false, scenario: null, past: [], expected: [], finger: false, changed() {}});
  }
  get latest() { return Math.min(LATEST, this.timeline.latest); }
  get moment() { return this.timeline.moment; }
  // The state for a reloaded page.
  get kept() { return {inputs: this.inputs, time: this.time, isPlaying: this.isPlaying}; }
  // Replaces the inputs, with undo.
  load(inputs, scenario = null, moment = this.moment) {
    this.remember();
    this.put(inputs.map(input => [...input]), scenario, moment);
  }
  put(inputs, scenario, moment = this.moment) {
    if (!inputs.length) this.expected = [];
    const isSame = moment?.calendar === this.moment?.calendar && moment?.start === this.moment?.start;
    Object.assign(this, {inputs, scenario});
    if (!isSame) this.timeline.playFrom(moment);
    this.timeline.play(inputs);
    this.time = Math.min(this.time, this.latest);
    this.changed('inputs');
  }
  remember() {
    this.dropped = 0;
    this.past = [...this.past.slice(-199), [this.inputs, this.scenario, this.moment]];
  }
  undo() {
    if (this.finger || !this.past.length) return;
    this.dropped = 0;
    this.put(...this.past.pop());
  }
  tick(now) {
    super.tick(now);
    if (!this.coasting || ['moving', 'dragging'].includes(this.timeline.at(this.time).phase)) return;
    this.coasting = false;
    this.changed('play');
  }

  // The time of a new input, in whole milliseconds. A new input replaces later ones.
  get instant() { return Math.ceil(this.time / 1000) * 1000; }
  get isHeld() {
    const now = this.instant;
    return this.finger || this.inputs.length >= MOST_INPUTS || this.inputs.some(input => input[0] <= now && now < input[0] + lengthOf(input));
  }
  // Removes later inputs and adds new ones; the number of removed inputs is shown.
  cut(at, ...added) {
    this.remember();
    const kept = this.inputs.filter(input => input[0] <= at);
    Object.assign(this, {dropped: this.inputs.length - kept.length, inputs: [...kept, ...added], scenario: null, time: at});
    this.timeline.play(this.inputs);
  }
  // Adds a pointer or focus change without undo of its own: it is undone with the input before it.
  note(name) {
    if (!this.isHeld) this.put([...this.inputs, [this.instant, KIND[name], 0, 0, 0]], this.scenario);
  }
  act(name, value = 0) {
    if (this.isHeld) return false;
    this.cut(this.instant, [this.instant, KIND[name], value, 0, 0]);
    if (!this.isPlaying && ['select', 'next', 'previous'].includes(name)) this.coasting = true;
    this.changed('inputs');
    return true;
  }
  // Starts a drag; returns its time, or null if it is not possible.
  grab() {
    if (this.isHeld) return null;
    const at = this.instant;
    this.cut(at);
    this.last = performance.now();
    this.timeline.beginDrag(at);
    this.finger = true;
    this.changed('inputs');
    return at;
  }
  move(by) {
    this.tick(performance.now());
    this.timeline.moveDrag(by, this.time);
  }
  release({start, by}, velocity) {
    this.tick(performance.now());
    const end = Math.max(start + 1000, this.instant);
    this.finger = false;
    this.timeline.endDrag();
    this.inputs.push([start, KIND.drag, by, end - start, velocity]);
    this.timeline.play(this.inputs);
    this.time = end;
    if (!this.isPlaying) this.coasting = true;
    this.changed('inputs');
  }

  // Steps to the next or previous event, not by frames.
  step(direction) {
    const kinds = ALL_KINDS & ~EVENTS.focus;
    if (direction > 0) {
      const event = this.timeline.events(this.time, Math.min(this.latest, this.time + 366 * 86400 * SECOND), kinds, 1)[0];
      if (event) this.stop(Math.round(event.t * SECOND));
      return;
    }
    for (let reach = 8 * SECOND; ; reach *= 8) {
      const from = Math.max(0, this.time - reach);
      const events = this.timeline.events(from, Math.max(0, this.time - 1), kinds).filter(e => e.t * SECOND < this.time - 0.5);
      if (events.length) return this.stop(Math.round(events.pop().t * SECOND));
      if (from === 0) return this.stop(0);
    }
  }
}

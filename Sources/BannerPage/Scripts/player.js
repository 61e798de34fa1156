// The player: its clock, the inputs, and whether a finger holds the content. It asks the engine for everything else.
import {Clock} from './clock.js';
import {ALL_KINDS, EVENTS, KIND, LATEST, MOST_INPUTS, SECOND, SWIPE} from './constants.js';

export class Player extends Clock {
  constructor(timeline, banner) {
    super();
    Object.assign(this, {timeline, banner, inputs: [], dropped: 0, coasting: false});
    // The scenario whose inputs these are, until someone acts.
    this.scenario = null;
    // From when it plays against which calendar, as {calendar, start}; null with every item.
    this.moment = null;
    // The inputs before each change.
    this.past = [];
    // When the viewer said that what is shown is to be expected.
    this.expected = [];
    // Whether a finger holds the content.
    this.finger = false;
    this.changed = () => {};
  }
  // What is after the calendar's end is not known.
  get latest() { return this.moment ? Math.min(LATEST, (this.moment.calendar.to - this.moment.start) * SECOND) : LATEST; }
  // The items that are available at a time, by their places in the file; null for every item.
  setAt(time) { return this.moment ? this.moment.calendar.set(this.moment.start + Math.floor(time / SECOND)) : null; }
  // What the page goes on with when it is written again.
  get kept() { return {inputs: this.inputs, time: this.time, isPlaying: this.isPlaying}; }
  // Replaces the inputs; undo brings the former ones back.
  load(inputs, scenario = null, moment = this.moment) {
    this.remember();
    this.put(inputs.map(input => [...input]), scenario, moment);
  }
  put(inputs, scenario, moment = this.moment) {
    if (!inputs.length) this.expected = [];
    const isSame = moment?.calendar === this.moment?.calendar && moment?.start === this.moment?.start;
    Object.assign(this, {inputs, scenario, moment});
    if (!isSame) this.timeline.playFrom(moment);
    this.timeline.play(inputs);
    this.time = Math.min(this.time, this.latest);
    this.changed('inputs');
  }
  remember() {
    this.dropped = 0;
    this.past.push({inputs: this.inputs, scenario: this.scenario, moment: this.moment});
    if (this.past.length > 200) this.past.shift();
  }
  undo() {
    if (this.finger || !this.past.length) return;
    const last = this.past.pop();
    this.dropped = 0;
    this.put(last.inputs, last.scenario, last.moment);
  }
  tick(now) {
    super.tick(now);
    if (!this.coasting || !['resting', 'empty'].includes(JSON.parse(this.timeline.state(this.time)).phase)) return;
    this.coasting = false;
    this.changed('play');
  }

  // A new input replaces the later ones; nothing can begin while the finger is down.
  get instant() { return Math.ceil(this.time / 1000) * 1000; }
  get isHeld() {
    const now = this.instant;
    return this.finger || this.inputs.some(([at, kind, , over]) =>
      kind <= KIND.swipe && at <= now && now < at + (kind === KIND.swipe ? SWIPE : over));
  }
  // Makes room for an input: what came later is dropped, and said.
  cut(at) {
    this.remember();
    const kept = this.inputs.filter(input => input[0] <= at);
    this.dropped = this.inputs.length - kept.length;
    this.inputs = kept;
    this.scenario = null;
  }
  // Adds what is not a decision: a pointer that comes or goes. Undo takes it back with the input before it.
  note(name) {
    if (this.isHeld || this.inputs.length >= MOST_INPUTS) return;
    this.put([...this.inputs, [this.instant, KIND[name], 0, 0, 0]], this.scenario);
  }
  act(name, value = 0) {
    if (this.isHeld || this.inputs.length >= MOST_INPUTS) return false;
    const at = this.instant;
    this.cut(at);
    this.inputs.push([at, KIND[name], value, 0, 0]);
    this.timeline.play(this.inputs);
    this.time = at;
    if (!this.isPlaying && ['select', 'next', 'previous'].includes(name)) this.coasting = true;
    this.changed('inputs');
    return true;
  }
  // A finger takes hold; returns when, or null if it cannot.
  grab() {
    if (this.isHeld || this.inputs.length >= MOST_INPUTS) return null;
    const at = this.instant;
    this.cut(at);
    this.timeline.play(this.inputs);
    this.time = at;
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

  // Steps: to the events of the banner, not to frames.
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

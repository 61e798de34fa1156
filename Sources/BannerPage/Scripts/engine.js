// The engine: BannerKit itself, compiled to WebAssembly. Nothing here knows how a banner behaves.
import {data} from './document.js';
import {ALL_KINDS, SECOND} from './constants.js';
import {unpacked} from './packed.js';

// A page alone contains the engine; those of a gallery share one, which `bannerkit.js` beside them has put here.
export async function loadEngine() {
  const bytes = await unpacked(window.bannerkitEngine || data('engine'));
  return new Engine((await WebAssembly.instantiate(bytes)).instance.exports);
}

class Engine {
  constructor(wasm) {
    Object.assign(this, {wasm, decoder: new TextDecoder(), encoder: new TextEncoder()});
  }
  // Its memory moves when it makes room.
  give(numbers) {
    const place = this.wasm.numbers(numbers.length);
    new Float64Array(this.wasm.memory.buffer, place, numbers.length).set(numbers);
    return numbers.length;
  }
  take(length) {
    return this.decoder.decode(new Uint8Array(this.wasm.memory.buffer, this.wasm.text(), length));
  }
  giveLines(lines) {
    const words = this.encoder.encode(lines.map(line => line + '\n').join(''));
    const place = this.wasm.words(words.length);
    new Uint8Array(this.wasm.memory.buffer, place).set(words);
    return words.length;
  }
  open(numbers, items) {
    const length = this.giveLines(items.map(item => item.id + (item.link ? '\t' + item.link : '')));
    const handle = this.wasm.open(this.give(numbers), length);
    if (handle < 0) throw new Error('the page holds no banner');
    return new Timeline(this, handle);
  }
}

// One banner: all times are microseconds.
class Timeline {
  constructor(engine, handle) {
    Object.assign(this, {engine, wasm: engine.wasm, handle, moment: null});
  }
  close() { this.wasm.close(this.handle); }
  play(inputs) { this.wasm.play(this.handle, this.engine.give(inputs.flat())); }
  // With the items that are available from a moment on, an instant of a calendar as {calendar, start}; with every item without one.
  playFrom(moment) {
    this.moment = moment;
    const {numbers, clocks} = moment ? moment.calendar.play(moment.start) : {numbers: [], clocks: []};
    const length = this.engine.giveLines(clocks);
    this.wasm.calendar(this.handle, this.engine.give(numbers), length);
  }
  // What is after the calendar's end is not known.
  get latest() { return this.moment ? (this.moment.calendar.to - this.moment.start) * SECOND : Infinity; }
  // The items that are available at a time, by their places in the file; null for every item.
  setAt(time) { return this.moment && this.moment.calendar.set(this.moment.start + Math.floor(time / SECOND)); }
  // The place in the file of the item that is current; null if there is none.
  itemAt(time) {
    const {phase, page} = this.at(time);
    return phase === 'empty' ? null : this.setAt(time)?.[page] ?? page;
  }
  text(name, ...values) { return this.engine.take(this.wasm[name](this.handle, ...values)); }
  reduceMotion(reduces) { this.wasm.reduceMotion(this.handle, reduces ? 1 : 0); }
  state(time) { return this.text('state', time); }
  at(time) { return JSON.parse(this.state(time)); }
  picture(time) { return JSON.parse(this.text('picture', time)); }
  eventLines(from, to, kinds = ALL_KINDS, limit = 100000) { return this.text('events', from, to, kinds, limit); }
  events(from, to, kinds, limit) {
    // One text for all of them: parsing each line by itself takes several times as long.
    return JSON.parse(`[${this.eventLines(from, to, kinds, limit).trimEnd().replaceAll('\n', ',')}]`);
  }
  eventCount(from, to, kinds) { return this.wasm.eventCount(this.handle, from, to, kinds); }
  shares(from, to, count) { return JSON.parse(this.text('shares', from, to, count)); }
  summary(horizon) { return JSON.parse(this.text('summary', horizon)); }
  beginDrag(time) { this.wasm.beginDrag(this.handle, time); }
  moveDrag(by, time) { this.wasm.moveDrag(this.handle, by, time); }
  endDrag() { this.wasm.endDrag(this.handle); }
}

// The windows of a page's banner: in the page's data, each after the first says only what is not as in that one.
export function spreadViews(banner) {
  const [own, ...others] = banner.views || [];
  if (!own) return;
  banner.views = [own, ...others.map(({changed: [start, count, ...numbers], ...view}) =>
    ({...own, ...view, numbers: own.numbers.toSpliced(start, count, ...numbers)}))];
}

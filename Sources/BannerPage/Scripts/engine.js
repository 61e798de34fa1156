// The engine: BannerKit in WebAssembly. These scripts contain no behaviour of banners.
import {data} from './document.js';
import {ALL_KINDS, SECOND} from './constants.js';
import {cardsOf, frameOf, give, take} from '../Element/numbers.js';
import {unpacked} from './packed.js';

// A single page embeds the engine; the pages of a gallery share the one in `bannerkit.js`.
export async function loadEngine() {
  const bytes = await unpacked(window.bannerkitEngine || data('engine'));
  return new Engine((await WebAssembly.instantiate(bytes)).instance.exports);
}

class Engine {
  constructor(wasm) {
    Object.assign(this, {wasm, decoder: new TextDecoder(), encoder: new TextEncoder()});
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
    const handle = this.wasm.open(give(this.wasm, numbers), length);
    if (handle < 0) throw new Error('the page holds no banner');
    const timeline = new Timeline(this, handle);
    timeline.places = new Map(items.map(({id}, place) => [id, place]));
    timeline.isMixed = !!cardsOf(this.wasm, handle, 0);
    return timeline;
  }
}

// A banner in the engine. Times are in microseconds.
class Timeline {
  constructor(engine, handle) {
    Object.assign(this, {engine, wasm: engine.wasm, handle, moment: null});
  }
  close() { this.wasm.close(this.handle); }
  play(inputs) { this.wasm.play(this.handle, give(this.wasm, inputs.flat())); }
  // Plays from a moment, {calendar, start}, with the items available then; null plays every item.
  playFrom(moment) {
    this.moment = moment;
    const {numbers, clocks} = moment ? moment.calendar.play(moment.start) : {numbers: [], clocks: []};
    const length = this.engine.giveLines(clocks);
    this.wasm.calendar(this.handle, give(this.wasm, numbers), length);
  }
  // The end of the calendar.
  get latest() { return this.moment ? (this.moment.calendar.to - this.moment.start) * SECOND : Infinity; }
  // The indices of the available items at a time, by card; null for all items in the file's order.
  setAt(time) {
    const set = this.moment && this.moment.calendar.set(this.moment.start + Math.floor(time / SECOND));
    if (!this.isMixed) return set;
    if (this.mixed?.set !== set) this.mixed = {set, pages: cardsOf(this.wasm, this.handle, time)};
    return this.mixed.pages;
  }
  // The index of the current item in the file; null if there is none.
  itemAt(time) {
    const {phase, item} = this.at(time);
    return phase === 'empty' ? null : this.places.get(item);
  }
  text(name, ...values) { return this.engine.take(this.wasm[name](this.handle, ...values)); }
  playFor(reduces, seed) {
    this.mixed = null;
    this.wasm.viewer(this.handle, reduces ? 1 : 0, seed);
  }
  state(time) { return this.text('state', time); }
  at(time) { return JSON.parse(this.state(time)); }
  // A frame, with the index of each card's item.
  frame(time) {
    const set = this.setAt(time);
    return {...frameOf(take(this.wasm, this.wasm.frame(this.handle, time))), itemOf: card => set ? set[card] : card};
  }
  eventLines(from, to, kinds = ALL_KINDS, limit = 100000) { return this.text('events', from, to, kinds, limit); }
  events(from, to, kinds, limit) {
    // Parsing one array is faster than parsing each line.
    return JSON.parse(`[${this.eventLines(from, to, kinds, limit).trimEnd().replaceAll('\n', ',')}]`);
  }
  eventCount(from, to, kinds) { return this.wasm.eventCount(this.handle, from, to, kinds); }
  shares(from, to, count) { return JSON.parse(this.text('shares', from, to, count)); }
  summary(horizon) { return JSON.parse(this.text('summary', horizon)); }
  beginDrag(time) { this.wasm.beginDrag(this.handle, time); }
  moveDrag(by, time) { this.wasm.moveDrag(this.handle, by, time); }
  endDrag() { this.wasm.endDrag(this.handle); }
}

// Expands the windows of a banner: those after the first contain only differences.
export function spreadViews(banner) {
  const [own, ...others] = banner.views || [];
  if (!own) return;
  banner.views = [own, ...others.map(({changed: [start, count, ...numbers], ...view}) =>
    ({...own, ...view, numbers: own.numbers.toSpliced(start, count, ...numbers)}))];
}

// The engine: BannerKit's session in WebAssembly, one module for all elements. Times are in
// microseconds.
import {fetchEngine} from 'engine';
import {KEYS, cardsOf, frameOf, give, take, valuesOf} from './numbers.js';

// The engine's number of what is done besides inputs; the number of an input is its code and `INPUTS`.
const ACTS = {advance: 0, grab: 1, move: 2, release: 3};
const INPUTS = 4;

let engine;
async function load() {
  const answer = await fetchEngine();
  // Some servers do not know the type of WebAssembly.
  const isKnown = answer.headers.get('content-type') === 'application/wasm';
  const {instance} = await (isKnown ? WebAssembly.instantiateStreaming(answer) : WebAssembly.instantiate(await answer.arrayBuffer()));
  return instance.exports;
}

// Opens a session, with the items of a set by index, or with all items.
export async function openSession(numbers, set) {
  engine ??= load();
  // The next element tries again.
  engine.catch(() => { engine = null; });
  const wasm = await engine;
  return new Session(wasm, opened(wasm, numbers, set), set);
}

function opened(wasm, numbers, set) {
  const handle = wasm.open(give(wasm, numbers, set), set ? set.length : -1);
  if (handle < 0) throw new Error('the engine cannot read the banner');
  return handle;
}

class Session {
  constructor(wasm, handle, set) { Object.assign(this, {wasm, handle, set, cards: cardsOf(wasm, handle)}); }
  close() { this.wasm.close(this.handle); }
  // The items by card of a banner that is not played yet. Throws if the engine rejects the numbers.
  cardsFor(numbers, set) {
    const handle = opened(this.wasm, numbers, set);
    const cards = cardsOf(this.wasm, handle);
    this.wasm.close(handle);
    return cards;
  }
  act(name, time, value = 0) { this.wasm.act(this.handle, time, ACTS[name] ?? INPUTS + KEYS.inputs[name], value); }
  // Shows another set; it applies from the engine's `items` event on.
  show(numbers, set, time) {
    this.set = set;
    this.wasm.show(this.handle, time, give(this.wasm, numbers, set), set.length);
  }
  // Replaces the banner. `cards` maps old cards to new ones if the items differ.
  change(numbers, set, time, card = 0, cards = null) {
    this.set = set;
    this.wasm.change(this.handle, time, give(this.wasm, numbers, set, cards), set ? set.length : -1, card, cards ? cards.length : -1);
    this.cards = cardsOf(this.wasm, this.handle);
  }
  // The events since the last call.
  events() {
    const numbers = take(this.wasm, this.wasm.events(this.handle));
    const size = Object.keys(KEYS.event).length;
    this.cards = cardsOf(this.wasm, this.handle);
    return Array.from({length: numbers.length / size}, (_, at) => valuesOf(KEYS.event, numbers.slice(at * size)));
  }
  // The state and the picture at the current time.
  frame() { return frameOf(take(this.wasm, this.wasm.frame(this.handle))); }
  // The index of a card's item in the file.
  itemOf(card) { return this.cards ? this.cards[card] : card; }
}

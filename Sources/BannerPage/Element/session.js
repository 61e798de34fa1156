// The engine: BannerKit's session in WebAssembly, one module for all elements. Times are in
// microseconds.
import {KEYS} from './numbers.js';

// The engine's number of what is done besides inputs; the number of an input is its code and `INPUTS`.
const ACTS = {advance: 0, grab: 1, move: 2, release: 3};
const INPUTS = 4;
const CAUSES = ['timer', 'drag', 'select', 'next', 'previous', 'calendar'];
const KINDS = ['change', 'settle', 'open', 'finished'];
const TIMERS = ['none', 'running', 'suspended', 'stopped'];
const PHASES = ['resting', 'moving', 'dragging', 'drifting'];

let engine;
async function load() {
  const answer = await '{{engine}}'();
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

function give(wasm, numbers, ...lists) {
  const all = [...numbers, ...lists.flatMap(list => list || [])];
  // Allocating room can move the memory, so the view is created afterwards.
  const room = wasm.numbers(all.length);
  new Float64Array(wasm.memory.buffer, room, all.length).set(all);
  return numbers.length;
}

const take = (wasm, count) => [...new Float64Array(wasm.memory.buffer, wasm.numbers(0), count)];

// The items by card, as indices in the file; null for all in the file's order.
function cardsOf(wasm, handle) {
  const count = wasm.set(handle);
  return count < 0 ? null : take(wasm, count);
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
    this.cards = cardsOf(this.wasm, this.handle);
    return Array.from({length: numbers.length / 5}, (_, at) => {
      const [kind, time, page, cause, place] = numbers.slice(at * 5, at * 5 + 5);
      return {kind: KINDS[kind], time, page, cause: CAUSES[cause], place};
    });
  }
  // The state and the picture at the current time.
  frame() {
    const numbers = take(this.wasm, this.wasm.frame(this.handle));
    const [time, phase, page, position, count, timer, left, canResume, deadline, until, canGoBack, canGoOn, pagePoints, height, windowTop, stripTop,
      stripHeight, lowerCover, upperCover, group, cards, isPlain, away] = numbers;
    let at = 23;
    const list = size => Array.from({length: numbers[at++]}, () => numbers.slice(at, at += size));
    return {time, phase: PHASES[phase], page, position, count, timer: TIMERS[timer], left, canResume: !!canResume, deadline, until, canGoBack: !!canGoBack,
      canGoOn: !!canGoOn, pagePoints, height, windowTop, stripTop, stripHeight, lowerCover, upperCover, group, cards, isPlain: !!isPlain, away, cells: list(8),
      marks: list(7).map(([key, x, y, width, height, color, of]) =>
        [key, x, y, width, height, '#' + color.toString(16).padStart(8, '0'), of ? `${page + 1}/${of}` : ''])};
  }
  // The index of a card's item in the file.
  itemOf(card) { return this.cards ? this.cards[card] : card; }
}

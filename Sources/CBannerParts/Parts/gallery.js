'use strict';
const $document = (() => {
// The page's document: its elements, and the data that it carries.
const byId = id => document.getElementById(id);
const data = id => JSON.parse(byId(id).textContent);
const calm = matchMedia('(prefers-reduced-motion: reduce)');
// Lets the browser draw, and answer whoever types, before more is done; where nothing is drawn, no longer than a moment.
const pause = () => new Promise(done => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 50);
});

const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value == null) continue;
    if (key === 'text') element.textContent = value;
    else if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children);
  return element;
};
return {byId, data, calm, pause, make};
})();
const $constants = (() => {
const {data} = $document;
// What the scripts share with the program that writes the page; it wrote them here.

const constants = data('constants');
const SECOND = constants.second;
const LATEST = constants.latest;
const KIND = constants.inputKinds;
const MOST_INPUTS = constants.inputLimit;
const SWIPE = constants.swipe;
const EVENTS = constants.eventKinds;
const ALL_KINDS = Object.values(EVENTS).reduce((all, kind) => all | kind, 0);
const SEVERITIES = constants.severities;
const CARD_COLORS = constants.cardColors;
return {SECOND, LATEST, KIND, MOST_INPUTS, SWIPE, EVENTS, ALL_KINDS, SEVERITIES, CARD_COLORS};
})();
const $time = (() => {
const {KIND, SECOND, SWIPE} = $constants;
// Times as text, and text as times.

const number = count => count.toLocaleString('en');

// How long an input takes.
const lengthOf = ([, kind, , over]) => kind === KIND.drag ? over : kind === KIND.swipe ? SWIPE : 0;

// A time as a banner file writes it.
function duration(microseconds) {
  if (microseconds % SECOND !== 0 && microseconds < SECOND && microseconds % 1000 === 0) return microseconds / 1000 + 'ms';
  return +(microseconds / SECOND).toFixed(6) + 's';
}
// A time that someone typed: 90, 1.5s, 1h30m, 365d; null if it is not one.
function readTime(text) {
  const parts = text.trim().toLowerCase().match(/\d+(?:\.\d+)?(?:ms|[ydhms])?/g);
  if (!parts || parts.join('') !== text.replace(/\s/g, '').toLowerCase()) return null;
  const units = {ms: 1e3, s: 1e6, m: 6e7, h: 3.6e9, d: 8.64e10, y: 3.1536e13};
  return parts.reduce((sum, part) => sum + parseFloat(part) * (units[part.replace(/[\d.]/g, '')] || 1e6), 0);
}
// A time for people to read.
function clock(microseconds, digits = 2) {
  const seconds = microseconds / SECOND;
  const days = Math.floor(seconds / 86400);
  const [h, m] = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const s = (Math.floor(seconds % 60 * 10 ** digits) / 10 ** digits).toFixed(digits);
  if (!days && !h && !m) return s + ' s';
  const two = number => String(number).padStart(2, '0');
  return (days ? days + ' d ' : '') + (days || h ? two(h) + ':' : '') + two(m) + ':' + (seconds % 60 < 10 ? '0' : '') + s;
}
// How long something lasts, as people say it: 12.5 s, 20 min, 1 h 30 min, 36.5 days.
function spoken(microseconds) {
  const seconds = microseconds / SECOND;
  const short = (value, digits) => String(+value.toFixed(digits));
  if (seconds < 60) return short(seconds, 1) + ' s';
  if (seconds < 3600) return short(seconds / 60, seconds < 600 ? 1 : 0) + ' min';
  if (seconds < 172800) return short(seconds / 3600, 1) + ' h';
  return number(+(seconds / 86400).toFixed(1)) + ' days';
}
return {number, lengthOf, duration, readTime, clock, spoken};
})();
const $address = (() => {
const {byId} = $document;
const {KIND, LATEST, MOST_INPUTS, SECOND} = $constants;
const {lengthOf} = $time;
// The address holds what one looks at, after its `#`: it can be sent, and comes back after a reload.

// How far a finger of an address moves at most, in points.
const MOST_DRAGGED = 10_000;

const readAddress = () => new URLSearchParams(location.hash.slice(1));

// Entries without a value are left out.
const entriesOf = entries => new URLSearchParams(Object.entries(entries).filter(([, value]) => value));

function writeAddress(entries, state = history.state) {
  const text = entriesOf(entries).toString();
  if (text !== location.hash.slice(1) || state !== history.state) keep(state, text ? '#' + text : '#');
}

// Keeps a state, and an address where there is one, for when this page is loaded again. Some browsers refuse this to files.
function keep(state, url) {
  try {
    history.replaceState(state, '', url);
  } catch {}
}

// Inputs as `at,kind,value,…` with `;` between them. Anything else is ignored: anyone can write an address.
const inputsText = inputs => inputs.map(input => input.join(',')).join(';');
// What is read can be recorded, and a recording is valid: nothing happens while a finger is down, and places exist.
function readInputs(text, count) {
  const kinds = new Set(Object.values(KIND));
  const inputs = (text || '').split(';').map(part => part.split(',').map(Number)).filter(input => {
    const [at, kind, value, over] = input;
    if (input.length !== 5 || !input.every(Number.isFinite) || !kinds.has(kind) || at < 0 || at > LATEST || !Number.isInteger(at)) return false;
    if (kind === KIND.select) return Number.isInteger(value) && value >= 0 && value < count;
    return kind !== KIND.drag || Number.isInteger(over) && over >= 1000 && over <= LATEST && Math.abs(value) <= MOST_DRAGGED;
  });
  let free = 0;
  return inputs.slice(0, MOST_INPUTS).sort((a, b) => a[0] - b[0]).filter(input => {
    if (input[0] < free) return false;
    free = input[0] + lengthOf(input);
    return true;
  });
}

const sizeText = ({viewport}) => `${viewport.width}x${viewport.height}`;

const address = {
  // From when it plays, if that is another instant than the page's own; a scenario's choice is not in the address either.
  startText() {
    const {moment, scenario} = this.player;
    if (scenario !== null || (moment?.start ?? null) === (this.banner.start ?? null) && (moment || !this.start)) return '';
    return moment ? moment.calendar.text(moment.start) : 'none';
  },
  // Shows what the address says, or what was kept; returns whether it says for which instant.
  restore(said = readAddress()) {
    const {player, banner} = this;
    // By its size, because another window may come before it when the file was changed.
    const view = Math.max(0, banner.views.findIndex(view => sizeText(view) === said.get('window')));
    if (view || said.has('reduced')) this.play(view, said.get('reduced') === '1');
    const speed = byId('speed');
    if ([...speed.options].some(option => option.value === said.get('speed'))) speed.value = said.get('speed');
    player.speed = +speed.value;
    byId('size').value = said.get('size') === 'own' ? 'own' : 'fit';
    byId('loop').checked = said.get('loop') === '1';
    const backdrop = byId('backdrop');
    if ([...backdrop.options].some(option => option.value === said.get('backdrop'))) backdrop.value = said.get('backdrop');
    byId('frame').checked = said.get('frame') === '1';
    this.surround();
    const start = Date.parse(said.get('start')) / 1000;
    const moment = this.calendar?.has(start) ? {calendar: this.calendar, start} : said.get('start') === 'none' ? null : this.start;
    player.put(readInputs(said.get('inputs'), banner.count), null, moment);
    const scenario = said.get('scenario');
    if (banner.scenarios[scenario]) this.choose(scenario);
    const time = Number(said.get('t'));
    if (Number.isFinite(time) && time >= 0) player.stop(Math.round(time * SECOND));
    return said.has('t') || said.has('inputs') || said.has('scenario');
  },
  // The address of what is seen now, also while it plays.
  link() {
    const {player} = this;
    const inputs = player.scenario === null ? inputsText(player.inputs) : '';
    return `${location.href.split('#')[0]}#${entriesOf({...this.chosen(), t: Math.round(player.time) / SECOND || '0', inputs, scenario: player.scenario})}`;
  },
  // Only while time stands still: an address for every frame is of no use.
  remember(what) {
    const {player} = this;
    if (!this.isRunning || player.finger) return;
    if (player.isPlaying || player.coasting) {
      // What is done while it plays outlives a reload from then on.
      if (what === 'inputs') keep(this.kept);
      return;
    }
    writeAddress({
      t: player.time ? player.time / SECOND : '', ...this.chosen(), theme: readAddress().get('theme'),
      inputs: player.scenario === null ? inputsText(player.inputs) : '', scenario: player.scenario,
    }, null);
  },
  // How one looks at the banner; entries without a value are as they are at first.
  chosen() {
    const {player} = this;
    return {
      speed: player.speed === 1 ? '' : player.speed, window: this.view ? sizeText(this.banner) : '',
      size: byId('size').value === 'own' ? 'own' : '', loop: byId('loop').checked ? 1 : '',
      backdrop: byId('backdrop').value, frame: byId('frame').checked ? 1 : '',
      start: this.startText(), reduced: this.reducesMotion ? 1 : '',
    };
  },
};
return {readAddress, entriesOf, writeAddress, keep, address};
})();
const $calendar = (() => {
const {SECOND} = $constants;
// A banner's calendar over a span, already resolved: which items are available when. Instants are seconds since 1970, items
// are their places in the file.

// When the page was opened.
const NOW = Math.floor(Date.now() / 1000);
const two = number => String(number).padStart(2, '0');

class Calendar {
  constructor({zone, from, to, isCut, offsets, first, changes}) {
    Object.assign(this, {zone, from, to, isCut, offsets, first, changes});
    this.known = null;
  }
  // Now; where the calendar does not reach it, the same time of the same day in its first week.
  get opening() {
    const week = 7 * 86400;
    return this.has(NOW) ? NOW : this.from + Math.min(((NOW - this.from) % week + week) % week, this.to - this.from - 1);
  }
  has(instant) { return Number.isFinite(instant) && instant >= this.from && instant < this.to; }
  // What the clock shows minus UTC, in seconds.
  offset(instant) { return this.offsets[Math.max(0, above(this.offsets, instant) - 1)][1]; }
  // How many changes have happened at an instant.
  count(instant) { return above(this.changes, instant); }
  // The items at an instant; walks on from the last answer.
  set(instant) {
    const count = this.count(instant);
    if (this.known?.count === count) return this.known.set;
    const isOn = this.known && this.known.count < count;
    const members = isOn ? this.known.members : new Set(this.first);
    for (let index = isOn ? this.known.count : 0; index < count; index++) toggle(members, this.changes[index]);
    this.known = {count, members, set: sorted(members)};
    return this.known.set;
  }
  // The periods with one set each.
  *periods() {
    const members = new Set(this.first);
    let from = this.from;
    for (const change of [...this.changes, null]) {
      yield {from, until: change ? change[0] : this.to, set: sorted(members)};
      if (!change) return;
      from = change[0];
      toggle(members, change);
    }
  }
  // What the engine plays from an instant on: the first set and the changes as numbers, and what the clock shows at each.
  play(start) {
    const first = this.set(start);
    const rest = this.changes.slice(this.count(start));
    const numbers = [first.length, ...first];
    for (const [at, ...items] of rest) numbers.push((at - start) * SECOND, items.length, ...items);
    return {numbers, clocks: [start, ...rest.map(([at]) => at)].map(at => this.text(at))};
  }
  // The first instant at which the clock shows a time or anything later; `seconds` as if the clock were UTC.
  instant(seconds) {
    if (!Number.isFinite(seconds)) return NaN;
    for (let index = 0; index < this.offsets.length; index++) {
      const [start, offset] = this.offsets[index];
      const reached = Math.max(index ? start : -Infinity, seconds - offset);
      if (reached < (this.offsets[index + 1]?.[0] ?? Infinity)) return reached;
    }
    return this.to;
  }
  // What the clock shows: `2026-11-27T06:00:00+09:00`.
  text(instant) {
    const offset = this.offset(instant);
    const size = Math.abs(offset);
    return this.local(instant) + (offset < 0 ? '-' : '+') + `${two(Math.floor(size / 3600))}:${two(Math.floor(size / 60) % 60)}` +
      (size % 60 ? ':' + two(size % 60) : '');
  }
  // An instant on the banner's clock, as the reader's system writes times.
  said(instant, options = {weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23'}) {
    return new Intl.DateTimeFormat(undefined, {...options, timeZone: 'UTC'}).format((instant + this.offset(instant)) * 1000);
  }
  // The same without the offset, as a field for a date has it.
  local(instant) { return new Date((instant + this.offset(instant)) * 1000).toISOString().slice(0, 19); }
}

// A field's text as seconds, as if the clock were UTC; NaN if it is not a date.
const readLocal = text => Date.parse(text + 'Z') / 1000;

// How many entries begin at or before an instant.
function above(entries, instant) {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = low + high >> 1;
    if (entries[middle][0] <= instant) low = middle + 1; else high = middle;
  }
  return low;
}

function toggle(members, [, ...items]) {
  for (const item of items) if (!members.delete(item)) members.add(item);
}

const sorted = members => [...members].sort((a, b) => a - b);
return {Calendar, readLocal};
})();
const $oklab = (() => {
// Colours in OKLab, in which styles mix them: https://www.w3.org/TR/css-color-4/#ok-lab. A colour is [red, green, blue, alpha], each 0 … 1.
const linear = part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const curved = part => part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

const readHex = text => [1, 3, 5, 7].map(place => place < text.length ? parseInt(text.slice(place, place + 2), 16) / 255 : 1);

function toLab([r, g, b]) {
  [r, g, b] = [r, g, b].map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

function fromLab([lightness, a, b]) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s].map(part => curved(Math.max(0, Math.min(1, part))));
}

// `part` of one colour, and the rest of another; each counts as much as it covers.
function mix(one, other, part) {
  const alpha = one[3] * part + other[3] * (1 - part);
  if (!alpha) return [0, 0, 0, 0];
  const [from, to] = [toLab(one), toLab(other)];
  return [...fromLab(from.map((value, index) => (value * one[3] * part + to[index] * other[3] * (1 - part)) / alpha)), alpha];
}
return {linear, readHex, mix};
})();
const $card = (() => {
const {CARD_COLORS} = $constants;
const {linear, readHex} = $oklab;
// What a card shows: its colour and its words.

const colorOf = (item, page) => item && item.color ? item.color : CARD_COLORS[page % CARD_COLORS.length];
const luminance = color => {
  const [r, g, b] = readHex(color).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const isBright = color => luminance(color) > 0.36;
const labelOf = item => item.title || item.id || '';

// A text's direction is that of its first letter, as `dir=auto` has it.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const readsRightToLeft = text => RIGHT_TO_LEFT.test((text.match(/\p{L}/u) || [''])[0]);

// How many lines of a title fit on a card above its second line; drawings count in the same way.
const titleLines = (item, {height, unit}) =>
  Math.max(1, Math.min(3, Math.floor((height - unit * (item.subtitle ? 3.05 : 2)) / (unit * 1.35))));
return {colorOf, isBright, labelOf, readsRightToLeft, titleLines};
})();
const $packed = (() => {
// Bytes as a page carries them: gzip, then base64.
async function unpacked(base64) {
  const letters = atob(base64);
  // A loop takes a tenth of the time of `Uint8Array.from`.
  const packed = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place++) packed[place] = letters.charCodeAt(place);
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
return {unpacked};
})();
const $engine = (() => {
const {data} = $document;
const {ALL_KINDS} = $constants;
const {unpacked} = $packed;
// The engine: BannerKit itself, compiled to WebAssembly. Nothing here knows how a banner behaves.

// A page alone contains the engine; those of a gallery share one, which `bannerkit.js` beside them has put here.
async function loadEngine() {
  const bytes = await unpacked(window.bannerkitEngine || data('engine'));
  return new Engine((await WebAssembly.instantiate(bytes)).instance.exports);
}

class Engine {
  constructor(wasm) {
    this.wasm = wasm;
    this.decoder = new TextDecoder();
    this.encoder = new TextEncoder();
  }
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
    new Uint8Array(this.wasm.memory.buffer, place, words.length).set(words);
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
    this.engine = engine;
    this.wasm = engine.wasm;
    this.handle = handle;
  }
  close() { this.wasm.close(this.handle); }
  play(inputs) { this.wasm.play(this.handle, this.engine.give(inputs.flat())); }
  // With the items that are available from a moment on, a calendar's instant; with every item without one.
  playFrom(moment) {
    const {numbers, clocks} = moment ? moment.calendar.play(moment.start) : {numbers: [], clocks: []};
    const length = this.engine.giveLines(clocks);
    this.wasm.calendar(this.handle, this.engine.give(numbers), length);
  }
  text(name, ...values) { return this.engine.take(this.wasm[name](this.handle, ...values)); }
  reduceMotion(reduces) { this.wasm.reduceMotion(this.handle, reduces ? 1 : 0); }
  state(time) { return this.text('state', time); }
  picture(time) { return JSON.parse(this.text('picture', time)); }
  eventLines(from, to, kinds = ALL_KINDS, limit = 100000) { return this.text('events', from, to, kinds, limit); }
  events(from, to, kinds, limit) {
    // One text for all of them: parsing each line by itself takes several times as long.
    return JSON.parse(`[${this.eventLines(from, to, kinds, limit).trimEnd().replaceAll('\n', ',')}]`);
  }
  eventCount(from, to, kinds) { return this.wasm.eventCount(this.handle, from, to, kinds); }
  shares(from, to, count) { return JSON.parse(this.text('shares', from, to, count)); }
  samples(from, to, count) { return JSON.parse(this.text('samples', from, to, count)); }
  summary(horizon) { return JSON.parse(this.text('summary', horizon)); }
  beginDrag(time) { this.wasm.beginDrag(this.handle, time); }
  moveDrag(by, time) { this.wasm.moveDrag(this.handle, by, time); }
  endDrag() { this.wasm.endDrag(this.handle); }
}
return {loadEngine};
})();
const $theme = (() => {
const {readAddress, writeAddress} = $address;
// The button that chooses light, dark, or what the system has; its name is what it shows.

function keepTheme(button) {
  const words = {auto: 'match system', light: 'light', dark: 'dark'};
  const order = ['auto', 'light', 'dark'];
  const show = theme => {
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    button.querySelector('span').textContent = 'Colours: ' + words[theme];
    button.value = theme;
    dispatchEvent(new Event('themechange'));
  };
  button.addEventListener('click', () => {
    show(order[(order.indexOf(button.value) + 1) % 3]);
    writeAddress({...Object.fromEntries(readAddress()), theme: button.value === 'auto' ? '' : button.value});
  });
  const said = readAddress().get('theme');
  show(order.includes(said) ? said : 'auto');
}
return {keepTheme};
})();
const $stage = (() => {
const {make} = $document;
const {colorOf, isBright, labelOf, titleLines} = $card;
// The stage: puts a picture's cards and marks where the engine says they are.

// How long dots grow and shrink, in milliseconds, as in page.css.
const GROWING = 100;

function place({style}, [x, y, width, height]) {
  style.transform = `translate(${x}px, ${y}px)`;
  style.width = width + 'px';
  style.height = height + 'px';
}

// Where a dot without a width is, beyond the end of a row of other dots.
function endOf(row, key) {
  const [first, second] = row;
  const end = key < first[0] ? first : row[row.length - 1];
  const [number, x, y, width, height] = end;
  const gap = second[1] - first[1] - first[3];
  return [x + (key < number ? 0 : width) + (key - number) * gap, y + height / 2, 0, 0];
}

class Stage {
  // Draws on `ground`, which has a place for the cards, one for the indicator, and one for the banner's own buttons.
  constructor(banner, ground, {cards, strip, controls}) {
    Object.assign(this, {banner, strip, controls});
    this.free = new Map();
    this.cards = new Map();
    this.marks = new Map();
    this.window = make('div', {class: 'window'});
    cards.append(this.window);
    const {width, height} = banner.viewport;
    const size = {width: width + 'px', height: height + 'px'};
    Object.assign(ground.style, {width: width + 'px', height: banner.wholeHeight + 'px'});
    Object.assign(cards.style, size, {top: banner.windowTop + 'px'});
    Object.assign(this.window.style, size);
    this.window.style.setProperty('--under', banner.lowerCover + 'px');
    Object.assign(strip.style, {width: width + 'px', height: banner.strip.height + 'px', top: banner.strip.top + 'px'});
    ground.classList.toggle('vertical', banner.isVertical);
    if (!controls) return;
    Object.assign(controls.style, size, {top: banner.windowTop + 'px'});
    controls.className = 'controls' + (banner.isVertical ? ' vertical' : '') + (banner.isRightToLeft ? ' mirrored' : '');
    const names = [...banner.controls.arrows && banner.count > 1 ? ['previous', 'next'] : [],
      ...banner.controls.pause && banner.hasTimer ? ['rotation'] : []];
    this.buttons = names.map(name => make('button', {type: 'button', class: 'control ' + name, tabindex: '-1'}));
    controls.append(...this.buttons);
    // Below an indicator on the cards.
    const rotation = this.buttons.find(button => button.classList.contains('rotation'));
    if (rotation) rotation.style.top = (banner.upperCover || 8) + 'px';
  }
  connect(press) {
    for (const button of this.buttons) button.addEventListener('click', () => press(button.className.split(' ')[1]));
  }
  card(page) {
    const item = this.banner.items[page] || {};
    const color = colorOf(item, page);
    const {width, height, unit} = this.banner.cell;
    const card = make('div', {class: 'card', role: 'group', 'aria-roledescription': 'slide'});
    Object.assign(card.style, {width: width + 'px', height: height + 'px'});
    card.style.setProperty('--card', color);
    card.classList.toggle('bright', isBright(color));
    card.style.setProperty('--unit', unit + 'px');
    card.style.setProperty('--lines', titleLines(item, {height: height - this.banner.lowerCover, unit}));
    if (item.image) {
      const image = make('img', {alt: item.alt || labelOf(item), draggable: 'false', src: item.image});
      card.append(image);
      card.classList.add('pictured');
    }
    // A picture that the page does not hold is missed, not forgotten.
    if (item.missing) card.append(make('div', {class: 'missing', text: `picture not shown: ${item.missing}`}));
    const words = make('div', {class: 'words'});
    words.append(make('div', {class: 'title', dir: 'auto', text: labelOf(item) || String(page + 1)}));
    if (item.subtitle) words.append(make('div', {class: 'subtitle', dir: 'auto', text: item.subtitle}));
    if (item.alt && !item.image) words.append(make('span', {class: 'unseen', text: item.alt}));
    if (!item.image || item.title) card.append(words);
    return card;
  }
  // `count` is the number of items that are available; a cell of a banner with a calendar says its item's place in the file.
  draw(picture, current = -1, count = this.banner.count) {
    const seen = new Set();
    for (const [place, number, x, y, scale, opacity, item] of picture.cells) {
      const page = item ?? number;
      let card = this.cards.get(place);
      if (card && card.page !== page) {
        this.retire(place);
        card = null;
      }
      if (!card) {
        const spare = this.free.get(page)?.pop();
        card = {page, element: spare || this.card(page)};
        this.cards.set(place, card);
        if (!spare) this.window.append(card.element);
        card.element.hidden = false;
      }
      seen.add(place);
      card.element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      card.element.style.opacity = opacity;
      // Where cards overlap, the larger one is on top.
      card.element.style.zIndex = Math.round(scale * 1000);
      const label = `${number + 1} of ${count}`;
      if (card.label !== label) card.element.setAttribute('aria-label', card.label = label);
      const isCurrent = number === current;
      if (card.isCurrent !== isCurrent) {
        card.isCurrent = isCurrent;
        card.element.setAttribute('aria-hidden', !isCurrent);
      }
    }
    for (const place of [...this.cards.keys()]) if (!seen.has(place)) this.retire(place);
    this.drawMarks(picture.marks);
  }
  retire(place) {
    const card = this.cards.get(place);
    this.cards.delete(place);
    card.element.hidden = true;
    card.isCurrent = null;
    const spare = this.free.get(card.page);
    if (spare) spare.push(card.element); else this.free.set(card.page, [card.element]);
    if (this.free.size > 48) {
      const [oldest, elements] = this.free.entries().next().value;
      elements.forEach(element => element.remove());
      this.free.delete(oldest);
    }
  }
  drawMarks(marks) {
    // Dots that grow come from the end of their row and go to it, so that all gaps stay as they are meanwhile.
    const row = this.strip.closest('.animated[data-style=scalingDots]') ? marks.filter(([key]) => key >= 0) : [];
    const before = this.row ?? [];
    this.row = row;
    marks.forEach(([key, x, y, width, height, color, text], order) => {
      let mark = this.marks.get(key);
      if (!mark) {
        mark = {element: make('div', {class: text == null ? 'mark' : 'mark words'})};
        this.marks.set(key, mark);
        this.strip.append(mark.element);
        if (row.length && before.length > 1 && key >= 0) {
          place(mark.element, endOf(before, key));
          mark.element.offsetWidth;
        }
      }
      const {style} = mark.element;
      place(mark.element, [x, y, width, height]);
      // Marks are drawn in their order, whenever each of them came.
      if (mark.order !== order) style.zIndex = mark.order = order;
      if (text == null) style.backgroundColor = color;
      else {
        style.color = color;
        if (mark.element.textContent !== text) mark.element.textContent = text;
      }
    });
    if (this.marks.size === marks.length) return;
    const seen = new Set(marks.map(([key]) => key));
    for (const [key, mark] of this.marks) {
      if (seen.has(key)) continue;
      this.marks.delete(key);
      if (row.length < 2 || key < 0) mark.element.remove();
      else {
        place(mark.element, endOf(row, key));
        setTimeout(() => mark.element.remove(), GROWING);
      }
    }
  }
}
return {Stage};
})();
const $tile = (() => {
const {make} = $document;
const {SEVERITIES} = $constants;
const {colorOf} = $card;
const {Stage} = $stage;
// A tile of the gallery: what is said about a banner, and the banner itself. A tile that scrolls away shows another banner next,
// because an element is moved sooner than it is built.

const TILE = {width: 272, gap: 20, picture: 176, height: 264};

class Tile {
  constructor() {
    this.picture = make('div');
    this.words = Object.fromEntries(['name', 'path', 'facts', 'found'].map(name => [name, make('span', {class: name})]));
    this.words.name.dir = 'auto';
    this.link = make('a', {}, this.picture, make('span', {class: 'about'}, ...Object.values(this.words)));
    this.element = make('li', {class: 'tile'}, this.link);
    this.parts = ['cards', 'strip', 'controls'].map(name => make('div', {class: name}));
    this.scaled = make('div', {class: 'scaled', 'aria-hidden': 'true', inert: true}, ...this.parts);
  }
  // Says what there is to say about a banner; `facts` are the texts of one line.
  show(banner, facts, place) {
    Object.assign(this, {banner, timeline: null, runs: false});
    const {link, words, picture} = this;
    link.href = banner.page;
    words.name.textContent = banner.name;
    words.path.textContent = banner.path;
    words.facts.textContent = facts.join(' · ');
    words.found.replaceChildren(...SEVERITIES.map((name, level) => banner.found[level] ? make('span', {class: 'badge ' + name,
      text: `${banner.found[level]} ${name}${banner.found[level] > 1 && level < 2 ? 's' : ''}`}) : null).filter(Boolean),
      ...banner.failing ? [make('span', {class: 'badge error', text: banner.failing === 1 ? '1 scenario fails' : `${banner.failing} scenarios fail`})] : []);
    this.element.classList.toggle('broken', banner.found[0] > 0);
    picture.className = 'picture' + (banner.dark ? ' dark' : '');
    picture.replaceChildren(...banner.data ? [this.scaled] : []);
    if (banner.data) this.outline(banner.data);
    this.move(place);
  }
  // Where it is in the gallery, and as large as a column: its banner is scaled to that.
  move(place) {
    this.element.style.width = place.width + 'px';
    this.element.style.transform = `translate(${place.x}px, ${place.y}px)`;
    if (!this.banner.data) return;
    const {viewport: {width}, wholeHeight} = this.banner.data;
    const scale = Math.min((place.width - 36) / width, (TILE.picture - 28) / wholeHeight);
    this.scaled.style.transform =
      `translate(${(place.width - width * scale) / 2}px, ${(TILE.picture - wholeHeight * scale) / 2}px) scale(${scale})`;
  }
  // As large as the banner, in the colour of its first card, until the banner is drawn.
  outline(data) {
    Object.assign(data, data.views[0]);
    const {width, height} = data.viewport;
    Object.assign(this.scaled.style, {width: width + 'px', height: data.wholeHeight + 'px'});
    const [cards, strip, controls] = this.parts;
    for (const part of this.parts) part.replaceChildren();
    controls.className = '';
    Object.assign(cards.style, {width: width + 'px', height: height + 'px', top: data.windowTop + 'px', background: colorOf(data.items[0], 0)});
    strip.style.height = 0;
  }
  // Whether its banner is still to be drawn.
  get waits() { return !!this.banner.data && !this.timeline; }
  fill(engine, moment, time) {
    const {data} = this.banner;
    const [cards, strip, controls] = this.parts;
    cards.style.background = '';
    this.timeline = engine.open(data.numbers, []);
    if (moment?.calendar.has(moment.start)) this.timeline.playFrom(moment);
    this.stage = new Stage(data, this.scaled, {cards, strip, controls});
    this.draw(time);
    this.runs = data.hasTimer;
  }
  draw(time) { this.stage.draw(this.timeline.picture(time)); }
  close() {
    this.timeline?.close();
    this.timeline = null;
    this.runs = false;
    this.element.remove();
  }
}
return {TILE, Tile};
})();
const $waking = (() => {
const {byId} = $document;
// What needs scripts is hidden until they run, and what stands in for it goes.

const NO_ENGINE = 'WebAssembly, which plays banners, is not allowed here, so nothing moves.';
function hasEngine() {
  try {
    return !!new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  } catch {
    return false;
  }
}

// Returns whether the page can go on; without its engine it stays as it is where no script runs, and says why.
function wake(needsEngine = true) {
  if (needsEngine && !hasEngine()) {
    const place = document.querySelector('#still > .quiet, #verdict, #count');
    if (place) place.textContent = place.id === 'count' ? `${place.textContent}. ${NO_ENGINE}` : NO_ENGINE;
    return false;
  }
  byId('still')?.remove();
  for (const part of document.querySelectorAll('.live[hidden]')) part.hidden = false;
  return true;
}
return {wake};
})();
const $watch = (() => {
const {keep} = $address;
const {make} = $document;
// Follows the files while `bannerkit preview --watch` runs: a small script next to the page says when it was written again.

function follow(watch) {
  let [script, missed] = [null, 0];
  const own = decodeURIComponent(location.pathname.split('/').pop());
  const end = words => {
    clearInterval(asking);
    document.body.append(make('p', {id: 'watching', role: 'status', text: words}));
  };
  window.bannerkitWritten = (mark, gone = '') => {
    missed = 0;
    if (gone.split('/').some(name => decodeURIComponent(name) === own)) return end('This banner was deleted; its last state is shown.');
    if (mark === watch.mark) return;
    const kept = window.bannerkit?.kept;
    if (kept) keep(kept);
    location.reload();
  };
  const asking = setInterval(() => {
    script?.remove();
    script = document.createElement('script');
    script.src = `${watch.file}?${Date.now()}`;
    script.onerror = () => { if (++missed === 3) end('Watching has ended: this page does not follow its file any more.'); };
    document.head.append(script);
  }, 400);
}
return {follow};
})();
const $gallery = (() => {
const {byId, calm, data, make} = $document;
const {keep, readAddress, writeAddress} = $address;
const {Calendar, readLocal} = $calendar;
const {labelOf} = $card;
const {loadEngine} = $engine;
const {keepTheme} = $theme;
const {TILE, Tile} = $tile;
const {number} = $time;
const {wake} = $waking;
const {follow} = $watch;
// The gallery: thousands of banners; only those on screen exist, run and are drawn.

// What the address remembers.
const FIELDS = ['search', 'filter', 'style', 'at', 'order'];
// For how long after it a scroll goes on, in milliseconds; and from how many pixels a frame on it is too fast to see banners.
const [SCROLL_REST, FAST] = [120, 60];
const ROW = TILE.height + TILE.gap;

const found = banner => banner.found.reduce((sum, count) => sum + count, banner.failing || 0);
const FILTERS = {'': () => true, error: b => b.found[0] > 0, failing: b => !!b.failing, found: b => found(b) > 0, clean: b => found(b) === 0,
  timer: b => b.data?.hasTimer};

class Gallery {
  constructor(banners, engine) {
    Object.assign(this, {banners, engine});
    this.grid = byId('grid');
    this.grid.replaceChildren();
    this.filters = document.querySelector('.filters');
    this.open = new Map();
    // Tiles that show nothing now.
    this.spare = [];
    this.started = performance.now();
    banners.forEach((banner, index) => {
      banner.index = index;
      const words = (banner.data?.items || []).map(labelOf);
      if (banner.calendar) banner.calendar = new Calendar(banner.calendar);
      banner.search = [banner.name, banner.path, ...words].join('\n').toLowerCase();
    });
    const calendars = banners.map(banner => banner.calendar).filter(Boolean);
    byId('at-label').hidden = !calendars.length;
    if (calendars.length) {
      byId('at').min = calendars.map(calendar => calendar.local(calendar.from)).sort()[0];
      byId('at').max = calendars.map(calendar => calendar.local(calendar.to - 1)).sort().pop();
    }
    // What all paths begin with is said once.
    const folders = banners.map(({path}) => path.slice(0, path.lastIndexOf('/') + 1));
    let common = folders[0] ?? '';
    while (!folders.every(folder => folder.startsWith(common))) common = common.slice(0, common.slice(0, -1).lastIndexOf('/') + 1);
    byId('below').textContent = common.split('/').slice(-2).join('/');
    for (const banner of banners) banner.path = banner.path.slice(common.length);
    const count = (filter, words) => {
      const number = banners.filter(FILTERS[filter]).length;
      if (number) byId('counts').append(make('button', {type: 'button', class: 'chip bad', value: filter, text: `${number} ${words(number)}`, onclick: () => {
        byId('filter').value = byId('filter').value === filter ? '' : filter;
        this.choose();
      }}));
    };
    count('error', () => 'with errors');
    count('failing', number => `with ${number === 1 ? 'a failing scenario' : 'failing scenarios'}`);
    this.pausedAt = null;
    this.scrolled = -Infinity;
    const styles = [...new Set(banners.map(banner => banner.style).filter(Boolean))].sort();
    byId('style').append(...styles.map(style => make('option', {value: style, text: style})));
    this.restore();
    for (const id of FIELDS) byId(id).addEventListener('input', () => this.choose());
    addEventListener('hashchange', () => {
      this.restore();
      this.choose();
    });
    addEventListener('scroll', () => {
      this.scrolled = performance.now();
      this.grid.classList.add('scrolls');
      this.place();
    }, {passive: true});
    // A phone's browser shows and hides its bars while one scrolls: only what comes into sight is new.
    addEventListener('resize', () => {
      this.sight = innerHeight;
      this.place();
    });
    byId('motion').addEventListener('click', () => this.pause(this.pausedAt === null));
    this.pause(calm.matches);
    byId('reset').addEventListener('click', () => {
      for (const id of ['search', 'filter', 'style', 'at']) byId(id).value = '';
      this.choose();
      byId('search').focus();
    });
    const resized = new ResizeObserver(() => this.layout());
    for (const element of [this.grid, document.querySelector('header'), this.filters]) resized.observe(element);
    this.choose();
    // A browser itself goes back only in a page that is long enough before its scripts have run.
    scrollTo(0, history.state?.top || 0);
    const frame = now => {
      this.frame(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }
  restore() {
    const said = readAddress();
    for (const id of FIELDS) {
      byId(id).value = said.get(id) || '';
      // A list has no such entry.
      if (byId(id).value !== (said.get(id) || '')) byId(id).value = '';
    }
  }
  // The time that the banners have been playing for, in microseconds.
  get time() { return Math.max(0, (this.pausedAt ?? performance.now()) - this.started) * 1000; }
  pause(isPaused) {
    const now = performance.now();
    if (isPaused) this.pausedAt = now;
    else if (this.pausedAt !== null) {
      this.started += now - this.pausedAt;
      this.pausedAt = null;
    }
    byId('motion').textContent = isPaused ? 'Play' : 'Pause';
  }
  choose() {
    const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
    const [filter, style, order] = ['filter', 'style', 'order'].map(id => byId(id).value);
    const fits = FILTERS[filter];
    for (const button of byId('counts').children) button.setAttribute('aria-pressed', button.value === filter);
    // Each banner is asked for that time on its own clock; what its calendar does not reach is not known.
    this.at = byId('at').value;
    const isOn = banner => {
      const moment = this.moment(banner);
      return !moment || !moment.calendar.has(moment.start) || moment.calendar.set(moment.start).length > 0;
    };
    this.shown = this.banners.filter(banner => isOn(banner) && words.every(word => banner.search.includes(word)) && fits(banner) &&
      (!style || banner.style === style));
    const collator = new Intl.Collator();
    const orders = {
      name: (a, b) => collator.compare(a.name, b.name),
      period: (a, b) => (a.period ?? Infinity) - (b.period ?? Infinity) || 0,
      items: (a, b) => (b.data?.count ?? 0) - (a.data?.count ?? 0),
      found: (a, b) => b.found[0] - a.found[0] || found(b) - found(a),
    };
    if (orders[order]) this.shown.sort((a, b) => orders[order](a, b) || a.index - b.index);
    byId('count').textContent = this.shown.length === this.banners.length
      ? `${number(this.banners.length)} banners`
      : `${number(this.shown.length)} of ${number(this.banners.length)} banners`;
    byId('none').hidden = this.shown.length > 0;
    this.grid.hidden = !this.shown.length;
    writeAddress({...Object.fromEntries(FIELDS.map(id => [id, byId(id).value])), theme: readAddress().get('theme')});
    byId('reset').hidden = !words.length && !filter && !style && !this.at;
    this.begin();
  }
  // Shows what was chosen from its beginning. The filters stay where they are.
  begin() {
    for (const tile of this.open.values()) this.shut(tile);
    this.open.clear();
    this.measure();
    const start = this.top - this.cover - parseFloat(getComputedStyle(this.filters).marginBottom);
    if (scrollY > start) scrollTo(0, start);
    this.place();
    this.fill(Infinity);
  }
  // From when a banner plays; null with every item.
  moment({calendar}) { return this.at && calendar ? {calendar, start: calendar.instant(readLocal(this.at))} : null; }
  // How many of its items are on.
  onWords(banner) {
    const moment = this.moment(banner);
    if (!moment) return [];
    return [moment.calendar.has(moment.start) ? `${moment.calendar.set(moment.start).length} on` : 'not known then'];
  }
  // What tiles are placed by, measured here because measuring while one scrolls makes the browser lay out the page at once.
  measure() {
    const width = this.grid.clientWidth;
    this.columns = Math.max(1, Math.floor((width + TILE.gap) / (TILE.width + TILE.gap)));
    this.tileWidth = (width - (this.columns - 1) * TILE.gap) / this.columns;
    this.grid.style.height = Math.ceil(this.shown.length / this.columns) * ROW + 'px';
    this.top = this.grid.getBoundingClientRect().top + scrollY;
    this.cover = this.filters.offsetHeight;
    this.sight = innerHeight;
  }
  // Fits the same banners into another window. The first row in sight stays there, whichever columns there are now.
  layout() {
    const {columns, top, cover} = this;
    // How much of the gallery is above the window, or under the filters.
    const above = scrollY + cover - top;
    if (scrollY !== this.anchor?.scrollY) {
      const row = Math.floor((above + TILE.gap) / ROW);
      this.anchor = {index: row * columns, rest: above - row * ROW};
    }
    this.measure();
    for (const [index, tile] of this.open) tile.move(this.placeOf(index));
    if (above > 0 && (columns !== this.columns || top - cover !== this.top - this.cover)) {
      const {index, rest} = this.anchor;
      scrollTo(0, this.top - this.cover + Math.floor(index / this.columns) * ROW + rest);
      this.anchor.scrollY = scrollY;
    }
    this.place();
    this.fill(Infinity);
  }
  placeOf(index) {
    const [column, row] = [index % this.columns, Math.floor(index / this.columns)];
    return {width: this.tileWidth, x: column * (this.tileWidth + TILE.gap), y: row * ROW};
  }
  // The tiles on screen, and a row before and after them.
  place() {
    this.scrollTop = scrollY;
    const top = this.scrollTop - this.top;
    const first = Math.max(0, Math.floor((top - ROW) / ROW)) * this.columns;
    const end = Math.min(this.shown.length, Math.ceil((top + this.sight + ROW) / ROW) * this.columns);
    for (const [index, tile] of this.open) {
      // The tile with the keyboard stays, or the keyboard would be nowhere.
      if (index >= first && index < end || tile.element.contains(document.activeElement)) continue;
      this.shut(tile);
      this.open.delete(index);
    }
    for (let index = end - 1; index >= first; index--) if (!this.open.has(index)) this.open.set(index, this.show(index));
  }
  show(index) {
    const banner = this.shown[index];
    const facts = banner.data ? [`${banner.data.count} ${banner.data.count === 1 ? 'item' : 'items'}`, ...this.onWords(banner),
      banner.period ? `every ${banner.period}s` : 'rests'] : ['not a banner yet'];
    const tile = this.spare.pop() || new Tile();
    tile.show(banner, facts, this.placeOf(index));
    tile.element.setAttribute('aria-setsize', this.shown.length);
    tile.element.setAttribute('aria-posinset', index + 1);
    // In order, because the keyboard goes from one to the next.
    let after = null;
    for (const other of this.open.keys()) if (other > index && (after === null || other < after)) after = other;
    this.grid.insertBefore(tile.element, after === null ? null : this.open.get(after).element);
    return tile;
  }
  shut(tile) {
    tile.close();
    this.spare.push(tile);
  }
  // Draws the banners of at most `most` tiles that wait, the upper ones first.
  fill(most) {
    const waiting = [...this.open].filter(([, tile]) => tile.waits).sort(([a], [b]) => a - b);
    for (const [, tile] of waiting.slice(0, most)) tile.fill(this.engine, this.moment(tile.banner), this.time);
  }
  // What scrolls need not move as well, and not be drawn before one can see it.
  frame(now) {
    const isScrolling = now - this.scrolled <= SCROLL_REST;
    const isFast = Math.abs(this.scrollTop - this.lastTop) > FAST;
    this.lastTop = this.scrollTop;
    if (!isFast) this.fill(isScrolling ? 1 : 4);
    if (isScrolling) return;
    if (this.grid.classList.contains('scrolls')) {
      this.grid.classList.remove('scrolls');
      keep({top: scrollY});
    }
    if (this.pausedAt === null) for (const tile of this.open.values()) if (tile.runs) tile.draw(this.time);
  }
}

async function startGallery() {
  keepTheme(byId('theme'));
  window.bannerkit = {gallery: new Gallery(data('banners'), await loadEngine()), ready: true, since: performance.now()};
}
if (wake()) document.addEventListener('DOMContentLoaded', startGallery);
if (byId('watch')) follow(data('watch'));
})();

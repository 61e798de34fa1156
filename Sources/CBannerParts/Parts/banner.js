'use strict';
const $document = (() => {
// The page's document: its elements, the data that it carries, and what it gives away.
const byId = id => document.getElementById(id);
const data = id => JSON.parse(byId(id).textContent);
const click = (id, action) => byId(id).addEventListener('click', action);
// Chooses what an address says, if a list has it.
const pick = (list, value) => { if ([...list.options].some(option => option.value === value)) list.value = value; };
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

async function copyText(button, text, otherwise = 'Not copied') {
  const words = button.textContent;
  button.textContent = await navigator.clipboard?.writeText(text).then(() => 'Copied', () => otherwise) ?? otherwise;
  setTimeout(() => { button.textContent = words; }, 1500);
}

function save(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], {type}));
  make('a', {href: address, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
return {byId, data, click, pick, calm, pause, make, copyText, save};
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
return {SECOND, LATEST, KIND, MOST_INPUTS, SWIPE, EVENTS, ALL_KINDS, SEVERITIES};
})();
const $packed = (() => {
// Bytes as a page carries them: gzip, then base64.
async function unpacked(base64) {
  const letters = atob(base64);
  // A loop takes a tenth of the time of `Uint8Array.from`.
  const packed = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place++) packed[place] = letters.charCodeAt(place);
  // In a worker of a file's page WebKit cannot read a blob.
  return new Response(new Response(packed).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
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

// The windows of a page's banner: in the page's data, each after the first says only what is not as in that one.
function spreadViews(banner) {
  const [own, ...others] = banner.views || [];
  if (!own) return;
  banner.views = [own, ...others.map(({changed: [start, count, ...numbers], ...view}) =>
    ({...own, ...view, numbers: own.numbers.toSpliced(start, count, ...numbers)}))];
}
return {loadEngine, spreadViews};
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
const {byId, pick} = $document;
const {KIND, MOST_INPUTS, SECOND} = $constants;
const {lengthOf} = $time;
// The address holds what one looks at, after its `#`: it can be sent, and comes back after a reload.

// The limits of a drag in a link: its distance in points, its speed, and its time; a scenario lasts at most 366 days.
const [MOST_DRAGGED, FASTEST, LAST] = [10_000, 1_000_000, (366 * 86400 - 10) * SECOND];

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
    const [at, kind, value, over, velocity] = input;
    if (input.length !== 5 || !input.every(Number.isFinite) || !kinds.has(kind) || at < 0 || at > LAST || !Number.isInteger(at)) return false;
    if (kind === KIND.select) return Number.isInteger(value) && value >= 0 && value < count;
    return kind !== KIND.drag || Number.isInteger(over) && over >= 1000 && at + over <= LAST && Math.abs(value) <= MOST_DRAGGED && Math.abs(velocity) <= FASTEST;
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
    this.restoreLooks(said);
    pick(byId('backdrop'), said.get('backdrop'));
    byId('frame').checked = said.get('frame') === '1';
    this.surround();
    const start = Date.parse(said.get('start')) / 1000;
    const moment = this.calendar?.has(start) ? {calendar: this.calendar, start} : said.get('start') === 'none' ? null : this.start;
    player.put(readInputs(said.get('inputs'), banner.count), null, moment);
    const scenario = said.get('scenario');
    const isPlayed = !!banner.scenarios[scenario];
    if (isPlayed) this.playScenario(scenario);
    const [ownView, ownMotion] = isPlayed ? [this.view, this.reducesMotion] : [0, this.plainReducesMotion];
    // By its size, because another window may come before it when the file was changed.
    const view = banner.views.findIndex(view => sizeText(view) === said.get('window'));
    this.play(view < 0 ? ownView : view, said.has('reduced') ? said.get('reduced') === '1' : ownMotion);
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
    const {banner, player} = this;
    return {...this.looks(), window: this.view === (banner.scenarios[player.scenario]?.view ?? 0) ? '' : sizeText(banner), backdrop: byId('backdrop').value, frame: byId('frame').checked ? 1 : '',
      start: this.startText(), reduced: this.reducesMotion ? 1 : ''};
  },
};
return {readAddress, entriesOf, writeAddress, keep, address};
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
const $card = (() => {
// What a card's item is called.
const labelOf = item => item.title || item.id || '';

// A text's direction is that of its first letter, as `dir=auto` has it.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const readsRightToLeft = text => RIGHT_TO_LEFT.test((text.match(/\p{L}/u) || [''])[0]);
return {labelOf, readsRightToLeft};
})();
const $dom = (() => {
// Elements, without HTML in texts.
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value != null) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// Changes an attribute only if it is another, because the element does so in every frame.
function set(element, name, value) {
  if (value == null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

// Links that a page follows: of the web, or of its own site; others belong to apps.
const isFollowed = link => /^(https?|mailto|tel):/i.test(link) || !/^[^/?#]*:/.test(link);

// The box of a card or a mark.
function place({style}, x, y, width, height, more = '') {
  style.transform = `translate(${x}px, ${y}px)${more}`;
  style.width = width + 'px';
  style.height = height + 'px';
}
return {make, set, isFollowed, place};
})();
const $cards = (() => {
const {isFollowed, make, place, set} = $dom;
// The cards that are seen: a box for each, with a slot for the child of its item, or what the banner says of it.

// The colors of cards that say none; white letters are read on all of them.
const COLORS = ['#3f5b8c', '#a85a40', '#4d7c6a', '#8a5a83', '#8f6e2c', '#427789', '#9c4f5d', '#6a6f4c'];

const colorOf = (item, number) => (item?.color || COLORS[number % COLORS.length]).slice(0, 9);
// Whether black letters are read better on a color than white ones, by its relative luminance (WCAG 2); of the two, one always has 4.5:1.
function isBright(color) {
  const [red, green, blue] = [1, 3, 5].map(at => ((parseInt(color.slice(at, at + 2), 16) / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}
// Through a color that is not opaque one sees what nobody knows: there, as on pictures, a shade is under the letters.
const isClear = color => !/^#.{6}(ff)?$/i.test(color);

function content(item, number) {
  const card = make('div', {class: 'banner-card'});
  const parts = [];
  if (item.image) parts.push(make('img', {src: item.image, alt: item.alt || '', draggable: 'false'}));
  const title = item.title ?? (item.image ? null : item.id);
  const words = [['strong', 'title', title], ['small', 'subtitle', item.subtitle]].filter(([, , text]) => text != null)
    .map(([name, part, text]) => make(name, {part, dir: 'auto'}, text));
  if (words.length) parts.push(make('span', {}, ...words));
  card.append(...item.link && isFollowed(item.link) ? [make('a', {href: item.link}, ...parts)] : parts);
  // A picture that a page does not hold is missed, not forgotten.
  if (item.missing) card.append(make('em', {}, `picture not shown: ${item.missing}`));
  const color = colorOf(item, number);
  const look = {'--card': color, ...isClear(color) ? {'--scrim': 0.55} : isBright(color) && {'--ink': '#000', '--lift': '18%'}};
  for (const name in look) card.style.setProperty(name, look[name]);
  return card;
}

class Cards {
  // A host is an element whose children can be the cards.
  constructor(ground, host) {
    Object.assign(this, {ground, host, boxes: new Map(), shown: new Map()});
  }
  // Draws a frame; `live` says whether a card can be reached, by its cell.
  draw({cells, page, count}, itemOn, items, live) {
    const [shown, order] = [new Map(), new Map()];
    // Of two cards with one item, the one nearer to the middle has the child, the other a copy of it.
    const middle = cells.reduce((sum, [, , x, y, width, height]) => [sum[0] + (x + width / 2) / cells.length, sum[1] + (y + height / 2) / cells.length], [0, 0]);
    const distance = ([, , x, y, width, height]) => Math.hypot(x + width / 2 - middle[0], y + height / 2 - middle[1]);
    for (const cell of [...cells].sort((a, b) => distance(a) - distance(b))) {
      const [, number, x, y, width, height, scale, opacity] = cell;
      const item = itemOn(number);
      let copy = 0;
      while (shown.has(`${item} ${copy}`)) copy++;
      const key = `${item} ${copy}`;
      const box = this.shown.get(key) || this.box(items[item], item, copy);
      shown.set(key, box);
      order.set(cell, box);
      place(box, x, y, width, height, scale === 1 ? '' : ` scale(${scale})`);
      box.style.opacity = opacity;
      // Where cards overlap, the larger one is on top.
      box.style.zIndex = Math.round(scale * 1000);
      const isCurrent = number === page && !copy;
      set(box, 'part', isCurrent ? 'card current' : 'card');
      set(box, 'aria-label', `${number + 1} of ${count}`);
      this.reach(box, !copy && (isCurrent || live?.(cell)));
      if (!box.isConnected) this.ground.append(box);
    }
    for (const [key, box] of this.shown) if (!shown.has(key)) this.hide(box);
    this.shown = shown;
    // In the order of the pages, which the keyboard and screen readers follow; the card with the keyboard is not moved, the others are.
    let next = null;
    for (const cell of [...cells].reverse()) {
      const box = order.get(cell);
      if (box.nextSibling !== next && !this.hasFocus(box)) this.ground.insertBefore(box, next);
      next = box;
    }
  }
  // Lets a card be reached, or not any more; the keyboard leaves it before, or the browser would drop it.
  reach(box, isLive) {
    if (box.inert === !isLive) return;
    if (!isLive && this.hasFocus(box)) this.ground.focus({preventScroll: true});
    box.inert = !isLive;
  }
  hasFocus(box) {
    const {host} = this;
    const [inner, outer] = [this.ground.getRootNode().activeElement, host?.getRootNode().activeElement];
    return box.contains(inner) || !!host && host !== outer && host.contains(outer) && box.firstChild.assignedNodes().some(node => node.contains(outer));
  }
  box(item, number, copy) {
    const key = `${number} ${copy}`;
    let box = this.boxes.get(key);
    if (!box) {
      box = make('div', {part: 'card', role: 'group', 'aria-roledescription': 'slide', 'data-item': item.id}, make('slot', {}, content(item, number)));
      box.inert = true;
      this.boxes.set(key, box);
    }
    const slot = box.firstChild;
    slot.name = copy ? `${item.id} ${copy}` : item.id;
    const child = copy && [...this.host?.children ?? []].find(child => child.slot === item.id && !child.hasAttribute('copy'));
    if (child) {
      box.copy = child.cloneNode(true);
      for (const part of [box.copy, ...box.copy.querySelectorAll('[id]')]) part.removeAttribute('id');
      set(box.copy, 'slot', slot.name);
      set(box.copy, 'copy', '');
      for (const name of ['--card', '--scrim', '--ink', '--lift']) box.copy.style.setProperty(name, getComputedStyle(child).getPropertyValue(name));
      box.copy.inert = true;
      this.host.append(box.copy);
    }
    return box;
  }
  hide(box) {
    this.reach(box, false);
    box.copy?.remove();
    box.copy = null;
    box.remove();
    if (this.boxes.size > 64) for (const [key, other] of this.boxes) if (!other.isConnected) this.boxes.delete(key);
  }
  clear() {
    for (const box of this.shown.values()) this.hide(box);
    this.boxes.clear();
    this.shown.clear();
  }
}
return {colorOf, isBright, isClear, Cards};
})();
const $panels = (() => {
const {byId, copyText, make} = $document;
const {SECOND} = $constants;
const {labelOf} = $card;
const {colorOf} = $cards;
const {clock, number, spoken} = $time;
// The panels around the banner: events, exposure and errors.

const CAUSE_WORDS = {timer: 'timer', drag: 'drag', select: 'dot', next: 'next', previous: 'previous', calendar: 'calendar'};

// `set` has the items' places in the file by page, in a banner that is played against its calendar.
function eventWords(event, banner, set) {
  const name = page => labelOf(banner.items[set ? set[page] : page] || {}) || `page ${page + 1}`;
  switch (event.event) {
    case 'start': return event.count === 0 ? 'nothing available' : `on ${name(event.page)}`;
    case 'items': return event.count === 0 ? 'nothing available' : `${event.count} available`;
    case 'change': return event.from == null ? `→ ${name(event.page)}` : `${name(event.from)} → ${name(event.page)}`;
    case 'recenter': return `${event.from} → ${event.virtual}`;
    case 'timer': case 'indicator': return event.state;
    case 'open': return event.link || name(event.page);
    case 'expect': return event.failure || 'as expected';
    default: return event.page == null ? '' : name(event.page);
  }
}

const KINDS = {dragBegin: 'drag begins', dragEnd: 'drag ends', settle: 'settles', recenter: 'recenters', items: 'cards'};
const kindWords = event => event.event === 'change' ? CAUSE_WORDS[event.cause]
  : event.event === 'expect' ? (event.failure ? '✗ expect' : '✓ expect') : KINDS[event.event] ?? event.event;

class EventList {
  constructor(body, note, player, banner) {
    Object.assign(this, {body, note, player, banner});
    this.rows = [];
  }
  // The first events of the period, and how many there are in all.
  show(events, count, expectations) {
    const listed = events.slice(0, 300);
    this.events = [...listed, ...expectations].sort((a, b) => a.t - b.t);
    this.note.textContent = count > listed.length ? `first ${listed.length} of ${number(count)}` : count ? number(count) : '';
    this.rows = this.events.map(event => {
      const row = make('tr', {class: `event-${event.event}${event.failure ? ' failed' : ''}`});
      const go = make('button', {type: 'button', class: 'go', text: clock(event.t * SECOND, 3),
        'aria-label': `go to ${clock(event.t * SECOND, 3)}`, onclick: () => this.player.stop(Math.round(event.t * SECOND))});
      const kind = make('td', {}, make('span', {class: 'kind ' + (event.cause ? 'by-' + event.cause : ''),
        text: kindWords(event)}));
      row.append(make('td', {}, go), kind, make('td', {dir: 'auto', text: eventWords(event, this.banner, this.player.setAt(event.t * SECOND + 0.5))}));
      return row;
    });
    this.body.replaceChildren(...this.rows);
    this.now = -1;
    this.mark(this.player.time);
  }
  mark(time) {
    let now = -1;
    while (now + 1 < this.rows.length && this.events[now + 1].t * SECOND <= time + 0.5) now++;
    if (now === this.now) return;
    this.rows[this.now]?.removeAttribute('aria-current');
    this.rows[now]?.setAttribute('aria-current', 'true');
    this.now = now;
    const row = this.rows[now];
    if (!row) return;
    const box = this.body.closest('.scroll');
    const [from, to] = [row.offsetTop - 48, row.offsetTop + row.offsetHeight + 48];
    if (from < box.scrollTop) box.scrollTop = from;
    else if (to > box.scrollTop + box.clientHeight) box.scrollTop = to - box.clientHeight;
  }
}

// The share with one decimal, a half rounded up; computed from whole numbers, because a fraction is slightly off.
function percent(part, whole) {
  const [a, b] = [part, whole].map(seconds => BigInt(Math.round(seconds * SECOND)));
  const tenths = b ? (a * 2000n + b) / (b * 2n) : 0n;
  return `${tenths / 10n}.${tenths % 10n}`;
}

// `summary` is that of the undisturbed banner, and `own` with what the viewer did, if there is anything.
function showExposure(list, note, summary, own, banner) {
  const seenBy = new Map(own?.items.map(item => [item.page, item]));
  const whole = summary.horizon;
  const most = Math.max(...summary.items.map(item => item.share), 1e-9);
  const rows = summary.items.slice(0, 200).map(item => {
    const mine = seenBy.get(item.page);
    const bars = [['bar', item], ['bar own', mine]].filter(([, shown]) => shown).map(([name, {share}]) => {
      const fill = make('span');
      fill.style.width = Math.min(1, share / most) * 100 + '%';
      fill.style.backgroundColor = colorOf(banner.items[item.page], item.page);
      return make('span', {class: name}, fill);
    });
    const did = mine ? ` · ${percent(mine.seconds, whole)}% with what you did` : '';
    const turns = item.turns == null ? '' : ` · weight ${number(item.weight)}, ${number(item.turns)} ${item.turns === 1 ? 'turn' : 'turns'}` +
      (item.expected == null ? '' : `, ${Math.round(item.expected * 1000) / 10}% expected`);
    const seen = `${spoken(item.seconds * SECOND)} · ${number(item.showings)}×${turns}${did}`;
    return make('li', {}, make('span', {class: 'name', dir: 'auto', text: labelOf(banner.items[item.page] || {})}), ...bars,
      make('span', {class: 'share', text: percent(item.seconds, whole) + '%'}), make('span', {class: 'seen', text: seen}));
  });
  list.replaceChildren(...rows);
  const more = summary.items.length - rows.length;
  note.textContent = `${number(summary.changes)} ${summary.changes === 1 ? 'change' : 'changes'}; ` +
    (summary.empty != null ? summary.empty ? `empty for ${spoken(summary.empty * SECOND)}` : 'never empty'
      : summary.cycle ? `repeats every ${spoken(summary.cycle * SECOND)} from ${spoken(summary.prefix * SECOND)} on`
      : 'comes to rest in the end') + (more > 0 ? `; ${number(more)} more items` : '');
}

// The errors of a file, over its last valid state.
function connectErrors() {
  byId('close-errors')?.addEventListener('click', () => { byId('errors').hidden = true; });
  byId('copy-fix')?.addEventListener('click', event => copyText(event.target, event.target.value));
}
return {CAUSE_WORDS, eventWords, kindWords, EventList, showExposure, connectErrors};
})();
const $clock = (() => {
// A clock that plays: a banner's player and the page of a change have it.
class Clock {
  constructor() { Object.assign(this, {time: 0, speed: 1, isPlaying: false, last: 0}); }
  // The stretch that is played again and again, as {start, end}; null plays on.
  loop() { return null; }
  tick(now) {
    const passed = Math.min(250, now - this.last) * 1000;
    this.last = now;
    if (this.finger) this.time += passed;
    else if (this.isPlaying || this.coasting) this.time += passed * this.speed;
    else return;
    const loop = this.isPlaying && !this.finger && this.loop();
    if (loop && this.time >= loop.end) this.time = loop.start;
    if (this.time < this.latest) return;
    this.time = this.latest;
    if (this.isPlaying) this.playing = false;
  }
  set playing(isPlaying) {
    this.isPlaying = isPlaying;
    this.coasting = false;
    this.changed('play');
  }
  seek(time) {
    if (this.finger) return;
    this.time = Math.max(0, Math.min(this.latest, time));
    this.coasting = false;
    this.changed('time');
  }
  stop(time) {
    this.isPlaying = false;
    this.seek(time);
    this.changed('play');
  }
}
return {Clock};
})();
const $player = (() => {
const {Clock} = $clock;
const {ALL_KINDS, EVENTS, KIND, LATEST, MOST_INPUTS, SECOND, SWIPE} = $constants;
// The player: its clock, the inputs, and whether a finger holds the content. It asks the engine for everything else.

class Player extends Clock {
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
return {Player};
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

// A calendar and from when it plays; null without one.
const momentOf = (data, start = data?.from) => data && start != null ? {calendar: new Calendar(data), start} : null;

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
return {Calendar, momentOf, readLocal};
})();
const $causes = (() => {
const {KIND, SECOND, SWIPE} = $constants;
const {number} = $time;
// The lane of causes: what turned the pages, and what the viewer did.

const CAUSES = {timer: '--cause-timer', drag: '--cause-drag', select: '--cause-select', next: '--cause-key', previous: '--cause-key',
  calendar: '--cause-calendar'};

// What lasts from one input to another.
const SPANS = [
  {begin: 'hide', end: 'show', color: '--muted', words: 'hidden'},
  {begin: 'pause', end: 'resume', color: '--cause-key', words: 'paused'},
  {begin: 'hover', end: 'leave', color: '--cause-select', words: 'pointer', isThin: true},
  {begin: 'focusIn', end: 'focusOut', color: '--cause-drag', words: 'keyboard', isThin: true},
];

function drawCauses(pen, lanes, {top, size, color}) {
  const middle = top + size / 2;
  const {inputs} = lanes.player;
  const bar = (from, to, name, alpha, words, isThin) => {
    const [left, right] = [Math.max(-8, lanes.x(from)), Math.min(lanes.width + 8, lanes.x(to))];
    if (right < left) return;
    pen.fillStyle = color(name);
    pen.globalAlpha = alpha;
    pen.beginPath();
    if (isThin) pen.rect(left, top + size - 4, Math.max(2, right - left), 3);
    else pen.roundRect(left, middle - 7, Math.max(3, right - left), 14, 4);
    pen.fill();
    pen.globalAlpha = 1;
    if (!words || right - left <= 56) return;
    pen.textAlign = 'left';
    pen.fillText(words, Math.max(left, 0) + 7, isThin ? middle - 1 : middle + 0.5);
  };
  for (const {begin, end, color: name, words, isThin} of SPANS) {
    const alpha = isThin ? 0.7 : 0.22;
    let since = null;
    for (const [at, kind] of inputs) {
      if (kind === KIND[begin]) since ??= at;
      if (kind !== KIND[end] || since === null) continue;
      bar(since, at, name, alpha, words, isThin);
      since = null;
    }
    if (since !== null) bar(since, Infinity, name, alpha, words, isThin);
  }
  for (const [at, kind, , over] of inputs) {
    if (kind === KIND.drag || kind === KIND.swipe) bar(at, at + (kind === KIND.drag ? over : SWIPE), '--cause-drag', 0.35);
  }
  if (lanes.isDense) return dense(pen, lanes, middle, color);
  for (const event of lanes.events) {
    if (event.event === 'change') mark(pen, lanes.x(event.t * SECOND), middle, event.cause, color);
    // A set that leaves the current item where it is has no change of its own.
    if (event.event === 'items' && (event.count === 0 || event.page != null)) mark(pen, lanes.x(event.t * SECOND), middle, 'calendar', color);
    if (event.event === 'open') mark(pen, lanes.x(event.t * SECOND), middle, 'tap', color);
  }
}

function mark(pen, place, middle, cause, color) {
  pen.fillStyle = color(CAUSES[cause] || '--accent');
  pen.beginPath();
  if (cause === 'timer') pen.arc(place, middle, 4, 0, 7);
  else if (cause === 'calendar') pen.roundRect(place - 2, middle - 7, 4, 14, 2);
  else if (cause === 'tap') pen.roundRect(place - 4, middle - 4, 8, 8, 2);
  else {
    pen.moveTo(place - 5, middle - 5);
    pen.lineTo(place + 5, middle);
    pen.lineTo(place - 5, middle + 5);
    pen.closePath();
  }
  pen.fill();
}

// The changes by their number, the inputs one by one.
function dense(pen, lanes, middle, color) {
  pen.fillStyle = color('--cause-timer');
  pen.globalAlpha = 0.3;
  pen.fillRect(0, middle - 2, lanes.width, 4);
  pen.globalAlpha = 1;
  for (const [at, kind] of lanes.player.inputs) {
    if (at < lanes.start || at > lanes.end) continue;
    const name = ['select', 'next', 'previous', 'tap'].find(name => KIND[name] === kind);
    if (name) mark(pen, lanes.x(at), middle, name, color);
  }
  lanes.plate(pen, `${number(lanes.changes)} changes`, lanes.width - (lanes.namesAreInside ? 44 : 0), middle, color);
}
return {CAUSES, drawCauses};
})();
const $bands = (() => {
const {SECOND} = $constants;
const {spoken} = $time;
const {labelOf, readsRightToLeft} = $card;
const {colorOf, isBright} = $cards;
// The lane of items: who is current when, or, if that changes too often to be drawn, how large each one's share is.

// One band for each page that is current, paler while the content still moves to it.
function drawBands(pen, lanes, {top, size, color}) {
  const changes = lanes.events.filter(event => event.event === 'change');
  const state = JSON.parse(lanes.player.timeline.state(lanes.start));
  let page = state.phase === 'empty' ? null : lanes.place(state);
  let [from, cause] = [lanes.start, null];
  const bands = lanes.bands = [];
  const add = to => { if (to > from) bands.push({page, from, to, cause, left: lanes.x(from), right: lanes.x(to), top, size}); };
  for (const event of lanes.events) {
    const to = event.t * SECOND;
    // Another item, or none; what happens at the start is in the state.
    const isNone = event.event === 'items' && event.count === 0;
    if (to <= lanes.start || !isNone && event.event !== 'change') continue;
    add(to);
    [from, page, cause] = [to, isNone ? null : lanes.place(event), isNone ? 'calendar' : event.cause];
  }
  add(lanes.end);
  for (const band of bands) ground(pen, lanes, band, color);
  for (const change of changes) {
    const [left, width] = [lanes.x(change.t * SECOND), change.duration / lanes.span * SECOND * lanes.width];
    hatch(pen, left, Math.max(2, width), top, size);
  }
  for (const band of bands) words(pen, lanes, band);
}

// A thin hatched wedge while the content moves.
function hatch(pen, left, width, top, size) {
  pen.save();
  pen.beginPath();
  pen.moveTo(left, top);
  pen.lineTo(left + width, top);
  pen.lineTo(left, top + size);
  pen.clip();
  pen.beginPath();
  pen.strokeStyle = 'rgba(255, 255, 255, .6)';
  for (let y = top; y < top + size + width; y += 4) {
    pen.moveTo(left, y);
    pen.lineTo(left + width, y - width);
  }
  pen.stroke();
  pen.restore();
}

function ground(pen, lanes, {page, left, right, top, size}, color) {
  if (page === null) {
    pen.fillStyle = color('--error');
    pen.globalAlpha = 0.14;
    pen.fillRect(left, top, right - left, size);
    pen.globalAlpha = 1;
    return;
  }
  const item = lanes.banner.items[page] || {};
  pen.fillStyle = colorOf(item, page).slice(0, 7);
  pen.fillRect(left, top, right - left + 0.5, size);
  // The outline separates a pale band from the lane.
  if (right - left <= 4) return;
  pen.strokeStyle = color('--outline');
  pen.strokeRect(left + 0.5, top + 0.5, right - left - 0.5, size - 1);
}

function words(pen, lanes, {page, left, right, from, to, top, size}) {
  const item = page === null ? {title: 'nothing available', color: '#ffffff'} : lanes.banner.items[page] || {};
  const width = right - left;
  if (width <= 26) return;
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width - 4, size);
  pen.clip();
  let room = left + 8;
  const picture = item.image && width > size + 30 ? lanes.picture(item.image) : null;
  if (picture) {
    const side = Math.min(picture.naturalWidth, picture.naturalHeight);
    pen.drawImage(picture, (picture.naturalWidth - side) / 2, (picture.naturalHeight - side) / 2, side, side, left, top, size, size);
    room += size;
  }
  const label = labelOf(item) || String(page + 1);
  const isRightToLeft = readsRightToLeft(label);
  pen.fillStyle = page === null ? lanes.muted : isBright(colorOf(item, page)) ? '#000' : '#fff';
  pen.direction = isRightToLeft ? 'rtl' : 'ltr';
  pen.textAlign = isRightToLeft ? 'right' : 'left';
  const x = isRightToLeft ? right - 10 : room;
  if (size < 50) pen.fillText(label, x, top + size / 2 + 0.5);
  else {
    const {font} = pen;
    pen.font = font.replace('11px', '600 13px');
    pen.fillText(label, x, top + 19);
    pen.font = font;
    pen.fillText(spoken(to - from), x, top + 37);
  }
  pen.restore();
}

// Too many changes for bands: columns, in each the share of every item, from the closed form.
function drawShares(pen, lanes, {top, size, color}) {
  const columns = lanes.shares();
  const width = lanes.width / columns.length;
  columns.forEach((shares, index) => {
    let y = top;
    for (let place = 0; place < shares.length; place += 2) {
      const [page, share] = [shares[place], shares[place + 1]];
      pen.fillStyle = colorOf(lanes.banner.items[page], page);
      pen.fillRect(index * width, y, width + 0.5, share * size + 0.5);
      y += share * size;
    }
  });
  lanes.plate(pen, 'shares', lanes.width - (lanes.namesAreInside ? 44 : 0), top + size / 2, color);
}
return {drawBands, drawShares};
})();
const $curves = (() => {
// The lanes of the indicator and of the timer, from samples at even steps.

// What the ends of the indicator's scale mean.
const SCALES = {progressBar: ['0 %', '100 %'], timerBar: ['0 %', '100 %'], scrollBar: ['start', 'end']};

function drawIndicator(pen, lanes, {top, size, color}) {
  const {samples, banner} = lanes;
  const inset = 6;
  const y = place => top + size - inset - place * (size - 2 * inset);
  const x = index => index / (samples.length - 1) * lanes.width;
  if (samples.every(([, place]) => place < 0)) {
    pen.fillStyle = color('--muted');
    pen.textAlign = 'left';
    pen.fillText('none', 8, top + size / 2 + 0.5);
    return;
  }
  pen.strokeStyle = pen.fillStyle = color('--accent');
  if (lanes.isDense) envelope(pen, samples.map(([, place]) => place), x, y);
  else {
    pen.lineWidth = 1.75;
    pen.lineJoin = 'round';
    pen.beginPath();
    let isDrawing = false;
    samples.forEach(([, place], index) => {
      if (place >= 0) pen[isDrawing ? 'lineTo' : 'moveTo'](x(index), y(place));
      isDrawing = place >= 0;
    });
    pen.stroke();
    pen.lineWidth = 1;
  }
  // With a calendar the number of pages varies.
  const [low, high] = SCALES[banner.style] || (lanes.player.moment ? ['first', 'last'] : ['1', String(banner.count)]);
  if (size < 30 || lanes.width < 200) return;
  pen.fillStyle = color('--muted');
  pen.textAlign = 'left';
  pen.font = pen.font.replace('11px', '9px');
  pen.fillText(high, 3, top + inset);
  pen.fillText(low, 3, top + size - inset);
  pen.font = pen.font.replace('9px', '11px');
}

// From the lowest to the highest value around each sample: the line itself would only show how it was sampled.
function envelope(pen, places, x, y) {
  const reach = 6;
  const around = index => places.slice(Math.max(0, index - reach), index + reach + 1).filter(place => place >= 0);
  const ends = places.map((_, index) => around(index)).map(near => near.length ? [Math.min(...near), Math.max(...near)] : [0, 0]);
  pen.globalAlpha = 0.3;
  pen.beginPath();
  ends.forEach(([low], index) => pen.lineTo(x(index), y(low) + 1));
  for (let index = ends.length - 1; index >= 0; index--) pen.lineTo(x(index), y(ends[index][1]) - 1);
  pen.closePath();
  pen.fill();
  pen.globalAlpha = 1;
}

function drawTimer(pen, lanes, {top, size, color}) {
  const {samples, banner} = lanes;
  if (!banner.hasTimer || banner.count < 2) {
    pen.fillStyle = color('--muted');
    pen.textAlign = 'left';
    pen.fillText(banner.count < 2 ? 'one item: nothing to turn' : 'no timer: waits for its viewer, drag it', 8, top + size / 2 + 0.5);
    return;
  }
  const last = samples.length - 1;
  const x = index => index / last * lanes.width;
  const bottom = top + size;
  let index = 0;
  while (index < last) {
    const runs = samples[index][3];
    let end = index;
    while (end < last && samples[end][3] === runs) end++;
    if (runs >= 0) {
      pen.fillStyle = color(runs ? '--cause-timer' : '--muted');
      pen.globalAlpha = runs ? 0.55 : 0.3;
      pen.beginPath();
      pen.moveTo(x(index), bottom);
      for (let place = index; place < end; place++) {
        const fill = lanes.isDense ? 0.5 : samples[place][2];
        const height = Math.max(1, fill * (size - 4));
        // From full to empty is a step, not a slope.
        const isStep = place > index && samples[place][2] < samples[place - 1][2] && !lanes.isDense;
        if (isStep) pen.lineTo(x(place), bottom - Math.max(1, samples[place - 1][2] * (size - 4)));
        pen.lineTo(x(place), bottom - height);
        if (place === end - 1) pen.lineTo(x(end), bottom - height);
      }
      pen.lineTo(x(end), bottom);
      pen.closePath();
      pen.fill();
    }
    index = end;
  }
  pen.globalAlpha = 1;
}
return {drawIndicator, drawTimer};
})();
const $lanes = (() => {
const {ALL_KINDS, EVENTS, SECOND} = $constants;
const {drawBands, drawShares} = $bands;
const {drawCauses} = $causes;
const {drawIndicator, drawTimer} = $curves;
const {labelOf} = $card;
const {clock} = $time;
// The lanes: item, cause, indicator and timer over a period, drawn when the period or the inputs change.

// The strip and the events; the others on demand.
const LANES = [['Item', 56], ['Cause', 30], ['Indicator', 34], ['Timer', 26]];
const GAP = 6;
// Below the ruler's words there is room for the flag of the playhead.
const RULER = 32;
const LISTED = ALL_KINDS & ~EVENTS.focus;
// More events than this are counted, not drawn one by one; the list shows the first ones.
const MOST = 4000;
const FIRST = 300;
const STEPS = [1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7, 1.5e7, 3e7, 6e7, 1.2e8, 3e8, 6e8, 1.8e9, 3.6e9, 7.2e9,
  2.16e10, 4.32e10, 8.64e10];

class Lanes {
  // `again` draws what these lanes are a part of once more, when a picture has come.
  constructor(canvas, player, banner, again = () => this.draw()) {
    Object.assign(this, {canvas, player, banner, again});
    this.start = 0;
    this.span = banner.span;
    this.scenario = null;
    this.pictures = new Map();
    this.bands = [];
  }
  get end() { return this.start + this.span; }
  // Keeps the time visible when it is another one: the period moves on by a page. Who moves the lanes may look elsewhere.
  follow(time) {
    if (time === this.followed) return false;
    this.followed = time;
    if (time >= this.start && time < this.end) return false;
    this.start = Math.floor(time / this.span) * this.span;
    return true;
  }
  zoom(factor, time = this.player.time) {
    this.span = Math.max(SECOND / 2, Math.min(86400 * 7 * SECOND, this.span * factor));
    this.start = Math.floor(time / this.span) * this.span;
  }
  move(by) { this.start = Math.max(0, this.start + by / this.width * this.span); }
  // Around a place, whose time stays where it is.
  zoomAt(x, factor) {
    const time = this.timeAt(x);
    const span = Math.max(SECOND / 2, Math.min(86400 * 7 * SECOND, this.span * factor));
    this.start = Math.max(0, time - (time - this.start) * span / this.span);
    this.span = span;
  }
  timeAt(x) { return this.start + Math.max(0, Math.min(1, x / this.width)) * this.span; }
  x(time) { return (time - this.start) / this.span * this.width; }
  // The place in the file of the item that an event or a state is about.
  place(what) {
    this.places ??= new Map(this.banner.items.map((item, place) => [item.id, place]));
    return this.places.get(what.item) ?? what.page;
  }
  // What happens in the period: the first events, the number of all, and whether they are too many to draw one by one.
  look() {
    const {timeline} = this.player;
    const from = Math.max(0, this.start - 1);
    this.columns = null;
    this.count = timeline.eventCount(from, this.end, LISTED);
    this.changes = timeline.eventCount(from, this.end, EVENTS.change);
    this.isDense = this.changes > this.width / 3 || this.count > MOST;
    this.events = timeline.events(from, this.end, LISTED, this.isDense ? FIRST : MOST);
    this.samples = timeline.samples(this.start, this.end, Math.max(2, Math.min(this.isDense ? 240 : 1200, Math.round(this.width))));
  }
  // In each column of the period the share of every item, computed when someone needs it.
  shares() {
    return this.columns ??= this.player.timeline.shares(this.start, this.end, Math.max(1, Math.ceil(this.width / 8)));
  }
  draw() {
    const lanes = this.hasMore ? LANES : LANES.slice(0, 2);
    const height = lanes.reduce((sum, lane) => sum + lane[1] + GAP, RULER);
    const {pen, color} = this.begin(height);
    this.look();
    this.ruler(pen, color, height - GAP);
    const drawings = [this.drawStrip, drawCauses, drawIndicator, drawTimer];
    let top = RULER;
    lanes.forEach(([name, size], index) => {
      this.namesAreInside = index > 1;
      this.lane(pen, name, {top, size, color}, drawings[index]);
      if (index === 1) this.expected(pen, color, top + size / 2, true);
      top += size + GAP;
    });
  }
  // A canvas as high as this, by default the one that is seen, and what draws on it.
  begin(height, ground = this.canvas) {
    const {pen, width, color} = penOf(this.canvas, height, ground);
    this.width = width;
    this.muted = color('--muted');
    return {pen, color};
  }
  measure() { this.width = this.canvas.clientWidth; }
  // Shows what was drawn on another canvas.
  show(ground) {
    Object.assign(this.canvas, {width: ground.width, height: ground.height});
    this.canvas.getContext('2d').drawImage(ground, 0, 0);
  }
  lane(pen, name, place, ...drawings) {
    const {top, size, color} = place;
    pen.fillStyle = color('--lane');
    pen.beginPath();
    pen.roundRect(0, top, this.width, size, 6);
    pen.fill();
    pen.save();
    pen.clip();
    for (const draw of drawings) draw(pen, this, place);
    if (this.namesAreInside && name) this.plate(pen, name, this.width, top + 8, color);
    pen.restore();
  }
  // The cards with how full the timer is, at their bottom.
  drawStrip(pen, lanes, place) {
    lanes.drawItems(pen, lanes, place);
    const white = name => name === '--cause-timer' ? '#fff' : place.color(name);
    if (lanes.banner.hasTimer && lanes.banner.count > 1 && !lanes.isDense) drawTimer(pen, lanes, {top: place.top + place.size - 8, size: 8, color: white});
  }
  drawItems(pen, lanes, place) { (lanes.isDense ? drawShares : drawBands)(pen, lanes, place); }
  ruler(pen, color, bottom) {
    const raw = this.span / Math.max(3, this.width / (this.player.moment ? 130 : 90));
    const step = STEPS.find(step => step >= raw) || 8.64e10;
    for (let time = Math.ceil(this.start / step) * step; time <= this.end; time += step) {
      const place = Math.round(this.x(time)) + 0.5;
      pen.strokeStyle = color('--line');
      pen.beginPath();
      pen.moveTo(place, 16);
      pen.lineTo(place, bottom);
      pen.stroke();
      pen.fillStyle = color('--muted');
      pen.textAlign = place < 12 ? 'left' : place > this.width - 24 ? 'right' : 'center';
      pen.fillText(this.words(time, step), place < 12 ? 0 : place, 7);
    }
  }
  // A time of the ruler; of a banner with dates, on its clock.
  words(time, step) {
    const {moment} = this.player;
    return moment && step >= SECOND ? moment.calendar.said(moment.start + time / SECOND, {timeStyle: 'medium'}) : clock(time, step < SECOND ? 2 : 0);
  }
  // What the scenario that is played as it is written expects in the period; `scenario` is `null` for any other play.
  get expectations() {
    return (this.scenario?.expectations || []).filter(({at}) => at >= this.start && at <= this.end)
      .map(({at, failure}) => ({event: 'expect', t: at / SECOND, failure}));
  }
  // With words a failure also says what was expected.
  expected(pen, color, middle, hasWords) {
    pen.textAlign = 'center';
    for (const {t, failure} of this.expectations) {
      const place = Math.max(7, Math.min(this.width - 7, this.x(t * SECOND)));
      pen.fillStyle = color('--surface');
      pen.beginPath();
      pen.arc(place, middle, 7, 0, 7);
      pen.fill();
      pen.fillStyle = color(failure ? '--error' : '--cause-select');
      if (!failure || !hasWords) {
        pen.fillText(failure ? '✗' : '✓', place, middle);
        continue;
      }
      const words = '✗ ' + failure.replace(/ at [\d.a-z]+, saw .*/, '').replace(/`([^`]*)`/g, (_, id) => labelOf(this.banner.items[this.place({item: id})] || {id}));
      const width = pen.measureText(words).width + 10;
      this.plate(pen, words, place + width > this.width ? place : place + width + 4, middle, name => color(name === '--muted' ? '--error' : name));
    }
  }
  // Words on a ground of their own, readable on every drawing; `right` is where they end.
  plate(pen, words, right, middle, color) {
    const width = pen.measureText(words).width + 10;
    pen.fillStyle = color('--surface');
    pen.globalAlpha = 0.86;
    pen.beginPath();
    pen.roundRect(right - width - 2, middle - 7, width, 14, 4);
    pen.fill();
    pen.globalAlpha = 1;
    pen.fillStyle = color('--muted');
    pen.textAlign = 'left';
    pen.fillText(words, right - width + 3, middle + 0.5);
  }
  // A picture for a band, once it is decoded.
  picture(url) {
    let image = this.pictures.get(url);
    if (!image) {
      image = new Image();
      image.onload = this.again;
      image.src = url;
      this.pictures.set(url, image);
    }
    return image.complete && image.naturalWidth ? image : null;
  }
}

// A canvas of a height in points, ready to be drawn on; `ground` is another one that is drawn on in its place.
function penOf(canvas, height, ground = canvas) {
  const style = getComputedStyle(canvas);
  const [width, ratio, known] = [canvas.clientWidth, devicePixelRatio || 1, {}];
  Object.assign(ground, {width: Math.round(width * ratio), height: Math.round(height * ratio)});
  canvas.style.height = height + 'px';
  const pen = ground.getContext('2d');
  pen.scale(ratio, ratio);
  pen.font = '11px ' + style.fontFamily;
  pen.textBaseline = 'middle';
  // A colour of the style, which only a property of its own computes.
  const computed = name => {
    canvas.style.color = `var(${name})`;
    return style.color;
  };
  return {pen, width, color: name => known[name] ??= computed(name)};
}
return {Lanes, penOf};
})();
const $conditions = (() => {
const {byId, make} = $document;
// Where and for whom the banner is played: the window, less motion, and the ground that it stands on.

// The widths of the usual devices, by which people call them.
const SIZES = [['Phone', 390], ['Tablet', 768], ['Desktop', 1440]];

const conditions = {
  connectConditions() {
    const {banner} = this;
    const list = byId('window');
    const option = (view, index) => {
      const kind = index ? view.device : 'its own';
      return make('option', {value: index, text: kind ? `${view.name} (${kind})` : view.name});
    };
    const groups = {'This file': [], Devices: []};
    banner.views.forEach((view, index) => groups[view.device ? 'Devices' : 'This file'].push(option(view, index)));
    for (const [label, options] of Object.entries(groups)) if (options.length) list.append(make('optgroup', {label}, ...options));
    list.addEventListener('change', () => this.play(+list.value, this.reducesMotion));
    const sizes = SIZES.map(([name, width]) => [name, banner.views.findIndex(({viewport}) => viewport.width === width)]).filter(([, view]) => view >= 0);
    if (!sizes.some(([, view]) => view === 0)) sizes.unshift(['Own', 0]);
    byId('sizes').prepend(...sizes.map(([name, view]) => make('button', {type: 'button', value: view, 'data-name': name,
      onclick: () => this.play(view, this.reducesMotion)})));
    byId('reduced').addEventListener('change', event => this.play(this.view, event.target.checked));
    for (const id of ['backdrop', 'frame']) byId(id).addEventListener('change', () => this.surround());
    this.reducesMotion = this.plainReducesMotion = banner.reducesMotion;
    this.see(0);
  },
  // Goes on with the same inputs at the same time, in another window or for another viewer.
  play(view, reducesMotion) {
    const {player} = this;
    if (player.finger) return;
    if (view !== this.view) {
      player.timeline.close();
      player.timeline = this.engine.open(this.banner.views[view].numbers, this.banner.items);
      player.timeline.playFrom(player.moment);
      this.see(view);
    }
    this.reducesMotion = reducesMotion;
    player.timeline.reduceMotion(reducesMotion);
    player.put(player.inputs, player.scenario);
    byId('window').value = view;
    byId('reduced').checked = reducesMotion;
  },
  // The scenario that is played in its own window for its own viewer; `null` for any other play.
  playedScenario() {
    const scenario = this.banner.scenarios[this.player.scenario];
    if (!scenario) return null;
    return scenario.view === this.view && (scenario.reducesMotion || this.plainReducesMotion) === this.reducesMotion ? scenario : null;
  },
  // The stage for a window.
  see(view) {
    const {banner} = this;
    this.view = view;
    Object.assign(banner, banner.views[view]);
    this.stage.show(banner);
    const buttons = [...byId('sizes').querySelectorAll('button')];
    for (const button of buttons) {
      const isChosen = +button.value === view;
      button.setAttribute('aria-pressed', isChosen);
      button.replaceChildren(button.dataset.name, ...isChosen ? [make('small', {text: ' ' + banner.views[view].name})] : []);
    }
    byId('sizes').classList.toggle('other', !buttons.some(button => +button.value === view));
    byId('turning').dir = banner.isRightToLeft ? 'rtl' : 'ltr';
    byId('turning').classList.toggle('vertical', banner.isVertical);
    byId('reduced').checked = this.reducesMotion;
  },
  // What the banner stands on, and the frame of a device around it.
  surround() {
    this.viewport.dataset.backdrop = byId('backdrop').value;
    this.viewport.classList.toggle('framed', byId('frame').checked);
    this.resize();
    this.remember();
  },
};
return {conditions};
})();
const $marks = (() => {
const {make, place, set} = $dom;
// The indicator: rounded rectangles where the engine says they are; `fraction` is a text.

class Marks {
  constructor(strip) { Object.assign(this, {strip, marks: new Map()}); }
  draw({marks, page, count}, style, choose) {
    const seen = new Set();
    marks.forEach(([key, x, y, width, height, color], order) => {
      seen.add(key);
      let mark = this.marks.get(key);
      const isDot = choose && key >= 0 && style !== 'timerBar';
      if (!mark) {
        const part = `mark${key >= 0 ? ' dot' : key < -1 ? ' thumb' : ''}`;
        // What assistive technology does not see, the keyboard does not reach.
        mark = isDot ? make('button', {type: 'button', part, tabindex: this.strip.ariaHidden && '-1'}) : make('div', {part});
        if (isDot) mark.addEventListener('click', () => choose(key));
        this.marks.set(key, mark);
        this.strip.append(mark);
      }
      if (isDot) {
        set(mark, 'aria-label', `${key + 1} of ${count}`);
        set(mark, 'aria-current', key === page ? 'true' : null);
      }
      place(mark, x, y, width, height);
      mark.style.zIndex = order;
      if (style !== 'fraction') mark.style.backgroundColor = color;
      else {
        mark.style.color = color;
        const text = `${page + 1}/${count}`;
        if (mark.textContent !== text) mark.textContent = text;
      }
    });
    this.clear(seen);
  }
  clear(kept) {
    for (const [key, mark] of this.marks) {
      if (kept?.has(key)) continue;
      mark.remove();
      this.marks.delete(key);
    }
  }
}
return {Marks};
})();
const $stage = (() => {
const {Cards} = $cards;
const {make, set} = $dom;
const {Marks} = $marks;
// What is on screen of a banner: cards, indicator and buttons, where the engine says they are. The element and the pages draw by it.

const NAMES = {rotation: 'Pause', previous: 'Previous', next: 'Next'};

class Stage {
  // Draws into the nodes of a banner; `press` is told which button was pressed and `choose` on which dot, a picture has neither.
  constructor({region, ground, strip, controls}, {host, press, choose} = {}) {
    Object.assign(this, {region, ground, strip, controls, press, choose, cards: new Cards(ground, host), marks: new Marks(strip)});
  }
  // Sizes that follow from the window.
  fit(view) {
    // The marks of another style are others.
    if (view.style !== this.view?.style) this.marks.clear();
    const {height, windowHeight, windowTop, stripTop, stripHeight, lowerCover, upperCover, isVertical, isMirrored, buttons} = this.view = view;
    const {region, ground, strip, controls} = this;
    region.style.height = height + 'px';
    for (const {style} of [ground, controls]) Object.assign(style, {top: windowTop + 'px', height: windowHeight + 'px'});
    ground.style.setProperty('--under', lowerCover + 'px');
    Object.assign(strip.style, {top: stripTop + 'px', height: stripHeight + 'px'});
    region.classList.toggle('vertical', isVertical);
    region.classList.toggle('mirrored', isMirrored);
    if (controls.children.length !== buttons.length) controls.replaceChildren(...buttons.map(name => this.button(name)));
    const rotation = controls.querySelector('.rotation');
    // Below an indicator on the cards.
    if (rotation) rotation.style.top = (upperCover || 8) + 'px';
  }
  button(name) {
    const button = make('button', {type: 'button', part: 'button', class: name, 'aria-label': NAMES[name]});
    button.addEventListener('click', () => this.press(name));
    return button;
  }
  // Draws a frame; `itemOn` says the item of a page by its place, and `live` whether a card besides the current one can be reached.
  draw(frame, itemOn, live) {
    const {items, style} = this.view;
    this.cards.draw(frame, itemOn, items, live);
    this.marks.draw(frame, style, this.choose);
    this.region.classList.toggle('paused', frame.isPaused);
    for (const button of this.controls.children) {
      if (button.className === 'rotation') set(button, 'aria-label', frame.isPaused ? 'Play' : 'Pause');
      else set(button, 'aria-disabled', (button.className === 'next' ? frame.canGoOn : frame.canGoBack) ? null : 'true');
    }
  }
}
return {Stage};
})();
const $drawn = (() => {
const {Stage} = $stage;
// The stage of a page: the element's, with a banner as the page has it, and what the page's engine says of an instant.

// Where a banner's numbers say what is after its last page.
const LOOP = 9;

class PageStage extends Stage {
  // Shows the banner from now on; what was drawn of another window goes.
  show(banner) {
    const {viewport: {width, height}, strip, wholeHeight, controls, items, hasTimer, count, isRightToLeft, isVertical} = banner;
    this.banner = banner;
    this.cards.clear();
    this.controls.replaceChildren();
    this.region.style.width = width + 'px';
    this.fit({...banner, height: wholeHeight, windowHeight: height, stripTop: strip.top, stripHeight: strip.height,
      isMirrored: isRightToLeft && !isVertical,
      buttons: [...controls.arrows && count > 1 ? ['previous', 'next'] : [], ...controls.pause && hasTimer ? ['rotation'] : []],
      // A page says where a card leads to, and does not go there.
      items: items.map(({link, ...item}) => item)});
    for (const button of this.controls.children) button.tabIndex = -1;
  }
  // `count` is the number of items that are available; a cell of a banner with a calendar says its item's place in the file.
  drawPicture({cells, marks, state}, count = this.banner.count, isPaused = false) {
    const {cell: {width, height}, numbers} = this.banner;
    const places = new Map(cells.map(([, number, , , , , item]) => [number, item ?? number]));
    const [page, isEndless] = [state?.page ?? -1, !!numbers[LOOP]];
    this.frame = {cells: cells.map(([place, number, x, y, scale, opacity]) => [place, number, x, y, width, height, scale, opacity]),
      marks, page, count, isPaused, canGoOn: isEndless || page < count - 1, canGoBack: isEndless || page > 0};
    this.draw(this.frame, page => places.get(page));
  }
}

// The stage in an element that has its nodes; a press calls the function of that name in `acts`.
function stageIn(box, acts) {
  const [region, ground, strip, controls] = ['[part=region]', '[part=window]', '[part=indicator]', '.controls'].map(name => box.querySelector(name));
  return new PageStage({region, ground, strip, controls}, acts);
}
return {stageIn};
})();
const $hover = (() => {
const {byId} = $document;
const {labelOf} = $card;
const {stageIn} = $drawn;
const {CAUSE_WORDS} = $panels;
const {clock} = $time;
// What the pointer is at on the timeline: the card, from when to when, why it came, and a picture of that moment.

const WIDTH = 168;

const hover = {
  connectHover() {
    const lanes = byId('lanes');
    lanes.addEventListener('pointermove', event => {
      if (event.pointerType !== 'touch') this.showHover(event.clientX - lanes.getBoundingClientRect().left);
    });
    lanes.addEventListener('pointerleave', () => { byId('hover').hidden = true; });
  },
  showHover(x) {
    const {player, banner, lanes} = this;
    const box = byId('hover');
    const time = lanes.timeAt(x);
    const picture = player.timeline.picture(time);
    const band = lanes.bands.find(({from, to}) => time >= from && time < to);
    const item = band ? band.page : this.itemAt(time);
    const [name, words] = [box.querySelector('b'), box.querySelector(':scope > span')];
    name.textContent = picture.state.phase === 'empty' ? 'Nothing is shown' : labelOf(banner.items[item] || {});
    words.textContent = band ? `${clock(band.from)} – ${clock(band.to)}${band.cause ? ' · ' + CAUSE_WORDS[band.cause] : ''}` : clock(time);
    box.hidden = false;
    box.style.transform = `translateX(${Math.max(0, Math.min(lanes.width - box.offsetWidth, x - box.offsetWidth / 2))}px)`;
    if (this.smallView !== this.view) {
      const region = box.querySelector('[part=region]');
      this.small ??= stageIn(box);
      this.small.show(banner);
      this.smallView = this.view;
      const scale = Math.min(WIDTH / banner.viewport.width, 120 / banner.wholeHeight);
      region.style.transform = `scale(${scale})`;
      const {style} = box.querySelector('.picture');
      [style.width, style.height] = [banner.viewport.width * scale + 'px', banner.wholeHeight * scale + 'px'];
    }
    const set = player.setAt(time);
    this.small.drawPicture(picture, set?.length);
  },
};
return {hover};
})();
const $inputs = (() => {
// What the viewer does: fingers, keys, clicks, wheels and buttons, as inputs of the banner.
const RATES = [0.998, 0.99];

const inputs = {
  // Something that the engine does at once; returns when.
  act(name, value, time = this.now()) {
    this.changeSets(time);
    this.session.act(name, time, value);
    this.flush();
    this.wake();
    return time;
  },
  input(name, value, said = {[name]: true}) {
    if (!this.isRunning) return;
    this.finger.lose();
    const time = this.now();
    this.recording.add(time, said);
    this.act(name, value, time);
  },
  choose(page) { this.input('select', this.session.itemOn(page), {select: this.itemOn(page).id}); },
  release({start, by}, velocity) {
    const time = this.act('release', velocity);
    this.recording.addDrag(start, time, by, velocity, this.frame.pagePoints);
    this.presence.settle();
  },
  key(event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [target] = event.composedPath();
    if (target.closest?.('input, select, textarea, [contenteditable]')) return;
    const action = this.keyAction(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  },
};

// What the element and the pages have in common: each says what `input` does, and what is on screen.
const gestures = {
  // The velocity of a finger with which the content goes back to its page.
  returning() {
    const {position, page, count, pagePoints} = this.moment;
    const {9: loop, 12: isFast, 13: isFree} = this.numbers;
    if (isFree) return 0;
    let way = page - position;
    if (loop === 2) way -= Math.round(way / count) * count;
    const rate = RATES[isFast];
    return Math.trunc(way * pagePoints * 1000 * (1 - rate) / rate) * (this.isMirrored ? 1 : -1) || 0;
  },
  press(name) {
    if (name === 'rotation') this.input(this.frame.isPaused ? 'resume' : 'pause');
    else if (name === 'next' ? this.frame.canGoOn : this.frame.canGoBack) this.input(name);
  },
  // What a key does.
  keyAction(key) {
    const [back, on] = this.isVertical ? ['ArrowUp', 'ArrowDown'] : this.isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const {count} = this.frame;
    return count && {[back]: () => this.input('previous'), [on]: () => this.input('next'), Home: () => this.choose(0),
      End: () => this.choose(count - 1)}[key];
  },
  // What is not live is inert, and does not get clicks: where it is tells which card was meant.
  click(event) {
    if (this.finger.hasDragged && event.detail) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const {left, top} = this.ground.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / this.magnification, (event.clientY - top) / this.magnification];
    const box = event.composedPath().find(node => node.getAttribute?.('part')?.startsWith('card'));
    const cell = box ? null : this.frame.cells.findLast(([, , cellX, cellY, width, height]) =>
      x >= cellX && x < cellX + width && y >= cellY && y < cellY + height);
    if (!box && !cell) return;
    const page = box ? Array.from({length: this.frame.count}, (_, page) => page).find(page => this.itemOn(page).id === box.dataset.item) : cell[1];
    if (page !== this.moment.page) this.choose(page);
    if (!box) return;
    this.isTaken = false;
    this.input('tap');
    if (this.isTaken) event.preventDefault();
  },
  wheel(event) {
    if (this.isVertical || event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    const [now, way] = [event.timeStamp, event.deltaX * (event.deltaMode === 1 ? 16 : 1) * (this.isMirrored ? -1 : 1)];
    if (!this.gesture || now - this.gesture.last >= 150) this.gesture = {way: 0, isDone: false};
    Object.assign(this.gesture, {way: this.gesture.way + way, last: now});
    if (this.gesture.isDone || Math.abs(this.gesture.way) < 30) return;
    this.gesture.isDone = true;
    this.input(this.gesture.way > 0 ? 'next' : 'previous');
  },
};
return {inputs, gestures};
})();
const $input = (() => {
const {byId, click, make} = $document;
const {SECOND} = $constants;
// What a person does to the banner of its page with buttons, lists and keys.

const controls = {
  connect() {
    const {player} = this;
    this.connectClock();
    click('previous', () => player.act('previous'));
    click('next', () => player.act('next'));
    click('rotation', () => player.act(this.isPaused ? 'resume' : 'pause'));
    click('hide', () => player.act(this.isHidden ? 'show' : 'hide'));
    click('undo', () => player.undo());
    click('clear', () => player.load([]));
    click('copy', () => this.copy());
    click('expect', () => this.expectThis());
    addEventListener('hashchange', () => { if (!this.restore()) player.seek(0); });
    byId('lanes-more').addEventListener('change', () => this.redraw());
    byId('horizon').addEventListener('change', () => this.exposure());
    this.listScenarios(this.banner.scenarios.map(({name}) => name), place => this.playScenario(place));
    this.pointer();
  },
  // Plays a scenario from its beginning, by its place in the file, or without one.
  playScenario(place) {
    const {player, banner} = this;
    const scenario = banner.scenarios[place];
    this.lanes.span = scenario ? Math.max(SECOND, scenario.duration) : banner.span;
    this.lanes.start = 0;
    player.load(scenario ? scenario.inputs : [], place === null ? null : String(place), scenario ? scenario.moment : this.start);
    this.play(scenario ? scenario.view : 0, scenario?.reducesMotion || this.plainReducesMotion);
    player.seek(0);
  },
  // Keys of the banner count while the keyboard is in it, so that a list that scrolls keeps its own; the sideways arrows
  // count too while the keyboard is nowhere.
  ownKey(key, target) {
    const isNowhere = target === document.body || target === document.documentElement;
    // Up and down scroll a page whose keyboard is nowhere.
    return (target.closest('#stage') || isNowhere && !this.isVertical && key.startsWith('Arrow')) && this.keyAction(key);
  },
  // A button for each slide, for the keyboard and for screen readers.
  pickers() {
    const {banner, count} = this;
    byId('pickers').replaceChildren();
    if (count < 2 || count > 24) return;
    for (let page = 0; page < count; page++) {
      const place = this.placeOn(page);
      const item = banner.items[place] || {};
      byId('pickers').append(make('button', {type: 'button', class: 'picker', 'data-item': place, text: page + 1,
        'aria-label': `Slide ${page + 1} of ${count}${item.title ? ': ' + item.title : ''}`,
        onclick: () => { if (this.state.page !== page) this.choose(page); }}));
    }
  },
};
return {controls};
})();
const $inspector = (() => {
const {byId, calm, make} = $document;
const {ALL_KINDS, EVENTS, SECOND} = $constants;
const {labelOf} = $card;
const {eventWords, kindWords} = $panels;
const {spoken} = $time;
// The inspector: a tab for each panel, and the scenarios with what they expect and what was seen instead.

const LEAD = SECOND;
const failureOf = scenario => scenario.expectations.find(({failure}) => failure);

const inspector = {
  connectInspector() {
    const tabs = [...document.querySelectorAll('.tabs [role=tab]')].filter(tab => {
      tab.hidden = !byId(tab.getAttribute('aria-controls'));
      return !tab.hidden;
    });
    const choose = chosen => tabs.forEach(tab => {
      tab.setAttribute('aria-selected', tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
      byId(tab.getAttribute('aria-controls')).hidden = tab !== chosen;
    });
    tabs.forEach((tab, index) => {
      byId(tab.getAttribute('aria-controls')).setAttribute('role', 'tabpanel');
      tab.addEventListener('click', () => choose(tab));
      tab.addEventListener('keydown', ({key}) => {
        const by = {ArrowLeft: -1, ArrowRight: 1}[key];
        const next = by && tabs[(index + by + tabs.length) % tabs.length];
        next?.focus();
        next?.click();
      });
    });
    choose(tabs[0]);
    const collapse = byId('collapse');
    collapse.addEventListener('click', () => {
      const isOpen = !document.body.classList.toggle('collapsed');
      collapse.setAttribute('aria-expanded', isOpen);
      collapse.textContent = isOpen ? '»' : '«';
    });
    const {scenarios} = this.banner;
    const failing = scenarios.filter(failureOf).length;
    byId('failing').textContent = failing || '';
    byId('found-count').textContent = document.querySelectorAll('#findings .rule').length || '';
    byId('nothing-recorded').textContent += scenarios.length ? '' : ' It is a test as well, which bannerkit runs.';
    this.titles = new Map(this.banner.items.map(item => [item.id, labelOf(item)]));
    this.scenarioRows = scenarios.map((scenario, place) => this.scenarioRow(scenario, place));
    // What fails comes first.
    const list = byId('scenario-list');
    list.append(...this.scenarioRows);
    list.prepend(...this.scenarioRows.filter(row => row.className === 'failed'));
  },
  // The scenario that fails first, at the instant where it does; returns whether there is one.
  openFailure() {
    const place = this.banner.scenarios.findIndex(failureOf);
    if (place < 0) return false;
    this.playScenario(place);
    this.player.past = [];
    this.player.stop(failureOf(this.banner.scenarios[place]).at);
    return true;
  },
  // A message with the cards' titles in place of their ids.
  titled(message) {
    return message.split('`').map((part, index) => index % 2 ? make('b', {text: this.titles.get(part) ?? part, dir: 'auto'}) : part);
  },
  scenarioRow(scenario, place) {
    const failed = failureOf(scenario);
    const count = scenario.expectations.length;
    // The list above the timeline plays them, too, and is the keyboard's way.
    const name = make('b', {dir: 'auto', text: scenario.name, onclick: () => {
      this.playScenario(place);
      if (failed) this.player.stop(failed.at);
      else this.player.playing = !calm.matches;
    }});
    const row = make('li', {class: failed ? 'failed' : count ? 'passed' : ''}, name);
    if (!failed) row.append(make('p', {class: 'quiet', text: count ? `${count} ${count === 1 ? 'expectation' : 'expectations'}` : 'expects nothing'}));
    for (const {failure} of scenario.expectations) if (failure) row.append(make('p', {}, ...this.titled(failure)));
    if (!failed) return row;
    const from = Math.max(0, failed.at - LEAD);
    row.append(make('ul', {class: 'lead quiet'}), make('button', {type: 'button', class: 'button small', text: `Play from ${spoken(from)}`, onclick: () => {
      this.playScenario(place);
      this.player.seek(from);
      this.player.playing = true;
    }}));
    return row;
  },
  // What led to the failure of the scenario that is played.
  showLead() {
    this.scenarioRows.forEach((row, place) => row.toggleAttribute('data-played', String(place) === String(this.player.scenario)));
    const scenario = this.playedScenario();
    const failed = scenario && failureOf(scenario);
    if (!failed) return;
    const {timeline} = this.player;
    const events = timeline.events(Math.max(0, failed.at - 60 * SECOND), failed.at, ALL_KINDS & ~EVENTS.focus & ~EVENTS.timer).slice(-3);
    this.scenarioRows[this.player.scenario].querySelector('.lead').replaceChildren(...events.map(event => make('li', {dir: 'auto',
      text: `${spoken(event.t * SECOND)} ${kindWords(event)} ${eventWords(event, this.banner, this.player.setAt(event.t * SECOND + 0.5))}`})));
  },
};
return {inspector};
})();
const $attention = (() => {
// Who is there: a pointer over the banner, the keyboard in it, and whether it is seen at all.
class Presence {
  // Listens to the pointer on a box, and to the keyboard in a node and its shadow root; `host.said` is what was said of them so far.
  constructor(host, box, node, root) {
    Object.assign(this, {host, node, root, there: {hover: false, focus: false}, isSeen: true, isNear: true});
    const over = is => event => {
      if (event.pointerType !== 'touch') this.tell('hover', is);
    };
    box.addEventListener('pointerenter', over(true));
    box.addEventListener('pointerleave', over(false));
    // Moves of the keyboard within the shadow root are not heard outside it.
    for (const place of root ? [node, root] : [node]) {
      place.addEventListener('focusin', () => this.look());
      place.addEventListener('focusout', ({relatedTarget}) => {
        if (!node.contains(relatedTarget) && !root?.contains(relatedTarget)) queueMicrotask(() => this.look());
      });
    }
    // A page that its browser keeps for the way back is not seen either.
    for (const [name, isKept] of [['pagehide', true], ['pageshow', false]]) {
      window.addEventListener(name, () => {
        this.isKept = isKept;
        this.see();
      });
    }
    document.addEventListener('visibilitychange', () => this.see());
    new IntersectionObserver(entries => {
      this.isNear = entries.at(-1).isIntersecting;
      this.see();
    }).observe(this.node);
    this.see();
  }
  look() {
    const outer = this.node.getRootNode().activeElement;
    const focused = outer === this.node && this.root ? this.root.activeElement : this.node.contains(outer) ? outer : null;
    this.tell('focus', !!focused?.matches(':focus-visible'));
  }
  tell(what, is) {
    this.there[what] = is;
    this.settle();
  }
  // Says what has changed; under a finger that waits for the release.
  settle() {
    const {there, host} = this;
    if (!host.isRunning || host.finger.hold) return;
    for (const [what, begins, ends] of [['hover', 'hover', 'leave'], ['focus', 'focusIn', 'focusOut']]) {
      const {said} = host;
      const is = there[what] && !host.isAlone;
      if (!said || said[what] === is) continue;
      said[what] = is;
      host.note(is ? begins : ends);
    }
  }
  see() {
    const isSeen = !this.isKept && !document.hidden && this.isNear && this.node.isConnected;
    if (isSeen === this.isSeen) return;
    this.isSeen = isSeen;
    this.host.seen(isSeen);
  }
}
return {Presence};
})();
const $finger = (() => {
// A finger, a mouse or a pen on the cards: a drag begins 4 px along the axis after it came down.
const START = 4;
const RECENT = 80;

class Finger {
  constructor(host, ground) {
    Object.assign(this, {host, ground, down: null, hold: null, hasDragged: false});
    ground.addEventListener('pointerdown', event => this.begin(event));
    ground.addEventListener('pointermove', event => this.move(event));
    ground.addEventListener('pointerup', event => this.end(event));
    ground.addEventListener('pointercancel', event => { if (event.pointerId === this.down?.id) this.lose(); });
    // Where a finger came down loses it as well, to the cards.
    ground.addEventListener('lostpointercapture', event => { if (event.target === ground && event.pointerId === this.down?.id) this.lose(); });
    ground.addEventListener('dragstart', event => event.preventDefault());
  }
  // Where a pointer is along the axis, in the banner's points.
  along(event) { return (this.host.isVertical ? event.clientY : event.clientX) / this.host.magnification; }
  begin(event) {
    if (event.button || !event.isPrimary || this.down) return;
    this.hasDragged = false;
    this.down = {id: event.pointerId, place: this.along(event)};
  }
  move(event) {
    if (event.pointerId !== this.down?.id) return;
    const [place, now] = [this.along(event), performance.now()];
    if (!this.hold) {
      if (Math.abs(place - this.down.place) < START || !(event.buttons & 1)) return;
      const start = this.host.act('grab');
      // A page does not let go of what another finger of its scenario holds.
      if (start == null) return this.lose();
      this.hold = {place, start, by: 0, samples: [[now, place]]};
      this.ground.setPointerCapture(event.pointerId);
      return;
    }
    this.hold.samples.push([now, place]);
    this.hold.by = +(place - this.hold.place).toFixed(2);
    this.host.act('move', this.hold.by);
  }
  end(event) {
    if (event.pointerId !== this.down?.id) return;
    if (!this.hold) {
      this.down = null;
      return;
    }
    this.move(event);
    const [now, place] = this.hold.samples.at(-1);
    const [then, before] = this.hold.samples.find(([time]) => now - time <= RECENT);
    this.release(now > then ? Math.round((place - before) / (now - then) * 1000) : 0);
  }
  // The content goes back to its page: another input came, or the system took the pointer away.
  lose() {
    if (this.hold) this.release(this.host.returning());
    this.down = null;
  }
  release(velocity) {
    const {hold, down} = this;
    [this.hold, this.down, this.hasDragged] = [null, null, true];
    this.host.release(hold, velocity);
    if (this.ground.hasPointerCapture(down.id)) this.ground.releasePointerCapture(down.id);
  }
}
return {Finger};
})();
const $pointer = (() => {
const {byId} = $document;
const {Presence} = $attention;
const {labelOf} = $card;
const {KIND} = $constants;
const {Finger} = $finger;
// The viewer of the page's banner: its fingers, clicks, wheels and keys are the element's, and inputs of the player.

const pointer = {
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
return {pointer};
})();
const $openings = (() => {
// What a drawing of a calendar shows: bars, gaps and dates.

const DAY = 86400;
const HOUR = 3600;

// For each item the times in which it is on, how many are on when, and the times in which none is.
function openings(calendar, count) {
  const since = new Array(count).fill(null);
  const items = since.map(() => []);
  for (const place of calendar.first) since[place] = calendar.from;
  const counts = [];
  let [from, number] = [calendar.from, calendar.first.length];
  for (const [at, ...toggled] of calendar.changes) {
    counts.push([from, at, number]);
    from = at;
    for (const place of toggled) {
      number += since[place] === null ? 1 : -1;
      if (since[place] !== null) items[place].push([since[place], at]);
      since[place] = since[place] === null ? at : null;
    }
  }
  counts.push([from, calendar.to, number]);
  since.forEach((at, place) => { if (at !== null) items[place].push([at, calendar.to]); });
  return {rows: {items, counts}, gaps: counts.filter(([, , number]) => number === 0)};
}

// The dates or hours to write above a span, on the banner's clock, at most so many of them.
function ticks(calendar, {from, to}, most) {
  const span = to - from;
  const step = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 7 * DAY, 28 * DAY].find(step => span / step <= most) ?? Math.ceil(span / most / DAY) * DAY;
  const list = [];
  // 1970 began on a Thursday; weeks begin on Monday.
  const start = step >= 7 * DAY ? -3 * DAY : 0;
  const first = Math.ceil((from + calendar.offset(from) - start) / step) * step + start;
  for (let clock = first; ; clock += step) {
    const at = calendar.instant(clock);
    if (at >= to) return list;
    if (at < from) continue;
    const date = new Date(clock * 1000);
    const isDay = clock % DAY === 0;
    const text = calendar.said(at, isDay ? {weekday: 'short', day: 'numeric', month: 'short'} : {timeStyle: 'short'});
    list.push({at, text, isStrong: isDay && (step < DAY || date.getUTCDay() === 1)});
  }
}
return {openings, ticks};
})();
const $plan = (() => {
const {penOf} = $lanes;
const {byId, calm, click, make} = $document;
const {SECOND} = $constants;
const {readLocal} = $calendar;
const {labelOf} = $card;
const {colorOf} = $cards;
const {openings, ticks} = $openings;
const {spoken} = $time;
// The calendar above the lanes: a row for each item, a bar for each time in which it is on, and gaps; a click plays from there.

const RULER = 18;
const DAY = 86400;
// More rows than this are drawn as one, as high as the share of items that are on.
const MOST_ROWS = 40;
const FEW_ROWS = 12;

const plan = {
  connectPlan() {
    const {calendar, banner} = this;
    byId('plan').hidden = !calendar || !banner.hasOccasions;
    if (byId('plan').hidden) return;
    const {rows, gaps} = openings(calendar, banner.count);
    Object.assign(this, {rows, gaps, seen: {from: calendar.from, to: calendar.to}});
    this.rowHeight = banner.count <= FEW_ROWS ? 16 : banner.count <= MOST_ROWS ? 6 : 30;
    const isNamed = banner.count <= FEW_ROWS;
    byId('plan-names').append(...banner.items.filter(() => isNamed).map(item => make('span', {text: labelOf(item), title: item.id, dir: 'auto'})));
    byId('plan-zone').textContent = calendar.zone;
    const field = byId('plan-time');
    field.value = field.min = calendar.local(calendar.from);
    field.max = calendar.local(calendar.to - 1);
    byId('plan-note').textContent = calendar.isCut ? `The calendar ends at ${calendar.text(calendar.to)}: more would not fit into a page.` : '';
    click('plan-all', () => this.playFrom(null));
    click('plan-in', () => this.zoomPlan(0.5));
    click('plan-out', () => this.zoomPlan(2));
    click('plan-back', () => this.movePlan(-0.5));
    click('plan-on', () => this.movePlan(0.5));
    byId('plan-go').addEventListener('submit', event => {
      event.preventDefault();
      const instant = calendar.instant(readLocal(field.value));
      field.setAttribute('aria-invalid', !calendar.has(instant));
      if (calendar.has(instant)) this.playFrom(instant);
    });
    const canvas = byId('plan-lane');
    const at = event => this.planInstant(event.clientX - canvas.getBoundingClientRect().left);
    canvas.addEventListener('click', event => this.playFrom(at(event)));
    canvas.addEventListener('dblclick', event => {
      const day = Math.floor((at(event) + calendar.offset(at(event))) / DAY) * DAY;
      this.seePlan(calendar.instant(day), calendar.instant(day + DAY));
    });
    new ResizeObserver(() => this.drawPlan()).observe(canvas.parentElement);
  },
  // Plays from an instant, or with every item.
  playFrom(start) {
    const {player, calendar} = this;
    if (player.finger) return;
    this.lanes.start = 0;
    this.lanes.span = this.banner.span;
    player.load([], null, start === null ? null : {calendar, start});
    player.seek(0);
    player.playing = !calm.matches;
  },
  seePlan(from, to) {
    this.seen = {from, to};
    this.drawPlan();
  },
  // Around what is played if that is in sight, at least a day.
  zoomPlan(factor) {
    const {calendar, seen} = this;
    const span = Math.max(DAY, Math.min(calendar.to - calendar.from, (seen.to - seen.from) * factor));
    const now = this.planNow();
    const middle = now >= seen.from && now < seen.to ? now : (seen.from + seen.to) / 2;
    this.showPlan(Math.round(middle - span / 2), span);
  },
  movePlan(part) {
    const span = this.seen.to - this.seen.from;
    this.showPlan(Math.round(this.seen.from + span * part), span);
  },
  showPlan(from, span) {
    const {calendar} = this;
    const start = Math.max(calendar.from, Math.min(calendar.to - span, from));
    this.seePlan(start, Math.min(calendar.to, start + span));
  },
  planX(instant) { return (instant - this.seen.from) / (this.seen.to - this.seen.from) * this.planWidth; },
  // The instant at a place; near the beginning or the end of a bar, exactly that.
  planInstant(x) {
    const {seen, calendar} = this;
    const exact = seen.from + Math.max(0, Math.min(1, x / this.planWidth)) * (seen.to - seen.from);
    const edges = calendar.changes.map(([at]) => at).filter(at => Math.abs(this.planX(at) - x) < 5);
    const nearest = edges.sort((a, b) => Math.abs(a - exact) - Math.abs(b - exact))[0];
    return Math.max(calendar.from, Math.min(calendar.to - 1, nearest ?? Math.round(exact)));
  },
  // The instant that is played; NaN with every item.
  planNow() {
    const {moment, time} = this.player;
    return moment ? moment.start + Math.floor(time / SECOND) : NaN;
  },
  // From when to when nothing is on.
  gapWords() {
    const now = this.planNow();
    if (Number.isNaN(now)) return 'Nothing is shown';
    const {calendar} = this.player.moment;
    const [from, until] = openings(calendar, this.banner.count).gaps.find(([from, until]) => now >= from && now < until) ?? [now, now];
    const date = until - from > 6 * DAY ? {dateStyle: 'medium'} : until - from < 120 ? {timeStyle: 'medium'} : undefined;
    return `Nothing is shown: ${calendar.said(from, date)} – ${calendar.said(until, date)}`;
  },
  // Where it plays, and what is on.
  markPlan() {
    if (byId('plan').hidden) return;
    const now = this.planNow();
    const {moment} = this.player;
    const head = byId('plan-head');
    head.hidden = !(now >= this.seen.from && now < this.seen.to);
    head.style.transform = `translateX(${this.planX(now)}px)`;
    const words = Number.isNaN(now) ? 'all items play; click a day to play what is on from then'
      : `${moment.calendar.said(now, {dateStyle: 'medium', timeStyle: 'medium'})} · ${onWords(this.set, this.banner)}`;
    if (byId('plan-now').textContent !== words) byId('plan-now').textContent = words;
    byId('plan-all').hidden = Number.isNaN(now);
  },
  drawPlan() {
    if (byId('plan').hidden) return;
    const {calendar, banner, rows, gaps, seen, rowHeight} = this;
    const canvas = byId('plan-lane');
    const isOne = banner.count > MOST_ROWS;
    const height = RULER + (isOne ? 1 : banner.count) * rowHeight + 2;
    const {pen, width, color} = penOf(canvas, height);
    this.planWidth = width;
    pen.fillStyle = color('--lane');
    pen.fillRect(0, RULER, this.planWidth, height - RULER);
    const bar = ([from, until], top, size, name, isGap = false) => {
      const [left, right] = [Math.max(0, this.planX(from)), Math.min(this.planWidth, this.planX(until))];
      if (right < 0 || left > this.planWidth || until <= seen.from || from >= seen.to) return;
      pen.fillStyle = name;
      pen.globalAlpha = isGap ? 0.16 : 1;
      pen.fillRect(left, top, Math.max(1, right - left), size);
      pen.globalAlpha = 1;
      if (isGap || right - left <= 4 || size < 5) return;
      // The outline separates a bar of any colour from the lane.
      pen.globalAlpha = 0.55;
      pen.strokeStyle = color('--muted');
      pen.strokeRect(left + 0.5, top + 0.5, right - left - 1, size - 1);
      pen.globalAlpha = 1;
    };
    for (const gap of gaps) {
      bar(gap, RULER, height - RULER, color('--error'), true);
      const [left, right] = [Math.max(0, this.planX(gap[0])), Math.min(this.planWidth, this.planX(gap[1]))];
      const words = `nothing on · ${spoken((gap[1] - gap[0]) * SECOND)}`;
      if (right - left < pen.measureText(words).width + 8) continue;
      pen.fillStyle = color('--muted');
      pen.textAlign = 'center';
      pen.fillText(words, (left + right) / 2, RULER + (height - RULER) / 2);
    }
    if (isOne) {
      for (const [from, until, count] of rows.counts) {
        const size = count / banner.count * rowHeight;
        bar([from, until], RULER + rowHeight - size, size, color('--accent'));
      }
    } else {
      const inset = rowHeight > 10 ? 2 : 1;
      rows.items.forEach((times, place) => {
        const top = RULER + place * rowHeight + inset;
        for (const time of times) bar(time, top, rowHeight - 2 * inset, colorOf(banner.items[place], place));
        const isNamed = rowHeight > 10 && getComputedStyle(byId('plan-names')).display === 'none';
        if (isNamed) this.lanes.plate(pen, labelOf(banner.items[place]), this.planWidth, top + rowHeight / 2 - inset, color);
      });
    }
    this.rulePlan(pen, height, color);
    this.markPlan();
  },
  rulePlan(pen, height, color) {
    const {calendar, seen} = this;
    let end = 0;
    for (const {at, text, isStrong} of ticks(calendar, seen, Math.max(3, this.planWidth / 58))) {
      const x = Math.round(this.planX(at)) + 0.5;
      pen.strokeStyle = color(isStrong ? '--muted' : '--line');
      pen.globalAlpha = isStrong ? 0.5 : 1;
      line(pen, x, 14, height);
      pen.globalAlpha = 1;
      if (x < end) continue;
      pen.fillStyle = color('--muted');
      pen.textAlign = 'left';
      pen.fillText(text, x + 2, 7);
      end = x + pen.measureText(text).width + 8;
    }
    // Where the clock is set.
    pen.strokeStyle = color('--warning-ink');
    pen.setLineDash([3, 3]);
    for (const [at] of calendar.offsets.slice(1)) if (at > seen.from && at < seen.to) line(pen, Math.round(this.planX(at)) + 0.5, RULER, height);
    pen.setLineDash([]);
  },
};

function line(pen, x, top, bottom) {
  pen.beginPath();
  pen.moveTo(x, top);
  pen.lineTo(x, bottom);
  pen.stroke();
}

function onWords(set, banner) {
  if (!set || set.length > 4) return `${set ? set.length : banner.count} of ${banner.count} items are on`;
  return set.length ? set.map(place => labelOf(banner.items[place])).join(', ') : 'nothing is on';
}
return {plan};
})();
const $recording = (() => {
const {byId, copyText} = $document;
const {EVENTS, KIND, SECOND} = $constants;
const {duration, lengthOf} = $time;
// The recording: the inputs as a scenario to paste into the banner's file.

function pageName(page, banner) {
  const id = banner.items[page]?.id || '';
  const isPlain = /^[A-Za-z][A-Za-z0-9_-]*$/.test(id) && !/^(true|false|null|nan|inf|yes|no|on|off|y|n)$/i.test(id);
  return isPlain ? id : String(page);
}

// The scenario; a file that has scenarios already gets one more, without a second key.
function scenarioText({inputs, timeline, expected}, banner, conditions, pageAt) {
  const lines = inputs.map(([at, kind, a, b, c]) => {
    const name = Object.keys(KIND).find(name => KIND[name] === kind);
    let value = 'true';
    if (name === 'drag') value = `{ by: ${a}, over: ${duration(b)}${Number.isFinite(c) ? `, velocity: ${c}` : ''} }`;
    if (name === 'swipe') value = a === 0 ? 'next' : 'previous';
    if (name === 'select') value = pageName(a, banner);
    return `      - { at: ${duration(at)}, ${name}: ${value} }`;
  });
  const last = inputs[inputs.length - 1];
  const end = last[0] + lengthOf(last);
  // Content that scrolls freely can glide for longer than two seconds.
  const [settle] = timeline.events(end, end + 4 * SECOND, EVENTS.settle, 1);
  const rest = settle?.position == null ? 0 : settle.t * SECOND;
  const whole = Math.ceil(Math.max(end + 2 * SECOND, rest) / SECOND) * SECOND;
  let name = 'recorded in the preview';
  for (let number = 2; banner.scenarios.some(s => s.name === name); number++) name = `recorded in the preview ${number}`;
  const key = banner.scenarios.length ? [] : ['scenarios:'];
  const pages = [...new Set([...expected, whole])].filter(at => at <= whole).sort((a, b) => a - b).map(at => [at, pageAt(at)])
    .filter(([, page]) => page != null).map(([at, page]) => `      - { at: ${duration(at)}, page: ${pageName(page, banner)} }`);
  return [...key, `  - name: ${name}`, `    duration: ${duration(whole)}`, ...conditions, '    inputs:', ...lines,
    ...pages.length ? ['    expect:', ...pages] : [], ''].join('\n');
}

const recording = {
  // Shows what was recorded; the inputs of a scenario that someone only plays are not theirs.
  showRecording() {
    const {player, banner} = this;
    const isOwn = player.inputs.length > 0 && player.scenario === null;
    const count = player.inputs.length;
    byId('recording').textContent = isOwn ? scenarioText(player, banner, this.conditionLines(), at => this.itemAt(at)) : '';
    for (const id of ['recorded', 'recording', 'paste']) byId(id).hidden = !isOwn;
    byId('nothing-recorded').hidden = isOwn;
    byId('paste').textContent = banner.scenarios.length ? 'One more scenario: paste it at the end of `scenarios` in the file.'
      : 'Paste it at the end of the file.';
    byId('rec').hidden = !isOwn && !player.finger;
    byId('rec-count').textContent = `${count} ${count === 1 ? 'input' : 'inputs'}`;
    byId('undo').hidden = !player.past.length;
    byId('scenario').value = player.scenario ?? '';
    const {dropped} = player;
    byId('dropped').textContent = dropped ? `${dropped} later ${dropped === 1 ? 'input' : 'inputs'} dropped` : '';
  },
  // The place in the file of the item that is current at an instant; null if there is none.
  itemAt(time) {
    const state = JSON.parse(this.player.timeline.state(time));
    const set = this.player.setAt(time);
    return state.phase === 'empty' ? null : set ? set[state.page] : state.page;
  },
  // What is shown now is expected then.
  expectThis() {
    this.player.expected.push(Math.round(this.player.time));
    this.showRecording();
  },
  conditionLines() {
    const {viewport} = this.banner;
    const {moment} = this.player;
    return [...moment ? [`    start: ${moment.calendar.text(moment.start)}`] : [],
      ...this.view ? [`    viewport: { width: ${viewport.width}, height: ${viewport.height} }`] : [],
      ...this.reducesMotion ? ['    reducedMotion: true'] : []];
  },
  copy() {
    const range = document.createRange();
    range.selectNodeContents(byId('recording'));
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    copyText(byId('copy'), byId('recording').textContent, 'Selected');
  },
};
return {recording};
})();
const $drawntext = (() => {
const {make} = $document;
// A text as the browser has broken it into lines, read from where its letters are.

// The lines that are seen of an element's text, each with the point where it begins on its baseline. At most `most` lines; a
// text that goes on after them, or is wider than its element, ends with an ellipsis, as the style cuts it.
function linesOf(element, most) {
  const node = element.firstChild;
  if (!node) return [];
  const style = getComputedStyle(element);
  const isRightToLeft = style.direction === 'rtl';
  const {baseline, dots} = measured(element);
  const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) + 0.05;
  const width = parts => parts.length ? Math.max(...parts.map(part => part.right)) - Math.min(...parts.map(part => part.left)) : 0;
  const {lines, goesOn} = broken(node, most, room);
  return lines.map((parts, index) => {
    const isCut = index === lines.length - 1 && (goesOn || width(parts) > room || most === 1 && element.scrollWidth > element.clientWidth);
    // In WebKit letters that are cut off have no width.
    const isOver = () => width(parts) + dots > room || parts.at(-1).right === parts.at(-1).left;
    if (isCut) while (parts.length > 1 && isOver()) parts.pop();
    const text = parts.map(part => part.text).join('').replace(/[ \t\n\r\f]+/g, ' ').trim();
    const x = isRightToLeft ? Math.max(...parts.map(part => part.right)) : Math.min(...parts.map(part => part.left));
    return {text: isCut ? text + '…' : text, x, y: parts[0].top + baseline, isRightToLeft};
  });
}

// The letters by lines, and whether there are more than were asked for.
function broken(node, most, room) {
  const letters = new Intl.Segmenter(undefined, {granularity: 'grapheme'});
  const range = document.createRange();
  const lines = [];
  let line;
  for (const {segment, index} of letters.segment(node.data)) {
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    const boxes = [...range.getClientRects()];
    const box = boxes.find(({width}) => width) || boxes[0];
    // Space at the end of a line has none.
    if (!box) continue;
    if (!line || Math.abs(box.top - line[0].top) > box.height / 2) {
      if (lines.length === most) return {lines, goesOn: true};
      lines.push(line = []);
    }
    line.push({text: segment, left: box.left, right: box.right, top: box.top});
    if (most === 1 && Math.abs(box.right - line[0].left) > 2 * room) break;
  }
  return {lines, goesOn: false};
}

// How far a line's baseline is below the top of its letters, and how wide an ellipsis is.
function measured(element) {
  const foot = make('i');
  const probe = element.cloneNode();
  probe.append('…', foot);
  Object.assign(probe.style, {position: 'absolute', display: 'block', visibility: 'hidden', width: 'max-content', transform: 'none'});
  foot.style.display = 'inline-block';
  element.before(probe);
  const range = document.createRange();
  range.selectNode(probe.firstChild);
  const box = range.getBoundingClientRect();
  const baseline = foot.getBoundingClientRect().bottom - box.top;
  probe.remove();
  return {baseline, dots: box.width};
}
return {linesOf};
})();
const $svg = (() => {
// SVG as text, and its colours.

// Nothing that XML has no letter for.
const wellFormed = text => text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
const ENTITIES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\'': '&#39;'};
const escaped = text => wellFormed(String(text)).replace(/[&<>"']/g, letter => ENTITIES[letter]);

const written = value => typeof value === 'number' ? +value.toFixed(3) || 0 : escaped(value);

// An element; `null` leaves an attribute out, and the content is SVG.
function tag(name, attributes, content = '') {
  const said = Object.entries(attributes).filter(([, value]) => value != null).map(([key, value]) => ` ${key}="${written(value)}"`);
  return `<${name}${said.join('')}` + (content ? `>${content}</${name}>` : '/>');
}

// A colour as a style computes it, `rgb(…)` or `rgba(…)`, in two attributes that every program reads.
function paint(color, name = 'fill') {
  const [r, g, b, alpha = 1] = color.match(/[\d.]+/g).map(Number);
  return {[name]: `rgb(${r},${g},${b})`, [name + '-opacity']: alpha < 1 ? alpha : null};
}

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
return {escaped, tag, paint, readHex, mix};
})();
const $picture = (() => {
const {byId} = $document;
const {colorOf, isBright, isClear} = $cards;
const {linesOf} = $drawntext;
const {escaped, mix, paint, readHex, tag} = $svg;
// What the stage shows at this moment as SVG: read from the page, so that both are the same.

// The picture `factor` times as large as the banner. Where something is, is measured without the stage's and the cards' own
// transforms: the picture is the same in every window, and has them itself.
function pictureOf(stage, title, factor = 1) {
  const ground = byId('scaled');
  const cards = [...stage.cards.shown.values()];
  const moved = [ground, ...cards].map(element => [element, element.style.transform]);
  const places = new Map(cards.map(card => [card, placeOf(card)]));
  for (const [element] of moved) element.style.transform = 'none';
  try {
    return new Drawing(stage, ground, places).svg(title, factor);
  } finally {
    for (const [element, transform] of moved) element.style.transform = transform;
  }
}

// A transform about the element's origin as one about its corner.
function placeOf(element) {
  const style = getComputedStyle(element);
  const {a, b, c, d, e, f} = new DOMMatrix(style.transform);
  const [x, y] = style.transformOrigin.split(' ').map(parseFloat);
  return {a, b, c, d, e: e + x - a * x - c * y, f: f + y - b * x - d * y};
}
const matrix = ({a, b, c, d, e, f}) => `matrix(${[a, b, c, d, e, f].map(value => +value.toFixed(4) || 0).join(' ')})`;

class Drawing {
  constructor(stage, ground, places) {
    Object.assign(this, {stage, ground, places, banner: stage.banner, gradients: new Map()});
  }
  svg(title, factor) {
    const {banner} = this;
    const [width, height] = [banner.viewport.width, banner.wholeHeight];
    const {opacity, fontFamily} = getComputedStyle(this.ground);
    const content = this.cards() + this.marks() + this.controls();
    const isFaint = opacity !== '1';
    const faint = tag('filter', {id: 'grey'}, tag('feColorMatrix', {type: 'saturate', values: '0'}));
    const defs = [...this.gradients.values(), this.clip('window', 0, banner.windowTop, width, banner.viewport.height),
      this.clip('card', 0, 0, banner.cell.width, banner.cell.height), this.clip('strip', 0, banner.strip.top, width, banner.strip.height),
      isFaint ? faint : ''];
    return tag('svg', {xmlns: 'http://www.w3.org/2000/svg', width: width * factor, height: height * factor, viewBox: `0 0 ${width} ${height}`,
      'font-family': fontFamily}, `<title>${escaped(title)}</title>` + tag('defs', {}, defs.join('')) + this.backdrop(width, height) +
      tag('g', {opacity: isFaint ? opacity : null, filter: isFaint ? 'url(#grey)' : null}, content)) + '\n';
  }
  clip(id, x, y, width, height) { return tag('clipPath', {id}, tag('rect', {x, y, width, height})); }
  backdrop(width, height) {
    const viewport = byId('viewport');
    const ground = tag('rect', {width, height, ...paint(getComputedStyle(viewport).backgroundColor)});
    if (viewport.dataset.backdrop !== 'checks') return ground;
    const checks = tag('pattern', {id: 'checks', width: 20, height: 20, patternUnits: 'userSpaceOnUse'},
      tag('path', {d: 'M0 0h20v20H0z', fill: '#fff'}) + tag('path', {d: 'M10 0h10v10H10zM0 10h10v10H0z', fill: '#d9d9d9'}));
    return checks + tag('rect', {width, height, fill: 'url(#checks)'});
  }
  // Where an element is, from the corner of another one.
  place(element, from) {
    const [box, origin] = [element, from].map(element => element.getBoundingClientRect());
    return {x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height};
  }
  cards() {
    const shown = [...this.stage.cards.shown].map(([key, element]) => ({element, page: parseInt(key, 10), level: +element.style.zIndex}));
    const order = [...this.stage.ground.children];
    shown.sort((a, b) => a.level - b.level || order.indexOf(a.element) - order.indexOf(b.element));
    const cards = shown.map(({element, page}) => tag('g', {transform: matrix(this.places.get(element)), opacity: +element.style.opacity === 1 ? null : element.style.opacity},
      tag('g', {'clip-path': 'url(#card)'}, this.card(element, page))));
    return tag('g', {'clip-path': 'url(#window)'}, tag('g', {transform: `translate(0 ${this.banner.windowTop})`}, cards.join('')));
  }
  card(card, page) {
    const {width, height} = this.banner.cell;
    const parts = [tag('rect', {width, height, fill: `url(#${this.gradient(colorOf(this.banner.items[page], page))})`})];
    const drawn = card.querySelector('.banner-card');
    for (const element of drawn.children) {
      if (element.tagName === 'IMG' && element.naturalWidth) {
        parts.push(tag('image', {width, height, preserveAspectRatio: 'xMidYMid slice', href: element.getAttribute('src')}));
      }
      if (element.tagName === 'EM') parts.push(this.missing(element, card));
      if (element.tagName !== 'SPAN') continue;
      const place = this.place(element, card);
      if (+getComputedStyle(element).getPropertyValue('--scrim')) parts.push(tag('rect', {...place, fill: `url(#${this.shade(element, place.height)})`}));
      for (const words of element.children) parts.push(this.text(words, card));
    }
    return parts.join('');
  }
  // What the style of a card says: two colours across it, mixed in OKLab, here in steps.
  gradient(color) {
    if (this.gradients.has(color)) return `card${[...this.gradients.keys()].indexOf(color)}`;
    const {width, height} = this.banner.cell;
    const card = readHex(color);
    const [first, last] = isBright(color) && !isClear(color) ? [mix(card, [1, 1, 1, 1], 0.82), card] : [card, mix(card, [0, 0, 0, 1], 0.82)];
    const stops = [];
    const add = (offset, [r, g, b, alpha]) => stops.push(tag('stop', {offset,
      'stop-color': `rgb(${[r, g, b].map(part => Math.round(part * 255))})`, 'stop-opacity': alpha < 1 ? alpha : null}));
    for (let step = 0; step <= 16; step++) add(step / 16, mix(last, first, step / 16));
    const angle = 150 * Math.PI / 180;
    const half = (width * Math.abs(Math.sin(angle)) + height * Math.abs(Math.cos(angle))) / 2;
    const [x, y] = [Math.sin(angle) * half, -Math.cos(angle) * half];
    const id = `card${this.gradients.size}`;
    this.gradients.set(color, tag('linearGradient', {id, gradientUnits: 'userSpaceOnUse', x1: width / 2 - x, y1: height / 2 - y, x2: width / 2 + x,
      y2: height / 2 + y}, stops.join('')));
    return id;
  }
  // Below words on a picture: it begins above them.
  shade(words, height) {
    const stop = (offset, opacity) => tag('stop', {offset, 'stop-opacity': opacity});
    const id = `shade${this.gradients.size}`;
    this.gradients.set(id, tag('linearGradient', {id, x1: 0, y1: 0, x2: 0, y2: 1}, stop(0, 0) + stop(parseFloat(getComputedStyle(words).paddingTop) / height, 0.55)));
    return id;
  }
  text(element, from) {
    if (!element) return '';
    const style = getComputedStyle(element);
    const origin = from.getBoundingClientRect();
    const most = style.webkitLineClamp === 'none' ? 1 : Math.max(1, Math.round(parseFloat(style.height) / parseFloat(style.lineHeight)));
    return linesOf(element, most).map(({text, x, y, isRightToLeft}) => tag('text', {
      // Browsers begin letters at whole pixels.
      x: x - origin.x, y: Math.round(y - origin.y), 'font-size': parseFloat(style.fontSize), 'font-weight': style.fontWeight,
      // Letters that are joined are not moved apart.
      'letter-spacing': style.letterSpacing === 'normal' || /\p{Script=Arabic}/u.test(text) ? null : parseFloat(style.letterSpacing), direction: isRightToLeft ? 'rtl' : null,
      ...paint(style.color), opacity: style.opacity === '1' ? null : style.opacity}, escaped(text))).join('');
  }
  missing(element, card) {
    const {x, y, width, height} = this.place(element, card);
    const style = getComputedStyle(element);
    const line = tag('rect', {x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1, rx: 5.5, ...paint(style.backgroundColor), ...paint(style.color, 'stroke'),
      'stroke-dasharray': 3});
    return line + this.text(element, card);
  }
  marks() {
    const {strip, view} = this.stage;
    const marks = [...this.stage.marks.marks.values()].sort((a, b) => a.style.zIndex - b.style.zIndex).map(element => {
      const style = getComputedStyle(element);
      if (view.style === 'fraction') return this.text(element, strip);
      const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
      if (!(width > 0 && height > 0)) return '';
      const {e, f} = new DOMMatrix(style.transform);
      return tag('rect', {x: e, y: f, width, height, rx: Math.min(width, height) / 2, ...paint(style.backgroundColor)});
    });
    return tag('g', {'clip-path': 'url(#strip)'}, tag('g', {transform: `translate(0 ${this.banner.strip.top})`}, marks.join('')));
  }
  // The banner's own buttons.
  controls() {
    return [...this.stage.controls.children].map(button => {
      const style = getComputedStyle(button);
      const [width, height] = [button.offsetWidth, button.offsetHeight];
      const {a, b, c, d} = new DOMMatrix(style.transform);
      const [e, f] = [button.offsetLeft + width / 2, this.banner.windowTop + button.offsetTop + height / 2];
      return tag('g', {transform: matrix({a, b, c, d, e, f})}, tag('circle', {r: width / 2, ...paint(style.backgroundColor)}) +
        tag('path', {...this.sign(button), ...paint(style.color)}));
    }).join('');
  }
  sign(button) {
    if (this.ground.classList.contains('paused') && button.classList.contains('rotation')) return {d: 'M-3.5-6 6.5 0-3.5 6z'};
    // As wide as the browser draws them: borders are whole pixels.
    const line = parseFloat(getComputedStyle(button, '::before').borderLeftWidth);
    if (button.classList.contains('rotation')) return {d: `M-5-5.5h${line}v11h${-line}zM5-5.5h${-line}v11h${line}z`};
    return {d: `M-4.5 4.5v-9h9v${line}H${line - 4.5}V4.5z`, transform: 'translate(2 0) rotate(-45)'};
  }
}
return {pictureOf};
})();
const $saving = (() => {
const {byId, click, copyText, make, save} = $document;
const {SECOND} = $constants;
const {pictureOf} = $picture;
// What one can take along as files: the picture of this moment, and the recording.

// Sizes that browsers draw: pixels along a side, and in all.
const [LONGEST, MOST] = [16384, 2 ** 26];

const saving = {
  connectSaving() {
    const {name} = this.banner;
    this.name = name;
    this.fileName = [...name.toWellFormed().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')].slice(0, 80).join('').replace(/^-+|-+$/g, '') || 'banner';
    click('copy-link', () => copyText(byId('copy-link'), this.link()));
    const embedded = () => make('iframe', {src: this.link(), title: this.name, width: innerWidth, height: innerHeight}).outerHTML;
    click('embed', () => copyText(byId('embed'), embedded()));
    click('save-svg', () => save(this.momentName('svg'), this.picture(1), 'image/svg+xml'));
    click('save-png', () => this.savePNG().catch(() => this.tell('This browser cannot draw the picture as PNG.')));
    click('save-recording', () =>
      save(`${this.fileName}.scenario.yaml`, `# ${byId('paste').textContent}\n${byId('recording').textContent}`, 'application/yaml'));
  },
  // The time is rounded down, as the clock shows it.
  momentSeconds() { return (Math.floor(this.player.time / SECOND * 100 + 1e-6) / 100).toFixed(2); },
  momentName(kind) { return `${this.fileName}-${this.momentSeconds()}s.${kind}`; },
  picture(factor) {
    this.draw();
    return pictureOf(this.stage, `${this.name}, ${this.momentSeconds()} s`, factor);
  },
  async savePNG() {
    const [width, height] = [this.banner.viewport.width, this.banner.wholeHeight];
    const factor = Math.min(2, LONGEST / Math.max(width, height), Math.sqrt(MOST / (width * height)));
    const text = this.picture(factor);
    const name = this.momentName('png');
    const image = new Image();
    // The page allows pictures that it holds itself, and no others.
    image.src = 'data:image/svg+xml,' + encodeURIComponent(text);
    await image.decode();
    const canvas = make('canvas', {width: Math.round(width * factor), height: Math.round(height * factor)});
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise(done => canvas.toBlob(done, 'image/png'));
    if (!drawn) throw new Error('not drawn');
    save(name, drawn, 'image/png');
  },
};
return {saving};
})();
const $transport = (() => {
const {byId, calm, click, make, pick} = $document;
const {SECOND} = $constants;
const {clock, readTime} = $time;
// What a person does to a page's clock and lanes: the buttons, fields and keys of a banner's page and of a change's.

const FRAME = SECOND / 60;

// A wheel or a trackpad on lanes: sideways moves them, a pinch, or Ctrl and the wheel, zooms. Up and down scrolls the page.
function connectWheel(canvas, lanes, draw) {
  canvas.addEventListener('wheel', event => {
    const along = event.deltaX || (event.shiftKey ? event.deltaY : 0);
    if (!event.ctrlKey && (!along || Math.abs(along) < Math.abs(event.deltaY) && !event.shiftKey)) return;
    event.preventDefault();
    // A wheel counts in lines in some browsers.
    const unit = event.deltaMode === 1 ? 16 : 1;
    if (event.ctrlKey) lanes.zoomAt(event.clientX - canvas.getBoundingClientRect().left, 2 ** (event.deltaY * unit / 100));
    else lanes.move(along * unit);
    draw();
  }, {passive: false});
}

// A pointer on lanes: `stop` is given the time that it is at, from when it comes down until it goes.
function connectScrub(canvas, lanes, stop) {
  let isDown = false;
  const scrub = event => stop(Math.round(lanes.timeAt(event.clientX - canvas.getBoundingClientRect().left)));
  canvas.addEventListener('pointerdown', event => {
    if (event.button) return;
    isDown = true;
    canvas.setPointerCapture(event.pointerId);
    scrub(event);
  });
  canvas.addEventListener('pointermove', event => { if (isDown) scrub(event); });
  for (const end of ['pointerup', 'pointercancel']) canvas.addEventListener(end, () => { isDown = false; });
}

const transport = {
  connectClock() {
    const {player} = this;
    click('play', () => { player.playing = !player.isPlaying; });
    click('to-start', () => player.seek(0));
    click('step-back', () => player.step(-1));
    click('step-on', () => player.step(1));
    click('zoom-in', () => this.zoom(0.5));
    click('zoom-out', () => this.zoom(2));
    for (const id of ['speed', 'size', 'loop']) byId(id).addEventListener('change', () => this.look());
    // Browsers fill in what was chosen before a reload.
    player.speed = +byId('speed').value;
    player.loop = () => byId('loop').checked ? this.lanes : null;
    byId('scrub').addEventListener('input', () => player.stop(+byId('scrub').value));
    byId('go').addEventListener('submit', event => {
      event.preventDefault();
      const time = readTime(byId('go-time').value);
      byId('go-time').setAttribute('aria-invalid', time === null);
      if (time !== null) player.stop(time);
    });
    connectScrub(byId('lanes'), this.lanes, time => player.stop(time));
    connectWheel(byId('lanes'), this.lanes, () => this.redraw());
    document.addEventListener('keydown', event => this.key(event));
    addEventListener('resize', () => this.resize());
    new ResizeObserver(() => { if (this.lanes.width !== byId('lanes').clientWidth) this.redraw(); }).observe(byId('lanes').parentElement);
    addEventListener('themechange', () => this.redraw());
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) matchMedia(query).addEventListener('change', () => this.redraw());
  },
  run() {
    const {player} = this;
    const frame = now => {
      player.tick(now);
      this.draw();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(now => {
      player.last = now;
      frame(now);
    });
  },
  // What was chosen of how one looks; entries without a value are as they are at first.
  looks() {
    return {speed: this.player.speed === 1 ? '' : this.player.speed, size: byId('size').value === 'own' ? 'own' : '', loop: byId('loop').checked ? 1 : ''};
  },
  restoreLooks(said) {
    pick(byId('speed'), said.get('speed'));
    byId('size').value = said.get('size') === 'own' ? 'own' : 'fit';
    byId('loop').checked = said.get('loop') === '1';
    this.look();
  },
  look() {
    this.player.speed = +byId('speed').value;
    this.resize();
    this.remember();
  },
  showPlaying() {
    const {isPlaying} = this.player;
    const play = byId('play');
    play.classList.toggle('on', isPlaying);
    play.title = isPlaying ? 'Pause' : 'Play';
    play.setAttribute('aria-label', play.title);
    if (isPlaying) byId('calm').hidden = true;
  },
  // A list of scenarios by their names; `choose` is given a place, or null for none.
  listScenarios(names, choose) {
    const list = byId('scenario');
    list.append(...names.map((text, value) => make('option', {value, text})));
    list.closest('label').hidden = !names.length;
    list.addEventListener('change', () => {
      choose(list.value === '' ? null : +list.value);
      this.player.playing = !calm.matches;
    });
  },
  // Plays from the beginning, unless the viewer wishes for less motion.
  playAtFirst() {
    this.player.playing = !calm.matches;
    byId('calm').hidden = !calm.matches;
  },
  zoom(factor) {
    this.lanes.zoom(factor);
    this.redraw();
  },
  fitScrub() {
    const {start, end, span} = this.lanes;
    Object.assign(byId('scrub'), {min: start, max: end, step: Math.max(1000, Math.round(span / 2000))});
    this.drawn = null;
  },
  // The line over the lanes at the clock's time, with the time on its flag, and the slider that moves it.
  movePlayhead() {
    const {lanes, player: {time}} = this;
    const width = lanes.width || 0;
    const place = (time - lanes.start) / lanes.span * width;
    byId('playhead').style.transform = `translateX(${place}px)`;
    byId('playhead').classList.toggle('elsewhere', place < 0 || place > width);
    const flag = byId('flag');
    flag.textContent = clock(time);
    // Its digits are equally wide, so it is measured only when there are more or fewer of them.
    if (this.flagDigits !== flag.textContent.length) [this.flagDigits, this.flagWidth] = [flag.textContent.length, flag.offsetWidth];
    const half = this.flagWidth / 2;
    flag.style.transform = `translateX(${Math.max(half, Math.min(width - half, place)) - place}px)`;
    byId('scrub').value = time;
  },
  // A page's own keys come first; keys of one character can be switched off.
  key(event) {
    const {target, key} = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || target.closest('input, select, textarea')) return;
    const action = this.ownKey?.(key, target) || byId('shortcuts').checked && this.clockKey(key, target);
    if (!action) return;
    event.preventDefault();
    action();
  },
  clockKey(key, target) {
    const {player} = this;
    if (key === ' ' && target.closest('button, a, summary, [tabindex]:not(#cards)')) return null;
    return {'.': () => player.step(1), ',': () => player.step(-1), '>': () => player.stop(player.time + FRAME), '<': () => player.stop(player.time - FRAME),
      ' ': () => { player.playing = !player.isPlaying; }}[key];
  },
};
return {transport};
})();
const $page = (() => {
const {byId, make, pause} = $document;
const {address, entriesOf} = $address;
const {KIND, SECOND} = $constants;
const {Calendar, momentOf} = $calendar;
const {labelOf} = $card;
const {CAUSES} = $causes;
const {clock, spoken} = $time;
const {Lanes} = $lanes;
const {CAUSE_WORDS, EventList, showExposure} = $panels;
const {conditions} = $conditions;
const {hover} = $hover;
const {gestures} = $inputs;
const {stageIn} = $drawn;
const {controls} = $input;
const {inspector} = $inspector;
const {pointer} = $pointer;
const {plan} = $plan;
const {recording} = $recording;
const {saving} = $saving;
const {transport} = $transport;
// The page of one banner: all parts together.

class Page {
  constructor(engine, player, banner) {
    Object.assign(this, {engine, player, banner});
    banner.items.forEach((item, place) => { item.place = place; });
    this.calendar = banner.calendar ? new Calendar(banner.calendar) : null;
    // From when the page plays unless a scenario does.
    // Without a date that is now, so that nothing plays that is not on.
    const start = banner.start ?? (banner.hasOccasions ? this.calendar?.opening : null);
    this.start = this.calendar && start != null ? {calendar: this.calendar, start} : null;
    for (const scenario of banner.scenarios) scenario.moment = momentOf(scenario.calendar);
    this.viewport = byId('viewport');
    this.stage = stageIn(this.viewport, {press: name => this.press(name), choose: page => this.choose(page)});
    this.connectSaving();
    this.connectConditions();
    this.lanes = new Lanes(byId('lanes'), player, banner);
    this.events = new EventList(byId('event-rows'), byId('events-note'), player, banner);
    player.changed = what => this.changed(what);
    this.connect();
    this.connectInspector();
    this.connectHover();
    this.connectPresence();
    this.connectPlan();
    this.set = undefined;
    this.setChanged(player.setAt(0));
    this.resize();
    new ResizeObserver(() => this.resize()).observe(byId('stage'));
  }
  // What a page goes on with that is written again, or the playground's frame with another banner; a scenario begins anew.
  get kept() {
    const chosen = this.chosen();
    return this.player.scenario === null ? {...this.player.kept, chosen} : {chosen};
  }
  async begin() {
    const kept = history.state ?? window.frameElement?.kept;
    this.player.put([], null, this.start);
    const isAtInstant = this.restore(kept?.chosen && entriesOf(kept.chosen));
    if (kept?.inputs) {
      this.player.put(kept.inputs, null);
      this.player.seek(kept.time);
      this.player.playing = kept.isPlaying;
    } else if (!isAtInstant && !this.openFailure()) {
      this.playAtFirst();
    }
    this.isRunning = true;
    this.remember();
    this.run();
    // Each in a task of its own: with a thousand items all of them take longer than a frame.
    this.inputsChanged();
    this.drawLanes();
    await pause();
    this.listEvents();
    await pause();
    this.exposure();
    await pause();
  }
  draw() {
    const {player} = this;
    if (this.drawn === player.time && !player.finger) return;
    this.drawn = player.time;
    if (this.lanes.follow(player.time)) this.redraw();
    const picture = player.timeline.picture(player.time);
    const state = picture.state;
    this.state = state;
    this.setChanged(player.setAt(player.time));
    if (this.page !== state.page || this.phase !== state.phase || this.timerState !== state.timer.state) this.stateChanged(state);
    this.stage.drawPicture(picture, this.count, this.isPaused);
    this.movePlayhead();
    this.markPlan();
    byId('time').textContent = clock(player.time);
    this.events.mark(player.time);
  }
  stateChanged(state) {
    [this.page, this.phase, this.timerState] = [state.page, state.phase, state.timer.state];
    const isEmpty = state.phase === 'empty';
    const item = this.placeOn(state.page);
    const label = isEmpty ? 'nothing is available' : labelOf(this.banner.items[item] || {});
    byId('now-page').textContent = isEmpty ? '' : `${state.page + 1} of ${this.count}`;
    byId('gap').hidden = !isEmpty;
    if (isEmpty) byId('gap').textContent = this.gapWords();
    byId('now-item').textContent = byId('now-item').title = label;
    byId('scrub').setAttribute('aria-valuetext', `${clock(this.player.time)}, ${label}`);
    document.querySelectorAll('.picker').forEach(picker => {
      if (+picker.dataset.item === item) picker.setAttribute('aria-disabled', 'true');
      else picker.removeAttribute('aria-disabled');
    });
    const rotates = this.player.isPlaying && state.timer.state === 'running';
    byId('cards').setAttribute('aria-live', rotates ? 'off' : 'polite');
    this.rotation();
  }
  // What the element's inputs ask about the banner.
  get frame() { return this.stage.frame; }
  get numbers() { return this.banner.numbers; }
  get moment() {
    const {cell, isVertical, numbers} = this.banner;
    const {page, position} = this.player.timeline.picture(this.player.time).state;
    return {page, position, count: this.count, pagePoints: (isVertical ? cell.height : cell.width) + numbers[5]};
  }
  get magnification() { return this.scale; }
  get isVertical() { return this.banner.isVertical; }
  get isMirrored() { return this.stage.view.isMirrored; }
  // What was said of the viewer; nothing is unless time goes on, and the recording ends here: who watches it again is not in it.
  get said() {
    return this.banner.hasTimer && this.isOpen ? this.saidPresence(this.player.instant) : null;
  }
  get isOpen() {
    const {player} = this;
    return player.isPlaying && player.scenario === null && player.inputs.every(([at]) => at <= player.instant);
  }
  get isAlone() { return !byId('presence').checked; }
  // How many items there are now, and an item's place in the file by its page.
  get count() { return this.set ? this.set.length : this.banner.count; }
  itemOn(page) { return this.banner.items[this.placeOn(page)] || {}; }
  placeOn(page) { return this.set ? this.set[page] : page; }
  setChanged(set) {
    if (this.set === set) return;
    this.set = set;
    this.page = null;
    this.pickers();
    byId('turning').hidden = this.count < 2;
  }
  // The carousel's own pause button, as for its viewer.
  rotation() {
    const now = this.player.time;
    this.isPaused = this.saidPresence(now).paused;
    this.isHidden = this.player.inputs.filter(([at, kind]) => at <= now && (kind === KIND.hide || kind === KIND.show)).pop()?.[1] === KIND.hide;
    const rotation = byId('rotation');
    rotation.hidden = !this.banner.hasTimer || this.count < 2;
    const name = this.isPaused ? 'Start automatic slide show' : 'Stop automatic slide show';
    rotation.setAttribute('aria-label', name);
    rotation.title = name;
    rotation.classList.toggle('on', !this.isPaused);
    byId('hide').textContent = this.isHidden ? 'Show' : 'Hide';
    this.viewport.classList.toggle('hidden-banner', this.isHidden);
  }
  changed(what) {
    this.showPlaying();
    this.drawn = null;
    this.page = null;
    if (what === 'play') this.attention.settle();
    this.remember(what);
    if (what !== 'inputs' || !this.isRunning) return;
    this.inputsChanged();
    this.redraw();
    this.exposure();
  }
  inputsChanged() {
    this.resize();
    this.attention.settle();
    this.showRecording();
  }
  redraw() {
    this.drawLanes();
    this.listEvents();
    this.drawPlan();
  }
  listEvents() {
    this.showLead();
    this.events.show(this.lanes.events, this.lanes.count, this.lanes.expectations);
  }
  drawLanes() {
    this.lanes.scenario = this.playedScenario();
    this.lanes.hasMore = byId('lanes-more').checked;
    this.lanes.draw();
    this.legend();
    this.fitScrub();
  }
  // Only the causes that occur.
  legend() {
    const causes = new Set(this.lanes.events.map(event => event.event === 'change' ? event.cause : event.event === 'items' ? 'calendar' : null));
    byId('legend').replaceChildren(...Object.keys(CAUSES).filter(cause => causes.has(cause))
      .map(cause => make('span', {class: 'by-' + cause, text: CAUSE_WORDS[cause]})));
  }
  exposure() {
    const horizon = Math.min(this.player.latest, +byId('horizon').value || this.lanes.span);
    const {player, banner} = this;
    const own = player.inputs.length ? player.timeline.summary(horizon) : null;
    // What a viewer did spoils no share: those are of the undisturbed banner.
    const plain = own ? this.engine.open(banner.views[this.view].numbers, banner.items) : player.timeline;
    if (own) {
      plain.playFrom(player.moment);
      plain.reduceMotion(this.reducesMotion);
    }
    const summary = plain.summary(horizon);
    if (own) plain.close();
    showExposure(byId('exposure'), byId('exposure-note'), summary, own, banner);
    byId('period').textContent = summary.cycle ? `· again every ${spoken(summary.cycle * SECOND)}` : '';
  }
  // As large as the stage has room for. Where the page scrolls, the stage is as high as the banner.
  resize() {
    const {width} = this.banner.viewport;
    const height = this.banner.wholeHeight;
    const stage = byId('stage');
    const style = getComputedStyle(stage);
    const frame = 2 * parseFloat(getComputedStyle(this.viewport).marginLeft);
    const room = stage.clientWidth - 2 * parseFloat(style.paddingLeft) - frame;
    const isHigh = style.getPropertyValue('--grows') !== '';
    const high = isHigh ? innerHeight * 0.42 : stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const fitting = Math.min(room / width, (Math.max(160, high) - frame) / height, 1.5);
    this.scale = byId('size').value === 'own' ? 1 : fitting;
    stage.classList.toggle('wide', width * this.scale > room + 1 || !isHigh && height * this.scale > high + 1);
    const box = this.viewport;
    box.style.width = Math.floor(width * this.scale) + 'px';
    box.style.height = Math.floor(height * this.scale) + 'px';
    byId('scaled').style.transform = `scale(${this.scale})`;
    // On whole pixels, where words are sharp.
    Object.assign(box.style, {left: 0, top: 0});
    const {x, y} = box.getBoundingClientRect();
    Object.assign(box.style, {left: Math.round(x) - x + 'px', top: Math.round(y) - y + 'px'});
    // Where the stage stays in sight, what the keyboard comes to is scrolled to below it.
    document.documentElement.style.scrollPaddingTop = style.position === 'sticky' ? stage.offsetHeight + 8 + 'px' : '';
  }
}
Object.assign(Page.prototype, address, conditions, controls, gestures, hover, inspector, plan, pointer, recording, saving, transport);
return {Page};
})();
const $share = (() => {
// A text in an address: deflated, then base64 with the letters that an address may have.
const MOST = 1 << 20;

async function through(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    // Anyone can write an address.
    if (size > MOST) throw new Error('too long');
    parts.push(value);
  }
}

async function packText(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

// The text, or null if the letters are none.
async function unpackText(letters) {
  try {
    const bytes = Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0));
    return new TextDecoder('utf-8', {fatal: true}).decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}
return {packText, unpackText};
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
const $banner = (() => {
const {byId, data} = $document;
const {loadEngine, spreadViews} = $engine;
const {keepTheme} = $theme;
const {connectErrors} = $panels;
const {Player} = $player;
const {Page} = $page;
const {packText} = $share;
const {wake} = $waking;
const {follow} = $watch;
// Where a banner's page begins.

async function startPage() {
  const banner = data('banner');
  keepTheme(byId('theme'));
  connectErrors();
  // The playground gets the text in its address.
  if (byId('edit')) byId('edit').href += `#text=${await packText(data('text'))}`;
  if (!banner.views) return;
  spreadViews(banner);
  const engine = await loadEngine();
  const player = new Player(engine.open(banner.views[0].numbers, banner.items), banner);
  const page = new Page(engine, player, banner);
  await page.begin();
  window.bannerkit = {get timeline() { return player.timeline; }, get kept() { return page.kept; }, player, page, ready: true};
}

if (wake()) document.addEventListener('DOMContentLoaded', startPage);
if (byId('watch')) follow(data('watch'));
})();

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
const $list = (() => {
const {byId} = $document;
const {keepTheme} = $theme;
const {wake} = $waking;
// The page of many changes: its theme, and a search in what it lists.

function startList() {
  keepTheme(byId('theme'));
  const rows = [...byId('changes').children].map(row => ({row, words: row.textContent.toLowerCase()}));
  const summary = byId('count').textContent;
  const search = byId('search');
  const show = () => {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const {row, words} of rows) {
      row.hidden = !wanted.every(word => words.includes(word));
      if (!row.hidden) count++;
    }
    byId('count').textContent = wanted.length ? `${count} of ${rows.length}` : summary;
  };
  search.addEventListener('input', show);
  // Browsers fill in what was searched before a reload.
  show();
  window.bannerkit = {ready: true};
}

wake(false);
document.addEventListener('DOMContentLoaded', startList);
})();

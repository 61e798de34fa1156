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
const $address = (() => {
const {byId} = $document;
const {KIND, LATEST, MOST_INPUTS, SECOND} = $constants;
// The address holds what one looks at, after its `#`: it can be sent, and comes back after a reload.

const readAddress = () => new URLSearchParams(location.hash.slice(1));

// Entries without a value are left out.
const entriesOf = entries => new URLSearchParams(Object.entries(entries).filter(([, value]) => value));

function writeAddress(entries) {
  const text = entriesOf(entries).toString();
  if (text !== location.hash.slice(1)) keep(history.state, text ? '#' + text : '#');
}

// Keeps a state, and an address where there is one, for when this page is loaded again. Some browsers refuse this to files.
function keep(state, url) {
  try {
    history.replaceState(state, '', url);
  } catch {}
}

// Inputs as `at,kind,value,…` with `;` between them. Anything else is ignored: anyone can write an address.
const inputsText = inputs => inputs.map(input => input.join(',')).join(';');
function readInputs(text) {
  const kinds = new Set(Object.values(KIND));
  const inputs = (text || '').split(';').map(part => part.split(',').map(Number))
    .filter(input => input.length === 5 && input.every(Number.isFinite) && kinds.has(input[1]) && input[0] >= 0 && input[0] <= LATEST);
  return inputs.slice(0, MOST_INPUTS).sort((a, b) => a[0] - b[0]);
}

const sizeText = ({viewport}) => `${viewport.width}x${viewport.height}`;

const address = {
  // From when it plays, if that is another instant than the page's own; a scenario's choice is not in the address either.
  startText() {
    const {moment, scenario} = this.player;
    if (scenario !== null || moment?.start === this.start?.start) return '';
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
    player.put(readInputs(said.get('inputs')), null, moment);
    const time = Number(said.get('t'));
    if (Number.isFinite(time) && time >= 0) player.stop(Math.round(time * SECOND));
    return said.has('t');
  },
  // Only while time stands still: an address for every frame is of no use.
  remember() {
    const {player} = this;
    if (!this.isRunning || player.isPlaying || player.finger || player.coasting) return;
    writeAddress({
      t: player.time ? player.time / SECOND : '', ...this.chosen(), theme: readAddress().get('theme'),
      inputs: player.scenario === null ? inputsText(player.inputs) : '',
    });
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

function wake() {
  byId('still')?.remove();
  for (const part of document.querySelectorAll('.live[hidden]')) part.hidden = false;
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

wake();
document.addEventListener('DOMContentLoaded', startList);
})();

// The address holds what one looks at, after its `#`: it can be sent, and comes back after a reload.
import {byId, pick} from './document.js';
import {KIND, MOST_INPUTS, SECOND} from './constants.js';
import {lengthOf} from './words.js';

// A scenario lasts at most 366 days, its last inputs included.
export const LAST = (366 * 86400 - 10) * SECOND;
// The limits of a drag in a link: its distance in points, and its speed.
const [MOST_DRAGGED, FASTEST] = [10_000, 1_000_000];

export const readAddress = () => new URLSearchParams(location.hash.slice(1));

// Entries without a value are left out.
export const entriesOf = entries => new URLSearchParams(Object.entries(entries).filter(([, value]) => value));

export function writeAddress(entries, state = history.state) {
  const text = entriesOf(entries).toString();
  if (text !== location.hash.slice(1) || state !== history.state) keep(state, text ? '#' + text : '#');
}

// Keeps a state, and an address where there is one, for when this page is loaded again. Some browsers refuse this to files.
export function keep(state, url) {
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

export const address = {
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
    return this.stopAt(said) || said.has('inputs') || said.has('scenario');
  },
  // The address of what is seen now, also while it plays.
  link() { return `${location.href.split('#')[0]}#${entriesOf(this.played(Math.round(this.player.time) / SECOND || '0'))}`; },
  // Only while time stands still: an address for every frame is of no use.
  remember(what) {
    const {player} = this;
    if (!this.isRunning || player.finger) return;
    if (player.isPlaying || player.coasting) {
      // What is done while it plays outlives a reload from then on.
      if (what === 'inputs') keep(this.kept);
      return;
    }
    writeAddress({...this.played(player.time / SECOND || ''), theme: readAddress().get('theme')}, null);
  },
  played(t) {
    const {inputs, scenario} = this.player;
    return {...this.chosen(), t, inputs: scenario === null ? inputsText(inputs) : '', scenario};
  },
  // How one looks at the banner; entries without a value are as they are at first.
  chosen() {
    const {banner, player} = this;
    const isOwnView = this.view === (banner.scenarios[player.scenario]?.view ?? 0);
    return {...this.looks(), window: isOwnView ? '' : sizeText(banner), backdrop: byId('backdrop').value, frame: byId('frame').checked ? 1 : '',
      start: this.startText(), reduced: this.reducesMotion ? 1 : ''};
  },
};

// The state of the view in the fragment of the URL, which can be shared and survives a reload.
import {KIND, MOST_INPUTS, SECOND} from './constants.js';
import {lengthOf} from './words.js';

// The last time of an input: a scenario lasts at most 366 days, including its last inputs.
export const LAST = (366 * 86400 - 10) * SECOND;
// The limits of a drag in a link: distance in points, and velocity in points per second.
const [MOST_DRAGGED, FASTEST] = [10_000, 1_000_000];

export const readAddress = () => new URLSearchParams(location.hash.slice(1));

// Omits entries without a value.
export const entriesOf = entries => new URLSearchParams(Object.entries(entries).filter(([, value]) => value));

export function writeAddress(entries, state = history.state) {
  const text = entriesOf(entries).toString();
  if (text !== location.hash.slice(1) || state !== history.state) keep(state, text ? '#' + text : '#');
}

// Stores a state, and optionally a URL, for a reload. Some browsers reject this for `file:` URLs.
export function keep(state, url) {
  try {
    history.replaceState(state, '', url);
  } catch {}
}

// Inputs are encoded as `at,kind,value,…`, separated by `;`. A URL is untrusted, so invalid ones
// are ignored.
const inputsText = inputs => inputs.map(input => input.join(',')).join(';');
// Valid inputs can be recorded as a scenario: they do not overlap a drag, and their items exist.
function readInputs(text, count) {
  const kinds = new Set(Object.values(KIND));
  const inputs = (text || '').split(';').map(part => part.split(',').map(Number)).filter(input => {
    const [at, kind, value, over, velocity] = input;
    if (input.length !== 5 || !input.every(Number.isFinite) || !kinds.has(kind) || at < 0 || at > LAST || !Number.isInteger(at)) return false;
    if (kind === KIND.select) return Number.isInteger(value) && value >= 0 && value < count;
    if (kind === KIND.tap) return Number.isInteger(value) && value >= 0 && value <= count;
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
  // The start date, if it differs from the page's; empty while a scenario plays.
  startText() {
    const {moment, scenario} = this.player;
    if (scenario !== null || (moment?.start ?? null) === (this.banner.start ?? null) && (moment || !this.start)) return '';
    return moment ? moment.calendar.text(moment.start) : 'none';
  },
  // Restores a state from the URL or from `said`; returns whether it contains a time.
  restore(said = readAddress()) {
    const {player, banner} = this;
    this.restoreLooks(said);
    const start = Date.parse(said.get('start')) / 1000;
    const moment = this.calendar?.has(start) ? {calendar: this.calendar, start} : said.get('start') === 'none' ? null : this.start;
    player.put(readInputs(said.get('inputs'), banner.count), null, moment);
    const scenario = said.get('scenario');
    const isPlayed = !!banner.scenarios[scenario];
    if (isPlayed) this.playScenario(scenario);
    const [ownView, ownMotion, ownSeed] = isPlayed ? [this.view, this.reducesMotion, this.seed] : [0, this.plainReducesMotion, banner.seed ?? 0];
    // By size, because the index of a window changes with the file.
    const view = banner.views.findIndex(view => sizeText(view) === said.get('window'));
    this.play(view < 0 ? ownView : view, said.has('reduced') ? said.get('reduced') === '1' : ownMotion, said.has('seed') ? Math.trunc(said.get('seed')) || 0 : ownSeed);
    return this.stopAt(said) || said.has('inputs') || said.has('scenario');
  },
  // The URL of the current view, also during playback.
  link() { return `${location.href.split('#')[0]}#${entriesOf(this.played(Math.round(this.player.time) / SECOND || '0'))}`; },
  // Updates the URL only while playback is stopped.
  remember(what) {
    const {player} = this;
    if (!this.isRunning || player.finger) return;
    if (player.isPlaying || player.coasting) {
      // Inputs made during playback survive a reload.
      if (what === 'inputs') keep(this.kept);
      return;
    }
    writeAddress({...this.played(player.time / SECOND || ''), theme: readAddress().get('theme')}, null);
  },
  played(t) {
    const {inputs, scenario} = this.player;
    return {...this.chosen(), t, inputs: scenario === null ? inputsText(inputs) : '', scenario};
  },
  // The view options; defaults are empty.
  chosen() {
    const {banner, player} = this;
    const isOwnView = this.view === (banner.scenarios[player.scenario]?.view ?? 0);
    return {...this.looks(), window: isOwnView ? '' : sizeText(banner),
      start: this.startText(), reduced: this.reducesMotion ? 1 : '', seed: this.player.timeline.isMixed ? this.seed : ''};
  },
};

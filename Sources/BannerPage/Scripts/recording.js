// Exports: the inputs as a scenario for the banner’s file, and links to the current view.
import {byId, click, copyText} from './document.js';
import {make} from '../Element/dom.js';
import {LAST} from './address.js';
import {EVENTS, KIND, SECOND} from './constants.js';
import {counted, duration, lengthOf} from './words.js';

function pageName(page, banner) {
  const id = banner.items[page]?.id || '';
  const isPlain = /^[A-Za-z][A-Za-z0-9_-]*$/.test(id) && !/^(true|false|null|nan|inf|yes|no|on|off|y|n)$/i.test(id);
  return isPlain ? id : String(page);
}

// Formats the scenario; the key `scenarios` is omitted if the file has it already.
function scenarioText({inputs, timeline, expected}, banner, conditions) {
  const lines = inputs.map(([at, kind, a, b, c]) => {
    const name = Object.keys(KIND).find(name => KIND[name] === kind);
    let value = 'true';
    const velocity = Number.isFinite(c) ? `, velocity: ${c}` : '';
    if (name === 'drag') value = `{ by: ${a}, over: ${duration(b)}${velocity} }`;
    if (name === 'swipe') value = a === 0 ? 'next' : 'previous';
    if (name === 'select') value = pageName(a, banner);
    if (name === 'tap' && a > 0) value = pageName(a - 1, banner);
    return `      - { at: ${duration(at)}, ${name}: ${value} }`;
  });
  const last = inputs.at(-1);
  const end = last[0] + lengthOf(last);
  // Free scrolling can continue for more than two seconds.
  const [settle] = timeline.events(end, end + 4 * SECOND, EVENTS.settle, 1);
  const rest = settle?.position == null ? 0 : settle.t * SECOND;
  const whole = Math.ceil(Math.max(end + 2 * SECOND, rest) / SECOND) * SECOND;
  let name = 'recorded in the preview';
  for (let number = 2; banner.scenarios.some(s => s.name === name); number++) name = `recorded in the preview ${number}`;
  const key = banner.scenarios.length ? [] : ['scenarios:'];
  const pages = [...new Set([...expected, whole])].filter(at => at <= whole).sort((a, b) => a - b).map(at => [at, timeline.itemAt(at)])
    .filter(([, page]) => page != null).map(([at, page]) => `      - { at: ${duration(at)}, page: ${pageName(page, banner)} }`);
  return [...key, `  - name: ${name}`, `    duration: ${duration(whole)}`, ...conditions, '    inputs:', ...lines,
    ...pages.length ? ['    expect:', ...pages] : [], ''].join('\n');
}

export const recording = {
  // Shows the recorded inputs, but not those of a scenario of the file.
  showRecording() {
    const {player, banner} = this;
    const {inputs, scenario, dropped} = player;
    const isLate = inputs.some(input => input[0] + lengthOf(input) > LAST);
    const isOwn = inputs.length > 0 && scenario === null && !isLate;
    byId('recording').textContent = isOwn ? scenarioText(player, banner, this.conditionLines()) : '';
    for (const id of ['recorded', 'recording', 'paste']) byId(id).hidden = !isOwn;
    byId('nothing-recorded').hidden = isOwn;
    byId('paste').textContent = `Paste it at the end of the ${banner.scenarios.length ? 'scenarios in the file' : 'file'}.`;
    byId('rec').hidden = !isOwn && !player.finger;
    byId('rec-count').textContent = counted(inputs.length, 'input');
    byId('undo').hidden = !player.past.length;
    byId('scenario').value = scenario ?? '';
    byId('dropped').textContent = isLate ? 'Nothing is recorded after 366 days' : dropped ? `${counted(dropped, 'later input')} dropped` : '';
  },
  // Adds an expectation for the current page.
  expectThis() {
    this.player.expected.push(Math.round(this.player.time));
    this.showRecording();
  },
  conditionLines() {
    const {viewport} = this.banner;
    const {moment} = this.player;
    return [...moment ? [`    start: ${moment.calendar.text(moment.start)}`] : [],
      ...this.view ? [`    viewport: { width: ${viewport.width}, height: ${viewport.height} }`] : [],
      ...this.reducesMotion ? ['    reducedMotion: true'] : [],
      ...this.player.timeline.isMixed ? [`    seed: ${this.seed}`] : []];
  },
  copy() {
    getSelection().selectAllChildren(byId('recording'));
    copyText(byId('copy'), byId('recording').textContent, 'Selected');
  },

  connectLinks() {
    // A window's name takes its place.
    const {name} = this.banner;
    click('copy-link', () => copyText(byId('copy-link'), this.link()));
    const embedded = () => make('iframe', {src: this.link(), title: name, width: innerWidth, height: innerHeight}).outerHTML;
    click('embed', () => copyText(byId('embed'), embedded()));
  },
};

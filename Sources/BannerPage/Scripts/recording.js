// The recording: the inputs as a scenario to paste into the banner's file.
import {byId, copyText} from './document.js';
import {EVENTS, KIND, SECOND} from './constants.js';
import {duration, lengthOf} from './time.js';

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

export const recording = {
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

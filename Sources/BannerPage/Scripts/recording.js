// The recording: the inputs as a scenario to paste into the banner's file.
import {byId} from './document.js';
import {EVENTS, KIND, SECOND, SWIPE} from './constants.js';
import {duration} from './time.js';

function pageName(page, banner) {
  const id = banner.items[page]?.id || '';
  const isPlain = /^[A-Za-z][A-Za-z0-9_-]*$/.test(id) && !/^(true|false|null|nan|inf|yes|no|on|off|y|n)$/i.test(id);
  return isPlain ? id : String(page);
}

// How long an input takes.
const length = ([, kind, , over]) => kind === KIND.drag ? over : kind === KIND.swipe ? SWIPE : 0;

// The scenario; a file that has scenarios already gets one more, without a second key.
function scenarioText({inputs, timeline}, banner, conditions) {
  const lines = inputs.map(([at, kind, a, b, c]) => {
    const name = Object.keys(KIND).find(name => KIND[name] === kind);
    let value = 'true';
    if (name === 'drag') value = `{ by: ${a}, over: ${duration(b)}${Number.isFinite(c) ? `, velocity: ${c}` : ''} }`;
    if (name === 'swipe') value = a === 0 ? 'next' : 'previous';
    if (name === 'select') value = pageName(a, banner);
    return `      - { at: ${duration(at)}, ${name}: ${value} }`;
  });
  const last = inputs[inputs.length - 1];
  const end = last[0] + length(last);
  // Content that scrolls freely can glide for longer than two seconds.
  const [settle] = timeline.events(end, end + 4 * SECOND, EVENTS.settle, 1);
  const rest = settle?.position == null ? 0 : settle.t * SECOND;
  const whole = Math.ceil(Math.max(end + 2 * SECOND, rest) / SECOND) * SECOND;
  let name = 'recorded in the preview';
  for (let number = 2; banner.scenarios.some(s => s.name === name); number++) name = `recorded in the preview ${number}`;
  const key = banner.scenarios.length ? [] : ['scenarios:'];
  return [...key, `  - name: ${name}`, `    duration: ${duration(whole)}`, ...conditions, '    inputs:', ...lines, ''].join('\n');
}

export const recording = {
  // Shows what was recorded; the inputs of a scenario that someone only plays are not theirs.
  showRecording() {
    const {player, banner} = this;
    const isOwn = player.inputs.length > 0 && player.scenario === null;
    const count = player.inputs.length;
    byId('recording').textContent = isOwn ? scenarioText(player, banner, this.conditionLines()) : '';
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
    const say = words => { byId('copy').textContent = words; setTimeout(() => { byId('copy').textContent = 'Copy'; }, 1500); };
    const text = byId('recording').textContent;
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(() => say('Copied'), () => say('Selected'));
    else say('Selected');
  },
};

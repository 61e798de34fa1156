// What one can take along: the inputs as a scenario to paste into the banner’s file, and the picture of this moment.
import {byId, click, copyText, make, save} from './document.js';
import {LAST} from './address.js';
import {EVENTS, KIND, SECOND} from './constants.js';
import {pictureOf} from './picture.js';
import {counted, duration, lengthOf} from './words.js';

// Sizes that browsers draw: pixels along a side, and in all.
const [LONGEST, MOST] = [16384, 2 ** 26];

function pageName(page, banner) {
  const id = banner.items[page]?.id || '';
  const isPlain = /^[A-Za-z][A-Za-z0-9_-]*$/.test(id) && !/^(true|false|null|nan|inf|yes|no|on|off|y|n)$/i.test(id);
  return isPlain ? id : String(page);
}

// The scenario; a file that has scenarios already gets one more, without a second key.
function scenarioText({inputs, timeline, expected}, banner, conditions) {
  const lines = inputs.map(([at, kind, a, b, c]) => {
    const name = Object.keys(KIND).find(name => KIND[name] === kind);
    let value = 'true';
    const velocity = Number.isFinite(c) ? `, velocity: ${c}` : '';
    if (name === 'drag') value = `{ by: ${a}, over: ${duration(b)}${velocity} }`;
    if (name === 'swipe') value = a === 0 ? 'next' : 'previous';
    if (name === 'select') value = pageName(a, banner);
    return `      - { at: ${duration(at)}, ${name}: ${value} }`;
  });
  const last = inputs.at(-1);
  const end = last[0] + lengthOf(last);
  // Content that scrolls freely can glide for longer than two seconds.
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
  // Shows what was recorded; the inputs of a scenario that someone only plays are not theirs.
  showRecording() {
    const {player, banner} = this;
    const {inputs, scenario, dropped} = player;
    const isLate = inputs.some(input => input[0] + lengthOf(input) > LAST);
    const isOwn = inputs.length > 0 && scenario === null && !isLate;
    byId('recording').textContent = isOwn ? scenarioText(player, banner, this.conditionLines()) : '';
    for (const id of ['recorded', 'recording', 'paste']) byId(id).hidden = !isOwn;
    byId('nothing-recorded').hidden = isOwn;
    byId('paste').textContent = banner.scenarios.length ? 'One more scenario: paste it at the end of `scenarios` in the file.'
      : 'Paste it at the end of the file.';
    byId('rec').hidden = !isOwn && !player.finger;
    byId('rec-count').textContent = counted(inputs.length, 'input');
    byId('undo').hidden = !player.past.length;
    byId('scenario').value = scenario ?? '';
    byId('dropped').textContent = isLate ? 'Nothing is recorded after 366 days' : dropped ? `${counted(dropped, 'later input')} dropped` : '';
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
    getSelection().selectAllChildren(byId('recording'));
    copyText(byId('copy'), byId('recording').textContent, 'Selected');
  },

  connectSaving() {
    const {name} = this.banner;
    this.fileName = [...name.toWellFormed().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')].slice(0, 80).join('').replace(/^-+|-+$/g, '') || 'banner';
    click('copy-link', () => copyText(byId('copy-link'), this.link()));
    const embedded = () => make('iframe', {src: this.link(), title: name, width: innerWidth, height: innerHeight}).outerHTML;
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
    return pictureOf(this.stage, `${this.banner.name}, ${this.momentSeconds()} s`, factor);
  },
  async savePNG() {
    const {viewport: {width}, wholeHeight: height} = this.banner;
    const factor = Math.min(2, LONGEST / Math.max(width, height), Math.sqrt(MOST / (width * height)));
    const name = this.momentName('png');
    // The page allows pictures that it holds itself, and no others.
    const image = make('img', {src: 'data:image/svg+xml,' + encodeURIComponent(this.picture(factor))});
    await image.decode();
    const canvas = make('canvas', {width: Math.round(width * factor), height: Math.round(height * factor)});
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise(done => canvas.toBlob(done, 'image/png'));
    if (!drawn) throw new Error('not drawn');
    save(name, drawn, 'image/png');
  },
};

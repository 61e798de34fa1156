// What one can take along as files: the picture of this moment, and the recording.
import {byId, click, copyText, make, save} from './document.js';
import {SECOND} from './constants.js';
import {pictureOf} from './picture.js';

// Sizes that browsers draw: pixels along a side, and in all.
const [LONGEST, MOST] = [16384, 2 ** 26];

export const saving = {
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

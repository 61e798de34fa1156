// The lanes: item, cause, indicator and timer over a period, drawn when the period or the inputs change.
import {SECOND} from './constants.js';
import {colorOf, isBright, labelOf} from './card.js';
import {clock} from './time.js';

const CAUSES = {timer: '--cause-timer', drag: '--cause-drag', select: '--cause-select', next: '--cause-key', previous: '--cause-key'};
const LANES = [['item', 34], ['cause', 26], ['indicator', 34], ['timer', 34]];
const GAP = 10;

export class Lanes {
  constructor(canvas, player, banner) {
    Object.assign(this, {canvas, player, banner});
    this.start = 0;
    this.span = banner.span;
  }
  get end() { return this.start + this.span; }
  // Keeps the time visible: the period moves on by a page.
  follow(time) {
    if (time >= this.start && time < this.end) return false;
    this.start = Math.floor(time / this.span) * this.span;
    return true;
  }
  zoom(factor) {
    this.span = Math.max(SECOND / 2, Math.min(86400 * 7 * SECOND, this.span * factor));
    this.start = Math.floor(this.player.time / this.span) * this.span;
  }
  timeAt(x) { return this.start + Math.max(0, Math.min(1, x / this.width)) * this.span; }
  draw() {
    const style = getComputedStyle(this.canvas);
    const color = name => style.getPropertyValue(name).trim();
    this.width = this.canvas.clientWidth;
    const height = LANES.reduce((sum, lane) => sum + lane[1] + GAP, 20);
    const ratio = devicePixelRatio || 1;
    this.canvas.width = Math.round(this.width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.canvas.style.height = height + 'px';
    const pen = this.canvas.getContext('2d');
    pen.scale(ratio, ratio);
    pen.font = '11px ' + style.fontFamily;
    pen.textBaseline = 'middle';
    this.events = this.player.timeline.events(Math.max(0, this.start - 1), this.end, undefined, 4000);
    const x = time => (time - this.start) / this.span * this.width;
    this.ruler(pen, x, color);
    let top = 20;
    for (const [name, size] of LANES) {
      pen.fillStyle = color('--lane');
      pen.beginPath();
      pen.roundRect(0, top, this.width, size, 6);
      pen.fill();
      pen.save();
      pen.clip();
      this[name](pen, x, top, size, color);
      pen.restore();
      top += size + GAP;
    }
  }
  ruler(pen, x, color) {
    const raw = this.span / Math.max(3, this.width / 90);
    const steps = [1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7, 1.5e7, 3e7, 6e7, 12e7, 3e8, 6e8, 1.8e9, 3.6e9, 7.2e9,
      2.16e10, 4.32e10, 8.64e10];
    const step = steps.find(step => step >= raw) || 8.64e10;
    const lanes = LANES.reduce((sum, lane) => sum + lane[1] + GAP, 20);
    for (let time = Math.ceil(this.start / step) * step; time <= this.end; time += step) {
      const place = Math.round(x(time)) + 0.5;
      pen.strokeStyle = color('--line');
      pen.beginPath();
      pen.moveTo(place, 14);
      pen.lineTo(place, lanes - GAP);
      pen.stroke();
      pen.fillStyle = color('--muted');
      pen.textAlign = place < 12 ? 'left' : place > this.width - 24 ? 'right' : 'center';
      pen.fillText(clock(time, step < SECOND ? 2 : 0), place < 12 ? 0 : place, 6);
    }
  }
  // One band for each page that is current, paler while the content still moves to it.
  item(pen, x, top, size, color) {
    const changes = this.events.filter(event => event.event === 'change');
    let page = JSON.parse(this.player.timeline.state(this.start)).page;
    if (changes.length && changes[0].t * SECOND <= this.start) page = changes[0].from;
    let from = this.start;
    for (const change of [...changes, null]) {
      const to = change ? change.t * SECOND : this.end;
      const item = this.banner.items[page];
      const [left, right] = [x(from), x(to)];
      pen.fillStyle = colorOf(item, page);
      pen.fillRect(left, top, right - left + 0.5, size);
      const label = labelOf(item || {}) || String(page + 1);
      if (right - left > 26) {
        pen.save();
        pen.beginPath();
        pen.rect(left, top, right - left - 4, size);
        pen.clip();
        pen.fillStyle = isBright(colorOf(item, page)) ? 'rgba(0,0,0,.78)' : 'rgba(255,255,255,.95)';
        pen.textAlign = 'left';
        pen.fillText(label, left + 8, top + size / 2 + 0.5);
        pen.restore();
      }
      if (!change) break;
      [from, page] = [to, change.page];
    }
    for (const change of changes) {
      const [left, width] = [x(change.t * SECOND), change.duration / this.span * SECOND * this.width];
      const fade = pen.createLinearGradient(left, 0, left + width, 0);
      fade.addColorStop(0, color('--veil'));
      fade.addColorStop(1, 'transparent');
      pen.fillStyle = fade;
      pen.fillRect(left, top, Math.max(1, width), size);
    }
  }
  cause(pen, x, top, size, color) {
    const middle = top + size / 2;
    const spans = {dragBegin: ['dragEnd', '--cause-drag'], hide: ['show', '--muted'], pause: ['resume', '--cause-key']};
    for (const [begin, [end, name]] of Object.entries(spans)) {
      let since = null;
      for (const event of this.events) {
        if (event.event === begin && since === null) since = event.t;
        if (event.event === end) {
          this.bar(pen, since === null ? 0 : x(since * SECOND), x(event.t * SECOND), middle, color(name), begin);
          since = null;
        }
      }
      if (since !== null) this.bar(pen, x(since * SECOND), this.width, middle, color(name), begin);
    }
    for (const event of this.events) {
      if (event.event !== 'change' && event.event !== 'open') continue;
      pen.fillStyle = color(CAUSES[event.cause] || '--accent');
      pen.beginPath();
      const place = x(event.t * SECOND);
      if (event.cause === 'timer') pen.arc(place, middle, 4, 0, 7);
      else if (event.event === 'open') pen.roundRect(place - 4, middle - 4, 8, 8, 2);
      else {
        pen.moveTo(place - 5, middle - 5);
        pen.lineTo(place + 5, middle);
        pen.lineTo(place - 5, middle + 5);
        pen.closePath();
      }
      pen.fill();
    }
  }
  bar(pen, from, to, middle, color, name) {
    pen.fillStyle = color;
    pen.globalAlpha = name === 'dragBegin' ? 0.35 : 0.22;
    pen.beginPath();
    pen.roundRect(from, middle - 7, Math.max(3, to - from), 14, 4);
    pen.fill();
    pen.globalAlpha = 1;
    const words = {hide: 'hidden', pause: 'paused'}[name];
    if (words && to - from > 50) {
      pen.fillStyle = color;
      pen.textAlign = 'left';
      pen.fillText(words, from + 7, middle + 0.5);
    }
  }
  indicator(pen, x, top, size, color) {
    this.samples = this.player.timeline.samples(this.start, this.end, Math.max(2, Math.min(1200, Math.round(this.width))));
    pen.strokeStyle = color('--accent');
    pen.lineWidth = 1.75;
    pen.lineJoin = 'round';
    if (this.samples.every(([, place]) => place < 0)) {
      pen.fillStyle = color('--muted');
      pen.textAlign = 'left';
      pen.fillText('none', 8, top + size / 2 + 0.5);
      return;
    }
    pen.beginPath();
    this.samples.forEach(([, place], index) => {
      if (place < 0) return;
      const [left, y] = [index / (this.samples.length - 1) * this.width, top + size - 6 - place * (size - 12)];
      if (index) pen.lineTo(left, y); else pen.moveTo(left, y);
    });
    pen.stroke();
  }
  timer(pen, x, top, size, color) {
    const last = this.samples.length - 1;
    for (let index = 0; index < last; index++) {
      const [, , fill, runs] = this.samples[index];
      if (runs < 0) continue;
      pen.fillStyle = color(runs ? '--cause-timer' : '--muted');
      pen.globalAlpha = runs ? 0.55 : 0.3;
      const height = Math.max(1, fill * (size - 6));
      pen.fillRect(index / last * this.width, top + size - height, this.width / last + 0.6, height);
    }
    pen.globalAlpha = 1;
  }
}

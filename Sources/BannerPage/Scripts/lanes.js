// The lanes: item, cause, indicator and timer over a period, drawn when the period or the inputs change.
import {ALL_KINDS, EVENTS, SECOND} from './constants.js';
import {drawBands, drawShares} from './bands.js';
import {drawCauses} from './causes.js';
import {drawIndicator, drawTimer} from './curves.js';
import {labelOf} from './card.js';
import {clock} from './time.js';

// The strip and the events; the others on demand.
const LANES = [['Item', 56], ['Cause', 30], ['Indicator', 34], ['Timer', 26]];
const GAP = 6;
// Below the ruler's words there is room for the flag of the playhead.
const RULER = 32;
const LISTED = ALL_KINDS & ~EVENTS.focus;
// More events than this are counted, not drawn one by one; the list shows the first ones.
const MOST = 4000;
const FIRST = 300;
const STEPS = [1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7, 1.5e7, 3e7, 6e7, 1.2e8, 3e8, 6e8, 1.8e9, 3.6e9, 7.2e9,
  2.16e10, 4.32e10, 8.64e10];

export class Lanes {
  // `again` draws what these lanes are a part of once more, when a picture has come.
  constructor(canvas, player, banner, again = () => this.draw()) {
    Object.assign(this, {canvas, player, banner, again});
    this.start = 0;
    this.span = banner.span;
    this.scenario = null;
    this.pictures = new Map();
    this.bands = [];
  }
  get end() { return this.start + this.span; }
  // Keeps the time visible when it is another one: the period moves on by a page. Who moves the lanes may look elsewhere.
  follow(time) {
    if (time === this.followed) return false;
    this.followed = time;
    if (time >= this.start && time < this.end) return false;
    this.start = Math.floor(time / this.span) * this.span;
    return true;
  }
  zoom(factor, time = this.player.time) {
    this.span = Math.max(SECOND / 2, Math.min(86400 * 7 * SECOND, this.span * factor));
    this.start = Math.floor(time / this.span) * this.span;
  }
  move(by) { this.start = Math.max(0, this.start + by / this.width * this.span); }
  // Around a place, whose time stays where it is.
  zoomAt(x, factor) {
    const time = this.timeAt(x);
    const span = Math.max(SECOND / 2, Math.min(86400 * 7 * SECOND, this.span * factor));
    this.start = Math.max(0, time - (time - this.start) * span / this.span);
    this.span = span;
  }
  timeAt(x) { return this.start + Math.max(0, Math.min(1, x / this.width)) * this.span; }
  x(time) { return (time - this.start) / this.span * this.width; }
  // The place in the file of the item that an event or a state is about.
  place(what) {
    this.places ??= new Map(this.banner.items.map((item, place) => [item.id, place]));
    return this.places.get(what.item) ?? what.page;
  }
  // What happens in the period: the first events, the number of all, and whether they are too many to draw one by one.
  look() {
    const {timeline} = this.player;
    const from = Math.max(0, this.start - 1);
    this.columns = null;
    this.count = timeline.eventCount(from, this.end, LISTED);
    this.changes = timeline.eventCount(from, this.end, EVENTS.change);
    this.isDense = this.changes > this.width / 3 || this.count > MOST;
    this.events = timeline.events(from, this.end, LISTED, this.isDense ? FIRST : MOST);
    this.samples = timeline.samples(this.start, this.end, Math.max(2, Math.min(this.isDense ? 240 : 1200, Math.round(this.width))));
  }
  // In each column of the period the share of every item, computed when someone needs it.
  shares() {
    return this.columns ??= this.player.timeline.shares(this.start, this.end, Math.max(1, Math.ceil(this.width / 8)));
  }
  draw() {
    const lanes = this.hasMore ? LANES : LANES.slice(0, 2);
    const height = lanes.reduce((sum, lane) => sum + lane[1] + GAP, RULER);
    const {pen, color} = this.begin(height);
    this.look();
    this.ruler(pen, color, height - GAP);
    const drawings = [this.drawStrip, drawCauses, drawIndicator, drawTimer];
    let top = RULER;
    lanes.forEach(([name, size], index) => {
      this.namesAreInside = index > 1;
      this.lane(pen, name, {top, size, color}, drawings[index]);
      if (index === 1) this.expected(pen, color, top + size / 2, true);
      top += size + GAP;
    });
  }
  // A canvas as high as this, by default the one that is seen, and what draws on it.
  begin(height, ground = this.canvas) {
    const {pen, width, color} = penOf(this.canvas, height, ground);
    this.width = width;
    this.muted = color('--muted');
    return {pen, color};
  }
  measure() { this.width = this.canvas.clientWidth; }
  // Shows what was drawn on another canvas.
  show(ground) {
    Object.assign(this.canvas, {width: ground.width, height: ground.height});
    this.canvas.getContext('2d').drawImage(ground, 0, 0);
  }
  lane(pen, name, place, ...drawings) {
    const {top, size, color} = place;
    pen.fillStyle = color('--lane');
    pen.beginPath();
    pen.roundRect(0, top, this.width, size, 6);
    pen.fill();
    pen.save();
    pen.clip();
    for (const draw of drawings) draw(pen, this, place);
    if (this.namesAreInside && name) this.plate(pen, name, this.width, top + 8, color);
    pen.restore();
  }
  // The cards with how full the timer is, at their bottom.
  drawStrip(pen, lanes, place) {
    lanes.drawItems(pen, lanes, place);
    const white = name => name === '--cause-timer' ? '#fff' : place.color(name);
    if (lanes.banner.hasTimer && lanes.banner.count > 1 && !lanes.isDense) drawTimer(pen, lanes, {top: place.top + place.size - 8, size: 8, color: white});
  }
  drawItems(pen, lanes, place) { (lanes.isDense ? drawShares : drawBands)(pen, lanes, place); }
  ruler(pen, color, bottom) {
    const raw = this.span / Math.max(3, this.width / (this.player.moment ? 130 : 90));
    const step = STEPS.find(step => step >= raw) || 8.64e10;
    for (let time = Math.ceil(this.start / step) * step; time <= this.end; time += step) {
      const place = Math.round(this.x(time)) + 0.5;
      pen.strokeStyle = color('--line');
      pen.beginPath();
      pen.moveTo(place, 16);
      pen.lineTo(place, bottom);
      pen.stroke();
      pen.fillStyle = color('--muted');
      pen.textAlign = place < 12 ? 'left' : place > this.width - 24 ? 'right' : 'center';
      pen.fillText(this.words(time, step), place < 12 ? 0 : place, 7);
    }
  }
  // A time of the ruler; of a banner with dates, on its clock.
  words(time, step) {
    const {moment} = this.player;
    return moment && step >= SECOND ? moment.calendar.said(moment.start + time / SECOND, {timeStyle: 'medium'}) : clock(time, step < SECOND ? 2 : 0);
  }
  // What the scenario that is played as it is written expects in the period; `scenario` is `null` for any other play.
  get expectations() {
    return (this.scenario?.expectations || []).filter(({at}) => at >= this.start && at <= this.end)
      .map(({at, failure}) => ({event: 'expect', t: at / SECOND, failure}));
  }
  // With words a failure also says what was expected.
  expected(pen, color, middle, hasWords) {
    pen.textAlign = 'center';
    for (const {t, failure} of this.expectations) {
      const place = Math.max(7, Math.min(this.width - 7, this.x(t * SECOND)));
      pen.fillStyle = color('--surface');
      pen.beginPath();
      pen.arc(place, middle, 7, 0, 7);
      pen.fill();
      pen.fillStyle = color(failure ? '--error' : '--cause-select');
      if (!failure || !hasWords) {
        pen.fillText(failure ? '✗' : '✓', place, middle);
        continue;
      }
      const words = '✗ ' + failure.replace(/ at [\d.a-z]+, saw .*/, '').replace(/`([^`]*)`/g, (_, id) => labelOf(this.banner.items[this.place({item: id})] || {id}));
      const width = pen.measureText(words).width + 10;
      this.plate(pen, words, place + width > this.width ? place : place + width + 4, middle, name => color(name === '--muted' ? '--error' : name));
    }
  }
  // Words on a ground of their own, readable on every drawing; `right` is where they end.
  plate(pen, words, right, middle, color) {
    const width = pen.measureText(words).width + 10;
    pen.fillStyle = color('--surface');
    pen.globalAlpha = 0.86;
    pen.beginPath();
    pen.roundRect(right - width - 2, middle - 7, width, 14, 4);
    pen.fill();
    pen.globalAlpha = 1;
    pen.fillStyle = color('--muted');
    pen.textAlign = 'left';
    pen.fillText(words, right - width + 3, middle + 0.5);
  }
  // A picture for a band, once it is decoded.
  picture(url) {
    let image = this.pictures.get(url);
    if (!image) {
      image = new Image();
      image.onload = this.again;
      image.src = url;
      this.pictures.set(url, image);
    }
    return image.complete && image.naturalWidth ? image : null;
  }
}

// A canvas of a height in points, ready to be drawn on; `ground` is another one that is drawn on in its place.
export function penOf(canvas, height, ground = canvas) {
  const style = getComputedStyle(canvas);
  const [width, ratio, known] = [canvas.clientWidth, devicePixelRatio || 1, {}];
  Object.assign(ground, {width: Math.round(width * ratio), height: Math.round(height * ratio)});
  canvas.style.height = height + 'px';
  const pen = ground.getContext('2d');
  pen.scale(ratio, ratio);
  pen.font = '11px ' + style.fontFamily;
  pen.textBaseline = 'middle';
  // A colour of the style, which only a property of its own computes.
  const computed = name => {
    canvas.style.color = `var(${name})`;
    return style.color;
  };
  return {pen, width, color: name => known[name] ??= computed(name)};
}

// The lanes of items and of causes over a period, drawn when the period or the inputs change.
import {ALL_KINDS, EVENTS, SECOND} from './constants.js';
import {drawItems} from './bands.js';
import {drawCauses} from './causes.js';
import {clock, labelOf} from './words.js';
import {Pen} from './pen.js';

const [ITEM, CAUSE, GAP] = [56, 30, 6];
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
    const places = new Map(banner.items.map((item, place) => [item.id, place]));
    Object.assign(this, {canvas, player, banner, again, places, start: 0, span: banner.span, scenario: null, pictures: new Map(), bands: []});
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
  zoom(factor, time) {
    this.span = Math.max(SECOND / 2, Math.min(86400 * 7 * SECOND, this.span * factor));
    this.start = Math.floor(time / this.span) * this.span;
  }
  move(by) { this.start = Math.max(0, this.start + by / this.width * this.span); }
  // Around a place, whose time stays where it is.
  zoomAt(x, factor) {
    const time = this.timeAt(x);
    const part = (time - this.start) / this.span;
    this.zoom(factor, time);
    this.start = Math.max(0, time - part * this.span);
  }
  timeAt(x) { return this.start + Math.max(0, Math.min(1, x / this.width)) * this.span; }
  x(time) { return (time - this.start) / this.span * this.width; }
  // The place in the file of the item that an event or a state is about.
  place(what) { return this.places.get(what.item) ?? what.page; }
  // What happens in the period: the first events, the number of all, and whether they are too many to draw one by one.
  look() {
    const {timeline} = this.player;
    const from = Math.max(0, this.start - 1);
    this.columns = null;
    this.count = timeline.eventCount(from, this.end, LISTED);
    this.changes = timeline.eventCount(from, this.end, EVENTS.change);
    this.isDense = this.changes > this.width / 3 || this.count > MOST;
    this.events = timeline.events(from, this.end, LISTED, this.isDense ? FIRST : MOST);
  }
  // In each column of the period the share of every item, computed when someone needs it.
  shares() {
    return this.columns ??= this.player.timeline.shares(this.start, this.end, Math.max(1, Math.ceil(this.width / 8)));
  }
  draw() {
    const causes = RULER + ITEM + GAP;
    const pen = new Pen(this.canvas, causes + CAUSE + GAP);
    this.width = pen.width;
    this.look();
    this.ruler(pen, causes + CAUSE);
    this.lane(pen, null, {top: RULER, size: ITEM}, drawItems);
    this.lane(pen, null, {top: causes, size: CAUSE}, drawCauses);
    this.expected(pen, causes + CAUSE / 2, true);
  }
  lane(pen, name, place, draw) {
    pen.box('--lane', 0, place.top, this.width, place.size, 1, 6);
    pen.on.save();
    pen.on.clip();
    draw(pen, this, place);
    if (this.namesAreInside && name) pen.plate(name, this.width, place.top + 8);
    pen.on.restore();
  }
  ruler(pen, bottom) {
    const raw = this.span / Math.max(3, this.width / (this.player.timeline.moment ? 130 : 90));
    const step = STEPS.find(step => step >= raw) || 8.64e10;
    for (let time = Math.ceil(this.start / step) * step; time <= this.end; time += step) {
      const x = Math.round(this.x(time)) + 0.5;
      pen.line('--line', 1, x, 16, bottom);
      pen.words(this.words(time, step), x < 12 ? 0 : x, 7, x < 12 ? 'left' : x > this.width - 24 ? 'right' : 'center');
    }
  }
  // A time of the ruler; of a banner with dates, on its clock.
  words(time, step) {
    const {moment} = this.player.timeline;
    return moment && step >= SECOND ? moment.calendar.said(moment.start + time / SECOND, {timeStyle: 'medium'}) : clock(time, step < SECOND ? 2 : 0);
  }
  // What the scenario that is played as it is written expects in the period; `scenario` is `null` for any other play.
  get expectations() {
    return (this.scenario?.expectations || []).filter(({at}) => at >= this.start && at <= this.end)
      .map(({at, failure}) => ({event: 'expect', t: at / SECOND, failure}));
  }
  // With words a failure also says what was expected.
  expected(pen, middle, hasWords) {
    for (const {t, failure} of this.expectations) {
      const x = Math.max(7, Math.min(this.width - 7, this.x(t * SECOND)));
      pen.fill('--surface', 1, on => on.arc(x, middle, 7, 0, 7));
      if (!failure || !hasWords) {
        pen.words(failure ? '✗' : '✓', x, middle, 'center', failure ? '--error' : '--cause-select');
        continue;
      }
      const words = '✗ ' + failure.replace(/ at [\d.a-z]+, saw .*/, '').replace(/`([^`]*)`/g, (_, id) => labelOf(this.banner.items[this.places.get(id)] || {id}));
      const width = pen.measure(words) + 10;
      pen.plate(words, x + width > this.width ? x : x + width + 4, middle, '--error');
    }
  }
  // A picture for a band, once it is decoded.
  picture(url) {
    if (!this.pictures.has(url)) this.pictures.set(url, Object.assign(new Image(), {onload: this.again, src: url}));
    const image = this.pictures.get(url);
    return image.complete && image.naturalWidth ? image : null;
  }
}

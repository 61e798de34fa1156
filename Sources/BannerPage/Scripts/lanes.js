// The lanes of items and causes over a period, redrawn when the period or the inputs change.
import {ALL_KINDS, EVENTS, SECOND} from './constants.js';
import {drawItems} from './bands.js';
import {drawCauses} from './causes.js';
import {clock, labelOf} from './words.js';
import {Pen} from './pen.js';

const [ITEM, CAUSE, GAP] = [56, 30, 6];
// The height of the ruler, which includes room for the playhead's flag.
const RULER = 32;
const LISTED = ALL_KINDS & ~EVENTS.focus;
// The limit on events to draw individually; the list shows the first ones.
const MOST = 4000;
const FIRST = 300;
const STEPS = [1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7, 1.5e7, 3e7, 6e7, 1.2e8, 3e8, 6e8, 1.8e9, 3.6e9, 7.2e9,
  2.16e10, 4.32e10, 8.64e10];

export class Lanes {
  // `again` redraws the owner of these lanes when a picture is loaded.
  constructor(canvas, player, banner, again = () => this.draw()) {
    const places = new Map(banner.items.map((item, place) => [item.id, place]));
    Object.assign(this, {canvas, player, banner, again, places, start: 0, span: banner.span, scenario: null, pictures: new Map(), bands: []});
  }
  get end() { return this.start + this.span; }
  // Moves the period to a new time by whole pages; returns whether it moved. The user can scroll
  // away from the current time.
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
  // Zooms around a position, whose time stays in place.
  zoomAt(x, factor) {
    const time = this.timeAt(x);
    const part = (time - this.start) / this.span;
    this.zoom(factor, time);
    this.start = Math.max(0, time - part * this.span);
  }
  timeAt(x) { return this.start + Math.max(0, Math.min(1, x / this.width)) * this.span; }
  x(time) { return (time - this.start) / this.span * this.width; }
  // The index of the item of an event or a state.
  place(what) { return this.places.get(what.item) ?? what.page; }
  // Loads the events of the period, their total number, and whether they are too many to draw
  // individually.
  look() {
    const {timeline} = this.player;
    const from = Math.max(0, this.start - 1);
    this.columns = null;
    this.count = timeline.eventCount(from, this.end, LISTED);
    this.changes = timeline.eventCount(from, this.end, EVENTS.change);
    this.isDense = this.changes > this.width / 3 || this.count > MOST;
    this.events = timeline.events(from, this.end, LISTED, this.isDense ? FIRST : MOST);
  }
  // The share of each item per column, computed on demand.
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
  // The label of the ruler; with dates, the local time.
  words(time, step) {
    const {moment} = this.player.timeline;
    return moment && step >= SECOND ? moment.calendar.said(moment.start + time / SECOND, {timeStyle: 'medium'}) : clock(time, step < SECOND ? 2 : 0);
  }
  // The expectations in the period, if a scenario plays under its own conditions.
  get expectations() {
    return (this.scenario?.expectations || []).filter(({at}) => at >= this.start && at <= this.end)
      .map(({at, failure}) => ({event: 'expect', t: at / SECOND, failure}));
  }
  // Draws expectations; with `hasWords`, failures are labelled.
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
  // The picture of an item; null until it is decoded.
  picture(url) {
    if (!this.pictures.has(url)) this.pictures.set(url, Object.assign(new Image(), {onload: this.again, src: url}));
    const image = this.pictures.get(url);
    return image.complete && image.naturalWidth ? image : null;
  }
}

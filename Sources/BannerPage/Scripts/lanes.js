// The lanes of items and causes over a period, redrawn when the period or the inputs change.
import {ALL_KINDS, EVENTS, SECOND, KIND, LATEST} from './constants.js';
import {clock, labelOf, readsRightToLeft, spoken, lengthOf, number} from './words.js';
import {CLOCK} from './calendar.js';
import {byId} from './document.js';
import {Pen} from './pen.js';
import {colorOf, isBright} from '../Element/cards.js';

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
    const [pen, labels] = [this.canvas, byId('labels')].map(canvas => new Pen(canvas, causes + CAUSE + GAP));
    // The playhead is between the lanes and their labels.
    Object.assign(this, {width: pen.width, labels});
    this.look();
    this.ruler(pen, causes + CAUSE);
    this.lane(pen, {top: RULER, size: ITEM}, drawItems);
    this.lane(pen, {top: causes, size: CAUSE}, drawCauses);
    this.expected(labels, causes + CAUSE / 2, true);
  }
  lane(pen, place, draw) {
    pen.box('--lane', 0, place.top, this.width, place.size, 1, 6);
    pen.on.save();
    pen.on.clip();
    draw(pen, this, place);
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
    return moment && step >= SECOND ? moment.calendar.said(moment.start + time / SECOND, CLOCK) : clock(time, step < SECOND ? 2 : 0);
  }
  // The expectations in the period, if a scenario plays under its own conditions.
  get expectations() {
    return (this.scenario?.expectations || []).filter(({at}) => at >= this.start && at <= this.end)
      .map(({at, failure}) => ({event: 'expect', t: at / SECOND, failure}));
  }
  // Draws expectations; `hasWords` labels the first failure, on the side with more space.
  expected(pen, middle, hasWords) {
    const {expectations, width} = this;
    const places = expectations.map(({t}) => Math.max(7, Math.min(width - 7, this.x(t * SECOND))));
    const told = hasWords && expectations.findIndex(({failure}) => failure);
    expectations.forEach(({failure}, index) => {
      const x = places[index];
      pen.fill('--surface', 1, on => on.arc(x, middle, 7, 0, 7));
      pen.words(failure ? '✗' : '✓', x, middle, 'center', failure ? '--error' : '--cause-select');
      if (index !== told) return;
      const [before, after] = [x - (places[index - 1] ?? 0), (places[index + 1] ?? width) - x];
      const words = pen.fitted(failure, Math.max(before, after) - 28);
      pen.plate(words, before > after ? x - 8 : x + 20 + pen.measure(words), middle, '--error');
    });
  }
  // The picture of an item; null until it is decoded.
  picture(url) {
    if (!this.pictures.has(url)) this.pictures.set(url, Object.assign(new Image(), {onload: this.again, src: url}));
    const image = this.pictures.get(url);
    return image.complete && image.naturalWidth ? image : null;
  }
}

// The lane of items: a band per page, or the share of each item if there are too many changes.
export const drawItems = (pen, lanes, place) => (lanes.isDense ? drawShares : drawBands)(pen, lanes, place);

// Draws a band per page, and a hatched wedge for each transition.
function drawBands(pen, lanes, {top, size}) {
  const state = lanes.player.timeline.at(lanes.start);
  let page = state.phase === 'empty' ? null : lanes.place(state);
  let [from, cause] = [lanes.start, null];
  const bands = lanes.bands = [];
  const add = (to, until = to) => { if (to > from) bands.push({page, from, to, until, cause, left: lanes.x(from), right: lanes.x(to), top, size}); };
  for (const event of lanes.events) {
    const to = event.t * SECOND;
    // A change, or the end of all items. Events at the start are part of the state.
    const isNone = event.event === 'items' && event.count === 0;
    if (to <= lanes.start || !isNone && event.event !== 'change') continue;
    add(to);
    [from, page, cause] = [to, isNone ? null : lanes.place(event), isNone ? 'calendar' : event.cause];
  }
  const {timeline} = lanes.player;
  const [next] = timeline.events(lanes.end, Math.min(LATEST, timeline.latest), EVENTS.change | EVENTS.items, 1);
  add(lanes.end, next ? next.t * SECOND : Infinity);
  for (const band of bands) ground(pen, lanes, band);
  for (const {t, duration} of lanes.events.filter(({event}) => event === 'change')) {
    const [left, width] = [lanes.x(t * SECOND), Math.max(2, duration / lanes.span * SECOND * lanes.width)];
    pen.hatch('#fff', 0.6, left, top, width, size, true);
  }
  for (const band of bands) words(pen, lanes, band);
}

function ground(pen, lanes, {page, left, right, top, size}) {
  if (page === null) return pen.hatch('--error', 0.3, left, top, right - left, size);
  pen.box(colorOf(lanes.banner.items[page], page).slice(0, 7), left, top, right - left + 0.5, size);
  // The outline separates a pale band from the lane.
  if (right - left > 4) pen.outline('--outline', 1, left, top, right - left - 1, size - 1);
}

function words(ground, lanes, {page, left, right, from, until, top, size}) {
  const item = page === null ? {title: 'nothing available'} : lanes.banner.items[page] || {};
  const width = right - left;
  if (width <= 26) return;
  const pen = lanes.labels ?? ground;
  const {on} = pen;
  on.save();
  on.beginPath();
  on.rect(left, top, width - 4, size);
  on.clip();
  let room = left + 8;
  const picture = item.image && width > size + 56 ? lanes.picture(item.image) : null;
  if (picture) {
    const side = Math.min(picture.naturalWidth, picture.naturalHeight);
    ground.on.drawImage(picture, (picture.naturalWidth - side) / 2, (picture.naturalHeight - side) / 2, side, side, left, top, size, size);
    room += size;
  }
  const label = labelOf(item) || String(page + 1);
  const isRightToLeft = readsRightToLeft(label);
  const color = page === null ? '--muted' : isBright(colorOf(item, page)) ? '#000' : '#fff';
  const write = (text, y) => pen.words(pen.fitted(text, right - 6 - room), isRightToLeft ? right - 10 : room, top + y, isRightToLeft ? 'right' : 'left', color);
  if (size >= 50) {
    write(until === Infinity ? 'stays' : spoken(until - from), 37);
    on.font = on.font.replace('11px', '600 13px');
  }
  on.direction = isRightToLeft ? 'rtl' : 'ltr';
  write(label, size < 50 ? size / 2 + 0.5 : 19);
  on.restore();
}

// Draws columns with the share of each item, computed in closed form.
function drawShares(pen, lanes, {top, size}) {
  const columns = lanes.shares();
  const width = lanes.width / columns.length;
  columns.forEach((shares, index) => {
    let y = top;
    for (let place = 0; place < shares.length; place += 2) {
      const [page, share] = [shares[place], shares[place + 1]];
      pen.box(colorOf(lanes.banner.items[page], page), index * width, y, width + 0.5, share * size + 0.5);
      y += share * size;
    }
  });
  pen.plate('shares', lanes.width, top + size / 2);
}

// The lane of causes: what triggers changes of page, and spans between paired inputs.
export const CAUSES = {timer: '--cause-timer', drag: '--cause-drag', select: '--cause-select', next: '--cause-key', previous: '--cause-key',
  calendar: '--cause-calendar'};

// Pairs of inputs with a span in between.
const SPANS = [['hide', 'show', '--muted', 'hidden'], ['pause', 'resume', '--cause-key', 'paused'],
  ['hover', 'leave', '--cause-select', 'pointer', true], ['focusIn', 'focusOut', '--cause-drag', 'keyboard', true]];

function drawCauses(pen, lanes, {top, size}) {
  const middle = top + size / 2;
  const {inputs} = lanes.player;
  // Words are not written over a sign.
  const signs = [...lanes.events.filter(({event}) => event === 'change'), ...lanes.expectations].map(({t}) => lanes.x(t * SECOND));
  const bar = (from, to, color, alpha, words, isThin) => {
    const [left, right] = [Math.max(-8, lanes.x(from)), Math.min(lanes.width + 8, lanes.x(to))];
    if (right < left) return;
    if (isThin) pen.box(color, left, top + size - 4, Math.max(2, right - left), 3, alpha);
    else pen.box(color, left, middle - 7, Math.max(3, right - left), 14, alpha, 4);
    if (words && right - left > 56 && !signs.some(x => x > left && x < left + 64)) pen.words(words, Math.max(left, 0) + 7, isThin ? middle - 1 : middle + 0.5, 'left', color);
  };
  for (const [begin, end, color, words, isThin] of SPANS) {
    let since = null;
    for (const [at, kind] of [...inputs, [Infinity, KIND[end]]]) {
      if (kind === KIND[begin]) since ??= at;
      if (kind !== KIND[end] || since === null) continue;
      bar(since, at, color, isThin ? 0.7 : 0.22, words, isThin);
      since = null;
    }
  }
  for (const input of inputs) if (lengthOf(input)) bar(input[0], input[0] + lengthOf(input), '--cause-drag', 0.35);
  if (lanes.isDense) dense(pen, lanes, middle);
  else for (const {t, event, cause, count, page} of lanes.events) {
    // A new set that keeps the current item causes no change.
    const isSet = event === 'items' && (count === 0 || page != null);
    const sign = event === 'change' ? cause : isSet ? 'calendar' : event === 'open' ? 'tap' : null;
    if (sign) mark(pen, lanes.x(t * SECOND), middle, sign);
  }
}

function mark(pen, place, middle, cause) {
  pen.fill(CAUSES[cause] || '--accent', 1, on => {
    if (cause === 'timer') on.arc(place, middle, 4, 0, 7);
    else if (cause === 'calendar') on.roundRect(place - 2, middle - 7, 4, 14, 2);
    else if (cause === 'tap') on.roundRect(place - 4, middle - 4, 8, 8, 2);
    else for (const [x, y] of [[-5, -5], [5, 0], [-5, 5]]) on.lineTo(place + x, middle + y);
  });
}

// Draws the number of changes, and the inputs individually.
function dense(pen, lanes, middle) {
  pen.box('--cause-timer', 0, middle - 2, lanes.width, 4, 0.3);
  for (const [at, kind] of lanes.player.inputs) {
    const name = ['select', 'next', 'previous', 'tap'].find(name => KIND[name] === kind);
    if (name && at >= lanes.start && at <= lanes.end) mark(pen, lanes.x(at), middle, name);
  }
  pen.plate(`${number(lanes.changes)} changes`, lanes.width, middle);
}

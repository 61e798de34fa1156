// Differences between two versions: spans with different items, and transitions that differ.
import {EVENTS, SECOND} from './constants.js';
import {Calendar} from './calendar.js';
import {colorOf} from '../Element/cards.js';
import {labelOf} from './words.js';
import {drawItems, Lanes} from './lanes.js';
import {make} from '../Element/dom.js';
import {Pen} from './pen.js';
import {openings, ticks} from './plan.js';

// The limit on events to compare individually.
const MOST = 4000;
const LONGEST = 86400 * SECOND;

// The items over a period, and a key for each change of page; null if there are too many events.
function plays(version, from, to) {
  const kinds = EVENTS.change | EVENTS.items;
  const since = Math.max(0, from - 1);
  // Counting is cheap; listing the events is not.
  if (version.timeline.eventCount(since, to, kinds) >= MOST) return null;
  const events = version.timeline.events(since, to, kinds, MOST);
  const state = version.timeline.at(from);
  const stays = [{from, id: state.phase === 'empty' ? null : state.item}];
  const changes = new Map();
  for (const event of events) {
    const at = Math.round(event.t * SECOND);
    const isNone = event.event === 'items' && event.count === 0;
    if (!isNone && event.event !== 'change') continue;
    if (event.event === 'change') changes.set([at, event.item, event.cause, event.duration].join(), [at, at + event.duration * SECOND]);
    if (at > from) stays.push({from: at, id: isNone ? null : event.item});
  }
  return {stays, changes};
}

// The spans with different items, and the transitions that only one version has.
function differences(before, after, from, to) {
  const [old, now] = [plays(before, from, to), plays(after, from, to)];
  if (!old || !now) return null;
  const items = [];
  let [i, j, at] = [0, 0, from];
  while (at < to) {
    const next = Math.min(old.stays[i + 1]?.from ?? to, now.stays[j + 1]?.from ?? to, to);
    if (old.stays[i].id !== now.stays[j].id && next > at) {
      const last = items[items.length - 1];
      if (last && last[1] === at) last[1] = next; else items.push([at, next]);
    }
    if (old.stays[i + 1]?.from === next) i++;
    if (now.stays[j + 1]?.from === next) j++;
    at = next;
  }
  const alone = (mine, theirs) => [...mine.changes].filter(([key]) => !theirs.changes.has(key)).map(([, stretch]) => stretch);
  const movements = [...alone(old, now), ...alone(now, old)].sort((a, b) => a[0] - b[0]);
  return {items, movements};
}

// The start of the next difference, or of the previous one for a negative direction; null if none
// is found.
export function findDifference(before, after, time, direction, latest) {
  let [edge, reach] = [direction > 0 ? Math.max(0, time - 1) : time, 60 * SECOND];
  for (let tries = 0; tries < 60 && (direction > 0 ? edge < latest : edge > 0); tries++) {
    const other = Math.max(0, Math.min(latest, edge + direction * reach));
    const from = Math.min(edge, other);
    const found = differences(before, after, from, Math.max(edge, other));
    if (!found) { reach = Math.max(SECOND, reach / 4); continue; }
    // A difference at the start of the window began earlier.
    const starts = [...found.items, ...found.movements].map(([start]) => start).filter(start => start > from || from === 0).sort((a, b) => a - b);
    const next = direction > 0 ? starts.find(start => start > time + 0.5) : starts.findLast(start => start < time - 0.5);
    if (next !== undefined) return next;
    edge = direction > 0 ? edge + reach - 1 : other;
    reach = Math.min(LONGEST, reach * 2);
  }
  return null;
}

// The fraction of each column in which two versions show different items, 0 to 1, computed from
// their shares.
function distances(before, after, shares) {
  return shares[0].map((list, column) => {
    const gains = new Map();
    for (const [version, all, sign] of [[before, list, -1], [after, shares[1][column], 1]]) {
      for (let place = 0; place < all.length; place += 2) {
        const {id} = version.banner.items[all[place]];
        gains.set(id, (gains.get(id) ?? 0) + sign * all[place + 1]);
      }
    }
    return [...gains.values()].reduce((sum, gain) => sum + Math.abs(gain), 0) / 2;
  });
}

// The lanes of a change: the items of both versions, and their differences in between.
const PAIR_RULER = 32;
const PAIR_GAP = 4;
const [ITEM, GUTTER] = [34, 16];
const HEIGHT = PAIR_RULER + 2 * (ITEM + PAIR_GAP) + GUTTER;

export class PairLanes extends Lanes {
  constructor(canvas, before, after) {
    super(canvas, after, after.banner);
    this.versions = [before, after];
    this.both = this.versions.map(version => new Lanes(canvas, version, version.banner, () => this.draw()));
    this.span = this.plain = Math.max(before.banner.span, after.banner.span);
  }
  see(span = this.plain) { Object.assign(this, {start: 0, span}); }
  draw() {
    const {canvas, both, start, span, versions} = this;
    const pen = new Pen(canvas, HEIGHT);
    const {width} = Object.assign(this, {width: pen.width});
    this.ruler(pen, HEIGHT);
    both.forEach((lanes, index) => {
      Object.assign(lanes, {start, span, width, scenario: versions[index].scenario});
      lanes.look();
      const top = PAIR_RULER + index * (ITEM + PAIR_GAP + GUTTER);
      lanes.lane(pen, {top, size: ITEM}, drawItems);
      lanes.expected(pen, top + ITEM - 9);
    });
    this.gutter(pen, PAIR_RULER + ITEM + PAIR_GAP);
  }
  // Draws differences: a bar for different items, and a thin one for different transitions.
  gutter(pen, top) {
    const {start, end} = this;
    const middle = top + GUTTER / 2 - PAIR_GAP / 2;
    const found = this.found = differences(...this.versions, start, end);
    const bar = (from, to, size, alpha) => {
      const [left, right] = [from, to].map(time => this.x(Math.max(start, Math.min(end, time))));
      pen.box('--error', left, middle - size / 2, Math.max(2, right - left), size, alpha);
    };
    if (found) {
      for (const [from, to] of found.movements) bar(from, to, 4, 0.55);
      for (const [from, to] of found.items) bar(from, to, 8, 1);
      return;
    }
    const shares = this.both.map(lanes => lanes.shares());
    const step = (end - start) / shares[0].length;
    distances(...this.versions, shares).forEach((distance, column) => {
      // Differences of equal shares are rounding errors.
      if (distance > 0.002) bar(start + column * step, start + (column + 1) * step, 8, Math.min(1, 0.25 + distance));
    });
  }
}

// The calendar lanes: two rows for each card with other dates, before and after; if there is none,
// for the first cards.
const [DATES_RULER, ROW, MOST_CARDS] = [20, 22, 6];

export function drawDates(canvas, names, versions) {
  const calendar = new Calendar(versions[1].banner.calendar);
  const sides = versions.map(({banner}) => {
    const {rows: {items}} = openings(new Calendar(banner.calendar), banner.count);
    return new Map(banner.items.map((item, place) => [item.id, {item, place, times: items[place]}]));
  });
  const ids = [...new Set(sides.toReversed().flatMap(side => [...side.keys()]))];
  const others = ids.filter(id => new Set(sides.map(side => JSON.stringify(side.get(id)?.times))).size > 1);
  const shown = (others.length ? others : ids).slice(0, MOST_CARDS);
  const height = DATES_RULER + shown.length * 2 * ROW;
  const pen = new Pen(canvas, height);
  const x = at => Math.max(0, Math.min(1, (at - calendar.from) / (calendar.to - calendar.from))) * pen.width;
  const room = pen.width - pen.measure(calendar.zone) - 12;
  pen.words(calendar.zone, pen.width, 8, 'right');
  for (const {at, text} of ticks(calendar, calendar, Math.max(4, pen.width / 90))) {
    pen.line('--line', 1, Math.round(x(at)) + 0.5, 14, height);
    if (x(at) + pen.measure(text) < room) pen.words(text, x(at) + 3, 8);
  }
  names.replaceChildren(...shown.flatMap((id, row) => sides.map((side, number) => {
    const top = DATES_RULER + (2 * row + number) * ROW;
    const {item, place, times} = side.get(id) ?? {times: []};
    pen.box('--lane', 0, top, pen.width, ROW - 2, 0.7, 4);
    for (const [from, until] of times) {
      const box = [x(from), top, Math.max(2, x(until) - x(from)), ROW - 2];
      pen.box(colorOf(item, place), ...box);
      // The outline separates a bar of any color from the lane.
      pen.outline('--muted', 0.55, ...box);
    }
    return make('span', {dir: 'auto', title: id}, `${['Before', 'After'][number]}: ${labelOf(item) || 'no such card'}`);
  })));
}

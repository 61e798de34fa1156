// The calendar above the lanes: a row per item, a bar per opening, and gaps. A click plays from
// there.
import {byId, click, say} from './document.js';
import {calm, make} from '../Element/dom.js';
import {SECOND} from './constants.js';
import {CLOCK, DATE, readLocal} from './calendar.js';
import {isolated, labelOf, spoken} from './words.js';
import {colorOf} from '../Element/cards.js';
import {Pen} from './pen.js';

const RULER = 18;
const HOUR = 3600;
const DAY = 24 * HOUR;
// The height of a row, and the limit on rows; more cards are drawn as one row with the share of
// available ones.
const [ROW, MOST_ROWS] = [20, 40];

export const plan = {
  connectPlan() {
    const {calendar, banner} = this;
    byId('plan').hidden = !calendar || !banner.hasOccasions;
    if (byId('plan').hidden) return;
    Object.assign(this, openings(calendar, banner.count), {seen: {from: calendar.from, to: calendar.to}});
    this.isOneRow = banner.count > MOST_ROWS;
    byId('plan-names').append(...this.isOneRow ? [] : banner.items.map(item => make('span', {title: item.id, dir: 'auto'}, labelOf(item))));
    const rows = byId('plan-rows');
    if (rows.scrollHeight > rows.clientHeight) rows.tabIndex = 0;
    const field = byId('plan-time');
    field.min = calendar.local(calendar.from);
    field.max = calendar.local(calendar.to - 1);
    byId('plan-note').textContent = calendar.isCut ? `The calendar ends at ${calendar.dated(calendar.to)}: the page cannot hold more.` : '';
    click('plan-all', () => this.playFrom(null));
    click('plan-in', () => this.zoomPlan(0.5));
    click('plan-out', () => this.zoomPlan(2));
    click('plan-back', () => this.movePlan(-0.5));
    click('plan-on', () => this.movePlan(0.5));
    byId('plan-go').addEventListener('submit', event => {
      event.preventDefault();
      const instant = calendar.instant(readLocal(field.value));
      field.ariaInvalid = !calendar.has(instant);
      if (calendar.has(instant)) this.playFrom(instant);
    });
    const canvas = byId('plan-lane');
    const at = event => this.planInstant(event.clientX - canvas.getBoundingClientRect().left);
    canvas.addEventListener('click', event => this.playFrom(at(event)));
    new ResizeObserver(() => this.drawPlan()).observe(canvas.parentElement);
  },
  // Plays from an instant; null plays every item.
  playFrom(start) {
    const {player, calendar} = this;
    if (player.finger) return;
    this.lanes.start = 0;
    this.lanes.span = this.banner.span;
    player.load([], null, start === null ? null : {calendar, start});
    player.seek(0);
    player.playing = !calm.matches;
  },
  // Zooms around the playback position if it is visible; shows at least a day.
  zoomPlan(factor) {
    const {calendar, seen} = this;
    const span = Math.max(DAY, Math.min(calendar.to - calendar.from, (seen.to - seen.from) * factor));
    const now = this.planNow();
    const middle = now >= seen.from && now < seen.to ? now : (seen.from + seen.to) / 2;
    this.showPlan(Math.round(middle - span / 2), span);
  },
  movePlan(part) {
    const span = this.seen.to - this.seen.from;
    this.showPlan(Math.round(this.seen.from + span * part), span);
  },
  showPlan(from, span) {
    const {calendar} = this;
    const start = Math.max(calendar.from, Math.min(calendar.to - span, from));
    this.seen = {from: start, to: Math.min(calendar.to, start + span)};
    this.drawPlan();
  },
  planX(instant) { return (instant - this.seen.from) / (this.seen.to - this.seen.from) * this.planWidth; },
  // The instant at a position; snaps to the start or end of a nearby bar.
  planInstant(x) {
    const {seen, calendar} = this;
    const exact = seen.from + Math.max(0, Math.min(1, x / this.planWidth)) * (seen.to - seen.from);
    const edges = calendar.changes.map(([at]) => at).filter(at => Math.abs(this.planX(at) - x) < 5);
    const nearest = edges.sort((a, b) => Math.abs(a - exact) - Math.abs(b - exact))[0];
    return Math.max(calendar.from, Math.min(calendar.to - 1, nearest ?? Math.round(exact)));
  },
  // The instant of playback; NaN while every item plays.
  planNow() {
    const {moment, time} = this.player;
    return moment ? moment.start + Math.floor(time / SECOND) : NaN;
  },
  // Shows the moment of the page in the field; not while the banner plays, so that it can be edited.
  fillPlan() {
    const now = this.planNow();
    if (now) byId('plan-time').value = this.player.moment.calendar.local(now);
  },
  // A text with the span of the current gap.
  gapWords() {
    const now = this.planNow();
    if (Number.isNaN(now)) return 'Nothing is shown';
    const {calendar} = this.player.moment;
    const [from, until] = openings(calendar, this.banner.count).gaps.find(([from, until]) => now >= from && now < until) ?? [now, now];
    return `Nothing is shown: ${calendar.said(from)} – ${calendar.dated(until)}`;
  },
  // Marks the playback position, and names the available items.
  markPlan() {
    if (byId('plan').hidden) return;
    const now = this.planNow();
    const head = byId('plan-head');
    head.hidden = !(now >= this.seen.from && now < this.seen.to);
    head.style.transform = `translateX(${this.planX(now)}px)`;
    const {moment} = this.player;
    const words = moment ? `${moment.calendar.dated(now)} · ${onWords(this.set, this.banner)}`
      : 'all cards play; click a day to play what is on from then';
    say(byId('plan-now'), words);
    byId('plan-all').hidden = Number.isNaN(now);
  },
  drawPlan() {
    if (byId('plan').hidden) return;
    const {calendar, banner, rows, gaps, seen, isOneRow} = this;
    const height = RULER + (isOneRow ? 2 : banner.count) * ROW + 2;
    const pen = new Pen(byId('plan-lane'), height);
    const width = this.planWidth = pen.width;
    pen.box('--lane', 0, RULER, width, height - RULER);
    const bar = ([from, until], draw) => {
      const [left, right] = [from, until].map(at => Math.max(0, Math.min(width, this.planX(at))));
      if (until > seen.from && from < seen.to) draw(left, Math.max(1, right - left));
    };
    for (const gap of gaps) {
      bar(gap, (left, size) => {
        const words = `nothing on · ${spoken((gap[1] - gap[0]) * SECOND)}`;
        const room = pen.measure(words) + 14;
        pen.hatch('--error', 0.4, left, RULER, size, height - RULER);
        if (size >= room) pen.plate(words, left + (size + room) / 2, (RULER + height) / 2);
      });
    }
    for (const [from, until, count] of isOneRow ? rows.counts : []) {
      const size = count / banner.count * 2 * ROW;
      bar([from, until], (left, wide) => pen.box('--accent', left, RULER + 2 * ROW - size, wide, size));
    }
    if (!isOneRow) rows.items.forEach((times, place) => {
      const [top, size] = [RULER + place * ROW + 3, ROW - 6];
      for (const time of times) {
        bar(time, (left, wide) => {
          pen.box(colorOf(banner.items[place], place), left, top, wide, size);
          // The outline separates a bar of any color from the lane.
          if (wide > 4) pen.outline('--muted', 0.55, left, top, wide - 1, size - 1);
        });
      }
    });
    const marked = ticks(calendar, seen, Math.max(3, width / 40));
    // Labels that are wider than a step are thinned out.
    const step = this.planX(marked[1]?.at) - this.planX(marked[0]?.at) || Infinity;
    const every = Math.max(1, Math.ceil(Math.max(...marked.map(({text}) => pen.measure(text) + 8)) / step));
    let end = 0;
    for (const {at, text, isStrong, number} of marked) {
      const x = Math.round(this.planX(at)) + 0.5;
      pen.line(isStrong ? '--muted' : '--line', isStrong ? 0.5 : 1, x, 14, height);
      if (x < end || number % every || x + 2 + pen.measure(text) > width) continue;
      pen.words(text, x + 2, 7);
      end = x + pen.measure(text) + 8;
    }
    // The instants at which clocks change.
    pen.on.setLineDash([3, 3]);
    for (const [at] of calendar.offsets.slice(1)) if (at > seen.from && at < seen.to) pen.line('--warning-ink', 1, Math.round(this.planX(at)) + 0.5, RULER, height);
    this.markPlan();
  },
};

function onWords(set, banner) {
  if (!set || set.length > 4) return `${set ? set.length : banner.count} of ${banner.count} cards are on`;
  return set.length ? set.map(place => isolated(labelOf(banner.items[place]))).join(', ') : 'nothing is on';
}

// The openings of each item, the number of available items over time, and the gaps.
export function openings(calendar, count) {
  const since = new Array(count).fill(null);
  const items = since.map(() => []);
  for (const place of calendar.first) since[place] = calendar.from;
  const counts = [];
  let [from, number] = [calendar.from, calendar.first.length];
  for (const [at, ...toggled] of calendar.changes) {
    counts.push([from, at, number]);
    from = at;
    for (const place of toggled) {
      number += since[place] === null ? 1 : -1;
      if (since[place] !== null) items[place].push([since[place], at]);
      since[place] = since[place] === null ? at : null;
    }
  }
  counts.push([from, calendar.to, number]);
  since.forEach((at, place) => { if (at !== null) items[place].push([at, calendar.to]); });
  return {rows: {items, counts}, gaps: counts.filter(([, , number]) => number === 0)};
}

// Ticks for a span in local time, at most `most`.
export function ticks(calendar, {from, to}, most) {
  const span = to - from;
  const step = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 7 * DAY, 28 * DAY].find(step => span / step <= most) ?? Math.ceil(span / most / DAY) * DAY;
  const list = [];
  // 1970 began on a Thursday; weeks begin on Monday.
  const start = step >= 7 * DAY ? -3 * DAY : 0;
  const first = Math.ceil((from + calendar.offset(from) - start) / step) * step + start;
  for (let clock = first; ; clock += step) {
    const at = calendar.instant(clock);
    if (at >= to) return list;
    if (at < from) continue;
    const date = new Date(clock * 1000);
    const isDay = clock % DAY === 0;
    const text = calendar.said(at, isDay ? DATE : CLOCK);
    list.push({at, text, number: (clock - start) / step, isStrong: isDay && (step < DAY || date.getUTCDay() === 1)});
  }
}

// The calendar above the lanes: a row for each item, a bar for each time in which it is on, and gaps; a click plays from there.
import {penOf} from './lanes.js';
import {byId, calm, click, make} from './document.js';
import {SECOND} from './constants.js';
import {readLocal} from './calendar.js';
import {labelOf} from './card.js';
import {colorOf} from './cards.js';
import {openings, ticks} from './openings.js';
import {spoken} from './time.js';

const RULER = 18;
const DAY = 86400;
// More rows than this are drawn as one, as high as the share of items that are on.
const MOST_ROWS = 40;
const FEW_ROWS = 12;

export const plan = {
  connectPlan() {
    const {calendar, banner} = this;
    byId('plan').hidden = !calendar || !banner.hasOccasions;
    if (byId('plan').hidden) return;
    const {rows, gaps} = openings(calendar, banner.count);
    Object.assign(this, {rows, gaps, seen: {from: calendar.from, to: calendar.to}});
    this.rowHeight = banner.count <= FEW_ROWS ? 16 : banner.count <= MOST_ROWS ? 6 : 30;
    const isNamed = banner.count <= FEW_ROWS;
    byId('plan-names').append(...banner.items.filter(() => isNamed).map(item => make('span', {text: labelOf(item), title: item.id, dir: 'auto'})));
    byId('plan-zone').textContent = calendar.zone;
    const field = byId('plan-time');
    field.value = field.min = calendar.local(calendar.from);
    field.max = calendar.local(calendar.to - 1);
    byId('plan-note').textContent = calendar.isCut ? `The calendar ends at ${calendar.text(calendar.to)}: more would not fit into a page.` : '';
    click('plan-all', () => this.playFrom(null));
    click('plan-in', () => this.zoomPlan(0.5));
    click('plan-out', () => this.zoomPlan(2));
    click('plan-back', () => this.movePlan(-0.5));
    click('plan-on', () => this.movePlan(0.5));
    byId('plan-go').addEventListener('submit', event => {
      event.preventDefault();
      const instant = calendar.instant(readLocal(field.value));
      field.setAttribute('aria-invalid', !calendar.has(instant));
      if (calendar.has(instant)) this.playFrom(instant);
    });
    const canvas = byId('plan-lane');
    const at = event => this.planInstant(event.clientX - canvas.getBoundingClientRect().left);
    canvas.addEventListener('click', event => this.playFrom(at(event)));
    canvas.addEventListener('dblclick', event => {
      const day = Math.floor((at(event) + calendar.offset(at(event))) / DAY) * DAY;
      this.seePlan(calendar.instant(day), calendar.instant(day + DAY));
    });
    new ResizeObserver(() => this.drawPlan()).observe(canvas.parentElement);
  },
  // Plays from an instant, or with every item.
  playFrom(start) {
    const {player, calendar} = this;
    if (player.finger) return;
    this.lanes.start = 0;
    this.lanes.span = this.banner.span;
    player.load([], null, start === null ? null : {calendar, start});
    player.seek(0);
    player.playing = !calm.matches;
  },
  seePlan(from, to) {
    this.seen = {from, to};
    this.drawPlan();
  },
  // Around what is played if that is in sight, at least a day.
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
    this.seePlan(start, Math.min(calendar.to, start + span));
  },
  planX(instant) { return (instant - this.seen.from) / (this.seen.to - this.seen.from) * this.planWidth; },
  // The instant at a place; near the beginning or the end of a bar, exactly that.
  planInstant(x) {
    const {seen, calendar} = this;
    const exact = seen.from + Math.max(0, Math.min(1, x / this.planWidth)) * (seen.to - seen.from);
    const edges = calendar.changes.map(([at]) => at).filter(at => Math.abs(this.planX(at) - x) < 5);
    const nearest = edges.sort((a, b) => Math.abs(a - exact) - Math.abs(b - exact))[0];
    return Math.max(calendar.from, Math.min(calendar.to - 1, nearest ?? Math.round(exact)));
  },
  // The instant that is played; NaN with every item.
  planNow() {
    const {moment, time} = this.player;
    return moment ? moment.start + Math.floor(time / SECOND) : NaN;
  },
  // From when to when nothing is on.
  gapWords() {
    const now = this.planNow();
    if (Number.isNaN(now)) return 'Nothing is shown';
    const {calendar} = this.player.moment;
    const [from, until] = openings(calendar, this.banner.count).gaps.find(([from, until]) => now >= from && now < until) ?? [now, now];
    const date = until - from > 6 * DAY ? {dateStyle: 'medium'} : until - from < 120 ? {timeStyle: 'medium'} : undefined;
    return `Nothing is shown: ${calendar.said(from, date)} – ${calendar.said(until, date)}`;
  },
  // Where it plays, and what is on.
  markPlan() {
    if (byId('plan').hidden) return;
    const now = this.planNow();
    const {moment} = this.player;
    const head = byId('plan-head');
    head.hidden = !(now >= this.seen.from && now < this.seen.to);
    head.style.transform = `translateX(${this.planX(now)}px)`;
    const words = Number.isNaN(now) ? 'all items play; click a day to play what is on from then'
      : `${moment.calendar.said(now, {dateStyle: 'medium', timeStyle: 'medium'})} · ${onWords(this.set, this.banner)}`;
    if (byId('plan-now').textContent !== words) byId('plan-now').textContent = words;
    byId('plan-all').hidden = Number.isNaN(now);
  },
  drawPlan() {
    if (byId('plan').hidden) return;
    const {calendar, banner, rows, gaps, seen, rowHeight} = this;
    const canvas = byId('plan-lane');
    const isOne = banner.count > MOST_ROWS;
    const height = RULER + (isOne ? 1 : banner.count) * rowHeight + 2;
    const {pen, width, color} = penOf(canvas, height);
    this.planWidth = width;
    pen.fillStyle = color('--lane');
    pen.fillRect(0, RULER, this.planWidth, height - RULER);
    const bar = ([from, until], top, size, name, isGap = false) => {
      const [left, right] = [Math.max(0, this.planX(from)), Math.min(this.planWidth, this.planX(until))];
      if (right < 0 || left > this.planWidth || until <= seen.from || from >= seen.to) return;
      pen.fillStyle = name;
      pen.globalAlpha = isGap ? 0.16 : 1;
      pen.fillRect(left, top, Math.max(1, right - left), size);
      pen.globalAlpha = 1;
      if (isGap || right - left <= 4 || size < 5) return;
      // The outline separates a bar of any colour from the lane.
      pen.globalAlpha = 0.55;
      pen.strokeStyle = color('--muted');
      pen.strokeRect(left + 0.5, top + 0.5, right - left - 1, size - 1);
      pen.globalAlpha = 1;
    };
    for (const gap of gaps) {
      bar(gap, RULER, height - RULER, color('--error'), true);
      const [left, right] = [Math.max(0, this.planX(gap[0])), Math.min(this.planWidth, this.planX(gap[1]))];
      const words = `nothing on · ${spoken((gap[1] - gap[0]) * SECOND)}`;
      if (right - left < pen.measureText(words).width + 8) continue;
      pen.fillStyle = color('--muted');
      pen.textAlign = 'center';
      pen.fillText(words, (left + right) / 2, RULER + (height - RULER) / 2);
    }
    if (isOne) {
      for (const [from, until, count] of rows.counts) {
        const size = count / banner.count * rowHeight;
        bar([from, until], RULER + rowHeight - size, size, color('--accent'));
      }
    } else {
      const inset = rowHeight > 10 ? 2 : 1;
      rows.items.forEach((times, place) => {
        const top = RULER + place * rowHeight + inset;
        for (const time of times) bar(time, top, rowHeight - 2 * inset, colorOf(banner.items[place], place));
        const isNamed = rowHeight > 10 && getComputedStyle(byId('plan-names')).display === 'none';
        if (isNamed) this.lanes.plate(pen, labelOf(banner.items[place]), this.planWidth, top + rowHeight / 2 - inset, color);
      });
    }
    this.rulePlan(pen, height, color);
    this.markPlan();
  },
  rulePlan(pen, height, color) {
    const {calendar, seen} = this;
    let end = 0;
    for (const {at, text, isStrong} of ticks(calendar, seen, Math.max(3, this.planWidth / 58))) {
      const x = Math.round(this.planX(at)) + 0.5;
      pen.strokeStyle = color(isStrong ? '--muted' : '--line');
      pen.globalAlpha = isStrong ? 0.5 : 1;
      line(pen, x, 14, height);
      pen.globalAlpha = 1;
      if (x < end) continue;
      pen.fillStyle = color('--muted');
      pen.textAlign = 'left';
      pen.fillText(text, x + 2, 7);
      end = x + pen.measureText(text).width + 8;
    }
    // Where the clock is set.
    pen.strokeStyle = color('--warning-ink');
    pen.setLineDash([3, 3]);
    for (const [at] of calendar.offsets.slice(1)) if (at > seen.from && at < seen.to) line(pen, Math.round(this.planX(at)) + 0.5, RULER, height);
    pen.setLineDash([]);
  },
};

function line(pen, x, top, bottom) {
  pen.beginPath();
  pen.moveTo(x, top);
  pen.lineTo(x, bottom);
  pen.stroke();
}

function onWords(set, banner) {
  if (!set || set.length > 4) return `${set ? set.length : banner.count} of ${banner.count} items are on`;
  return set.length ? set.map(place => labelOf(banner.items[place])).join(', ') : 'nothing is on';
}

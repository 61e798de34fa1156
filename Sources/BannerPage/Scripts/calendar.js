// A banner's calendar over a span, already resolved: which items are available when. Instants are seconds since 1970, items
// are their places in the file.
import {SECOND} from './constants.js';

// When the page was opened.
const NOW = Math.floor(Date.now() / 1000);
const two = number => String(number).padStart(2, '0');

export class Calendar {
  // As the page has it: zone, from, to, isCut, offsets, first and changes.
  constructor(data) { Object.assign(this, data, {known: null}); }
  // Now; where the calendar does not reach it, the same time of the same day in its first week.
  get opening() {
    const week = 7 * 86400;
    return this.has(NOW) ? NOW : this.from + Math.min(((NOW - this.from) % week + week) % week, this.to - this.from - 1);
  }
  has(instant) { return Number.isFinite(instant) && instant >= this.from && instant < this.to; }
  // What the clock shows minus UTC, in seconds.
  offset(instant) { return this.offsets[Math.max(0, above(this.offsets, instant) - 1)][1]; }
  // The items at an instant; walks on from the last answer.
  set(instant) {
    const count = above(this.changes, instant);
    if (this.known?.count === count) return this.known.set;
    const known = this.known?.count < count ? this.known : {count: 0, members: new Set(this.first)};
    for (const [, ...items] of this.changes.slice(known.count, count)) {
      for (const item of items) if (!known.members.delete(item)) known.members.add(item);
    }
    this.known = {count, members: known.members, set: [...known.members].sort((a, b) => a - b)};
    return this.known.set;
  }
  // What the engine plays from an instant on: the first set and the changes as numbers, and what the clock shows at each.
  play(start) {
    const first = this.set(start);
    const rest = this.changes.slice(above(this.changes, start));
    const numbers = [first.length, ...first];
    for (const [at, ...items] of rest) numbers.push((at - start) * SECOND, items.length, ...items);
    return {numbers, clocks: [start, ...rest.map(([at]) => at)].map(at => this.text(at))};
  }
  // The first instant at which the clock shows a time or anything later; `seconds` as if the clock were UTC.
  instant(seconds) {
    if (!Number.isFinite(seconds)) return NaN;
    for (let index = 0; index < this.offsets.length; index++) {
      const [start, offset] = this.offsets[index];
      const reached = Math.max(index ? start : -Infinity, seconds - offset);
      if (reached < (this.offsets[index + 1]?.[0] ?? Infinity)) return reached;
    }
    return this.to;
  }
  // What the clock shows: `2026-11-27T06:00:00+09:00`.
  text(instant) {
    const offset = this.offset(instant);
    const size = Math.abs(offset);
    return this.local(instant) + (offset < 0 ? '-' : '+') + `${two(Math.floor(size / 3600))}:${two(Math.floor(size / 60) % 60)}` +
      (size % 60 ? ':' + two(size % 60) : '');
  }
  // An instant on the banner's clock, as the reader's system writes times.
  said(instant, options = {weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23'}) {
    return new Intl.DateTimeFormat(undefined, {...options, timeZone: 'UTC'}).format((instant + this.offset(instant)) * 1000);
  }
  // The same without the offset, as a field for a date has it.
  local(instant) { return new Date((instant + this.offset(instant)) * 1000).toISOString().slice(0, 19); }
}

// A calendar and from when it plays; null without one.
export const momentOf = (data, start = data?.from) => data && start != null ? {calendar: new Calendar(data), start} : null;

// A field's text as seconds, as if the clock were UTC; NaN if it is not a date.
export const readLocal = text => Date.parse(text + 'Z') / 1000;

// How many entries begin at or before an instant.
function above(entries, instant) {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = low + high >> 1;
    if (entries[middle][0] <= instant) low = middle + 1; else high = middle;
  }
  return low;
}

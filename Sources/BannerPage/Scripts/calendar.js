// A banner's resolved calendar over a span. Instants are seconds since 1970; items are indices in
// the file.
import {SECOND} from './constants.js';

// The form of dates: Mon 23 Nov, 20:00, with seconds unless they are zero.
export const DATE = {weekday: 'short', day: 'numeric', month: 'short'};
export const CLOCK = {hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23'};
// The time when the page was opened.
const NOW = Math.floor(Date.now() / 1000);
const two = number => String(number).padStart(2, '0');

export class Calendar {
  // `data` has `zone`, `from`, `to`, `isCut`, `offsets`, `first` and `changes`.
  constructor(data) { Object.assign(this, data, {known: null}); }
  // The current time; outside of the span, the same weekday and time in its first week.
  get opening() {
    const week = 7 * 86400;
    return this.has(NOW) ? NOW : this.from + Math.min(((NOW - this.from) % week + week) % week, this.to - this.from - 1);
  }
  has(instant) { return Number.isFinite(instant) && instant >= this.from && instant < this.to; }
  // The UTC offset in seconds.
  offset(instant) { return this.offsets[Math.max(0, above(this.offsets, instant) - 1)][1]; }
  // The items at an instant; continues from the previous result.
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
  // The calendar from an instant on, for the engine: numbers, and a local time for each change.
  play(start) {
    const first = this.set(start);
    const rest = this.changes.slice(above(this.changes, start));
    const numbers = [first.length, ...first];
    for (const [at, ...items] of rest) numbers.push((at - start) * SECOND, items.length, ...items);
    return {numbers, clocks: [start, ...rest.map(([at]) => at)].map(at => this.text(at))};
  }
  // The first instant at which the local time is `seconds` or later; `seconds` is encoded as UTC.
  instant(seconds) {
    if (!Number.isFinite(seconds)) return NaN;
    for (let index = 0; index < this.offsets.length; index++) {
      const [start, offset] = this.offsets[index];
      const reached = Math.max(index ? start : -Infinity, seconds - offset);
      if (reached < (this.offsets[index + 1]?.[0] ?? Infinity)) return reached;
    }
    return this.to;
  }
  // The local time with its offset: `2026-11-27T06:00:00+09:00`.
  text(instant) {
    const offset = this.offset(instant);
    const size = Math.abs(offset);
    return this.local(instant) + (offset < 0 ? '-' : '+') + `${two(Math.floor(size / 3600))}:${two(Math.floor(size / 60) % 60)}` +
      (size % 60 ? ':' + two(size % 60) : '');
  }
  // The local time in words.
  said(instant, form = {...DATE, ...CLOCK}) {
    return new Intl.DateTimeFormat('en-GB', {...form, timeZone: 'UTC'}).format((instant + this.offset(instant)) * 1000).replace(/(:\d\d):00$/, '$1');
  }
  // The same with its time zone, in a sentence.
  dated(instant) { return `${this.said(instant)} ${this.zone}`; }
  // The local time without its offset, for an input field.
  local(instant) { return new Date((instant + this.offset(instant)) * 1000).toISOString().slice(0, 19); }
}

// A calendar with a start instant; null without a calendar.
export const momentOf = (data, start = data?.from) => data && start != null ? {calendar: new Calendar(data), start} : null;

// Parses a field's local time as seconds, encoded as UTC; NaN if it is invalid.
export const readLocal = text => Date.parse(text + 'Z') / 1000;

// The number of entries at or before an instant.
function above(entries, instant) {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = low + high >> 1;
    if (entries[middle][0] <= instant) low = middle + 1; else high = middle;
  }
  return low;
}

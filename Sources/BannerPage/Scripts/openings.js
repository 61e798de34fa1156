// What a drawing of a calendar shows: bars, gaps and dates.

const DAY = 86400;
const HOUR = 3600;

// For each item the times in which it is on, how many are on when, and the times in which none is.
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

// The dates or hours to write above a span, on the banner's clock, at most so many of them.
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
    const text = calendar.said(at, isDay ? {weekday: 'short', day: 'numeric', month: 'short'} : {timeStyle: 'short'});
    list.push({at, text, isStrong: isDay && (step < DAY || date.getUTCDay() === 1)});
  }
}

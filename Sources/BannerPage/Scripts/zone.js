// The file of a time zone (TZif, RFC 9636), from what the browser knows of it; null if it does not know the zone.

const FIRST = Date.UTC(1900, 0, 1) / 1000;
const LAST = Date.UTC(2150, 0, 1) / 1000;
const STEP = 14 * 86400;

export function zoneFile(id) {
  let format;
  try {
    format = new Intl.DateTimeFormat('en-US', {timeZone: id, hourCycle: 'h23', era: 'short', year: 'numeric', month: 'numeric', day: 'numeric',
      hour: 'numeric', minute: 'numeric', second: 'numeric'});
  } catch {
    return null;
  }
  // What the clock shows minus UTC, in seconds.
  const offset = time => {
    const shown = {};
    for (const {type, value} of format.formatToParts(time * 1000)) shown[type] = value;
    return Date.UTC(+shown.year, shown.month - 1, +shown.day, +shown.hour, +shown.minute, +shown.second) / 1000 - time;
  };
  const changes = [];
  let [before, shown] = [FIRST, offset(FIRST)];
  const first = shown;
  for (let time = FIRST + STEP; time < LAST; time += STEP) {
    const next = offset(time);
    if (next !== shown) {
      let [low, high] = [before, time];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (offset(middle) === shown) low = middle; else high = middle;
      }
      changes.push([high, next]);
    }
    [before, shown] = [time, next];
  }
  return written(first, changes);
}

// Version 2: an empty block of 32 bits, one of 64 bits, and a footer without a rule.
function written(first, changes) {
  const offsets = [...new Set([first, ...changes.map(([, offset]) => offset)])];
  const size = 44;
  const file = new DataView(new ArrayBuffer(2 * size + 6 + 1 + 9 * changes.length + 6 * offsets.length + 1 + 2));
  let at = 0;
  const byte = value => file.setUint8(at++, value);
  const number = value => { file.setInt32(at, value); at += 4; };
  const header = (times, types) => {
    for (const letter of 'TZif2') byte(letter.charCodeAt(0));
    at += 15;
    [0, 0, 0, times, types, 1].forEach(number);
  };
  header(0, 1);
  at += 7;
  header(changes.length, offsets.length);
  for (const [time] of changes) {
    file.setBigInt64(at, BigInt(time));
    at += 8;
  }
  for (const [, offset] of changes) byte(offsets.indexOf(offset));
  for (const offset of offsets) {
    number(offset);
    at += 2;
  }
  at += 1;
  byte(10);
  byte(10);
  return new Uint8Array(file.buffer);
}

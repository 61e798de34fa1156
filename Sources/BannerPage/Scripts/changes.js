// Differences between two versions: spans with different items, and transitions that differ.
import {EVENTS, SECOND} from './constants.js';
import {labelOf, spoken} from './words.js';

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
export function differences(before, after, from, to) {
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

// A summary of the change for viewers; empty if no card is affected.
export function sentence(before, after) {
  const stays = version => new Map(version.timeline.summary(3600 * SECOND).items.map(item =>
    [version.banner.items[item.page].id, item.showings ? item.seconds / item.showings : 0]));
  const [old, now] = [stays(before), stays(after)];
  const name = id => labelOf([...after.banner.items, ...before.banner.items].find(item => item.id === id));
  const list = ids => ids.length > 3 ? `${ids.length} cards` : ids.map(name).join(', ').replace(/, ([^,]*)$/, ' and $1');
  const verb = ids => ids.length === 1 ? 'is' : 'are';
  const parts = [];
  const say = (ids, words) => { if (ids.length) parts.push(`${list(ids)} ${verb(ids)} ${words}`); };
  say([...now.keys()].filter(id => !old.has(id)), 'new');
  say([...old.keys()].filter(id => !now.has(id)), 'gone');
  const both = [...now.keys()].filter(id => old.has(id));
  const byGain = Map.groupBy(both, id => Math.round((now.get(id) - old.get(id)) * 10) / 10);
  for (const [gain, ids] of byGain) {
    if (!gain) continue;
    const words = `${spoken(Math.abs(gain) * SECOND)} ${gain > 0 ? 'longer' : 'shorter'}`;
    if (ids.length === both.length && ids.length > 1) parts.push(`each card is shown ${words}`);
    else say(ids, `shown ${words}`);
  }
  for (const id of both) {
    const [was, is] = [before, after].map(({banner}) => labelOf(banner.items.find(item => item.id === id)));
    if (was !== is) parts.push(`${was} is now called ${is}`);
  }
  const [wasFirst, isFirst] = [before, after].map(version => version.banner.items[0]?.id);
  if (wasFirst !== isFirst && old.has(isFirst)) parts.push(`${name(isFirst)} comes first`);
  const text = parts.slice(0, 3).join('; ');
  return text && text[0].toUpperCase() + text.slice(1) + '.';
}

// The fraction of each column in which two versions show different items, 0 to 1, computed from
// their shares.
export function distances(before, after, shares) {
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

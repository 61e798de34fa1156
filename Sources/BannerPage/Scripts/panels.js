// The panels around the banner: events, exposure and errors.
import {byId, copyText, make} from './document.js';
import {SECOND} from './constants.js';
import {labelOf} from './card.js';
import {colorOf} from './cards.js';
import {clock, number, spoken} from './time.js';

export const CAUSE_WORDS = {timer: 'timer', drag: 'drag', select: 'dot', next: 'next', previous: 'previous', calendar: 'calendar'};

// `set` has the items' places in the file by page, in a banner that is played against its calendar.
export function eventWords(event, banner, set) {
  const name = page => labelOf(banner.items[set ? set[page] : page] || {}) || `page ${page + 1}`;
  switch (event.event) {
    case 'start': return event.count === 0 ? 'nothing available' : `on ${name(event.page)}`;
    case 'items': return event.count === 0 ? 'nothing available' : `${event.count} available`;
    case 'change': return event.from == null ? `→ ${name(event.page)}` : `${name(event.from)} → ${name(event.page)}`;
    case 'recenter': return `${event.from} → ${event.virtual}`;
    case 'timer': case 'indicator': return event.state;
    case 'open': return event.link || name(event.page);
    case 'expect': return event.failure || 'as expected';
    default: return event.page == null ? '' : name(event.page);
  }
}

const KINDS = {dragBegin: 'drag begins', dragEnd: 'drag ends', settle: 'settles', recenter: 'recenters', items: 'cards'};
export const kindWords = event => event.event === 'change' ? CAUSE_WORDS[event.cause]
  : event.event === 'expect' ? (event.failure ? '✗ expect' : '✓ expect') : KINDS[event.event] ?? event.event;

export class EventList {
  constructor(body, note, player, banner) {
    Object.assign(this, {body, note, player, banner});
    this.rows = [];
  }
  // The first events of the period, and how many there are in all.
  show(events, count, expectations) {
    const listed = events.slice(0, 300);
    this.events = [...listed, ...expectations].sort((a, b) => a.t - b.t);
    this.note.textContent = count > listed.length ? `first ${listed.length} of ${number(count)}` : count ? number(count) : '';
    this.rows = this.events.map(event => {
      const row = make('tr', {class: `event-${event.event}${event.failure ? ' failed' : ''}`});
      const go = make('button', {type: 'button', class: 'go', text: clock(event.t * SECOND, 3),
        'aria-label': `go to ${clock(event.t * SECOND, 3)}`, onclick: () => this.player.stop(Math.round(event.t * SECOND))});
      const kind = make('td', {}, make('span', {class: 'kind ' + (event.cause ? 'by-' + event.cause : ''),
        text: kindWords(event)}));
      row.append(make('td', {}, go), kind, make('td', {dir: 'auto', text: eventWords(event, this.banner, this.player.setAt(event.t * SECOND + 0.5))}));
      return row;
    });
    this.body.replaceChildren(...this.rows);
    this.now = -1;
    this.mark(this.player.time);
  }
  mark(time) {
    let now = -1;
    while (now + 1 < this.rows.length && this.events[now + 1].t * SECOND <= time + 0.5) now++;
    if (now === this.now) return;
    this.rows[this.now]?.removeAttribute('aria-current');
    this.rows[now]?.setAttribute('aria-current', 'true');
    this.now = now;
    const row = this.rows[now];
    if (!row) return;
    const box = this.body.closest('.scroll');
    const [from, to] = [row.offsetTop - 48, row.offsetTop + row.offsetHeight + 48];
    if (from < box.scrollTop) box.scrollTop = from;
    else if (to > box.scrollTop + box.clientHeight) box.scrollTop = to - box.clientHeight;
  }
}

// The share with one decimal, a half rounded up; computed from whole numbers, because a fraction is slightly off.
function percent(part, whole) {
  const [a, b] = [part, whole].map(seconds => BigInt(Math.round(seconds * SECOND)));
  const tenths = b ? (a * 2000n + b) / (b * 2n) : 0n;
  return `${tenths / 10n}.${tenths % 10n}`;
}

// `summary` is that of the undisturbed banner, and `own` with what the viewer did, if there is anything.
export function showExposure(list, note, summary, own, banner) {
  const seenBy = new Map(own?.items.map(item => [item.page, item]));
  const whole = summary.horizon;
  const most = Math.max(...summary.items.map(item => item.share), 1e-9);
  const rows = summary.items.slice(0, 200).map(item => {
    const mine = seenBy.get(item.page);
    const bars = [['bar', item], ['bar own', mine]].filter(([, shown]) => shown).map(([name, {share}]) => {
      const fill = make('span');
      fill.style.width = Math.min(1, share / most) * 100 + '%';
      fill.style.backgroundColor = colorOf(banner.items[item.page], item.page);
      return make('span', {class: name}, fill);
    });
    const did = mine ? ` · ${percent(mine.seconds, whole)}% with what you did` : '';
    const turns = item.turns == null ? '' : ` · weight ${number(item.weight)}, ${number(item.turns)} ${item.turns === 1 ? 'turn' : 'turns'}` +
      (item.expected == null ? '' : `, ${Math.round(item.expected * 1000) / 10}% expected`);
    const seen = `${spoken(item.seconds * SECOND)} · ${number(item.showings)}×${turns}${did}`;
    return make('li', {}, make('span', {class: 'name', dir: 'auto', text: labelOf(banner.items[item.page] || {})}), ...bars,
      make('span', {class: 'share', text: percent(item.seconds, whole) + '%'}), make('span', {class: 'seen', text: seen}));
  });
  list.replaceChildren(...rows);
  const more = summary.items.length - rows.length;
  note.textContent = `${number(summary.changes)} ${summary.changes === 1 ? 'change' : 'changes'}; ` +
    (summary.empty != null ? summary.empty ? `empty for ${spoken(summary.empty * SECOND)}` : 'never empty'
      : summary.cycle ? `repeats every ${spoken(summary.cycle * SECOND)} from ${spoken(summary.prefix * SECOND)} on`
      : 'comes to rest in the end') + (more > 0 ? `; ${number(more)} more items` : '');
}

// The errors of a file, over its last valid state.
export function connectErrors() {
  byId('close-errors')?.addEventListener('click', () => { byId('errors').hidden = true; });
  byId('copy-fix')?.addEventListener('click', event => copyText(event.target, event.target.value));
}

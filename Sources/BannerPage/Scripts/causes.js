// The lane of causes: what turned the pages, and what the viewer did.
import {KIND, SECOND, SWIPE} from './constants.js';
import {number} from './time.js';

export const CAUSES = {timer: '--cause-timer', drag: '--cause-drag', select: '--cause-select', next: '--cause-key', previous: '--cause-key',
  calendar: '--cause-calendar'};

// What lasts from one input to another.
const SPANS = [
  {begin: 'hide', end: 'show', color: '--muted', words: 'hidden'},
  {begin: 'pause', end: 'resume', color: '--cause-key', words: 'paused'},
  {begin: 'hover', end: 'leave', color: '--cause-select', words: 'pointer', isThin: true},
  {begin: 'focusIn', end: 'focusOut', color: '--cause-drag', words: 'keyboard', isThin: true},
];

export function drawCauses(pen, lanes, {top, size, color}) {
  const middle = top + size / 2;
  const {inputs} = lanes.player;
  const bar = (from, to, name, alpha, words, isThin) => {
    const [left, right] = [Math.max(-8, lanes.x(from)), Math.min(lanes.width + 8, lanes.x(to))];
    if (right < left) return;
    pen.fillStyle = color(name);
    pen.globalAlpha = alpha;
    pen.beginPath();
    if (isThin) pen.rect(left, top + size - 4, Math.max(2, right - left), 3);
    else pen.roundRect(left, middle - 7, Math.max(3, right - left), 14, 4);
    pen.fill();
    pen.globalAlpha = 1;
    if (!words || right - left <= 56) return;
    pen.textAlign = 'left';
    pen.fillText(words, Math.max(left, 0) + 7, isThin ? middle - 1 : middle + 0.5);
  };
  for (const {begin, end, color: name, words, isThin} of SPANS) {
    const alpha = isThin ? 0.7 : 0.22;
    let since = null;
    for (const [at, kind] of inputs) {
      if (kind === KIND[begin]) since ??= at;
      if (kind !== KIND[end] || since === null) continue;
      bar(since, at, name, alpha, words, isThin);
      since = null;
    }
    if (since !== null) bar(since, Infinity, name, alpha, words, isThin);
  }
  for (const [at, kind, , over] of inputs) {
    if (kind === KIND.drag || kind === KIND.swipe) bar(at, at + (kind === KIND.drag ? over : SWIPE), '--cause-drag', 0.35);
  }
  if (lanes.isDense) return dense(pen, lanes, middle, color);
  for (const event of lanes.events) {
    if (event.event === 'change') mark(pen, lanes.x(event.t * SECOND), middle, event.cause, color);
    // A set that leaves the current item where it is has no change of its own.
    if (event.event === 'items' && (event.count === 0 || event.page != null)) mark(pen, lanes.x(event.t * SECOND), middle, 'calendar', color);
    if (event.event === 'open') mark(pen, lanes.x(event.t * SECOND), middle, 'tap', color);
  }
}

function mark(pen, place, middle, cause, color) {
  pen.fillStyle = color(CAUSES[cause] || '--accent');
  pen.beginPath();
  if (cause === 'timer') pen.arc(place, middle, 4, 0, 7);
  else if (cause === 'calendar') pen.roundRect(place - 2, middle - 7, 4, 14, 2);
  else if (cause === 'tap') pen.roundRect(place - 4, middle - 4, 8, 8, 2);
  else {
    pen.moveTo(place - 5, middle - 5);
    pen.lineTo(place + 5, middle);
    pen.lineTo(place - 5, middle + 5);
    pen.closePath();
  }
  pen.fill();
}

// The changes by their number, the inputs one by one.
function dense(pen, lanes, middle, color) {
  pen.fillStyle = color('--cause-timer');
  pen.globalAlpha = 0.3;
  pen.fillRect(0, middle - 2, lanes.width, 4);
  pen.globalAlpha = 1;
  for (const [at, kind] of lanes.player.inputs) {
    if (at < lanes.start || at > lanes.end) continue;
    const name = ['select', 'next', 'previous', 'tap'].find(name => KIND[name] === kind);
    if (name) mark(pen, lanes.x(at), middle, name, color);
  }
  lanes.plate(pen, `${number(lanes.changes)} changes`, lanes.width - (lanes.namesAreInside ? 44 : 0), middle, color);
}

// The lane of causes: what triggers changes of page, and spans between paired inputs.
import {KIND, SECOND} from './constants.js';
import {lengthOf, number} from './words.js';

export const CAUSES = {timer: '--cause-timer', drag: '--cause-drag', select: '--cause-select', next: '--cause-key', previous: '--cause-key',
  calendar: '--cause-calendar'};

// Pairs of inputs with a span in between.
const SPANS = [['hide', 'show', '--muted', 'hidden'], ['pause', 'resume', '--cause-key', 'paused'],
  ['hover', 'leave', '--cause-select', 'pointer', true], ['focusIn', 'focusOut', '--cause-drag', 'keyboard', true]];

export function drawCauses(pen, lanes, {top, size}) {
  const middle = top + size / 2;
  const {inputs} = lanes.player;
  const bar = (from, to, color, alpha, words, isThin) => {
    const [left, right] = [Math.max(-8, lanes.x(from)), Math.min(lanes.width + 8, lanes.x(to))];
    if (right < left) return;
    if (isThin) pen.box(color, left, top + size - 4, Math.max(2, right - left), 3, alpha);
    else pen.box(color, left, middle - 7, Math.max(3, right - left), 14, alpha, 4);
    if (words && right - left > 56) pen.words(words, Math.max(left, 0) + 7, isThin ? middle - 1 : middle + 0.5, 'left', color);
  };
  for (const [begin, end, color, words, isThin] of SPANS) {
    let since = null;
    for (const [at, kind] of [...inputs, [Infinity, KIND[end]]]) {
      if (kind === KIND[begin]) since ??= at;
      if (kind !== KIND[end] || since === null) continue;
      bar(since, at, color, isThin ? 0.7 : 0.22, words, isThin);
      since = null;
    }
  }
  for (const input of inputs) if (lengthOf(input)) bar(input[0], input[0] + lengthOf(input), '--cause-drag', 0.35);
  if (lanes.isDense) return dense(pen, lanes, middle);
  for (const {t, event, cause, count, page} of lanes.events) {
    // A new set that keeps the current item causes no change.
    const isSet = event === 'items' && (count === 0 || page != null);
    const sign = event === 'change' ? cause : isSet ? 'calendar' : event === 'open' ? 'tap' : null;
    if (sign) mark(pen, lanes.x(t * SECOND), middle, sign);
  }
}

function mark(pen, place, middle, cause) {
  pen.fill(CAUSES[cause] || '--accent', 1, on => {
    if (cause === 'timer') on.arc(place, middle, 4, 0, 7);
    else if (cause === 'calendar') on.roundRect(place - 2, middle - 7, 4, 14, 2);
    else if (cause === 'tap') on.roundRect(place - 4, middle - 4, 8, 8, 2);
    else for (const [x, y] of [[-5, -5], [5, 0], [-5, 5]]) on.lineTo(place + x, middle + y);
  });
}

// Draws the number of changes, and the inputs individually.
function dense(pen, lanes, middle) {
  pen.box('--cause-timer', 0, middle - 2, lanes.width, 4, 0.3);
  for (const [at, kind] of lanes.player.inputs) {
    const name = ['select', 'next', 'previous', 'tap'].find(name => KIND[name] === kind);
    if (name && at >= lanes.start && at <= lanes.end) mark(pen, lanes.x(at), middle, name);
  }
  pen.plate(`${number(lanes.changes)} changes`, lanes.width, middle);
}

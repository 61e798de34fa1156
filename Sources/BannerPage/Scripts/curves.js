// The lanes of causes, of the indicator and of the timer; the latter two from samples at even steps.
import {KIND, SECOND} from './constants.js';
import {lengthOf, number} from './words.js';

// What the ends of the indicator's scale mean.
const SCALES = {progressBar: ['0 %', '100 %'], timerBar: ['0 %', '100 %'], scrollBar: ['start', 'end']};

export function drawIndicator(pen, lanes, {top, size, ink = '--accent'}) {
  const {samples, banner} = lanes;
  const inset = 6;
  const y = place => top + size - inset - place * (size - 2 * inset);
  const x = index => index / (samples.length - 1) * lanes.width;
  const places = samples.map(([, place]) => place);
  if (places.every(place => place < 0)) return pen.words('none', 8, top + size / 2 + 0.5);
  if (lanes.isDense) {
    // From the lowest to the highest value around each sample: the line itself would only show how it was sampled.
    const ends = places.map((_, index) => places.slice(Math.max(0, index - 6), index + 7).filter(place => place >= 0))
      .map(near => near.length ? [Math.min(...near), Math.max(...near)] : [0, 0]);
    const [low, high] = [0, 1].map(end => ends.map((pair, index) => [x(index), y(pair[end]) + 1 - 2 * end]));
    pen.shape(ink, 0.3, [...low, ...high.reverse()]);
  } else {
    pen.stroke(ink, 1, on => places.forEach((place, index) => {
      if (place >= 0) on[places[index - 1] >= 0 ? 'lineTo' : 'moveTo'](x(index), y(place));
    }), 1.75);
  }
  // With a calendar the number of pages varies.
  const [low, high] = SCALES[banner.style] || (lanes.player.timeline.moment ? ['first', 'last'] : ['1', String(banner.count)]);
  if (size < 30 || lanes.width < 200) return;
  const {font} = pen.on;
  pen.on.font = font.replace('11px', '9px');
  pen.words(high, 3, top + inset);
  pen.words(low, 3, top + size - inset);
  pen.on.font = font;
}

export function drawTimer(pen, lanes, {top, size, ink = '--cause-timer'}) {
  const {samples, banner} = lanes;
  if (!banner.hasTimer || banner.count < 2) {
    pen.words(banner.count < 2 ? 'one item: nothing to turn' : 'no timer: waits for its viewer, drag it', 8, top + size / 2 + 0.5);
    return;
  }
  const last = samples.length - 1;
  const x = index => index / last * lanes.width;
  const y = index => top + size - Math.max(1, (lanes.isDense ? 0.5 : samples[index][2]) * (size - 4));
  for (let index = 0, end; index < last; index = end) {
    const runs = samples[index][3];
    for (end = index; end < last && samples[end][3] === runs;) end++;
    if (runs < 0) continue;
    const points = [[x(index), top + size]];
    for (let place = index; place < end; place++) {
      // From full to empty is a step, not a slope.
      if (place > index && y(place) > y(place - 1)) points.push([x(place), y(place - 1)]);
      points.push([x(place), y(place)]);
    }
    points.push([x(end), y(end - 1)], [x(end), top + size]);
    pen.shape(runs ? ink : '--muted', runs ? 0.55 : 0.3, points);
  }
}

export const CAUSES = {timer: '--cause-timer', drag: '--cause-drag', select: '--cause-select', next: '--cause-key', previous: '--cause-key',
  calendar: '--cause-calendar'};

// What lasts from one input to another.
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
    // A set that leaves the current item where it is has no change of its own.
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

// The changes by their number, the inputs one by one.
function dense(pen, lanes, middle) {
  pen.box('--cause-timer', 0, middle - 2, lanes.width, 4, 0.3);
  for (const [at, kind] of lanes.player.inputs) {
    const name = ['select', 'next', 'previous', 'tap'].find(name => KIND[name] === kind);
    if (name && at >= lanes.start && at <= lanes.end) mark(pen, lanes.x(at), middle, name);
  }
  pen.plate(`${number(lanes.changes)} changes`, lanes.width - (lanes.namesAreInside ? 44 : 0), middle);
}

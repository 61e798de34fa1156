// Formatting and parsing of times, names and messages.
import {COUNTS, KIND, SECOND, SWIPE} from './constants.js';
import {say} from './document.js';
import {make} from '../Element/dom.js';

export const number = count => count.toLocaleString('en');
export const counted = (count, word) => `${number(count)} ${word}${count === 1 ? '' : 's'}`;

// The duration of an input.
export const lengthOf = ([, kind, , over]) => kind === KIND.drag ? over : kind === KIND.swipe ? SWIPE : 0;

// A duration in the notation of a banner file.
export function duration(microseconds) {
  if (microseconds % SECOND !== 0 && microseconds < SECOND && microseconds % 1000 === 0) return microseconds / 1000 + 'ms';
  return +(microseconds / SECOND).toFixed(6) + 's';
}
// Parses a time such as 90, 1.5s, 1h30m or 365d; null if it is invalid.
export function readTime(text) {
  const parts = text.trim().toLowerCase().match(/\d+(?:\.\d+)?(?:ms|[ydhms])?/g);
  if (!parts || parts.join('') !== text.replace(/\s/g, '').toLowerCase()) return null;
  const units = {ms: 1e3, s: 1e6, m: 6e7, h: 3.6e9, d: 8.64e10, y: 3.1536e13};
  return parts.reduce((sum, part) => sum + parseFloat(part) * (units[part.replace(/[\d.]/g, '')] || 1e6), 0);
}
// Formats a time for display.
export function clock(microseconds, digits = 2) {
  const seconds = microseconds / SECOND;
  const days = Math.floor(seconds / 86400);
  const [h, m] = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const s = (Math.floor(seconds % 60 * 10 ** digits) / 10 ** digits).toFixed(digits);
  if (!days && !h && !m) return s + ' s';
  const two = number => String(number).padStart(2, '0');
  return (days ? days + ' d ' : '') + (days || h ? two(h) + ':' : '') + two(m) + ':' + (seconds % 60 < 10 ? '0' : '') + s;
}
// Formats a duration in words: 12.5 s, 20 min, 1.5 h, 36.5 days.
export function spoken(microseconds) {
  const seconds = microseconds / SECOND;
  const short = (value, digits) => String(+value.toFixed(digits));
  if (seconds < 60) return short(seconds, 1) + ' s';
  if (seconds < 3600) return short(seconds / 60, seconds < 600 ? 1 : 0) + ' min';
  if (seconds < 172800) return short(seconds / 3600, 1) + ' h';
  return number(+(seconds / 86400).toFixed(1)) + ' days';
}
// Shows the status of a banner, the worst of its counts, in a chip.
export function showStatus(chip, counts) {
  const worst = counts.findIndex(count => count);
  const [noun, rest] = COUNTS[worst] ?? [];
  say(chip, noun ? (worst < 2 ? '✗ ' : '') + counted(counts[worst], noun) + rest : '✓ checked');
  chip.className = 'chip ' + (!noun ? 'good' : worst < 2 ? 'bad' : '');
  chip.dataset.tab = worst === 1 ? 'scenarios' : 'found';
}

// The title of an item; without one, its id.
export const labelOf = item => item?.title || item?.id || '';

// The direction of a text is that of its first letter, as with `dir=auto`.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
export const readsRightToLeft = text => RIGHT_TO_LEFT.test((text.match(/\p{L}/u) || [''])[0]);
// A label in a sentence, whose order it does not change.
export const isolated = label => readsRightToLeft(label) ? `\u2068${label}\u2069` : label;
// A message with titles in place of ids.
export const titled = (message, items) => message?.replace(/`([^`]*)`/g, (_, id) => isolated(labelOf(items.find(item => item.id === id) ?? {id})));

// Converts backticks to code elements.
export const words = text => text.split('`').map((part, index) => index % 2 ? make('code', {}, part) : part);

// Renders the Markdown subset of the program: paragraphs and lists; emphasis is removed.
export const blocks = text => text.replaceAll('**', '').split('\n\n').map(block => block.startsWith('- ')
  ? make('ul', {}, ...block.split('\n').map(line => make('li', {}, ...words(line.slice(2)))))
  : make('p', {}, ...words(block)));

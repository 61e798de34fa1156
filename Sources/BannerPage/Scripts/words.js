// Times, names and messages as text, and text as times.
import {KIND, SECOND, SWIPE} from './constants.js';
import {make} from './document.js';

export const number = count => count.toLocaleString('en');
export const counted = (count, word) => `${number(count)} ${word}${count === 1 ? '' : 's'}`;

// How long an input takes.
export const lengthOf = ([, kind, , over]) => kind === KIND.drag ? over : kind === KIND.swipe ? SWIPE : 0;

// A time as a banner file writes it.
export function duration(microseconds) {
  if (microseconds % SECOND !== 0 && microseconds < SECOND && microseconds % 1000 === 0) return microseconds / 1000 + 'ms';
  return +(microseconds / SECOND).toFixed(6) + 's';
}
// A time that someone typed: 90, 1.5s, 1h30m, 365d; null if it is not one.
export function readTime(text) {
  const parts = text.trim().toLowerCase().match(/\d+(?:\.\d+)?(?:ms|[ydhms])?/g);
  if (!parts || parts.join('') !== text.replace(/\s/g, '').toLowerCase()) return null;
  const units = {ms: 1e3, s: 1e6, m: 6e7, h: 3.6e9, d: 8.64e10, y: 3.1536e13};
  return parts.reduce((sum, part) => sum + parseFloat(part) * (units[part.replace(/[\d.]/g, '')] || 1e6), 0);
}
// A time for people to read.
export function clock(microseconds, digits = 2) {
  const seconds = microseconds / SECOND;
  const days = Math.floor(seconds / 86400);
  const [h, m] = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const s = (Math.floor(seconds % 60 * 10 ** digits) / 10 ** digits).toFixed(digits);
  if (!days && !h && !m) return s + ' s';
  const two = number => String(number).padStart(2, '0');
  return (days ? days + ' d ' : '') + (days || h ? two(h) + ':' : '') + two(m) + ':' + (seconds % 60 < 10 ? '0' : '') + s;
}
// How long something lasts, as people say it: 12.5 s, 20 min, 1 h 30 min, 36.5 days.
export function spoken(microseconds) {
  const seconds = microseconds / SECOND;
  const short = (value, digits) => String(+value.toFixed(digits));
  if (seconds < 60) return short(seconds, 1) + ' s';
  if (seconds < 3600) return short(seconds / 60, seconds < 600 ? 1 : 0) + ' min';
  if (seconds < 172800) return short(seconds / 3600, 1) + ' h';
  return number(+(seconds / 86400).toFixed(1)) + ' days';
}
// How many findings of a severity; of advice there are no advices.
export const severities = (count, word) => word === 'advice' ? `${count} advice` : counted(count, word);

// What a card's item is called.
export const labelOf = item => item?.title || item?.id || '';

// A text's direction is that of its first letter, as `dir=auto` has it.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
export const readsRightToLeft = text => RIGHT_TO_LEFT.test((text.match(/\p{L}/u) || [''])[0]);

// What is between two backticks is code.
export const words = text => text.split('`').map((part, index) => index % 2 ? make('code', {text: part}) : part);

// The Markdown that the program writes: paragraphs, lists, and names between asterisks, which are not shown.
export const blocks = text => text.replaceAll('**', '').split('\n\n').map(block => block.startsWith('- ')
  ? make('ul', {}, ...block.split('\n').map(line => make('li', {}, ...words(line.slice(2)))))
  : make('p', {}, ...words(block)));

// What a card shows: its colour and its words.
import {CARD_COLORS} from './constants.js';
import {linear, readHex} from './oklab.js';

export const colorOf = (item, page) => item && item.color ? item.color : CARD_COLORS[page % CARD_COLORS.length];
const luminance = color => {
  const [r, g, b] = readHex(color).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
export const isBright = color => luminance(color) > 0.36;
export const labelOf = item => item.title || item.id || '';

// A text's direction is that of its first letter, as `dir=auto` has it.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
export const readsRightToLeft = text => RIGHT_TO_LEFT.test((text.match(/\p{L}/u) || [''])[0]);

// How many lines of a title fit on a card above its second line; drawings count in the same way.
export const titleLines = (item, {height, unit}) =>
  Math.max(1, Math.min(3, Math.floor((height - unit * (item.subtitle ? 3.05 : 2)) / (unit * 1.35))));

// What a card shows: its colour and its words.
import {CARD_COLORS} from './constants.js';

export const colorOf = (item, page) => item && item.color ? item.color : CARD_COLORS[page % CARD_COLORS.length];
export const isBright = color => {
  const [r, g, b] = [1, 3, 5].map(place => parseInt(color.slice(place, place + 2), 16) / 255)
    .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.36;
};
export const labelOf = item => item.title || item.id || '';

// The numbers that the engine reads and answers.

// The codes of inputs, the numbers of a frame and of an event, and the keys of a banner, each with its type, the words that it can
// be, or the keys in it: `make record` writes `keys.json`.
import KEYS from './keys.json';

export {KEYS};
const number = value => value ?? -1;
const list = value => value === 'auto' ? [0] : [[value].flat().length, value].flat();
// A value as a number or several, by its type; -1 for none.
const TYPES = {
  number, list, page: number, group: value => value === 'fit' ? 0 : value,
  boolean: value => value ? 1 : 0,
  duration: seconds => seconds == null ? -1 : Math.round(seconds * 1e6),
  color: hex => hex ? parseInt(hex.slice(1), 16) : -1,
  tuple: points => [4, ...points],
};
const numbersIn = (keys, values) => Object.entries(keys).flatMap(([key, type]) =>
  typeof type === 'object' ? numbersIn(type, values[key]) : (TYPES[type] ?? (word => Math.max(0, type.split(' ').indexOf(word))))(values[key]));

// The variant of the banner for a window of this width.
export const windowOf = (banner, width) => banner['x-resolved'].windows.findLast(({minWidth}) => minWidth <= width);

// The numbers of the banner in a window for a viewer, with or without the timer.
export function numbersOf(banner, width, {reduced, seed, hasTimer}) {
  const {transition, items} = banner;
  const {viewport, layout, focus, indicator} = windowOf(banner, width);
  const startPage = Math.max(0, items.findIndex(({id}) => id === banner.paging.startPage));
  const records = {viewport: {...viewport, width}, layout, paging: {...banner.paging, startPage}, timer: hasTimer && banner.timer, transition, focus};
  const all = Object.entries(records).flatMap(([name, values]) =>
    [...name === 'timer' ? [values ? 1 : 0] : [], ...values ? numbersIn(KEYS[name], values) : []]);
  return [2, reduced ? 1 : 0, seed, ...all, Object.keys(KEYS.indicator).indexOf(indicator.style), ...numbersIn(KEYS.indicator[indicator.style], indicator),
    items.length, ...items.map(({duration}) => TYPES.duration(duration || 0)), ...items.map(({weight}) => weight)];
}

// Allocating room can move the memory, so the view is created afterwards.
export function give(wasm, numbers, ...lists) {
  const all = [...numbers, ...lists.flatMap(list => list || [])];
  const room = wasm.numbers(all.length);
  new Float64Array(wasm.memory.buffer, room, all.length).set(all);
  return numbers.length;
}
export const take = (wasm, count) => [...new Float64Array(wasm.memory.buffer, wasm.numbers(0), count)];

// The items by card, as indices in the file; null for all in the file's order.
export function cardsOf(wasm, ...moment) {
  const count = wasm.set(...moment);
  return count < 0 ? null : take(wasm, count);
}

// The values of keys, by their types.
export const valuesOf = (keys, numbers) => Object.fromEntries(Object.entries(keys).map(([key, type], place) => [key, valueOf(type, numbers[place])]));
const valueOf = (type, number) => type === 'number' ? number : type === 'boolean' ? !!number : type.split(' ')[number];

// The state and the picture of a frame.
export function frameOf(numbers) {
  const frame = valuesOf(KEYS.frame, numbers);
  let at = Object.keys(KEYS.frame).length;
  const list = size => Array.from({length: numbers[at++]}, () => numbers.slice(at, at += size));
  return {...frame, cells: list(8), marks: list(7).map(([key, x, y, width, height, color, of]) =>
    [key, x, y, width, height, '#' + color.toString(16).padStart(8, '0'), of ? `${frame.page + 1}/${of}` : ''])};
}

// SVG as text, and its colours.

// Nothing that XML has no letter for.
const wellFormed = text => text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
const ENTITIES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\'': '&#39;'};
export const escaped = text => wellFormed(String(text)).replace(/[&<>"']/g, letter => ENTITIES[letter]);

const written = value => typeof value === 'number' ? +value.toFixed(3) || 0 : escaped(value);

// An element; `null` leaves an attribute out, and the content is SVG.
export function tag(name, attributes, content = '') {
  const said = Object.entries(attributes).filter(([, value]) => value != null).map(([key, value]) => ` ${key}="${written(value)}"`);
  return `<${name}${said.join('')}` + (content ? `>${content}</${name}>` : '/>');
}

// A colour as a style computes it, `rgb(…)` or `rgba(…)`, in two attributes that every program reads.
export function paint(color, name = 'fill') {
  const [r, g, b, alpha = 1] = color.match(/[\d.]+/g).map(Number);
  return {[name]: `rgb(${r},${g},${b})`, [name + '-opacity']: alpha < 1 ? alpha : null};
}

// Colours in OKLab, in which styles mix them: https://www.w3.org/TR/css-color-4/#ok-lab. A colour is [red, green, blue, alpha], each 0 … 1.
const linear = part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const curved = part => part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

export const readHex = text => [1, 3, 5, 7].map(place => place < text.length ? parseInt(text.slice(place, place + 2), 16) / 255 : 1);

function toLab([r, g, b]) {
  [r, g, b] = [r, g, b].map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

function fromLab([lightness, a, b]) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s].map(part => curved(Math.max(0, Math.min(1, part))));
}

// `part` of one colour, and the rest of another; each counts as much as it covers.
export function mix(one, other, part) {
  const alpha = one[3] * part + other[3] * (1 - part);
  if (!alpha) return [0, 0, 0, 0];
  const [from, to] = [toLab(one), toLab(other)];
  return [...fromLab(from.map((value, index) => (value * one[3] * part + to[index] * other[3] * (1 - part)) / alpha)), alpha];
}

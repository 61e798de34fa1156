// SVG as text.

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

// What the stage shows at this moment as SVG: read from the page, so that both are the same.
import {byId} from './document.js';
import {colorOf, isBright, isClear} from './cards.js';
import {linesOf} from './drawntext.js';

// Nothing that XML has no letter for.
const wellFormed = text => text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
const ENTITIES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\'': '&#39;'};
const escaped = text => wellFormed(String(text)).replace(/[&<>"']/g, letter => ENTITIES[letter]);

const written = value => typeof value === 'number' ? +value.toFixed(3) || 0 : escaped(value);

// An element; `null` leaves an attribute out, and the content is SVG.
function tag(name, attributes, content = '') {
  const said = Object.entries(attributes).filter(([, value]) => value != null).map(([key, value]) => ` ${key}="${written(value)}"`);
  return `<${name}${said.join('')}` + (content ? `>${content}</${name}>` : '/>');
}

// A colour as a style computes it, `rgb(…)` or `rgba(…)`, in two attributes that every program reads.
function paint(color, name = 'fill') {
  const [r, g, b, alpha = 1] = color.match(/[\d.]+/g).map(Number);
  return {[name]: `rgb(${r},${g},${b})`, [name + '-opacity']: alpha < 1 ? alpha : null};
}

// The picture `factor` times as large as the banner. Where something is, is measured without the stage's and the cards' own
// transforms: the picture is the same in every window, and has them itself.
export function pictureOf(stage, title, factor = 1) {
  const ground = byId('scaled');
  const cards = [...stage.cards.shown.values()];
  const moved = [ground, ...cards].map(element => [element, element.style.transform]);
  const places = new Map(cards.map(card => [card, placeOf(card)]));
  for (const [element] of moved) element.style.transform = 'none';
  try {
    return new Drawing(stage, ground, places).svg(title, factor);
  } finally {
    for (const [element, transform] of moved) element.style.transform = transform;
  }
}

// A transform about the element's origin as one about its corner.
function placeOf(element) {
  const style = getComputedStyle(element);
  const {a, b, c, d, e, f} = new DOMMatrix(style.transform);
  const [x, y] = style.transformOrigin.split(' ').map(parseFloat);
  return {a, b, c, d, e: e + x - a * x - c * y, f: f + y - b * x - d * y};
}
const matrix = ({a, b, c, d, e, f}) => `matrix(${[a, b, c, d, e, f].map(value => +value.toFixed(4) || 0).join(' ')})`;

class Drawing {
  constructor(stage, ground, places) {
    Object.assign(this, {stage, ground, places, banner: stage.banner, gradients: new Map()});
  }
  svg(title, factor) {
    const {banner} = this;
    const [width, height] = [banner.viewport.width, banner.wholeHeight];
    const {opacity, fontFamily} = getComputedStyle(this.ground);
    const content = this.cards() + this.marks() + this.controls();
    const isFaint = opacity !== '1';
    const faint = tag('filter', {id: 'grey'}, tag('feColorMatrix', {type: 'saturate', values: '0'}));
    const defs = [...this.gradients.values(), this.clip('window', 0, banner.windowTop, width, banner.viewport.height),
      this.clip('card', 0, 0, banner.cell.width, banner.cell.height), this.clip('strip', 0, banner.strip.top, width, banner.strip.height),
      isFaint ? faint : ''];
    return tag('svg', {xmlns: 'http://www.w3.org/2000/svg', width: width * factor, height: height * factor, viewBox: `0 0 ${width} ${height}`,
      'font-family': fontFamily}, `<title>${escaped(title)}</title>` + tag('defs', {}, defs.join('')) + this.backdrop(width, height) +
      tag('g', {opacity: isFaint ? opacity : null, filter: isFaint ? 'url(#grey)' : null}, content)) + '\n';
  }
  clip(id, x, y, width, height) { return tag('clipPath', {id}, tag('rect', {x, y, width, height})); }
  backdrop(width, height) {
    const viewport = byId('viewport');
    const ground = tag('rect', {width, height, ...paint(getComputedStyle(viewport).backgroundColor)});
    if (viewport.dataset.backdrop !== 'checks') return ground;
    const checks = tag('pattern', {id: 'checks', width: 20, height: 20, patternUnits: 'userSpaceOnUse'},
      tag('path', {d: 'M0 0h20v20H0z', fill: '#fff'}) + tag('path', {d: 'M10 0h10v10H10zM0 10h10v10H0z', fill: '#d9d9d9'}));
    return checks + tag('rect', {width, height, fill: 'url(#checks)'});
  }
  // Where an element is, from the corner of another one.
  place(element, from) {
    const [box, origin] = [element, from].map(element => element.getBoundingClientRect());
    return {x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height};
  }
  cards() {
    const shown = [...this.stage.cards.shown].map(([key, element]) => ({element, page: parseInt(key, 10), level: +element.style.zIndex}));
    const order = [...this.stage.ground.children];
    shown.sort((a, b) => a.level - b.level || order.indexOf(a.element) - order.indexOf(b.element));
    const cards = shown.map(({element, page}) => tag('g', {transform: matrix(this.places.get(element)), opacity: +element.style.opacity === 1 ? null : element.style.opacity},
      tag('g', {'clip-path': 'url(#card)'}, this.card(element, page))));
    return tag('g', {'clip-path': 'url(#window)'}, tag('g', {transform: `translate(0 ${this.banner.windowTop})`}, cards.join('')));
  }
  card(card, page) {
    const {width, height} = this.banner.cell;
    const parts = [tag('rect', {width, height, fill: `url(#${this.gradient(colorOf(this.banner.items[page], page))})`})];
    const drawn = card.querySelector('.banner-card');
    for (const element of drawn.children) {
      if (element.tagName === 'IMG' && element.naturalWidth) {
        parts.push(tag('image', {width, height, preserveAspectRatio: 'xMidYMid slice', href: element.getAttribute('src')}));
      }
      if (element.tagName === 'EM') parts.push(this.missing(element, card));
      if (element.tagName !== 'SPAN') continue;
      const place = this.place(element, card);
      if (+getComputedStyle(element).getPropertyValue('--scrim')) parts.push(tag('rect', {...place, fill: `url(#${this.shade(element, place.height)})`}));
      for (const words of element.children) parts.push(this.text(words, card));
    }
    return parts.join('');
  }
  // What the style of a card says: two colours across it, mixed in OKLab, here in steps.
  gradient(color) {
    if (this.gradients.has(color)) return `card${[...this.gradients.keys()].indexOf(color)}`;
    const {width, height} = this.banner.cell;
    const isLifted = isBright(color) && !isClear(color);
    const mixed = (one, part, other) => `color-mix(in oklab, ${one} ${part * 100}%, ${other})`;
    const [first, last] = isLifted ? [mixed(color, 0.82, '#fff'), color] : [color, mixed(color, 0.82, '#000')];
    const stops = Array.from({length: 17}, (_, step) => {
      const [r, g, b, alpha = 1] = this.numbers(mixed(last, step / 16, first));
      return tag('stop', {offset: step / 16, 'stop-color': `rgb(${[r, g, b].map(part => Math.round(Math.max(0, Math.min(1, part)) * 255))})`,
        'stop-opacity': alpha < 1 ? alpha : null});
    });
    const angle = 150 * Math.PI / 180;
    const half = (width * Math.abs(Math.sin(angle)) + height * Math.abs(Math.cos(angle))) / 2;
    const [x, y] = [Math.sin(angle) * half, -Math.cos(angle) * half];
    const id = `card${this.gradients.size}`;
    this.gradients.set(color, tag('linearGradient', {id, gradientUnits: 'userSpaceOnUse', x1: width / 2 - x, y1: height / 2 - y, x2: width / 2 + x,
      y2: height / 2 + y}, stops.join('')));
    return id;
  }
  // A colour as red, green, blue and how opaque it is, each 0 … 1; the browser mixes colours in this space to these numbers.
  numbers(color) {
    const {style} = this.ground;
    style.color = `color-mix(in srgb, ${color}, ${color})`;
    const said = getComputedStyle(this.ground).color;
    style.color = '';
    return said.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number);
  }
  // Below words on a picture: it begins above them.
  shade(words, height) {
    const stop = (offset, opacity) => tag('stop', {offset, 'stop-opacity': opacity});
    const id = `shade${this.gradients.size}`;
    this.gradients.set(id, tag('linearGradient', {id, x1: 0, y1: 0, x2: 0, y2: 1}, stop(0, 0) + stop(parseFloat(getComputedStyle(words).paddingTop) / height, 0.55)));
    return id;
  }
  text(element, from) {
    if (!element) return '';
    const style = getComputedStyle(element);
    const origin = from.getBoundingClientRect();
    const most = style.webkitLineClamp === 'none' ? 1 : Math.max(1, Math.round(parseFloat(style.height) / parseFloat(style.lineHeight)));
    return linesOf(element, most).map(({text, x, y, isRightToLeft}) => tag('text', {
      // Browsers begin letters at whole pixels.
      x: x - origin.x, y: Math.round(y - origin.y), 'font-size': parseFloat(style.fontSize), 'font-weight': style.fontWeight,
      // Letters that are joined are not moved apart.
      'letter-spacing': style.letterSpacing === 'normal' || /\p{Script=Arabic}/u.test(text) ? null : parseFloat(style.letterSpacing), direction: isRightToLeft ? 'rtl' : null,
      ...paint(style.color), opacity: style.opacity === '1' ? null : style.opacity}, escaped(text))).join('');
  }
  missing(element, card) {
    const {x, y, width, height} = this.place(element, card);
    const style = getComputedStyle(element);
    const line = tag('rect', {x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1, rx: 5.5, ...paint(style.backgroundColor), ...paint(style.color, 'stroke'),
      'stroke-dasharray': 3});
    return line + this.text(element, card);
  }
  marks() {
    const {strip, view} = this.stage;
    const marks = [...this.stage.marks.marks.values()].sort((a, b) => a.style.zIndex - b.style.zIndex).map(element => {
      const style = getComputedStyle(element);
      if (view.style === 'fraction') return this.text(element, strip);
      const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
      if (!(width > 0 && height > 0)) return '';
      const {e, f} = new DOMMatrix(style.transform);
      return tag('rect', {x: e, y: f, width, height, rx: Math.min(width, height) / 2, ...paint(style.backgroundColor)});
    });
    return tag('g', {'clip-path': 'url(#strip)'}, tag('g', {transform: `translate(0 ${this.banner.strip.top})`}, marks.join('')));
  }
  // The banner's own buttons.
  controls() {
    return [...this.stage.controls.children].map(button => {
      const style = getComputedStyle(button);
      const [width, height] = [button.offsetWidth, button.offsetHeight];
      const {a, b, c, d} = new DOMMatrix(style.transform);
      const [e, f] = [button.offsetLeft + width / 2, this.banner.windowTop + button.offsetTop + height / 2];
      return tag('g', {transform: matrix({a, b, c, d, e, f})}, tag('circle', {r: width / 2, ...paint(style.backgroundColor)}) +
        tag('path', {...this.sign(button), ...paint(style.color)}));
    }).join('');
  }
  sign(button) {
    if (this.ground.classList.contains('paused') && button.classList.contains('rotation')) return {d: 'M-3.5-6 6.5 0-3.5 6z'};
    // As wide as the browser draws them: borders are whole pixels.
    const line = parseFloat(getComputedStyle(button, '::before').borderLeftWidth);
    if (button.classList.contains('rotation')) return {d: `M-5-5.5h${line}v11h${-line}zM5-5.5h${-line}v11h${line}z`};
    return {d: `M-4.5 4.5v-9h9v${line}H${line - 4.5}V4.5z`, transform: 'translate(2 0) rotate(-45)'};
  }
}

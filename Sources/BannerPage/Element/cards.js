// The visible cards: a box per card, with a slot for the item's child element and generated content
// as a fallback.
import {isFollowed, make, place, set} from './dom.js';

// The default colors, on which white text has enough contrast.
const COLORS = ['#3f5b8c', '#a85a40', '#4d7c6a', '#8a5a83', '#8f6e2c', '#427789', '#9c4f5d', '#6a6f4c'];

export const colorOf = (item, number) => (item?.color || COLORS[number % COLORS.length]).slice(0, 9);
// Whether black has a better contrast than white, by relative luminance (WCAG 2); the better one is
// at least 4.5:1.
export function isBright(color) {
  const [red, green, blue] = [1, 3, 5].map(at => ((parseInt(color.slice(at, at + 2), 16) / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}
// The backdrop of a translucent color is unknown: there, as on pictures, text gets a scrim.
const isClear = color => !/^#.{6}(ff)?$/i.test(color);

function content(item, number) {
  const card = make('div', {class: 'banner-card'});
  const parts = [];
  if (item.image) parts.push(make('img', {src: item.image, alt: item.alt || '', draggable: 'false'}));
  const title = item.title ?? (item.image ? null : item.id);
  const words = [['strong', 'title', title], ['small', 'subtitle', item.subtitle]].filter(([, , text]) => text != null)
    .map(([name, part, text]) => make(name, {part, dir: 'auto'}, text));
  if (words.length) parts.push(make('span', {}, ...words));
  card.append(...item.link && isFollowed(item.link) ? [make('a', {href: item.link}, ...parts)] : parts);
  // A picture that the page does not contain is named instead.
  if (item.missing) card.append(make('em', {}, `picture not shown: ${item.missing}`));
  const color = colorOf(item, number);
  const look = {'--bk-card': color, ...isClear(color) ? {'--bk-scrim': 0.55} : isBright(color) && {'--bk-ink': '#000', '--bk-lift': '18%'}};
  for (const name in look) card.style.setProperty(name, look[name]);
  return card;
}

export class Cards {
  // `host` is the element whose children can be cards.
  constructor(ground, host, say) {
    Object.assign(this, {ground, host, say, boxes: new Map(), shown: new Map()});
  }
  // Draws a frame; `live` tells whether a cell besides the current one is interactive.
  draw({cells, page, group, cards}, itemOf, items, live) {
    const [shown, order] = [new Map(), new Map()];
    // If two cards show the same item, the one closer to the center gets the child element, the
    // other a copy.
    const middle = cells.reduce((sum, [, , x, y, width, height]) => [sum[0] + (x + width / 2) / cells.length, sum[1] + (y + height / 2) / cells.length], [0, 0]);
    const distance = ([, , x, y, width, height]) => Math.hypot(x + width / 2 - middle[0], y + height / 2 - middle[1]);
    for (const cell of [...cells].sort((a, b) => distance(a) - distance(b))) {
      const [, number, x, y, width, height, scale, opacity] = cell;
      const item = itemOf(number);
      let copy = 0;
      while (shown.has(`${item} ${copy}`)) copy++;
      const key = `${item} ${copy}`;
      const box = this.shown.get(key) || this.box(items[item], item, copy);
      shown.set(key, box);
      order.set(cell, box);
      place(box, x, y, width, height, scale === 1 ? '' : ` scale(${scale})`);
      box.style.opacity = opacity;
      // Where cards overlap, the larger one is on top.
      box.style.zIndex = Math.round(scale * 1000);
      const isCurrent = number === page * group && !copy;
      box.card = number;
      set(box, 'part', isCurrent ? 'card current' : 'card');
      set(box, 'aria-roledescription', this.say('slide'));
      set(box, 'aria-label', this.say('card', number + 1, cards));
      this.reach(box, !copy && (isCurrent || live?.(cell)));
      if (!box.isConnected) this.ground.append(box);
    }
    for (const [key, box] of this.shown) if (!shown.has(key)) this.hide(box);
    this.shown = shown;
    // The DOM order is that of pages, for keyboards and screen readers. The focused card is not
    // moved, because that would lose focus.
    let next = null;
    for (const cell of [...cells].reverse()) {
      const box = order.get(cell);
      if (box.nextSibling !== next && !this.hasFocus(box)) this.ground.insertBefore(box, next);
      next = box;
    }
  }
  // Makes a card interactive or inert; focus moves away first, because browsers drop it.
  reach(box, isLive) {
    if (box.inert === !isLive) return;
    if (!isLive && this.hasFocus(box)) this.ground.focus({preventScroll: true});
    box.inert = !isLive;
  }
  hasFocus(box) {
    const {host} = this;
    const [inner, outer] = [this.ground.getRootNode().activeElement, host?.getRootNode().activeElement];
    return box.contains(inner) || !!host && host !== outer && host.contains(outer) && box.firstChild.assignedNodes().some(node => node.contains(outer));
  }
  box(item, number, copy) {
    const key = `${number} ${copy}`;
    let box = this.boxes.get(key);
    if (!box) {
      const slot = make('slot', {name: copy ? `${item.id} ${copy}` : item.id});
      box = make('div', {part: 'card', role: 'group', 'data-item': item.id}, slot);
      box.inert = true;
      box.fill = () => { if (!slot.hasChildNodes() && !slot.assignedNodes().length) slot.append(content(item, number)); };
      slot.addEventListener('slotchange', () => { if (box.isConnected) box.fill(); });
      this.boxes.set(key, box);
    }
    const slot = box.firstChild;
    const child = this.child(item);
    if (!child) box.fill();
    else if (copy) {
      box.copy = child.cloneNode(true);
      for (const part of [box.copy, ...box.copy.querySelectorAll('[id]')]) part.removeAttribute('id');
      set(box.copy, 'slot', slot.name);
      set(box.copy, 'copy', '');
      for (const name of ['--bk-card', '--bk-scrim', '--bk-ink', '--bk-lift']) box.copy.style.setProperty(name, getComputedStyle(child).getPropertyValue(name));
      box.copy.inert = true;
      this.host.append(box.copy);
    }
    return box;
  }
  // The page's own card of an item.
  child({id}) { return [...this.host?.children ?? []].find(child => child.slot === id && !child.hasAttribute('copy')); }
  // Fetches the pictures of a card that comes next.
  fetch(item, number) {
    const child = this.child(item);
    if (!child) this.box(item, number, 0);
    else for (const image of [child, ...child.querySelectorAll('img')]) if (image.loading === 'lazy') image.loading = 'eager';
  }
  hide(box) {
    this.reach(box, false);
    box.copy?.remove();
    box.copy = null;
    box.remove();
    if (this.boxes.size > 64) for (const [key, other] of this.boxes) if (!other.isConnected) this.boxes.delete(key);
  }
  clear() {
    for (const box of this.shown.values()) this.hide(box);
    this.boxes.clear();
    this.shown.clear();
  }
}

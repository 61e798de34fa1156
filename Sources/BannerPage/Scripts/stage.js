// The stage: puts a picture's cards and marks where the engine says they are.
import {make} from './document.js';
import {colorOf, isBright, labelOf, titleLines} from './card.js';

// How long dots grow and shrink, in milliseconds, as in page.css.
const GROWING = 100;

function place({style}, [x, y, width, height]) {
  style.transform = `translate(${x}px, ${y}px)`;
  style.width = width + 'px';
  style.height = height + 'px';
}

// Where a dot without a width is, beyond the end of a row of other dots.
function endOf(row, key) {
  const [first, second] = row;
  const end = key < first[0] ? first : row[row.length - 1];
  const [number, x, y, width, height] = end;
  const gap = second[1] - first[1] - first[3];
  return [x + (key < number ? 0 : width) + (key - number) * gap, y + height / 2, 0, 0];
}

export class Stage {
  // Draws on `ground`, which has a place for the cards, one for the indicator, and one for the banner's own buttons.
  constructor(banner, ground, {cards, strip, controls}) {
    Object.assign(this, {banner, strip, controls});
    this.free = new Map();
    this.cards = new Map();
    this.marks = new Map();
    this.window = make('div', {class: 'window'});
    cards.append(this.window);
    const {width, height} = banner.viewport;
    const size = {width: width + 'px', height: height + 'px'};
    Object.assign(ground.style, {width: width + 'px', height: banner.wholeHeight + 'px'});
    Object.assign(cards.style, size, {top: banner.windowTop + 'px'});
    Object.assign(this.window.style, size);
    this.window.style.setProperty('--under', banner.lowerCover + 'px');
    Object.assign(strip.style, {width: width + 'px', height: banner.strip.height + 'px', top: banner.strip.top + 'px'});
    ground.classList.toggle('vertical', banner.isVertical);
    if (!controls) return;
    Object.assign(controls.style, size, {top: banner.windowTop + 'px'});
    controls.className = 'controls' + (banner.isVertical ? ' vertical' : '') + (banner.isRightToLeft ? ' mirrored' : '');
    const names = [...banner.controls.arrows && banner.count > 1 ? ['previous', 'next'] : [],
      ...banner.controls.pause && banner.hasTimer ? ['rotation'] : []];
    this.buttons = names.map(name => make('button', {type: 'button', class: 'control ' + name, tabindex: '-1'}));
    controls.append(...this.buttons);
    // Below an indicator on the cards.
    const rotation = this.buttons.find(button => button.classList.contains('rotation'));
    if (rotation) rotation.style.top = (banner.upperCover || 8) + 'px';
  }
  connect(press) {
    for (const button of this.buttons) button.addEventListener('click', () => press(button.className.split(' ')[1]));
  }
  card(page) {
    const item = this.banner.items[page] || {};
    const color = colorOf(item, page);
    const {width, height, unit} = this.banner.cell;
    const card = make('div', {class: 'card', role: 'group', 'aria-roledescription': 'slide'});
    Object.assign(card.style, {width: width + 'px', height: height + 'px'});
    card.style.setProperty('--card', color);
    card.classList.toggle('bright', isBright(color));
    card.style.setProperty('--unit', unit + 'px');
    card.style.setProperty('--lines', titleLines(item, {height: height - this.banner.lowerCover, unit}));
    if (item.image) {
      const image = make('img', {alt: item.alt || labelOf(item), draggable: 'false', src: item.image});
      card.append(image);
      card.classList.add('pictured');
    }
    // A picture that the page does not hold is missed, not forgotten.
    if (item.missing) card.append(make('div', {class: 'missing', text: `picture not shown: ${item.missing}`}));
    const words = make('div', {class: 'words'});
    words.append(make('div', {class: 'title', dir: 'auto', text: labelOf(item) || String(page + 1)}));
    if (item.subtitle) words.append(make('div', {class: 'subtitle', dir: 'auto', text: item.subtitle}));
    if (item.alt && !item.image) words.append(make('span', {class: 'unseen', text: item.alt}));
    if (!item.image || item.title) card.append(words);
    return card;
  }
  // `count` is the number of items that are available; a cell of a banner with a calendar says its item's place in the file.
  draw(picture, current = -1, count = this.banner.count) {
    const seen = new Set();
    for (const [place, number, x, y, scale, opacity, item] of picture.cells) {
      const page = item ?? number;
      let card = this.cards.get(place);
      if (card && card.page !== page) {
        this.retire(place);
        card = null;
      }
      if (!card) {
        const spare = this.free.get(page)?.pop();
        card = {page, element: spare || this.card(page)};
        this.cards.set(place, card);
        if (!spare) this.window.append(card.element);
        card.element.hidden = false;
      }
      seen.add(place);
      card.element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      card.element.style.opacity = opacity;
      // Where cards overlap, the larger one is on top.
      card.element.style.zIndex = Math.round(scale * 1000);
      const label = `${number + 1} of ${count}`;
      if (card.label !== label) card.element.setAttribute('aria-label', card.label = label);
      const isCurrent = number === current;
      if (card.isCurrent !== isCurrent) {
        card.isCurrent = isCurrent;
        card.element.setAttribute('aria-hidden', !isCurrent);
      }
    }
    for (const place of [...this.cards.keys()]) if (!seen.has(place)) this.retire(place);
    this.drawMarks(picture.marks);
  }
  retire(place) {
    const card = this.cards.get(place);
    this.cards.delete(place);
    card.element.hidden = true;
    card.isCurrent = null;
    const spare = this.free.get(card.page);
    if (spare) spare.push(card.element); else this.free.set(card.page, [card.element]);
    if (this.free.size > 48) {
      const [oldest, elements] = this.free.entries().next().value;
      elements.forEach(element => element.remove());
      this.free.delete(oldest);
    }
  }
  drawMarks(marks) {
    // Dots that grow come from the end of their row and go to it, so that all gaps stay as they are meanwhile.
    const row = this.strip.closest('.animated[data-style=scalingDots]') ? marks.filter(([key]) => key >= 0) : [];
    const before = this.row ?? [];
    this.row = row;
    marks.forEach(([key, x, y, width, height, color, text], order) => {
      let mark = this.marks.get(key);
      if (!mark) {
        mark = {element: make('div', {class: text == null ? 'mark' : 'mark words'})};
        this.marks.set(key, mark);
        this.strip.append(mark.element);
        if (row.length && before.length > 1 && key >= 0) {
          place(mark.element, endOf(before, key));
          mark.element.offsetWidth;
        }
      }
      const {style} = mark.element;
      place(mark.element, [x, y, width, height]);
      // Marks are drawn in their order, whenever each of them came.
      if (mark.order !== order) style.zIndex = mark.order = order;
      if (text == null) style.backgroundColor = color;
      else {
        style.color = color;
        if (mark.element.textContent !== text) mark.element.textContent = text;
      }
    });
    if (this.marks.size === marks.length) return;
    const seen = new Set(marks.map(([key]) => key));
    for (const [key, mark] of this.marks) {
      if (seen.has(key)) continue;
      this.marks.delete(key);
      if (row.length < 2 || key < 0) mark.element.remove();
      else {
        place(mark.element, endOf(row, key));
        setTimeout(() => mark.element.remove(), GROWING);
      }
    }
  }
}

// The indicator: rounded rectangles and texts where the engine says they are.
import {make, place, set} from './dom.js';

// The size of a target, in points (WCAG 2.5.8).
const TARGET = 24;
const middle = ([, x, , width]) => x + width / 2;

export class Marks {
  // `choose` handles dots. A slider stands for dots whose targets would be too close together.
  constructor({strip, slider, ground, choose, say}) {
    Object.assign(this, {strip, slider, ground, choose, say, marks: new Map()});
    slider?.addEventListener('click', ({offsetX, detail}) => {
      // A click without a pointer has no place.
      if (!detail) return;
      const x = offsetX + parseFloat(slider.style.left);
      const [key] = this.dots.reduce((near, dot) => Math.abs(middle(dot) - x) < Math.abs(middle(near) - x) ? dot : near);
      choose(key);
    });
  }
  fit({stripTop, stripHeight, isVertical}) {
    this.isClose = null;
    if (!this.slider) return;
    set(this.slider, 'aria-orientation', isVertical ? 'vertical' : null);
    Object.assign(this.slider.style, {top: stripTop + Math.min(0, stripHeight - TARGET) / 2 + 'px', height: Math.max(TARGET, stripHeight) + 'px'});
  }
  draw({marks, page, count, group, cards}) {
    const {slider, ground, choose, say} = this;
    const dots = this.dots = marks.filter(([key]) => choose && key >= 0);
    if (dots.length !== this.many) Object.assign(this, {many: dots.length, isClose: null});
    if (dots.length) this.isClose ??= !!slider && dots.some((dot, at) => at && Math.abs(middle(dot) - middle(dots[at - 1])) < TARGET);
    if (slider) {
      const isHidden = !dots.length || !this.isClose;
      if (isHidden && slider.getRootNode().activeElement === slider) ground.focus({preventScroll: true});
      slider.hidden = isHidden;
      if (!isHidden) this.slide(page, count, this.say('card', page * group + 1, cards));
    }
    const seen = new Set();
    marks.forEach(([key, x, y, width, height, color, text = ''], order) => {
      seen.add(key);
      let mark = this.marks.get(key);
      const isDot = choose && key >= 0;
      if (!mark) {
        const part = `mark${key >= 0 ? ' dot' : key % 2 ? '' : ' thumb'}`;
        // Marks that are hidden from assistive technology are not focusable.
        mark = isDot ? make('button', {type: 'button', part, onclick: () => choose(key)}) : make('div', {part});
        this.marks.set(key, mark);
        this.strip.append(mark);
      }
      if (isDot) {
        set(mark, 'aria-label', say('dot', key * group + 1));
        set(mark, 'aria-current', key === page ? 'true' : null);
        set(mark, 'tabindex', this.isClose || this.strip.ariaHidden ? '-1' : null);
        set(mark, 'aria-hidden', this.isClose ? 'true' : null);
      }
      place(mark, x, y, width, height);
      Object.assign(mark.style, {zIndex: order, color: text && color, backgroundColor: text ? '' : color});
      if (mark.textContent !== text) mark.textContent = text;
    });
    this.clear(seen);
  }
  slide(page, count, text) {
    const {slider, dots} = this;
    const [left, right] = [Math.min(...dots.map(([, x]) => x)), Math.max(...dots.map(([, x, , width]) => x + width))];
    Object.assign(slider.style, {left: left - TARGET / 2 + 'px', width: right - left + TARGET + 'px'});
    set(slider, 'aria-label', this.say('slider'));
    set(slider, 'aria-valuemax', String(count));
    set(slider, 'aria-valuenow', String(page + 1));
    set(slider, 'aria-valuetext', text);
  }
  clear(kept) {
    for (const [key, mark] of this.marks) {
      if (kept?.has(key)) continue;
      mark.remove();
      this.marks.delete(key);
    }
  }
}

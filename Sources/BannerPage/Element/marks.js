// The indicator: rounded rectangles at the engine's positions; `fraction` is a text.
import {make, place, set} from './dom.js';

export class Marks {
  constructor(strip) { Object.assign(this, {strip, marks: new Map()}); }
  draw({marks, page, count}, style, choose) {
    const seen = new Set();
    marks.forEach(([key, x, y, width, height, color], order) => {
      seen.add(key);
      let mark = this.marks.get(key);
      const isDot = choose && key >= 0 && style !== 'timerBar';
      if (!mark) {
        const part = `mark${key >= 0 ? ' dot' : key < -1 ? ' thumb' : ''}`;
        // Marks that are hidden from assistive technology are not focusable.
        mark = isDot ? make('button', {type: 'button', part, tabindex: this.strip.ariaHidden && '-1'}) : make('div', {part});
        if (isDot) mark.addEventListener('click', () => choose(key));
        this.marks.set(key, mark);
        this.strip.append(mark);
      }
      if (isDot) {
        set(mark, 'aria-label', `${key + 1} of ${count}`);
        set(mark, 'aria-current', key === page ? 'true' : null);
      }
      place(mark, x, y, width, height);
      mark.style.zIndex = order;
      if (style !== 'fraction') mark.style.backgroundColor = color;
      else {
        mark.style.color = color;
        const text = `${page + 1}/${count}`;
        if (mark.textContent !== text) mark.textContent = text;
      }
    });
    this.clear(seen);
  }
  clear(kept) {
    for (const [key, mark] of this.marks) {
      if (kept?.has(key)) continue;
      mark.remove();
      this.marks.delete(key);
    }
  }
}

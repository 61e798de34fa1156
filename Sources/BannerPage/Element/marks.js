// The indicator: rounded rectangles and texts where the engine says they are.
import {make, place, set} from './dom.js';

export class Marks {
  constructor(strip) { Object.assign(this, {strip, marks: new Map()}); }
  draw({marks, page, count}, choose) {
    const seen = new Set();
    marks.forEach(([key, x, y, width, height, color, text = ''], order) => {
      seen.add(key);
      let mark = this.marks.get(key);
      const isDot = choose && key >= 0;
      if (!mark) {
        const part = `mark${key >= 0 ? ' dot' : key % 2 ? '' : ' thumb'}`;
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
      Object.assign(mark.style, {zIndex: order, color: text && color, backgroundColor: text ? '' : color});
      if (mark.textContent !== text) mark.textContent = text;
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
